import { type Category, categories, scoreTierOf, signalsOf, walletAgeDays } from "../../engine/index.ts";
import type { SeenMeasures } from "../once/index.ts";
import { dayText, type Measures, worstState } from "../scores/index.ts";
import type { CompiledPolicy, CompiledRule } from "./compile.ts";
import { distance, isDecidedFrom, satisfies, toJson, type Value } from "./condition.ts";
import type { Inputs } from "./load.ts";
import type { JudgedBlock } from "./load-contracts.ts";
import { isCategory, modules, readsFacts } from "./modules.ts";
import type { Policy, PolicyGroup, PolicyRule } from "./policy-schema.ts";
import type { Outcome, PolicyResult, RuleResult } from "./schemas.ts";

/** A known identity of a batch. */
export interface Subject {
  inputs: Inputs;
  index: number;
}

/** The result for one subject, without `howTo`, which takes long to find. `now`: when it was evaluated. */
export function evaluate(
  { policy, rules }: CompiledPolicy,
  subject: Subject,
  now: Date,
  readings: readonly JudgedReading[] = rules.map((rule) => readRule(rule, subject)),
): PolicyResult {
  const { inputs, index } = subject;
  const recordedAt = inputs.measures.get("")?.[index]?.recordedAt;
  return {
    ...resultOf(
      policy,
      rules.map((rule, at) => evaluateRule(rule, subject, readings[at] ?? readRule(rule, subject))),
      now,
    ),
    ...dayFields(inputs.day),
    ...(recordedAt && { recordedAt: recordedAt.toISOString() }),
  };
}

export function evaluateUnknown(policy: Policy, day: number | undefined, now: Date): PolicyResult {
  return { ...resultOf(policy, [], now), ...dayFields(day) };
}

/** The field of a result that names its day; none for the present. */
function dayFields(day: number | undefined): { at?: string } {
  return day === undefined ? {} : { at: dayText(day) };
}

/** The result of judged rules; missing ones are indeterminate. */
function resultOf(policy: Policy, rules: RuleResult[], now: Date): PolicyResult {
  const outcome = combine(
    policy,
    rules.map((rule) => rule.outcome),
  );
  return { outcome, allowed: isAllowed(policy, outcome), rules, evaluatedAt: now.toISOString() };
}

export function isAllowed({ onIndeterminate }: Policy, outcome: Outcome): boolean {
  return outcome === "pass" || (outcome === "indeterminate" && onIndeterminate === "allow");
}

/** Combines the outcomes of rules in order by strong Kleene logic; missing ones are indeterminate. */
export function combine(policy: PolicyGroup, outcomes: readonly Outcome[]): Outcome {
  let next = 0;
  const visit = ({ op, n = 1, rules }: PolicyGroup): Outcome => {
    const parts = rules.map((node) => ("module" in node ? (outcomes[next++] ?? "indeterminate") : visit(node)));
    return atLeast(op === "all" ? parts.length : op === "any" ? 1 : n, parts);
  };
  return visit(policy);
}

/** Passes with n passes; fails if passes and indeterminates together are fewer. */
function atLeast(n: number, parts: readonly Outcome[]): Outcome {
  const count = (outcome: Outcome) => parts.filter((part) => part === outcome).length;
  if (count("pass") >= n) return "pass";
  return count("pass") + count("indeterminate") < n ? "fail" : "indeterminate";
}

function evaluateRule(compiled: CompiledRule, subject: Subject, reading: JudgedReading): RuleResult {
  const { id, rule, condition } = compiled;
  const measures = measuresOf(compiled, subject);
  const { value, dataAsOf, unreliable } = reading;
  const shown = reading.shown === undefined ? value : reading.shown;
  const result: RuleResult = {
    id,
    module: rule.module,
    outcome: "indeterminate",
    actual: shown === null ? null : toJson(shown),
    required: rule.value,
    gap: null,
    reason: unreliable ?? "",
    howTo: null,
    dataAsOf: dataAsOf?.toISOString() ?? null,
  };
  if (reading.block) Object.assign(result, blockField(reading.block));
  if (value === null || unreliable !== null) return result;
  const waits = waitEndOf(compiled, subject);
  const wait = waits ? ` The name changed owner: its points count from ${waits.slice(0, 10)}.` : "";
  result.reason = `${reading.words ?? describeReading(compiled, value)}${noteOf(rule, measures)}${wait}`;
  // Every rule of every wallet passes here: to change the object of the function is faster than to copy it.
  if (satisfies(condition, value)) {
    result.outcome = "pass";
    return result;
  }
  const gap = distance(condition, value, measures.total);
  result.outcome = "fail";
  result.gap = gap === null ? null : toJson(gap);
  return result;
}

