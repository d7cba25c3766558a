import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { hashNumber } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { hashName, type NameEventKind, parentOf } from "../../chain/name-logs.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { scoringSettings } from "../scores/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { applyNameEvents, revertNameEvents } from "./fold-identities.ts";
import { getIdentity, identityStates, listIdentities } from "./get-identity.ts";
import type { NameEvent } from "./name-events.ts";
import { finalizeNames } from "./record-mint.ts";
import { search } from "./search.ts";

const world = useContext({
  chains: [1, 2].map((id) => ({ id, name: `Chain ${id}`, rpcUrls: ["http://127.0.0.1:1"] })),
});
const [alice, bob, carol] = [addressNumber(1), addressNumber(2), addressNumber(3)];

beforeEach(() =>
  emptyTables(
    world.ctx().pg,
    "name_event, identity, identity_wallet, identity_past, identity_departure, identity_feed, wallet, outbox",
  ),
);

interface Made {
  chainId: number;
  block: number;
  name: string;
  account: string;
  kind?: NameEventKind;
  /** Block time; the block's number if absent. */
  at?: number;
}

function event({ chainId, block, name, account, kind, at = block }: Made): NameEvent {
  return {
    chainId,
    blockNumber: block,
    blockHash: hashNumber(chainId * 1_000 + block),
    txHash: hashNumber(chainId * 1_000_000 + block * 1_000 + name.length),
    logIndex: 0,
    at,
    kind: kind ?? (parentOf(name) === null ? "minted" : "subname"),
    name: kind === "transferred" ? null : name,
    nameHash: hashName(name),
    account,
    data: {},
  };
}

const dependencies = () => ({ settings: scoringSettings(world.ctx().env), now: world.now });

/** As the indexer of a chain does with a block. */
function apply(events: readonly NameEvent[]): Promise<unknown> {
  const { chainId = 0, blockNumber: number = 0, blockHash: hash = "" } = events[0] ?? {};
  return sqlTransaction(world.ctx().pg, (sql) =>
    applyNameEvents(sql, dependencies(), { chainId, blocks: [{ number, hash }], events }),
  );
}

async function owners(): Promise<[string, number, string][]> {
  const { rows } = await world
    .ctx()
    .pg.query<{ name: string; chain_id: number; owner: string }>(
      "select name, chain_id, owner from identity order by name",
    );
  return rows.map((row) => [row.name, row.chain_id, row.owner]);
}

test("of two chains that mint a name the earlier block time has it, then the lower chain, whichever is indexed first", async () => {
  const races: [number, number, number][] = [
    [100, 99, 2],
    [99, 100, 1],
    [100, 100, 1],
  ];
  for (const [index, [first, second, winner]] of races.entries()) {
    const name = `race-${index}`;
    const one = event({ chainId: 1, block: 10 + index, name, account: alice, at: first });
    const two = event({ chainId: 2, block: 10 + index, name, account: bob, at: second });
    const won: [string, number, string] = [name, winner, winner === 1 ? alice : bob];
    await apply([one]);
    await apply([two]);
    expect(await owners()).toContainEqual(won);
    await world.ctx().pg.query("delete from name_event where name = $1", [name]);
    await world.ctx().pg.query("delete from identity where name = $1", [name]);
    await apply([two]);
    await apply([one]);
    expect(await owners()).toContainEqual(won);
  }
});

test("of events to which a node gives one index in a transaction the first counts", async () => {
  const minted = event({ chainId: 1, block: 10, name: "alice", account: alice });
  const same = { ...minted, kind: "transferred" as const, name: null, account: bob };
  expect(same).toMatchObject({ txHash: minted.txHash, logIndex: minted.logIndex });
  await apply([minted, same]);
  expect(await owners()).toEqual([["alice", 1, alice]]);
});

