import type { Sql } from "../../core/db.ts";
import { markTraders } from "./remember-wallets.ts";

/** Deletes wallets that nothing refers to: no facts, tracking, attestation, appeal, name, reservation or identity. */
export async function forgetWallets(sql: Sql, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { rows: held } = await sql.query<{ wallet: string }>(
    `select wallet from facts where wallet = any($1::text[])
     union select address from tracked_wallet where address = any($1::text[])`,
    [addresses],
  );
  const { rows: free } = await sql.query<{ address: string }>(
    `select address from wallet w where w.address = any($1::text[]) and w.address <> all($2::text[]) and w.subject = w.address
       and not exists (select 1 from wallet other where other.subject = w.address and other.address <> w.address)
       and not exists (select 1 from attestation a where a.subject = w.address)
       and not exists (select 1 from appeal a where a.wallet = w.address)
       and not exists (select 1 from identity i where i.owner = w.address)
       and not exists (select 1 from identity_wallet l where l.address = w.address)
       and not exists (select 1 from reservation r where r.address = w.address)`,
    [addresses, held.map(({ wallet }) => wallet)],
  );
  const gone = free.map(({ address }) => address);
  if (gone.length === 0) return;
  await sql.query("delete from wallet where address = any($1::text[])", [gone]);
  await markTraders(sql, gone);
}
