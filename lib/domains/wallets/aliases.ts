import type { Pool } from "pg";
import type { Sql } from "../../core/db.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { insertSorted, removeSorted } from "./sorted-names.ts";

/** In memory: wallets scored under another address, and names. A wallet without an entry is its own subject. */
export interface Aliases {
  subjectOf: Map<string, string>;
  /** The wallets of each subject, without itself. */
  walletsOf: Map<string, Set<string>>;
  /** Owner of every name, minted or activated. */
  ownerOf: Map<string, string>;
  /** The activated name of each subject. */
  nameOf: Map<string, string>;
  /** Sorted. */
  names: string[];
  /** The newest applied change of names. */
  nameSeq: number;
}

/** A name after a change; owner and state are null if it no longer exists. */
export interface NameChange {
  name: string;
  seq: number;
  owner: string | null;
  state: string | null;
}

const BATCH = 1_000;

export function aliasesOf(pool: Pool): Aliases {
  return ownedSingleton("aliases", pool, () => ({
    subjectOf: new Map(),
    walletsOf: new Map(),
    ownerOf: new Map(),
    nameOf: new Map(),
    names: [],
    nameSeq: 0,
  }));
}

export async function loadAliases(sql: Sql, aliases: Aliases): Promise<void> {
  // Read `seq` first: changes during the other reads are applied again.
  const newest = await sql.query<{ seq: number }>("select coalesce(max(seq), 0)::bigint as seq from name_change");
  const wallets = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject <> address",
  );
  const names = await sql.query<{ name: string; owner: string; state: string }>(
    "select name, owner, state from identity",
  );
  aliases.subjectOf.clear();
  aliases.walletsOf.clear();
  for (const row of wallets.rows) link(aliases, row.address, row.subject);
  aliases.ownerOf = new Map(names.rows.map((row) => [row.name, row.owner]));
  aliases.nameOf = new Map(
    names.rows.flatMap((row) => (row.state === "activated" ? [[row.owner, row.name] as const] : [])),
  );
  aliases.names = [...aliases.ownerOf.keys()].sort();
  aliases.nameSeq = newest.rows[0]?.seq ?? 0;
}

/** New changes of names, in order, at most a thousand. */
export async function readNameChanges(sql: Sql, aliases: Aliases): Promise<NameChange[]> {
  const { rows } = await sql.query<NameChange>({
    name: "name-changes",
    text: `select c.name, c.seq, i.owner, i.state from name_change c left join identity i on i.name = c.name
      where c.seq > $1 order by c.seq limit ${BATCH}`,
    values: [aliases.nameSeq],
  });
  return rows;
}

/** Former and current owners of changed names, whose aliases must be read again. */
export function ownersTouched(aliases: Aliases, changes: readonly NameChange[]): string[] {
  return changes.flatMap(({ name, owner }) => {
    const before = aliases.ownerOf.get(name);
    return [before, owner].filter((one) => typeof one === "string");
  });
}

export function applyNameChanges(aliases: Aliases, changes: readonly NameChange[]): void {
  for (const { name, seq, owner, state } of changes) {
    const before = aliases.ownerOf.get(name);
    if (before !== undefined && aliases.nameOf.get(before) === name) aliases.nameOf.delete(before);
    if (owner === null) {
      aliases.ownerOf.delete(name);
      removeSorted(aliases.names, name);
    } else {
      if (before === undefined) insertSorted(aliases.names, name);
      aliases.ownerOf.set(name, owner);
      if (state === "activated") aliases.nameOf.set(owner, name);
    }
    aliases.nameSeq = seq;
  }
}

/** Reads the aliases of these addresses again. */
export async function refreshAliases(sql: Sql, aliases: Aliases, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
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
