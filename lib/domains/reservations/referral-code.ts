import { createHash } from "node:crypto";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { hasName } from "../../core/shown.ts";

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

/** How long the code of a wallet without a name is kept that referred nobody, milliseconds, and how many of them at most. */
const NAMELESS_MS = 90 * 86_400_000;
const MOST_NAMELESS = 100_000;

/**
 * Anybody can ask for the codes of any number of addresses. Deletes old codes of wallets without a name that nobody used, and all but the
 * newest of them; the next request makes the same code again.
 */
export async function expireReferralCodes(
  { pg, now }: Pick<Context, "pg" | "now">,
  most = MOST_NAMELESS,
): Promise<void> {
  await pg.query(
    `delete from referral_code where address in (
       select address from (
         select address, created_at, row_number() over (order by created_at desc, address) as place
         from referral_code c
         where not ${hasName("c.address")}
           and not exists (select from referral r where r.referrer = c.address)
           and not exists (select from voucher v where v.referral_code = c.code)) as unused
       where place > $1 or created_at < $2)`,
    [most, new Date(now.getTime() - NAMELESS_MS)],
  );
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
