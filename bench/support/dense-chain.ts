import { type Hex, numberToHex } from "viem";
import { type Call, createEconomy, ONE } from "../../scripts/simulation/economy.ts";
import { callChain, callChainBatch } from "../../scripts/simulation/json-rpc.ts";

/** Active wallets, each in every tenth block, and the seconds between two blocks. */
const WALLETS = 200;
const PER_BLOCK = 20;
const BLOCK_SECONDS = 12;
const RECEIVERS = 50;

/** Mine full blocks with a public network's block time: payments, token transfers and swaps of many wallets. */
export async function simulateDenseChain(input: {
  rpcUrl: string;
  genesis: number;
  blocks: number;
}): Promise<{ blocks: number; transactions: number }> {
  const { rpcUrl, genesis } = input;
  const accounts = ((await callChain(rpcUrl, "eth_accounts", [])) as Hex[]).slice(0, WALLETS);
  const [deployer] = accounts;
  if (!deployer) throw new Error("the chain has no accounts");
  const economy = createEconomy(deployer);
  let mined = 0;
  let transactions = 0;
  const mine = async (calls: readonly (Call & { from: Hex })[]) => {
    const sends = calls.map(({ from, to, data, value, gas }) => ({
      method: "eth_sendTransaction",
      params: [{ from, ...(to && { to }), data, value: numberToHex(value), gas: numberToHex(gas), gasPrice: "0x0" }],
    }));
    await callChainBatch(rpcUrl, sends);
    await callChain(rpcUrl, "evm_mine", [{ timestamp: genesis + ++mined * BLOCK_SECONDS }]);
    transactions += calls.length;
  };
  for (const account of accounts) await callChain(rpcUrl, "anvil_setBalance", [account, numberToHex(1_000n * ONE)]);
  for (const call of economy.deployments()) await mine([{ ...call, from: deployer }]);
  await mine([{ ...economy.mintToken("stable", economy.at.pool, 1_000_000n * ONE), from: deployer }]);
  await mine([{ ...economy.mintToken("gem", economy.at.pool, 1_000_000n * ONE), from: deployer }]);
  await mine([{ ...economy.mintToken("stable", deployer, 10_000_000n * ONE), from: deployer }]);
  for (let first = 0; first < accounts.length; first += RECEIVERS) {
    const receivers = accounts.slice(first, first + RECEIVERS);
    await mine([{ ...economy.airdrop("stable", receivers, 10_000n * ONE), from: deployer }]);
  }
  await mine(accounts.map((from) => ({ ...economy.approve("stable", "pool"), from })));
  for (let block = 0; block < input.blocks; block++) {
    const calls = Array.from({ length: PER_BLOCK }, (_, place) => {
      const turn = block * PER_BLOCK + place;
      const from = accounts[turn % accounts.length] ?? deployer;
      // Change partners each turn, so that each wallet has many.
      const to = accounts[(turn * 7 + block) % accounts.length] ?? deployer;
      const acts = [economy.pay(to, ONE / 1000n), economy.transfer("stable", to, ONE), economy.swap("stable", ONE, 0n)];
      return { ...(acts[(block + place) % acts.length] ?? economy.pay(to, 1n)), from };
    });
    await mine(calls);
  }
  return { blocks: mined, transactions };
}
