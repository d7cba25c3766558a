import { expect, test } from "vitest";
import { checksum } from "../../lib/core/schemas.ts";
import {
  getIdentity,
  linkWallet,
  MOST_WALLETS,
  recordMint,
  search,
  unlinkWallet,
} from "../../lib/domains/identities/index.ts";
import {
  boardsOf,
  getBreakdown,
  getHistory,
  getLeaderboard,
  getReceipt,
  getScore,
  getScoreBatch,
  getScoreWithWallet,
  getUpdates,
  scoringSettings,
} from "../../lib/domains/scores/index.ts";
import { getTradingHistory } from "../../lib/domains/trading/index.ts";
import {
  type Category,
  type CategoryState,
  categories,
  decodeFacts,
  mergeFacts,
  scoreFacts,
} from "../../lib/engine/index.ts";
import { addressNumber, scoresWithFacts } from "../factories/scores.ts";
import { person, tokenIdOf } from "../solidity/names-world.ts";
import { chainOf, deadline, FINALITY, lower, sessionOf, signFor, useNamesWorld } from "./identity-world.ts";

const names = useNamesWorld();
const { rows, ctx, index } = names;
const [alice, bob, carol] = [person(3), person(4), person(5)];

const events = (event: string) =>
  rows<{ data: object }>("select data from outbox where event = $1 order by id", [event]);

async function mintAndRecord(owner = alice, name = "alice") {
  const { receipt } = await names.world.mint(owner, name);
  await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  return receipt;
}

test("an indexed mint is a provisional identity until its block is final, and emits identity.created once", async () => {
  const one = await index();
  const { receipt } = await names.world.mint(alice, "alice");
  await names.reached(one);
  const expected = {
    svcId: "alice",
    name: "alice.svc",
    state: "minted",
    owner: alice.address,
    address: alice.address,
    wallets: [],
    chainId: 31337,
    tokenId: String(tokenIdOf("alice")),
    parent: null,
    nonce: 0,
    createdAt: new Date(Number((await names.world.chain.getBlock()).timestamp) * 1000).toISOString(),
    activatedAt: null,
    final: false,
    avatar: null,
  };
  expect(await getIdentity(ctx(), { identity: "alice" })).toEqual(expected);
  expect(await getIdentity(ctx(), { identity: lower(alice) })).toEqual(expected);
  expect(await events("identity.created")).toEqual([]);
  await names.mine(FINALITY);
  await names.reached(one);
  expect(await getIdentity(ctx(), { identity: "alice" })).toEqual({ ...expected, final: true });
  const created = [
    { data: { svcId: "alice", address: alice.address, chainId: 31337, txHash: receipt.transactionHash } },
  ];
  expect(await events("identity.created")).toEqual(created);
  const confirmed = await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  expect(confirmed).toMatchObject({ identity: { svcId: "alice" }, confirmations: FINALITY + 1, final: true });
  expect(await events("identity.created")).toEqual(created);
});

test("a mint confirmed before the indexer reaches it stays the same identity, with one event", async () => {
  const receipt = await mintAndRecord();
  const confirmed = await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  expect(confirmed).toMatchObject({ confirmations: 1, final: false });
  const before = await getIdentity(ctx(), { identity: "alice" });
  await names.mine(FINALITY);
  const final = await recordMint(ctx(), { chainId: 31337, txHash: receipt.transactionHash });
  expect(final).toMatchObject({ confirmations: FINALITY + 1, final: true, identity: { ...before, final: true } });
  expect(await events("identity.created")).toHaveLength(1);
  await names.reached(await index());
  expect(await getIdentity(ctx(), { identity: "alice" })).toEqual({ ...before, final: true });
  expect(await events("identity.created")).toHaveLength(1);
});

