import {
  concatHex,
  encodeDeployData,
  encodeEventTopics,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
  parseAbi,
  slice,
} from "viem";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asHex } from "../../lib/core/bulk-write.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { type Call, createEconomy } from "../../scripts/simulation/economy.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { type Anvil, startAnvil } from "./anvil.ts";
import { ENTRY_POINT, entryPointDeployment, readContract } from "./erc4337-contracts.ts";
import { type Following, follow } from "./following.ts";

// Three people who do the same: one with a key, one with an ERC-4337 account, one whose key delegates to code (EIP-7702). The
// EntryPoint and the accounts are the real ones.

const ETHER = 10n ** 18n;
const DAY = 86_400;
const accounts = Array.from({ length: 6 }, (_, index) => localAccount(index));
const [deployer, alice, key, bob, bundler, shop] = accounts.map(({ address }) => address.toLowerCase()) as [
  ...[Hex, Hex, Hex, Hex, Hex, Hex], // Six of them.
];
const economy = createEconomy(deployer);
const entryPoint = readContract("EntryPoint");
const factoryArtifact = readContract("SimpleAccountFactory");
const simpleAccount = readContract("SimpleAccount");
const delegateArtifact = readContract("Simple7702Account");

const holder = useContext();
let anvil: Anvil;
let time: number;
let running: Following | null = null;
let factory: Hex;
let account: Hex;
let initCode: Hex;
let nonce: bigint;

beforeEach(async () => {
  await emptyIndex(holder.ctx(), "issuer_weight, notification");
  time = Date.UTC(2025, 0, 1) / 1000;
  nonce = 0n;
  anvil = await startAnvil({ chainId: 31337, genesis: time, accounts: accounts.length });
  await anvil.call("anvil_setBalance", deployer, numberToHex(1_000n * ETHER));
  await mine(...economy.deployments().map((call) => ({ from: deployer, ...call })));
  const nextNonce = BigInt(String(await anvil.call("eth_getTransactionCount", deployer, "latest")));
  factory = getContractAddress({ from: deployer, nonce: nextNonce + 1n });
  const delegate = getContractAddress({ from: deployer, nonce: nextNonce + 2n });
  await mine(
    { from: deployer, ...entryPointDeployment() },
    deploy(encodeDeployData({ ...factoryArtifact, args: [ENTRY_POINT] })),
    deploy(delegateArtifact.bytecode),
  );
  const creation = { abi: factoryArtifact.abi, args: [key, 0n] };
  initCode = concatHex([factory, encodeFunctionData({ ...creation, functionName: "createAccount" })]);
  const asked = encodeFunctionData({ ...creation, functionName: "getAddress" });
  account = `0x${String(await anvil.call("eth_call", { to: factory, data: asked }, "latest")).slice(-40)}`;
  await delegateBob(delegate);
});

afterEach(async () => {
  await running?.stop();
  running = null;
  await anvil.stop();
});

type Send = Call & { from: Hex; gasPrice?: bigint };

function deploy(data: Hex): Send {
  return { from: deployer, to: null, data, value: 0n, gas: 8_000_000 };
}

/** Mine a block of these transactions; each has to succeed. Returns the gas that each used. */
async function mine(...sends: Send[]): Promise<bigint[]> {
  const hashes: unknown[] = [];
  for (const { from, to, data, value, gas, gasPrice = 0n } of sends) {
    const amounts = { value: numberToHex(value), gas: numberToHex(gas), gasPrice: numberToHex(gasPrice) };
    hashes.push(await anvil.call("eth_sendTransaction", { from, ...(to && { to }), data, ...amounts }));
  }
  time += DAY / 4;
  await anvil.call("evm_setNextBlockTimestamp", time);
  await anvil.call("evm_mine");
  const used: bigint[] = [];
  for (const hash of hashes) {
    const receipt = await anvil.call("eth_getTransactionReceipt", hash);
    expect(receipt).toMatchObject({ status: "0x1" });
    used.push(BigInt((receipt as { gasUsed: string }).gasUsed)); // Of a receipt, as it was just checked.
  }
  return used;
}

