import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Context } from "../../core/context.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { categories } from "../../engine/index.ts";
import type { PercentileWith } from "../scores/index.ts";
import { holds } from "./condition.ts";
import { doubtOf } from "./evaluate-rule.ts";
import type { Gathered } from "./gather.ts";
import { measure } from "./measure.ts";
import { type PlacedRule, rulesOf } from "./placed-rule.ts";
import type { Policy } from "./schemas.ts";
import { type FittedVerdict, judge, lengthOf } from "./verdict.ts";

/** A policy that was asked by, with what is the same for whoever is judged by it. */
export interface KnownPolicy {
  policy: Policy;
  rules: PlacedRule[];
  /** Names it in this process. */
  number: number;
}

interface Kept extends FittedVerdict {
  grounds: readonly unknown[];
  /** What it was fitted into, and what it takes, bytes. */
  room: number;
  length: number;
}

interface Memory {
  /** By their JSON. */
  policies: LRUCache<string, KnownPolicy>;
  /** By policy and subject. */
  verdicts: LRUCache<string, Kept>;
  numbers: number;
}

const MOST_POLICIES = 1_000;
/** Of kept verdicts, in bytes: some ten thousand of ten rules each. */
const MOST_BYTES = 64 * 1024 * 1024;
/** What a verdict takes beside its text: its grounds, the facts among them. */
const GROUNDS_BYTES = 4_000;

function memoryOf(pool: Pool): Memory {
  return ownedSingleton("verdicts", pool, () => ({
    policies: new LRUCache({ max: MOST_POLICIES }),
    verdicts: new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ length }) => length + GROUNDS_BYTES,
    }),
    numbers: 0,
  }));
}

/** A policy with its rules; the same object for as long as it is asked by now and then. */
export function knownPolicy(ctx: Pick<Context, "pg">, policy: Policy): KnownPolicy {
  const memory = memoryOf(ctx.pg);
  const key = JSON.stringify(policy);
  const known = memory.policies.get(key) ?? { policy, rules: rulesOf(policy), number: ++memory.numbers };
  memory.policies.set(key, known);
  return known;
}

/**
 * The verdict on the identity at `index`, which is known, in at most `room` bytes. All that a verdict rests on is compared with
 * what is known now; it is judged again where anything differs, and returned from memory where nothing does.
 */
export async function verdictOn(
  ctx: Pick<Context, "pg" | "now">,
  input: { known: KnownPolicy; gathered: Gathered; index: number; room: number; pause: () => Promise<void> },
): Promise<FittedVerdict> {
  const { known, gathered, index, room, pause } = input;
  const { verdicts } = memoryOf(ctx.pg);
  const grounds = groundsOf(ctx, known.rules, gathered, index);
  const key = `${known.number} ${gathered.measures.get("")?.[index]?.subject}`;
  const kept = verdicts.get(key);
  if (kept && fits(kept, room) && isSame(kept.grounds, grounds)) return kept;
  const fitted = await judge(ctx, { ...known, gathered, index, room, pause });
  verdicts.set(key, { ...fitted, grounds, room, length: lengthOf(fitted.verdict) });
  return fitted;
}

/** Whether a kept verdict is what judging again would give in this room. */
function fits(kept: Kept, room: number): boolean {
  return kept.leftOut.length === 0 ? kept.length <= room : kept.room === room;
}

/** All that a verdict rests on, but for the moment of the evaluation. Facts are one object for as long as they stand. */
function groundsOf(
  ctx: Pick<Context, "now">,
  rules: readonly PlacedRule[],
  gathered: Gathered,
  index: number,
): unknown[] {
  const grounds: unknown[] = [];
  for (const measures of gathered.measures.values()) {
    const of = measures[index];
    if (!of) throw new Error("only who is known is judged");
    const { facts, total, breakdown, percentile, freshness } = of;
    grounds.push(facts, total, percentile, freshness.asOf?.getTime(), freshness.fails);
    for (const category of categories) grounds.push(breakdown[category]);
  }
  for (const placed of rules) {
    if (placed.rule.module === "percentile") grounds.push(othersOf(placed, gathered, index));
    if (!restsOnMore(placed)) continue;
    const measured = measure(ctx, gathered, placed, index);
    grounds.push(measured.value, doubtOf(ctx, placed.rule, measured));
  }
  return grounds;
}

/** Whether a rule rests on more than a subject's facts, points and place, and how fresh they are. */
function restsOnMore({ rule }: PlacedRule): boolean {
  return rule.maxAgeSeconds !== undefined || ["identity", "attestation", "token"].includes(rule.module);
}

/** What tells how a subject gets past the others, who move, where its place is not enough. */
function othersOf({ scope, condition }: PlacedRule, gathered: Gathered, index: number): PercentileWith | null {
  const percentile = gathered.measures.get(scope)?.[index]?.percentile ?? null;
  if (percentile === null || holds(condition, percentile)) return null;
  return gathered.percentiles.get(scope) ?? null;
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  for (let place = 0; place < now.length; place++) if (before[place] !== now[place]) return false;
  return true;
}
