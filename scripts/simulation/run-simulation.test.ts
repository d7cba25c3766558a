import { join } from "node:path";
import { createPublicClient, http, isAddressEqual, parseAbiItem, zeroAddress } from "viem";
import { afterAll, expect, test } from "vitest";
import { namesAbi, reservationsAbi } from "../../lib/chain/names-abi.ts";
import { isPublishedKey } from "../../lib/core/published-keys.ts";
import { useFolder } from "../../tests/setup/folder.ts";
import { startGuard } from "../processes/guard.ts";
import { freePort } from "../processes/ports.ts";
import { type ChainNode, startChainNode } from "./chain-node.ts";
import { callChain } from "./json-rpc.ts";
import { localAccount, localChainConfig, localKey } from "./local-chain.ts";
import { runSimulation } from "./run-simulation.ts";
import { ENTRY_POINT, smartAccountOf } from "./smart-accounts.ts";
import { MINTER, SMART_ACCOUNTS, VOUCHER_SIGNER, WALLET_COUNT } from "./wallets.ts";

const genesis = Date.UTC(2024, 0, 1) / 1000;
const days = 15;
const userOperationEvent = parseAbiItem(
  "event UserOperationEvent(bytes32 indexed hash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 gasCost, uint256 gasUsed)",
);
const folder = useFolder();
const guard = await startGuard();

afterAll(async () => {
  await guard.close();
});

async function start(name: string): Promise<ChainNode> {
  const port = await freePort();
  return startChainNode({ guard, id: 31337, port, genesis, folder: join(folder, name), log: join(folder, "log") });
}

async function headOf(chain: ChainNode): Promise<{ hash: string; number: string; timestamp: string }> {
  const head = await callChain(chain.rpcUrl, "eth_getBlockByNumber", ["latest", false]);
  return head as { hash: string; number: string; timestamp: string };
}

test("a life that was cut off and goes on ends in the same block as one lived at a stretch, and is lived once", async () => {
  const whole = await start("whole");
  const { blocks, transactions } = await runSimulation({ chain: whole, genesis, days });
  const expected = await headOf(whole);
  await whole.process.stop();
  expect(Number(expected.number)).toBe(blocks);
  expect(transactions).toBeGreaterThan(50);

  const chain = await start("parts");
  const cut = new AbortController();
  const stopAt = Math.floor(blocks / 2);
  const cutOff = runSimulation({
    chain,
    genesis,
    days,
    signal: cut.signal,
    onProgress: (done) => {
      if (done.blocks === stopAt) cut.abort();
    },
  });
  await expect(cutOff).rejects.toThrow(/abort/i);
  expect(Number((await headOf(chain)).number)).toBe(stopAt);
  await runSimulation({ chain, genesis, days });
  expect((await headOf(chain)).hash).toBe(expected.hash);
  await runSimulation({ chain, genesis, days });
  expect((await headOf(chain)).hash).toBe(expected.hash);
}, 180_000);

test("blocks and receipts of a saved chain are the same after it is loaded again", async () => {
  const before = await start("kept");
  await runSimulation({ chain: before, genesis, days: 5 });
  const read = async (chain: ChainNode) => [
    await callChain(chain.rpcUrl, "eth_getBlockByNumber", ["0x1", true]),
    await callChain(chain.rpcUrl, "eth_getBlockReceipts", ["0x1"]),
  ];
  const expected = await read(before);
  await before.save();
  await before.process.stop();
  expect(await read(await start("kept"))).toEqual(expected);
});

test("the keys of the local voucher signer and minter count as published ones", () => {
  expect([VOUCHER_SIGNER, MINTER].map((account) => isPublishedKey(localKey(account)))).toEqual([true, true]);
});

test("wallets reserve, mint, transfer and refund names and mint subnames, a tenth of them act as smart accounts, and every such transaction succeeds", async () => {
  const chain = await start("names");
  const { blocks } = await runSimulation({ chain, genesis, days: 60 });
  const { names, reservations, cany } = localChainConfig(31337, chain.rpcUrl).contracts;
  if (!names || !reservations || !cany) throw new Error("a local chain has names");
  const contracts = [names, reservations, cany];
  let sent = 0;
  let bundles = 0;
  for (let number = 1; number <= blocks; number++) {
    const receipts = await callChain(chain.rpcUrl, "eth_getBlockReceipts", [`0x${number.toString(16)}`]);
    for (const { to, status } of receipts as { to: `0x${string}` | null; status: string }[]) {
      if (to === ENTRY_POINT) bundles++;
      else if (to && contracts.includes(to)) sent++;
      else continue;
      expect(status).toBe("0x1");
    }
  }
  expect(sent).toBeGreaterThan(50);

  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const operations = await client.getLogs({ address: ENTRY_POINT, event: userOperationEvent, fromBlock: 0n });
  const made = (account: number, success: boolean) => {
    const sender = smartAccountOf(localAccount(account).address);
    return operations.filter(
      ({ args }) => isAddressEqual(args.sender ?? zeroAddress, sender) && args.success === success,
    ).length;
  };
  const acting = [...SMART_ACCOUNTS].filter((account) => made(account, true) > made(account, false));
  expect(acting.length).toBeGreaterThan(SMART_ACCOUNTS.size / 2);
  expect(SMART_ACCOUNTS.size).toBe(WALLET_COUNT / 10);
  expect(operations.length).toBeGreaterThan(bundles);
  const events = [
    ...(await client.getContractEvents({ address: names, abi: namesAbi, fromBlock: 0n })),
    ...(await client.getContractEvents({ address: reservations, abi: reservationsAbi, fromBlock: 0n })),
  ];
  const count = (name: string) => events.filter(({ eventName }) => eventName === name).length;
  expect(count("NameMinted")).toBeGreaterThan(count("ReservationSettled"));
  expect(count("SubnameMinted")).toBeGreaterThan(0);
  expect(count("Transfer")).toBeGreaterThan(count("NameMinted") + count("SubnameMinted"));
  const stillOpen = count("NameReserved") - count("ReservationSettled") - count("ReservationRefunded");
  expect(stillOpen).toBeGreaterThan(0);
  expect(count("ReservationRefunded")).toBeGreaterThan(0);
}, 180_000);
