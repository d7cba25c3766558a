import { decodeFunctionData, parseEther } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { namesAbi } from "../../lib/chain/names-abi.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import {
  claimMint,
  confirmMint,
  confirmSubname,
  getCanyBalance,
  getMintChains,
  getMintEligibility,
  getMintTerms,
  getReferralCode,
  getReferrals,
  getReservations,
  lookUpName,
  lookUpNames,
  syncFromChain,
} from "../../lib/domains/reservations/index.ts";
import { lockScores } from "../../lib/domains/scores/index.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { DEPOSIT, type NamesWorld, PERIOD, person, startNamesWorld, tokenIdOf } from "../solidity/names-world.ts";
import { chainOf, FINALITY, lower, mine, reached, sessionOf, useIdentities } from "./identity-world.ts";

const service = useIdentities();
const { rows, holder } = service;
const [alice, bob, carol] = [person(3), person(4), person(5)];
const PRICE = parseEther("0.001");
const page = { limit: 50, offset: 0 };
const SILENT = ["http://127.0.0.1:1"];
let world: NamesWorld;
let second: NamesWorld;
let clean: { first: `0x${string}`; second: `0x${string}` };

beforeAll(async () => {
  [world, second] = await Promise.all([startNamesWorld(), startNamesWorld(9, 31338)]);
});
afterAll(() => Promise.all([world.stop(), second.stop()]));
beforeEach(async () => {
  await service.clear();
  clean = { first: await world.chain.snapshot(), second: await second.chain.snapshot() };
  await meetTime();
});
afterEach(async () => {
  try {
    await service.stop();
  } finally {
    await world.chain.revert({ id: clean.first });
    await second.chain.revert({ id: clean.second });
  }
});

/** The service's clock shows the first chain's time. */
async function meetTime(): Promise<void> {
  holder.now = new Date(Number(await world.now()) * 1000);
}

const first = (more: object = {}): ChainConfig =>
  chainOf(world, {
    contracts: { names: world.at.names, reservations: world.at.reservations, cany: world.at.cany },
    ...more,
  });
const other = (): ChainConfig =>
  chainOf(second, { id: 31338, contracts: { names: second.at.names, reservations: second.at.reservations } });
const ctx = (chains: ChainConfig[] = [first()], settings = {}) => service.context(chains, {}, settings);
/** A context in which a wallet is signed in. */
const as = (who: { address: string }, chains: ChainConfig[] = [first()]) => ({ ...ctx(chains), ...sessionOf(who) });
const sync = (who: { address: string }, chains?: ChainConfig[]) => syncFromChain(ctx(chains), { address: lower(who) });
const reserve = (who: typeof alice, name: string, on = world) =>
  on.send(who, "reservations", "reserve", [name], DEPOSIT);
const claim = (who: typeof alice, name: string, more = {}) =>
  claimMint(as(who), { name, address: lower(who), chainId: 31337, ...more });
const eligibility = (who: typeof alice, name: string, more = {}) =>
  getMintEligibility(ctx(), { name, address: lower(who), ...more });
const failed = ({ reasons }: { reasons: { code: string; ok: boolean }[] }) =>
  reasons.filter(({ ok }) => !ok).map(({ code }) => code);

/** Send what a claim gave, as it is. */
function sendClaimed(who: typeof alice, { transaction }: Awaited<ReturnType<typeof claimMint>>) {
  const { to, data, value } = transaction;
  // Both are hex by their schemas.
  return world.sendRaw(who, { to: to as `0x${string}`, data: data as `0x${string}`, value: BigInt(value) });
}

async function mintClaimed(who: typeof alice, name: string, more = {}): Promise<`0x${string}`> {
  const { receipt } = await sendClaimed(who, await claim(who, name, more));
  return receipt.transactionHash;
}

async function failureOf(work: Promise<unknown>): Promise<{ code: string; details?: { path: string }[] }> {
  return work.then(
    () => ({ code: "nothing failed" }),
    ({ code, details }) => ({ code, details }),
  );
}

