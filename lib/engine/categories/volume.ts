import { dailyActivity, plural, sendTo } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { decimal } from "../numbers/amounts.ts";
import { saturate } from "../numbers/fixed-point.ts";
import { trustedPart, weighCurve } from "../weighed.ts";
import type { CategoryRow } from "./category-row.ts";

/** The value that a wallet sends. */
export const volume: CategoryRow = {
  label: "Volume",
  // Tokens with a price add volume.
  sources: ["transactions", "tokens"],
  curve(facts, spec) {
    const all = saturate(BigInt(facts.volume), spec.volume.value);
    const trusted = trustedPart(facts, spec);
    return trusted ? weighCurve(all, saturate(trusted.volume, spec.volume.value), trusted.floor) : all;
  },
  inputs(facts, spec) {
    const trusted = trustedPart(facts, spec);
    return {
      volume: units(facts.volume),
      ...(trusted && { volumeTrusted: units(trusted.volume) }),
      volumeUncapped: units(facts.grossVolume),
    };
  },
  evidence: { ...any, kinds: ["sent"], order: "largest", note: "largest amount sent" },
  steps: [
    {
      words: (n, { trustedVolume }) =>
        trustedVolume === undefined
          ? plural(
              n,
              "Pay one more address (1 unit of native currency counts in full, less counts in part)",
              "Pay # more addresses (1 unit of native currency each counts in full, less counts in part)",
            )
          : plural(
              n,
              "Pay one more address 1 unit of native currency (it counts for more where payment trust reaches the address)",
              "Pay # more addresses 1 unit of native currency each (it counts for more where payment trust reaches the address)",
            ),
      apply: (facts, n) => sendTo(facts, n, 1_000_000n),
    },
  ],
  combined: dailyActivity.alone,
};

/** Millionths of a reference unit as a decimal number of units. */
const units = (micro: bigint | string): string => decimal(micro, 6);
