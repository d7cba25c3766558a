import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Hex } from "viem";
import { z } from "zod";
import { callChain, callChainBatch } from "../simulation/json-rpc.ts";

// A node keeps its chain in memory. The journal holds what came after the saved state, so that a node that was killed is
// brought back with the same blocks: same transactions, same times, same hashes.

const Header = z.object({ number: z.number(), hash: z.string() });
const Entry = z.union([
  z.object({ base: Header }),
  z.object({ block: Header.extend({ timestamp: z.number(), transactions: z.array(z.string()) }) }),
  /** So many of the newest blocks were taken back. */
  z.object({ rollback: z.number() }),
  /** A call that changed the state without a transaction. */
  z.object({ call: z.object({ method: z.string(), params: z.array(z.unknown()) }) }),
]);
type Entry = z.infer<typeof Entry>;
type Header = z.infer<typeof Header>;

export interface ChainJournal {
  /** Write down every block the node has beyond the last one written. Whoever is told of a block is told after this. */
  catchUp: (rpcUrl: string) => Promise<void>;
  /** Write down a call that changed the state without a transaction. */
  addCall: (call: { method: string; params: unknown[] }) => void;
  /** Bring a node that has just loaded the saved state to the newest block written. Returns the first block that differs. */
  replay: (rpcUrl: string) => Promise<number | null>;
  /** Begin anew at the node's newest block, which has just been saved. */
  restart: (rpcUrl: string) => Promise<void>;
  /** Whether anything was written since the saved state. */
  isEmpty: () => boolean;
}

export function openChainJournal(path: string): ChainJournal {
  let entries = readEntries(path);
  /** Blocks from the saved one to the newest, oldest first. */
  let chain: Header[] = [];
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  function add(entry: Entry): void {
    appendFileSync(path, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    entries.push(entry);
  }

  async function restart(rpcUrl: string): Promise<void> {
    const base = headerOf(await readBlock(rpcUrl, "latest"));
    writeFileSync(`${path}.new`, `${JSON.stringify({ base })}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
    entries = [{ base }];
    chain = [base];
  }

  async function follow(rpcUrl: string): Promise<void> {
    const latest = headerOf(await readBlock(rpcUrl, "latest"));
    const tip = chain.at(-1);
    if (!tip) throw new Error("The journal was not begun.");
    if (latest.hash === tip.hash) return;
    await dropReplaced(rpcUrl, latest.number);
    for (let number = (chain.at(-1)?.number ?? 0) + 1; number <= latest.number; number++) {
      const block = await readBlock(rpcUrl, toHex(number));
      const calls = block.transactions.map((hash) => ({ method: "debug_getRawTransaction", params: [hash] }));
      const transactions = calls.length > 0 ? ((await callChainBatch(rpcUrl, calls)) as string[]) : [];
      const header = headerOf(block);
      add({ block: { ...header, timestamp: Number(block.timestamp), transactions } });
      chain.push(header);
    }
  }

  /** Take back what the node no longer has. */
  async function dropReplaced(rpcUrl: string, head: number): Promise<void> {
    let dropped = 0;
    for (;;) {
      const tip = chain.at(-1);
      if (!tip || chain.length === 1) break;
      if (tip.number <= head && headerOf(await readBlock(rpcUrl, toHex(tip.number))).hash === tip.hash) break;
      chain.pop();
      dropped++;
    }
    if (dropped > 0) add({ rollback: dropped });
  }

  return {
    restart,
    isEmpty: () => entries.length <= 1,
    addCall: (call) => add({ call }),
    catchUp: (rpcUrl) => {
      // Who asks while one is under way may have seen a later block than that one finds: the next one serves all of them.
      waiting ??= running.then(() => {
        waiting = null;
        const work = follow(rpcUrl);
        running = work.catch(() => {});
        return work;
      });
      return waiting;
    },
    replay: async (rpcUrl) => {
      const head = headerOf(await readBlock(rpcUrl, "latest"));
      const [first] = entries;
      // The journal of another state: it was saved, and the journal not begun anew.
      if (!first || !("base" in first) || first.base.hash !== head.hash) {
        await restart(rpcUrl);
        return null;
      }
      const { blocks, differs } = await replayEntries(rpcUrl, head, entries.slice(1));
      chain = blocks;
      return differs;
    },
  };
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
      // One by one: the node keeps the order they come in. One that is refused must not cost the others.
      for (const raw of entry.block.transactions) {
        await callChain(rpcUrl, "eth_sendRawTransaction", [raw]).catch(() => {});
      }
      await callChain(rpcUrl, "evm_mine", [{ timestamp: toHex(entry.block.timestamp) }]);
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
  return block as Block; // The local node's own answer.
}

function headerOf(block: Block): Header {
  return { number: Number(block.number), hash: block.hash };
}

function toHex(value: number): Hex {
  return `0x${value.toString(16)}`;
}

/** What was written; a last line that a killed process left unfinished is not part of it. */
function readEntries(path: string): Entry[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(path, whole, { mode: 0o600 });
  const lines = whole.split("\n").slice(0, -1);
  return lines.map((line) => Entry.parse(JSON.parse(line)));
}
