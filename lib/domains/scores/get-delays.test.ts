import { expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { WORKER_LOCK } from "../../core/jobs.ts";
import { getDelays } from "./network.ts";

const world = useContext();

test("without a worker everything is late since the last block that was read", async () => {
  const { pg } = world.ctx();
  expect((await getDelays(pg)).noWorkerSince).toBe("");
  await pg.query(
    "insert into chain_cursor (chain_id, state, updated_at) values (3, 'following', '2026-01-02T03:04:05Z')",
  );
  expect((await getDelays(pg)).noWorkerSince).toBe("2026-01-02T03:04:05.000Z");
  const worker = await pg.connect();
  try {
    await worker.query("select pg_advisory_lock($1, 1)", [WORKER_LOCK]);
    expect((await getDelays(pg)).noWorkerSince).toBeNull();
  } finally {
    worker.release(true);
  }
});

test("histories that wait for long are late, and those that wait for their next attempt are not", async () => {
  const { pg } = world.ctx();
  await pg.query("insert into backfill_party (party) values ('refresh') on conflict do nothing");
  const insert = (wallet: number, waits: string) =>
    pg.query("insert into backfill (address, chain_id, party, queued_at, due_at) values ($1, 1, 'refresh', $2, $2)", [
      addressNumber(wallet),
      waits,
    ]);
  await insert(1, new Date(Date.now() + 3_600_000).toISOString());
  expect((await getDelays(pg)).histories).toBeNull();
  await insert(2, "2026-01-02T03:04:05Z");
  await insert(3, "2026-01-02T04:04:05Z");
  expect((await getDelays(pg)).histories).toEqual({ count: 2, since: "2026-01-02T03:04:05.000Z" });
});