/** A transaction of the deployer that makes bob's key delegate to code. */
async function delegateBob(contractAddress: Hex): Promise<void> {
  const [sender, , , wallet] = accounts;
  if (!sender || !wallet?.signAuthorization) throw new Error("there are six accounts");
  const authorization = await wallet.signAuthorization({ contractAddress, chainId: 31337, nonce: 0 });
  const raw = await sender.signTransaction({
    ...{ type: "eip7702", chainId: 31337, to: bob, authorizationList: [authorization], gas: 200_000n },
    nonce: Number(await anvil.call("eth_getTransactionCount", deployer, "latest")),
    ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
  });
  await anvil.call("eth_sendRawTransaction", raw);
  await mine();
  expect(String(await anvil.call("eth_getCode", bob, "latest"))).toMatch(/^0xef0100/);
}

function execute({ to, value, data }: Call): Hex {
  return encodeFunctionData({ abi: simpleAccount.abi, functionName: "execute", args: [to, value, data] });
}

/** The bundler's transaction with an operation of the account for each call. */
function bundle(...calls: Call[]): Promise<Send> {
  return bundleAt(0n, calls);
}

/** The same, where the account pays the bundler so much for a unit of gas. */
async function bundleAt(gasPrice: bigint, calls: Call[]): Promise<Send> {
  const operations = [];
  for (const call of calls) operations.push(await signOperation(execute(call), gasPrice));
  const data = encodeFunctionData({ abi: entryPoint.abi, functionName: "handleOps", args: [operations, bundler] });
  return { from: bundler, to: ENTRY_POINT, data, value: 0n, gas: 8_000_000 };
}

async function signOperation(callData: Hex, gasPrice: bigint): Promise<Record<string, unknown>> {
  const operation = {
    ...{ sender: account, nonce: nonce++, callData, initCode: nonce === 1n ? initCode : "0x" },
    accountGasLimits: concatHex([numberToHex(800_000, { size: 16 }), numberToHex(800_000, { size: 16 })]),
    gasFees: concatHex([numberToHex(gasPrice, { size: 16 }), numberToHex(gasPrice, { size: 16 })]),
    ...{ preVerificationGas: 0n, paymasterAndData: "0x", signature: "0x" },
  };
  const asked = encodeFunctionData({ abi: entryPoint.abi, functionName: "getUserOpHash", args: [operation] });
  const hash = (await anvil.call("eth_call", { to: ENTRY_POINT, data: asked }, "latest")) as Hex; // One word.
  const signature = await accounts[2]?.sign({ hash });
  return { ...operation, signature };
}

async function index(): Promise<void> {
  const chain = ChainConfig.parse({
    ...{ id: 31337, name: "Test", rpcUrls: [anvil.url], finalityDepth: 3, wallets: "all", local: true },
    contracts: { governors: [economy.at.governor, economy.at.votes], pools: [] },
  });
  const head = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  running = await follow(holder.ctx(), holder.url(), chain);
  await running.until((leader) => leader.cursor.newest?.hash === head.hash && leader.cursor.state === "following");
}

async function scoreOf(wallet: Hex): Promise<Record<string, unknown> | undefined> {
  const { rows } = await holder
    .ctx()
    .pg.query(
      "select total, activity, volume, age, diversity, governance, social, risk, loyalty from score where subject = $1 and chain_id <= 0",
      [wallet],
    );
  return rows[0];
}

