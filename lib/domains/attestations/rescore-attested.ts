import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { markLateVouches, rescore, type ScoringSettings } from "../scores/index.ts";
import { secondsOf } from "./attestation-rows.ts";

/**
 * Scores an attested subject again, under the score lock, and has the days computed again that ended since `now`: the time of the request, of
 * which the attestation is. Returns the new minus the old total over all chains.
 */
export async function rescoreAttested(
  sql: Sql,
  attested: {
    wallet: Address;
    chainId: number;
    settings: ScoringSettings;
    now: Date;
  },
): Promise<number> {
  const { wallet, chainId, settings, now } = attested;
  const before = await readTotal(sql, wallet);
  await rescore(sql, settings, {
    wallets: [wallet],
    chain: chainId,
    trigger: { cause: "attestation", source: null },
    since: now,
    now,
  });
  await markLateVouches(sql, [secondsOf(now)], now);
  return (await readTotal(sql, wallet)) - before;
}

/** The total of a wallet's subject. */
async function readTotal(sql: Sql, wallet: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(
    `select total from score where chain_id <= 0
       and subject = coalesce((select w.subject from wallet w where w.address = $1), $1)`,
    [wallet],
  );
  return rows[0]?.total ?? 0;
}