test("transfers on the chain that lost move nothing, and subnames below its token are none", async () => {
  await apply([event({ chainId: 1, block: 10, name: "alice", account: alice })]);
  await apply([event({ chainId: 2, block: 11, name: "alice", account: bob })]);
  await apply([event({ chainId: 2, block: 12, name: "alice", account: carol, kind: "transferred" })]);
  await apply([event({ chainId: 2, block: 13, name: "team.alice", account: bob })]);
  await apply([event({ chainId: 1, block: 14, name: "team.alice", account: carol })]);
  expect(await owners()).toEqual([
    ["alice", 1, alice],
    ["team.alice", 1, carol],
  ]);
});

test("after a reorg removes the winning mint, the other chain's counts again, with its subnames", async () => {
  await apply([event({ chainId: 2, block: 11, name: "alice", account: bob })]);
  await apply([event({ chainId: 2, block: 12, name: "team.alice", account: carol })]);
  const lost = [
    ["alice", 2, bob],
    ["team.alice", 2, carol],
  ];
  expect(await owners()).toEqual(lost);
  await apply([event({ chainId: 1, block: 10, name: "alice", account: alice })]);
  expect(await owners()).toEqual([["alice", 1, alice]]);
  await sqlTransaction(world.ctx().pg, (sql) => revertNameEvents(sql, dependencies(), { chainId: 1, block: 9 }));
  expect(await owners()).toEqual(lost);
});

test("only a name that its owner activated or minted speaks for a wallet: what others send is listed alone", async () => {
  const ctx = world.ctx();
  const speaks = async (wallet: `0x${string}`) => {
    const states = await identityStates(ctx, { subjects: [wallet] });
    const own = await getIdentity(ctx, { identity: wallet }).catch((error: { code: string }) => error.code);
    return [typeof own === "string" ? own : own.svcId, states.get(wallet)];
  };
  const nobody = ["USER_NOT_FOUND", undefined];
  await apply([event({ chainId: 1, block: 10, name: "alice", account: alice })]);
  await apply([event({ chainId: 1, block: 11, name: "spam.alice", account: bob })]);
  await apply([event({ chainId: 1, block: 12, name: "own.alice", account: alice })]);
  await apply([event({ chainId: 1, block: 13, name: "present", account: alice })]);
  await apply([event({ chainId: 1, block: 14, name: "present", account: carol, kind: "transferred" })]);
  expect([await speaks(alice), await speaks(bob), await speaks(carol)]).toEqual([["alice", "minted"], nobody, nobody]);
  for (const [owner, name] of [
    [bob, "spam.alice"],
    [carol, "present"],
  ] as const) {
    const listed = await listIdentities(ctx, { owner, limit: 5, offset: 0 });
    expect(listed.identities.map(({ svcId, received }) => [svcId, received])).toEqual([[name, true]]);
    expect([name, (await search(ctx, { q: name })).results]).toEqual([name, []]);
    expect((await getIdentity(ctx, { identity: name })).owner.toLowerCase()).toBe(owner);
  }
  const shown = ["alice", "spam.alice", "own.alice"].map((identity) => requireIdentity(ctx, identity));
  expect((await Promise.all(shown)).map(({ svcId, subject }) => [svcId, subject])).toEqual([
    ["alice", alice],
    [null, bob],
    ["own.alice", alice],
  ]);
  // Without its older name, the subname that she minted to herself is hers.
  await apply([event({ chainId: 1, block: 15, name: "alice", account: carol, kind: "transferred" })]);
  expect([await speaks(alice), await speaks(carol)]).toEqual([["own.alice", "minted"], nobody]);
  await sqlTransaction(ctx.pg, (sql) => revertNameEvents(sql, dependencies(), { chainId: 1, block: 13 }));
  expect([await speaks(alice), await speaks(carol)]).toEqual([["alice", "minted"], nobody]);
});