test("what is no mint of the contract is TRANSACTION_NOT_CONFIRMED, a silent node CHAIN_UNAVAILABLE", async () => {
  const { receipt: subname } = await names.world
    .mint(alice, "alice")
    .then(async () => names.world.send(alice, "names", "mintSubname", ["team", tokenIdOf("alice"), bob.address]));
  const { receipt: pay } = await names.world.sendRaw(alice, { to: bob.address, value: 1n });
  const at = (txHash: string, more = {}) => recordMint(ctx(), { chainId: 31337, txHash, ...more });
  await expect(at(`0x${"ab".repeat(32)}`)).rejects.toMatchObject({ code: "TRANSACTION_NOT_CONFIRMED" });
  await expect(at(pay.transactionHash)).rejects.toMatchObject({ code: "TRANSACTION_NOT_CONFIRMED" });
  await expect(at(subname.transactionHash, { kind: "minted" })).rejects.toMatchObject({
    code: "TRANSACTION_NOT_CONFIRMED",
  });
  const other = chainOf(names.world, { contracts: { names: lower(carol) } });
  const mintOfAnother = recordMint(names.context([other]), { chainId: 31337, txHash: subname.transactionHash });
  await expect(mintOfAnother).rejects.toMatchObject({ code: "TRANSACTION_NOT_CONFIRMED" });
  const silent = chainOf(names.world, { rpcUrls: ["http://127.0.0.1:1"] });
  const unanswered = recordMint(names.context([silent]), { chainId: 31337, txHash: pay.transactionHash });
  await expect(unanswered).rejects.toMatchObject({ code: "CHAIN_UNAVAILABLE" });
  await expect(recordMint(ctx(), { chainId: 5, txHash: pay.transactionHash })).rejects.toMatchObject({
    code: "UNSUPPORTED_CHAIN",
  });
  expect(await rows("select * from name_event")).toEqual([]);
});

test("the score of an identity is that of its wallets' facts together, and theirs again after an unlink", async () => {
  const one = await index();
  for (const who of [alice, bob])
    for (let i = 0; i < 4; i++) await names.world.sendRaw(who, { to: carol.address, value: 10n ** 17n });
  await names.world.mint(alice, "alice");
  await names.reached(one);
  await boardsOf(ctx()).loaded;
  const alone = [await getScore(ctx(), { identity: lower(alice) }), await getScore(ctx(), { identity: lower(bob) })];
  expect(alone.map((score) => [score.svcId, score.address])).toEqual([
    [null, alice.address],
    [null, bob.address],
  ]);
  expect(await getScore(ctx(), { identity: "alice" })).toEqual({ ...alone[0], svcId: "alice" });

  const identity = await names.activateAndLink("alice", alice, bob);
  expect(identity.wallets).toEqual([
    { address: alice.address, primary: true, linkedAt: names.holder.now.toISOString() },
    { address: bob.address, primary: false, linkedAt: names.holder.now.toISOString() },
  ]);
  const together = await getScore(ctx(), { identity: "alice" });
  expect(together.address).toBe(alice.address);
  // The engine, over the facts of both wallets merged.
  const stored = await rows<{ facts: Buffer }>("select facts from facts where wallet = any($1)", [
    [lower(alice), lower(bob)],
  ]);
  const where = `subject = '${lower(alice)}' and chain_id = 0`;
  const asOf = (await scoresWithFacts(ctx().pg, { where }))[0]?.asOf ?? {};
  const settings = scoringSettings(ctx().env);
  const expected = scoreFacts(
    mergeFacts({
      subject: lower(alice),
      wallets: [lower(alice), lower(bob)],
      parts: stored.map(({ facts }) => ({
        facts: decodeFacts(facts),
        asOf: asOf[31337] ?? 0,
        referenceWei: "1000000000000000000",
        prices: {},
      })),
      funding: [],
      social: [],
      listed: settings.lists.listed,
      listsHash: settings.lists.hash,
      listContacts: settings.listContacts,
      listSelf: settings.listSelf,
      states: Object.fromEntries(categories.map((category) => [category, "ok"])) as Record<Category, CategoryState>, // Every category is a key.
    }),
  );
  expect(stored).toHaveLength(2);
  expect(together.score).toMatchObject({ total: expected.total, breakdown: expected.breakdown });
  expect(together.score.total).not.toBe(alone[0]?.score.total);
  expect((await getBreakdown(ctx(), { identity: lower(bob) })).svcId).toBe("alice");
  expect(await getScore(ctx(), { identity: "alice" })).toEqual(together);
  for (const [n, who] of [alice, bob].entries()) {
    const { wallet, ...asked } = await getScoreWithWallet(ctx(), { identity: lower(who) });
    expect(asked).toEqual(together);
    expect(wallet).toMatchObject({ address: who.address, linkedAt: names.holder.now.toISOString() });
    expect(wallet?.total).toBe(alone[n]?.score.total);
  }
  const { scores } = await getScoreBatch(ctx(), { identities: ["ALICE.SVC", bob.address, "nobody"] });
  expect(scores.map(({ found, svcId: id, address }) => [found, id, address])).toEqual([
    [true, "alice", alice.address],
    [true, "alice", alice.address],
    [false, null, null],
  ]);
  expect((await search(ctx(), { q: "ALI" })).results[0]).toMatchObject({ svcId: "alice", address: alice.address });
  expect(await rows("select subject from score where subject = $1", [lower(bob)])).toEqual([]);
  const page = { category: "total", timeframe: "all", order: "desc", limit: 10, offset: 0 } as const;
  const { leaderboard } = await getLeaderboard(ctx(), page);
  expect(leaderboard.filter((row) => row.svcId !== null)).toMatchObject([{ svcId: "alice", address: alice.address }]);
  expect(leaderboard.map((row) => row.address)).not.toContain(bob.address);
  const { updates } = await getUpdates(ctx(), { limit: 100 });
  expect(updates.at(-1)).toMatchObject({ svcId: "alice" });
  const history = { interval: "event", limit: 1, offset: 0 } as const;
  expect((await getHistory(ctx(), { identity: "alice", ...history })).history[0]).toMatchObject({
    cause: "wallets",
    total: together.score.total,
  });
  const { receipt } = await getReceipt(ctx(), { identity: "alice" });
  expect([receipt.subject, receipt.result.total]).toEqual([alice.address, together.score.total]);
  const linkedAt = Math.floor(names.holder.now.getTime() / 1000);
  const links = [lower(alice), lower(bob)].sort().map((wallet) => ({ wallet, linkedAt }));
  expect(receipt.facts.links).toEqual(links);
  const trades = await getTradingHistory(ctx(), { identity: "alice", limit: 10, offset: 0 });
  expect(trades.pagination.total).toBe(0);
  const scoreEvents = await events("score.updated");
  expect(scoreEvents.at(-1)?.data).toMatchObject({
    address: alice.address,
    svcId: "alice",
    newScore: together.score.total,
  });

  const as = ctx(sessionOf(bob));
  const after = await unlinkWallet(as, { name: "alice", address: lower(bob) });
  expect(after).toMatchObject({ nonce: 3, wallets: [{ address: alice.address }] });
  expect((await getScore(ctx(), { identity: "alice" })).score.breakdown).toEqual(alone[0]?.score.breakdown);
  expect(await getScore(ctx(), { identity: lower(bob) })).toMatchObject({
    svcId: null,
    address: bob.address,
    score: { breakdown: alone[1]?.score.breakdown },
  });
  const causes = await rows(
    "select distinct cause from score_feed where source_chain is null and before is distinct from after",
  );
  expect(causes).toEqual([{ cause: "wallets" }]);
});

