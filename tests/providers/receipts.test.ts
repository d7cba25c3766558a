import { expect, test } from "vitest";
import { error, type RpcError } from "./manners.ts";
import { timesAsked, useProviders } from "./use-providers.ts";

const { node, client, clock } = useProviders();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const METHOD = "eth_getBlockReceipts";

/** How a node says that it does not serve the receipts of a block. */
const unsupported: Record<string, RpcError> = {
  geth: error(-32601, "the method eth_getBlockReceipts does not exist/is not available"),
  anvil: error(-32601, "Method not found"),
  // Hardhat 2.29.1 and 3.18.0, Ganache 7.9.2: tests/real-nodes.
  hardhat: error(-32004, "Method eth_getBlockReceipts is not supported"),
  ganache: error(-32700, "The method eth_getBlockReceipts does not exist/is not available"),
  proxyd: error(-32001, "rpc method is not whitelisted"),
  besu: error(-32604, "Method not enabled"),
  alchemy: error(
    -32600,
    "Unsupported method: eth_getBlockReceipts. See available methods at https://docs.alchemy.com/",
  ),
  nodereal: error(-32004, "method eth_getBlockReceipts does not support"),
  erpc: error(-32000, "eth_getBlockReceipts is not included in your current plan"),
  "a plan": error(-32000, "your plan does not support eth_getBlockReceipts, upgrade your plan"),
  "a switch": error(-32000, "eth_getBlockReceipts is disabled"),
  "an old node": error(-32000, "not implemented"),
  cloudflare: error(-32046, "Cannot fulfill request"),
};

/** How it may refuse those of one block. */
const momentary: Record<string, RpcError | null> = {
  null: null,
  // github.com/0xPolygon/bor/issues/1654, github.com/erigontech/erigon/issues/6276.
  bor: error(-32000, "receipts length mismatch: 1 vs 0"),
  erigon: error(-32000, "block has less receipts than expected: 0 <= 0, block: 36635776"),
  jsonrpsee: error(-32008, "Response is too big"),
  "words that nobody knows": error(-32099, "no"),
};

test.each(Object.entries(unsupported))(
  "receipts come one by one from a node that refuses like %s, which is asked again after an hour",
  async (_, refusal) => {
    const expected = await client(await node()).blocks(0, 39);
    const old = await node({ blockReceipts: refusal });
    const reader = client(old);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(clock.slept).toEqual([]);
    const asked = timesAsked(old, METHOD);
    expect(asked).toBeGreaterThan(0);
    clock.advance(HOUR - 1);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(timesAsked(old, METHOD)).toBe(asked);
    old.manner = { name: "upgraded" };
    clock.advance(1);
    const singles = timesAsked(old, "eth_getTransactionReceipt");
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(timesAsked(old, METHOD)).toBeGreaterThan(asked);
    expect(timesAsked(old, "eth_getTransactionReceipt")).toBe(singles);
  },
);

test.each(Object.entries(momentary))(
  "the same where it fails with %s, and it is asked again after a minute",
  async (_, refusal) => {
    const expected = await client(await node()).blocks(0, 39);
    const failing = await node({ blockReceipts: refusal });
    const reader = client(failing);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    const asked = timesAsked(failing, METHOD);
    clock.advance(MINUTE - 1);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(timesAsked(failing, METHOD)).toBe(asked);
    clock.advance(1);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(timesAsked(failing, METHOD)).toBeGreaterThan(asked);
  },
);

test("what one endpoint refuses another is asked for", async () => {
  const [old, modern] = [await node({ blockReceipts: error(-32601, "Method not found") }), await node()];
  const reader = client([old, modern]);
  await reader.blocks(0, 39);
  expect(timesAsked(modern, METHOD)).toBe(0);
  await reader.blocks(0, 39);
  expect(timesAsked(modern, METHOD)).toBe(40);
});
