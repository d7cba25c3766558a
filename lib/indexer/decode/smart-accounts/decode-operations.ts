import type { Scene } from "../types.ts";
import type { CheckedOperation } from "./block-operations.ts";
import { claimedValue, methodOfCall } from "./operation.ts";

/**
 * What the accounts of a transaction did: `sent` for each call, or one without a counterparty where the calls cannot be
 * read, or `failed`. Their log index is the row's position among those of the account and transaction.
 */
export function decodeOperations({ emit }: Scene, operations: readonly CheckedOperation[]): void {
  const positions = new Map<string, number>();
  const position = (account: string): number => {
    const next = positions.get(account) ?? 0;
    positions.set(account, next + 1);
    return next;
  };
  for (const { account, success, calls, isPaid } of operations) {
    const kind = success ? "sent" : "failed";
    const [first] = calls ?? [];
    if (!success || !calls || !first) {
      const method = first ? methodOfCall(first) : null;
      emit({ logIndex: position(account), wallet: account, kind, counterparty: first?.to ?? null, amount: 0n, method });
      continue;
    }
    for (const call of calls) {
      emit({
        logIndex: position(account),
        wallet: account,
        kind,
        counterparty: call.to,
        amount: isPaid ? call.value : 0n,
        method: methodOfCall(call),
      });
    }
  }
}

/** Native currency that the account sent along in an operation, for its trades. */
export function paidValue(operation: CheckedOperation): bigint {
  return operation.isPaid ? claimedValue(operation) : 0n;
}
