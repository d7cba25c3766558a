import { zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { requireSubject } from "../wallets/index.ts";

/** A name's current subject, or the address itself, known or not. Throws USER_NOT_FOUND for an unknown name. */
export async function resolveRecipient(ctx: Context, subject: string): Promise<Address> {
  if (!isAddressIdentity(subject)) return requireSubject(ctx, subject);
  if (subject === zeroAddress) throw invalidField("body.subject", "is the zero address");
  return subject;
}
