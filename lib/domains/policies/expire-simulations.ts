import type { Context } from "../../core/context.ts";

/** Days for which a finished simulation can be fetched. */
export const SIMULATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** Deletes simulations that finished a week ago, and ends those without progress for a day, so that their developers can start others. */
export async function expireSimulations({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await pg.query("delete from policy_simulation where finished_at < $1", [daysAgo(SIMULATION_DAYS)]);
  await pg.query(
    `update policy_simulation set finished_at = $1, error = 'It made no progress for a day. Start it again.'
     where finished_at is null and updated_at < $2`,
    [now, daysAgo(1)],
  );
}
