import { plainArray } from "./bulk-write.ts";
import type { ChainConfig } from "./chains.ts";
import type { Sql } from "./db.ts";

/** An explorer that fails, in spite of all retries. */
export interface ExplorerFault {
  chainId: number;
  host: string;
  /** HTTP status of its last response; null if it said so in words, or did not respond. */
  status: number | null;
  /** A sentence; of a refused key it names the setting that mends it. */
  error: string;
  /** An ISO time. */
  since: string;
}

/** An explorer that was not asked for so long is not known to fail any more: failed histories are read again each hour. */
const KNOWN_FOR = "2 hours";
/** How often it is stored that an explorer still fails, or that it works again, milliseconds. */
const STORED_MS = 60_000;

/** The explorers of these chains that fail, in the order of the settings. */
export async function readExplorerFaults(sql: Sql, chains: readonly ChainConfig[]): Promise<ExplorerFault[]> {
  const { rows } = await sql.query<Omit<ExplorerFault, "since"> & { since: Date }>(
    `select chain_id as "chainId", host, status, error, since from explorer_fault
     where checked_at > now() - interval '${KNOWN_FOR}'`,
  );
  return chains.flatMap(({ id, explorers }) => {
    const hosts = new Set(explorers.map(({ url }) => new URL(url).host));
    return [...hosts].flatMap((host) => {
      const fault = rows.find((row) => row.chainId === id && row.host === host);
      return fault ? [{ ...fault, since: fault.since.toISOString() }] : [];
    });
  });
}

interface Answer {
  status: number | null;
  error: string;
}

/** When the state of an explorer was stored last, by this process, and whether it failed. */
const stored = new WeakMap<Sql, Map<string, { at: number; failed: boolean }>>();

/** Stores how the explorers of a chain answered: by host, null for those that did not fail. */
export async function storeExplorerFaults(
  sql: Sql,
  chainId: number,
  answers: ReadonlyMap<string, Answer | null>,
): Promise<void> {
  const known = stored.get(sql) ?? new Map<string, { at: number; failed: boolean }>();
  stored.set(sql, known);
  const at = Date.now();
  const fresh = [...answers].filter(([host, answer]) => {
    const last = known.get(`${chainId} ${host}`);
    return !last || last.failed !== (answer !== null) || at - last.at >= STORED_MS;
  });
  for (const [host, answer] of fresh) known.set(`${chainId} ${host}`, { at, failed: answer !== null });
  for (const [host, answer] of fresh) {
    if (!answer) continue;
    await sql.query(
      `insert into explorer_fault (chain_id, host, status, error, since, checked_at) values ($1, $2, $3, $4, now(), now())
       on conflict (chain_id, host) do update set status = excluded.status, error = excluded.error, checked_at = now(),
         since = case when explorer_fault.checked_at > now() - interval '${KNOWN_FOR}' then explorer_fault.since else now() end`,
      [chainId, host, answer.status, answer.error.slice(0, 500)],
    );
  }
  const well = fresh.flatMap(([host, answer]) => (answer === null ? [host] : []));
  if (well.length === 0) return;
  await sql.query("delete from explorer_fault where chain_id = $1 and host = any($2::text[])", [
    chainId,
    plainArray(well),
  ]);
}
