import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { insertIdentities } from "../../../../tests/factories/identities.ts";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../../tests/factories/scores.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import type { Address } from "../../../core/chains.ts";
import type { Context } from "../../../core/context.ts";
import { createPool } from "../../../core/db.ts";
import { categories } from "../../../engine/types.ts";
import { announceReview } from "../../appeals/close-appeal.ts";
import { noteNameChanges } from "../../identities/identity-rows.ts";
import { findPoints, findReadyScore, findScores } from "../get-score.ts";
import { type Boards, boardsOf } from "./boards.ts";

const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const world = useContext({ chains: [{ id: 1, name: "one", ...explorer }] });
const wallets = Array.from({ length: 6 }, (_, index) => addressNumber(0xabcdef00 + index));
const names = ["alice", "bob"];
const unknown = addressNumber(0xdead);

const wallet = fc.constantFrom(...wallets);
const name = fc.constantFrom(...names);
const chainId = fc.constantFrom(0, 1);
const score = fc.record({
  points: fc.record({ activity: fc.nat(200), risk: fc.nat(200) }),
  ranked: fc.boolean(),
  status: fc.constantFrom("final", "provisional", "partial"),
  unavailable: fc.subarray([...categories].reverse(), { maxLength: 2 }),
});
const action = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant("score" as const), wallet, chainId, score) },
  fc.tuple(fc.constant("no score" as const), wallet, chainId),
  fc.tuple(fc.constant("name" as const), name, wallet),
  fc.tuple(fc.constant("link" as const), name, wallet),
  fc.tuple(fc.constant("unlink" as const), wallet),
  fc.tuple(fc.constant("review" as const), wallet),
  fc.tuple(fc.constant("decide" as const), wallet),
  fc.tuple(fc.constant("hide" as const), name),
  fc.tuple(fc.constant("move" as const), name, fc.boolean()),
);

const note = (changed: string[], others: string[] = []) => noteNameChanges(world.ctx().pg, changed, others);
const query = (text: string, ...values: unknown[]) => world.ctx().pg.query<{ name: string }>(text, values);

/** Changes of what look-ups say, each with everything that the service writes with it. */
const perform = {
  score: (subject: string, scope: number, made: object) =>
    writeScoreRows(world.ctx().pg, [{ subject, chainId: scope, ...made }]),
  "no score": (subject: string, scope: number) => removeScoreRow(world.ctx().pg, subject, scope),
  name: activate,
  link,
  async unlink(linked: string) {
    const { rows } = await query(
      `delete from identity_wallet where address = $1 and not "primary" returning name`,
      linked,
    );
    await query("update wallet set subject = address where address = $1", linked);
    await note(
      rows.map((row) => row.name),
      [linked],
    );
  },
  async review(flagged: string) {
    await query(
      `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by)
       select gen_random_uuid()::text, $1, 'fan_in', 'No.', '{}', 'open', 'dev_1', now(), now() on conflict do nothing`,
      flagged,
    );
    await announceReview(world.ctx().pg, flagged);
  },
  async decide(flagged: string) {
    await query("update appeal set status = 'withdrawn' where wallet = $1", flagged);
    await announceReview(world.ctx().pg, flagged);
  },
  async hide(hidden: string) {
    await query(
      `insert into takedown (id, kind, target, reason, at) select gen_random_uuid()::text, 'name', $1, 'No.', now()
       on conflict do nothing`,
      hidden,
    );
    await note([hidden]);
  },
  async move(moved: string, isWaiting: boolean) {
    await query("update identity set moved_at = $2 where name = $1", moved, isWaiting ? world.now : null);
    await note([moved]);
  },
};
// Each has the parameters of its kind above.
const performAny = perform as Record<string, (...given: never[]) => Promise<void>>;

