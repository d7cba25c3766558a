import { expect, test } from "vitest";
import { ProviderError, UNSUPPORTED_METHOD } from "../wallet/provider-error.ts";
import type { Signer } from "../wallet/signer.ts";
import { isMined, sendTransaction } from "./transactions.ts";

const HASH = "0x5e";
const REQUEST = { to: HASH, data: "0x", value: 5n, fields: [] } as const;

/** A wallet that answers these methods, and no others. */
function wallet(answers: Record<string, unknown>): Signer {
  const request = async (method: string) => {
    if (!(method in answers)) throw new ProviderError(UNSUPPORTED_METHOD, "It only signs.");
    return answers[method];
  };
  return { address: HASH, wallet: "A wallet", connector: {} as Signer["connector"], request }; // Not used here.
}

test("a wallet that reads no chain sends, and leaves it to others to find the transaction", async () => {
  const signs = wallet({ eth_sendTransaction: HASH });
  expect(await sendTransaction(signs, REQUEST)).toBe(HASH);
  expect(await isMined(signs, HASH)).toBeUndefined();
});

test("a wallet that reads its chain refuses to send more than it has, and finds the transaction", async () => {
  const poor = wallet({ eth_getBalance: "0x4", eth_sendTransaction: HASH });
  await expect(sendTransaction(poor, REQUEST)).rejects.toMatchObject({ reason: "noFunds" });
  expect(await isMined(wallet({ eth_getTransactionReceipt: null }), HASH)).toBe(false);
  expect(await isMined(wallet({ eth_getTransactionReceipt: { status: "0x1" } }), HASH)).toBe(true);
});
