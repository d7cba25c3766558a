import { MICRO } from "./amounts.ts";
import type { MergePart } from "./score-facts.ts";
import type { TokenFacts, WalletFacts } from "./wallet-facts.ts";

/** One token that a wallet moved itself: what it paid to each address, and the senders of more than dust. */
interface MovedToken {
  facts: TokenFacts;
  paid: Map<string, bigint>;
  moved: bigint;
  senders: Map<string, bigint>;
}

interface Tracker {
  own: ReadonlySet<string>;
  dustShare: bigint;
  onChange: (address: string, by: 1 | -1) => void;
}

interface Part {
  facts: WalletFacts;
  tokens: Map<string, MovedToken>;
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
  const tracked: Part[] = parts.map(({ facts }) => ({ facts, tokens: new Map() }));
  for (const part of tracked) for (const address in part.facts.tokens) openToken(tracker, part, address);
  return {
    refresh(address, other) {
      for (const part of tracked) {
        const token = part.tokens.get(address);
        if (token) refreshToken(tracker, token, other);
        else openToken(tracker, part, address);
      }
    },
  };
}

function openToken(tracker: Tracker, part: Part, address: string): void {
  const facts = part.facts.tokens[address];
  if (!facts || facts.out === 0) return;
  const token: MovedToken = { facts, paid: new Map(), moved: 0n, senders: new Map() };
  part.tokens.set(address, token);
  for (const to in facts.paid) readPaid(token, to);
  for (const from in facts.from) readSender(tracker, token, from);
}

function refreshToken(tracker: Tracker, token: MovedToken, other: string): void {
  readPaid(token, other);
  const dust = dustOf(token, tracker.dustShare);
  // Dust only grows: besides the other side, only present senders may have become too small.
  for (const [sender, units] of token.senders) if (units <= dust) readSender(tracker, token, sender);
  readSender(tracker, token, other);
}

function dustOf(token: MovedToken, dustShare: bigint): bigint {
  return (token.moved * dustShare) / MICRO;
}

function readPaid(token: MovedToken, address: string): void {
  const units = BigInt(token.facts.paid[address] ?? 0);
  token.moved += units - (token.paid.get(address) ?? 0n);
  token.paid.set(address, units);
}

function readSender({ own, dustShare, onChange }: Tracker, token: MovedToken, address: string): void {
  if (own.has(address)) return;
  const units = token.facts.out > 0 ? BigInt(token.facts.from[address] ?? 0) : 0n;
  const isSender = units > dustOf(token, dustShare);
  if (isSender !== token.senders.has(address)) onChange(address, isSender ? 1 : -1);
  if (isSender) token.senders.set(address, units);
  else token.senders.delete(address);
}