describe("a reservation on chain", () => {
  test("is known after a sync, holds the name for its wallet, and frees it on a refund", async () => {
    const { receipt } = await reserve(alice, "rose");
    expect(await sync(alice)).toMatchObject({
      address: alice.address,
      synced: 1,
      reservations: [{ name: "rose", status: "active", chainId: 31337, txHash: receipt.transactionHash }],
      chains: [{ chainId: 31337, fromBlock: 0, toBlock: Number(receipt.blockNumber) }],
    });
    expect(await lookUpName(ctx(), { name: "rose.svc" })).toMatchObject({
      name: "rose",
      valid: true,
      available: false,
      status: "reserved",
      chainId: 31337,
      reservation: { address: alice.address, status: "active", txHash: receipt.transactionHash },
    });
    expect(failed(await eligibility(alice, "rose"))).toEqual([]);
    expect(failed(await eligibility(bob, "rose"))).toEqual(["NAME_NOT_RESERVED"]);
    expect(await failureOf(claim(bob, "rose"))).toMatchObject({
      code: "NOT_ELIGIBLE",
      details: [{ path: "NAME_NOT_RESERVED" }],
    });
    await world.send(alice, "reservations", "refund", ["rose"]);
    expect((await sync(alice)).reservations).toMatchObject([{ name: "rose", status: "refunded" }]);
    expect(await lookUpName(ctx(), { name: "rose" })).toMatchObject({ status: "available", available: true });
    expect(failed(await eligibility(bob, "rose"))).toEqual([]);
  });

  test("is read once: a second sync starts at the end of the first, and a hundred concurrent syncs create one row", async () => {
    const { receipt } = await reserve(alice, "rose");
    const block = Number(receipt.blockNumber);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sync(alice)));
    for (const answer of answers) expect([answer.synced, answer.reservations.length]).toEqual([1, 1]);
    expect((await sync(alice)).chains).toEqual([{ chainId: 31337, fromBlock: block + 1, toBlock: block }]);
    await mine(world, 2);
    expect((await sync(alice)).chains).toEqual([{ chainId: 31337, fromBlock: block + 1, toBlock: block + 2 }]);
    expect(await rows("select * from name_event")).toHaveLength(1);
  });

  test("is not passed by a sync that asks a node without old logs, and is read where a second node has them", async () => {
    const { receipt } = await reserve(alice, "rose");
    await mine(world, 3);
    const forward = async (body: string) =>
      (await fetch(world.url, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const pruned = await startHttpServer(async (_request, body, response) => {
      const answers = [await forward(body)].flat();
      for (const [i, { method }] of [JSON.parse(body)].flat().entries()) {
        if (method === "eth_getLogs" || method === "eth_getBlockReceipts") answers[i] = { ...answers[i], result: [] };
        if (method === "eth_getTransactionReceipt") answers[i] = { ...answers[i], result: null };
      }
      sendJson(response, body.startsWith("[") ? answers : answers[0]);
    });
    const syncFrom = (...rpcUrls: string[]) => sync(alice, [first({ rpcUrls })]);
    await expect(syncFrom(pruned.url)).rejects.toMatchObject({ code: "CHAIN_UNAVAILABLE" });
    expect(await rows("select * from reservation_cursor")).toEqual([]);
    expect(await syncFrom(pruned.url, world.url)).toMatchObject({
      synced: 1,
      chains: [{ fromBlock: 0, toBlock: Number(receipt.blockNumber) + 3 }],
    });
    await pruned.close();
  });

  test("is not read while all scores are computed: a request waits some seconds, and says so", async () => {
    const other = await holder.ctx().pg.connect();
    try {
      await other.query("begin");
      await lockScores(other);
      const refused = { code: "SERVICE_UNAVAILABLE", message: expect.stringContaining("computed again") };
      await expect(sync(alice)).rejects.toMatchObject(refused);
    } finally {
      await other.query("rollback");
      other.release();
    }
    await expect(sync(alice)).resolves.toBeDefined();
  });

  test("is the same whether a sync or the indexer saw it first, and a sync reads only what the indexer has not", async () => {
    await reserve(alice, "rose");
    await sync(alice);
    const ahead = await rows("select * from reservation");
    const indexer = await service.index([first()], first());
    await reached(indexer, world);
    expect(await rows("select * from reservation")).toEqual(ahead);
    const { blockNumber } = (await reserve(bob, "iris")).receipt;
    await reached(indexer, world);
    const answer = await sync(bob);
    expect(answer.reservations).toMatchObject([{ name: "iris", status: "active" }]);
    expect(answer.chains).toEqual([
      { chainId: 31337, fromBlock: Number(blockNumber) + 1, toBlock: Number(blockNumber) },
    ]);
  });

  test("removed by a reorg is gone after the next sync; one that moved has its new block", async () => {
    const before = await world.chain.snapshot();
    await reserve(alice, "rose");
    await reserve(bob, "iris");
    expect((await sync(alice)).synced).toBe(1);
    await world.chain.revert({ id: before });
    await world.sendRaw(carol, { to: bob.address, value: 1n });
    await mine(world, 3);
    const { receipt } = await reserve(bob, "iris");
    expect(await sync(alice)).toMatchObject({ synced: 0, reservations: [], chains: [{ fromBlock: 0 }] });
    expect((await sync(bob)).reservations).toMatchObject([{ name: "iris", txHash: receipt.transactionHash }]);
    expect(await rows("select block_number from reservation")).toEqual([{ block_number: Number(receipt.blockNumber) }]);
  });

  test("removed by a reorg is deleted when the indexer reaches it, also if a sync was ahead", async () => {
    const indexer = await service.index([first()], first());
    await reached(indexer, world);
    const before = await world.chain.snapshot();
    await reserve(alice, "rose");
    await reached(indexer, world);
    expect((await getReservations(ctx(), { address: lower(alice), ...page })).reservations).toHaveLength(1);
    await world.chain.revert({ id: before });
    await world.sendRaw(carol, { to: bob.address, value: 1n });
    await mine(world, 2);
    await reached(indexer, world);
    expect((await getReservations(ctx(), { address: lower(alice), ...page })).reservations).toEqual([]);
    await service.stop();

    const again = await world.chain.snapshot();
    await reserve(alice, "rose");
    expect((await sync(alice)).synced).toBe(1);
    await world.chain.revert({ id: again });
    await world.sendRaw(carol, { to: bob.address, value: 2n });
    await mine(world, 2);
    await reached(await service.index([first()], first()), world);
    expect((await getReservations(ctx(), { address: lower(alice), ...page })).reservations).toEqual([]);
    expect(await rows("select * from name_event")).toEqual([]);
  });

  test("loses to another chain's with an earlier block time: it is refundable, and the refund succeeds", async () => {
    const chains = [first(), other()];
    const time = (await world.now()) + 1_000n;
    await second.chain.setNextBlockTimestamp({ timestamp: time });
    await reserve(bob, "rose", second);
    await world.chain.setNextBlockTimestamp({ timestamp: time + 1n });
    await reserve(alice, "rose");
    await meetTime();
    expect((await sync(alice, chains)).reservations).toMatchObject([{ chainId: 31337, status: "refundable" }]);
    expect((await sync(bob, chains)).reservations).toMatchObject([{ chainId: 31338, status: "active" }]);
    expect(await lookUpName(ctx(chains), { name: "rose" })).toMatchObject({
      status: "reserved",
      chainId: 31338,
      reservation: { address: bob.address },
    });
    const judge = (who: typeof alice, chainId: number) =>
      getMintEligibility(ctx(chains), { name: "rose", address: lower(who), chainId });
    // Neither the loser anywhere, nor the winner where the loser's deposit still binds the contract.
    expect(failed(await judge(alice, 31337))).toEqual(["NAME_NOT_RESERVED"]);
    expect(failed(await judge(bob, 31337))).toEqual(["NAME_NOT_RESERVED"]);
    expect(failed(await judge(bob, 31338))).toEqual([]);
    const held = await world.chain.getBalance({ address: alice.address });
    await world.send(alice, "reservations", "refund", ["rose"]);
    expect((await world.chain.getBalance({ address: alice.address })) - held).toBe(DEPOSIT);
    expect((await sync(alice, chains)).reservations).toMatchObject([{ status: "refunded" }]);
    expect(failed(await judge(bob, 31337))).toEqual([]);
  });
});

