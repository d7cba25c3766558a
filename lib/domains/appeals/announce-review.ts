import type { Sql } from "../../core/db.ts";
import { SCORE_CHANNEL } from "../scores/index.ts";

/** Makes web processes read the identities of a wallet's subject again, since these name the flags under review. Runs in the caller's transaction. */
export async function announceReview(sql: Sql, wallet: string): Promise<void> {
  await sql.query(
    `with own as (select o.address from wallet w join wallet o on o.subject = w.subject where w.address = $1)
     insert into identity_feed (identity)
     select address from own
     union select name from identity_wallet where address in (select address from own)
     union select name from identity where owner in (select address from own)`,
    [wallet],
  );
  await sql.query("select pg_notify($1, '')", [SCORE_CHANNEL]);
}
