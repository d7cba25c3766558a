import { MICRO } from "./amounts.ts";
import { pairOf, splitPair } from "./fold.ts";
import type { MergePart } from "./score-facts.ts";
import type { WalletFacts } from "./wallet-facts.ts";

interface Tracker {
  own: ReadonlySet<string>;
  dustShare: bigint;
  onChange: (address: string, by: 1 | -1) => void;
}

/** One wallet's senders of more than dust, by token that the wallet moved itself. */
interface Part {
  facts: WalletFacts;
  senders: Map<string, Set<string>>;
}

/**
 * Track the senders of more than dust of a token that the subject's wallet moved itself. Dust of a token is a share of
 * what the wallet moved of it, since units of different tokens have no common worth. `onChange` is called for each address
 * with 1 where it became such a sender of one more token, with −1 where it ceased to be one.
 */
export function trackTokenSenders(
  parts: readonly MergePart[],
  own: ReadonlySet<string>,
  dustShare: bigint,
  onChange: Tracker["onChange"],
): { refresh(token: string, other: string): void } {
  const tracker = { own, dustShare, onChange };
  const tracked: Part[] = parts.map(({ facts }) => ({ facts, senders: new Map() }));
  for (const part of tracked) {
    for (const key of part.facts.tokenSenders.entries.keys()) readSender(tracker, part, ...splitPair(key));
  }
  return {
    refresh(token, other) {
      for (const part of tracked) {
        if (!part.senders.has(token)) openToken(tracker, part, token);
        else for (const sender of [...(part.senders.get(token) ?? [])]) readSender(tracker, part, token, sender);
        readSender(tracker, part, token, other);
      }
    },
  };
}

/** Where the wallet has just moved a token for the first time, all who sent it count. */
function openToken(tracker: Tracker, part: Part, token: string): void {
  if (!part.facts.tokens.entries.has(token)) return;
  for (const key of part.facts.tokenSenders.entries.keys()) {
    const [of, sender] = splitPair(key);
    if (of === token) readSender(tracker, part, token, sender);
  }
}

function readSender({ own, dustShare, onChange }: Tracker, part: Part, token: string, address: string): void {
  const { tokens, tokenSenders } = part.facts;
  const moved = tokens.entries.get(token);
  if (own.has(address)) return;
  const known = part.senders.get(token) ?? new Set();
  if (moved) part.senders.set(token, known);
  const units = moved ? (tokenSenders.entries.get(pairOf(token, address)) ?? 0n) : 0n;
  const isSender = moved !== undefined && units > (moved.units * dustShare) / MICRO;
  if (isSender !== known.has(address)) onChange(address, isSender ? 1 : -1);
  if (isSender) known.add(address);
  else known.delete(address);
}
