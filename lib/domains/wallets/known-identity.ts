import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { checksumWithin } from "../../core/schemas.ts";
import { isReceived, isShown } from "../../core/shown.ts";

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
export async function readIdentities(sql: Sql, identities: readonly string[]): Promise<Map<string, KnownIdentity>> {
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