async function rowsOf(wallet: Hex, ...kinds: string[]): Promise<Record<string, unknown>[]> {
  const { rows } = await holder.ctx().pg.query(
    `select kind, ${asHex("counterparty")} as counterparty, ${asHex("asset")} as asset, amount::text,
         ${asHex("asset_out")} as asset_out, amount_out::text, ${asHex("method")} as method from activity
       where wallet = $1 and ($2::text[] = '{}' or kind = any($2)) order by block_number, tx_index, log_index, kind`,
    [wallet, kinds],
  );
  return rows;
}

test("a smart account and a wallet that delegates have the points, to the unit, of a key that does the same", async () => {
  const people = [alice, account, bob];
  await mine(...people.map((one) => ({ from: deployer, ...economy.pay(one, 5n * ETHER), gas: 60_000 })));
  await mine(...people.map((one) => ({ from: deployer, ...economy.mintToken("stable", one, 100n * ETHER) })));
  await mine(...people.map((one) => ({ from: deployer, ...economy.mintVotes(one, ETHER) })));
  await mine({ from: deployer, ...economy.mintToken("stable", economy.at.pool, 1_000n * ETHER) });
  await mine({ from: deployer, ...economy.mintToken("gem", economy.at.pool, 1_000n * ETHER) });
  const does: ((self: Hex) => Call[])[] = [
    () => [{ ...economy.pay(shop, ETHER), gas: 60_000 }],
    () => [economy.approve("stable", "pool")],
    () => [economy.swap("stable", 10n * ETHER, 0n)],
    (self) => [economy.delegate(self), economy.mintPortrait()],
    () => [economy.transfer("stable", shop, ETHER), { ...economy.pay(shop, ETHER / 2n), gas: 60_000 }],
  ];
  for (const act of does) {
    await mine(
      ...act(alice).map((call) => ({ from: alice, ...call })),
      await bundle(...act(account)),
      ...act(bob).map((call) => ({ from: bob, to: bob, data: execute(call), value: 0n, gas: 900_000 })),
    );
  }
  await mine({ from: deployer, ...economy.propose("A proposal") });
  for (let i = 0; i < 3; i++) await mine();
  await mine({ from: alice, ...economy.vote("A proposal", 1) }, await bundle(economy.vote("A proposal", 1)), {
    from: bob,
    to: bob,
    data: execute(economy.vote("A proposal", 1)),
    value: 0n,
    gas: 900_000,
  });
  await index();

  const expected = await rowsOf(alice);
  for (const kind of ["sent", "tokenOut", "swap", "delegate", "nftIn", "vote"]) {
    expect(expected.map((row) => row.kind)).toContain(kind);
  }
  await expectAlike(expected);
  expect(await scoreOf(key)).toBeUndefined();
});

/** What people paid for gas by the rows of their acts, wei. */
async function gasPaidBy(wallet: Hex): Promise<string> {
  const { rows } = await holder
    .ctx()
    .pg.query("select sum(fee)::text as paid from activity where wallet = $1", [wallet]);
  return rows[0]?.paid;
}

/** Run something on a copy of the chain's state, and return to the state before. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  const [snapshot, before] = [await anvil.call("evm_snapshot"), { time, nonce }];
  const result = await work();
  await anvil.call("evm_revert", snapshot);
  ({ time, nonce } = before);
  return result;
}

/**
 * Alice, the account and bob do the same in a block, and pay the same for it: each the product of the gas that all three use. For that
 * the block is tried twice, once for the gas of the keys and once for what the EntryPoint measures.
 */
async function actAtOneCost(act: (self: Hex) => Call): Promise<bigint> {
  const block = async (prices: { alice: bigint; account: bigint; bob: bigint }): Promise<Send[]> => [
    // The bundler pays most for a unit of gas, so that the order in the block does not depend on the prices.
    { ...(await bundleAt(prices.account, [act(account)])), gasPrice: 10n ** 12n },
    { from: alice, ...act(alice), gasPrice: prices.alice },
    { from: bob, to: bob, data: execute(act(bob)), value: 0n, gas: 900_000, gasPrice: prices.bob },
  ];
  const any = { alice: 3n * 10n ** 9n, account: 10n ** 9n, bob: 2n * 10n ** 9n };
  const [, ofAlice = 0n, ofBob = 0n] = await attempt(async () => mine(...(await block(any))));
  const ofAccount = await attempt(async () => {
    await mine(...(await block({ ...any, account: ofAlice * ofBob })));
    return measuredGas();
  });
  await mine(...(await block({ alice: ofAccount * ofBob, account: ofAlice * ofBob, bob: ofAlice * ofAccount })));
  return ofAlice * ofAccount * ofBob;
}

