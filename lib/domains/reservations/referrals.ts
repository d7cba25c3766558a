import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import type { Referral } from "./schemas.ts";

/** Addresses are lower-case hex. */
interface ReferralRow {
  referee: string;
  referrer: string;
  code: string;
  createdAt: Date;
  confirmedAt: Date | null;
}

const referralColumns = `referee, referrer, code, created_at as "createdAt", confirmed_at as "confirmedAt"`;

export function referralView(row: ReferralRow): Referral {
  return {
    code: row.code,
    referrer: checksum(row.referrer),
    referee: checksum(row.referee),
    status: row.confirmedAt ? "confirmed" : "tracked",
    createdAt: row.createdAt.toISOString(),
  };
}

/** Writes a referral unless the referee has one, which never changes. Returns the referee's referral. `sql` is a transaction. */
export async function insertReferral(
  sql: Sql,
  input: { referee: Address; referrer: Address; code: string; now: Date },
): Promise<{ row: ReferralRow; isNew: boolean }> {
  const { referee, referrer, code, now } = input;
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
