import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";

export function userNotFound(identity: string): ServiceError {
  const message = isAddressIdentity(identity)
    ? `${checksum(identity)} is not known. POST /v1/wallets makes a wallet known.`
    : `${identity} is not known. Nobody has minted this name.`;
  return new ServiceError("USER_NOT_FOUND", message);
}

/** Addresses are lower-case hex. */
export interface ResolvedIdentity {
  subject: Address;
  /** The subject's activated name, otherwise the requested name, otherwise null. */
  svcId: string | null;
  /** All wallets, the subject first. */
  wallets: Address[];
}

/**
 * Resolves an identity (lower case) from the database: wallets and name of an activated identity to its subject, a name that is only
 * minted to its owner's. Throws USER_NOT_FOUND.
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

export async function requireSubject(ctx: Pick<Context, "pg">, identity: string): Promise<Address> {
  return (await requireIdentity(ctx, identity)).subject;
}
