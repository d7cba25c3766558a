import { TriangleAlert } from "lucide-react";
import { useTexts } from "#texts";
import type { CategoryBreakdown, Coverage } from "../../lib/domains/scores/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Notice } from "../ui/notice.tsx";
import { failedSources, listOf } from "./coverage-table.tsx";
import { categoryName } from "./labels.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

type CoverageTexts = Texts<"scores.coverage">;

interface Props {
  parts: readonly Pick<CategoryBreakdown, "category" | "state">[];
  coverage: readonly Coverage[];
  chains: ChainNames;
  /** Another notice says what is not indexed yet. */
  isIndexing: boolean;
}

/** What the score lacks: categories never indexed, outdated ones, and truncated histories. */
export function CoverageNotice({ parts, coverage, chains, isIndexing }: Props) {
  const [t, categories] = [useTexts("scores.coverage"), useTexts("scores.categories")];
  const list = (words: readonly string[]) => listOf(t.language, words);
  const named = (state: string) =>
    parts.filter((part) => part.state === state).map((part) => categoryName(categories, part.category));
  const unavailable = isIndexing ? [] : named("unavailable");
  const stale = named("stale");
  const names = (rows: readonly Coverage[]) => [...new Set(rows.map((one) => chainName(chains, one.chainId)))];
  const lacking = coverage.filter(isLacking);
  const truncated = names(coverage.filter(isCut));
  const partlyRead = names(coverage.filter((one) => one.smartAccount));
  const isPending = coverage.some((one) => one.gaps?.some((gap) => gap === "pending" || gap === "behind"));
  const isWaiting = coverage.some((one) => one.state === "failed") || (partlyRead.length === 0 && !isPending);
  if (unavailable.length + stale.length + truncated.length + partlyRead.length + lacking.length === 0) return null;
  return (
    <Notice icon={TriangleAlert} title={titleOf(t, unavailable.length > 0, partlyRead.length > 0)}>
      {unavailable.length > 0 && <p>{t("unavailable", { categories: list(unavailable) })}</p>}
      {stale.length > 0 && isWaiting && (
        <p>{t("stale", { source: failedSources(t, coverage, chains), categories: list(stale) })}</p>
      )}
      {partlyRead.length > 0 && <p>{t("smart", { chains: list(partlyRead) })}</p>}
      {lacking.map((one) => (
        <p key={`${one.chainId} ${one.source} ${one.toBlock}`}>{lackOf(t, one, chainName(chains, one.chainId))}</p>
      ))}
      {truncated.length > 0 && <p>{t("cut", { chains: list(truncated) })}</p>}
    </Notice>
  );
}

const isLacking = (one: Coverage) =>
  one.unreadRows !== undefined || one.gaps !== undefined || one.missingBlocks !== undefined;
const isCut = (one: Coverage) => one.state === "truncated" && !one.smartAccount && !isLacking(one);

/** What an explorer lacks of a history, or nodes of a chain. */
function lackOf(t: CoverageTexts, { unreadRows, gaps = [], missingBlocks = [] }: Coverage, chain: string): string {
  const unread = unreadRows === undefined ? [] : [t("unread", { count: unreadRows })];
  const missing = missingBlocks.map(({ from, to }) =>
    from === to ? t("missingOne", { block: to }) : t("missing", { from, to }),
  );
  return [`${chain}:`, ...unread, ...gaps.map((gap) => t(`gaps.${gap}`)), ...missing].join(" ");
}

function titleOf(t: CoverageTexts, isPartial: boolean, isPartlyRead: boolean): string {
  if (isPartial) return t("partial");
  return isPartlyRead ? t("partlyRead") : t("outdated");
}
