import { expect, test } from "vitest";
import { WORKER_LOCK } from "../../lib/core/jobs.ts";
import { endRecomputation, reportRecomputation } from "../../lib/core/recomputation.ts";
import { useContext } from "../../tests/setup/context.ts";
import { showRecomputation } from "./show-recomputation.ts";

const holder = useContext();

test("a start shows how far facts and then scores are, until the worker runs jobs", async () => {
  const { pg } = holder.ctx();
  const lines: string[] = [];
  const worker = await pg.connect();
  /** What the worker does next, once the start has shown what it did before. */
  const acts = [
    () => reportRecomputation(pg, { what: "facts", done: 100, total: 200 }),
    () => reportRecomputation(pg, { what: "scores", done: 40, total: 80 }),
    () => endRecomputation(pg),
    () => worker.query("select pg_advisory_lock($1, 1)", [WORKER_LOCK]),
  ];
  await reportRecomputation(pg, { what: "facts", done: 0, total: 200 });
  const progress = (what: string, part: number) => {
    lines.push(`${what} ${part}`);
  };
  const shown = showRecomputation(holder.url(), {
    steps: { progress },
    ending: new AbortController().signal,
    pollMs: 1,
  });
  for (const [index, act] of acts.entries()) {
    await expect.poll(() => new Set(lines).size).toBeGreaterThan(index);
    await act();
  }
  await shown;
  worker.release(true);
  const [facts, scores] = ["Computing facts of 200 wallets again", "Computing scores of 80 subjects again"];
  expect([...new Set(lines)]).toEqual([`${facts} 0`, `${facts} 0.5`, `${facts} 1`, `${scores} 0.5`, `${scores} 1`]);
});
