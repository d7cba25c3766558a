import { ApiError } from "../../lib/api/client.ts";
import { causeOf, causesOf, type Failure, toFailure } from "../wallet/failure.ts";

/** What can go wrong with a name beside what can with any wallet: what it is called, and the way on. */
export const nameErrors = {
  noFunds: {
    title: "Not enough funds in the wallet",
    text: "It holds less than what is sent along and the network’s fee. Add some to it, then try again.",
  },
  nodeDown: {
    title: "The network is not responding",
    text: "The node that was asked is down or busy. Nothing was lost: try again in a moment.",
  },
  reverted: {
    title: "The contract rejected the transaction",
    text: "Somebody may have been faster, or the name has changed meanwhile. Nothing but the fee was spent. Look at the name again.",
  },
  badAddress: {
    title: "The address has a typing error",
    text: "The letter case of an address is a check of its digits, and this one does not match. Close this and copy it again.",
  },
  unseen: {
    title: "We have not indexed the block yet",
    text: "Your transaction is in it, and counts. Try again in a moment: nothing is sent twice.",
  },
  slow: {
    title: "The transaction is not in a block yet",
    text: "The network is slow, or the fee is low. The transaction stays sent: wait on, or close this and look again later.",
  },
} as const;

export class NameError extends Error {
  readonly fault: keyof typeof nameErrors;
  constructor(fault: keyof typeof nameErrors) {
    super(nameErrors[fault].title);
    this.name = "NameError";
    this.fault = fault;
  }
}

/** Whatever was thrown on the way from a button to a block, as something to say. */
export function toNameFailure(thrown: unknown): Failure {
  if (thrown instanceof NameError) return { ...nameErrors[thrown.fault], signedOut: false };
  const told = messagesOf(thrown).join(" ");
  if (/insufficient (funds|balance)|out of gas: not enough/i.test(told)) {
    return { ...nameErrors.noFunds, signedOut: false };
  }
  if (/revert/i.test(told)) return { ...nameErrors.reverted, signedOut: false };
  if (causeOf(thrown, ApiError)?.code === "CHAIN_UNAVAILABLE") return { ...nameErrors.nodeDown, signedOut: false };
  return toFailure(thrown);
}

function messagesOf(thrown: unknown): string[] {
  return causesOf(thrown).flatMap((one) => ("message" in one && typeof one.message === "string" ? [one.message] : []));
}
