import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { ensureErasureKey, erasedForm } from "../../core/meta.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum, paginate } from "../../core/schemas.ts";
import { hasName } from "../../core/shown.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Consent, requireConsent } from "../identities/index.ts";
import type { Referral, ReferralsResponse } from "./schemas.ts";

type Referrals = z.infer<typeof ReferralsResponse>;

/** An address's referrals, newest first, and its code. */
export async function getReferrals(
  ctx: Context,
  input: { address: Address; limit: number; offset: number },
): Promise<Referrals> {
  const { address, limit, offset } = input;
  const where = { referrer: address };
  const [code, total, confirmed, rows] = await Promise.all([
    ensureReferralCode(ctx, address),
    ctx.db.referral.count({ where }),
    ctx.db.referral.count({ where: { ...where, confirmedAt: { not: null } } }),
    ctx.db.referral.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { referee: "asc" }],
      take: limit,
      skip: offset,
    }),
  ]);
  return {
    address: checksum(address),
    code,
    referrals: renderRows(ctx, "referrals", rows, referralView),
    totals: { tracked: total - confirmed, confirmed },
    pagination: paginate(total, limit, offset),
  };
}

/**
 * Records who referred a wallet, with its session (a smart account's on the first configured chain) or signature of TrackReferral. Throws FORBIDDEN, INVALID_SIGNATURE; NOT_FOUND for an
 * unknown code; INVALID_REQUEST for a code of the same identity; NOT_ELIGIBLE if the wallet has another referrer.
 */
export async function trackReferral(
  ctx: Context,
  input: Consent & { code: string; referee: Address },
): Promise<{ referral: Referral; isNew: boolean }> {
  const { referee } = input;
  await requireReferee(ctx, input);
  const { code, address: referrer } = await requireReferrer(ctx, input.code);
  if (await areOfOneIdentity(ctx, referrer, referee)) {
    throw ownCode("body.code", "is the referee's own");
  }
  const { row, isNew } = await sqlTransaction(ctx.pg, (sql) =>
    insertReferral(sql, { referee, referrer, code, now: ctx.now }),
  );
  if (row.referrer === referrer) return { referral: referralView(row), isNew };
  throw new ServiceError("NOT_ELIGIBLE", "The wallet has another referrer already.");
}

async function requireReferee(ctx: Context, input: Consent & { code: string; referee: Address }): Promise<void> {
  const { code, referee, ...consent } = input;
  const [chain] = ctx.env.CHAINS;
  if (!chain) throw new ServiceError("UNSUPPORTED_CHAIN", "No chain is configured.");
  await requireConsent(ctx, {
    ...consent,
    chainId: chain.id,
    primaryType: "TrackReferral",
    signers: [referee],
    messages: (deadline) => [{ code, referee, deadline }],
  });
}

/** The owner of a referral code, and the code's stored form. Throws NOT_FOUND. */
export async function requireReferrer(
  ctx: Pick<Context, "db">,
  given: string,
): Promise<{ code: string; address: Address }> {
  const code = normalCode(given);
  const row = code && (await ctx.db.referralCode.findUnique({ where: { code } }));
  if (!row) throw new ServiceError("NOT_FOUND", "The referral code does not exist.");
  return { code: row.code, address: row.address as Address }; // Stored as lower-case hex.
}

/** The owner of a referral code, with its activated name. Throws NOT_FOUND. */
export async function getReferrer(
  ctx: Pick<Context, "db">,
  input: { code: string },
): Promise<{ code: string; address: Address; svcId: string | null }> {
  const { code, address } = await requireReferrer(ctx, input.code);
  const identity = await ctx.db.identityWallet.findUnique({ where: { address } });
  return { code, address: checksum(address), svcId: identity?.name ?? null };
}

/** Addresses are lower-case hex. */
interface ReferralRow {
  referee: string;
  referrer: string;
  code: string;
  createdAt: Date;
  confirmedAt: Date | null;
}

const referralColumns = `referee, referrer, code, created_at as "createdAt", confirmed_at as "confirmedAt"`;

function referralView(row: ReferralRow): Referral {
  return {
    code: row.code,
    referrer: checksum(row.referrer),
    referee: checksum(row.referee),
    status: row.confirmedAt ? "confirmed" : "tracked",
    createdAt: row.createdAt.toISOString(),
  };
}

