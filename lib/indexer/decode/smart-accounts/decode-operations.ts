import { addToCount } from "../../../core/counts.ts";
import { callsThatRan } from "../code-ran.ts";
import type { DecoderInput } from "../types.ts";
import type { CheckedOperation } from "./block-operations.ts";
import { claimedValue, methodOfCall } from "./operation.ts";

/**
 * What the accounts of a transaction did: `sent` for each call, one `sent` without a counterparty if the calls cannot be read, or
 * `failed`. The log index is the row's position among those of the account and transaction. The first row of an operation has its fee.
 */
export function decodeOperations({ emit, context }: DecoderInput, operations: readonly CheckedOperation[]): void {
  const positions = new Map<string, number>();
  const position = (account: string) => addToCount(positions, account, 1) - 1;
  for (const operation of operations) {
    const { account, success, calls, isPaid, fee } = operation;
    const kind = success ? "sent" : "failed";
    const [first] = calls ?? [];
    if (!success || !calls || !first) {
      const method = first ? methodOfCall(first) : null;
      const counterparty = first?.to ?? null;
      emit({ logIndex: position(account), wallet: account, kind, counterparty, amount: 0n, method, fee });
      continue;
    }
    const ran = callsThatRan(operation, context.baseTokens);
    for (const [i, call] of calls.entries()) {
      emit({
        logIndex: position(account),
        wallet: account,
        kind,
        counterparty: call.to,
        amount: isPaid ? call.value : 0n,
        method: methodOfCall(call),
        fee: i === 0 ? fee : 0n,
        ran: ran[i] ?? null,
      });
    }
  }
}

/** Native currency that the account sent along in an operation, for its trades. */
export function paidValue(operation: CheckedOperation): bigint {
  return operation.isPaid ? claimedValue(operation) : 0n;
}
