import { type CategoryState, categories, type ScoreFacts } from "../../lib/engine/index.ts";
import type { Category } from "../../lib/engine/types.ts";

export const address = (n: number): string => `0x${n.toString(16).padStart(40, "0")}`;

export function allStates(state: CategoryState): Record<Category, CategoryState> {
  // Every category is a key, by construction.
  return Object.fromEntries(categories.map((name) => [name, state])) as Record<Category, CategoryState>;
}

const subject = address(0xa11ce);
const start = 1_600_000_000;
const day = 86_400;

/** The facts of a busy, honest subject with a little of everything. */
export function sampleFacts(changes: Partial<ScoreFacts> = {}): ScoreFacts {
  return {
    version: 1,
    subject,
    wallets: [subject],
    asOf: { "1": Math.floor(start / day) * day + 700 * day },
    states: allStates("ok"),
    sent: 240,
    sentToOwn: 3,
    failed: 6,
    contractsCreated: 1,
    firstSentAt: start,
    lastSentAt: start + 695 * day,
    activeDays: 120,
    activeMonths: 20,
    activeChains: 1,
    counterparties: 45,
    contracts: 18,
    returned: 21,
    tokensMoved: 6,
    collections: 2,
    swaps: 30,
    pools: 3,
    votes: 7,
    delegations: 1,
    governors: 1,
    volume: "84000000",
    grossVolume: "120500000",
    valueIn: "150000000",
    valueOut: "120500000",
    received: 31,
    senders: 9,
    strangers: 4,
    passedOn: "20000000",
    passedOnMost: Math.floor(start / day) * day + 30 * day,
    roundTrip: "15000000",
    roundTripMost: address(0xb0b),
    topPartner: { address: address(0xca11), sent: 60 },
    busiest: { sent: 25, from: Math.floor(start / day) * day + 100 * day },
    cluster: { chainId: 1, wallet: subject, funder: address(0xf), size: 3, sentToFunder: 1 },
    chain: { chainId: 1, wallet: subject, funder: address(0xf), length: 2 },
    listed: { listsHash: `0x${"cd".repeat(32)}`, contacts: 1, addresses: [address(0xbad)], self: null },
    social: [
      { issuer: address(0x51), weight: 400 },
      { issuer: address(0x52), weight: 900 },
    ],
    ...changes,
  };
}

/** The facts of a subject that has only begun: two transactions to one address on one day. */
export function beginnerFacts(changes: Partial<ScoreFacts> = {}): ScoreFacts {
  return sampleFacts({
    sent: 2,
    sentToOwn: 0,
    failed: 0,
    activeDays: 1,
    activeMonths: 1,
    counterparties: 1,
    contracts: 0,
    returned: 0,
    votes: 0,
    delegations: 0,
    social: [],
    ...changes,
  });
}
