import { bytesToHex, type Hex, hexToBytes, keccak256 } from "viem";
import { afterEach, describe, expect, test } from "vitest";
import { sendJson, startHttpServer } from "../../../tests/chain/http-server.ts";
import {
  address,
  alice,
  bob,
  type Fault,
  hash,
  hex,
  RpcFault,
  type ScriptedBlock,
  type ScriptedNode,
  scriptedChain,
  startScriptedNode,
} from "../../../tests/chain/scripted-node.ts";
import { testClock } from "../../../tests/chain/test-clock.ts";
import { ChainConfig } from "../../core/chains.ts";
import type { ChainClient } from "../types.ts";
import { type ChainClientOptions, createChainClient } from "./client.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function node(chain: ScriptedBlock[], chainId = 1): Promise<ScriptedNode> {
  const started = await startScriptedNode(chain, chainId);
  closing.push(started.close);
  return started;
}

function clientOf(
  urls: string[],
  options: ChainClientOptions = {},
  chain: Record<string, unknown> = {},
): { client: ChainClient; clock: ReturnType<typeof testClock> } {
  const clock = testClock();
  const config = ChainConfig.parse({ id: 1, name: "test", rpcUrls: urls, ...chain });
  const client = createChainClient(config, { timeoutMs: 5_000, clock, ...options });
  closing.push(client.close);
  return { client, clock };
}

/** How a promise fails, as far as callers may rely on it. */
async function failure(
  work: Promise<unknown>,
): Promise<{ name: string; code: string; retryable: boolean; message: string }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && "retryable" in error) {
      return {
        name: error.name,
        code: String(error.code),
        retryable: error.retryable === true,
        message: error.message,
      };
    }
    throw error;
  }
  throw new Error("It did not fail");
}

