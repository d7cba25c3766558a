import { beforeEach, expect, test } from "vitest";
import { hashNumber } from "../../../tests/factories/activity.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { hashName, parentOf } from "../../chain/name-logs.ts";
import type { Context } from "../../core/context.ts";
import { checksum, isName } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { lookUpName } from "../reservations/index.ts";
import { boardsOf, getScore, scoringSettings } from "../scores/index.ts";
import { markBlockedNames } from "./blocked-names.ts";
import { activateIdentity } from "./change-identity.ts";
import { applyNameEvents } from "./fold-identities.ts";
import { getIdentity, listIdentities } from "./get-identity.ts";
import { checkName } from "./judge-names.ts";
import type { NameEvent } from "./name-events.ts";
import { finalizeNames } from "./record-mint.ts";
import { search } from "./search.ts";

const world = useContext({ chains: [{ id: 1, name: "Chain 1", rpcUrls: ["http://127.0.0.1:1"] }] });
const listing = useContext({ env: { BLOCKED_NAMES: "sprocket, team.widget" } });
const [stranger, friend, third] = [addressNumber(1), addressNumber(2), addressNumber(3)];
const wallets = [stranger, friend, third];

beforeEach(async () => {
  for (const { pg } of [world.ctx(), listing.ctx()]) {
    const names = "name_event, identity, identity_wallet, identity_past, identity_departure, identity_feed";
    await emptyTables(pg, `${names}, wallet, notification, outbox, score, score_feed`);
    await writeScoreRows(
      pg,
      wallets.map((subject) => ({ subject, points: { age: 100, risk: 200 } })),
    );
  }
});

/** As the indexer of a chain does with a block: mints and subnames, or a transfer of a known name. */
async function mint(ctx: Context, name: string, account: string, block: number, kind?: "transferred"): Promise<void> {
  const where = { chainId: 1, blockNumber: block, blockHash: hashNumber(block), txHash: hashNumber(1_000 + block) };
  const event: NameEvent = {
    ...where,
    ...{ logIndex: 0, at: block, account, data: {}, nameHash: hashName(name), name: kind ? null : name },
    kind: kind ?? (parentOf(name) === null ? "minted" : "subname"),
  };
  const blocks = [{ number: block, hash: hashNumber(block) }];
  const dependencies = { settings: scoringSettings(ctx.env), now: ctx.now };
  await sqlTransaction(ctx.pg, (sql) => applyNameEvents(sql, dependencies, { chainId: 1, blocks, events: [event] }));
}

const as = (ctx: Context, wallet: string): Context => ({
  ...ctx,
  actor: { kind: "session", sessionId: "s", developerId: "d", wallet, tier: "free" } as unknown as Context["actor"],
});

async function notices(ctx: Context): Promise<[string, string][]> {
  const { rows } = await ctx.pg.query<{ address: string; name: string }>(
    "select address, data->>'svcId' as name from notification where kind = 'identity.blocked' order by at, address, name",
  );
  return rows.map(({ address, name }) => [address, name]);
}

