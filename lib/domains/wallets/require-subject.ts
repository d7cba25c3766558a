import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";

/** The error for an identity that is well formed and not known. */
export function userNotFound(identity: string): ServiceError {
  const message = isAddressIdentity(identity)
    ? `${checksum(identity)} is not known here. POST /v1/wallets makes a wallet known.`
    : `${identity} is not known here. Nobody has minted this name.`;
  return new ServiceError("USER_NOT_FOUND", message);
}

/** The subject of an identity. Addresses are lower-case hex. */
export interface ResolvedIdentity {
  /** Primary wallet of the identity, or the lone wallet. */
  subject: Address;
  /** The subject's activated name, else the name asked for, else null. */
  svcId: string | null;
  /** All wallets, the subject first. */
  wallets: Address[];
}

/**
 * The subject of an identity (lower case), from the database: any wallet of an activated identity, and its name, stand for
 * the whole identity; a name that is only minted stands for its owner's wallet. USER_NOT_FOUND where it is not known.
 */
export async function requireIdentity(ctx: Pick<Context, "pg">, identity: string): Promise<ResolvedIdentity> {
  const isAddress = isAddressIdentity(identity);
  const { rows } = await ctx.pg.query<{ subject: Address; name: string | null; wallets: Address[] }>({
    name: isAddress ? "require-wallet" : "require-name",
    text: `select w.subject, l.name,
        array(select address from wallet where subject = w.subject order by address <> w.subject, address) as wallets
      from wallet w left join identity_wallet l on l.address = w.subject
      where w.address = ${isAddress ? "$1" : "(select owner from identity where name = $1)"}`,
    values: [identity],
  });
  const [row] = rows;
  if (!row) throw userNotFound(identity);
  return { subject: row.subject, svcId: row.name ?? (isAddress ? null : identity), wallets: row.wallets };
}

/** The address of the subject of an identity (lower case), from the database. USER_NOT_FOUND. */
export async function requireSubject(ctx: Pick<Context, "pg">, identity: string): Promise<Address> {
  return (await requireIdentity(ctx, identity)).subject;
}
