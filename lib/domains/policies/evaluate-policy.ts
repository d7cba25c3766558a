import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { checksum, Identity } from "../../core/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { categories } from "../../engine/index.ts";
import { askerOf, waitForWallet } from "../once/index.ts";
import { requireCloseDay } from "../scores/index.ts";
import { userNotFound } from "../wallets/index.ts";
import { type CompiledPolicy, type CompiledRule, compilePolicy } from "./compile.ts";
import { satisfies } from "./condition.ts";
import {
  blockField,
  blockOf,
  dataAsOf,
  evaluate,
  evaluateUnknown,
  measuresOf,
  readRule,
  type Subject,
} from "./evaluate.ts";
import { openHowToSearch } from "./how-to.ts";
import { takeTurn } from "./large-evaluations.ts";
import { loadInputs } from "./load.ts";
import { modules } from "./modules.ts";
import type { Policy } from "./policy-schema.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import { findPolicy } from "./saved-policies.ts";
import type { BatchResult, PolicyChoice, PolicyResult, RuleResult } from "./schemas.ts";
import { type FitOptions, type FittedResult, fitResult, MAX_RESULT_BYTES } from "./serialize.ts";

/**
 * `at`: 00:00 of a UTC day, unix seconds; the policy is evaluated by everything up to the day's end. `isSaved`: the given policy is a
 * saved one. `gate`: the developer at whose gate a visitor asks.
 */
type Choice = PolicyChoice & { at?: number | undefined; isSaved?: boolean; gate?: string };

/** A policy to evaluate. One that was written before a chain was taken out of CHAINS keeps its rules. Throws UNSUPPORTED_CHAIN for a new one. */
async function requirePolicy(ctx: Context, input: Choice): Promise<CompiledPolicy> {
  const compiled = compilePolicy(await findPolicy(ctx, input));
  if (input.policy && !input.isSaved) await requireRuleChains(ctx, compiled.rules, { stored: true });
  return compiled;
}

/** Evaluates a policy for one identity. Throws USER_NOT_FOUND; NOT_FOUND for an unknown policy; INVALID_REQUEST for a day without closes. */
export async function evaluatePolicy(ctx: Context, input: Choice & { identity: string }): Promise<PolicyResult> {
  return (await evaluateOrWait(ctx, input)).result;
}

/**
 * The same. With `wait` (seconds), an address that is not known is read and compared first; while nothing can be decided on it, every rule
 * is indeterminate. `isUnfinished`: it is not wholly read yet, or not compared. Throws as a question for a score with `wait` does.
 */
export async function evaluateOrWait(
  ctx: Context,
  input: Choice & { identity: string; wait?: number | undefined },
): Promise<{ result: PolicyResult; isUnfinished: boolean }> {
  const compiled = await requirePolicy(ctx, input);
  const identity = Identity.parse(input.identity);
  const { at, wait, gate } = input;
  if (wait !== undefined) await waitForWallet(ctx, { identity, wait });
  const [subject] = await loadSubjects(ctx, compiled, { identities: [identity], at, gate });
  if (!subject) throw userNotFound(identity);
  const { result } = await subject.evaluate({ room: MAX_RESULT_BYTES, pause: yieldRegularly(ctx.signal?.()) });
  return { result, isUnfinished: subject.isUnfinished };
}

/** Of a developer's calls of nodes, what one visitor of its gates has at most. */
const GATE_SHARE = 0.1;

/** More bytes than a batch result's additional fields need. */
const BATCH_FIELDS_BYTES = 600;

/**
 * Evaluates a policy for many identities, in their order; unknown ones are indeterminate. Each result has an equal share of
 * {@link MAX_RESULT_BYTES}; `leftOut` names the omitted fields. Throws as {@link evaluatePolicy}.
 */
export async function evaluatePolicyBatch(
  ctx: Context,
  input: Choice & { identities: readonly string[] },
): Promise<BatchResult[]> {
  const compiled = await requirePolicy(ctx, input);
  return takeTurn(ctx, compiled.rules.length * input.identities.length, () => evaluateMany(ctx, compiled, input));
}

async function evaluateMany(
  ctx: Context,
  compiled: CompiledPolicy,
  input: Choice & { identities: readonly string[] },
): Promise<BatchResult[]> {
  const identities = input.identities.map((identity) => Identity.parse(identity));
  const subjects = await loadSubjects(ctx, compiled, { identities, at: input.at });
  const room = Math.floor(MAX_RESULT_BYTES / identities.length) - BATCH_FIELDS_BYTES;
  const pause = yieldRegularly(ctx.signal?.());
  const unknown = () => evaluateUnknown(compiled.policy, input.at, ctx.now);
  const results: BatchResult[] = [];
  for (const [index, identity] of input.identities.entries()) {
    const subject = subjects[index];
    const { svcId = null, address = null } = subject ?? {};
    const { result, leftOut } = subject ? await subject.evaluate({ room, pause }) : { result: unknown(), leftOut: [] };
    results.push({ identity, found: subject != null, svcId, address, leftOut: [...leftOut], ...result });
    await pause();
  }
  return results;
}

