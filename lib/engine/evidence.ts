import { DAY } from "./days.ts";
import { currentModel, type Model, type SignalCode } from "./model.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { ActivityKind, Category } from "./types.ts";

/**
 * Which rows of `activity` show something, as plain data for a query over the subject's wallets: rows of these kinds,
 * with one of these counterparties (null: any), on this chain (null: any), with `from` ≤ at < `until` (unix seconds,
 * null: unbounded), the first few in this order.
 */
export interface EvidenceSelector {
  kinds: readonly ActivityKind[];
  counterparties: readonly string[] | null;
  chainId: number | null;
  from: number | null;
  until: number | null;
  order: "oldest" | "newest" | "largest";
  /** What such a row shows, in words. */
  note: string;
}

const any = { counterparties: null, chainId: null, from: null, until: null } as const;

type FindEvidence = (facts: ScoreFacts, model: Model) => EvidenceSelector | null;

const bySignal: Record<SignalCode, FindEvidence> = {
  same_funder: ({ cluster }) => cluster && firstFunding(cluster),
  star_funding: ({ cluster }) =>
    cluster && {
      ...any,
      kinds: ["sent", "received"],
      counterparties: [cluster.funder],
      order: "newest",
      note: "dealing with the funder of the cluster",
    },
  chain_funding: ({ chain }) => chain && firstFunding(chain),
  fan_in: () => ({ ...any, kinds: ["received", "tokenIn"], order: "newest", note: "received from others" }),
  pass_through: ({ passedOnMost }, { spec }) =>
    passedOnMost === null
      ? null
      : {
          ...any,
          kinds: ["received", "sent"],
          from: passedOnMost - spec.merge.passOnDays * DAY,
          until: passedOnMost + DAY,
          order: "largest",
          note: "value that came in and left again",
        },
  round_trips: ({ roundTripMost }) =>
    roundTripMost === null
      ? null
      : {
          ...any,
          kinds: ["received", "sent"],
          counterparties: [roundTripMost],
          order: "largest",
          note: "value to and from the same address",
        },
  single_partner: ({ topPartner }) =>
    topPartner && {
      ...any,
      kinds: ["sent"],
      counterparties: topPartner.address === null ? null : [topPartner.address],
      order: "newest",
      note: "sent to the most frequent counterparty",
    },
  burst_then_silence: ({ busiest }, { spec }) =>
    busiest && {
      ...any,
      kinds: ["sent"],
      from: busiest.from,
      until: busiest.from + spec.merge.burstDays * DAY,
      order: "oldest",
      note: "sent in the busiest days",
    },
  failed_transactions: () => ({ ...any, kinds: ["failed"], order: "newest", note: "failed" }),
  listed_contact: ({ listed }) =>
    listed.addresses.length === 0
      ? null
      : {
          ...any,
          kinds: ["sent", "received"],
          counterparties: listed.addresses,
          order: "newest",
          note: "dealing with a listed address",
        },
  // The list itself is the evidence.
  listed_self: () => null,
};

function firstFunding(link: { chainId: number; funder: string }): EvidenceSelector {
  return {
    ...any,
    kinds: ["received"],
    chainId: link.chainId,
    counterparties: [link.funder],
    order: "oldest",
    note: "first funding",
  };
}

/** The rows that show a risk signal; null where no transaction of the subject does. */
export function signalEvidence(
  code: SignalCode,
  facts: ScoreFacts,
  model: Model = currentModel,
): EvidenceSelector | null {
  return bySignal[code](facts, model);
}

const byCategory: Record<Category, EvidenceSelector | null> = {
  activity: { ...any, kinds: ["sent"], order: "newest", note: "latest own transaction" },
  volume: { ...any, kinds: ["sent"], order: "largest", note: "largest amount sent" },
  age: { ...any, kinds: ["sent"], order: "oldest", note: "first own transaction" },
  diversity: { ...any, kinds: ["sent"], order: "newest", note: "own transaction to a counterparty" },
  governance: { ...any, kinds: ["vote", "delegate"], order: "newest", note: "vote or delegation" },
  loyalty: { ...any, kinds: ["sent"], order: "oldest", note: "early own transaction" },
  // Attestations show it.
  social: null,
  // Its signals show it.
  risk: null,
};

/** The rows that show where a category's points come from; null where no transaction does. */
export function categoryEvidence(category: Category): EvidenceSelector | null {
  return byCategory[category];
}
