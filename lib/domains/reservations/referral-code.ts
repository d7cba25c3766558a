import { createHash } from "node:crypto";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";

/** Characters: 50 bits, so that collisions are rare and codes cannot be guessed. */
const LENGTH = 10;
// Without letters that look similar.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The code of an address, created at the first request. An address whose code is taken gets its next one. */
export async function ensureReferralCode(ctx: Pick<Context, "db" | "now">, address: Address): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    // The insert waits for concurrent ones: afterwards the address has a code, or this code belongs to another address.
    await ctx.db.referralCode.createMany({
      data: [{ address, code: codeOf(address, attempt), createdAt: ctx.now }],
      skipDuplicates: true,
    });
    const row = await ctx.db.referralCode.findUnique({ where: { address } });
    if (row) return row.code;
  }
}

/** The code that an address gets at an attempt, from 0. */
export function codeOf(address: Address, attempt: number): string {
  const digest = createHash("sha256").update(`referral ${address} ${attempt}`).digest();
  return Array.from(digest.subarray(0, LENGTH), (byte) => alphabet.charAt(byte & 31)).join("");
}

/** Lower case; null for a text that is not a code. */
export function normalCode(given: string): string | null {
  return /^[0-9a-zA-Z]+$/.test(given) ? given.toLowerCase() : null;
}

export async function getReferralCode(
  ctx: Context,
  input: { address: Address },
): Promise<{ address: Address; code: string }> {
  const code = await ensureReferralCode(ctx, input.address);
  return { address: checksum(input.address), code };
}
