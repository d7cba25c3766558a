import { beforeEach, expect, test } from "vitest";
import { hashNumber } from "../../../tests/factories/activity.ts";
import { knowWallets, storeFacts } from "../../../tests/factories/indexed.ts";
import { newWallet } from "../../../tests/factories/sign-in.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { deadline, lower, sessionOf, signFor } from "../../../tests/names/identity-world.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { hashName } from "../../chain/name-logs.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import {
  boardsOf,
  getBreakdown,
  getHistory,
  getReceipt,
  getScore,
  getScoreWithWallet,
  refreshBoards,
  rescoreWallets,
  scoreTransaction,
  scoringSettings,
} from "../scores/index.ts";
import { verifyReceipt } from "../scores/receipt/verify.ts";
import { activateIdentity, linkWallet, unlinkWallet } from "./change-identity.ts";
import { applyNameEvents, revertNameEvents } from "./fold-identities.ts";
import { getIdentity } from "./get-identity.ts";
import type { NameEvent } from "./name-events.ts";
import { startCounting } from "./start-counting.ts";

const DAY_MS = 86_400_000;
const world = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"] }] });
const [alice, bob, farmed] = [newWallet(), newWallet(), newWallet()];
const later = (days: number) => new Date(world.now.getTime() + days * DAY_MS);
const isoLater = (days: number) => later(days).toISOString();

beforeEach(async () => {
  const { pg } = world.ctx();
  await boardsOf(world.ctx()).stop();
  await emptyTables(
    pg,
    `name_event, identity, identity_wallet, identity_past, identity_departure, identity_feed, wallet, outbox,
    facts, score, score_feed, saved_ranking, score_close, chain_cursor`,
  );
  const wallets = [alice, bob, farmed].map(lower);
  await knowWallets(pg, wallets);
  const rows = wallets.flatMap((wallet, n) =>
    Array.from({ length: 10 * (n + 1) }, (_, block) =>
      activity({ wallet, kind: "sent", blockNumber: block + 1, at: 1_700_000_000 + block * 86_400 }),
    ),
  );
  await storeFacts(pg, rows);
  await scoreTransaction(pg, (sql) =>
    rescoreWallets(sql, scoringSettings(world.ctx().env), { wallets, now: world.now }),
  );
  await boardsOf(world.ctx()).loaded;
  await nameEvent(1, "alice", lower(alice));
  await nameEvent(2, "bob", lower(bob));
  for (const [name, owner] of [["alice", alice] as const, ["bob", bob] as const]) {
    await activateIdentity(world.ctx(sessionOf(owner)), { name });
  }
});

/** A mint, or with `kind` a transfer to the account, as the indexer stores it. */
async function nameEvent(block: number, name: string, account: string, at = world.now, kind?: "transferred") {
  const hash = hashNumber(1_000 + block);
  const event: NameEvent = {
    chainId: 1,
    blockNumber: block,
    blockHash: hash,
    txHash: hashNumber(2_000 + block),
    logIndex: 0,
    at: Math.floor(at.getTime() / 1000),
    kind: kind ?? "minted",
    name: kind ? null : name,
    nameHash: hashName(name),
    account,
    data: {},
  };
  const dependencies = { settings: scoringSettings(world.ctx().env), now: at };
  const blocks = [{ number: block, hash }];
  await sqlTransaction(world.ctx().pg, (sql) =>
    applyNameEvents(sql, dependencies, { chainId: 1, blocks, events: [event] }),
  );
  await refreshBoards(world.ctx());
}

async function link(name: string, owner: typeof alice, wallet: typeof alice, now = world.now) {
  const ctx = world.ctx({ ...sessionOf(owner), now });
  const { nonce } = await getIdentity(ctx, { identity: name });
  const until = deadline(ctx);
  const message = { name, owner: lower(owner), wallet: lower(wallet), nonce: BigInt(nonce), deadline: BigInt(until) };
  const signature = await signFor(ctx, wallet, "LinkWallet", message, { chainId: 1 });
  return linkWallet(ctx, { name, address: lower(wallet), deadline: until, signature });
}

const unlink = (name: string, wallet: typeof alice, now = world.now) =>
  unlinkWallet(world.ctx({ ...sessionOf(wallet), now }), { name, address: lower(wallet) });

async function totalOf(identity: string, now = world.now): Promise<number> {
  return (await getScore(world.ctx({ now }), { identity })).score.total;
}

test("a wallet counts at once for its first identity, and for the same one again", async () => {
  const alone = await totalOf("alice");
  await link("alice", alice, farmed);
  const together = await totalOf("alice");
  expect(together).toBeGreaterThan(alone);
  await unlink("alice", farmed);
  expect(await totalOf("alice")).toBe(alone);
  expect((await link("alice", alice, farmed)).wallets[1]).toEqual({
    address: farmed.address,
    primary: false,
    linkedAt: world.now.toISOString(),
  });
  expect(await totalOf("alice")).toBe(together);
});

