import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import type { Coverage } from "../../lib/domains/scores/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

type CoverageTexts = Texts<"scores.coverage">;

/** The failed sources as the subject of a sentence. */
export function failedSources(t: CoverageTexts, coverage: readonly Coverage[], chains: ChainNames): string {
  const failed = coverage.filter((one) => one.state === "failed").map((one) => chainName(chains, one.chainId));
  return failed.length === 0 ? t("aSource") : t("source", { chains: listOf(t.language, [...new Set(failed)]) });
}

/** Words as the subject of a sentence: "one, two, and three". */
export function listOf(language: Language, words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}

/** The blocks a score was computed from. */
export function CoverageTable({ coverage, chains }: { coverage: readonly Coverage[]; chains: ChainNames }) {
  const t = useTexts("scores.coverage");
  return (
    <DataTable
      caption={t("caption")}
      rows={coverage}
      columns={[
        {
          head: t("chain"),
          cell: ({ chainId, source, state, ...row }) => (
            <>
              {chainName(chains, chainId)}
              <span className="block text-sm text-ink-faint sm:hidden">
                <span className="break-all">{source}</span>
                <span className="block">{t(`states.${state}`)}</span>
                <span className="block">{attestationRange(t, row)}</span>
              </span>
            </>
          ),
        },
        {
          head: t("sourceHead"),
          className: "hidden sm:table-cell",
          cellClassName: "break-all text-ink-soft",
          cell: ({ source }) => source,
        },
        {
          head: t("blocks"),
          className: "text-right max-sm:pr-4 sm:text-left",
          cellClassName: "figures whitespace-nowrap text-ink-soft",
          cell: (row) => blockRange(t, row),
        },
        {
          head: t("final"),
          className: "hidden md:table-cell",
          cellClassName: "figures text-ink-soft",
          cell: ({ finalizedBlock }) => (finalizedBlock === null ? "–" : formatNumber(finalizedBlock, t.language)),
        },
        {
          head: t("state"),
          className: "hidden text-right sm:table-cell",
          cellClassName: "text-ink-soft",
          cell: ({ state, ...row }) => (
            <>
              {t(`states.${state}`)}
              <span className="block text-sm text-ink-faint">{attestationRange(t, row)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

function blockRange(t: CoverageTexts, { fromBlock, toBlock, state }: Coverage): string {
  // A wallet that is read once has no newest block.
  if (toBlock === null) return state === "ok" && fromBlock === 0 ? t("allRead") : t("noneYet");
  return t("blockRange", { from: fromBlock ?? 0, to: toBlock });
}

/** Which attestations are known; empty if all are. */
function attestationRange(t: CoverageTexts, { attestationsFrom: from }: Pick<Coverage, "attestationsFrom">): string {
  if (from === undefined) return "";
  return from === null ? t("noAttestations") : t("attestations", { block: from });
}
