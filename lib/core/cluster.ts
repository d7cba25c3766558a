import type { Sql } from "./db.ts";

const known = new WeakMap<Sql, Promise<boolean>>();

/** Makes another way to the database of `sql` known as such, so that it is not queried too. */
export function shareCluster(sql: Sql, other: Sql): void {
  known.set(other, isCluster(sql));
}

/**
 * The form of a statement, where none serves both: a cluster can neither look up rows of several keys one by one (lateral joins), nor lock
 * rows on several nodes.
 */
export async function formFor<Form>(sql: Sql, forms: { oneServer: Form; cluster: Form }): Promise<Form> {
  return (await isCluster(sql)) ? forms.cluster : forms.oneServer;
}

/** Whether the database is the coordinator of a Citus cluster. Queried once for each connection. */
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
