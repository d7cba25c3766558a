import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { DAY } from "../../engine/index.ts";
import { requireCloseDay } from "../scores/index.ts";
import type { CompiledPolicy } from "./compile.ts";
import { loadDaySubjects } from "./day-readings.ts";
import { judgeRule, resultOf } from "./evaluate.ts";
import type { PolicyResult } from "./schemas.ts";
import { type FitOptions, type FittedResult, fitResult } from "./serialize.ts";

/** A known identity of a batch. */
export interface EvaluatedSubject {
  svcId: string | null;
  address: Address;
  evaluate: (options: Pick<FitOptions, "room" | "pause">) => Promise<FittedResult>;
}

/**
 * The subjects of identities (lower case) at the end of a UTC day (00:00, unix seconds), in order; null for unknown ones. Results are
 * not cached, and have no `howTo`: nothing changes a past day. Throws INVALID_REQUEST for a day in the future or before the first with
 * scores.
 */
export async function subjectsOn(
  ctx: Context,
  compiled: CompiledPolicy,
  { identities, day }: { identities: readonly string[]; day: number },
): Promise<(EvaluatedSubject | null)[]> {
  const { at } = dayFields(day);
  await requireCloseDay(ctx, at, 0, "body.at");
  const { policy, rules } = compiled;
  const end = new Date((day + DAY) * 1000 - 1);
  // The age of the data is that at the end of the day.
  const asOf = end < ctx.now ? end : ctx.now;
  const subjects = await loadDaySubjects(ctx, { rules, identities, day });
  return subjects.map((subject) => {
    if (!subject) return null;
    const { svcId, address, recordedAt, readings } = subject;
    const judged = rules.flatMap((rule, i) => {
      const reading = readings[i];
      return reading ? [judgeRule(rule, reading, asOf)] : [];
    });
    const result: PolicyResult = {
      ...resultOf(policy, judged, ctx.now),
      at,
      ...(recordedAt && { recordedAt: recordedAt.toISOString() }),
    };
    return { svcId, address, evaluate: (options) => fitResult(result, options) };
  });
}

/** The fields of a result that name its day; none for the present. */
export function dayFields(day: number): { at: string };
export function dayFields(day: number | undefined): { at?: string };
export function dayFields(day: number | undefined): { at?: string } {
  return day === undefined ? {} : { at: new Date(day * 1000).toISOString().slice(0, 10) };
}
