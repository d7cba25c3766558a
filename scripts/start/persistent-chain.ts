import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Guard } from "../processes/guard.ts";
import { freePort } from "../processes/ports.ts";
import { callChain } from "../simulation/json-rpc.ts";
import { type ChainNode, type LocalChainId, localChainConfig, startChainNode } from "../simulation/local-chain.ts";
import { runSimulation } from "../simulation/run-simulation.ts";
import { StartError } from "../start-error.ts";
import { openChainGate } from "./chain-gate.ts";
import { openChainJournal } from "./chain-journal.ts";
import { type Part, supervise } from "./supervise.ts";

// A local chain that outlives its node. The node listens on a port of its own; everybody else reaches it through a gate on
// the chain's port, which opens when the simulated past is there, and which tells nobody of a block before it is written
// down. A node that ends is started again with the same blocks.

export interface PersistentChain {
  id: LocalChainId;
  /** Where everybody reaches it. */
  rpcUrl: string;
  /** Simulate the past where there is none yet, start the node on it, and open the gate. */
  open: (onProgress: (part: number) => void) => Promise<void>;
  /** Ask the node itself; waits while it is started again. */
  call: (method: string, params: unknown[]) => Promise<unknown>;
  /** Write the chain to its folder, before an orderly end. */
  save: () => Promise<void>;
  close: () => Promise<void>;
}

export interface PersistentChainOptions {
  guard: Guard;
  id: LocalChainId;
  port: number;
  /** Time of block 0, unix seconds. */
  genesis: number;
  folder: string;
  log: string;
  say: (line: string) => void;
  ending: AbortSignal;
  /** Called when the node cannot be kept running. */
  onFailure: (error: unknown) => void;
  /** Days to simulate; default: two years. */
  days?: number;
}

/** Calls that change the state without a transaction. */
const STATE_CALL = /^(anvil|hardhat)_(set(Balance|Code|Nonce|StorageAt)|addBalance|deal|dealERC20|setERC20Allowance)$/i;
const MOST_SIMULATIONS = 5;
const Call = z.object({ method: z.string(), params: z.array(z.unknown()).default([]) });

export async function startPersistentChain(options: PersistentChainOptions): Promise<PersistentChain> {
  const { id, folder } = options;
  const journal = openChainJournal(join(folder, "journal.jsonl"));
  let simulated = 0;
  let node: ChainNode | null = null;
  let isReady: () => void = () => {};
  let ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  let isOpen = false;

  /** Start the node on what is kept. It is ready when it is where it was. */
  async function startNode(): Promise<Part> {
    const started = await startChainNode({ ...options, port: await freePort() });
    void started.process.exited.then(() => {
      if (node !== started) return;
      node = null;
      ready = new Promise((resolve) => {
        isReady = resolve;
      });
    });
    try {
      const differs = await journal.replay(started.rpcUrl);
      if (differs !== null) options.say(`The local chain ${id} came back with other blocks from ${differs} on.`);
      await callChain(started.rpcUrl, "evm_setAutomine", [true]);
      await callChain(started.rpcUrl, "evm_setTime", [Math.floor(Date.now() / 1000)]);
    } catch (error) {
      await started.process.stop();
      throw error;
    }
    node = started;
    isReady();
    return started.process;
  }

  /** The node, once it is ready. */
  async function current(): Promise<ChainNode> {
    for (;;) {
      await ready;
      if (node) return node;
    }
  }

  const close = await openChainGate(options.port, {
    address: () => {
      if (!isOpen) {
        const doing = simulated > 0 ? `simulates its past (${Math.floor(simulated * 100)} %)` : "starts";
        return { closed: `The local chain ${id} ${doing}. Try again soon.` };
      }
      return node
        ? { rpcUrl: node.rpcUrl }
        : { closed: `The local chain ${id} is started again. Try again in a moment.` };
    },
    before: async (body) => {
      if (node && stateCalls(body).length > 0) await journal.catchUp(node.rpcUrl);
    },
    after: async (body, rpcUrl) => {
      // What a node said that has ended since may be lost: nobody is told of it.
      if (node?.rpcUrl !== rpcUrl) throw new Error("it was started again");
      for (const call of stateCalls(body)) journal.addCall(call);
      await journal.catchUp(rpcUrl);
    },
  });

  return {
    id,
    rpcUrl: `http://127.0.0.1:${options.port}`,
    open: async (onProgress) => {
      await simulatePast(options, (part) => {
        simulated = part;
        onProgress(part);
      });
      const first = await startNode();
      await requireContracts(id, (await current()).rpcUrl);
      const { log, say, ending, onFailure } = options;
      supervise({ what: `The local chain ${id}`, first, start: startNode, log, say, ending }).catch(onFailure);
      isOpen = true;
    },
    call: async (method, params) => callChain((await current()).rpcUrl, method, params),
    save: async () => {
      if (!node || journal.isEmpty()) return;
      await node.save();
      await journal.restart(node.rpcUrl);
    },
    close,
  };
}

/** Simulate in a node that nobody else knows of, and keep the result; whole or not at all. */
async function simulatePast(options: PersistentChainOptions, onProgress: (part: number) => void): Promise<void> {
  const { id, genesis, ending, say, days } = options;
  for (let attempt = 1; !existsSync(join(options.folder, "state.gz")); attempt++) {
    const chain = await startChainNode({ ...options, port: await freePort() });
    try {
      await runSimulation({
        chain,
        genesis,
        ...(days !== undefined && { days }),
        signal: ending,
        onProgress: ({ blocks, of }) => onProgress(blocks / of),
      });
      await chain.save();
    } catch (error) {
      ending.throwIfAborted();
      const cause = error instanceof Error ? error.message : String(error);
      if (attempt === MOST_SIMULATIONS) {
        throw new StartError(`The past of the local chain ${id} could not be simulated: ${cause}. See ${options.log}.`);
      }
      say(`The simulation of the local chain ${id} was interrupted (${cause}) and starts again.`);
    } finally {
      await chain.process.stop();
    }
  }
}

/** A chain that was kept by a version without names lacks their contracts, and can only be simulated anew. */
async function requireContracts(id: LocalChainId, rpcUrl: string): Promise<void> {
  const { names } = localChainConfig(id, rpcUrl).contracts;
  const code = await callChain(rpcUrl, "eth_getCode", [names, "latest"]);
  if (code === "0x") throw new Error("it was made by an earlier version, and lacks the contracts of names.");
}

function stateCalls(body: string): z.infer<typeof Call>[] {
  // Nearly every request has none: it is not parsed.
  if (!/"(anvil|hardhat)_/.test(body)) return [];
  try {
    const parsed: unknown = JSON.parse(body);
    return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((one) => {
      const call = Call.safeParse(one);
      return call.success && STATE_CALL.test(call.data.method) ? [call.data] : [];
    });
  } catch {
    return [];
  }
}
