import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/client.ts";
import { WalletFault, walletFaults } from "../wallet/faults.ts";
import { NamesFault, namesFaults, namesRefusalOf } from "./faults.ts";

const refused = (status: number, code: string, message: string) =>
  new ApiError({ status, code, message, requestId: null, retryAfter: null });

test.each([
  [
    "too little money, in the words of a node",
    new Error("insufficient funds for gas * price + value"),
    namesFaults.noFunds,
  ],
  [
    "the same, wrapped by a wallet",
    Object.assign(new Error("Internal JSON-RPC error."), { data: { message: "Insufficient funds" } }),
    namesFaults.noFunds,
  ],
  [
    "a contract's refusal",
    refused(400, "INVALID_REQUEST", "The node refuses it: execution reverted"),
    namesFaults.reverted,
  ],
  ["a node that is down", refused(503, "CHAIN_UNAVAILABLE", "Chain 1 cannot be asked now"), namesFaults.nodeDown],
  ["a fault of this page", new NamesFault("slow"), namesFaults.slow],
  ["a fault of the wallet", new WalletFault("otherAccount"), walletFaults.otherAccount],
])("%s has a sentence and a way on", (_, thrown, { title, text }) => {
  expect(namesRefusalOf(thrown)).toEqual({ title, text, signedOut: false });
});

test("a declined request says that nothing was signed", () => {
  expect(namesRefusalOf({ code: 4001, message: "User rejected the request." })).toMatchObject({
    title: "You declined the request",
  });
});

test("a session that ended is told, so that one can sign in again", () => {
  expect(namesRefusalOf(refused(401, "UNAUTHORIZED", "Sign in."))).toMatchObject({ signedOut: true });
});

test("what the service refuses is told in its words, with every detail", () => {
  const thrown = new ApiError({
    status: 403,
    code: "NOT_ELIGIBLE",
    message: "The name cannot be minted.",
    details: [{ path: "name", message: "Another wallet has reserved the name." }],
    requestId: null,
    retryAfter: null,
  });
  expect(namesRefusalOf(thrown).text).toBe("The name cannot be minted. Another wallet has reserved the name.");
});
