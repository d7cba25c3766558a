import type { Context } from "../../lib/core/context.ts";
import {
  cancelScheduled,
  checkVersion,
  listSwitches,
  readActiveModel,
  scheduleModel,
  versions,
} from "../../lib/domains/models/index.ts";
import { compareModels, type ModelComparison, summaryOf } from "../../lib/domains/scores/index.ts";
import { formatComparison } from "./format-comparison.ts";

/** `list` */
export async function list(ctx: Context): Promise<void> {
  const active = await readActiveModel(ctx.pg);
  console.log(`This program has the models ${versions.join(", ")}. Active: ${active.spec.version}.`);
  for (const { version, announcedAt, activeFrom, activatedAt, rescoredAt } of await listSwitches(ctx.pg)) {
    const announced = `announced ${announcedAt.toISOString()}`;
    const state =
      activatedAt === null
        ? `scheduled for ${activeFrom.toISOString()}`
        : `active from ${activatedAt.toISOString()}, ${rescoredAt === null ? "scores are computed again" : `every score by ${rescoredAt.toISOString()}`}`;
    console.log(`model ${version}  ${announced}, ${state}`);
  }
}

/** `compare <version> [--json]` */
export async function compare(ctx: Context, options: { version: string; json: boolean }): Promise<void> {
  const found = await compareWithProgress(ctx, options.version);
  console.log(options.json ? JSON.stringify(found, null, 2) : formatComparison(found));
}

/** `schedule <version> …` */
export async function schedule(
  ctx: Context,
  options: { version: string; at: Date | undefined; withoutNotice: boolean },
): Promise<void> {
  const { version, at, withoutNotice } = options;
  const found = await compareWithProgress(ctx, version);
  const { activeFrom } = await scheduleModel(ctx, { version, at, withoutNotice, summary: summaryOf(found) });
  console.log(formatComparison(found));
  if (withoutNotice && found.subjects > 0) {
    console.log(`Warning: ${found.rise + found.fall} totals change, without the notice.`);
  }
  console.log(`Model ${version} is scheduled for ${activeFrom.toISOString()}.`);
}

/** `cancel` */
export async function cancelSwitch(ctx: Context): Promise<void> {
  const { model } = await cancelScheduled(ctx);
  console.log(`The switch to model ${model.spec.version} is cancelled.`);
}

async function compareWithProgress(ctx: Context, version: string): Promise<ModelComparison> {
  checkVersion(version);
  const progress = (subjects: number) => process.stderr.write(`\r${subjects} subjects compared`);
  const found = await compareModels(ctx, { version, progress });
  process.stderr.write("\n");
  return found;
}
