import { dailyActivity, plural, sendTo } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { saturate } from "../fixed-point.ts";
import type { CategoryRow } from "./category-row.ts";

/** The value that a wallet sends. */
export const volume: CategoryRow = {
  label: "Volume",
  // Tokens with a price add volume.
  sources: ["transactions", "tokens"],
  curve: (facts, spec) => saturate(BigInt(facts.volume), spec.volume.value),
  inputs: (facts) => ({ volume: units(facts.volume), volumeUncapped: units(facts.grossVolume) }),
  evidence: { ...any, kinds: ["sent"], order: "largest", note: "largest amount sent" },
  steps: [
    {
      words: (n) =>
        plural(
          n,
          "Pay one more address (1 unit of native currency counts in full, less counts in part)",
          "Pay # more addresses (1 unit of native currency each counts in full, less counts in part)",
        ),
      apply: (facts, n) => sendTo(facts, n, 1_000_000n),
    },
  ],
  combined: dailyActivity.alone,
};

/** Millionths of a reference unit as a decimal number of units. */
function units(micro: string): string {
  const digits = micro.padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0+$/, "");
  return digits.slice(0, -6) + (fraction ? `.${fraction}` : "");
}
