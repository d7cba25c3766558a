import { any, categoryRows, type EvidenceSelector } from "./categories.ts";
import { currentModel } from "./model.ts";
import type { Model, SignalCode } from "./model-spec.ts";
import { DAY } from "./numbers/days.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { Category } from "./types.ts";

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
  // The other wallets of the cluster are.
  alike: () => ({ ...any, kinds: ["sent"], order: "newest", note: "what the cluster's wallets do alike" }),
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

/** The rows that show where a category's points come from; null where no transaction does. */
export function categoryEvidence(category: Category): EvidenceSelector | null {
  return categoryRows[category].evidence;
}
