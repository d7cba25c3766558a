import type { Sql } from "../../core/db.ts";

/** Deletes wallets that nothing refers to: no facts, tracking, attestation, appeal, name, reservation or identity. */
export async function forgetWallets(sql: Sql, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await sql.query(
    `with gone as (
     delete from wallet w where w.address = any($1::text[]) and w.subject = w.address
       and not exists (select 1 from wallet other where other.subject = w.address and other.address <> w.address)
       and not exists (select 1 from facts f where f.wallet = w.address)
       and not exists (select 1 from tracked_wallet t where t.address = w.address)
       and not exists (select 1 from attestation a where a.subject = w.address)
       and not exists (select 1 from appeal a where a.wallet = w.address)
       and not exists (select 1 from identity i where i.owner = w.address)
       and not exists (select 1 from identity_wallet l where l.address = w.address)
       and not exists (select 1 from reservation r where r.address = w.address)
     returning w.address)
     insert into stale_trader (subject) select address from gone
     where exists (select 1 from activity a where a.wallet = gone.address and a.kind = 'swap')`,
    [addresses],
  );
}
