import type { Pool } from "pg";
import { chunks } from "../../../core/chunks.ts";
import type { Sql } from "../../../core/db.ts";
import { groupBy } from "../../../core/group-by.ts";
import { decodeFacts, flowsByAddress, openTrustPush, payeesOf, trustSeeds } from "../../../engine/index.ts";
import { hashJson } from "../../models/index.ts";
import { scoreTransaction } from "../lock-scores.ts";
import { rescoreWallets } from "../rescore.ts";
import type { ScoringSettings } from "../settings.ts";
import { trustedServices } from "../settings.ts";
import { type DailyOptions, onceADay } from "./once-a-day.ts";
import { markScored, type PaymentTrust, readUnscored, replacePaymentTrust } from "./payment-trust.ts";

const RUN = { lock: "weigh payments", key: "payment trust" };
/** Wallets whose facts are read at once: they may have 64 KiB for each chain. */
const PAGE = 200;
/** Addresses whose payers are found at once, and payers scored in one transaction. */
const CHANGED_PAGE = 100;
const SCORED_PAGE = 500;

/** What the worker found of payment trust. */
export interface PaymentReport {
  /** Wallets of the seeds' identities, and services other than bridges and EntryPoints. */
  seeds: number;
  /** Addresses whose payments trust flows over. */
  payers: number;
  /** Addresses with payment trust. */
  trusted: number;
  /** Addresses whose payment trust changed; subjects that paid them were scored again. */
  changed: number;
}

/**
 * Compute the payment trust of all addresses that the operator's seeds reach, once for each UTC day and each newest chain day, and score
 * again (cause `trust`) the subjects that paid an address whose trust changed, as far as that address's facts name them: the others follow
 * when they are scored next. Does nothing without seeds. Returns null if nothing is due, or another process does it. What an
 * interrupted run has not scored, the next one does.
 */
export async function weighPayments(
  pg: Pool,
  settings: ScoringSettings,
  options: DailyOptions,
): Promise<PaymentReport | null> {
  if (settings.seeds.length === 0) return null;
  const { seeds, services } = settings;
  const run = { ...RUN, settings: hashJson({ seeds: [...seeds].sort(), services: services.hash ?? "" }) };
  return onceADay(pg, run, options, async (sql) => {
    const found = await findTrust(sql, settings, options.signal);
    const changed = await scoreTransaction(pg, (transaction) => replacePaymentTrust(transaction, found.trust));
    await rescorePayers(pg, sql, settings, options);
    return { seeds: found.seeds, payers: found.payers, trusted: found.trust.size, changed };
  });
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

async function rescorePayers(
  pg: Pool,
  sql: Sql,
  settings: ScoringSettings,
  { now, signal }: DailyOptions,
): Promise<void> {
  for (;;) {
    const changed = await readUnscored(sql, CHANGED_PAGE);
    if (changed.length === 0) return;
    for (const wallets of chunks(await readPayers(sql, settings, changed), SCORED_PAGE)) {
      signal?.throwIfAborted();
      await scoreTransaction(pg, (transaction) =>
        rescoreWallets(transaction, settings, { wallets, now, cause: "trust" }),
      );
    }
    await markScored(sql, changed);
  }
}

/** The wallets with facts that paid these addresses, by what the addresses' own facts hold. */
async function readPayers(sql: Sql, settings: ScoringSettings, addresses: readonly string[]): Promise<string[]> {
  const payers = new Set<string>();
  for (const parts of (await readParts(sql, settings, addresses)).values()) {
    for (const { facts } of parts) for (const payer of flowsByAddress(facts.inflows).keys()) payers.add(payer);
  }
  const { rows } = await sql.query<{ wallet: string }>(
    "select distinct wallet from facts where wallet = any($1::text[]) order by wallet",
    [[...payers]],
  );
  return rows.map(({ wallet }) => wallet);
}
