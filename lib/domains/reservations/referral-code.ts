import { createHash } from "node:crypto";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";

/** Characters of a code: 50 bits, so that two addresses rarely meet and none is guessed. */
const LENGTH = 10;
// Without letters that are read as digits or as each other.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * The code of an address, given at the first asking and the same ever after. Where two addresses' digests give the same code,
 * the one that asks later has the next of its own.
 */
export async function ensureReferralCode(sql: Sql, input: { address: Address; now: Date }): Promise<string> {
  const { address, now } = input;
  for (let attempt = 0; ; attempt++) {
    // The insert waits for one under way and sees it: after it there is a code, or this one is another's.
    await sql.query(
      "insert into referral_code (address, code, created_at) values ($1, $2, $3) on conflict do nothing",
      [address, codeOf(address, attempt), now],
    );
    const { rows } = await sql.query<{ code: string }>("select code from referral_code where address = $1", [address]);
    if (rows[0]) return rows[0].code;
  }
}

/** The attempt-th code of an address. */
export function codeOf(address: Address, attempt: number): string {
  const digest = createHash("sha256").update(`referral ${address} ${attempt}`).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => alphabet.charAt(byte & 31)).join("");
}

/** A code as it is stored, whatever case it was given in; null for a text that is none. */
export function normalCode(given: string): string | null {
  return /^[0-9a-zA-Z]+$/.test(given) ? given.toLowerCase() : null;
}

/** The referral code of an address; any address has one. */
export async function getReferralCode(
  ctx: Context,
  input: { address: Address },
): Promise<{ address: Address; code: string }> {
  const code = await ensureReferralCode(ctx.pg, { address: input.address, now: ctx.now });
  return { address: checksum(input.address), code };
}
