import { EventEmitter, once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../processes/ports.ts";
import { type ChainNode, type ChainNodeOptions, startChainNode } from "../simulation/chain-node.ts";
import { callChain } from "../simulation/json-rpc.ts";
import { type LocalChainId, localChainConfig } from "../simulation/local-chain.ts";
import { runSimulation } from "../simulation/run-simulation.ts";
import { messageOf, StartError } from "../start-error.ts";
import { openChainGate } from "./chain-gate.ts";
import { openChainJournal } from "./chain-journal.ts";
import { type Part, supervise } from "./supervise.ts";

// A local chain that survives its node. The node listens on its own port; clients reach it through a gate on the
// chain's port, which opens when the simulation is complete and journals each block before it reports it. A node that ends
// restarts with the same blocks.

export interface PersistentChain {
  id: LocalChainId;
  /** Where clients reach it. */
  rpcUrl: string;
  /** Simulate the chain if nothing is saved yet, start the node, and open the gate. */
  open: (onProgress: (part: number) => void) => Promise<void>;
  /** Call the node directly; waits during a restart. */
  call: (method: string, params: unknown[]) => Promise<unknown>;
  /** Write the chain to its folder, before an orderly end. */
  save: () => Promise<void>;
  close: () => Promise<void>;
}

interface PersistentChainOptions extends ChainNodeOptions {
  say: (line: string) => void;
  ending: AbortSignal;
  /** Called when the node fails permanently. */
  onFailure: (error: unknown) => void;
  /** Days to simulate; default: two years. */
  days?: number;
}

const SIMULATION_ATTEMPTS = 5;

/** Open the chain's gate, closed at first, on `port`. */
export async function startPersistentChain(options: PersistentChainOptions): Promise<PersistentChain> {
  const { id, port, log, say, ending, onFailure } = options;
  const node = createJournaledNode(options);
  let simulated = 0;
  let isOpen = false;

  function closedReason(): string {
    if (isOpen) return `The local chain ${id} is restarting. Try again in a moment.`;
    const state = simulated > 0 ? `is being simulated (${Math.floor(simulated * 100)} %)` : "is starting";
    return `The local chain ${id} ${state}. Try again soon.`;
  }

  const close = await openChainGate(port, {
    address: () => {
      const current = isOpen ? node.current() : null;
      return current ? { rpcUrl: current.rpcUrl } : { closed: closedReason() };
    },
    before: node.beforeRequest,
    after: node.afterRequest,
  });

  return {
    id,
    rpcUrl: `http://127.0.0.1:${port}`,
    open: async (onProgress) => {
      await simulateChain(options, (part) => {
        simulated = part;
        onProgress(part);
      });
      const first = await node.start();
      await requireContracts(id, (await node.ready()).rpcUrl);
      supervise({ what: `The local chain ${id}`, first, start: node.start, log, say, ending }).catch(onFailure);
      isOpen = true;
    },
    call: async (method, params) => callChain((await node.ready()).rpcUrl, method, params),
    save: node.save,
    close,
  };
}

/** Simulate the chain in a node that clients cannot reach, and save the result, unless one is saved already. */
async function simulateChain(options: PersistentChainOptions, onProgress: (part: number) => void): Promise<void> {
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
      const cause = messageOf(error);
      if (attempt === SIMULATION_ATTEMPTS) {
        throw new StartError(`The local chain ${id} could not be simulated: ${cause}. See ${options.log}.`);
      }
      say(`The simulation of the local chain ${id} was interrupted (${cause}) and starts again.`);
    } finally {
      await chain.process.stop();
    }
  }
}

/** A chain that lacks the contracts of names must be simulated again. */
async function requireContracts(id: LocalChainId, rpcUrl: string): Promise<void> {
  const { names } = localChainConfig(id, rpcUrl).contracts;
  const code = await callChain(rpcUrl, "eth_getCode", [names, "latest"]);
  if (code !== "0x") return;
  throw new Error(
    "it lacks the contracts of names: an earlier version created it, or its history was dropped while it ran.",
  );
}

/** Calls that change the state without a transaction. */
const STATE_CALL = /^(anvil|hardhat)_(set(Balance|Code|Nonce|StorageAt)|addBalance|deal|dealERC20|setERC20Allowance)$/i;
const Call = z.object({ method: z.string(), params: z.array(z.unknown()).default([]) });

/**
 * The chain's node, which can be restarted: each start replays the journal of the blocks after the saved state, and is fulfilled when it
 * has all blocks of the previous node. `current` is null during a restart, for which `ready` waits.
 */
function createJournaledNode(options: PersistentChainOptions) {
  const journal = openChainJournal(join(options.folder, "journal.jsonl"));
  let node: ChainNode | null = null;
  const events = new EventEmitter().setMaxListeners(0);

  async function start(): Promise<Part> {
    const next = await startChainNode({ ...options, port: await freePort() });
    void next.process.exited.then(() => {
      if (node === next) node = null;
    });
    try {
      const differs = await journal.replay(next.rpcUrl);
      if (differs !== null) options.say(`The local chain ${options.id} has different blocks from block ${differs} on.`);
      await callChain(next.rpcUrl, "evm_setAutomine", [true]);
      await callChain(next.rpcUrl, "evm_setTime", [Math.floor(Date.now() / 1000)]);
    } catch (error) {
      await next.process.stop();
      throw error;
    }
    node = next;
    events.emit("started");
    return next.process;
  }

  return {
    start,
    current: () => node,
    ready: async (): Promise<ChainNode> => {
      for (;;) {
        if (node) return node;
        await once(events, "started");
      }
    },
    /** Call before a request is forwarded to the node. */
    beforeRequest: async (body: string) => {
      if (node && stateCalls(body).length > 0) await journal.catchUp(node.rpcUrl);
    },
    /** Call before the node's response is forwarded: journals the reported blocks. Throws if that node has ended. */
    afterRequest: async (body: string, rpcUrl: string) => {
      // The blocks of an ended node may be lost: do not forward its response.
      if (node?.rpcUrl !== rpcUrl) throw new Error("it was restarted");
      for (const call of stateCalls(body)) journal.addCall(call);
      await journal.catchUp(rpcUrl);
    },
    /** Save the chain's state and begin a new journal. If the node lost its blocks, what was saved and journaled before stays. */
    save: async () => {
      if (!node || journal.isEmpty()) return;
      try {
        await journal.catchUp(node.rpcUrl);
      } catch (error) {
        options.say(`The local chain ${options.id} is not saved: ${messageOf(error)}. Its last good state stays.`);
        return;
      }
      await node.save();
      await journal.restart(node.rpcUrl);
    },
  };
}

function stateCalls(body: string): z.infer<typeof Call>[] {
  // Nearly no request has one: skip parsing.
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