test("a wallet that left an identity counts for another after 30 days, and is scored alone until then", async () => {
  await link("alice", alice, farmed);
  await unlink("alice", farmed);
  const [own, alone] = [await totalOf(lower(farmed)), await totalOf("bob")];
  const linked = await link("bob", bob, farmed, later(1));
  expect(linked.wallets).toMatchObject([
    { address: bob.address },
    { address: farmed.address, countsFrom: isoLater(30) },
  ]);
  expect([await totalOf("bob"), await totalOf(lower(farmed))]).toEqual([alone, own]);
  const { wallets } = await getBreakdown(world.ctx(), { identity: "bob" });
  expect(wallets).toMatchObject([{ address: bob.address }, { countsFrom: isoLater(30), total: own }]);
  const early = await getReceipt(world.ctx({ now: later(2) }), { identity: "bob" });
  expect(early.receipt.facts).toMatchObject({
    wallets: [lower(bob)],
    links: expect.arrayContaining([
      expect.objectContaining({ wallet: lower(farmed), movedAt: later(0).getTime() / 1000 }),
    ]),
  });
  expect(early.receipt.validUntil).toBeLessThanOrEqual(later(30).getTime() / 1000);

  expect(await startCounting(world.ctx({ now: new Date(later(30).getTime() - 1) }))).toBe(0);
  expect(await startCounting(world.ctx({ now: later(30) }))).toBe(1);
  const together = await totalOf("bob");
  expect(together).toBeGreaterThan(alone);
  const { wallet, ...asked } = await getScoreWithWallet(world.ctx(), { identity: lower(farmed) });
  expect(asked).toMatchObject({ svcId: "bob", address: bob.address, score: { total: together } });
  expect(wallet).toMatchObject({ address: farmed.address, linkedAt: isoLater(1), total: own });
  const { history } = await getHistory(world.ctx(), { identity: "bob", interval: "event", limit: 1, offset: 0 });
  expect(history).toMatchObject([{ cause: "wallets", total: together }]);

  const { receipt } = await getReceipt(world.ctx({ now: later(31) }), { identity: "bob" });
  expect((await verifyReceipt(receipt)).checks.filter(({ ok }) => !ok)).toEqual([]);
  const tooEarly = { ...receipt, issuedAt: later(29).getTime() / 1000 };
  expect((await verifyReceipt(tooEarly)).checks.find(({ check }) => check === "links")).toMatchObject({ ok: false });
});

test("workers that let a wallet count at once, one of them killed, do so once", async () => {
  await link("alice", alice, farmed);
  await unlink("alice", farmed);
  await link("bob", bob, farmed);
  const changes = async () =>
    (await world.ctx().pg.query("select 1 from score_feed where subject = $1 and chain_id <= 0", [lower(bob)]))
      .rowCount;
  const before = await changes();
  const ctx = world.ctx({ now: later(30) });
  const first = await ctx.pg.connect();
  await first.query("begin");
  await first.query("select * from identity_wallet for update");
  const workers = [startCounting(ctx), startCounting(ctx)].map((one) => one.catch(() => "killed"));
  const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await first.query(waiting)).rowCount).toBeGreaterThan(0);
  await first.query(`select pg_terminate_backend(pid) from (${waiting} limit 1) as one`);
  await first.query("rollback");
  first.release();
  expect(await Promise.all(workers)).toContain("killed");
  await startCounting(ctx);
  expect(await changes()).toBe((before ?? 0) + 1);
  expect(await totalOf(lower(farmed))).toBe(await totalOf("bob"));
});

test("a name that changed owner has no points for 30 days; its new owner's wallet keeps its own", async () => {
  const own = await totalOf(lower(farmed));
  expect(own).toBeGreaterThan(0);
  await nameEvent(3, "alice", lower(farmed), later(1), "transferred");
  expect(await getScore(world.ctx({ now: later(2) }), { identity: "alice" })).toMatchObject({
    svcId: "alice",
    address: farmed.address,
    score: { total: 0, tier: "bronze", percentile: 0 },
    countsFrom: isoLater(31),
  });
  expect(await totalOf(lower(farmed), later(2))).toBe(own);
  const activated = await activateIdentity(world.ctx({ ...sessionOf(farmed), now: later(2) }), { name: "alice" });
  expect(activated).toMatchObject({ state: "activated", countsFrom: isoLater(31) });
  expect(await getScore(world.ctx({ now: later(2) }), { identity: lower(farmed) })).toMatchObject({
    svcId: null,
    score: { total: own },
  });
  const waiting = world.ctx({ now: later(3) });
  expect(await getBreakdown(waiting, { identity: "alice" })).toMatchObject({ svcId: "alice", total: 0 });
  const { receipt } = await getReceipt(waiting, { identity: "alice" });
  expect(receipt).toMatchObject({ result: { total: 0 }, facts: { wallets: [], links: [{ wallet: lower(farmed) }] } });
  expect((await verifyReceipt(receipt)).ok).toBe(true);

  expect(await startCounting(world.ctx({ now: later(31) }))).toBe(1);
  expect(await getScore(world.ctx({ now: later(31) }), { identity: "alice" })).toMatchObject({
    svcId: "alice",
    score: { total: own },
  });
});

test("the former owner's wallets wait too; a reorg of the transfer gives everything back at once", async () => {
  await link("alice", alice, farmed);
  const together = await totalOf("alice");
  await nameEvent(3, "alice", lower(bob), later(1), "transferred");
  const { rows } = await world.ctx().pg.query("select address, left_at from identity_departure order by address");
  expect(rows).toEqual([lower(alice), lower(farmed)].sort().map((address) => ({ address, left_at: later(1) })));
  await sqlTransaction(world.ctx().pg, (sql) =>
    revertNameEvents(sql, { settings: scoringSettings(world.ctx().env), now: later(1) }, { chainId: 1, block: 2 }),
  );
  await refreshBoards(world.ctx());
  expect(await totalOf("alice", later(1))).toBe(together);
  expect((await world.ctx().pg.query("select 1 from identity_departure")).rowCount).toBe(0);
});
