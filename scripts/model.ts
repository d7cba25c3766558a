import { systemContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { ServiceError } from "../lib/core/errors.ts";
import { parseCommandLine } from "./command-line.ts";
import { cancelSwitch, compare, list, schedule } from "./model/commands.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";

const usage = `usage: npm run model -- list
       npm run model -- compare <version> [--json]
       npm run model -- schedule <version> [--at <time> | --now] [--without-notice]
       npm run model -- cancel

list      Show the models of this program, the active one, and every switch.
compare   Score every subject by another model and report who changes, without writing anything.
schedule  Compare the models and announce a switch, by /v1/model, pages and the webhook event model.scheduled. A worker
          makes it at its time and computes every score again.
cancel    Withdraw the scheduled switch.

  --at <time>       2026-12-31, or 2026-12-31T12:00:00Z; without it the earliest time that gives the notice
                    (MODEL_NOTICE_DAYS)
  --now             at once, which needs no notice only while no subject has a score
  --without-notice  allow a sooner time: scores and tiers then change without a warning to anybody
  --json            print the comparison as JSON`;

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
const [name, version, unexpected] = positionals;
if (unexpected !== undefined) fail(`Unexpected argument: ${unexpected}.`);
if (values.at !== undefined && values.now) fail("Use --at or --now, not both.");

function requireVersion(): string {
  return version ?? fail("The version of the model is missing.");
}

function parseTime(text: string): Date {
  const isTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.test(text);
  const at = new Date(text);
  return isTime && !Number.isNaN(at.getTime()) ? at : fail("The time must be like 2026-12-31 or 2026-12-31T12:00:00Z.");
}

function chooseCommand(): (ctx: ReturnType<typeof systemContext>) => Promise<void> {
  switch (name) {
    case "list":
      return list;
    case "cancel":
      return cancelSwitch;
    case "compare": {
      const candidate = requireVersion();
      return (ctx) => compare(ctx, { version: candidate, json: values.json });
    }
    case "schedule": {
      const candidate = requireVersion();
      const at = values.at === undefined ? undefined : parseTime(values.at);
      const withoutNotice = values["without-notice"];
      return (ctx) => schedule(ctx, { version: candidate, at: values.now ? ctx.now : at, withoutNotice });
    }
    default:
      return fail(name === undefined ? "The command is missing." : `Unknown command: ${name}.`);
  }
}

const run = chooseCommand();
try {
  loadToolEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
try {
  await run(systemContext());
} catch (error) {
  if (!(error instanceof ServiceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
