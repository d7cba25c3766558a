import { DAY } from "./facts.ts";
import { currentModel, type Model, type SignalCode } from "./model.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { ActivityKind, Category } from "./types.ts";

/**
 * Which rows of `activity` show something, as plain data for a query over the subject's wallets: rows of these kinds,
 * with one of these counterparties (null: any), on these chains (null: any), with `from` ≤ at < `until` (unix seconds,
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

/**
 * The rows that show a risk signal; null where no transaction of the subject does.
 *
 * | code | rows |
 * |---|---|
 * | same_funder, star_funding, chain_funding | what the funder sent; for a star also what went back to it |
 * | fan_in | value and tokens received |
 * | pass_through | value in and out on and before the day with the most of it |
 * | round_trips | transfers to and from the address with the most of it |
 * | single_partner | transactions sent to that partner |
 * | burst_then_silence | transactions sent in the busiest days |
 * | failed_transactions | failed transactions |
 * | listed_contact | dealings with listed addresses |
 * | listed_self | none: the list itself is the evidence |
 */
export function signalEvidence(
  code: SignalCode,
  facts: ScoreFacts,
  model: Model = currentModel,
): EvidenceSelector | null {
  const { merge } = model.spec;
  switch (code) {
    case "same_funder":
      return facts.cluster && funded(facts.cluster);
    case "star_funding":
      return (
        facts.cluster && {
          ...any,
          kinds: ["sent", "received"],
          counterparties: [facts.cluster.funder],
          order: "newest",
          note: "dealing with the funder of the cluster",
        }
      );
    case "chain_funding":
      return facts.chain && funded(facts.chain);
    case "fan_in":
      return { ...any, kinds: ["received", "tokenIn"], order: "newest", note: "received from others" };
    case "pass_through":
      return facts.passedOnMost === null
        ? null
        : {
            ...any,
            kinds: ["received", "sent"],
            from: facts.passedOnMost - merge.passOnDays * DAY,
            until: facts.passedOnMost + DAY,
            order: "largest",
            note: "value that came in and left again",
          };
    case "round_trips":
      return facts.roundTripMost === null
        ? null
        : {
            ...any,
            kinds: ["received", "sent"],
            counterparties: [facts.roundTripMost],
            order: "largest",
            note: "value to and from the same address",
          };
    case "single_partner":
      return (
        facts.topPartner && {
          ...any,
          kinds: ["sent"],
          counterparties: [facts.topPartner.address],
          order: "newest",
          note: "sent to the most frequent counterparty",
        }
      );
    case "burst_then_silence":
      return (
        facts.busiest && {
          ...any,
          kinds: ["sent"],
          from: facts.busiest.from,
          until: facts.busiest.from + merge.burstDays * DAY,
          order: "oldest",
          note: "sent in the busiest days",
        }
      );
    case "failed_transactions":
      return { ...any, kinds: ["failed"], order: "newest", note: "failed" };
    case "listed_contact":
      return facts.listed.addresses.length === 0
        ? null
        : {
            ...any,
            kinds: ["sent", "received"],
            counterparties: facts.listed.addresses,
            order: "newest",
            note: "dealing with a listed address",
          };
    case "listed_self":
      return null;
    default:
      return code satisfies never;
  }
}

function funded(link: { chainId: number; funder: string }): EvidenceSelector {
  return {
    ...any,
    kinds: ["received"],
    chainId: link.chainId,
    counterparties: [link.funder],
    order: "oldest",
    note: "first funding",
  };
}

/**
 * The rows that show where a category's points come from; null where no transaction does (social is shown by
 * attestations, risk by {@link signalEvidence} of its signals).
 */
export function categoryEvidence(category: Category): EvidenceSelector | null {
  switch (category) {
    case "activity":
      return { ...any, kinds: ["sent"], order: "newest", note: "latest own transaction" };
    case "volume":
      return { ...any, kinds: ["sent"], order: "largest", note: "largest amount sent" };
    case "age":
      return { ...any, kinds: ["sent"], order: "oldest", note: "first own transaction" };
    case "diversity":
      return { ...any, kinds: ["sent"], order: "newest", note: "own transaction to a counterparty" };
    case "governance":
      return { ...any, kinds: ["vote", "delegate"], order: "newest", note: "vote or delegation" };
    case "loyalty":
      return { ...any, kinds: ["sent"], order: "oldest", note: "early own transaction" };
    case "social":
    case "risk":
      return null;
    default:
      return category satisfies never;
  }
}
