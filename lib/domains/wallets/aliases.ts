import type { Pool } from "pg";
import type { Sql } from "../../core/db.ts";

/**
 * Wallets that are scored under another address (their identity's primary wallet), in memory. A wallet that is not here
 * is its own subject, if it is known at all. Whoever follows the scores keeps them current: a wallet that changes its
 * subject changes scores.
 */
export interface Aliases {
  subjectOf: Map<string, string>;
  /** The same the other way round: the wallets of each subject, itself left out. */
  walletsOf: Map<string, Set<string>>;
}

const shared = globalThis as typeof globalThis & { __credenceAliases?: WeakMap<Pool, Aliases> };

/** The aliases of one database. */
export function aliasesOf(pool: Pool): Aliases {
  shared.__credenceAliases ??= new WeakMap();
  const known = shared.__credenceAliases.get(pool);
  if (known) return known;
  const made: Aliases = { subjectOf: new Map(), walletsOf: new Map() };
  shared.__credenceAliases.set(pool, made);
  return made;
}

/** Read all aliases. */
export async function loadAliases(sql: Sql, aliases: Aliases): Promise<void> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject <> address",
  );
  aliases.subjectOf.clear();
  aliases.walletsOf.clear();
  for (const row of rows) link(aliases, row.address, row.subject);
}

/** Read again the aliases of and to these addresses, whose scores changed. */
export async function refreshAliases(sql: Sql, aliases: Aliases, addresses: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject <> address and (subject = any($1) or address = any($1))",
    [addresses],
  );
  for (const address of addresses) {
    unlink(aliases, address);
    for (const wallet of [...(aliases.walletsOf.get(address) ?? [])]) unlink(aliases, wallet);
  }
  for (const row of rows) link(aliases, row.address, row.subject);
}

function link(aliases: Aliases, wallet: string, subject: string): void {
  unlink(aliases, wallet);
  aliases.subjectOf.set(wallet, subject);
  const wallets = aliases.walletsOf.get(subject) ?? new Set();
  wallets.add(wallet);
  aliases.walletsOf.set(subject, wallets);
}

function unlink(aliases: Aliases, wallet: string): void {
  const subject = aliases.subjectOf.get(wallet);
  if (subject === undefined) return;
  aliases.subjectOf.delete(wallet);
  const wallets = aliases.walletsOf.get(subject);
  wallets?.delete(wallet);
  if (wallets?.size === 0) aliases.walletsOf.delete(subject);
}
