import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { foreignSystemOf } from "../../core/foreign-names.ts";
import { checksum, checksumWithin, isAddressIdentity } from "../../core/schemas.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { isReceived, isShown } from "../../core/shown.ts";
import { countsFrom } from "../../engine/links.ts";

/** What an identity resolves to. Addresses are lower-case hex. */
export interface KnownIdentity {
  subject: Address;
  /** The subject's activated name; null if it has none. */
  svcId: string | null;
  /** All wallets, the subject first. */
  wallets: Address[];
  /** Of a name that changed owner: when, unix milliseconds. */
  movedAt: number | null;
  /** The identity is a name that somebody else sent to the wallet, which has not activated it: it does not speak for the wallet. */
  isReceived?: true;
  /** Flags of its wallets that are under review by an appeal, in ascending order. */
  underReview: readonly string[];
}

/**
 * SQL that joins `k(identity)` with its wallet `w`, the link `l` of its subject to a name, and the identity `i` if it is a name. A
 * blocked name is none.
 */
export const IDENTITY_JOINS = `left join identity i on i.name = k.identity and not i.blocked
  join wallet w on w.address = coalesce(i.owner, k.identity)
  left join identity_wallet l on l.address = w.subject`;

/** A row of {@link IDENTITY_COLUMNS}, as an array. */
export type IdentityColumns = [
  subject: Address,
  svcId: string | null,
  others: Address[] | null,
  movedAt: number | null,
  isReceived: boolean | null,
  underReview: string[] | null,
];

// A subject without a link has no other wallet. Most have none, so searching only for linked ones saves a fifth of a look-up's time.
export const IDENTITY_COLUMNS = `w.subject, case when l.counts and ${isShown("name", "l.name")} then l.name end,
  case when l.address is not null then
    array(select address from wallet where subject = w.subject and address <> w.subject order by address) end,
  extract(epoch from i.moved_at)::float8 * 1000, ${isReceived("i")},
  case when exists (select from appeal where status = 'open') then array(select distinct a.flag from appeal a
    join wallet o on o.address = a.wallet where a.status = 'open' and o.subject = w.subject order by a.flag) end`;

/** What identities resolve to in the database; unknown ones are missing. */
async function readIdentities(sql: Sql, identities: readonly string[]): Promise<Map<string, KnownIdentity>> {
  const { rows } = await sql.query<[string, ...IdentityColumns]>({
    name: "resolve-identities",
    text: `select k.identity, ${IDENTITY_COLUMNS} from unnest($1::text[]) as k(identity) ${IDENTITY_JOINS}`,
    values: [identities],
    rowMode: "array",
  });
  return new Map(rows.map(([identity, ...columns]) => [identity, identityOf(columns)]));
}

export function identityOf([subject, svcId, others, movedAt, received, underReview]: IdentityColumns): KnownIdentity {
  const wallets = others ? [subject, ...others] : [subject];
  const known = { subject, svcId, wallets, movedAt, underReview: (underReview ?? []).map(checksumWithin) };
  return received ? { ...known, isReceived: received } : known;
}

type Ctx = Pick<Context, "pg">;

/** What identities (lower case) resolve to, in order; null for unknown ones. */
export async function resolveIdentities(ctx: Ctx, identities: readonly string[]): Promise<(KnownIdentity | null)[]> {
  const found = identities.length > 0 ? await readIdentities(ctx.pg, identities) : null;
  return identities.map((identity) => found?.get(identity) ?? null);
}

/** A wallet's subject; an unknown wallet is its own. */
export async function subjectOf(ctx: Ctx, wallet: Address): Promise<Address> {
  const [known] = await resolveIdentities(ctx, [wallet]);
  return known?.subject ?? wallet;
}

/** All wallets of a wallet's subject, the subject first. */
export async function walletsOf(ctx: Ctx, wallet: Address): Promise<Address[]> {
  const [known] = await resolveIdentities(ctx, [wallet]);
  return known?.wallets ?? [wallet];
}

