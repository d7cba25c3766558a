import { beforeEach, expect, it } from "vitest";
import { sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { readStoredFactsOf } from "./read-facts.ts";

const holder = useContext();
const [first, second, nobody] = [addressNumber(1), addressNumber(2), addressNumber(3)];

const read = async (...subjects: `0x${string}`[]) => readStoredFactsOf(holder.ctx(), subjects, 0);

beforeEach(async () => {
  const { pg } = holder.ctx();
  await pg.query("truncate score, score_removed, score_history, score_histogram, wallet");
  await writeScoreRows(
    pg,
    [first, second].map((subject) => ({ subject, facts: sampleFacts({ subject, votes: 1 }) })),
  );
});

it("gives the facts of each subject that has a score, on the chain asked for", async () => {
  const facts = await read(first, second, nobody, first);
  expect([...facts.keys()].sort()).toEqual([first, second]);
  expect(facts.get(first)).toEqual(sampleFacts({ subject: first, votes: 1 }));
  expect(await readStoredFactsOf(holder.ctx(), [first], 7)).toEqual(new Map());
});

it("decodes what did not change once, and is never behind what was written, even in silence", async () => {
  const { pg } = holder.ctx();
  const before = await read(first, second);
  expect((await read(first)).get(first)).toBe(before.get(first));
  // As the worker does when a change moves no point: neither seq nor updated_at rise.
  for (const votes of [2, 3]) {
    await pg.query("update score set facts = jsonb_set(facts, '{votes}', $2) where subject = $1", [first, votes]);
    const after = await read(first, second);
    expect(after.get(first)?.votes).toBe(votes);
    expect(after.get(second)).toBe(before.get(second));
  }
  await pg.query("delete from score where subject = $1", [first]);
  expect((await read(first)).has(first)).toBe(false);
});
