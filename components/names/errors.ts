import { ApiError } from "../../lib/api/client.ts";
import { causeOf, causesOf, type Failure, toFailure } from "../wallet/failure.ts";

/** What can go wrong with a transaction about a name, besides the errors of wallets. */
export const nameErrors = {
  noFunds: {
    title: "Not enough funds in the wallet",
    text: "The balance is less than the amount and the network fee. Add funds, then try again.",
  },
  nodeDown: {
    title: "The network is not responding",
    text: "Its node is down or busy. Nothing was lost: try again in a moment.",
  },
  reverted: {
    title: "The contract rejected the transaction",
    text: "Somebody may have been faster, or the name has changed. Only the fee was spent. Reload the page of the name.",
  },
  badAddress: {
    title: "The address has a typing error",
    text: "Its letter case does not match its checksum. Close this and copy the address again.",
  },
  unseen: {
    title: "We have not indexed the block yet",
    text: "Your transaction is in it. Try again in a moment: nothing is sent twice.",
  },
  slow: {
    title: "The transaction is not in a block yet",
    text: "The network is slow, or the fee is low. The transaction stays sent: keep waiting, or close this and come back later.",
  },
} as const;

export class NameError extends Error {
  readonly reason: keyof typeof nameErrors;
  constructor(reason: keyof typeof nameErrors) {
    super(nameErrors[reason].title);
    this.name = "NameError";
    this.reason = reason;
  }
}

/** Describes an error of a transaction, from the button to the block. */
export function toNameFailure(thrown: unknown): Failure {
  if (thrown instanceof NameError) return { ...nameErrors[thrown.reason], signedOut: false };
  const messages = messagesOf(thrown).join(" ");
  if (/insufficient (funds|balance)|out of gas: not enough/i.test(messages)) {
    return { ...nameErrors.noFunds, signedOut: false };
  }
  if (/revert/i.test(messages)) return { ...nameErrors.reverted, signedOut: false };
  if (causeOf(thrown, ApiError)?.code === "CHAIN_UNAVAILABLE") return { ...nameErrors.nodeDown, signedOut: false };
  return toFailure(thrown);
}

function messagesOf(thrown: unknown): string[] {
  return causesOf(thrown).flatMap((one) => ("message" in one && typeof one.message === "string" ? [one.message] : []));
}
