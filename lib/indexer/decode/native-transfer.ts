import type { ChainTransaction } from "../../chain/types.ts";
import { codeRan } from "./code-ran.ts";
import type { DecoderInput } from "./types.ts";

/**
 * The transaction itself: `sent` or `failed` for its sender, `received` for each address that got value, `created` for a contract
 * creation. The new contract gets the value of a creation. A deposit has no sender on this chain, so its value is only received.
 */
export function decodeNative({ transaction, act, context, emit }: DecoderInput): void {
  const sender = act.actor;
  const { from, to, value, method, fee, success, contractAddress } = transaction;
  if (sender !== null) {
    const kind = success ? "sent" : "failed";
    const ran = success ? codeRan(transaction, context.baseTokens) : null;
    emit({ logIndex: -1, wallet: sender, kind, counterparty: to, amount: value, method, fee, ran });
  }
  if (!success) return;
  for (const [receiver, amount] of receivedBy(transaction)) {
    emit({ logIndex: -1, wallet: receiver, kind: "received", counterparty: from, amount });
  }
  if (contractAddress && sender !== null) {
    emit({ logIndex: -1, wallet: sender, kind: "created", counterparty: contractAddress });
  }
}

/** Who received value, and how much. */
function receivedBy({ to, value, calls, contractAddress }: ChainTransaction): Map<string, bigint> {
  const received = new Map<string, bigint>();
  for (const call of calls ?? [{ to, value }]) {
    const receiver = call.to ?? contractAddress;
    if (call.value > 0n && receiver) received.set(receiver, (received.get(receiver) ?? 0n) + call.value);
  }
  return received;
}
