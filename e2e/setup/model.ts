import pg from "pg";

/** The time of a switch that no test lives to see. */
export const SWITCH_AT = "2100-01-01T00:00:00.000Z";

/** Runs `work` while a switch to a model is announced. */
export async function whileScheduled(version: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query("insert into model_switch (version, announced_at, active_from) values ($1, now(), $2)", [
      version,
      SWITCH_AT,
    ]);
    await work();
  } finally {
    await client.query("delete from model_switch where activated_at is null");
    await client.end();
  }
}
