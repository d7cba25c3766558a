import { expect, test } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { startHeartbeat } from "./heartbeat.ts";

const holder = useContext();
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 30_000 };

test("the lock of a job worker is taken again after its connection broke, and released when the worker stops", async () => {
  const { pg, log } = holder.ctx();
  const heartbeat = startHeartbeat(holder.url(), log);
  const locks = async (): Promise<number[]> => {
    const { rows } = await pg.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and objid = (hashtext('one')::bigint & 4294967295)::oid
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.map((row) => row.pid);
  };
  // Of a worker nothing but its id is read.
  const one = { worker: { workerId: "one" } } as never;
  heartbeat.events.emit("worker:create", one);
  await expect.poll(locks, patience).toHaveLength(1);
  const [first] = await locks();
  await pg.query("select pg_terminate_backend($1)", [first]);
  await expect.poll(async () => (await locks()).filter((pid) => pid !== first), patience).toHaveLength(1);
  heartbeat.events.emit("worker:stop", one);
  await expect.poll(locks, patience).toEqual([]);
  await heartbeat.end();
});
