import { FULL_WEIGHT, issuerWeights, type SocialInput, type Vouch } from "../../../lib/engine/index.ts";
import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address } from "../ledger.ts";

type Source = "none" | "ring" | "bribed" | "deceived";
type Parameters = { source: Source; seeds: number; days: number; targets: number };

/** Points that each forged issuer is taken to have of its own: the most that counts, in the attacker's favour. */
const OWN_POINTS = 500;
const RING = 20;

/**
 * Who vouches for the wallets. `ring`: 20 issuers attest each other and every wallet. `deceived`: a seed attested one of
 * the ring. `bribed`: seeds attest every wallet.
 */
function vouchesFor(wallets: readonly string[], { source, seeds }: Parameters) {
  const trusted = Array.from({ length: Math.max(1, seeds) }, (_, n) => address("seed", n));
  const ring = source === "ring" || source === "deceived" ? issuersOfRing() : [];
  const issuers = source === "bribed" ? trusted : ring;
  const vouches: Vouch[] = issuers.flatMap((issuer) => [...ring, ...wallets].map((subject) => ({ issuer, subject })));
  if (source === "deceived") {
    vouches.push(...trusted.flatMap((issuer) => ring.slice(0, 1).map((subject) => ({ issuer, subject }))));
  }
  return { trusted: new Set(trusted), issuers, vouches };
}

function issuersOfRing(): string[] {
  return Array.from({ length: RING }, (_, n) => address("ring issuer", n));
}

/** The weights that the issuers have: every wallet is attested by all of them. */
function socialOf(wallets: readonly string[], parameters: Parameters): SocialInput[] {
  const { trusted, issuers, vouches } = vouchesFor(wallets, parameters);
  const points = new Map(issuers.map((issuer) => [issuer, OWN_POINTS]));
  const weights = issuerWeights({ seeds: trusted, vouches, points });
  return issuers.flatMap((issuer) => {
    const weight = Math.min(FULL_WEIGHT, weights.get(issuer) ?? 0);
    return weight > 0 ? [{ issuer, weight }] : [];
  });
}

function attestAndFarm(parameters: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  const { source, seeds, days, targets } = parameters;
  fundByContract(ledger, wallets);
  for (const wallet of wallets) farm(ledger, wallet, { days, daily: 1, every: 1, targets });
  if (source === "bribed") ledger.bill.bribes += seeds * count;
  // The ring's issuers need points of their own to count.
  const forged = source === "ring" || source === "deceived" ? issuersOfRing() : [];
  for (const issuer of forged) farm(ledger, issuer, { days: 60, daily: 1, every: 1, targets: 50 });
  return attempt(days, { social: socialOf(wallets, parameters) });
}

const modest = { days: 90, targets: 20 };
const without = () => attestAndFarm({ ...modest, source: "none", seeds: 1 }, 1);
const compare = (label: string, source: Source, seeds: number) => ({
  label,
  without,
  with: () => attestAndFarm({ ...modest, source, seeds }, 1),
});

export const attestations: Family = {
  name: "attestations",
  title: "Attestation rings, bribed and deceived seeds",
  plans: grid<Parameters>(
    { source: ["ring", "bribed", "deceived"], seeds: [1, 5], days: [28, 60, 90, 365], targets: [10, 50] },
    attestAndFarm,
  ),
  gains: [
    compare("ring of 20 that no seed attested", "ring", 1),
    compare("ring of 20, one of them attested by a deceived seed", "deceived", 1),
    compare("one bribed seed", "bribed", 1),
  ],
  measures: [
    {
      label: "one bribed seed vouches for 1,000: gained by each",
      unit: "points",
      value: (score) =>
        score(attestAndFarm({ ...modest, source: "bribed", seeds: 1 }, 1_000)) -
        score(attestAndFarm({ ...modest, source: "none", seeds: 1 }, 1_000)),
    },
  ],
};
