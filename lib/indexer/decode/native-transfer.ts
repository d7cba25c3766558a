import type { Scene } from "./types.ts";

/**
 * The transaction itself: `sent` or `failed` for its sender, `received` for whom its value reached, `created` for a
 * contract creation. The value of a creation reaches the contract.
 */
export function decodeNative({ transaction, emit }: Scene): void {
  const { from, to, value, method, success, contractAddress } = transaction;
  emit({
    logIndex: -1,
    wallet: from,
    kind: success ? "sent" : "failed",
    counterparty: to,
    amount: value,
    method,
  });
  if (!success) return;
  const receiver = to ?? contractAddress;
  if (value > 0n && receiver) {
    emit({ logIndex: -1, wallet: receiver, kind: "received", counterparty: from, amount: value });
  }
  if (contractAddress) emit({ logIndex: -1, wallet: from, kind: "created", counterparty: contractAddress });
}
