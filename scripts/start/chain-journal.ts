import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type Hex, numberToHex } from "viem";
import { z } from "zod";
import { coalesce } from "../../lib/core/concurrency.ts";
import { callChain, callChainBatch } from "../simulation/json-rpc.ts";

// A node holds its chain in memory. The journal records everything after the saved state, so that a killed node restarts
// with the same blocks: same transactions, same times, same hashes.

const Header = z.object({ number: z.number(), hash: z.string() });
const Entry = z.union([
  z.object({ base: Header }),
  z.object({ block: Header.extend({ timestamp: z.number(), transactions: z.array(z.string()) }) }),
  /** Number of newest blocks that were dropped. */
  z.object({ rollback: z.number() }),
  /** A call that changed the state without a transaction. */
  z.object({ call: z.object({ method: z.string(), params: z.array(z.unknown()) }) }),
]);
type Entry = z.infer<typeof Entry>;
type Header = z.infer<typeof Header>;

interface ChainJournal {
  /**
   * Journal every block of the node beyond the last one journaled. Call it before any client sees the block. Throws, and journals
   * nothing, if the node lost the blocks of the saved state.
   */
  catchUp: (rpcUrl: string) => Promise<void>;
  /** Journal a call that changed the state without a transaction. */
  addCall: (call: { method: string; params: unknown[] }) => void;
  /** Replay the journal on a node that has just loaded the saved state. Returns the first block that differs. */
  replay: (rpcUrl: string) => Promise<number | null>;
  /** Begin a new journal at the node's newest block, which has just been saved. */
  restart: (rpcUrl: string) => Promise<void>;
  /** Whether nothing was journaled since the saved state. */
  isEmpty: () => boolean;
}

interface State {
  path: string;
  entries: Entry[];
  /** Blocks from the saved one to the newest, oldest first. */
  chain: Header[];
}

export function openChainJournal(path: string): ChainJournal {
  const state: State = { path, entries: readEntries(path), chain: [] };
  let latestUrl = "";
  const follow = coalesce(() => followNode(state, latestUrl));
  return {
    restart: (rpcUrl) => restart(state, rpcUrl),
    isEmpty: () => state.entries.length <= 1,
    addCall: (call) => append(state, { call }),
    catchUp: (rpcUrl) => {
      latestUrl = rpcUrl;
      return follow();
    },
    replay: (rpcUrl) => replay(state, rpcUrl),
  };
}

function append({ path, entries }: State, entry: Entry): void {
  appendFileSync(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
  entries.push(entry);
}

async function restart(state: State, rpcUrl: string): Promise<void> {
  const base = headerOf(await readBlock(rpcUrl, "latest"));
  writeFileSync(`${state.path}.new`, `${JSON.stringify({ base })}\n`, { mode: 0o600 });
  renameSync(`${state.path}.new`, state.path);
  state.entries = [{ base }];
  state.chain = [base];
}

async function followNode(state: State, rpcUrl: string): Promise<void> {
  const { chain } = state;
  const latest = headerOf(await readBlock(rpcUrl, "latest"));
  const tip = chain.at(-1);
  if (!tip) throw new Error("The journal is empty.");
  if (latest.hash === tip.hash) return;
  await dropReplaced(state, rpcUrl, latest.number);
  for (let number = (chain.at(-1)?.number ?? 0) + 1; number <= latest.number; number++) {
    const block = await readBlock(rpcUrl, numberToHex(number));
    const calls = block.transactions.map((hash) => ({ method: "debug_getRawTransaction", params: [hash] }));
    const transactions = calls.length > 0 ? ((await callChainBatch(rpcUrl, calls)) as string[]) : [];
    const header = headerOf(block);
    append(state, { block: { ...header, timestamp: Number(block.timestamp), transactions } });
    chain.push(header);
  }
}

/** Drop the blocks that the node no longer has. */
async function dropReplaced(state: State, rpcUrl: string, head: number): Promise<void> {
  const { chain } = state;
  const has = async ({ number, hash }: Header) =>
    number <= head && headerOf(await readBlock(rpcUrl, numberToHex(number))).hash === hash;
  let dropped = 0;
  for (const header of chain.toReversed()) {
    if (await has(header)) break;
    dropped++;
  }
  if (dropped === chain.length) throw new Error("it lost the blocks of its saved state; start the service again");
  if (dropped === 0) return;
  chain.splice(-dropped);
  append(state, { rollback: dropped });
}

async function replay(state: State, rpcUrl: string): Promise<number | null> {
  const head = headerOf(await readBlock(rpcUrl, "latest"));
  const [first, ...entries] = state.entries;
  // The journal belongs to another state: a start ended after saving the state and before the new journal.
  if (!first || !("base" in first) || first.base.hash !== head.hash) {
    await restart(state, rpcUrl);
    return null;
  }
  const { blocks, differs } = await replayEntries(rpcUrl, head, entries);
  state.chain = blocks;
  return differs;
}

async function replayEntries(rpcUrl: string, base: Header, entries: readonly Entry[]) {
  const blocks = [base];
  let differs: number | null = null;
  await callChain(rpcUrl, "evm_setAutomine", [false]);
  for (const entry of entries) {
    if ("call" in entry) await callChain(rpcUrl, entry.call.method, entry.call.params);
    if ("rollback" in entry) {
      await callChain(rpcUrl, "anvil_rollback", [entry.rollback]);
      blocks.splice(-entry.rollback);
    }
    if ("block" in entry) {
      // One by one: the node mines them in the order of arrival. A rejected one must not affect the others.
      for (const raw of entry.block.transactions) {
        await callChain(rpcUrl, "eth_sendRawTransaction", [raw]).catch(() => {});
      }
      await callChain(rpcUrl, "evm_mine", [{ timestamp: numberToHex(entry.block.timestamp) }]);
      const made = headerOf(await readBlock(rpcUrl, "latest"));
      if (made.hash !== entry.block.hash) differs ??= made.number;
      blocks.push(made);
    }
  }
  return { blocks, differs };
}

interface Block {
  number: Hex;
  hash: Hex;
  timestamp: Hex;
  transactions: Hex[];
}

async function readBlock(rpcUrl: string, number: string): Promise<Block> {
  const block = await callChain(rpcUrl, "eth_getBlockByNumber", [number, false]);
  if (!block) throw new Error(`The local chain has no block ${number}.`);
  return block as Block; // The local node's own response.
}

function headerOf(block: Block): Header {
  return { number: Number(block.number), hash: block.hash };
}

/** The journal's entries; a last line that a killed process left unfinished is removed. */
function readEntries(path: string): Entry[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(path, whole, { mode: 0o600 });
  const lines = whole.split("\n").slice(0, -1);
  return lines.map((line) => Entry.parse(JSON.parse(line)));
}