test("an identity has a limited number of wallets, so that scoring it again never keeps other scores waiting for long", async () => {
  await mintAndRecord();
  await names.activateAndLink("alice", alice, bob);
  const others = Array.from({ length: MOST_WALLETS - 2 }, (_, i) => addressNumber(i + 1));
  await rows(
    `with known as (insert into wallet (address, subject) select w, $2 from unnest($1::text[]) as w returning address)
    insert into identity_wallet (address, name, "primary", linked_at) select address, 'alice', false, now() from known`,
    [others, lower(alice)],
  );
  const as = ctx(sessionOf(alice));
  const link = async () => {
    const { nonce } = await getIdentity(as, { identity: "alice" });
    const until = deadline(as);
    const pair = { owner: lower(alice), wallet: lower(carol) };
    const message = { name: "alice", ...pair, nonce: BigInt(nonce), deadline: BigInt(until) };
    const signature = await signFor(as, carol, "LinkWallet", message);
    return linkWallet(as, { name: "alice", address: lower(carol), deadline: until, signature });
  };
  await expect(link()).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  expect((await getIdentity(as, { identity: "alice" })).wallets).toHaveLength(MOST_WALLETS);
  await unlinkWallet(as, { name: "alice", address: lower(bob) });
  expect((await link()).wallets).toContainEqual(expect.objectContaining({ address: carol.address }));
});

test("owners are known, and tracked by a job", async () => {
  const one = await index();
  await names.world.send(names.world.owner, "names", "setMinter", [names.world.owner.address]);
  const voucher = await names.world.voucher({ name: "newcomer", claimer: checksum(`0x${"12".repeat(20)}`) });
  await names.world.send(names.world.owner, "names", "mint", [voucher, await names.world.sign(voucher)]);
  await names.reached(one);
  expect(await rows("select subject from wallet where address = $1", [`0x${"12".repeat(20)}`])).toHaveLength(1);
  expect(await rows("select payload from graphile_worker._private_jobs")).toEqual([
    { payload: { address: `0x${"12".repeat(20)}` } },
  ]);
});

test("the answer for a wallet without a name says so, and not that it is unknown, since it may have a score", async () => {
  await expect(getIdentity(ctx(), { identity: lower(carol) })).rejects.toMatchObject({
    code: "USER_NOT_FOUND",
    message: expect.stringMatching(/^0x\w+ owns no name and is linked to none\. /),
  });
});
