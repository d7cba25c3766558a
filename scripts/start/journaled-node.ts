import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../processes/ports.ts";
import { type ChainNode, type ChainNodeOptions, startChainNode } from "../simulation/chain-node.ts";
import { callChain } from "../simulation/json-rpc.ts";
import { messageOf } from "../start-error.ts";
import { openChainJournal } from "./chain-journal.ts";
import type { Part } from "./supervise.ts";

/** A chain's node that can be restarted: each start replays the journal of the blocks after the saved state. */
interface JournaledNode {
  /** Start a node on the saved state and the journal. Fulfilled when it has all blocks of the previous node. */
  start: () => Promise<Part>;
  /** The running node; null during a restart. */
  current: () => ChainNode | null;
  /** Fulfilled with the running node. */
  ready: () => Promise<ChainNode>;
  /** Call before a request is forwarded to the node. */
  beforeRequest: (body: string) => Promise<void>;
  /** Call before the node's response is forwarded: journals the reported blocks. Throws if that node has ended. */
  afterRequest: (body: string, rpcUrl: string) => Promise<void>;
  /** Save the chain's state and begin a new journal. If the node lost its blocks, what was saved and journaled before stays. */
  save: () => Promise<void>;
}

type Options = Omit<ChainNodeOptions, "port"> & { say: (line: string) => void };

/** Calls that change the state without a transaction. */
const STATE_CALL = /^(anvil|hardhat)_(set(Balance|Code|Nonce|StorageAt)|addBalance|deal|dealERC20|setERC20Allowance)$/i;
const Call = z.object({ method: z.string(), params: z.array(z.unknown()).default([]) });

export function createJournaledNode(options: Options): JournaledNode {
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
    ready: async () => {
      for (;;) {
        if (node) return node;
        await once(events, "started");
      }
    },
    beforeRequest: async (body) => {
      if (node && stateCalls(body).length > 0) await journal.catchUp(node.rpcUrl);
    },
    afterRequest: async (body, rpcUrl) => {
      // The blocks of an ended node may be lost: do not forward its response.
      if (node?.rpcUrl !== rpcUrl) throw new Error("it was restarted");
      for (const call of stateCalls(body)) journal.addCall(call);
      await journal.catchUp(rpcUrl);
    },
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
