import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { MOST_VOUCHERS } from "./schemas.ts";

interface Wanted {
  name: string;
  claimer: Address;
  chainId: number;
}

/** The developer of the request; null for the service itself. */
export function askingDeveloper({ actor }: Pick<Context, "actor">): string | null {
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : null;
}

/**
 * Whether claimer and developer may have another voucher. Valid vouchers for other names count, unless the name is minted or reserved
 * by its claimer. A name that the claimer has reserved on this chain is not limited, because of its deposit.
 */
export async function hasVoucherLeft(ctx: Pick<Context, "actor" | "now">, sql: Sql, wanted: Wanted): Promise<boolean> {
  if (await hasReserved(ctx, sql, wanted)) return true;
  const { rows } = await sql.query<{ claimed: number; requested: number }>(
    `select (count(*) filter (where claimer = $2))::int as claimed,
       (count(*) filter (where developer_id = $3))::int as requested
     from voucher v
     where (claimer = $2 or developer_id = $3) and expires_at >= $4 and name <> $1
       and not exists (select 1 from identity i where i.name = v.name)
       and not exists (select 1 from reservation r where r.name = v.name and r.address = v.claimer
         and r.chain_id = v.chain_id and r.state = 'open' and r.expires_at >= $4)`,
    [wanted.name, wanted.claimer, askingDeveloper(ctx), ctx.now],
  );
  const { claimed = 0, requested = 0 } = rows[0] ?? {};
  return claimed < MOST_VOUCHERS.claimer && requested < MOST_VOUCHERS.developer;
}

export async function hasReserved(ctx: Pick<Context, "now">, sql: Sql, wanted: Wanted): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select 1 from reservation
     where name = $1 and address = $2 and chain_id = $3 and state = 'open' and expires_at >= $4 limit 1`,
    [wanted.name, wanted.claimer, wanted.chainId, ctx.now],
  );
  return rowCount === 1;
}
