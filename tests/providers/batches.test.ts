import { describe, expect, test } from "vitest";
import { ethereum } from "./families/ethereum.ts";
import { type Family, makeBlocks } from "./families/family.ts";
import { type Call, each, error, first, type Manner, manners, whole } from "./manners.ts";
import { batchSizes, useProviders } from "./use-providers.ts";

const { node, client, clock } = useProviders();

type Refuse = NonNullable<Manner["batch"]>["refuse"];

/** How batches are refused besides the rows of manners.ts. */
const refusals: Record<string, Refuse> = {
  // github.com/ethereum-optimism/optimism proxyd/rpc.go, and the public endpoint of OP Mainnet.
  "HTTP 413 with a page": () => ({ status: 413, body: "<html><title>413 Request Entity Too Large</title></html>" }),
  "HTTP 400 in plain text": () => ({ status: 400, body: "batch requests are not supported" }),
  "HTTP 400 without a reason": () => ({ status: 400, body: "Bad Request" }),
  "an error under no id": () => whole(error(-32600, "Invalid Request")),
  "an error under no id, in a list": () => ({
    body: [{ jsonrpc: "2.0", id: null, error: error(-32600, "Batch size exceeded") }],
  }),
  // docs.nodereal.io, MegaNode: handling errors.
  "NodeReal's words": () => whole(error(-32005, "batch size exceed limit 500")),
  // bsc-dataseed.bnbchain.org, as clients quote it.
  "a rate limit that counts batches alone": (calls) =>
    each(calls, error(-32005, "method eth_getBlockByNumber in batch triggered rate limit")),
  "jsonrpsee's words for a large body": () => whole(error(-32007, "Request is too big"), { status: 413 }),
  "an error for each call": (calls) => each(calls, error(-32600, "batch size is too large")),
  "an empty list": () => ({ body: [] }),
  "the first answers alone": (calls, answer) => ({ body: calls.slice(0, 3).map(answer) }),
  "the id of the first call under each answer": (calls, answer) => ({
    body: calls.map((call) => ({ ...answer(call), id: calls[0]?.id })),
  }),
  "no id under any answer": (calls, answer) => ({ body: calls.map((call) => ({ ...answer(call), id: null })) }),
  "a list that was cut off": (calls, answer) => ({ body: JSON.stringify(calls.map(answer)).slice(0, -5) }),
  ...Object.fromEntries(manners.flatMap(({ name, batch }) => (batch ? [[`${name}'s words`, batch.refuse]] : []))),
};

describe("a rejected batch", () => {
  test.each(Object.entries(refusals))(
    "with %s is made smaller until it passes, and so are the next ones",
    async (_, refuse) => {
      const expected = await client(await node()).blocks(0, 39);
      const limited = await node({ batch: { most: 5, refuse } });
      const reader = client(limited);
      expect(await reader.blocks(0, 39)).toEqual(expected);
      expect(clock.slept).toEqual([]);
      expect(Math.max(...batchSizes(limited))).toBe(32);
      limited.requests.length = 0;
      expect(await reader.blocks(0, 39)).toEqual(expected);
      expect(Math.max(...batchSizes(limited))).toBeLessThanOrEqual(5);
    },
  );

  test("for which a gateway waits too long is made smaller too, after a wait", async () => {
    const expected = await client(await node()).blocks(0, 39);
    const slow = await node({ batch: { most: 5, refuse: () => ({ status: 504, body: "504 Gateway Time-out" }) } });
    const reader = client(slow);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(clock.slept.length).toBeGreaterThan(0);
    slow.requests.length = 0;
    await reader.blocks(0, 39);
    expect(Math.max(...batchSizes(slow))).toBeLessThanOrEqual(5);
  });

  test("is tried as large again after a while, until the endpoint takes it", async () => {
    const limited = await node({
      batch: { most: 4, refuse: (calls) => first(calls, error(-32600, "batch too large")) },
    });
    const reader = client(limited);
    await reader.blocks(0, 39);
    limited.manner = { name: "repaired" };
    for (const size of [8, 16, 32]) {
      clock.advance(20_000);
      limited.requests.length = 0;
      await reader.blocks(0, 39);
      expect(Math.max(...batchSizes(limited))).toBe(size);
    }
  });

  test.each([1, 12, 200])("begins at the %d calls that the settings name", async (rpcBatchSize) => {
    const served = await node({}, 101);
    expect(await client(served, { rpcBatchSize }).blocks(0, 99)).toHaveLength(100);
    expect(Math.max(...batchSizes(served))).toBe(rpcBatchSize);
  });
});

test("answers are joined with their calls by id, whatever their order and the ids' type", async () => {
  const expected = await client(await node()).blocks(0, 39);
  expect(await client(await node({ ids: "string", order: "reversed" })).blocks(0, 39)).toEqual(expected);
});

test.each(["null", "an error", "that of another call"])(
  "of two answers to one call, of which the last is %s, neither counts: it is asked for again",
  async (last) => {
    const expected = await client(await node()).blocks(0, 39);
    const refuse: Refuse = (calls, answer) => {
      const [one, other] = [calls[0], calls.at(-1)] as [Call, Call]; // A batch has two calls at least.
      const of = {
        null: { result: null },
        "an error": { error: error(-32000, "no") },
        "that of another call": answer(other),
      };
      return { body: [...calls.map(answer), { jsonrpc: "2.0", ...of[last as keyof typeof of], id: one.id }] };
    };
    expect(await client(await node({ batch: { most: 1, refuse } })).blocks(0, 39)).toEqual(expected);
    expect(clock.slept).toEqual([]);
  },
);

test("blocks of 360 transactions come with default settings from a node that gives 25 MB at once", async () => {
  const input = `0xa9059cbb${"ab".repeat(6_000)}`;
  const busy: Family = {
    ...ethereum,
    transactions: (place) =>
      Array.from({ length: 360 }, () => ethereum.transactions({ ...place, number: 1, random: () => 1 }))
        .flat()
        .map(({ transaction, receipt }) => ({ transaction: { ...transaction, input }, receipt })),
  };
  const most = 25_000_000;
  const large = await node(
    { bytes: { most, part: error(-32003, "response too large") } },
    makeBlocks(busy, { length: 8 }),
  );
  const blocks = await client(large).blocks(0, 7);
  expect(blocks.map(({ transactions }) => transactions.length)).toEqual([0, ...Array(7).fill(360)]);
  expect(large.met).toContain("bytes");
});
