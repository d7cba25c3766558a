import { createPublicClient, type Hex, http, parseAbi } from "viem";
import { MULTICALL3 } from "../lib/chain/multicall.ts";
import type { Address } from "../lib/core/chains.ts";
import { chunks } from "../lib/core/chunks.ts";
import type { Context } from "../lib/core/context.ts";
import { evaluateRows, listPage } from "../lib/domains/policies/index.ts";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { boardsOf } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { readArtifact } from "../scripts/contracts/artifacts.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { placeMulticall } from "../tests/chain/place-multicall.ts";
import { startAnvil } from "../tests/indexer/anvil.ts";
import { inContext } from "./support/dependencies.ts";
import { machine, printRatios } from "./support/table.ts";
import { inTurns, timed } from "./support/turns.ts";

const options = parseNumbers(
  `usage: npm run bench:contract-rules [-- --wallets 10000 --rounds 5]

Measure a policy with one rule on a contract for wallets of a list, in the list's pages, in turn with the bare calls of Multicall3 that ask the same
of the same node. Each round is as of a new block, so that no answer is cached.`,
  { wallets: 10_000, rounds: 5 },
);
const CHAIN = 31_337;
/** As the rule asks: wallets of a call, and calls at once. */
const AT_ONCE = { wallets: 125, calls: 2 };
const SIGNATURE = "getScore(address user) view returns (uint256)";

const anvil = await startAnvil({ chainId: CHAIN, genesis: 1_700_000_000, accounts: 1 });
try {
  const chain = { id: CHAIN, name: "local", rpcUrls: [anvil.url], local: true, finalityDepth: 0 };
  await inContext({ CHAINS: JSON.stringify([chain]) }, run);
} finally {
  await anvil.stop();
}

async function run(ctx: Context, databaseUrl: string): Promise<void> {
  await insertSubjects(databaseUrl, options.wallets);
  await boardsOf(ctx).loaded;
  const wallets = (await someAddresses(databaseUrl, options.wallets)) as Address[]; // As they are stored.
  const contract = await deploy();
  const params = { chainId: CHAIN, address: contract, function: SIGNATURE, args: ["{wallet}"], onRevert: "fail" };
  const policy = Policy.parse({ op: "all", rules: [{ module: "contract", params, cmp: "gte", value: "1" }] });
  const askRule = async (round: number) => {
    const now = new Date(ctx.now.getTime() + round * 60_000);
    for (const page of chunks(wallets, listPage(policy))) {
      const rows = await evaluateRows({ ...ctx, now }, { policy, at: undefined, chainId: undefined }, page);
      if (rows.some(({ result }) => result?.outcome !== "fail")) throw new Error("a wallet was not asked about");
    }
  };
  const times = await inTurns(options.rounds, {
    bare: async () => {
      await anvil.call("evm_mine");
      return timed(() => askBare(contract, wallets));
    },
    rule: (round) => timed(() => askRule(round)),
  });
  printRatios("of the bare calls", {
    "bare calls of Multicall3": times.bare,
    "a policy with one rule on the contract": times.rule,
  });
  console.log(
    `\n${options.wallets.toLocaleString("en")} wallets, ${Math.ceil(wallets.length / AT_ONCE.wallets)} calls, ${options.rounds} rounds.`,
  );
  console.log(machine());
  await boardsOf(ctx).stop();
}

/** A contract that reverts for wallets without an entry, as Human Passport's decoder does, and Multicall3 at its address. */
async function deploy(): Promise<Address> {
  await placeMulticall(anvil);
  const [from] = (await anvil.call("eth_accounts")) as [Hex]; // As the method returns them.
  const { bytecode: data } = readArtifact("PassportDecoderDouble");
  const hash = await anvil.call("eth_sendTransaction", { from, data, gas: "0x989680", gasPrice: "0x0" });
  await anvil.call("evm_mine");
  const receipt = await anvil.call("eth_getTransactionReceipt", hash);
  return (receipt as { contractAddress: Address }).contractAddress; // As the method returns it.
}

/** Asks the same in calls of the same size, as many at once. */
async function askBare(address: Address, wallets: readonly Address[]): Promise<void> {
  const client = createPublicClient({ transport: http(anvil.url) });
  const abi = parseAbi([`function ${SIGNATURE}`]);
  const parts = chunks(wallets, AT_ONCE.wallets);
  const ask = async (): Promise<void> => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const contracts = part.map((wallet) => ({ address, abi, functionName: "getScore", args: [wallet] }) as const);
      await client.multicall({ contracts, batchSize: 0, multicallAddress: MULTICALL3 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE.calls }, ask));
}