/** The field of a result that names its block; none for a rule without one. */
export function blockField(block: JudgedBlock | undefined): Pick<RuleResult, "block"> {
  return block ? { block: { chainId: block.chainId, number: block.number, hash: block.hash } } : {};
}

/** What was found and what the rule asks for, as a sentence. */
function describeReading({ rule, condition, requirement }: CompiledRule, value: Value): string {
  const { name } = modules[rule.module];
  if (typeof value !== "boolean") return `${name} is ${toJson(value)}; the policy requires ${requirement}.`;
  const is = (holds: boolean) => (holds ? "is" : "is not");
  return `${describeFlag(rule, is(value))}; the policy requires that it ${is(satisfies(condition, true))}.`;
}

/** `is`: "is" or "is not". */
function describeFlag({ module, params = {} }: PolicyRule, is: string): string {
  const { code, flag, minPermille } = params;
  if (module === "underReview") return `${flag ? `The risk flag ${flag}` : "A risk flag"} ${is} under review`;
  return `The risk flag ${code} ${is} ${minPermille === undefined ? "found" : `at ${minPermille / 10}% or more`}`;
}

/** The value of a rule's module, with the unreliable reason if there is one, and whether a greater number may be right. */
export function readRule(compiled: CompiledRule, subject: Subject): JudgedReading {
  const reading = read(compiled, subject);
  const unreliable = unreliableReason(compiled, reading, subject);
  return Object.assign(reading, { unreliable, isLeast: Boolean(reading.more) });
}

/** When the data of a rule's value was read; null if unknown. Of a past day all have the age of the score's. */
export function dataAsOf(compiled: CompiledRule, subject: Subject): Date | null {
  const { day, asOf } = subject.inputs;
  const external = externalOf(compiled, subject);
  if (external?.asOf) return external.asOf;
  if (external?.block) return new Date(external.block.time * 1_000);
  const isScored = day !== undefined || modules[compiled.rule.module].source === "score";
  return isScored ? measuresOf(compiled, subject).freshness.asOf : asOf;
}

/** The block as of which a rule was judged; undefined for one that is not asked as of a block. */
export function blockOf(compiled: CompiledRule, subject: Subject): JudgedBlock | undefined {
  return externalOf(compiled, subject)?.block;
}

function externalOf(compiled: CompiledRule, subject: Subject) {
  return subject.inputs.external.get(compiled.rule)?.(measuresOf(compiled, subject).subject);
}

/** The measures of a subject over the chains of a rule. */
export function measuresOf({ scope }: CompiledRule, { inputs, index }: Subject): SeenMeasures {
  const measures = inputs.measures.get(scope)?.[index];
  if (!measures) throw new Error("only known identities are evaluated");
  return measures;
}

/** When the points of a rule start to count, ISO 8601; null if they do. The points of a name that changed owner wait. */
export function waitEndOf(compiled: CompiledRule, subject: Subject): string | null {
  const { module } = compiled.rule;
  const isOfPoints = modules[module].source === "score" && !readsFacts(module);
  return (isOfPoints && measuresOf(compiled, subject).countsFrom) || null;
}

interface Reading {
  /** Null without a value; `problem` says why. */
  value: Value | null;
  /** Why the value is missing or outdated; null if it is current. */
  problem: string | null;
  /** Why a greater number may be right, if that is so. */
  more?: string | null;
  dataAsOf: Date | null;
  /** In place of a value that says only whether a rule is met: what was read, and the reason. */
  shown?: Value | null;
  words?: string;
  block?: JudgedBlock | undefined;
}

