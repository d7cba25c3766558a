import { TriangleAlert } from "lucide-react";
import { Notice } from "../ui/notice.tsx";
import { type Coverage, failedSources } from "./coverage-table.tsx";
import { categoryName } from "./labels.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

interface Props {
  parts: readonly { category: string; state: "ok" | "stale" | "unavailable" }[];
  coverage: readonly Coverage[];
  chains: ChainNames;
}

/** What the score lacks: categories never indexed, outdated ones, and truncated histories. */
export function CoverageNotice({ parts, coverage, chains }: Props) {
  const named = (state: string) =>
    parts.filter((part) => part.state === state).map((part) => categoryName(part.category));
  const chainsIn = (state: Coverage["state"]) => [
    ...new Set(coverage.filter((one) => one.state === state).map((one) => chainName(chains, one.chainId))),
  ];
  const unavailable = named("unavailable");
  const stale = named("stale");
  const truncated = chainsIn("truncated");
  if (unavailable.length + stale.length + truncated.length === 0) return null;
  return (
    <Notice
      icon={TriangleAlert}
      title={unavailable.length > 0 ? "This score is partial." : "Part of this score is out of date."}
    >
      {unavailable.length > 0 && (
        <p>{list(unavailable)} could not be indexed yet and count as 0. Until then, this wallet is not ranked.</p>
      )}
      {stale.length > 0 && (
        <p>
          {failedSources(coverage, chains)} is not responding. {list(stale)} keep their last known value until it does.
        </p>
      )}
      {truncated.length > 0 && (
        <p>The source of {list(truncated)} returned only part of the history. Earlier activity is not counted.</p>
      )}
    </Notice>
  );
}

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

function list(words: readonly string[]): string {
  return conjunction.format(words);
}
