import type { Context } from "../../core/context.ts";

/** Days for which a finished simulation can be fetched. */
export const SIMULATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** Deletes simulations that finished a week ago and Snapshot addresses that have ended, and ends those without progress for a day, so that their developers can start others. */
export async function expireSimulations({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.snapshotToken.deleteMany({ where: { endsAt: { lte: now } } });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.policySimulation.deleteMany({ where: { finishedAt: { lt: daysAgo(SIMULATION_DAYS) } } });
  await db.policySimulation.updateMany({
    where: { finishedAt: null, updatedAt: { lt: daysAgo(1) } },
    data: { finishedAt: now, error: "It made no progress for a day. Start it again." },
  });
}