/** Mints and activates a name for a wallet on no identity, unless somebody has it. */
async function activate(minted: string, owner: Address): Promise<void> {
  const { pg } = world.ctx();
  const { rowCount } = await pg.query(
    "select from identity where name = $1 union all select from identity_wallet where address = $2",
    [minted, owner],
  );
  if (rowCount) return;
  await insertIdentities(pg, [{ name: minted, owner, state: "activated" }]);
  await pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at) values ($1, $2, true, '2026-01-01')`,
    [owner, minted],
  );
  await noteNameChanges(pg, [minted]);
}

/** Links a wallet on no identity to a name, whose owner has its points from then on. */
async function link(to: string, linked: Address): Promise<void> {
  const { pg } = world.ctx();
  const { rowCount } = await pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at)
     select $1, name, false, '2026-01-01' from identity where name = $2 on conflict do nothing`,
    [linked, to],
  );
  if (!rowCount) return;
  for (const scope of [0, 1]) await removeScoreRow(pg, linked, scope);
  await pg.query("update wallet set subject = i.owner from identity i where address = $1 and i.name = $2", [
    linked,
    to,
  ]);
  await noteNameChanges(pg, [to]);
}

async function otherProcess(): Promise<{ ctx: Context; boards: Boards }> {
  const pg = createPool(world.url(), 2);
  const ctx = { ...world.ctx(), pg };
  const boards = boardsOf(ctx);
  onTestFinished(async () => {
    await boards.stop();
    await pg.end();
  });
  await boards.loaded;
  return { ctx, boards };
}

/** The first of these look-ups, as JSON. */
async function lookUp(ctx: Context, boards: Boards, identities: string[], scope: number): Promise<string> {
  const [found] = await findScores(ctx, boards, identities, scope);
  if (!found) return "unknown";
  const { isLinked: _, ...answer } = found;
  return JSON.stringify(answer);
}

/** What is measured of an answer. */
function measuredOf(answer: string) {
  if (answer === "unknown") return null;
  const { svcId, address, score, countsFrom = null } = JSON.parse(answer);
  const { total, breakdown, percentile, confidence } = score;
  return { subject: address.toLowerCase(), svcId, countsFrom, total, breakdown, percentile, confidence };
}

test("after any changes a look-up says the same from the cache, as ready text, by its line and by the whole statement", async () => {
  const ctx = world.ctx();
  const boards = boardsOf(ctx);
  await boards.loaded;
  await ctx.pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) as a", [wallets]);
  const other = await otherProcess();
  const asked = [...wallets, ...names, unknown];
  const counts = { ready: 0, other: 0 };
  const compareAll = async () => {
    await Promise.all([boards.refresh(), other.boards.refresh()]);
    for (const identity of asked) {
      for (const scope of [0, 1]) {
        const cached = await lookUp(ctx, boards, [identity], scope);
        const ready = findReadyScore(ctx, { identity, ...(scope && { chainId: scope }) });
        other.boards.rows.clear();
        const byLine = await lookUp(other.ctx, other.boards, [identity], scope);
        other.boards.rows.clear();
        const whole = await lookUp(other.ctx, other.boards, [identity, "nobody-has-it"], scope);
        other.boards.rows.clear();
        const choice = { identities: [identity], chainId: scope, keeps: false };
        expect(await findPoints(other.ctx, other.boards, choice)).toEqual([measuredOf(whole)]);
        expect(other.boards.rows.findPlain(identity, scope)).toBeUndefined();
        expect([cached, byLine, ready === null ? whole : `{${ready}}`]).toEqual([whole, whole, whole]);
        counts[ready === null ? "other" : "ready"]++;
      }
    }
  };
  const changes = fc.asyncProperty(fc.array(action, { minLength: 12, maxLength: 12 }), async (actions) => {
    for (const one of actions) {
      const [kind, ...given] = one;
      await performAny[kind]?.(...(given as unknown as never[]));
      await compareAll();
    }
  });
  await fc.assert(changes, { numRuns: 3, seed: 53, endOnFailure: true });
  expect(counts.ready).toBeGreaterThan(100);
  expect(counts.other).toBeGreaterThan(100);
});