describe("blocks", () => {
  test("come in order and joined with their receipts, however they are batched and answered", async () => {
    const chain = scriptedChain(8, { transactions: 3 });
    const { url } = await node(chain);
    for (const rpcBatchSize of [1, 2, 5, 100]) {
      const { client } = clientOf([url], {}, { rpcBatchSize });
      const blocks = await client.blocks(0, 7);
      expect(blocks.map((block) => block.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(blocks[5]).toEqual({
        number: 5,
        fork: "osaka",
        hash: hash("main block 5"),
        parentHash: hash("main block 4"),
        time: 1_700_000_060,
        transactions: [0, 1, 2].map((index) => ({
          hash: hash(`main transaction 5 ${index}`),
          index,
          type: null,
          class: "user",
          from: alice,
          to: bob,
          value: BigInt(5000 + index),
          method: null,
          callData: null,
          calls: null,
          success: true,
          fee: null,
          gasShowsCode: false,
          contractAddress: null,
          logs: [],
        })),
        unreadable: [],
      });
    }
  });

  test("that do not exist (yet) are a retryable error, not an empty list", async () => {
    const { url } = await node(scriptedChain(3));
    const { client } = clientOf([url]);
    expect(await failure(client.blocks(1, 4))).toMatchObject({
      name: "ChainError",
      code: "BLOCK_NOT_FOUND",
      retryable: true,
    });
  });

  test("that a reorg changes between two requests are read again as a whole", async () => {
    const before = scriptedChain(6);
    const after = [...before.slice(0, 2), ...scriptedChain(6, { fork: "other" }).slice(2)];
    const link = after[2];
    if (link) link.block.parentHash = hash("main block 1");
    const scripted = await node(before);
    let asked = 0;
    // The fork appears after the first request of two blocks.
    scripted.answers.eth_getBlockByNumber = ([tag]) => (asked++ < 2 ? before : after)[Number(tag)]?.block ?? null;
    scripted.answers.eth_getBlockReceipts = ([tag]) => (asked <= 2 ? before : after)[Number(tag)]?.receipts ?? null;
    const { client } = clientOf([scripted.url], { concurrency: 1 }, { rpcBatchSize: 4 });
    const blocks = await client.blocks(2, 5);
    expect(blocks.map((block) => block.hash)).toEqual([2, 3, 4, 5].map((number) => hash(`other block ${number}`)));
  });

  test("from before receipts had a status count as failed by their gas", async () => {
    const chain = scriptedChain(2, { transactions: 3 });
    const receipts = chain[1]?.receipts ?? [];
    const transactions = chain[1]?.block.transactions ?? [];
    for (const [index, gas, used] of [
      [0, 21_000, 21_000],
      [1, 90_000, 90_000],
      [2, 90_000, 40_000],
    ] as const) {
      Object.assign(receipts[index] ?? {}, { status: undefined, root: hash("state"), gasUsed: hex(used) });
      Object.assign(transactions[index] ?? {}, { gas: hex(gas) });
    }
    const [block] = await clientOf([(await node(chain)).url]).client.blocks(1, 1);
    expect(block?.transactions.map((transaction) => transaction.success)).toEqual([true, false, true]);
  });

  test("have the first four bytes of a call, and the contract of a creation", async () => {
    const chain = scriptedChain(2, { transactions: 3 });
    const [call, creation, failed] = chain[1]?.block.transactions ?? [];
    Object.assign(call ?? {}, { input: "0xA9059CBB00000000" });
    Object.assign(creation ?? {}, { to: null, input: "0x6001600155" });
    Object.assign(failed ?? {}, { to: null, input: "0xfe" });
    Object.assign(chain[1]?.receipts[1] ?? {}, { contractAddress: address("made") });
    Object.assign(chain[1]?.receipts[2] ?? {}, { contractAddress: address("not made"), status: "0x0" });
    const [block] = await clientOf([(await node(chain)).url]).client.blocks(1, 1);
    expect(block?.transactions.map(({ method, contractAddress }) => ({ method, contractAddress }))).toEqual([
      { method: "0xa9059cbb", contractAddress: null },
      { method: null, contractAddress: address("made") },
      { method: null, contractAddress: null },
    ]);
  });
});

describe("faults of a node", () => {
  const page = "<html><body>502 Bad Gateway</body></html>";
  const rpcError = (code: number | string, message: string) => withError({ code, message });
  const withError =
    (error: unknown): Fault =>
    (response, calls) =>
      sendJson(
        response,
        calls.map(({ id }) => ({ jsonrpc: "2.0", id, error })),
      );
  const passing: Record<string, Fault> = {
    "HTTP 429": (response) => response.writeHead(429).end(),
    "HTTP 500": (response) => response.writeHead(500).end(page),
    "HTTP 503": (response) => response.writeHead(503).end(),
    "HTML with HTTP 200": (response) => response.writeHead(200, { "content-type": "text/html" }).end(page),
    "an empty body": (response) => response.writeHead(200).end(),
    "a connection that is cut in the answer": (response) => void response.write("[", () => response.destroy()),
    "a batch with an answer missing": (response, calls) =>
      sendJson(response, [{ jsonrpc: "2.0", id: calls[0]?.id, result: null }]),
    "a rate limit inside HTTP 200": rpcError(-32005, "rate limit exceeded"),
    "a rate limit whose code is text": rpcError("-32005", "wait a little"),
    "an internal error": rpcError(-32603, "internal error"),
    "text in place of an error": withError("database is locked"),
    "an error without code and words": withError({}),
    "an error in a list": withError([{ code: -32603, message: "internal error" }]),
    "an error with HTTP 429 and a body": (response) =>
      sendJson(response, { jsonrpc: "2.0", id: null, error: { code: 429, message: "compute units exceeded" } }, 429),
  };
  for (const [what, fault] of Object.entries(passing)) {
    test(`${what}: the same blocks come after a wait`, async () => {
      const { expected, again, clock } = await readTwice(fault);
      expect(again).toEqual(expected);
      expect(clock.slept.length).toBeGreaterThan(0);
    });
  }

  const refused: Record<string, Fault> = {
    "a million numbers": (response) => response.writeHead(200).end(`[${"1,".repeat(1_000_000)}1]`),
    "half an answer": (response) => response.writeHead(200).end('[{"jsonrpc":"2.0","id":1,"resu'),
    "JSON that is no answer": (response) => sendJson(response, { hello: "world" }),
    null: (response) => sendJson(response, null),
    "an answer with neither result nor error": (response, calls) =>
      sendJson(
        response,
        calls.map(({ id }) => ({ jsonrpc: "2.0", id })),
      ),
  };
  for (const [what, fault] of Object.entries(refused)) {
    test(`${what}: the same blocks come at once, in smaller batches`, async () => {
      const { expected, again, clock } = await readTwice(fault);
      expect(again).toEqual(expected);
      expect(clock.slept).toEqual([]);
    });
  }

  async function readTwice(fault: Fault) {
    const scripted = await node(scriptedChain(4, { transactions: 2 }));
    const { client, clock } = clientOf([scripted.url]);
    const expected = await client.blocks(0, 3);
    scripted.faults.push(fault);
    const again = await client.blocks(0, 3);
    expect(scripted.faults).toEqual([]);
    return { expected, again, clock };
  }

  const quantities = [
    "0x",
    "-0x1",
    "0x-1",
    "0xzz",
    -12,
    null,
    1.5,
    "12",
    `0x1${"0".repeat(14)}`,
    `0x${"f".repeat(65)}`,
    {},
  ];
  for (const value of quantities) {
    test(`a block number ${JSON.stringify(value)} is an error, never a number`, async () => {
      const chain = scriptedChain(3);
      const scripted = await node(chain);
      scripted.answers.eth_getBlockByNumber = () => ({ ...chain[1]?.block, number: value });
      const { client } = clientOf([scripted.url]);
      const expected = { code: "MALFORMED", retryable: true };
      expect(await failure(client.head())).toMatchObject(expected);
      expect(await failure(client.header(1))).toMatchObject(expected);
      expect(await failure(client.blocks(1, 1))).toMatchObject(expected);
      expect(await failure(client.finalized())).toMatchObject(expected);
    });
  }

  test("a block other than the one asked for is an error", async () => {
    const chain = scriptedChain(3);
    const scripted = await node(chain);
    scripted.answers.eth_getBlockByNumber = () => chain[1]?.block;
    const { client } = clientOf([scripted.url]);
    expect(await failure(client.header(2))).toMatchObject({ code: "MALFORMED" });
    expect(await failure(client.blocks(2, 2))).toMatchObject({ code: "MALFORMED" });
  });

  test("no response in time is TIMEOUT", async () => {
    const silent = await startHttpServer(() => {});
    closing.push(silent.close);
    const { client } = clientOf([silent.url], { timeoutMs: 100, retry: { attempts: 2 } });
    expect(await failure(client.head())).toMatchObject({ code: "TIMEOUT", retryable: true });
    expect(silent.calls()).toBe(2);
  });

  test("a response that does not end is TIMEOUT", async () => {
    const slow = await startHttpServer((_request, _body, response) => response.writeHead(200).write('{"jsonrpc"'));
    closing.push(slow.close);
    const { client } = clientOf([slow.url], { timeoutMs: 300, retry: { attempts: 1 } });
    expect(await failure(client.head())).toMatchObject({ code: "TIMEOUT", retryable: true });
  });

  test("a closed port is UNREACHABLE", async () => {
    const gone = await startHttpServer(() => {});
    await gone.close();
    const { client, clock } = clientOf([gone.url], { retry: { attempts: 4 } });
    expect(await failure(client.head())).toMatchObject({ code: "UNREACHABLE", retryable: true });
    expect(clock.slept).toHaveLength(3);
  });

  test("a refused key fails at once, without a retry", async () => {
    const scripted = await node(scriptedChain(2));
    scripted.faults.push((response) => response.writeHead(401).end("no"));
    const { client, clock } = clientOf([scripted.url]);
    expect(await failure(client.head())).toMatchObject({ code: "REFUSED", retryable: false });
    expect(clock.slept).toEqual([]);
  });

  test("no message contains the URL of an endpoint, which may hold a key", async () => {
    const scripted = await node(scriptedChain(2));
    const { client } = clientOf([`${scripted.url}/v3/a-secret-key`], { retry: { attempts: 1 } });
    scripted.faults.push((response) => response.writeHead(500).end());
    expect((await failure(client.head())).message).not.toContain("a-secret-key");
  });

  test("waits double up to their limit, for as many attempts as allowed", async () => {
    const scripted = await node(scriptedChain(2));
    for (let i = 0; i < 6; i++) scripted.faults.push((response) => response.writeHead(500).end());
    const { client, clock } = clientOf([scripted.url], { retry: { attempts: 6, baseMs: 100, maxMs: 1_000 } });
    expect(await failure(client.head())).toMatchObject({ code: "HTTP_ERROR", retryable: true });
    expect(clock.slept).toEqual([75, 150, 300, 600, 750]);
  });

  test("Retry-After is waited for", async () => {
    const scripted = await node(scriptedChain(2));
    scripted.faults.push((response) => response.writeHead(429, { "retry-after": "7" }).end());
    const { client, clock } = clientOf([scripted.url]);
    expect((await client.head()).number).toBe(1);
    expect(clock.slept[0]).toBe(7_000);
  });

  test("a long Retry-After is an error for the caller, who can report it", async () => {
    const scripted = await node(scriptedChain(2));
    scripted.faults.push((response) => response.writeHead(429, { "retry-after": "120" }).end());
    const { client, clock } = clientOf([scripted.url]);
    await expect(client.head()).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfterMs: 120_000 });
    expect(clock.slept).toEqual([]);
  });

  test("aborting ends a request and a wait", async () => {
    const silent = await startHttpServer(() => arrived.abort());
    const arrived = new AbortController();
    closing.push(silent.close);
    const { client } = clientOf([silent.url]);
    expect(await failure(client.blocks(0, 50, arrived.signal))).toMatchObject({ code: "ABORTED", retryable: false });
    expect(await failure(client.head(AbortSignal.abort()))).toMatchObject({ code: "ABORTED", retryable: false });
  });
});