/**
 * The whole results of identities (lower case) at the end of a day (00:00 UTC, unix seconds), in order; null for unknown ones. Throws
 * as {@link evaluatePolicy}.
 */
export async function evaluateOnDay(
  ctx: Context,
  compiled: CompiledPolicy,
  input: { identities: readonly string[]; at: number; emptyIfUnknown: boolean; asker?: string; payer: string },
): Promise<(PolicyResult | null)[]> {
  const { identities, at, emptyIfUnknown, asker, payer } = input;
  await requireCloseDay(ctx, at, 0, "at");
  const load = () => loadInputs(ctx, { rules: compiled.rules, identities, day: at, emptyIfUnknown, asker, payer });
  const inputs = await load().catch((error) => {
    if (identities.length > 1 && isServiceError(error) && error.details?.[0]?.path === "body.identities") return null;
    throw error;
  });
  if (!inputs) {
    // Together they have too many stored rows to fold.
    const half = Math.ceil(identities.length / 2);
    const first = await evaluateOnDay(ctx, compiled, { ...input, identities: identities.slice(0, half) });
    return [...first, ...(await evaluateOnDay(ctx, compiled, { ...input, identities: identities.slice(half) }))];
  }
  const pause = yieldRegularly(ctx.signal?.());
  const results: (PolicyResult | null)[] = [];
  for (const [index] of identities.entries()) {
    const isKnown = inputs.measures.get("")?.[index] != null;
    results.push(isKnown ? evaluate(compiled, { inputs, index }, ctx.now) : null);
    await pause();
  }
  return results;
}

/** A known identity of a batch. */
interface EvaluatedSubject {
  svcId: string | null;
  address: Address;
  isUnfinished: boolean;
  evaluate: (options: Pick<FitOptions, "room" | "pause">) => Promise<FittedResult>;
}

/**
 * The subjects of identities (lower case) with what their evaluation needs, in order; null for unknown ones. Results of past days are not
 * cached, and have no `howTo`: nothing changes a past day. Nor are those of wallets that are read once.
 */
async function loadSubjects(
  ctx: Context,
  compiled: CompiledPolicy,
  { identities, at, gate }: { identities: readonly string[]; at: number | undefined; gate?: string | undefined },
): Promise<(EvaluatedSubject | null)[]> {
  if (at !== undefined) await requireCloseDay(ctx, at, 0, "body.at");
  const { now } = ctx;
  const inputs = await loadInputs(ctx, {
    rules: compiled.rules,
    identities,
    day: at,
    asker: at === undefined ? askerOf(ctx) : null,
    payer: gate,
    visitorShare: gate === undefined ? undefined : GATE_SHARE,
  });
  const cached = openEvaluationCache(compiled);
  return identities.map((_, index) => {
    const measures = inputs.measures.get("")?.[index];
    if (!measures) return null;
    const subject = { inputs, index };
    const { svcId, subject: address, isUnfinished = false, undecided } = measures;
    const evaluateOnly = (options: FitOptions) => fitResult(evaluate(compiled, subject, now), options);
    const evaluateNow = ({ room, pause }: Pick<FitOptions, "room" | "pause">) => {
      const search = openHowToSearch(subject);
      const findHowTo = (rule: number) => {
        const failing = compiled.rules[rule];
        return failing ? search(failing) : null;
      };
      return cached(subject, { now, room, evaluate: () => evaluateOnly({ room, pause, findHowTo }) });
    };
    const isReadOnce = undecided !== undefined;
    return {
      svcId,
      address: checksum(address),
      isUnfinished,
      evaluate: at === undefined && !isReadOnce ? evaluateNow : evaluateOnly,
    };
  });
}

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
function openEvaluationCache(compiled: CompiledPolicy) {
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

/** The result for an identity; null without one, once the policy is checked. Throws as {@link evaluatePolicy}. */
export async function tryPolicy(
  ctx: Context,
  { policy, identity, at }: { policy: Policy; identity?: string | undefined; at?: number | undefined },
): Promise<PolicyResult | null> {
  if (identity !== undefined) return evaluatePolicy(ctx, { policy, identity, at });
  await requireRuleChains(ctx, compilePolicy(policy).rules);
  return null;
}
