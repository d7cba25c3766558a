import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { readSeenMeasures, type SeenMeasures } from "../once/index.ts";
import { requireCloseDay } from "../scores/index.ts";
import { compilePolicy, foldedScopes, readsChain } from "./compile.ts";
import { requestsFor } from "./cost.ts";
import { evaluate, evaluateUnknown, readRule } from "./evaluate.ts";
import { loadInputs } from "./load.ts";
import { Policy } from "./policy-schema.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import { findPolicy } from "./saved-policies.ts";
import type { Outcome, PolicyChoice, PolicyResult } from "./schemas.ts";
import { emptyTally, openCounter, type Sample, type Tally } from "./tally.ts";

// Policies on lists of any length: the same evaluation as that of batches, in pages, without the limits of an answer.

/** An identity of a list: its measures over the list's chains, and its result; null measures: it is not known here. */
export interface EvaluatedRow {
  measures: SeenMeasures | null;
  /** Null without a policy. */
  result: PolicyResult | null;
  sample: Sample | null;
}

/** What the evaluated rows of a list add up to. It is plain JSON, so that a later page continues it. */
export interface ListTally extends Tally {
  /**
   * For each rule: who fails it, who could not be checked, who would pass the policy if only this rule passed, and the time of its oldest data,
   * ISO 8601; null where no time is known, absent in tallies of earlier versions.
   */
  rules: { id: string; module: string; fails: number; unchecked: number; keepsOut: number; dataAsOf?: string | null }[];
}

interface ListChoice {
  policy: Policy | null;
  /** 00:00 of a UTC day, unix seconds: everything up to the day's end counts. */
  at: number | undefined;
  chainId: number | undefined;
  /** Who may see wallets that are read once: those that it made known, as of now. */
  asker?: string | null;
}

/**
 * The policy that a list is evaluated by, as it is now; null without one. Throws NOT_FOUND for an unknown policy, UNSUPPORTED_CHAIN, and
 * INVALID_REQUEST for a day without closes.
 */
export async function listPolicyOf(
  ctx: Context,
  { at, ...choice }: PolicyChoice & { at?: number | undefined },
): Promise<Policy | null> {
  if (at !== undefined) await requireCloseDay(ctx, at, 0, "body.at");
  if (choice.policy === undefined && choice.policyId === undefined) return null;
  const policy = await findPolicy(ctx, choice);
  if (choice.policy) await requireRuleChains(ctx, compilePolicy(policy).rules, { stored: true });
  return policy;
}

/** A stored policy of a list. */
export function readListPolicy(stored: unknown): Policy | null {
  return stored === null ? null : Policy.parse(stored);
}

/** How many requests a list of so many rows counts as: as its batches of a hundred would. */
export function listCost({ policy, at }: Pick<ListChoice, "policy" | "at">, rows: number): number {
  if (!policy) return Math.ceil(rows / BATCH);
  const { rules } = compilePolicy(policy);
  const folds = at === undefined ? 0 : foldedScopes(rules).size;
  const rest = rows % BATCH;
  const whole = Math.floor(rows / BATCH) * requestsFor(rules, BATCH, folds);
  return rest === 0 ? whole : whole + requestsFor(rules, rest, folds);
}
const BATCH = 100;

/** Rows that are evaluated together; balances, and results of many contracts, of fewer are read at once. */
export function listPage(policy: Policy | null): number {
  const reading = policy ? compilePolicy(policy).rules.filter(readsChain) : [];
  const isFew = reading.length <= FEW_CONTRACTS && reading.every(({ rule }) => rule.module !== "token");
  return isFew ? 5 * BATCH : BATCH;
}
const FEW_CONTRACTS = 10;

/** The results of identities (lower case), in order, as an evaluation of the same identities gives them. */
export async function evaluateRows(
  ctx: Context,
  choice: ListChoice,
  identities: readonly string[],
): Promise<EvaluatedRow[]> {
  if (identities.length === 0) return [];
  try {
    return await evaluateTogether(ctx, choice, identities);
  } catch (error) {
    // Of a past day, only so many stored rows are folded at once.
    if (!isServiceError(error) || error.code !== "INVALID_REQUEST" || identities.length === 1) throw error;
    const half = Math.ceil(identities.length / 2);
    const first = await evaluateRows(ctx, choice, identities.slice(0, half));
    return [...first, ...(await evaluateRows(ctx, choice, identities.slice(half)))];
  }
}

async function evaluateTogether(
  ctx: Context,
  { policy, at: day, chainId, asker }: ListChoice,
  identities: readonly string[],
): Promise<EvaluatedRow[]> {
  const pause = yieldRegularly(ctx.signal?.());
  const own = !policy || chainId !== undefined;
  const chainIds = chainId === undefined ? undefined : [chainId];
  const seenBy = day === undefined ? asker : null;
  const measured = own
    ? await readSeenMeasures(ctx, { identities, chainIds, day, asker: seenBy, isOfMany: true })
    : null;
  if (!policy) return identities.map((_, i) => ({ measures: measured?.[i] ?? null, result: null, sample: null }));
  const compiled = compilePolicy(policy);
  const inputs = await loadInputs(ctx, {
    rules: compiled.rules,
    identities,
    day,
    asker: seenBy,
    payer: asker ?? undefined,
    isOfMany: true,
  });
  const rows: EvaluatedRow[] = [];
  for (const index of identities.keys()) {
    const known = inputs.measures.get("")?.[index] ?? null;
    const subject = { inputs, index };
    const readings = known ? compiled.rules.map((rule) => readRule(rule, subject)) : [];
    const result = known ? evaluate(compiled, subject, ctx.now, readings) : evaluateUnknown(policy, day, ctx.now);
    const values = compiled.rules.map((_, at): Sample["values"][number] => {
      const { value = null, unreliable = null, isLeast = false } = readings[at] ?? {};
      return value === null || (unreliable !== null && !isLeast) ? null : { value, isLeast };
    });
    const outcomes = compiled.rules.map((_, at): Outcome => result.rules[at]?.outcome ?? "indeterminate");
    rows.push({ measures: known && (measured?.[index] ?? known), result, sample: { values, outcomes } });
    await pause();
  }
  return rows;
}

/** A tally of nobody, whose thresholds cover what these rows measure. */
export function emptyListTally(policy: Policy, rows: readonly EvaluatedRow[]): ListTally {
  const compiled = compilePolicy(policy);
  const samples = rows.flatMap(({ sample }) => sample ?? []);
  const counts = { fails: 0, unchecked: 0, keepsOut: 0 };
  const rules = compiled.rules.map(({ id, rule }) => ({ id, module: rule.module, ...counts }));
  return { ...emptyTally(compiled, samples), rules };
}

/** Adds rows to a tally. */
export function addToTally(policy: Policy, tally: ListTally, rows: readonly EvaluatedRow[]): void {
  const count = openCounter(compilePolicy(policy), tally);
  for (const { sample, result } of rows) {
    if (!sample) continue;
    const { outcome, passesIf } = count(sample);
    const { outcomes } = sample;
    for (const [at, rule] of tally.rules.entries()) {
      const dataAsOf = result?.rules[at]?.dataAsOf ?? null;
      if (dataAsOf !== null && (!rule.dataAsOf || dataAsOf < rule.dataAsOf)) rule.dataAsOf = dataAsOf;
      if (outcomes[at] === "fail") rule.fails++;
      if (outcomes[at] === "indeterminate") rule.unchecked++;
      if (outcome !== "pass" && passesIf[at]?.pass) rule.keepsOut++;
    }
  }
}