describe("several endpoints", () => {
  test("the next one answers where the first does not, and the first is tried again later", async () => {
    const chain = scriptedChain(4);
    const [first, second] = [await node(chain), await node(chain)];
    const { client, clock } = clientOf([first.url, second.url]);
    first.faults.push((response) => response.writeHead(503).end());
    expect((await client.head()).number).toBe(3);
    expect(clock.slept).toEqual([]);
    expect(first.calls()).toBe(1);
    await client.head();
    expect(first.calls()).toBe(1);
    clock.advance(60_000);
    const before = second.calls();
    await client.head();
    expect(second.calls()).toBe(before);
    expect(first.calls()).toBeGreaterThan(1);
  });

  test.each([[null], [{}], ["0x"], [5]])("a balance of %j is none: the second is asked", async (given) => {
    const [first, second] = [await node(scriptedChain(4)), await node(scriptedChain(4))];
    first.answers.eth_getBalance = () => given;
    second.answers.eth_getBalance = () => "0x5";
    const { client, clock } = clientOf([first.url, second.url]);
    expect(await client.request("eth_getBalance", [alice, "latest"])).toBe("0x5");
    expect(clock.slept).toEqual([]);
  });

  test("one that serves another chain is never used, even when it is the only one left", async () => {
    const right = await node(scriptedChain(4));
    const wrong = await node(scriptedChain(9, { fork: "wrong" }), 5);
    const { client } = clientOf([right.url, wrong.url]);
    await client.head();
    await right.close();
    expect(await failure(client.head())).toMatchObject({ code: "UNREACHABLE", retryable: true });
    expect(wrong.asked.every((method) => method === "eth_chainId")).toBe(true);
  });
});

