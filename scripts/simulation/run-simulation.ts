import { type Hex, numberToHex } from "viem";
import { callChain, callChainBatch } from "./json-rpc.ts";
import { GAS_PRICE_CEILING, isRich, type PlannedBlock } from "./ledger.ts";
import { localChains } from "./local-chain.ts";
import { planChain } from "./plan-chain.ts";
import { ENTRY_POINT, entryPointArtifact } from "./smart-accounts.ts";

interface SimulationInput {
  chain: { id: number; rpcUrl: string };
  /** Time of block 0, unix seconds, 00:00 UTC. */
  genesis: number;
  /** Days to simulate; default: two calendar years. Fewer for tests. */
  days?: number;
  onProgress?: (done: { blocks: number; of: number; transactions: number }) => void;
  signal?: AbortSignal;
}

const GENESIS_BALANCE = 10n ** 24n;

/**
 * Simulate the history of a local chain. Existing blocks remain, so an interrupted simulation continues where it
 * stopped. Same chain, genesis and days: same block hashes.
 */
export async function runSimulation(input: SimulationInput): Promise<{ blocks: number; transactions: number }> {
  const { rpcUrl } = input.chain;
  const height = Number(await callChain(rpcUrl, "eth_blockNumber", []));
  const plan = await planChain({
    chainId: input.chain.id,
    genesis: input.genesis,
    days: input.days ?? twoYears(input.genesis),
    accounts: ((await callChain(rpcUrl, "eth_accounts", [])) as Hex[]).map((address) => address.toLowerCase() as Hex),
    everyone: input.chain.id === localChains[0].id,
  });
  let transactions = 0;
  if (height < plan.length) await prepare(rpcUrl, height);
  for (const [index, block] of plan.entries()) {
    transactions += block.transactions.length;
    if (index < height) continue;
    input.signal?.throwIfAborted();
    await mine(rpcUrl, block);
    input.onProgress?.({ blocks: index + 1, of: plan.length, transactions });
  }
  return { blocks: plan.length, transactions };
}

/** Clear the pool of an unfinished block's transactions; on an empty chain, place the EntryPoint and set the rich accounts' balances. */
async function prepare(rpcUrl: string, height: number): Promise<void> {
  await callChain(rpcUrl, "evm_setAutomine", [false]);
  await callChain(rpcUrl, "anvil_dropAllTransactions", []);
  if (height > 0) return;
  // The code that a creation would leave: the EntryPoint's address follows from other code.
  const code = await callChain(rpcUrl, "eth_call", [{ data: entryPointArtifact.bytecode }]);
  await callChain(rpcUrl, "anvil_setCode", [ENTRY_POINT, code]);
  const accounts = (await callChain(rpcUrl, "eth_accounts", [])) as Hex[];
  for (const [index, address] of accounts.entries()) {
    if (isRich(index)) await callChain(rpcUrl, "anvil_setBalance", [address, numberToHex(GENESIS_BALANCE)]);
  }
}

/** One block with exactly the planned transactions, in the planned order: the pool sorts by price, so each pays less than the one before. */
async function mine(rpcUrl: string, block: PlannedBlock): Promise<void> {
  const sends = block.transactions.map((transaction, index) => ({
    method: "eth_sendTransaction",
    params: [
      {
        from: transaction.from,
        ...(transaction.to ? { to: transaction.to } : {}),
        data: transaction.data,
        value: numberToHex(transaction.value),
        nonce: numberToHex(transaction.nonce),
        gas: numberToHex(transaction.gas),
        gasPrice: numberToHex(GAS_PRICE_CEILING - BigInt(index)),
      },
    ],
  }));
  await callChainBatch(rpcUrl, sends);
  const [mined] = (await callChain(rpcUrl, "evm_mine_detailed", [{ timestamp: block.time }])) as [
    { transactions: unknown[] },
  ];
  const { transactions } = mined;
  if (transactions.length !== block.transactions.length) {
    throw new Error(`A simulated block has ${transactions.length} of ${block.transactions.length} transactions.`);
  }
}

/** Days from genesis to the same date two years later. */
function twoYears(genesis: number): number {
  const end = new Date(genesis * 1000);
  end.setUTCFullYear(end.getUTCFullYear() + 2);
  return Math.floor((end.getTime() / 1000 - genesis) / 86_400);
}
