import { type Family, grid } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address, openLedger } from "../ledger.ts";
import { nameCounts } from "../moves.ts";
import type { Attempt } from "../score.ts";

type Parameters = { days: number; daily: number; targets: number; names: number };

/** Farm one wallet, and transfer each name to it on the last day: a name that changed owner shows no points for a while. */
function transferNames({ names, days, ...rate }: Parameters, count: number): Attempt {
  const owners = Array.from({ length: Math.ceil(count / names) }, (_, n) => address("farmed owner", n));
  const ledger = openLedger(new Set(owners.slice(0, 1)));
  fundByContract(ledger, owners);
  for (const owner of owners) farm(ledger, owner, { every: 1, days, ...rate });
  const registry = address("name registry");
  for (let n = 0; n < count; n++) {
    const seller = address("seller of a name", n);
    ledger.send({ from: seller, to: registry, day: days - 0.5, method: "0x42842e0e", gas: "tokenTransfer" });
  }
  // The owner's only name is minted by itself, for no less than a transfer, and shows its points at once.
  const counts = names === 1 || nameCounts(days - 0.5, days);
  return { ledger, days, subjects: [counts ? owners.slice(0, 1) : []], identities: count };
}

export const nameTransfer: Family = {
  name: "name-transfer",
  title: "Name transfer: many names shown by one farmed owner in turn",
  plans: grid<Parameters>(
    { days: [28, 60, 90, 365], daily: [1, 3], targets: [10, 50, 200], names: [1, 1_000] },
    transferNames,
  ),
};