/** That a name and its owner resolve to nobody's name, wherever one is asked for. */
async function expectNoName(ctx: Context, name: string, owner: `0x${string}`): Promise<void> {
  for (const identity of [name, `${name}`]) {
    await expect(getIdentity(ctx, { identity })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
    await expect(getScore(ctx, { identity })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  }
  expect((await search(ctx, { q: name })).results).toEqual([]);
  await expect(getIdentity(ctx, { identity: owner })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  expect(await getScore(ctx, { identity: owner })).toMatchObject({ svcId: null, address: checksum(owner) });
}

test.each(["eth", "sol", "bnb", "crypto", "nft", "dao", "wallet", "com", "org", "apt", "888", "onion", "localhost"])(
  "%s belongs to another system of names: nobody can mint it",
  async (name) => {
    const ctx = world.ctx();
    expect(isName(name)).toBe(true);
    const found = await lookUpName(ctx, { name });
    expect(found).toMatchObject({ status: "blocked", valid: true, available: false });
    expect(found.reason).toContain(`.${name} belongs to`);
    expect(found.suggestions?.length).toBeGreaterThan(0);
    expect(await checkName(ctx, { name: `${name}.svc` })).toMatchObject({ name, available: false, valid: true });
  },
);

test("one that was minted stays its owner's token, is no name, and nothing below it resolves", async () => {
  const ctx = world.ctx();
  await boardsOf(ctx).loaded;
  await mint(ctx, "eth", stranger, 10);
  await mint(ctx, "vitalik.eth", friend, 11);
  await expectNoName(ctx, "eth", stranger);
  await expectNoName(ctx, "vitalik.eth", friend);
  expect((await listIdentities(ctx, { owner: stranger, limit: 5, offset: 0 })).identities).toEqual([
    expect.objectContaining({ svcId: "eth", owner: checksum(stranger), blocked: true }),
  ]);
  expect(await lookUpName(ctx, { name: "eth" })).toMatchObject({
    ...{ status: "minted", available: false, owner: checksum(stranger) },
    reason: expect.stringContaining("blocked"),
  });
  await expect(activateIdentity(as(ctx, stranger), { name: "eth" })).rejects.toMatchObject({
    code: "NAME_UNAVAILABLE",
  });
  expect(await notices(ctx)).toEqual([
    [stranger, "eth"],
    [friend, "vitalik.eth"],
  ]);
  await mint(ctx, "eth", third, 12, "transferred");
  expect(await notices(ctx)).toContainEqual([third, "eth"]);
  await sqlTransaction(ctx.pg, (sql) => finalizeNames(sql, { chainId: 1, block: 20, now: ctx.now }));
  expect((await ctx.pg.query("select 1 from outbox")).rowCount).toBe(0);
});

test("the answer about a name of ENS says that ENS is not read here, and to send the address", async () => {
  const ctx = world.ctx();
  await boardsOf(ctx).loaded;
  const message = expect.stringMatching(/vitalik\.eth is a name of ENS, which is not read here\. Send the address/);
  await expect(getScore(ctx, { identity: "vitalik.eth" })).rejects.toMatchObject({ message });
  await expect(getIdentity(ctx, { identity: "vitalik.eth" })).rejects.toMatchObject({ message });
});

test("an operator's addition makes an activated name and all below it no names, tells the owners once, and can be taken back", async () => {
  const listed = listing.ctx();
  const unlisted = { ...listed, env: world.ctx().env };
  await boardsOf(listed).loaded;
  await mint(unlisted, "sprocket", stranger, 10);
  await mint(unlisted, "a.sprocket", friend, 11);
  await mint(unlisted, "b.a.sprocket", third, 12);
  await activateIdentity(as(unlisted, stranger), { name: "sprocket" });
  expect(await getScore(unlisted, { identity: stranger })).toMatchObject({ svcId: "sprocket" });
  expect(await markBlockedNames(unlisted)).toBe(0);

  expect(await markBlockedNames(listed)).toBe(3);
  expect(await markBlockedNames(listed)).toBe(0);
  await expectNoName(listed, "sprocket", stranger);
  await expectNoName(listed, "a.sprocket", friend);
  await expectNoName(listed, "b.a.sprocket", third);
  const notified = [
    [stranger, "sprocket"],
    [friend, "a.sprocket"],
    [third, "b.a.sprocket"],
  ];
  expect(await notices(listed)).toEqual(notified);
  await mint(listed, "c.sprocket", third, 13);
  expect(await notices(listed)).toEqual([...notified, [third, "c.sprocket"]]);

  expect(await markBlockedNames(unlisted)).toBe(4);
  expect(await getScore(unlisted, { identity: stranger })).toMatchObject({ svcId: "sprocket" });
  expect(await getScore(unlisted, { identity: "a.sprocket" })).toMatchObject({ address: checksum(friend) });
});
