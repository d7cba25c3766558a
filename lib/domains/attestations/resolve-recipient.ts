import { zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { requireSubject } from "../wallets/index.ts";

/**
 * The attested address: of a name, its current subject; an address stays as it is, known or not. USER_NOT_FOUND for a
 * name nobody has.
 */
export async function resolveRecipient(ctx: Context, subject: string): Promise<Address> {
  if (!isAddressIdentity(subject)) return requireSubject(ctx, subject);
  if (subject === zeroAddress) throw invalidField("body.subject", "is the zero address");
  return subject;
}
