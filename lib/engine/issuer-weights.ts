import { ONE, ramp, times } from "./numbers/fixed-point.ts";

/** One subject vouched for another by an attestation that holds. */
export interface Vouch {
  issuer: string;
  subject: string;
}

/**
 * How trust propagates along attestations. Shares are parts per million. These constants are not part of the model: weights
 * are facts, given to it.
 */
export const trustRules = {
  /** The share of its own reach that an issuer passes on, divided among all it vouches for. */
  passedOn: 500_000,
  /** Above this number of vouches, each of them weighs less. */
  heardVouches: 20,
  /** The same for a seed: whoever bribes or deceives one gets less than a point from each of a thousand vouches. */
  seedVouches: 10,
  /** From this number of points, without social, an issuer counts in full. */
  fullPoints: 500,
  /** Most steps that trust propagates. What is left after them is less than a millionth. */
  rounds: 64,
} as const;

/** Weight of an issuer that is fully trusted, permille. */
export const FULL_WEIGHT = 1_000;

/**
 * The weight of each issuer in permille (1 to {@link FULL_WEIGHT}); an issuer without an entry has none. Trust starts at
 * the seeds, which count in full for up to ten subjects, and flows along vouches, as in EigenTrust (Kamvar, Schlosser, Garcia-Molina, 2003): an
 * issuer divides half of its reach among those it vouches for. So all others together have at most the trust of the seeds,
 * and a ring without a vouch from outside has none. `points` are the issuers' own, without social: an issuer
 * without activity has no weight. Pure and exact: the order of the input changes nothing.
 */
export function issuerWeights(input: {
  seeds: ReadonlySet<string>;
  vouches: readonly Vouch[];
  points: ReadonlyMap<string, number>;
}): Map<string, number> {
  const vouchedFor = subjectsByIssuer(input.vouches);
  const reach = propagateTrust(input.seeds, vouchedFor);
  const weights = new Map<string, number>();
  for (const subject of [...reach.keys()].sort()) {
    const vouches = vouchedFor.get(subject)?.size ?? 0;
    if (input.seeds.has(subject)) {
      const divided = Math.floor((FULL_WEIGHT * trustRules.seedVouches) / Math.max(trustRules.seedVouches, vouches));
      weights.set(subject, Math.max(1, divided));
      continue;
    }
    const heard = ramp(input.points.get(subject) ?? 0, { from: 0, to: trustRules.fullPoints });
    const spared = Math.floor((ONE * trustRules.heardVouches) / Math.max(trustRules.heardVouches, vouches));
    const weight = Math.floor((FULL_WEIGHT * times(reach.get(subject) ?? 0, heard, spared)) / ONE);
    if (weight > 0) weights.set(subject, weight);
  }
  return weights;
}

/** Vouching twice for the same subject is vouching once, and for oneself not at all. */
function subjectsByIssuer(vouches: readonly Vouch[]): Map<string, Set<string>> {
  const byIssuer = new Map<string, Set<string>>();
  for (const { issuer, subject } of vouches) {
    if (issuer === subject) continue;
    const subjects = byIssuer.get(issuer) ?? new Set();
    subjects.add(subject);
    byIssuer.set(issuer, subjects);
  }
  return byIssuer;
}

/** The share of full trust that reaches each subject, in parts per million. It only rises from round to round. */
function propagateTrust(seeds: ReadonlySet<string>, vouchedFor: ReadonlyMap<string, Set<string>>): Map<string, number> {
  let reach = new Map([...seeds].map((seed) => [seed, ONE]));
  for (let round = 0; round < trustRules.rounds; round++) {
    const next = new Map([...seeds].map((seed) => [seed, ONE]));
    for (const [issuer, subjects] of vouchedFor) {
      const each = Math.floor(times(reach.get(issuer) ?? 0, trustRules.passedOn) / subjects.size);
      if (each === 0) continue;
      for (const subject of subjects) next.set(subject, Math.min(ONE, (next.get(subject) ?? 0) + each));
    }
    const settled = next.size === reach.size && [...next].every(([subject, share]) => reach.get(subject) === share);
    reach = next;
    if (settled) break;
  }
  return reach;
}
