import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/client.ts";
import { WalletError } from "../wallet/errors.ts";
import { NameError, toNameFailure } from "./errors.ts";

const refused = (status: number, code: string, message: string) =>
  new ApiError({ status, code, message, requestId: null, retryAfter: null });

test.each([
  ["too little money, in the words of a node", new Error("insufficient funds for gas * price + value"), "noFunds"],
  [
    "the same, wrapped by a wallet",
    Object.assign(new Error("Internal JSON-RPC error."), { data: { message: "Insufficient funds" } }),
    "noFunds",
  ],
  ["a contract's failure", refused(400, "INVALID_REQUEST", "The node refuses it: execution reverted"), "reverted"],
  ["a node that is down", refused(503, "CHAIN_UNAVAILABLE", "Chain 1 cannot be asked now"), "nodeDown"],
  ["a fault of this page", new NameError("slow"), "slow"],
  ["a fault of the wallet", new WalletError("otherAccount"), "otherAccount"],
])("%s has a sentence and a way on", (_, thrown, reason) => {
  expect(toNameFailure(thrown)).toEqual({ reason, said: null, seconds: 0, signedOut: false });
});

test("a declined request says that nothing was signed", () => {
  expect(toNameFailure({ code: 4001, message: "User rejected the request." })).toMatchObject({
    reason: "declined",
  });
});

test("an ended session is shown, so that the user can sign in again", () => {
  expect(toNameFailure(refused(401, "UNAUTHORIZED", "Sign in."))).toMatchObject({ signedOut: true });
});

test("a refusal is shown in the service's words, with every detail", () => {
  const thrown = new ApiError({
    status: 403,
    code: "NOT_ELIGIBLE",
    message: "The name cannot be minted.",
    details: [{ path: "name", message: "Another wallet has reserved the name." }],
    requestId: null,
    retryAfter: null,
  });
  expect(toNameFailure(thrown).said).toBe("The name cannot be minted. Another wallet has reserved the name.");
});
