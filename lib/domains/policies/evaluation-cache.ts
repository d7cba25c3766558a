import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { processSingleton } from "../../core/process-singleton.ts";
import { categories } from "../../engine/index.ts";
import type { CompiledPolicy, CompiledRule } from "./compile.ts";
import { satisfies } from "./condition.ts";
import { blockField, blockOf, dataAsOf, measuresOf, readRule, type Subject } from "./evaluate.ts";
import { modules } from "./modules.ts";
import type { PolicyResult, RuleResult } from "./schemas.ts";
import type { FittedResult } from "./serialize.ts";

interface Cached {
  fitted: FittedResult;
  room: number;
  cacheKey: readonly unknown[];
}

/** Approximate bytes of an entry besides its text. */
const ENTRY_BYTES = 4_000;

/** By policy and subject: about ten thousand results with ten rules. */
const cache = processSingleton("evaluation cache", () => {
  const sizeCalculation = ({ fitted }: Cached) => fitted.size + ENTRY_BYTES;
  return new LRUCache<string, Cached>({ maxSize: 64 * 1024 * 1024, sizeCalculation });
});

/**
 * Reuses earlier results while everything they depend on is unchanged, because finding `howTo` takes milliseconds for each subject.
 * The returned function calls `evaluate` if no result fits into `room` bytes.
 */
export function openEvaluationCache(compiled: CompiledPolicy) {
  const policyHash = createHash("sha256").update(JSON.stringify(compiled.policy)).digest("base64url");
  return async (
    subject: Subject,
    { now, room, evaluate }: { now: Date; room: number; evaluate: () => Promise<FittedResult> },
  ): Promise<FittedResult> => {
    const cacheKey = cacheKeyOf(compiled, subject);
    const entry = `${policyHash} ${subject.inputs.measures.get("")?.[subject.index]?.subject}`;
    const cached = cache.get(entry);
    if (cached && fits(cached, room) && isSame(cached.cacheKey, cacheKey)) {
      return { ...cached.fitted, result: withTimes(cached.fitted.result, compiled, subject, now) };
    }
    const fitted = await evaluate();
    cache.set(entry, { fitted, room, cacheKey });
    return fitted;
  };
}

/** Whether another evaluation would give the same result for this room. */
function fits({ fitted, room: fittedInto }: Cached, room: number): boolean {
  return fitted.leftOut.length === 0 ? fitted.size <= room : fittedInto === room;
}

/** Everything a result depends on except times, compared by identity: unchanged facts are the same object. */
function cacheKeyOf({ rules }: CompiledPolicy, subject: Subject): unknown[] {
  const key: unknown[] = [];
  for (const measures of subject.inputs.measures.values()) {
    const own = measures[subject.index];
    if (!own) throw new Error("only known identities are evaluated");
    const { fails, asOf } = own.freshness;
    key.push(own.facts, own.model, own.countsFrom, own.total, own.percentile, fails, asOf === null);
    for (const category of categories) key.push(own.breakdown[category]);
  }
  for (const compiled of rules) {
    const { rule } = compiled;
    if (rule.module === "percentile") key.push(otherTotals(compiled, subject));
    const isRead = !subject.inputs.unread.has(rule);
    if (isRead && rule.maxAgeSeconds === undefined && modules[rule.module].source === "score") continue;
    const { value, unreliable, words } = readRule(compiled, subject);
    key.push(value, unreliable, words);
  }
  return key;
}

/** A percentile's `howTo` depends on the totals of other subjects. */
function otherTotals(compiled: CompiledRule, subject: Subject): unknown {
  const { percentile } = measuresOf(compiled, subject);
  if (percentile === null || satisfies(compiled.condition, percentile)) return null;
  return subject.inputs.percentiles.get(compiled.scope)?.version;
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}

function withTimes(result: PolicyResult, { rules }: CompiledPolicy, subject: Subject, now: Date): PolicyResult {
  const evaluatedAt = now.toISOString();
  const withTime = (rule: RuleResult, index: number): RuleResult => {
    const compiled = rules[index];
    if (!compiled || (rule.dataAsOf === null && !rule.block)) return rule;
    const block = rule.block && blockField(blockOf(compiled, subject));
    return { ...rule, dataAsOf: dataAsOf(compiled, subject)?.toISOString() ?? null, ...block };
  };
  return { ...result, rules: result.rules.map(withTime), evaluatedAt };
}