describe("a claimed voucher", () => {
  test("mints with its transaction; the deposit is returned, the referral is recorded and confirmed", async () => {
    await reserve(alice, "rose");
    await sync(alice);
    const { code } = await getReferralCode(ctx(), { address: lower(bob) });
    const claimed = await claim(alice, "ROSE.svc", { referralCode: code.toUpperCase() });
    expect(claimed).toMatchObject({
      voucher: { name: "rose", claimer: alice.address, chainId: 31337, price: String(PRICE) },
      contract: world.at.names,
      expiresAt: new Date(holder.now.getTime() + 900_000).toISOString(),
      transaction: { to: world.at.names, value: String(PRICE) },
    });
    const data = claimed.transaction.data as `0x${string}`; // Checked to be hex by its schema.
    expect(decodeFunctionData({ abi: namesAbi, data }).functionName).toBe("mint");
    const held = await world.chain.getBalance({ address: alice.address });
    const { receipt } = await sendClaimed(alice, claimed);
    expect(held - (await world.chain.getBalance({ address: alice.address }))).toBe(PRICE - DEPOSIT);
    const confirmed = await confirmMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
    expect(confirmed).toMatchObject({
      identity: { svcId: "rose", owner: alice.address },
      confirmations: 1,
      final: false,
    });
    expect(await confirmMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash })).toEqual(confirmed);
    expect((await getReservations(ctx(), { address: lower(alice), ...page })).reservations).toMatchObject([
      { name: "rose", status: "settled" },
    ]);
    expect(await lookUpName(ctx(), { name: "rose" })).toMatchObject({
      status: "minted",
      owner: alice.address,
      chainId: 31337,
      tokenId: String(tokenIdOf("rose")),
    });
    const referred = () => getReferrals(ctx(), { address: lower(bob), ...page });
    expect((await referred()).referrals).toMatchObject([{ referee: alice.address, status: "tracked" }]);
    await mine(world, FINALITY);
    expect(await confirmMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash })).toMatchObject({
      final: true,
    });
    expect((await referred()).totals).toEqual({ tracked: 0, confirmed: 1 });
  });

  test("is recorded with its referral by the indexer without a confirmation", async () => {
    const { code } = await getReferralCode(ctx(), { address: lower(bob) });
    await mintClaimed(alice, "rose", { referralCode: code });
    await mine(world, FINALITY);
    await reached(await service.index([first()], first()), world);
    expect((await getReferrals(ctx(), { address: lower(bob), ...page })).totals).toEqual({ tracked: 0, confirmed: 1 });
  });

  test("is the only one until it expires: the same for its claimer, NOT_ELIGIBLE for others and on other chains", async () => {
    const claimed = await claim(alice, "rose");
    expect(await claim(alice, "rose")).toEqual(claimed);
    expect(await failureOf(claim(bob, "rose"))).toMatchObject({
      code: "NOT_ELIGIBLE",
      details: [{ path: "NO_OTHER_VOUCHER" }],
    });
    const elsewhere = claimMint(as(alice, [first(), other()]), { name: "rose", address: lower(alice), chainId: 31338 });
    expect(await failureOf(elsewhere)).toMatchObject({ code: "NOT_ELIGIBLE", details: [{ path: "NO_OTHER_VOUCHER" }] });
    holder.now = new Date(holder.now.getTime() + 900_000);
    expect((await failureOf(claim(bob, "rose"))).code).toBe("NOT_ELIGIBLE");
    holder.now = new Date(holder.now.getTime() + 1_000);
    const next = await claim(bob, "rose");
    expect(next.voucher.claimer).toBe(bob.address);
    expect(next.voucher.nonce).not.toBe(claimed.voucher.nonce);
  });

  test("stays the same when the price changes", async () => {
    const claimed = await claim(bob, "rose");
    await world.send(world.owner, "cany", "transfer", [bob.address, parseEther("100")]);
    expect(await claim(bob, "rose")).toEqual(claimed);
  });

  test("goes to one of a hundred concurrent claims by many wallets; its mint has one owner", async () => {
    const people = Array.from({ length: 10 }, (_, i) => person((i % 7) + 3));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        claim(people[i % people.length] ?? alice, "rose").then(
          (claimed) => claimed.voucher,
          (error) => error.code,
        ),
      ),
    );
    const given = answers.filter((answer) => typeof answer === "object");
    expect(new Set(given.map(({ nonce, claimer }) => `${nonce} ${claimer}`)).size).toBe(1);
    expect(given.length).toBeGreaterThanOrEqual(10);
    expect(new Set(answers.filter((answer) => typeof answer === "string"))).toEqual(new Set(["NOT_ELIGIBLE"]));
    expect(await rows("select * from voucher")).toHaveLength(1);
  });

  test("is refused for a name minted on chain that neither indexer nor confirmation has seen", async () => {
    await world.mint(bob, "rose");
    expect(failed(await eligibility(alice, "rose"))).toEqual([]);
    expect(await failureOf(claim(alice, "rose"))).toMatchObject({
      code: "NOT_ELIGIBLE",
      details: [{ path: "NAME_NOT_MINTED" }],
    });
    await mintClaimed(carol, "iris");
    holder.now = new Date(holder.now.getTime() + 901_000);
    const chains = [first(), other()];
    const elsewhere = claimMint(as(alice, chains), { name: "iris", address: lower(alice), chainId: 31338 });
    expect(await failureOf(elsewhere)).toMatchObject({ code: "NOT_ELIGIBLE", details: [{ path: "NAME_NOT_MINTED" }] });
  });

  test("refuses an unknown referral code, and the claimer's own", async () => {
    expect((await failureOf(claim(alice, "rose", { referralCode: "unknown" }))).code).toBe("NOT_FOUND");
    const { code } = await getReferralCode(ctx(), { address: lower(alice) });
    expect((await failureOf(claim(alice, "rose", { referralCode: code }))).code).toBe("INVALID_REQUEST");
  });
});