test("an endpoint that failed must prove its chain id again", async () => {
  const scripted = await node(scriptedChain(4));
  const { client } = clientOf([scripted.url], { retry: { attempts: 2 } });
  await client.head();
  // The node comes back as another chain's.
  scripted.answers.eth_chainId = () => "0x7";
  scripted.faults.push((response) => response.writeHead(503).end());
  expect(await failure(client.head())).toMatchObject({ code: "WRONG_CHAIN", retryable: false });
});

describe("verify", () => {
  test("names both chain ids when an endpoint serves another chain", async () => {
    const [right, wrong] = [await node(scriptedChain(2)), await node(scriptedChain(2), 137)];
    const { client } = clientOf([right.url, wrong.url]);
    const { code, message, retryable } = await failure(client.verify());
    expect(code).toBe("WRONG_CHAIN");
    expect(retryable).toBe(false);
    expect(message).toMatch(/chain 137\b.*chain 1\b/);
  });

  test("succeeds while one endpoint answers, and fails when none does", async () => {
    const right = await node(scriptedChain(2));
    const gone = await startHttpServer(() => {});
    await gone.close();
    await clientOf([gone.url, right.url]).client.verify();
    expect(await failure(clientOf([gone.url]).client.verify())).toMatchObject({ code: "UNREACHABLE" });
  });
});

