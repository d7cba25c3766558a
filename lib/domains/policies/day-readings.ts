import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type DayMeasures, readDayMeasures } from "../scores/index.ts";
import type { CompiledRule } from "./compile.ts";
import { type JudgedReading, noteOf, type Reading, readChecked, scoredValue, waitEnd } from "./evaluate.ts";
import { type ExternalValues, loadDated, unreadRules } from "./load.ts";
import { readsFacts } from "./modules.ts";
import type { PolicyRule } from "./policy-schema.ts";

/** What rules measure of a subject at the end of a past day. */
interface DaySubject {
  address: Address;
  svcId: string | null;
  recordedAt: Date | null;
  /** In the order of the rules. */
  readings: JudgedReading[];
}

interface Input {
  rules: readonly CompiledRule[];
  /** Lower case. */
  identities: readonly string[];
  /** 00:00 UTC, unix seconds. */
  day: number;
}

/**
 * What rules measure of identities at the end of a UTC day, in order; null for each unknown one. What is not stored of past days has
 * no value. Throws INVALID_REQUEST where too many stored rows would be folded.
 */
export async function loadDaySubjects(ctx: Context, input: Input): Promise<(DaySubject | null)[]> {
  const { rules, identities, day } = input;
  const unread = unreadRules(ctx, rules);
  const read = rules.filter(({ rule }) => !unread.has(rule));
  const measures = await loadMeasures(ctx, { rules: read, identities, day });
  const whole = measures.get("") ?? [];
  const subjects = [...new Set(whole.flatMap((one) => (one ? [one.current.subject] : [])))];
  const dated = await loadDated(ctx, read, { subjects, day });
  return identities.map((_, index) => {
    const known = whole[index];
    if (!known) return null;
    const { subject, address, svcId } = known.current;
    const readings = rules.map(({ rule, scope }): JudgedReading => {
      const ofDay = measures.get(scope)?.[index] ?? known;
      const total = "missing" in ofDay.points ? 0 : ofDay.points.total;
      const waits = waitEnd(rule, ofDay.current);
      const note = "missing" in ofDay.facts ? "" : noteOf(rule, ofDay.facts);
      const why = unread.get(rule);
      if (why !== undefined) return { ...unknown(why), total, waits, note };
      return { ...readRule(rule, ofDay, dated.get(rule)?.(subject)), total, waits, note };
    });
    return { address, svcId, recordedAt: known.recordedAt, readings };
  });
}

/** Stored activity is folded once for each scope. */
const MOST_FOLDED_SCOPES = 3;

/** The scopes of rules whose values on a past day are folded from stored activity. */
export function foldedScopes(rules: readonly CompiledRule[]): Set<string> {
  const folded = rules.filter(({ rule }) => readsFacts(rule.module) || new Set(rule.chainIds).size > 1);
  return new Set(folded.map(({ scope }) => scope));
}

/** By scope of the rules; the empty one for all chains. */
async function loadMeasures(
  ctx: Context,
  { rules, identities, day }: Input,
): Promise<Map<string, (DayMeasures | null)[]>> {
  const measures = new Map<string, (DayMeasures | null)[]>();
  const scopes = new Map([
    ["", [] as readonly number[]],
    ...rules.map((one) => [one.scope, one.rule.chainIds ?? []] as const),
  ]);
  if (foldedScopes(rules).size > MOST_FOLDED_SCOPES) {
    const message = `has rules on flags, ages or several chains over more than ${MOST_FOLDED_SCOPES} different sets of chains, which past days do not allow`;
    throw invalidField("body.policy", message);
  }
  for (const [scope, chainIds] of scopes) {
    const folds = rules.some((one) => one.scope === scope && readsFacts(one.rule.module));
    const read = await readDayMeasures(ctx, { identities, chainIds, day, folds });
    if (read === "tooMany") {
      throw invalidField(
        "body.identities",
        "have too many stored rows together for rules on a past day; evaluate fewer at once",
      );
    }
    measures.set(scope, read);
  }
  return measures;
}

/** The value of a rule on a past day, or why it is not known. `dated`: that of a rule on attestations or appeals. */
function readRule(rule: PolicyRule, ofDay: DayMeasures, dated: ReturnType<ExternalValues> | undefined): Reading {
  const { facts, points, current, dataAsOf } = ofDay;
  if (dated) return "missing" in dated ? unknown(dated.missing) : { ...dated, problem: null, dataAsOf };
  if (rule.module === "token") return unknown("Token balances of past days are not stored.");
  if (rule.module === "identity") return unknown("Who held which name on past days is not stored.");
  if (readsFacts(rule.module)) {
    if ("missing" in facts) return unknown(facts.missing);
    const { total, breakdown } = current;
    const value = scoredValue(rule, { ...facts, total, breakdown, percentile: null });
    return readChecked(rule, current.facts, { value, asOf: dataAsOf, fails: false });
  }
  if ("missing" in points) return unknown(points.missing);
  const value = scoredValue(rule, { ...points, facts: current.facts, model: current.model });
  return readChecked(rule, current.facts, { value, asOf: dataAsOf, fails: false });
}

function unknown(problem: string): Reading {
  return { value: null, problem, dataAsOf: null };
}
