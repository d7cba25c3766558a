import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { foreignSystemOf } from "../../core/foreign-names.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { readIdentities, shownName, waitEnd } from "./subject-of.ts";

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