/** Returns the activated names of subjects; null for one without. */
export async function svcIdsOf(ctx: Ctx, subjects: readonly string[]): Promise<(subject: string) => string | null> {
  const known = await resolveIdentities(ctx, subjects);
  const names = new Map(subjects.map((subject, index) => [subject, known[index]?.svcId ?? null]));
  return (subject) => names.get(subject) ?? null;
}

/** A subject's activated name, otherwise the requested name (one that it only minted), otherwise null. */
export function shownName(known: Pick<KnownIdentity, "svcId" | "isReceived">, requested: string): string | null {
  return known.svcId ?? (isAddressIdentity(requested) || known.isReceived ? null : requested);
}

/** The end of the wait after a move; null if it is over. */
export function waitEnd(movedAt: Date | null, now: Date): Date | null {
  const from = movedAt && countsFrom({ movedAt: movedAt.getTime() / 1000 });
  return from !== null && from * 1000 > now.getTime() ? new Date(from * 1000) : null;
}

/**
 * Names that speak for their wallets and begin with a prefix, in order, each with its subject and when its points start to count (null:
 * they do).
 */
export async function namesStartingWith(
  ctx: Pick<Context, "pg" | "now">,
  prefix: string,
  limit: number,
): Promise<{ name: string; subject: Address; waitsUntil: Date | null }[]> {
  const { rows } = await ctx.pg.query<{ name: string; subject: Address; moved_at: Date | null }>({
    name: "names-starting-with",
    // A database with the collation C finds the prefix in the index.
    text: `select i.name, w.subject, i.moved_at from identity i join wallet w on w.address = i.owner
      where i.name like $1 and not (${isReceived("i")}) and ${isShown("name", "i.name")} order by i.name collate "C" limit $2`,
    values: [`${prefix.replaceAll(/[\\%_]/g, "\\$&")}%`, limit],
  });
  return rows.map(({ name, subject, moved_at }) => ({ name, subject, waitsUntil: waitEnd(moved_at, ctx.now) }));
}

export function userNotFound(identity: string): ServiceError {
  return new ServiceError("USER_NOT_FOUND", `User not found: ${whyUnknown(identity)}`);
}

function whyUnknown(identity: string): string {
  if (isAddressIdentity(identity)) {
    return `${checksum(identity)} is not known. POST /v1/wallets makes a wallet known.`;
  }
  const system = foreignSystemOf(identity);
  if (system === null) return `${identity} is not known. Nobody has minted this name.`;
  return `${identity} is a name of ${system}, which is not read here. Send the address that it leads to.`;
}

/** Addresses are lower-case hex. */
export interface ResolvedIdentity {
  subject: Address;
  /** The subject's activated name, otherwise the requested name if it speaks for the subject, otherwise null. */
  svcId: string | null;
  /** All wallets, the subject first. */
  wallets: Address[];
  /** If the identity is a name that changed owner: when its points start to count. Null if they do. */
  countsFrom: Date | null;
  /** That name. */
  waitingName: string | null;
  /** Flags that are under review by an appeal. */
  underReview: readonly string[];
}

const loadIdentity = createLoader(async (sql, identities: readonly string[]) => {
  const known = await readIdentities(sql, identities);
  return identities.map((identity) => known.get(identity));
});

/**
 * Resolves an identity (lower case) from the database: wallets and name of an activated identity to its subject, a name that is only
 * minted to its owner's. Throws USER_NOT_FOUND.
 */
export async function requireIdentity(
  ctx: Pick<Context, "pg" | "now">,
  identity: string,
  sql: Sql = ctx.pg,
): Promise<ResolvedIdentity> {
  const known = await loadIdentity(sql, identity);
  if (!known) throw userNotFound(identity);
  const { subject, wallets, movedAt, underReview } = known;
  const requestedName = isAddressIdentity(identity) ? null : identity;
  const countsFrom = movedAt === null ? null : waitEnd(new Date(movedAt), ctx.now);
  return {
    subject,
    svcId: countsFrom ? requestedName : shownName(known, identity),
    wallets,
    countsFrom,
    waitingName: countsFrom && requestedName,
    underReview,
  };
}

export async function requireSubject(ctx: Pick<Context, "pg" | "now">, identity: string): Promise<Address> {
  return (await requireIdentity(ctx, identity)).subject;
}
