import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { activateIdentity, linkWallet } from "../../lib/domains/identities/index.ts";
import { boardsOf, getHistory, getLeaderboard, getScore } from "../../lib/domains/scores/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { distribute } from "../../scripts/database/distribute.ts";
import { placements } from "../../scripts/database/distribution.ts";
import { type Following, follow } from "../indexer/following.ts";
import { differences, readIndex } from "../indexer/index-state.ts";
import { chainOf, deadline, FINALITY, lower, mine, reached, sessionOf, signFor } from "../names/identity-world.ts";
import { createClusterDatabase } from "../setup/cluster.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { type NamesWorld, person, startNamesWorld, tokenIdOf } from "../solidity/names-world.ts";
import { everyShard, nameOf, recordStatements, shardsOf } from "./statements.ts";

// Needs the coordinator of a Citus cluster with its workers added: CITUS_URL=postgres://… npm test -- tests/cluster
const coordinator = process.env.CITUS_URL;
const suite = coordinator ? describe : describe.skip;
const SHARDS = 32;
const [alice, bob] = [person(3), person(4)];

suite(`on a Citus cluster${coordinator ? "" : " (skipped: CITUS_URL names no coordinator)"}`, () => {
  const cluster = useContext({ database: () => createClusterDatabase(coordinator ?? "") });
  const single = useContext();
  const running: Following[] = [];
  const report: string[] = [];
  const given: Awaited<ReturnType<typeof answersOf>>[] = [];
  let recorded: ReturnType<typeof recordStatements>;
  let world: NamesWorld;

  beforeAll(async () => {
    world = await startNamesWorld();
    // Rows that were there before are distributed too.
    await trackWallet(contextOf(cluster), { address: lower(bob) });
    await trackWallet(contextOf(single), { address: lower(bob) });
    await distribute(cluster.url(), { shards: SHARDS, report: (line) => report.push(line) });
    recorded = recordStatements(new URL(cluster.url()).pathname.slice(1));
    await world.mint(alice, "alice");
    for (const holder of [cluster, single]) {
      running.push(await follow(contextOf(holder), holder.url(), chainOf(world)));
    }
    await mine(world, FINALITY);
    for (const one of running) await reached(one, world);
    for (const holder of [cluster, single]) await activateAndLink(holder);
    await world.send(alice, "names", "transferFrom", [alice.address, bob.address, tokenIdOf("alice")]);
    await mine(world, FINALITY);
    for (const one of running) await reached(one, world);
    for (const holder of [cluster, single]) given.push(await answersOf(holder));
    recorded.stop();
  });

  afterAll(async () => {
    for (const one of running) await one.stop();
    recorded?.stop();
    await world?.stop();
  });

  function contextOf(holder: typeof cluster) {
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([chainOf(world)]) });
    return holder.ctx({ env });
  }

  async function activateAndLink(holder: typeof cluster): Promise<void> {
    const ctx = { ...contextOf(holder), ...sessionOf(alice) };
    const { nonce } = await activateIdentity(ctx, { name: "alice" });
    const until = deadline(ctx);
    const message = {
      name: "alice",
      owner: lower(alice),
      wallet: lower(bob),
      nonce: BigInt(nonce),
      deadline: BigInt(until),
    };
    const signature = await signFor(ctx, bob, "LinkWallet", message);
    await linkWallet(ctx, { name: "alice", address: lower(bob), deadline: until, signature });
  }

  it("distributes what the table of placements says, with the rows that were there, and says so when run again", async () => {
    const moved = Object.keys(placements).filter((table) => placements[table] !== "local");
    expect(report.filter((line) => /: done in /.test(line))).toHaveLength(moved.length);
    const again: string[] = [];
    await distribute(cluster.url(), { shards: SHARDS, report: (line) => again.push(line) });
    const already = moved.map((table) => expect.stringMatching(`^${table}: is distributed already`));
    expect(again).toHaveLength(moved.length);
    expect(again).toEqual(expect.arrayContaining(already));
    const { rows } = await cluster.ctx().pg.query("select address from tracked_wallet");
    expect(rows).toEqual([{ address: lower(bob) }]);
  });

  it("indexes and scores a chain to the same rows as one server, by way of a link and a transfer", async () => {
    const [left, right] = [await readIndex(cluster.ctx().pg), await readIndex(single.ctx().pg)];
    expect(left.scores?.length).toBeGreaterThan(2);
    expect(differences(left, right)).toEqual({});
  });

  async function answersOf(holder: typeof cluster) {
    const ctx = contextOf(holder);
    await boardsOf(ctx).refresh();
    return {
      byName: await getScore(ctx, { identity: "alice" }),
      byAddress: await getScore(ctx, { identity: lower(alice) }),
      unknown: await getScore(ctx, { identity: `0x${"ab".repeat(20)}` }).catch((error) => error.code),
      board: await getLeaderboard(ctx, { category: "total", timeframe: "7d", limit: 10, offset: 0, order: "desc" }),
      history: await getHistory(ctx, { identity: lower(alice), interval: "event", limit: 10, offset: 0 }),
    };
  }

  it("answers look-ups, boards and names like one server", () => {
    const [onCluster, onServer] = given;
    expect(onCluster?.byAddress?.score?.total).toBeGreaterThan(0);
    expect(onCluster).toEqual(onServer);
  });

  it("says in its readiness that the database responds", async () => {
    expect(await readiness(contextOf(cluster))).toMatchObject({ database: { ok: true }, staleCloses: 0 });
  });

  it("sends no statement to every shard but those that are listed", async () => {
    const shards = new Map<string, number>();
    for (const [text, statement] of recorded.statements) {
      shards.set(nameOf(text), await shardsOf(cluster.ctx().pg, statement));
    }
    const everywhere = [...shards].filter(([, count]) => count === SHARDS).map(([name]) => name);
    expect(everywhere.filter((name) => !(name in everyShard))).toEqual([]);
    // A look-up of facts by wallets, which each block sends.
    const few = [...shards].filter(([name]) => name.startsWith("select wallet, facts from facts where"));
    expect(few.map(([, count]) => count <= 2)).toEqual([true]);
  });
});
