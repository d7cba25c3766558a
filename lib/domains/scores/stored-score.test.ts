import { beforeEach, expect, it } from "vitest";
import { sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { addressNumber, replaceFacts, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { readCurrentFacts } from "./stored-score.ts";

const holder = useContext();
const [first, second, nobody] = [addressNumber(1), addressNumber(2), addressNumber(3)];

const read = async (...subjects: `0x${string}`[]) => readCurrentFacts(holder.ctx(), { subjects, chainId: 0 });

beforeEach(async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "score, score_feed, saved_ranking, score_close, wallet, tracked_wallet, chain_cursor");
  await writeScoreRows(
    pg,
    [first, second].map((subject) => ({ subject, facts: sampleFacts({ subject, wallets: [subject], votes: 1 }) })),
  );
});

it("gives the facts of each subject that has a score, on the chain checked for, in their order", async () => {
  const of = (subject: string) => sampleFacts({ subject, wallets: [subject], votes: 1 });
  const { current } = await read(second, nobody, first, second);
  expect(current.map(({ facts }) => facts)).toEqual([of(second), null, of(first), of(second)]);
  const elsewhere = await readCurrentFacts(holder.ctx(), { subjects: [first], chainId: 7 });
  expect(elsewhere.current).toMatchObject([{ facts: null }]);
});

it("decodes unchanged rows once, and is never behind the database, even without notifications", async () => {
  const { pg } = holder.ctx();
  const before = await read(first, second);
  // The snapshot is the whole server's, which may have other databases: what is decoded stays valid, whoever wrote meanwhile.
  expect((await read(first)).current[0]?.facts).toBe(before.current[0]?.facts);
  // As the worker does when a change moves no point: neither seq nor updated_at rise.
  for (const votes of [2, 3]) {
    await replaceFacts(pg, first, sampleFacts({ subject: first, wallets: [first], votes }));
    const after = await read(first, second);
    expect(after.current[0]?.facts?.votes).toBe(votes);
    expect(after.current[1]?.facts).toBe(before.current[1]?.facts);
  }
  await pg.query("delete from score where subject = $1", [first]);
  expect((await read(first)).current[0]?.facts).toBeNull();
});

it("sees a transaction's writes after it ends, also if it began before the last read", async () => {
  const { pg } = holder.ctx();
  const writer = await pg.connect();
  try {
    await writer.query("begin");
    await replaceFacts(writer, first, sampleFacts({ subject: first, wallets: [first], votes: 9 }));
    for (let times = 0; times < 2; times++) expect((await read(first)).current[0]?.facts?.votes).toBe(1);
    await writer.query("commit");
    expect((await read(first)).current[0]?.facts?.votes).toBe(9);
  } finally {
    writer.release();
  }
});

it("returns the last checks of the histories of a subject's wallets, and the newest blocks of followed chains", async () => {
  const { pg, now } = holder.ctx();
  const track = (address: string, chainId: number, at: Date | null) =>
    pg.query(
      `insert into tracked_wallet (address, chain_id, state, checked_at) values ($1, $2, 'ready', $3)
       on conflict (address, chain_id) do update set checked_at = excluded.checked_at`,
      [address, chainId, at],
    );
  const before = await read(first);
  expect(before).toMatchObject({ current: [{ checked: [] }], cursors: [] });
  await pg.query("insert into wallet (address, subject) values ($1, $2)", [nobody, first]);
  const earlier = new Date(now.getTime() - 1_001);
  await track(first, 137, null);
  await track(first, 1, now);
  await track(nobody, 1, earlier);
  const checked = [
    { chainId: 1, at: earlier.getTime() },
    { chainId: 137, at: null },
  ];
  const after = await read(first);
  expect(after.current).toMatchObject([{ checked }]);
  expect(after.current[0]?.facts).toBe(before.current[0]?.facts);
  await track(nobody, 1, now);
  expect((await read(first)).current[0]?.checked[0]).toEqual({ chainId: 1, at: now.getTime() });
  await pg.query(
    "insert into chain_cursor (chain_id, block_number, block_time, state, failing_since, updated_at) values (1, 9, 8, 'following', $1, now())",
    [earlier],
  );
  const cursor = { chainId: 1, blockTime: 8, state: "following", failingSince: earlier };
  expect((await read(first)).cursors).toEqual([cursor]);
});

it("keeps none of those that are asked for once, among very many", async () => {
  const ask = (keeps: boolean) => readCurrentFacts(holder.ctx(), { subjects: [first], chainId: 0, keeps });
  const once = await ask(false);
  const cached = await ask(true);
  expect(cached.current).toEqual(once.current);
  expect(cached.current[0]?.facts).not.toBe(once.current[0]?.facts);
});