describe("confirming", () => {
  test("a mint removed by a reorg is rejected, and its identity deleted; a moved mint is the same in its new block", async () => {
    const indexer = await service.index([first()], first());
    const claimed = await claim(alice, "rose");
    const before = await world.chain.snapshot();
    const { receipt } = await sendClaimed(alice, claimed);
    const mint = { chainId: 31337, txHash: receipt.transactionHash };
    expect(await confirmMint(ctx(), mint)).toMatchObject({ identity: { svcId: "rose" }, final: false });
    await reached(indexer, world);

    await world.chain.revert({ id: before });
    await world.sendRaw(carol, { to: bob.address, value: 1n });
    await mine(world, 2);
    expect((await failureOf(confirmMint(ctx(), mint))).code).toBe("TRANSACTION_NOT_CONFIRMED");
    await reached(indexer, world);
    expect(await rows("select * from identity")).toEqual([]);
    expect(await rows("select * from outbox where event = 'identity.created'")).toEqual([]);
    expect((await lookUpName(ctx(), { name: "rose" })).status).toBe("available");

    const { receipt: moved } = await sendClaimed(alice, claimed);
    expect([moved.transactionHash, moved.blockHash === receipt.blockHash]).toEqual([receipt.transactionHash, false]);
    await mine(world, FINALITY);
    expect(await confirmMint(ctx(), mint)).toMatchObject({ identity: { owner: alice.address }, final: true });
    await reached(indexer, world);
    expect(await rows("select block_hash from identity")).toEqual([{ block_hash: moved.blockHash }]);
    expect(await rows("select event from outbox where event = 'identity.created'")).toHaveLength(1);
  });

  test("the later of two mints of a name on two chains is NAME_UNAVAILABLE, whichever is confirmed first", async () => {
    const chains = [first(), other()];
    const time = (await world.now()) + 1_000n;
    await second.chain.setNextBlockTimestamp({ timestamp: time });
    const earlier = (await second.mint(bob, "rose", { expiresAt: time + 60n })).receipt.transactionHash;
    await world.chain.setNextBlockTimestamp({ timestamp: time + 1n });
    const later = (await world.mint(alice, "rose", { expiresAt: time + 60n })).receipt.transactionHash;
    const confirm = (chainId: number, txHash: string) => confirmMint(ctx(chains), { chainId, txHash });
    expect(await confirm(31337, later)).toMatchObject({ identity: { owner: alice.address } });
    expect(await confirm(31338, earlier)).toMatchObject({ identity: { owner: bob.address, chainId: 31338 } });
    expect((await failureOf(confirm(31337, later))).code).toBe("NAME_UNAVAILABLE");
    expect(await rows("select name, owner from identity")).toEqual([{ name: "rose", owner: lower(bob) }]);
    // The holder until the earlier mint was known is notified.
    expect(await rows("select address, kind, data from notification")).toEqual([
      {
        address: lower(alice),
        kind: "identity.removed",
        data: { svcId: "rose", address: alice.address, chainId: 31337, txHash: later },
      },
    ]);
  });

  test("a subname returns it and its parent, and is no mint of a name", async () => {
    const parent = await mintClaimed(alice, "rose");
    await confirmMint(ctx(), { chainId: 31337, txHash: parent });
    const { receipt } = await world.send(alice, "names", "mintSubname", ["team", tokenIdOf("rose"), bob.address]);
    const subname = { chainId: 31337, txHash: receipt.transactionHash };
    expect(await confirmSubname(ctx(), subname)).toMatchObject({
      identity: { svcId: "team.rose", parent: "rose", owner: bob.address },
      parent: { svcId: "rose", owner: alice.address },
      confirmations: 1,
      final: false,
    });
    expect((await failureOf(confirmMint(ctx(), subname))).code).toBe("TRANSACTION_NOT_CONFIRMED");
    const name = { chainId: 31337, txHash: parent };
    expect((await failureOf(confirmSubname(ctx(), name))).code).toBe("TRANSACTION_NOT_CONFIRMED");
  });
});

