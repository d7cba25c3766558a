import { parentOf } from "../../chain/name-logs.ts";
import { rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { foreignSystemOf } from "../../core/foreign-names.ts";
import { notify } from "../../core/notifications.ts";
import { checksum } from "../../core/schemas.ts";
import { endClaims, LINK_ENDED, lockScores, rescoreWallets, type ScoringSettings } from "../scores/index.ts";
import { markTraders } from "../trading/index.ts";
import { forgetWallets, keepWallets } from "../wallets/index.ts";
import { notifyBlocked } from "./blocked-names.ts";
import { departWallets, linkRow, withdrawDepartures } from "./identity-links.ts";
import { type IdentityRow, identityColumns, noteNameChanges } from "./identity-rows.ts";
import {
  dropForeignNameEvents,
  dropNameEventsAbove,
  type NameEvent,
  readOwnershipEvents,
  type StoredNameEvent,
  storeNameEvents,
} from "./name-events.ts";

/**
 * Stores a chain's name events and folds the changed identities. Deletes events stored early for other blocks at these heights.
 * Returns the changed names. The caller has locked the chain's cursor.
 */
export async function applyNameEvents(
  sql: Sql,
  dependencies: FoldDependencies,
  input: { chainId: number; blocks: readonly { number: number; hash: string }[]; events: readonly NameEvent[] },
): Promise<string[]> {
  const dropped = await dropForeignNameEvents(sql, input);
  const stored = await storeNameEvents(sql, input.events);
  return fold(sql, dependencies, [...dropped, ...stored]);
}

/** Reverts a chain's events above a block. Returns the changed names. */
export async function revertNameEvents(
  sql: Sql,
  dependencies: FoldDependencies,
  input: { chainId: number; block: number },
): Promise<string[]> {
  return fold(sql, dependencies, await dropNameEventsAbove(sql, input));
}

async function fold(sql: Sql, dependencies: FoldDependencies, touched: readonly string[]): Promise<string[]> {
  const names = [...new Set(touched)];
  if (names.length === 0) return names;
  await lockScores(sql);
  await foldIdentities(sql, dependencies, names);
  return names;
}

interface FoldDependencies {
  settings: ScoringSettings;
  now: Date;
}

interface Outcome {
  changed: string[];
  /** Names that were removed or moved to another chain, whose subnames must be folded too. */
  relocated: string[];
  /** Wallets whose subject may have changed. */
  moved: string[];
  owners: string[];
  formerOwners: string[];
  /** Former identities whose mint no longer counts. */
  removed: IdentityRow[];
}

/**
 * Folds the identities of these names again from the stored events. The result does not depend on the order of storage. A new owner
 * gets the name as minted, and its former wallets are scored separately. Owners become known and tracked. An owner who loses a name
 * because its mint no longer counts is notified. An owner who gets a name back by a reorg gets its former state, with those wallets
 * that no other identity has since. The caller holds the score lock.
 */
async function foldIdentities(sql: Sql, dependencies: FoldDependencies, names: readonly string[]): Promise<void> {
  const outcome: Outcome = { changed: [], relocated: [], moved: [], owners: [], formerOwners: [], removed: [] };
  // Parents first: a subname exists only on its parent's chain.
  const open = new Set(names);
  while (open.size > 0) {
    const depth = Math.min(...Array.from(open, depthOf));
    const level = [...open].filter((name) => depthOf(name) === depth).sort();
    for (const name of level) open.delete(name);
    outcome.relocated = [];
    await foldLevel(sql, dependencies, level, outcome);
    for (const name of await readSubnames(sql, outcome.relocated)) open.add(name);
  }
  if (outcome.changed.length === 0) return;
  const marked = await markReceived(sql, outcome.changed);
  await keepWallets(sql, outcome.owners, dependencies.now);
  const wallets = [...new Set(outcome.moved)];
  await rescoreWallets(sql, dependencies.settings, { wallets, since: LINK_ENDED, now: dependencies.now });
  await noteNameChanges(
    sql,
    [...new Set([...outcome.changed, ...marked])],
    [...outcome.moved, ...outcome.formerOwners],
  );
  await notifyRemoved(sql, dependencies.now, outcome.removed);
  await forgetWallets(sql, outcome.formerOwners);
}

/** Direct subnames on any chain. Needed only after a reorg, or when two chains mint one name. */
async function readSubnames(sql: Sql, parents: readonly string[]): Promise<string[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql.query<{ name: string }>(
    `select distinct name from name_event
     where kind = 'subname' and substr(name, strpos(name, '.') + 1) = any($1::text[])`,
    [parents],
  );
  return rows.map((row) => row.name);
}

/**
 * Marks which of the names and their subnames somebody else sent to their owners: those whose owner is not who minted them; of a subname,
 * also who owned its parent then. Returns the names for which that changed.
 */
async function markReceived(sql: Sql, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `update identity set received = r.received
     from (select i.name, not exists (select 1 from name_event m where m.name = i.name and m.chain_id = i.chain_id
             and m.tx_hash = i.tx_hash and m.kind in ('minted', 'subname') and m.account = i.owner)
         or i.parent is not null and i.owner is distinct from (
           select e.account from name_event s join name_event e on e.name = i.parent and e.chain_id = i.chain_id
             and e.kind in ('minted', 'subname', 'transferred')
             and (e.block_number, e.log_index) < (s.block_number, s.log_index)
           where s.name = i.name and s.chain_id = i.chain_id and s.tx_hash = i.tx_hash and s.kind = 'subname'
           order by e.block_number desc, e.log_index desc limit 1) as received
       from identity i where i.name = any($1::text[]) or i.parent = any($1::text[])) r
     where identity.name = r.name and identity.received <> r.received returning identity.name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

function depthOf(name: string): number {
  return name.split(".").length;
}

async function foldLevel(
  sql: Sql,
  dependencies: FoldDependencies,
  names: readonly string[],
  outcome: Outcome,
): Promise<void> {
  const events = await readOwnershipEvents(sql, names);
  const { rows } = await sql.query<IdentityRow>(
    `select ${identityColumns} from identity where name = any($1::text[]) for update`,
    [names],
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const parentChains = await readChains(
    sql,
    names.flatMap((name) => parentOf(name) ?? []),
  );
  const next: NextOwnership[] = [];
  for (const name of names) {
    const before = known.get(name);
    const ownership = ownershipOf(events.get(name) ?? [], parentChains.get(parentOf(name) ?? ""));
    if (before && ownership?.mint.chainId !== before.chainId) outcome.relocated.push(name);
    if (before && !(ownership && isSameOwnership(before, ownership))) {
      // Wallets of a name whose mint no longer counts have left nothing.
      const leftAt = ownership && isSameToken(before, ownership) ? transferTime(ownership, dependencies.now) : null;
      await endOwnership(sql, before, leftAt, outcome);
    }
    if (before && !(ownership && isSameToken(before, ownership))) outcome.removed.push(before);
    if (ownership && !(before && isSameMint(before, ownership) && isSameOwnership(before, ownership))) {
      next.push({ name, ownership, before });
      outcome.changed.push(name);
    } else if (!ownership && before) {
      await sql.query("delete from identity where name = $1", [name]);
      outcome.changed.push(name);
    }
  }
  await writeOwnerships(sql, dependencies, next, outcome);
}

/** The time of the newest transfer by the earlier of the chain's and the service's clock; null if there is none. */
function transferTime({ transferredAt }: Ownership, now: Date): Date | null {
  return transferredAt === null ? null : new Date(Math.min(transferredAt * 1000, now.getTime()));
}

function isSameToken(row: IdentityRow, { mint }: Ownership): boolean {
  return row.chainId === mint.chainId && row.txHash === mint.txHash;
}

function isSameOwnership(row: IdentityRow, ownership: Ownership): boolean {
  const { owner, ownerTx } = ownership;
  return isSameToken(row, ownership) && row.owner === owner && row.ownerTx === ownerTx;
}

function isSameMint(row: IdentityRow, { mint }: Ownership): boolean {
  return row.txHash === mint.txHash && row.blockHash === mint.blockHash && row.blockNumber === mint.blockNumber;
}

async function readChains(sql: Sql, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql.query<{ name: string; chain_id: number }>(
    "select name, chain_id from identity where name = any($1::text[])",
    [names],
  );
  return new Map(rows.map((row) => [row.name, row.chain_id]));
}

/** Stores the former ownership of an identity and unlinks its wallets. */
async function endOwnership(sql: Sql, row: IdentityRow, leftAt: Date | null, outcome: Outcome): Promise<void> {
  const { rows: wallets } = await sql.query<FormerWallet & { primary: boolean }>(
    `delete from identity_wallet where name = $1
     returning address, "primary", linked_at as "linkedAt", moved_at as "movedAt"`,
    [row.name],
  );
  const addresses = wallets.map((wallet) => wallet.address);
  await sql.query("update wallet set subject = address where address = any($1::text[])", [addresses]);
  if (leftAt) await departWallets(sql, { addresses, identity: row, leftAt });
  await markTraders(sql, [row.owner, ...addresses]);
  // Claims end with the ownership.
  if (addresses.length > 0) await endClaims(sql, row.owner);
  await sql.query(
    `insert into identity_past (name, owner_tx, owner, nonce, activated_at, moved_at, wallets)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (name, owner_tx) do update set owner = excluded.owner, nonce = excluded.nonce,
       activated_at = excluded.activated_at, moved_at = excluded.moved_at, wallets = excluded.wallets`,
    [
      row.name,
      row.ownerTx,
      row.owner,
      row.nonce,
      row.activatedAt,
      row.movedAt,
      JSON.stringify(wallets.filter((one) => !one.primary).map(({ primary, ...wallet }) => wallet)),
    ],
  );
  outcome.moved.push(...addresses);
  outcome.formerOwners.push(row.owner);
}

interface FormerWallet {
  address: string;
  linkedAt: Date;
  movedAt: Date | null;
}

interface FormerOwnership {
  name: string;
  owner: string;
  ownerTx: string;
  nonce: number;
  activatedAt: Date | null;
  movedAt: Date | null;
  wallets: { address: string; linkedAt: string; movedAt?: string | null }[];
}

interface NextOwnership {
  name: string;
  ownership: Ownership;
  before: IdentityRow | undefined;
}

async function writeOwnerships(
  sql: Sql,
  dependencies: FoldDependencies,
  next: readonly NextOwnership[],
  outcome: Outcome,
): Promise<void> {
  if (next.length === 0) return;
  const { rows: former } = await sql.query<FormerOwnership>(
    `select name, owner, owner_tx as "ownerTx", nonce, activated_at as "activatedAt", moved_at as "movedAt", wallets
     from identity_past where name = any($1::text[])`,
    [next.map(({ name }) => name)],
  );
  const rows = next.map((one) => {
    const own = former.filter(({ name }) => name === one.name);
    return nextRow(one, own, dependencies.now);
  });
  const blocked = await upsertIdentities(sql, rows, dependencies.now);
  const taken = rows.filter((row) => !row.stays);
  await notifyBlocked(
    sql,
    dependencies.now,
    taken.filter(({ name }) => blocked.has(name)),
  );
  outcome.owners.push(...taken.map((row) => row.owner));
  await withdrawRemoved(sql, taken);
  for (const { restored } of rows) if (restored) await restore(sql, dependencies, restored, outcome);
}

/** The identity's next row, whether it keeps its ownership, and the former ownership to restore. */
function nextRow({ name, ownership, before }: NextOwnership, former: readonly FormerOwnership[], now: Date) {
  const { mint, owner, ownerTx } = ownership;
  const stays = before !== undefined && isSameOwnership(before, ownership);
  return {
    name,
    chainId: mint.chainId,
    tokenId: BigInt(mint.nameHash).toString(),
    owner,
    ownerTx,
    state: stays ? before.state : "minted",
    parent: parentOf(name),
    blocked: foreignSystemOf(name) !== null,
    // Signatures with an earlier nonce must stay invalid.
    nonce: stays ? before.nonce : Math.max(-1, ...former.map((one) => one.nonce)) + 1,
    txHash: mint.txHash,
    blockNumber: mint.blockNumber,
    blockHash: mint.blockHash,
    mintedAt: new Date(mint.at * 1000),
    activatedAt: stays ? before.activatedAt : null,
    movedAt: stays ? before.movedAt : transferTime(ownership, now),
    restored: former.find((one) => one.owner === owner && one.ownerTx === ownerTx && one.activatedAt !== null),
    stays,
  };
}

/** Returns which of the names are blocked: their own labels, or the names above them. */
async function upsertIdentities(
  sql: Sql,
  rows: readonly ReturnType<typeof nextRow>[],
  now: Date,
): Promise<Set<string>> {
  const { rows: written } = await sql.query<{ name: string; blocked: boolean }>(
    `insert into identity as old (name, chain_id, token_id, owner, owner_tx, state, parent, nonce, tx_hash, block_number,
       block_hash, minted_at, activated_at, moved_at, blocked, created_at)
     select i.name, i."chainId", i."tokenId", i.owner, i."ownerTx", i.state, i.parent, i.nonce, i."txHash",
       i."blockNumber", i."blockHash", i."mintedAt", i."activatedAt", i."movedAt",
       i.blocked or exists (select 1 from identity above where above.name = i.parent and above.blocked), $2
     from jsonb_to_recordset($1::jsonb) as i(name text, "chainId" bigint, "tokenId" numeric, owner text, "ownerTx" text,
       state text, parent text, nonce int, "txHash" text, "blockNumber" bigint, "blockHash" text,
       "mintedAt" timestamptz, "activatedAt" timestamptz, "movedAt" timestamptz, blocked boolean)
     on conflict (name) do update set chain_id = excluded.chain_id, token_id = excluded.token_id, owner = excluded.owner,
       owner_tx = excluded.owner_tx, state = excluded.state, parent = excluded.parent, nonce = excluded.nonce,
       tx_hash = excluded.tx_hash, block_number = excluded.block_number, block_hash = excluded.block_hash,
       minted_at = excluded.minted_at, activated_at = excluded.activated_at, moved_at = excluded.moved_at,
       blocked = old.blocked or excluded.blocked,
       final = old.final and old.tx_hash = excluded.tx_hash and old.block_hash = excluded.block_hash
     returning name, blocked`,
    [JSON.stringify(rows.map(({ restored, stays, ...row }) => row)), now],
  );
  return new Set(written.filter(({ blocked }) => blocked).map(({ name }) => name));
}

/** Restores a former ownership, with those of its wallets that no other identity has now. */
async function restore(sql: Sql, { now }: FoldDependencies, former: FormerOwnership, outcome: Outcome): Promise<void> {
  const { name, owner, activatedAt, movedAt } = former;
  const wallets = [
    { address: owner, primary: true, linkedAt: activatedAt, movedAt },
    ...former.wallets.map((wallet) => ({ ...wallet, primary: false })),
  ];
  const { rows: taken } = await sql.query<{ address: string }>(
    "select address from identity_wallet where address = any($1::text[])",
    [wallets.map((wallet) => wallet.address)],
  );
  const isTaken = new Set(taken.map((row) => row.address));
  if (isTaken.has(owner)) return;
  const free = wallets.filter((wallet) => !isTaken.has(wallet.address));
  const addresses = free.map((wallet) => wallet.address);
  await sql.query("update identity set state = 'activated', activated_at = $2, moved_at = $3 where name = $1", [
    name,
    activatedAt,
    movedAt,
  ]);
  await withdrawDepartures(sql, { addresses, identity: former });
  await keepWallets(sql, addresses, now);
  for (const { address, primary, linkedAt, movedAt: moved } of free) {
    const link = { address, primary, linkedAt: new Date(linkedAt ?? 0), movedAt: moved ? new Date(moved) : null };
    await linkRow(sql, { identity: former, link, now });
  }
  outcome.moved.push(...addresses);
}

/** The ownership of a name by its events. */
interface Ownership {
  /** The mint that counts. */
  mint: StoredNameEvent;
  /** Current owner of the token; lower-case hex. */
  owner: string;
  /** The transaction by which the owner got the name. */
  ownerTx: string;
  /** Block time of the newest transfer, unix seconds; null if the owner minted the name. */
  transferredAt: number | null;
}

/**
 * The ownership of a name from its events in the order of each chain; null without a mint that counts. If several chains mint a name,
 * the earlier block time wins, then the lower chain id. A subname counts only on its parent's chain (`parentChain`).
 */
function ownershipOf(events: readonly StoredNameEvent[], parentChain?: number): Ownership | null {
  const mints = events.filter(
    (event) => event.kind === "minted" || (event.kind === "subname" && event.chainId === parentChain),
  );
  const [mint] = mints.sort((a, b) => a.at - b.at || a.chainId - b.chainId);
  if (!mint) return null;
  const moves = events.filter((event) => event.kind === "transferred" && event.chainId === mint.chainId);
  const transfer = moves.at(-1);
  const { account: owner, txHash: ownerTx } = transfer ?? mint;
  return { mint, owner, ownerTx, transferredAt: transfer?.at ?? null };
}

/** Notifies owners of names whose mint no longer counts. Webhooks report only final mints. */
function notifyRemoved(sql: Sql, now: Date, identities: readonly IdentityRow[]): Promise<void> {
  const notices = identities.map(({ name, owner, chainId, txHash }) => ({
    address: owner,
    kind: "identity.removed" as const,
    data: { svcId: name, address: checksum(owner), chainId, txHash },
  }));
  return notify(sql, now, notices);
}

/** Withdraws unread notifications about mints that a reorg restored. */
async function withdrawRemoved(sql: Sql, identities: readonly { owner: string; txHash: string }[]): Promise<void> {
  const { from, values } = rowsAsTable("i", {
    columns: { owner: ["word", ({ owner }) => owner], tx_hash: ["word", ({ txHash }) => txHash] },
    rows: identities,
  });
  await sql.query(
    `delete from notification n using ${from}
     where n.address = i.owner and n.kind = 'identity.removed' and n.read_at is null and n.data->>'txHash' = i.tx_hash`,
    values,
  );
}
