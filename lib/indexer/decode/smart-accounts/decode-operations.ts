import { addToCount } from "../../../core/counts.ts";
import { callsThatRan } from "../code-ran.ts";
import type { DecoderInput } from "../types.ts";
import type { CheckedOperation } from "./block-operations.ts";
import { MOST_CALLS, methodOfCall } from "./operation.ts";

/**
 * What the accounts of a transaction did: `sent` for each call and each further payment, one `sent` without a counterparty if neither can
 * be read, or `failed`. The log index is the row's position among those of the account and transaction. The first row of an operation has
 * its fee.
 */
export function decodeOperations({ emit, context }: DecoderInput, operations: readonly CheckedOperation[]): void {
  const positions = new Map<string, number>();
  const position = (account: string) => addToCount(positions, account, 1) - 1;
  for (const operation of operations) {
    const { account, success, calls, fee } = operation;
    const [first] = calls ?? [];
    const unknown = { counterparty: first?.to ?? null, amount: 0n, method: first ? methodOfCall(first) : null };
    const acts = success ? actsOf(operation, context.baseTokens) : [];
    for (const [i, act] of (acts.length > 0 ? acts : [unknown]).entries()) {
      const kind = success ? "sent" : "failed";
      emit({ ...act, logIndex: position(account), wallet: account, kind, fee: i === 0 ? fee : 0n });
    }
  }
}

function actsOf(operation: CheckedOperation, baseTokens: ReadonlySet<string>) {
  const { calls, paid, others } = operation;
  const ran = callsThatRan(operation, baseTokens);
  const ofCalls = (calls ?? []).map((call, i) => ({
    counterparty: call.to,
    amount: paid[i] ?? 0n,
    method: methodOfCall(call),
    ran: ran[i] ?? null,
  }));
  const further = others.map(({ to, wei }) => ({ counterparty: to, amount: wei, method: null, ran: null }));
  return [...ofCalls, ...further].slice(0, MOST_CALLS);
}

/** Native currency that the account sent along in an operation, for its trades. */
export function paidValue({ paid }: CheckedOperation): bigint {
  return paid.reduce((sum, wei) => sum + wei, 0n);
}