describe("eligibility", () => {
  test("lists every condition, whether it holds or not", async () => {
    const { eligible, reasons, price } = await eligibility(alice, "rose");
    expect([eligible, price]).toEqual([true, { amount: String(PRICE), currency: "ETH", discountPercent: 0 }]);
    expect(reasons.map(({ code, ok }) => [code, ok])).toEqual(
      [
        ["NAME_FORMAT", "NAME_NOT_BLOCKED", "NAME_NOT_MINTED", "NAME_NOT_RESERVED", "NO_OTHER_VOUCHER"],
        ["VOUCHERS_LEFT", "CHAIN_SUPPORTED", "VOUCHERS_SIGNED", "WALLET"],
      ]
        .flat()
        .map((code) => [code, true]),
    );
    const bare = first({ id: 31339, contracts: {} });
    const nobody = { address: "0x0000000000000000000000000000000000000000" } as const;
    const keyless = ctx([bare], { VOUCHER_SIGNER_KEY: "" });
    const judged = await getMintEligibility(keyless, { name: "mint", ...nobody, chainId: 31339 });
    expect(failed(judged)).toEqual(["NAME_NOT_BLOCKED", "CHAIN_SUPPORTED", "VOUCHERS_SIGNED", "WALLET"]);
    for (const name of ["ab", "a--b", "team.rose", "röse", "", "Kelvin\u212a"]) {
      expect(failed(await eligibility(alice, name))).toEqual(["NAME_FORMAT"]);
    }
    await confirmMint(ctx(), { chainId: 31337, txHash: await mintClaimed(bob, "rose") });
    expect(failed(await eligibility(alice, "rose"))).toContain("NAME_NOT_MINTED");
    await claim(bob, "iris");
    expect(failed(await eligibility(alice, "iris"))).toEqual(["NO_OTHER_VOUCHER"]);
    expect((await failureOf(eligibility(alice, "rose", { chainId: 5 }))).code).toBe("UNSUPPORTED_CHAIN");
  });

  test("discounts the price for holders of enough CANY, and the discounted voucher mints", async () => {
    await world.send(world.owner, "cany", "transfer", [bob.address, parseEther("100")]);
    await world.send(world.owner, "cany", "transfer", [carol.address, parseEther("100") - 1n]);
    const amount = String((PRICE * 80n) / 100n);
    expect((await eligibility(bob, "rose")).price).toEqual({ amount, currency: "ETH", discountPercent: 20 });
    expect((await eligibility(carol, "rose")).price.discountPercent).toBe(0);
    const claimed = await claim(bob, "rose");
    expect(claimed.transaction.value).toBe(amount);
    await sendClaimed(bob, claimed);
    expect(await getCanyBalance(ctx(), { address: lower(bob) })).toEqual({
      address: bob.address,
      balances: [
        {
          chainId: 31337,
          token: world.at.cany,
          symbol: "CANY",
          decimals: 18,
          balance: String(parseEther("100")),
          formatted: "100",
        },
      ],
      total: String(parseEther("100")),
    });
  });
});