test("a name that its minter gave away and got back, or sent to itself, speaks for it", async () => {
  const ctx = world.ctx();
  const nameOf = async (identity: string) => (await getIdentity(ctx, { identity })).svcId;
  const move = (block: number, name: string, account: `0x${string}`) =>
    apply([event({ chainId: 1, block, name, account, kind: "transferred" })]);
  await apply([event({ chainId: 1, block: 10, name: "alice", account: alice })]);
  await move(11, "alice", alice);
  expect(await nameOf(alice)).toBe("alice");
  await apply([event({ chainId: 1, block: 12, name: "own.alice", account: alice })]);
  for (const name of ["alice", "own.alice"]) await move(13, name, bob);
  for (const identity of [alice, bob]) {
    await expect(getIdentity(ctx, { identity })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  }
  await move(14, "own.alice", alice);
  expect(await nameOf(alice)).toBe("own.alice");
  await move(15, "alice", alice);
  expect(await nameOf(alice)).toBe("alice");
});

test("a name that is minted and sent in one transaction, or by a parent whose sale is read later, speaks for nobody", async () => {
  const ctx = world.ctx();
  const minted = event({ chainId: 1, block: 10, name: "bundle", account: alice });
  await apply([minted, { ...minted, logIndex: 1, kind: "transferred", name: null, account: bob }]);
  await apply([event({ chainId: 1, block: 11, name: "alice", account: carol })]);
  // The confirmation of a mint is stored before the block in which the parent was sold.
  await apply([event({ chainId: 1, block: 13, name: "sub.alice", account: carol })]);
  await apply([event({ chainId: 1, block: 12, name: "alice", account: alice, kind: "transferred" })]);
  for (const identity of [bob, carol]) {
    await expect(getIdentity(ctx, { identity })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  }
  const { rows } = await ctx.pg.query("select name, received from identity order by name");
  expect(rows).toEqual(["alice", "bundle", "sub.alice"].map((name) => ({ name, received: true })));
  // Processes that hold names in memory learn of the subname as well.
  const { rows: fed } = await ctx.pg.query(
    "select count(*)::int as times from identity_feed where identity = 'sub.alice'",
  );
  expect(fed).toEqual([{ times: 2 }]);
});

test("identities depend on what the chains say, not on the order in which it is indexed", async () => {
  const chains = [
    [
      event({ chainId: 1, block: 1, name: "alice", account: alice, at: 50 }),
      event({ chainId: 1, block: 2, name: "team.alice", account: bob, at: 60 }),
      event({ chainId: 1, block: 3, name: "bobby", account: alice, at: 70 }),
      event({ chainId: 1, block: 4, name: "alice", account: carol, kind: "transferred", at: 80 }),
    ],
    [
      event({ chainId: 2, block: 1, name: "bobby", account: bob, at: 40 }),
      event({ chainId: 2, block: 2, name: "alice", account: bob, at: 55 }),
      event({ chainId: 2, block: 3, name: "team.bobby", account: bob, at: 65 }),
      event({ chainId: 2, block: 4, name: "team.alice", account: bob, at: 75 }),
    ],
  ] as const;
  const turns = fc.shuffledSubarray([0, 0, 0, 0, 1, 1, 1, 1], { minLength: 8 });
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      await emptyTables(
        world.ctx().pg,
        "name_event, identity, identity_wallet, identity_past, identity_departure, identity_feed, wallet, outbox",
      );
      const next = [0, 0];
      for (const chain of order) {
        const at = next[chain] ?? 0;
        next[chain] = at + 1;
        const one = chains[chain]?.[at];
        if (one) await apply([one]);
      }
      expect(await owners()).toEqual([
        ["alice", 1, carol],
        ["bobby", 2, bob],
        ["team.alice", 1, bob],
        ["team.bobby", 2, bob],
      ]);
    }),
    { numRuns: rounds(12, 30), seed: 20_261_121 },
  );
});

test("identity.created is emitted once for each mint, however often finality is recorded", async () => {
  await apply([event({ chainId: 1, block: 10, name: "alice", account: alice })]);
  const settle = (block: number) =>
    sqlTransaction(world.ctx().pg, (sql) => finalizeNames(sql, { chainId: 1, block, now: world.now }));
  expect(await settle(9)).toEqual([]);
  expect(await settle(10)).toEqual([{ name: "alice", owner: alice }]);
  expect(await settle(11)).toEqual([]);
  const { rows } = await world.ctx().pg.query("select event from outbox");
  expect(rows).toEqual([{ event: "identity.created" }]);
});
