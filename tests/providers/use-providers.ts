import { afterEach } from "vitest";
import { createChainClient } from "../../lib/chain/json-rpc/client.ts";
import type { ChainClient } from "../../lib/chain/types.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { testClock } from "../chain/test-clock.ts";
import { ethereum } from "./families/ethereum.ts";
import { type Family, type FamilyBlock, makeBlocks } from "./families/family.ts";
import { type Manner, wellMannered } from "./manners.ts";
import { type MockNode, startMockNode } from "./mock-node.ts";

/** Nodes with manners and clients that read them, on one clock; all end with the test. Call it at the top of a file. */
export function useProviders(family: Family = ethereum) {
  const closing: (() => Promise<void>)[] = [];
  const clock = testClock();
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    clock.slept.length = 0;
  });
  return {
    clock,
    /** A node that is well-mannered but for what is given, with so many blocks or with these. */
    async node(manner: Partial<Manner> = {}, chain: number | readonly FamilyBlock[] = 40): Promise<MockNode> {
      const blocks = typeof chain === "number" ? makeBlocks(family, { length: chain }) : chain;
      const node = await startMockNode({ family, chain: blocks, manner: { ...wellMannered, ...manner }, clock });
      closing.push(node.close);
      return node;
    },
    client(nodes: MockNode | MockNode[], settings: object = {}): ChainClient {
      const rpcUrls = [nodes].flat().map(({ url }) => url);
      const chain = ChainConfig.parse({ id: family.chainId, name: family.name, rpcUrls, ...settings });
      const client = createChainClient(chain, { clock });
      closing.push(client.close);
      return client;
    },
  };
}

/** How many calls each request held. */
export const batchSizes = ({ requests }: MockNode): number[] => requests.map(({ length }) => length);

/** How often a method was asked for. */
export const timesAsked = ({ requests }: MockNode, method: string): number =>
  requests.flat().filter((one) => one === method).length;
