import type { Pool, PoolClient } from "pg";

/** Run `read` with all its queries on one snapshot of the database, read-only. */
export async function readSnapshot<T>(pool: Pool, read: (sql: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const result = await read(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A read-only transaction leaves nothing behind; the connection may be the broken part.
    client.release(true);
    throw error;
  }
}
