import type { Pool } from "pg";
import { plainArray } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { readMeta, writeMeta } from "../../core/meta.ts";
import { decodeFacts, openTrustPush, payeesOf, trustSeeds } from "../../engine/index.ts";
import { markPending } from "./due.ts";
import { scoreTransaction } from "./lock-scores.ts";
import { type ScoringSettings, trustedServices } from "./settings.ts";

/** Payment trust by address, in permille; an address without an entry has none. */
export type PaymentTrust = ReadonlyMap<string, number>;

/** The key in `meta` of the transaction that wrote the stored trust. */
const VERSION = "payment trust version";
/** Rows written by one statement. */
const WRITTEN_PAGE = 10_000;

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

/** Replace the trust of these addresses; one without trust loses its row. */
async function writeTrust(sql: Sql, trust: PaymentTrust, changed: readonly string[]): Promise<void> {
  for (const page of chunks(changed, WRITTEN_PAGE)) {
    await sql.query(
      `insert into payment_trust (address, weight) select address, weight from unnest($1::text[], $2::int[]) as t(address, weight)
       on conflict (address) do update set weight = excluded.weight`,
      [page, page.map((address) => trust.get(address) ?? 0)],
    );
  }
  await sql.query("delete from payment_trust where weight = 0");
  const { rows } = await sql.query<{ version: string }>("select pg_current_xact_id()::text as version");
  if (changed.length > 0 && rows[0]) await writeMeta(sql, VERSION, rows[0].version);
}

/** Wallets whose facts are read at once: they may have 64 KiB for each chain. */
const PAGE = 200;

/** What the worker found of payment trust. */
export interface PaymentReport {
  /** Wallets of the seeds' identities, and services other than bridges and EntryPoints. */
  seeds: number;
  /** Addresses whose payments trust flows over. */
  payers: number;
  /** Addresses with payment trust. */
  trusted: number;
  /** Addresses whose payment trust changed; subjects that paid them are scored again. */
  changed: number;
}

/**
 * Compute the payment trust of all addresses that the operator's seeds reach. The subjects that paid an address whose trust changed are pending
 * from the transaction on that writes it, as far as that address's facts name them: the others follow when they are scored next. Only one
 * process may do it at a time.
 */
export async function computePaymentTrust(
  pg: Pool,
  sql: Sql,
  settings: ScoringSettings,
  signal: AbortSignal | undefined,
): Promise<PaymentReport> {
  const found = await findTrust(sql, settings, signal);
  const stored = await readPaymentTrust(sql);
  const changed = [...new Set([...found.trust.keys(), ...stored.keys()])]
    .filter((address) => found.trust.get(address) !== stored.get(address))
    .sort();
  const payers = await readPayers(sql, settings, { addresses: changed, signal });
  await scoreTransaction(pg, async (transaction) => {
    await writeTrust(transaction, found.trust, changed);
    await markPending(transaction, payers, "trust");
  });
  return { seeds: found.seeds, payers: found.payers, trusted: found.trust.size, changed: changed.length };
}

/** Let trust flow from the seeds; the payments of an address are read when it is reached. */
async function findTrust(
  sql: Sql,
  settings: ScoringSettings,
  signal: AbortSignal | undefined,
): Promise<{ trust: PaymentTrust; seeds: number; payers: number }> {
  const services = trustedServices(settings.services).map((address) => [address]);
  const seeds = trustSeeds([...(await readIdentities(sql, settings.seeds)), ...services]);
  const push = openTrustPush(seeds);
  const payers = new Set<string>();
  for (let round = push.next(); round.length > 0; round = push.next()) {
    for (const addresses of chunks(round, PAGE)) {
      signal?.throwIfAborted();
      for (const [address, parts] of await readParts(sql, settings, addresses)) {
        const payees = payeesOf(parts);
        if (!payees) continue;
        payers.add(address);
        push.pass(address, payees);
      }
    }
  }
  return { trust: push.weights(), seeds: seeds.size, payers: payers.size };
}

/** The wallets of each identity that one of these addresses belongs to; an address on no identity alone. */
async function readIdentities(sql: Sql, addresses: readonly string[]): Promise<string[][]> {
  const { rows } = await sql.query<{ subject: string; wallet: string }>(
    `with named as (
       select distinct coalesce(w.subject, s.address) as subject
       from unnest($1::text[]) as s(address) left join wallet w using (address))
     select n.subject, coalesce(w.address, n.subject) as wallet
     from named n left join wallet w on w.subject = n.subject order by 1, 2`,
    [addresses],
  );
  return [...groupBy(rows, ({ subject }) => subject).values()].map((own) => own.map(({ wallet }) => wallet));
}

/** The stored facts of wallets on the chains that count over all chains. */
async function readParts(sql: Sql, { chains, worthless }: ScoringSettings, wallets: readonly string[]) {
  const { rows } = await sql.query<{ wallet: string; chain_id: number; facts: Buffer }>(
    `select wallet, chain_id, facts from facts
     where wallet = any($1::text[]) and facts is not null and chain_id = any($2::bigint[])`,
    [wallets, [...chains.keys()].filter((id) => !worthless.has(id))],
  );
  const parts = rows.map(({ wallet, chain_id, facts }) => {
    const referenceWei = chains.get(chain_id)?.referenceWei ?? "1";
    return { wallet, facts: decodeFacts(facts), referenceWei };
  });
  return groupBy(parts, ({ wallet }) => wallet);
}

/** The wallets with facts that paid these addresses, by what the addresses' own facts hold. */
async function readPayers(
  sql: Sql,
  settings: ScoringSettings,
  { addresses, signal }: { addresses: readonly string[]; signal: AbortSignal | undefined },
): Promise<string[]> {
  const payers = new Set<string>();
  for (const page of chunks(addresses, PAGE)) {
    signal?.throwIfAborted();
    for (const parts of (await readParts(sql, settings, page)).values()) {
      for (const { facts } of parts) for (const { address } of facts.inflows.entries.values()) payers.add(address);
    }
  }
  const { rows } = await sql.query<{ wallet: string }>(
    "select distinct wallet from facts where wallet = any($1::text[]) order by wallet",
    [plainArray([...payers])],
  );
  return rows.map(({ wallet }) => wallet);
}
