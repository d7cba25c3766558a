import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { trackWallet } from "../../../lib/domains/wallets/index.ts";
import { type Dependencies, withDependencies } from "../dependencies.ts";
import { startWorker, webSettings } from "../servers.ts";
import { type BenchDeveloper, makeDeveloper, makeDevelopers } from "./developers.ts";
import { startEndlessExplorer } from "./endless-explorer.ts";
import { HONEST_DEVELOPERS, type Scenario, takeTurns } from "./scenario.ts";

/** Endless wallets that the abuser tracks. */
const ENDLESS = 24;
/** Head start of the abuser's backfills, milliseconds. */
const AHEAD_MS = 3_000;
const CHAIN = 1;

/** Wallets with an endless history, and small ones. Measures the time from tracking to `ready`. */
export const backfills: Scenario = {
  what: `${ENDLESS} endless wallets, tracked by one developer`,
  async run({ world, databaseUrl, rounds }) {
    const endless = new Set<string>();
    const explorer = await startEndlessExplorer((address) => endless.has(address));
    const chain = { id: CHAIN, name: "Endless", explorers: [{ url: explorer.url, rate: 1_000, pageSize: 1_000 }] };
    const settings = { ...webSettings(databaseUrl), CHAINS: JSON.stringify([chain]) };
    return withDependencies(settings, async (dependencies) => {
      const honest = await makeDevelopers(dependencies, HONEST_DEVELOPERS, "free");
      const abuser = await makeDeveloper(dependencies, "professional");
      const worker = await startWorker(world, settings);
      const measure = () => Promise.all(honest.map((developer) => timeOne(dependencies, developer)));
      const found = await takeTurns(rounds, measure, async () => {
        for (let i = 0; i < ENDLESS; i++) {
          const address = newAddress();
          endless.add(address);
          await trackWallet({ ...abuser.ctx, now: new Date() }, { address });
        }
        await setTimeout(AHEAD_MS);
        return {
          async stop() {
            const { rows } = await dependencies.pg.query<{ state: string; wallets: number }>(
              "select state, count(*)::int as wallets from tracked_wallet where address = any($1) group by state",
              [[...endless]],
            );
            // The next phase is without abuse.
            const gone = [[...endless]];
            endless.clear();
            for (const table of ["backfill", "tracked_wallet", "tracking"]) {
              await dependencies.pg.query(`delete from ${table} where address = any($1)`, gone);
            }
            return rows.map(({ state, wallets }) => `${wallets} ${state}`).join(", ");
          },
        };
      });
      await worker.stop();
      await explorer.close();
      return found;
    });
  },
};

async function timeOne(dependencies: Dependencies, { ctx }: BenchDeveloper): Promise<number> {
  const address = newAddress();
  const begun = performance.now();
  await trackWallet({ ...ctx, now: new Date() }, { address });
  await untilReady(dependencies, address);
  return performance.now() - begun;
}

/** Wait until this wallet's history is complete. */
async function untilReady(dependencies: Dependencies, address: string): Promise<void> {
  for (;;) {
    const { rows } = await dependencies.pg.query(
      "select 1 from tracked_wallet where state in ('queued', 'syncing') and address = $1 limit 1",
      [address],
    );
    if (rows.length === 0) return;
    await setTimeout(20);
  }
}

function newAddress(): `0x${string}` {
  return `0x${randomBytes(20).toString("hex")}`;
}