/** The gas of the newest operation, as the EntryPoint reported it. */
async function measuredGas(): Promise<bigint> {
  const abi = entryPoint.abi;
  const [topic] = encodeEventTopics({ abi, eventName: "UserOperationEvent" });
  const filter = { address: ENTRY_POINT, fromBlock: "latest", topics: [topic] };
  const [log] = (await anvil.call("eth_getLogs", filter)) as { data: Hex }[]; // Of one operation.
  return BigInt(slice(log?.data ?? "0x", 96));
}

test("people who pay the same for gas have the same points, to the unit, whether an EntryPoint or the chain takes it", async () => {
  const people = [alice, account, bob];
  await anvil.call("anvil_setBalance", bundler, numberToHex(1_000n * ETHER));
  await mine(...people.map((one) => ({ from: deployer, ...economy.pay(one, 5n * ETHER), gas: 60_000 })));
  await mine(...people.map((one) => ({ from: deployer, ...economy.mintToken("stable", one, 100n * ETHER) })));
  const does: ((self: Hex) => Call)[] = [
    () => ({ ...economy.pay(shop, ETHER), gas: 60_000 }),
    () => economy.approve("stable", "pool"),
    () => economy.transfer("stable", shop, ETHER),
    () => ({ ...economy.pay(deployer, ETHER / 2n), gas: 60_000 }),
  ];
  let paid = 0n;
  for (const act of does) paid += await actAtOneCost(act);
  await index();

  for (const one of people) expect(await gasPaidBy(one)).toBe(String(paid));
  expect(paid).toBeGreaterThan(10n ** 14n);
  await expectAlike(await rowsOf(alice));
});

test("an account that only says that it paid has paid nothing", async () => {
  const liar = parseAbi(["function execute(address to, uint256 value, bytes data)"]);
  // A wallet without code takes any call of itself: nothing moves.
  const data = encodeFunctionData({ abi: liar, functionName: "execute", args: [shop, 900n * ETHER, "0x"] });
  await mine({ from: deployer, ...economy.pay(alice, 5n * ETHER), gas: 60_000 });
  await mine({ from: alice, to: alice, data, value: 0n, gas: 100_000 });
  await index();
  expect(await rowsOf(alice, "sent")).toMatchObject([{ counterparty: shop, amount: "0" }]);
});

/** The account and bob have the rows of alice and her points, and whoever brought the operations has none. */
async function expectAlike(rows: Record<string, unknown>[]): Promise<void> {
  const points = await scoreOf(alice);
  expect(Number(points?.total)).toBeGreaterThan(0);
  for (const other of [account, bob]) {
    expect(sorted(await rowsOf(other))).toEqual(sorted(rows).map((row) => renamed(row, alice, other)));
    expect(await scoreOf(other)).toEqual(points);
  }
  expect(await scoreOf(bundler)).toBeUndefined();
}

/** Rows in one order, without what the pool paid: each trade moves its price. */
function sorted(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const gem = economy.at.gem.toLowerCase();
  const unpriced = rows.map((row) => ({ ...row, amount_out: null, ...(row.asset === gem && { amount: null }) }));
  return unpriced.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** What the row of one person says in the words of another's. */
function renamed(row: Record<string, unknown>, from: Hex, to: Hex): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row).replaceAll(from, to)) as Record<string, unknown>; // A row as it was read.
}
