import { ApiError } from "../../lib/api/client.ts";
import type { WalletErrorReason } from "../wallet/errors.ts";
import { causeOf, causesOf, type Failure, failureOf, toFailure } from "../wallet/failure.ts";

/** What can go wrong with a transaction about a name, besides the errors of wallets. */
type NameErrorReason = Extract<
  WalletErrorReason,
  "noFunds" | "nodeDown" | "reverted" | "badAddress" | "unseen" | "slow"
>;

export class NameError extends Error {
  readonly reason: NameErrorReason;
  constructor(reason: NameErrorReason) {
    super(reason);
    this.name = "NameError";
    this.reason = reason;
  }
}

/** The failure of a transaction, from the button to the block. */
export function toNameFailure(thrown: unknown): Failure {
  if (thrown instanceof NameError) return failureOf(thrown.reason);
  const messages = messagesOf(thrown).join(" ");
  if (/insufficient (funds|balance)|out of gas: not enough/i.test(messages)) return failureOf("noFunds");
  if (/revert/i.test(messages)) return failureOf("reverted");
  if (causeOf(thrown, ApiError)?.code === "CHAIN_UNAVAILABLE") return failureOf("nodeDown");
  return toFailure(thrown);
}

function messagesOf(thrown: unknown): string[] {
  return causesOf(thrown).flatMap((one) => ("message" in one && typeof one.message === "string" ? [one.message] : []));
}
