import type pg from "pg";

/** Advisory lock namespace of score writing; the second key is unused. */
export const SCORE_LOCK = 0x5c0_4e5;
/** Advisory lock namespace of writing the scores of one subject; the second key is a hash of it. */
export const SUBJECT_LOCK = 0x5c0_4e6;

// A connection holds these locks, not a transaction: a long transaction would keep the database from removing old rows.
// If the connection breaks, the lock is free.

/** Waits for a lock and runs while this process holds it. */
export function underLock<T>(pool: pg.Pool, name: string, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withConnection(pool, async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    return run(client);
  });
}

/** Runs while this process holds a lock. Returns null without running if another process holds it. */
export function underLockIfFree<T>(
  pool: pg.Pool,
  name: string,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T | null> {
  return withConnection(pool, async (client) => ((await tryLock(client, name)) ? run(client) : null));
}

/** Takes a lock if it is free, until the connection ends. Returns whether it was free. */
export async function tryLock(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
    [name],
  );
  return rows[0]?.taken === true;
}

async function withConnection<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    const broken = await client.query("select pg_advisory_unlock_all()").then(
      () => undefined,
      (error: Error) => error,
    );
    // A broken connection is closed, which releases the lock.
    client.release(broken);
  }
}
