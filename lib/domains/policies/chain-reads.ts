import { createHmac } from "node:crypto";
import type { Spend } from "../../chain/sources/contract-calls.ts";
import type { Context } from "../../core/context.ts";

// The calls of chains' nodes that the rules on contracts make, counted for whom they are made: CHAIN_READS_PER_DAY of each.

const DAY_MS = 86_400_000;

/** Counts calls for a developer, or for who asks; the service's own work has no limit. */
export function openSpending(ctx: Context, payer: string | null): Spend {
  const party = payer ?? partyOf(ctx);
  const { pg, env, now } = ctx;
  if (party === null) return async () => true;
  return async (calls) => {
    const { rowCount } = await pg.query({
      name: "spend-chain-reads",
      text: `insert into chain_read as r (party, day, calls) select $1, $2, $3::int where $3::int <= $4
        on conflict (party, day) do update set calls = r.calls + excluded.calls where r.calls + excluded.calls <= $4`,
      values: [party, now.toISOString().slice(0, 10), calls, env.CHAIN_READS_PER_DAY],
    });
    return rowCount === 1;
  };
}

/** A developer, or a client's network as a keyed hash: with a publishable key and without any, each has its own. */
function partyOf({ actor, client = "", env }: Context): string | null {
  if (actor.kind === "key" || actor.kind === "session") return actor.developerId;
  if (actor.kind === "system" || actor.kind === "commandLine") return null;
  const network = createHmac("sha256", env.SESSION_SECRET).update(`chain reads: ${client}`).digest("base64url");
  return `network ${network.slice(0, 22)}${actor.kind === "publishable" ? ` of ${actor.developerId}` : ""}`;
}

/** Forgets the counts of days that are over. */
export async function expireChainReads({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  await pg.query("delete from chain_read where day < $1", [new Date(now.getTime() - 2 * DAY_MS)]);
}
