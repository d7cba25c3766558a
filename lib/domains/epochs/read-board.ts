import type { Sql } from "../../core/db.ts";
import { categories } from "../../engine/index.ts";
import type { RowScore } from "./epoch-row.ts";
import { factsHashSql } from "./facts-hash.ts";
import { checksumWith, type Keccak } from "./keccak.ts";
import { type KnownRow, openKnownRows } from "./known-rows.ts";

/** Rows of one statement. */
const BATCH = 10_000;

/** A row with what the epoch before knows of it. */
export interface BoardRow extends RowScore {
  /** The facts' version: score.facts_hash; null if it is not known. */
  factsKey: string | null;
  known: KnownRow | undefined;
}

type Columns = [subject: string, modelHash: string, factsKey: string | null, ...points: number[]];

/** How many subjects are ranked over all chains. */
export async function countBoard(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ count: number }>("select count(*) from score where chain_id = 0 and ranked");
  return rows[0]?.count ?? 0;
}

/**
 * The ranked subjects over all chains by address, in batches. Their scores are of one moment if `sql` is in a snapshot. Facts are hashed
 * only where the epoch before has no hash of them.
 */
export async function* readBoard(
  sql: Sql,
  { previousEpoch, keccak }: { previousEpoch: number; keccak: Keccak },
): AsyncGenerator<BoardRow[]> {
  const findKnown = openKnownRows(sql, previousEpoch);
  const text = `select subject, model_hash, facts_hash, ${categories.join(", ")} from score
    where chain_id = 0 and ranked and subject > $1 order by subject limit ${BATCH}`;
  for (let after = ""; ; ) {
    const { rows } = await sql.query<Columns>({ text, values: [after], rowMode: "array" });
    const last = rows.at(-1);
    if (last === undefined) return;
    const known: (KnownRow | undefined)[] = [];
    for (const [subject] of rows) {
      const found = findKnown(subject);
      // Only one row of some thousands has to wait.
      known.push(found instanceof Promise ? await found : found);
    }
    const altered = rows.filter(([, , factsKey], i) => factsKey === null || known[i]?.factsKey !== factsKey);
    const hashes = await hashFacts(
      sql,
      altered.map(([subject]) => subject),
    );
    yield rows.map((row, i) => boardRow(row, { known: known[i], hashes, keccak }));
    if (rows.length < BATCH) return;
    after = last[0];
  }
}

async function hashFacts(sql: Sql, subjects: readonly string[]): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql.query<[subject: string, hash: string]>({
    text: `select subject, ${factsHashSql} from score where chain_id = 0 and subject = any($1)`,
    values: [subjects],
    rowMode: "array",
  });
  return new Map(rows);
}

function boardRow(
  [subject, modelHash, factsKey, ...points]: Columns,
  { known, hashes, keccak }: { known: KnownRow | undefined; hashes: ReadonlyMap<string, string>; keccak: Keccak },
): BoardRow {
  const factsHash = hashes.get(subject) ?? known?.factsHash;
  if (factsHash === undefined) throw new Error(`The facts of ${subject} were not hashed.`);
  const address = known?.address ?? checksumWith(keccak, subject);
  return { subject, address, points, factsHash, modelHash, factsKey, known };
}