/** Writes a referral unless the referee has one, which never changes. Returns the referee's referral. `sql` is a transaction. */
async function insertReferral(
  sql: Sql,
  input: { referee: Address; referrer: Address; code: string; now: Date },
): Promise<{ row: ReferralRow; isNew: boolean }> {
  const { referee, referrer, code, now } = input;
  // The referrer stays, also after the referee's data was erased.
  await sql.query(`update referral set referee = $1 where referee = ${erasedForm("$1")}`, [referee]);
  const { rowCount } = await sql.query(
    "insert into referral (referee, referrer, code, created_at) values ($1, $2, $3, $4) on conflict do nothing",
    [referee, referrer, code, now],
  );
  if (rowCount) await confirmReferrals(sql, { referee, now });
  const { rows } = await sql.query<ReferralRow>(`select ${referralColumns} from referral where referee = $1`, [
    referee,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`the referral of ${referee} was not written`);
  return { row, isNew: rowCount === 1 };
}

/** Records the referral codes of vouchers with which these names were minted. An existing referrer stays. */
export async function trackMints(sql: Sql, input: { names: readonly string[]; now: Date }): Promise<void> {
  const { names, now } = input;
  await sql.query(
    `update referral r set referee = v.claimer from voucher v
     where v.name = any($1::text[]) and v.referral_code is not null and r.referee = ${erasedForm("v.claimer")}`,
    [names],
  );
  const { rowCount } = await sql.query(
    `insert into referral (referee, referrer, code, created_at)
     select distinct on (v.claimer) v.claimer, c.address, c.code, $2::timestamptz
     from voucher v join referral_code c on c.code = v.referral_code
       join name_event e on e.name = v.name and e.chain_id = v.chain_id and e.kind = 'minted'
         and e.data->>'nonce' = v.nonce::text
     where v.name = any($1::text[]) order by v.claimer, e.at
     on conflict do nothing`,
    [names, now],
  );
  if (rowCount) await confirmReferrals(sql, { names, now });
}

/** Replaces a wallet whose owner's data is erased by its erased form: its referrer stays, and those that it referred keep theirs. */
export async function eraseFromReferrals(sql: Sql, wallet: string): Promise<void> {
  await ensureErasureKey(sql);
  await sql.query(`update referral set referee = ${erasedForm("referee")} where referee = $1`, [wallet]);
  // The code follows from the address.
  await sql.query(`update referral set referrer = ${erasedForm("referrer")}, code = '' where referrer = $1`, [wallet]);
  await sql.query("delete from referral_code where address = $1", [wallet]);
}

/** Confirms the referrals of these names' minters, and of this referee, that have a final mint. Runs in the transaction that finalizes mints. */
export async function confirmReferrals(
  sql: Sql,
  input: { names?: readonly string[]; referee?: Address; now: Date },
): Promise<void> {
  await sql.query(
    `update referral r set confirmed_at = $3
     from identity i join name_event e on e.name = i.name and e.chain_id = i.chain_id and e.tx_hash = i.tx_hash
     where e.kind = 'minted' and i.final and e.account = r.referee and r.confirmed_at is null
       and (i.name = any($1::text[]) or r.referee = $2)`,
    [input.names ?? [], input.referee ?? null, input.now],
  );
}

export function ownCode(path: string, message: string): ServiceError {
  return invalidField(path, message, "You cannot refer yourself: the code belongs to the same wallet or identity.");
}

export async function areOfOneIdentity(ctx: Pick<Context, "db">, one: Address, other: Address): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = await ctx.db.identityWallet.findMany({ where: { address: { in: [one, other] } } });
  return second !== undefined && first?.name === second.name;
}

/** Characters: 50 bits, so that collisions are rare and codes cannot be guessed. */
const LENGTH = 10;
// Without letters that look similar.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The code of an address, created at the first request. An address whose code is taken gets its next one. */
async function ensureReferralCode(ctx: Pick<Context, "db" | "now">, address: Address): Promise<string> {
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
function normalCode(given: string): string | null {
  return /^[0-9a-zA-Z]+$/.test(given) ? given.toLowerCase() : null;
}

export async function getReferralCode(
  ctx: Context,
  input: { address: Address },
): Promise<{ address: Address; code: string }> {
  const code = await ensureReferralCode(ctx, input.address);
  return { address: checksum(input.address), code };
}