interface JudgedReading extends Reading {
  unreliable: string | null;
  /** A greater number may be right. */
  isLeast: boolean;
}

function unreliableReason(compiled: CompiledRule, reading: Reading, subject: Subject): string | null {
  const { rule, condition } = compiled;
  const { inputs } = subject;
  const { value, problem, more, dataAsOf } = reading;
  const { undecided } = measuresOf(compiled, subject);
  if (undecided) return undecided;
  const { maxAgeSeconds } = rule;
  if (more && value !== null && !isDecidedFrom(condition, value)) return more;
  if (value === null || maxAgeSeconds === undefined) return problem;
  if (dataAsOf === null) return "The age of the data is unknown.";
  const age = (inputs.asOf.getTime() - dataAsOf.getTime()) / 1000;
  if (age <= maxAgeSeconds) return null;
  return `The data are ${Math.floor(age)} seconds old; at most ${maxAgeSeconds} are allowed.`;
}

function read(compiled: CompiledRule, subject: Subject): Reading {
  const { rule } = compiled;
  const unread = subject.inputs.unread.get(rule);
  if (unread !== undefined) return unknown(unread);
  const measures = measuresOf(compiled, subject);
  if (modules[rule.module].source === "score") return readScored(rule, measures);
  const external = externalOf(compiled, subject);
  if (!external) throw new Error(`the values of ${rule.module} were not loaded`);
  const { asOf = null } = external;
  if ("missing" in external) return { ...unknown(external.missing), block: external.block, dataAsOf: asOf };
  return { ...external, problem: null, dataAsOf: dataAsOf(compiled, subject) };
}

function unknown(problem: string): Reading {
  return { value: null, problem, dataAsOf: null };
}

/** A value of the score, checked by the states of its sources. */
function readScored(rule: PolicyRule, measures: Measures): Reading {
  const { missing, states, freshness } = measures;
  const why = readsFacts(rule.module) ? missing.facts : missing.points;
  if (why !== undefined) return unknown(why);
  const value = scoredValue(rule, measures);
  if (value === null) return unknown("No percentile is available over these chains.");
  const sources = sourcesOf(rule);
  const state = worstState(states, sources);
  const { asOf, fails } = freshness;
  if (state === "unavailable") {
    return { value: null, problem: "A source of this value has not been read yet.", dataAsOf: asOf };
  }
  // A failing chain does not affect off-chain attestations.
  const isStale = state === "stale" || (fails && !(sources.length === 1 && sources[0] === "social"));
  const problem = isStale ? "A source of this value does not respond; this is the last known value." : null;
  return { value, problem, dataAsOf: asOf };
}

/** The categories whose sources a module depends on. */
function sourcesOf({ module }: PolicyRule): readonly Category[] {
  if (isCategory(module)) return [module];
  if (module === "walletAgeDays") return ["age"];
  return module === "flag" ? ["risk"] : categories;
}

/** The severity of a risk signal in permille; 0 if it was not found. */
function severityOf(code: string | undefined, { facts, model }: Pick<Measures, "facts" | "model">): number {
  return signalsOf(facts, model, code ?? "")[0]?.permille ?? 0;
}

/** What a flag's value leaves unsaid: how severe the signal is. */
function noteOf({ module, params }: PolicyRule, measures: Pick<Measures, "facts" | "model">): string {
  const permille = module === "flag" ? severityOf(params?.code, measures) : 0;
  return permille === 0 ? "" : ` The severity of ${params?.code} is ${permille / 10}%.`;
}

/** The inputs of the score's modules. */
export type ScoredMeasures = Pick<Measures, "facts" | "model" | "total" | "breakdown" | "percentile">;

export function scoredValue({ module, params }: PolicyRule, measures: ScoredMeasures): Value | null {
  if (isCategory(module)) return measures.breakdown[module];
  switch (module) {
    case "total":
      return measures.total;
    case "tier":
      return scoreTierOf(measures.total);
    case "percentile":
      return measures.percentile;
    case "walletAgeDays":
      return walletAgeDays(measures.facts);
    case "flag":
      return severityOf(params?.code, measures) >= (params?.minPermille ?? 1);
    default:
      throw new Error(`${module} is not part of the score`);
  }
}