describe("head, header and finality", () => {
  test("head is the newest block's header, header is null beyond it", async () => {
    const { url } = await node(scriptedChain(4));
    const { client } = clientOf([url]);
    const expected = { number: 3, hash: hash("main block 3"), parentHash: hash("main block 2"), time: 1_700_000_036 };
    expect(await client.head()).toEqual(expected);
    expect(await client.header(3)).toEqual(expected);
    expect(await client.header(4)).toBeNull();
  });

  test("finality is depth below the head, and -1 before there is any", async () => {
    const { url } = await node(scriptedChain(10));
    const { client } = clientOf([url], {}, { finalityDepth: 4, local: true });
    expect(await client.finalized()).toBe(5);
    expect(await client.finalized(8)).toBe(4);
    expect(await client.finalized(3)).toBe(-1);
  });

  test("a node's finalized block limits finality on chains that are not local", async () => {
    const chain = scriptedChain(10);
    const scripted = await node(chain);
    scripted.answers.eth_getBlockByNumber = ([tag]) =>
      (tag === "finalized" ? chain[3] : tag === "latest" ? chain[9] : chain[Number(tag)])?.block ?? null;
    expect(await clientOf([scripted.url], {}, { finalityDepth: 2 }).client.finalized()).toBe(3);
    expect(await clientOf([scripted.url], {}, { finalityDepth: 8 }).client.finalized()).toBe(1);
    expect(await clientOf([scripted.url], {}, { finalityDepth: 2, local: true }).client.finalized()).toBe(7);
  });
});

describe("calls", () => {
  const pool = address("pool");
  const word = (value: string) => `0x${value.slice(2).padStart(64, "0")}`;

  test("a revert is REVERTED and not retried", async () => {
    const scripted = await node(scriptedChain(2));
    scripted.answers.eth_call = () => {
      throw new RpcFault(3, "execution reverted: no");
    };
    const { client, clock } = clientOf([scripted.url]);
    expect(await failure(client.call(pool, "0x0dfe1681"))).toMatchObject({ code: "REVERTED", retryable: false });
    expect(clock.slept).toEqual([]);
  });

  test.each([
    "missing trie node 0cb4f3 (path ) state 0x0cb4f3 is not available",
    "historical state 0x0cb4f3 is not available",
    "old data not available due to pruning",
    "No state available for block 12 (0x0cb4f3)",
    "World state unavailable",
    "project ID does not have access to archive state",
    "BlockOutOfRangeError: block height is 174 but requested was 12",
  ])("a state that the node forgot is STATE_UNAVAILABLE and not retried: %s", async (message) => {
    const scripted = await node(scriptedChain(2));
    scripted.answers.eth_getBalance = () => {
      throw new RpcFault(-32000, message);
    };
    const { client, clock } = clientOf([scripted.url]);
    const asked = client.request("eth_getBalance", [`0x${"1".repeat(40)}`, "0xc"]);
    expect(await failure(asked)).toMatchObject({ code: "STATE_UNAVAILABLE" });
    expect(clock.slept).toEqual([]);
  });

  test("many calls of a contract take few requests, and their results are in order", async () => {
    const scripted = await node(scriptedChain(2));
    scripted.answers.eth_call = ([call]) => word((call as { data: string }).data);
    const { client } = clientOf([scripted.url], {}, { rpcBatchSize: 3 });
    const asked = Array.from({ length: 6 }, (_, i) => `0x0${i}`);
    await client.verify();
    const before = scripted.calls();
    expect(await client.calls(pool, asked)).toEqual(asked.map(word));
    expect(scripted.calls() - before).toBe(2);
  });
});

