import {
  ResourceUnavailableRpcError,
  SwitchChainError,
  UnauthorizedProviderError,
  UserRejectedRequestError,
} from "viem";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/client.ts";
import en from "../../lib/messages/en.json" with { type: "json" };
import { WalletError, type WalletErrorReason, walletErrorReason } from "./errors.ts";
import { reasonOfSwitch } from "./switch-network.ts";

const apiError = (status: number, code: string) =>
  new ApiError({ status, code, message: "", requestId: null, retryAfter: null });

const cases: [string, unknown, WalletErrorReason][] = [
  ["a declined request", new UserRejectedRequestError(new Error("no")), "declined"],
  ["a declined request, wrapped", new Error("outer", { cause: { code: 4001, message: "User denied" } }), "declined"],
  ["a waiting request", new ResourceUnavailableRpcError(new Error("already pending")), "waiting"],
  ["an account that was not allowed", new UnauthorizedProviderError(new Error("no")), "noAccount"],
  ["a network the wallet does not know", new SwitchChainError(new Error("unknown chain")), "chainUnknown"],
  ["a refusal over WalletConnect", { code: 5000, message: "User rejected." }, "declined"],
  ["a wallet without our networks", { code: 5100, message: "Unsupported chains." }, "unsupported"],
  ["a fetch that nobody answers", new TypeError("Failed to fetch"), "unreachable"],
  ["a service without its database", apiError(503, "SERVICE_UNAVAILABLE"), "unreachable"],
  ["too many attempts", apiError(429, "RATE_LIMIT_EXCEEDED"), "limited"],
  ["a fault this page found itself", new WalletError("wrongChain"), "wrongChain"],
  ["anything else", new Error("?"), "unknown"],
  ["what is no error at all", "?", "unknown"],
];

const switches: [string, unknown, WalletErrorReason][] = [
  ["declined", { code: 4001 }, "switchDeclined"],
  ["declined over WalletConnect", { code: 5000 }, "switchDeclined"],
  ["declined, inside an internal error", { code: -32603, data: { originalError: { code: 4001 } } }, "switchDeclined"],
  ["unknown", { code: 4902 }, "chainUnknown"],
  ["unknown on phones", { code: -32603, data: { originalError: { code: 4902 } } }, "chainUnknown"],
  ["unknown, by an internal error alone", { code: -32603, message: "Internal JSON-RPC error." }, "chainUnknown"],
  ["unknown, wrapped", new SwitchChainError(new Error("unknown chain")), "chainUnknown"],
  ["pending", { code: -32002 }, "waiting"],
  ["not done by pages", { code: 4200 }, "switchByHand"],
  ["no method", { code: -32601 }, "switchByHand"],
  ["refused by anything else", new Error("?"), "notSwitched"],
];

test.each(switches)("a switch of the network that is %s has its own sentence", (_, thrown, fault) => {
  expect(reasonOfSwitch(thrown)).toBe(fault);
});

test.each(cases)("%s has its own sentence", (_, thrown, fault) => {
  expect(walletErrorReason(thrown)).toBe(fault);
});

test("every sentence tells a way on", () => {
  for (const { title, text } of Object.values(en.wallet.errors)) {
    expect(title).not.toMatch(/[.!]$/);
    expect(text).toMatch(/again|choose|Switch|ready|Reload|later/i);
  }
});