test("requests that need a silent node are CHAIN_UNAVAILABLE, and write nothing", async () => {
  const silent = ctx([first({ rpcUrls: SILENT })]);
  const address = lower(alice);
  const txHash = `0x${"ab".repeat(32)}`;
  const works = [
    syncFromChain(silent, { address }),
    getCanyBalance(silent, { address }),
    getMintEligibility(silent, { name: "rose", address }),
    claimMint({ ...silent, ...sessionOf(alice) }, { name: "rose", address, chainId: 31337 }),
    confirmMint(silent, { txHash, chainId: 31337 }),
    confirmSubname(silent, { txHash, chainId: 31337 }),
  ];
  const codes = await Promise.all(works.map(failureOf));
  expect(codes.map(({ code }) => code)).toEqual(works.map(() => "CHAIN_UNAVAILABLE"));
  expect(await rows("select 1 from voucher union all select 1 from name_event")).toEqual([]);
});

test("names are returned in the order of the request, as sent", async () => {
  const found = await lookUpNames(ctx(), { names: ["rose", "Rose", "mint", "a", "…", "rose.svc"] });
  expect(found.map(({ name, status, valid, available }) => [name, status, valid, available])).toEqual([
    ["rose", "available", true, true],
    ["Rose", "invalid", false, false],
    ["mint", "blocked", true, false],
    ["a", "invalid", false, false],
    ["…", "invalid", false, false],
    ["rose", "available", true, true],
  ]);
  expect(found[1]?.suggestions?.[0]).toBe("rose");
  expect(found[4]).not.toHaveProperty("suggestions");
});