describe("logs of a contract", () => {
  const contract = address("names");
  const logAt = (blockNumber: number) => ({
    address: contract,
    topics: [hash("an event")],
    data: "0x",
    logIndex: hex(0),
    blockNumber: hex(blockNumber),
    blockHash: hash(`main block ${blockNumber}`),
    transactionHash: hash(`transaction of ${blockNumber}`),
  });
  const rangeOf = ([filter]: unknown[]): [number, number] => {
    const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string }; // As the client sends it.
    return [Number(fromBlock), Number(toBlock)];
  };

  test("are requested a thousand blocks at a time, in smaller parts where the node refuses, and are in order", async () => {
    const scripted = await node(scriptedChain(2));
    const asked: number[] = [];
    scripted.answers.eth_getLogs = (params) => {
      const [from, to] = rangeOf(params);
      asked.push(to - from + 1);
      if (to - from >= 300) throw new RpcFault(-32005, "query returned more than 10000 results");
      return [from, to].map(logAt);
    };
    const logs = await clientOf([scripted.url]).client.logs(contract, 10, 1_509);
    expect(Math.max(...asked)).toBe(1_000);
    expect(logs.map(({ blockNumber }) => blockNumber)).toEqual([
      10, 259, 260, 509, 510, 759, 760, 1_009, 1_010, 1_259, 1_260, 1_509,
    ]);
    expect(logs[0]).toEqual({
      address: contract,
      topics: [hash("an event")],
      data: "0x",
      logIndex: 0,
      blockNumber: 10,
      blockHash: hash("main block 10"),
      txHash: hash("transaction of 10"),
    });
  });

  test("are those of the range, the contract and the topics, also where the node ignores a part of the filter", async () => {
    const scripted = await node(scriptedChain(40));
    const odd = [
      { ...logAt(20), address: address("another contract") },
      { ...logAt(20), topics: [hash("another event")] },
      { ...logAt(20), topics: [] },
    ];
    scripted.answers.eth_getLogs = () => [logAt(3), logAt(19), ...odd, logAt(30), logAt(31), logAt(35)];
    const query = { address: contract, topics: [hash("an event")] };
    const logs = await clientOf([scripted.url]).client.logs(query, 19, 30);
    expect(logs.map(({ blockNumber }) => blockNumber)).toEqual([19, 30]);
  });

  test("are read from a node that writes hex in upper case and numbers as numbers, with their sender", async () => {
    const upper = (text: string) => `0x${text.slice(2).toUpperCase()}`;
    const chain = scriptedChain(30, { transactions: 1 });
    const scripted = await node(chain);
    const [sent] = chain[20]?.block.transactions ?? [];
    const at = { logIndex: 0, blockNumber: 20, transactionIndex: 0, address: upper(contract) };
    scripted.answers.eth_getLogs = () => [
      {
        ...logAt(20),
        ...at,
        blockHash: upper(String(chain[20]?.block.hash)),
        transactionHash: upper(String(sent?.hash)),
      },
    ];
    scripted.answers.eth_getBlockReceipts = ([tag]) =>
      (chain[Number(tag)]?.receipts ?? []).map((one) => ({ ...one, blockHash: upper(String(one.blockHash)) }));
    scripted.answers.eth_getTransactionByBlockHashAndIndex = () => ({ ...sent, hash: upper(String(sent?.hash)) });
    const { client } = clientOf([scripted.url], {}, { family: "zksync" });
    const [log] = await client.logs(contract, 0, 29);
    expect(log).toMatchObject({ blockNumber: 20, address: contract, txIndex: 0, logIndex: 0 });
    expect(log && (await client.sender(log))).toBe(sent?.from);
  });

  test("are an error where the node refuses every part, not an empty list; malformed ones are MALFORMED", async () => {
    const scripted = await node(scriptedChain(2));
    const { client } = clientOf([scripted.url]);
    scripted.answers.eth_getLogs = () => {
      throw new RpcFault(-32000, "internal error");
    };
    expect(await failure(client.logs(contract, 0, 1))).toMatchObject({ code: "RPC_ERROR" });
    scripted.answers.eth_getLogs = () => null;
    expect(await failure(client.logs(contract, 0, 1))).toMatchObject({ code: "MALFORMED" });
    scripted.answers.eth_getLogs = () => [{ ...logAt(1), removed: true }];
    expect(await failure(client.logs(contract, 0, 1))).toMatchObject({ code: "INCONSISTENT" });
    expect(await client.logs(contract, 2, 1)).toEqual([]);
  });

  describe("are believed to be none", () => {
    const topic = hash("an event");
    /** A chain whose blocks use gas and have one log each from block 5 on; `bloom` as its headers have it. */
    const chainWithLogs = (length: number, bloom: "exact" | "absent" = "exact") =>
      scriptedChain(length).map(({ block, receipts }, number) => {
        const logs = number === 5 ? [{ ...logAt(number), topics: [topic] }] : [];
        const logsBloom = bloom === "exact" ? { logsBloom: bloomOf(logs.length > 0 ? [contract, topic] : []) } : {};
        const used = receipts.map((receipt) => ({ ...receipt, logs }));
        return { block: { ...block, gasUsed: hex(21_000 * receipts.length), ...logsBloom }, receipts: used };
      });
    const bloomOf = (values: readonly string[]) => {
      const bits = new Uint8Array(256);
      for (const value of values) {
        const hashed = hexToBytes(keccak256(value as Hex)); // Hex of a test.
        for (const at of [0, 2, 4]) {
          const bit = (((hashed[at] ?? 0) << 8) | (hashed[at + 1] ?? 0)) & 2047;
          bits[255 - (bit >> 3)] = (bits[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
        }
      }
      return bytesToHex(bits);
    };
    const none = () => [];
    /** As a node answers that has deleted its blocks up to `to`: headers without transactions, and no receipts. */
    const prune = (scripted: ScriptedNode, chain: ScriptedBlock[], to: number) => {
      scripted.answers.eth_getBlockByNumber = ([tag]) => {
        const block = tag === "latest" ? chain.at(-1)?.block : chain[Number(tag)]?.block;
        return block && Number(block.number) <= to ? { ...block, transactions: [] } : (block ?? null);
      };
      scripted.answers.eth_getBlockReceipts = ([tag]) =>
        Number(tag) <= to ? [] : (chain[Number(tag)]?.receipts ?? null);
      scripted.answers.eth_getLogs = none;
    };
    const LONG = 100;

    test.each([
      ["whose bloom shows one that its receipts have", 30, {}],
      ["of a long range", LONG, {}],
      ["of a family without blooms", 30, { family: "zksync" }],
      ["of an unknown family", 30, { id: 987_654 }],
    ])("only of blocks that the endpoint keeps, otherwise another is asked: %s", async (_, length, family) => {
      const chain = chainWithLogs(length);
      const chainId = "id" in family ? Number(family.id) : 1;
      const [pruned, whole] = [await node(chain, chainId), await node(chain, chainId)];
      prune(pruned, chain, 20);
      whole.answers.eth_getLogs = () => [logAt(5)];
      const alone = clientOf([pruned.url], {}, family).client;
      expect(await failure(alone.logs(contract, 1, length - 1))).toMatchObject({ code: "STATE_UNAVAILABLE" });
      const both = clientOf([pruned.url, whole.url], {}, family).client;
      expect((await both.logs(contract, 1, length - 1)).map(({ blockNumber }) => blockNumber)).toEqual([5]);
      // What it still has is believed, also above what it deleted.
      expect(await alone.logs(contract, 21, length - 1)).toEqual([]);
    });

    test("not where the blooms show one, although the receipts are there: the node's index of logs is behind", async () => {
      const chain = chainWithLogs(30);
      const scripted = await node(chain);
      scripted.answers.eth_getLogs = none;
      const { client } = clientOf([scripted.url]);
      expect(await failure(client.logs(contract, 1, 29))).toMatchObject({ code: "STATE_UNAVAILABLE" });
      expect(await client.logs({ address: contract, topics: [hash("another event")] }, 1, 29)).toEqual([]);
      expect(await client.logs(contract, 6, 29)).toEqual([]);
    });

    test("not where the receipts of a long range's first block lack the logs that its bloom shows", async () => {
      const chain = chainWithLogs(LONG);
      const scripted = await node(chain);
      scripted.answers.eth_getLogs = none;
      const emptied = (receipts: readonly object[] = []) => receipts.map((one) => ({ ...one, logs: [] }));
      scripted.answers.eth_getBlockReceipts = ([tag]) => emptied(chain[Number(tag)]?.receipts);
      const { client } = clientOf([scripted.url]);
      expect(await failure(client.logs(contract, 5, LONG - 1))).toMatchObject({ code: "STATE_UNAVAILABLE" });
    });

    test("not after the last log where the endpoint does not have these blocks yet: another is asked", async () => {
      const [late, whole] = [await node(chainWithLogs(30)), await node(chainWithLogs(LONG))];
      late.answers.eth_getLogs = () => [logAt(20)];
      whole.answers.eth_getLogs = () => [logAt(20), logAt(50)];
      expect(await failure(clientOf([late.url]).client.logs(contract, 20, 60))).toMatchObject({
        code: "STATE_UNAVAILABLE",
      });
      expect(await clientOf([late.url, whole.url]).client.logs(contract, 20, 60)).toHaveLength(2);
    });

    test("not of blocks that the endpoint does not have yet", async () => {
      const scripted = await node(chainWithLogs(30));
      scripted.answers.eth_getLogs = none;
      const { client } = clientOf([scripted.url], {}, { family: "zksync" });
      expect(await failure(client.logs(contract, 10, 30))).toMatchObject({ code: "STATE_UNAVAILABLE" });
      expect(await client.logs(contract, 10, 29)).toEqual([]);
      // Also after it has shown that it keeps old ones.
      expect(await failure(client.logs(contract, 10, 31))).toMatchObject({ code: "STATE_UNAVAILABLE" });
    });

    test("of the blocks before the first log too, and with one request more once the endpoint has shown old blocks", async () => {
      const chain = chainWithLogs(LONG);
      const scripted = await node(chain);
      scripted.answers.eth_getLogs = none;
      const { client, clock } = clientOf([scripted.url]);
      expect(await client.logs(contract, 6, LONG - 1)).toEqual([]);
      const before = scripted.asked.length;
      expect(await client.logs(contract, 6, LONG - 1)).toEqual([]);
      expect(scripted.asked.slice(before)).toEqual(["eth_getLogs", "eth_getBlockByNumber"]);
      await clock.sleep(3_600_000);
      prune(scripted, chain, 20);
      expect(await failure(client.logs(contract, 6, LONG - 1))).toMatchObject({ code: "STATE_UNAVAILABLE" });
      scripted.answers.eth_getLogs = () => [logAt(90)];
      expect(await failure(client.logs(contract, 6, LONG - 1))).toMatchObject({ code: "STATE_UNAVAILABLE" });
      expect(await client.logs(contract, 21, LONG - 1)).toHaveLength(1);
    });
  });
});
