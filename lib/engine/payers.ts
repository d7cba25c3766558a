import type { Model } from "./model-spec.ts";
import { MICRO, max } from "./numbers/amounts.ts";
import type { PricedPart } from "./priced-part.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { maySentTo } from "./sketch/recipients.ts";

/** Who paid, and what it was paid; amounts in millionths. */
interface Payer {
  address: string;
  /** Own transactions to it, native value, and value of priced tokens. */
  sent: number;
  out: bigint;
  paid: bigint;
  in: bigint;
  tokensSent: number;
}

/** What a payment must exceed to count, in millionths. */
export interface DustLimits {
  /** An incoming payment, and the same as a share of what the subject sent. */
  least: bigint;
  share: bigint;
  /** What a one-way payer paid, and did not get back. */
  oneWay: bigint;
}

/** The limit of one-way payers where a model does not say. */
const ONE_WAY = 50_000;

export function dustLimits({ spec: { merge } }: Model): DustLimits {
  return {
    least: BigInt(merge.dust),
    share: BigInt(merge.dustShare),
    oneWay: BigInt(merge.payerDust ?? ONE_WAY),
  };
}

/**
 * Count those who paid more than dust. Dust is a share of what the subject itself sent (`out`), and at least an absolute
 * amount: lowering a score by paying it from many addresses costs in proportion.
 */
export function countPayers(
  payers: Iterable<Readonly<Payer>>,
  out: bigint,
  { parts, dust: { least, share, oneWay } }: { parts: readonly PricedPart[]; dust: DustLimits },
): Pick<ScoreFacts, "senders" | "strangers" | "oneWayPayers"> {
  const dust = max((out * share) / MICRO, least);
  let senders = 0;
  let strangers = 0;
  let oneWayPayers = 0;
  // A payment back that is no longer held by address is seen by its bit alone.
  const isUnheld = (address: string) =>
    parts.some(({ facts }) => facts.outflows.sketched && maySentTo(facts.recipients, address));
  for (const { address, tokensSent, in: received, out: returned, paid, sent } of payers) {
    if (received > oneWay && returned + paid <= oneWay && !isUnheld(address)) oneWayPayers++;
    if (tokensSent === 0 && received <= dust) continue;
    senders++;
    if (sent === 0 && !parts.some(({ facts }) => maySentTo(facts.recipients, address))) strangers++;
  }
  return { senders, strangers, oneWayPayers };
}
