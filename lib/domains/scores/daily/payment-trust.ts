import type { Sql } from "../../../core/db.ts";
import { readMeta, writeMeta } from "../../../core/meta.ts";
import type { ScoringSettings } from "../settings.ts";

/** Payment trust by address, in permille; an address without an entry has none. */
export type PaymentTrust = ReadonlyMap<string, number>;

/** The key in `meta` of the transaction that wrote the stored trust. */
const VERSION = "payment trust version";
/** Rows written by one statement. */
const PAGE = 10_000;

/** What was read last, which changes once a day. */
const known = new WeakMap<ScoringSettings, { version: string | undefined; trust: PaymentTrust }>();

/** The stored payment trust of all addresses; undefined where no seeds are configured. Do not modify it. */
export async function loadPaymentTrust(sql: Sql, settings: ScoringSettings): Promise<PaymentTrust | undefined> {
  if (settings.seeds.length === 0) return undefined;
  const version = await readMeta(sql, VERSION);
  const cached = known.get(settings);
  if (cached?.version === version && cached !== undefined) return cached.trust;
  const trust = await readPaymentTrust(sql);
  known.set(settings, { version, trust });
  return trust;
}

async function readPaymentTrust(sql: Sql): Promise<Map<string, number>> {
  const { rows } = await sql.query<[string, number]>({
    text: "select address, weight from payment_trust where weight > 0",
    rowMode: "array",
  });
  return new Map(rows);
}

/** Write what differs from the stored trust. Returns the number of addresses whose trust changed. Hold the score lock. */
export async function replacePaymentTrust(sql: Sql, trust: PaymentTrust): Promise<number> {
  const stored = await readPaymentTrust(sql);
  const changed = [...new Set([...trust.keys(), ...stored.keys()])]
    .filter((address) => trust.get(address) !== stored.get(address))
    .sort();
  for (let from = 0; from < changed.length; from += PAGE) {
    const page = changed.slice(from, from + PAGE);
    await sql.query(
      `insert into payment_trust (address, weight, scored) select address, weight, 0 from unnest($1::text[], $2::int[]) as t(address, weight)
       on conflict (address) do update set weight = excluded.weight`,
      [page, page.map((address) => trust.get(address) ?? 0)],
    );
  }
  const { rows } = await sql.query<{ version: string }>("select pg_current_xact_id()::text as version");
  if (changed.length > 0 && rows[0]) await writeMeta(sql, VERSION, rows[0].version);
  return changed.length;
}

/** The next addresses whose payers were not scored again since their trust changed, in ascending order. */
export async function readUnscored(sql: Sql, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ address: string }>(
    "select address from payment_trust where weight <> scored order by address limit $1",
    [limit],
  );
  return rows.map(({ address }) => address);
}

/** Record that the payers of these addresses were scored again. An address without trust loses its row. */
export async function markScored(sql: Sql, addresses: readonly string[]): Promise<void> {
  await sql.query("update payment_trust set scored = weight where address = any($1::text[])", [addresses]);
  await sql.query("delete from payment_trust where address = any($1::text[]) and weight = 0", [addresses]);
}
