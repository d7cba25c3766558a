import type { Context } from "../../lib/core/context.ts";
import { ServiceError } from "../../lib/core/errors.ts";
import { beginComparison, cancelScheduled, getModels, scheduleModel } from "../../lib/domains/models/index.ts";
import type { ModelComparison, RecordedSwitch } from "../../lib/domains/models/schemas.ts";
import { runComparison } from "../../lib/domains/scores/index.ts";
import { formatComparison } from "./format-comparison.ts";

interface ModelOptions {
  at?: string | undefined;
  now: boolean;
  "without-notice": boolean;
  json: boolean;
}
type Fail = (message: string) => never;
/** Checks the arguments of a command, or fails. Returns the command's function, with what it prints: with --json an object. */
type ModelCommand = (
  args: readonly string[],
  fail: Fail,
  options: ModelOptions,
) => (ctx: Context) => Promise<{ json: unknown; text: string }>;

/** `list` */
const list: ModelCommand = () => async (ctx) => {
  const json = await getModels(ctx);
  const { versions, active, switches } = json;
  const head = `This program has the models ${versions.join(", ")}. Active: ${active.version}.`;
  return { json, text: [head, ...switches.map(switchLine)].join("\n") };
};

function switchLine({ version, announcedAt, activeFrom, activatedAt, rescoredAt }: RecordedSwitch): string {
  const scored = rescoredAt === null ? "scores are computed again" : `every score by ${rescoredAt}`;
  const state = activatedAt === null ? `scheduled for ${activeFrom}` : `active from ${activatedAt}, ${scored}`;
  return `model ${version}  announced ${announcedAt}, ${state}`;
}

/** `compare <version>` */
const compare: ModelCommand = ([versionText], fail) => {
  const version = requireVersion(versionText, fail);
  return async (ctx) => {
    const json = await compareWithProgress(ctx, version);
    return { json, text: formatComparison(json) };
  };
};

/** `schedule <version> [--at <time> | --now] [--without-notice]` */
const schedule: ModelCommand = ([versionText], fail, options) => {
  const version = requireVersion(versionText, fail);
  if (options.at !== undefined && options.now) fail("Use --at or --now, not both.");
  const at = options.at === undefined ? undefined : parseTime(options.at, fail);
  const withoutNotice = options["without-notice"];
  return async (ctx) => {
    const found = await compareWithProgress(ctx, version);
    const scheduled = await scheduleModel(ctx, { version, at: options.now ? ctx.now : at, withoutNotice });
    const isWarned = withoutNotice && found.subjects > 0;
    const lines = [
      formatComparison(found),
      ...(isWarned ? [`Warning: ${found.rise + found.fall} totals change, without the notice.`] : []),
      `Model ${version} is scheduled for ${scheduled.from}.`,
    ];
    return { json: scheduled, text: lines.join("\n") };
  };
};

/** `cancel` */
const cancel: ModelCommand = () => async (ctx) => {
  const cancelled = await cancelScheduled(ctx);
  return { json: cancelled, text: `The switch to model ${cancelled.version} is cancelled.` };
};

/** The verbs of `npm run model`. */
export const modelCommands: Readonly<Record<string, ModelCommand>> = {
  list: atMost(0, list),
  compare: atMost(1, compare),
  schedule: atMost(1, schedule),
  cancel: atMost(0, cancel),
};

/** The same command, which fails for more than `most` arguments. */
function atMost(most: number, command: ModelCommand): ModelCommand {
  return (args, fail, options) =>
    args.length > most ? fail(`Unexpected argument: ${args[most]}.`) : command(args, fail, options);
}

function requireVersion(version: string | undefined, fail: Fail): string {
  return version ?? fail("The version of the model is missing.");
}

function parseTime(text: string, fail: Fail): Date {
  const isTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.test(text);
  const at = new Date(text);
  return isTime && !Number.isNaN(at.getTime()) ? at : fail("The time must be like 2026-12-31 or 2026-12-31T12:00:00Z.");
}

async function compareWithProgress(ctx: Context, version: string): Promise<ModelComparison> {
  const { requestedAt } = await beginComparison(ctx, { version });
  const progress = (subjects: number) => process.stderr.write(`\r${subjects} subjects compared`);
  const found = await runComparison(ctx, { version, requestedAt, progress });
  process.stderr.write("\n");
  if (!found) throw new ServiceError("INVALID_REQUEST", `Another comparison of model ${version} has begun.`);
  return found;
}
