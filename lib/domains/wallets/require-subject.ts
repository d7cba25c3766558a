import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { isAddressIdentity } from "../../core/schemas.ts";

/** The error for an identity that is well formed and not known. */
export function userNotFound(identity: string): ServiceError {
  return new ServiceError("USER_NOT_FOUND", `${identity} is not known here. POST /v1/wallets makes a wallet known.`);
}

/** The subject of an identity (lower case), asked of the database; USER_NOT_FOUND where it is not known. */
export async function requireSubject(ctx: Context, identity: string): Promise<Address> {
  // Names come with identities: until then no name is known.
  if (!isAddressIdentity(identity)) throw userNotFound(identity);
  const { rows } = await ctx.pg.query<{ subject: Address }>({
    name: "require-subject",
    text: "select subject from wallet where address = $1",
    values: [identity],
  });
  if (!rows[0]) throw userNotFound(identity);
  return rows[0].subject;
}
