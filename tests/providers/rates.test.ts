import { describe, expect, test } from "vitest";
import { ethereum } from "./families/ethereum.ts";
import { makeBlocks } from "./families/family.ts";
import { each, error, whole } from "./manners.ts";
import { timesAsked, useProviders } from "./use-providers.ts";

const { node, client, clock } = useProviders();

const tooMany = error(429, "Too Many Requests");
const calls = (served: { requests: string[][] }) => served.requests.flat().length;

describe("a rate limit", () => {
  test("on parts of every batch costs time and no progress, and is learned", async () => {
    const expected = await client(await node()).blocks(0, 39);
    const limited = await node({ rate: { perSecond: 10, part: tooMany } });
    const reader = client(limited);
    expect(await reader.blocks(0, 39)).toEqual(expected);
    // 81 calls are needed. Of the first batches all but ten calls are refused; few are later.
    expect(calls(limited)).toBeLessThan(81 + 100);
    limited.requests.length = 0;
    expect(await reader.blocks(0, 39)).toEqual(expected);
    expect(calls(limited)).toBeLessThan(80 * 1.5);
  });

  test("that answers only the first calls of any batch lets every batch finish", async () => {
    const expected = await client(await node()).blocks(0, 39);
    const limited = await node({
      batch: {
        most: 2,
        refuse: (batch, answer) => ({ body: [...batch.slice(0, 2).map(answer), ...refusals(batch.slice(2))] }),
      },
    });
    expect(await client(limited).blocks(0, 39)).toEqual(expected);
  });

  test("on whole requests is learned too", async () => {
    const expected = await client(await node()).blocks(0, 39);
    const limited = await node({ rate: { perSecond: 10, whole: whole(tooMany, { status: 429 }) } });
    const reader = client(limited);
    expect(await reader.blocks(0, 39)).toEqual(expected);
  });

  test("is tested again once it is gone", async () => {
    const limited = await node({ rate: { perSecond: 10, part: tooMany } });
    const reader = client(limited);
    await reader.blocks(0, 39);
    limited.manner = { name: "unlimited" };
    for (let i = 0; i < 40; i++) {
      clock.advance(20_000);
      await reader.head();
    }
    clock.slept.length = 0;
    await reader.blocks(0, 39);
    expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(1_000);
  });

  test.each([
    ["Retry-After", { ...whole(tooMany, { status: 429 }), headers: { "retry-after": "7" } }, 7_000],
    [
      "Infura's backoff_seconds",
      whole(error(-32005, "request rate limited", { backoff_seconds: 9 }), { status: 429 }),
      9_000,
    ],
    [
      "Infura's older form of it",
      whole(error(-32005, "request rate limited", { rate: { backoff_seconds: 4 } })),
      4_000,
    ],
  ])("waits as long as %s says", async (_, reply, ms) => {
    const limited = await node();
    const reader = client(limited);
    await reader.head();
    limited.manner = { name: "limited", rate: { perSecond: 0, whole: reply } };
    const waiting = reader.head();
    await expect(waiting).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfterMs: ms });
    expect(clock.slept).toEqual(Array(4).fill(ms));
  });

  function refusals(batch: Parameters<typeof each>[0]): unknown[] {
    const { body } = each(batch, tooMany);
    return Array.isArray(body) ? body : [];
  }
});

