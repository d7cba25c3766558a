import type { Sql } from "./db.ts";

const known = new WeakMap<Sql, Promise<boolean>>();

/** Makes another way to the database of `sql` known as such, so that it is not queried too. */
export function shareCluster(sql: Sql, other: Sql): void {
  known.set(other, isCluster(sql));
}

/**
 * Whether the database is the coordinator of a Citus cluster. Statements that look up rows of several keys one by one (lateral joins)
 * or lock rows on several nodes have another form there. Queried once for each connection.
 */
export function isCluster(sql: Sql): Promise<boolean> {
  let answer = known.get(sql);
  if (!answer) {
    answer = sql
      .query<{ found: boolean }>("select exists (select from pg_extension where extname = 'citus') as found")
      .then(({ rows }) => rows[0]?.found ?? false);
    known.set(sql, answer);
    // Query again after a failure.
    answer.catch(() => known.delete(sql));
  }
  return answer;
}
