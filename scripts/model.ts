import { parseCommandLine } from "./command-line.ts";
import { modelCommands } from "./model/commands.ts";
import { runCommand } from "./run-command.ts";

const usage = `usage: npm run model -- list [--json]
       npm run model -- compare <version> [--json]
       npm run model -- schedule <version> [--at <time> | --now] [--without-notice]
       npm run model -- cancel

list      Show the models of this program, the active one, and every switch.
compare   Score every subject by another model and report who changes. No score changes; /admin/models shows it too.
schedule  Compare the models and announce a switch, by /v1/model, pages and the webhook event model.scheduled. A worker
          makes it at its time and computes every score again.
cancel    Withdraw the scheduled switch.

  --at <time>       2026-12-31, or 2026-12-31T12:00:00Z; without it the earliest time that gives the notice
                    (MODEL_NOTICE_DAYS)
  --now             at once, which needs no notice only while no subject has a score
  --without-notice  allow a sooner time: scores and tiers then change without a warning to anybody
  --json            print the result as JSON`;

const { values, positionals, fail } = parseCommandLine(
  usage,
  {
    at: { type: "string" },
    now: { type: "boolean", default: false },
    "without-notice": { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
  2,
);
const [name, ...args] = positionals;
const command = name !== undefined && Object.hasOwn(modelCommands, name) && modelCommands[name];
const run = command
  ? command(args, fail, values)
  : fail(name === undefined ? "The command is missing." : `Unknown command: ${name}.`);
await runCommand(async (ctx) => {
  const { json, text } = await run(ctx);
  return values.json ? JSON.stringify(json, null, 2) : text;
});
