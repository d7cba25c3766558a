import { createHmac } from "node:crypto";
import type { Spend } from "../../chain/sources/contract-calls.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";

// The calls of chains' nodes that the rules on contracts make, counted for whom they are made: CHAIN_READS_PER_DAY of each.

const DAY_MS = 86_400_000;

/**
 * Counts calls for a developer, or for who asks; the service's own work has no limit. What a visitor asks is counted for both: it has as many
 * calls as it leaves to the others of the developer, and `visitorShare` of all at most. It throws the reason of the caller's signal: nobody
 * pays for what nobody waits for any more.
 */
export function openSpending(ctx: Context, payer: string | null, visitorShare = 1): Spend {
  const { pg, env, now } = ctx;
  const most = env.CHAIN_READS_PER_DAY;
  const day = now.toISOString().slice(0, 10);
  const own = partyOf(ctx);
  const party = payer ?? own;
  if (party === null) return async () => true;
  if (payer === null || ctx.client === undefined || own === payer) {
    return async (calls) => {
      ctx.signal?.().throwIfAborted();
      const { rowCount } = await pg.query({
        name: "spend-chain-reads",
        text: `insert into chain_read as r (party, day, calls) select $1, $2, $3::int where $3::int <= $4
          on conflict (party, day) do update set calls = r.calls + excluded.calls where r.calls + excluded.calls <= $4`,
        values: [party, day, calls, most],
      });
      return rowCount === 1;
    };
  }
  const visitor = `visitor ${networkOf(ctx)} of ${payer}`;
  return async (calls) => {
    ctx.signal?.().throwIfAborted();
    return sqlTransaction(pg, async (sql) => {
      const all = await lockCalls(sql, payer, day);
      const visited = (await lockCalls(sql, visitor, day)) + calls;
      if (visited > most - all || visited > Math.floor(most * visitorShare)) return false;
      const spend = "update chain_read set calls = calls + $3 where party = any($1::text[]) and day = $2";
      await sql.query(spend, [[payer, visitor], day, calls]);
      return true;
    });
  };
}

async function lockCalls(sql: Sql, party: string, day: string): Promise<number> {
  const { rows } = await sql.query<{ calls: number }>(
    `insert into chain_read as r (party, day, calls) values ($1, $2, 0)
     on conflict (party, day) do update set calls = r.calls returning calls`,
    [party, day],
  );
  return rows[0]?.calls ?? 0;
}

/** A developer, or a client's network as a keyed hash: with a publishable key and without any, each has its own. */
function partyOf(ctx: Context): string | null {
  const { actor } = ctx;
  if (actor.kind === "key" || actor.kind === "session") return actor.developerId;
  if (actor.kind === "system" || actor.kind === "commandLine") return null;
  return `network ${networkOf(ctx)}${actor.kind === "publishable" ? ` of ${actor.developerId}` : ""}`;
}

function networkOf({ client = "", env }: Context): string {
  return createHmac("sha256", env.SESSION_SECRET).update(`chain reads: ${client}`).digest("base64url").slice(0, 22);
}

/** Forgets the counts of days that are over. */
export async function expireChainReads({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  await pg.query("delete from chain_read where day < $1", [new Date(now.getTime() - 2 * DAY_MS)]);
}