test("prices of names and deposits are listed for each chain, also while one of them is silent", async () => {
  const cany = { percent: 20, balance: String(parseEther("100")) };
  const terms = { name: "Test", price: String(PRICE), currency: "ETH" };
  const known = { state: "known", deposit: String(DEPOSIT), periodSeconds: Number(PERIOD) };
  // Another address: what one contract says is remembered, since it never changes.
  const mute = first({ id: 31339, rpcUrls: SILENT, contracts: { names: world.at.names, reservations: world.at.cany } });
  const bare = first({ id: 31340, contracts: { names: world.at.names } });
  expect(await getMintTerms(ctx([first(), mute, bare]))).toEqual([
    { ...terms, chainId: 31337, discount: cany, reservation: known },
    { ...terms, chainId: 31339, discount: null, reservation: { state: "unknown" } },
    { ...terms, chainId: 31340, discount: null, reservation: { state: "none" } },
  ]);
  expect(await getMintTerms(ctx([first({ rpcUrls: SILENT })]))).toMatchObject([{ reservation: known }]);
});

test("the chains of names are listed with their contracts and prices", () => {
  const priced = first({ explorerUrl: "https://explorer.example", mint: { price: "5" } });
  expect(getMintChains(ctx([priced, first({ id: 31339, contracts: {} })]))).toEqual({
    chains: [
      {
        chainId: 31337,
        name: "Test",
        contract: world.at.names,
        reservations: world.at.reservations,
        token: world.at.cany,
        price: "5",
        currency: "ETH",
        explorer: "https://explorer.example",
      },
    ],
  });
});