describe("several endpoints", () => {
  test("share what one is not allowed to take alone", async () => {
    const [limited, other] = [await node({ rate: { perSecond: 20, part: tooMany } }), await node()];
    const reader = client([limited, other]);
    for (let i = 0; i < 5; i++) expect(await reader.blocks(0, 39)).toHaveLength(40);
    expect(calls(limited)).toBeGreaterThan(20);
    expect(calls(other)).toBeGreaterThan(200);
  });

  test("one that keeps failing is tried ever more rarely", async () => {
    const down = await node({ rate: { perSecond: 0, whole: whole(error(-32603, "down"), { status: 502 }) } });
    const reader = client([down, await node()]);
    const attempts: number[] = [];
    for (let minute = 0; minute < 20; minute++) {
      down.requests.length = 0;
      for (let i = 0; i < 12; i++) {
        await reader.head();
        clock.advance(5_000);
      }
      attempts.push(calls(down));
    }
    expect(attempts[0]).toBeGreaterThan(1);
    expect(attempts.slice(-5).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
  });
});

describe("a quorum for heads", () => {
  test("takes the newest block that enough endpoints have", async () => {
    const nodes = [await node({}, 50), await node({}, 48), await node({}, 60)];
    expect((await client(nodes, { headQuorum: 1 }).head()).number).toBe(49);
    expect((await client(nodes, { headQuorum: 2 }).head()).number).toBe(49);
    expect((await client(nodes, { headQuorum: 3 }).head()).number).toBe(47);
  });

  test("is not held up by one endpoint on a chain of its own, and an endpoint that is behind stays healthy", async () => {
    const main = makeBlocks(ethereum, { length: 50 });
    const other = makeBlocks(ethereum, { length: 70, fork: "other", base: main, at: 40 });
    const behind = await node({}, main.slice(0, 47));
    const nodes = [await node({}, other), behind, await node({}, main)];
    const reader = client(nodes, { headQuorum: 2 });
    expect(await reader.head()).toMatchObject({ number: 46, hash: main[46]?.block.hash });
    await reader.head();
    expect(timesAsked(behind, "eth_chainId")).toBe(1);
  });

  test("fails where too few endpoints answer or agree", async () => {
    const alone = await node({}, 50);
    const gone = await node();
    const reader = client([alone, gone], { headQuorum: 2 });
    await gone.close();
    await expect(reader.head()).rejects.toMatchObject({ code: "UNREACHABLE" });
  });
});

describe("an endpoint whose head stands", () => {
  const main = makeBlocks(ethereum, { length: 60 });
  const headAfter = async (reader: ReturnType<typeof client>, ms: number) => {
    clock.advance(ms);
    return (await reader.head()).number;
  };

  test.each([
    ["on the chain", main],
    ["on a fork", makeBlocks(ethereum, { length: 60, fork: "other", base: main, at: 36 })],
  ])("for a minute %s while another goes on has failed: the next is asked", async (_, chain) => {
    const [frozen, healthy] = [await node({}, chain.slice(0, 40)), await node({}, main.slice(0, 41))];
    const reader = client([frozen, healthy], { finalityDepth: 10 });
    expect([await headAfter(reader, 0), await headAfter(reader, 59_000)]).toEqual([39, 39]);
    expect(healthy.requests).toEqual([]);
    expect(await headAfter(reader, 1_000)).toBe(40);
    healthy.chain = main;
    const asked = frozen.requests.length;
    expect([await headAfter(reader, 2_000), frozen.requests.length]).toEqual([59, asked]);
    expect(await headAfter(reader, 60_000)).toBe(59);
    expect(frozen.requests.length).toBeGreaterThan(asked);
    // What is final is asked of the healthy one too.
    expect(await reader.finalized(59)).toBeGreaterThan(30);
    // It is back.
    frozen.chain = main;
    expect(await headAfter(reader, 600_000)).toBe(59);
    expect(timesAsked(frozen, "eth_getBlockByNumber")).toBeGreaterThan(asked);
  });

  test("where no other has later blocks is healthy, and the others are asked every five minutes", async () => {
    const [first, second, behind] = [await node({}, 40), await node({}, 40), await node({}, 30)];
    const reader = client([first, second, behind]);
    for (let minutes = 0; minutes < 14; minutes++) expect(await headAfter(reader, 60_000)).toBe(39);
    expect([timesAsked(second, "eth_getBlockByNumber"), timesAsked(first, "eth_chainId")]).toEqual([2 * 3, 1]);
  });

  test("no longer than a minute, or is asked alone, stays first although it is behind", async () => {
    const [behind, ahead] = [await node({}, 30), await node({}, 60)];
    const reader = client([behind, ahead]);
    for (let length = 31; length < 40; length++) {
      behind.chain = main.slice(0, length);
      expect(await headAfter(reader, 59_000)).toBe(length - 1);
    }
    expect(ahead.requests).toEqual([]);
    const alone = client(behind);
    expect([await headAfter(alone, 0), await headAfter(alone, 600_000)]).toEqual([38, 38]);
  });
});
