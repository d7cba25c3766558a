import { parseArgs } from "node:util";
import { backfills } from "./support/fairness/backfills.ts";
import { policies } from "./support/fairness/policies.ts";
import { pages, requests } from "./support/fairness/requests.ts";
import type { Measured, Scenario } from "./support/fairness/scenario.ts";
import { fanOut, fanOutToAll, slowReceivers } from "./support/fairness/webhooks.ts";
import { machine, printTable, quantile } from "./support/table.ts";
import { inBuiltWorld } from "./support/world.ts";

// npm run bench:fairness [-- --only pages,policies --seconds 10 --rounds 2]: twenty honest developers use the service, in turns alone
// and with one abuser. For each kind of abuse: the honest developers' waits, and the responses to the abuser.
// The honest developers have the free tier, the abuser the professional one.

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "2" },
  },
});
const scenarios: Record<string, Scenario> = {
  requests,
  pages,
  policies,
  "fan-out": fanOut,
  "fan-out-to-all": fanOutToAll,
  "slow-receivers": slowReceivers,
  backfills,
};
/** Highest wait relative to the wait without the abuser, or … */
const MOST_RATIO = 2;
/** … in milliseconds, for abuse that only loads the processor. */
const MOST_MS = 100;

const wanted = values.only === "" ? Object.keys(scenarios) : values.only.split(",");
for (const name of wanted) if (!scenarios[name]) throw new Error(`Unknown scenario "${name}".`);

const rows: string[][] = [];
await inBuiltWorld(async (world) => {
  for (const name of wanted) {
    const scenario = scenarios[name];
    if (!scenario) continue;
    console.log(`${name}: ${scenario.what} …`);
    const found = await world.withDatabase((databaseUrl) =>
      scenario.run({ world, databaseUrl, seconds: Number(values.seconds), rounds: Number(values.rounds) }),
    );
    rows.push(rowOf(name, found));
    console.log(`  ${rows.at(-1)?.join(" | ")}`);
  }
});
console.log(`\n${machine()}; milliseconds\n`);
printTable(
  ["abuse", "p50 alone", "p50 beside", "p99 alone", "p99 beside", "p99 ratio", "holds", "the abuser got"],
  rows,
);
process.exitCode = rows.every((row) => row[6] === "yes") ? 0 : 1;

function rowOf(name: string, { alone, beside, abuser }: Measured): string[] {
  const [p50, p99] = [0.5, 0.99].map((share) => [quantile(alone, share), quantile(beside, share)] as const);
  if (!p50 || !p99) throw new Error("nothing was measured");
  const ratio = p99[1] / p99[0];
  const holds = ratio <= MOST_RATIO || p99[1] <= MOST_MS;
  const figures = [...p50, ...p99].map((ms) => ms.toFixed(1));
  return [name, ...figures, ratio.toFixed(2), holds ? "yes" : "NO", abuser];
}
