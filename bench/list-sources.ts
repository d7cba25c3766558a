import { encodeFunctionData, parseAbi, toEventSelector } from "viem";
import { openSource } from "../lib/chain/sources/open-source.ts";
import { ChainConfig } from "../lib/core/chains.ts";
import type { Context } from "../lib/core/context.ts";
import { createSourcedList, getList, readSource } from "../lib/domains/lists/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { sendJson, startHttpServer } from "../tests/chain/http-server.ts";
import { developerContext, inContext } from "./support/dependencies.ts";
import { machine, printRatios } from "./support/table.ts";
import { inTurns, timed } from "./support/turns.ts";

const options = parseNumbers(
  `usage: npm run bench:list-sources [-- --logs 200000 --holders 50000 --rounds 3]

Measure a list of a token's holders, from the request to the stored upload, in turn with the bare download of the same logs from the same node: a
double that gives the logs of a made-up token.`,
  { logs: 200_000, holders: 50_000, rounds: 3 },
);
const CHAIN = 31_337;
const TOKEN = `0x${"70".repeat(20)}` as const;
const LOGS_PER_BLOCK = 10;
const BLOCKS = Math.ceil(options.logs / LOGS_PER_BLOCK);
const UNITS = 1_000n;
const hex = (value: number | bigint, digits = 0) => `0x${value.toString(16).padStart(digits, "0")}`;
const transfer = toEventSelector("Transfer(address,address,uint256)");
const holderOf = (place: number) => hex(0x10_0000 + (place % options.holders), 64);
const abi = parseAbi([
  "function totalSupply() view returns (uint256)",
  "function balanceOf(address owner) view returns (uint256)",
]);
const supplyCall = encodeFunctionData({ abi, functionName: "totalSupply" });

/** Each log mints to the next holder. */
const textOfBlock = Array.from({ length: BLOCKS + 1 }, (_, block) =>
  Array.from({ length: block === 0 ? 0 : LOGS_PER_BLOCK }, (_, index) => {
    const place = (block - 1) * LOGS_PER_BLOCK + index;
    return JSON.stringify({
      address: TOKEN,
      topics: [transfer, hex(0, 64), holderOf(place)],
      data: hex(UNITS, 64),
      blockNumber: hex(block),
      blockHash: hex(block, 64),
      transactionHash: hex(place, 64),
      transactionIndex: hex(index),
      logIndex: hex(index),
      removed: false,
    });
  }),
);

function balanceOf(place: number): bigint {
  const logs = BLOCKS * LOGS_PER_BLOCK;
  return UNITS * BigInt(Math.floor(logs / options.holders) + (place < logs % options.holders ? 1 : 0));
}

interface Call {
  id: number;
  method: string;
  params: [{ data?: string; fromBlock?: string; toBlock?: string } & string, ...unknown[]];
}

function answer({ method, params: [first] }: Call): unknown {
  if (method === "eth_chainId") return hex(CHAIN);
  if (method === "eth_getCode") return first === TOKEN ? "0x01" : "0x";
  if (method === "eth_getBlockByNumber") {
    const number = first === "latest" ? BLOCKS : Number(first);
    const place = { number: hex(number), hash: hex(number, 64), parentHash: hex(Math.max(0, number - 1), 64) };
    return { ...place, timestamp: hex(1_700_000_000 + number), transactions: [] };
  }
  const data = first.data ?? "0x";
  if (data === supplyCall) return hex(UNITS * BigInt(BLOCKS * LOGS_PER_BLOCK), 64);
  const place = Number(BigInt(`0x${data.slice(10) || "0"}`)) - 0x10_0000;
  return hex(place >= 0 && place < options.holders ? balanceOf(place) : 0n, 64);
}

const node = await startHttpServer((_request, body, response) => {
  const asked = JSON.parse(body) as Call | Call[];
  if (!Array.isArray(asked) && asked.method === "eth_getLogs") {
    const { fromBlock, toBlock } = asked.params[0];
    const logs = textOfBlock.slice(Number(fromBlock), Math.min(BLOCKS, Number(toBlock)) + 1).flat();
    // As providers do.
    const tooMany = `"error":{"code":-32005,"message":"query returned more than 10000 results"}`;
    const result = logs.length > 10_000 ? tooMany : `"result":[${logs.join(",")}]`;
    response.end(`{"jsonrpc":"2.0","id":${asked.id},${result}}`);
    return;
  }
  const reply = (call: Call) => ({ jsonrpc: "2.0", id: call.id, result: answer(call) });
  sendJson(response, Array.isArray(asked) ? asked.map(reply) : reply(asked));
});
const chain = { id: CHAIN, name: "local", rpcUrls: [node.url], local: true, finalityDepth: 0 };
const settings = { CHAINS: JSON.stringify([chain]), CHAIN_READS_PER_DAY: "1000000", LISTS_PER_DEVELOPER: "1000" };
await inContext(settings, run).finally(node.close);

async function run(ctx: Context): Promise<void> {
  const times = await inTurns(options.rounds, {
    download: () => timed(downloadLogs),
    list: async () => {
      const developer = await developerContext(ctx);
      return timed(() => readList(developer));
    },
  });
  printRatios("of the download", { "the logs alone": times.download, "a list of the holders": times.list });
  console.log(
    `\n${options.logs.toLocaleString("en")} logs, ${options.holders.toLocaleString("en")} holders, ${options.rounds} rounds.`,
  );
  console.log(machine());
}

/** In requests of as many blocks as the node answers. */
async function downloadLogs(): Promise<void> {
  const client = openSource(ChainConfig.parse(chain), "blocks");
  let logs = 0;
  const query = { address: TOKEN, topics: [[transfer]] };
  for (let from = 0; from <= BLOCKS; from += 1_000)
    logs += (await client.logs(query, from, Math.min(BLOCKS, from + 999))).length;
  await client.close();
  if (logs !== BLOCKS * LOGS_PER_BLOCK) throw new Error("logs are missing");
}

async function readList(ctx: Context): Promise<void> {
  const source = { kind: "holders", chainId: CHAIN, token: TOKEN } as const;
  const { id } = await createSourcedList(ctx, { source, read: "none" });
  for (;;) {
    const list = await getList(ctx, { listId: id });
    if (list.state !== "waiting" && list.state !== "failed") return;
    if (list.state === "failed" || list.reason) throw new Error(list.reason ?? "it failed");
    await readSource(ctx, { listId: id, signal: new AbortController().signal });
  }
}
