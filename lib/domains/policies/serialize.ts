import type { PolicyResult, RuleResult } from "./schemas.ts";

/** Most bytes of the results in an answer: with what the API adds, it stays below 1 MB. */
export const MAX_RESULT_BYTES = 999_000;

/** A result that fits its share of an answer, and the fields of its rules that were left out for that. */
export interface FittedResult {
  result: PolicyResult;
  leftOut: readonly (keyof RuleResult)[];
  /** Bytes of the result in JSON. */
  size: number;
}

export interface FitOptions {
  /** Bytes of JSON. 50 rules without any field that can be left out take less than 9,000. */
  room: number;
  /** Finds a change after which the failing rule at an index passes; may take long. */
  findHowTo: (index: number) => RuleResult["howTo"];
  /** Awaited after each search. */
  pause: () => Promise<void>;
}

/**
 * Add to a result the changes that close its gaps, and leave out as few fields of its rules as needed to fit: first long lists,
 * which the policy has too, then the words, then everything but the outcomes.
 */
export async function fitResult(result: PolicyResult, options: FitOptions): Promise<FittedResult> {
  const { room } = options;
  const complete = await addHowTos(result, options);
  for (const { leftOut, shorten } of complete ? omissions : omissions.slice(WITHOUT_WORDS)) {
    const fitted = { ...result, rules: (complete ?? result.rules).map(shorten) };
    const size = sizeOf(fitted);
    if (size <= room) return { result: fitted, leftOut, size };
  }
  throw new Error("there is always room for the outcomes");
}

interface Omission {
  leftOut: FittedResult["leftOut"];
  shorten: (rule: RuleResult) => RuleResult;
}

/** Tried in this order. */
const omissions: readonly Omission[] = [
  { leftOut: [], shorten: (rule) => rule },
  { leftOut: ["required"], shorten: withoutList },
  { leftOut: ["required", "reason", "howTo"], shorten: (rule) => ({ ...withoutList(rule), reason: "", howTo: null }) },
  {
    leftOut: ["required", "reason", "howTo", "actual", "gap", "dataAsOf"],
    shorten: ({ id, module, outcome }) => ({
      ...{ id, module, outcome, actual: null, required: null, gap: null },
      ...{ reason: "", howTo: null, dataAsOf: null },
    }),
  },
];
/** The index of the first omission without words. */
const WITHOUT_WORDS = 2;

function withoutList(rule: RuleResult): RuleResult {
  return Array.isArray(rule.required) ? { ...rule, required: null } : rule;
}

const NO_CHANGE = "No change by the subject is known to help.";
/** A change, or its absence in words, adds at least as many bytes to a rule. */
const MIN_CHANGE_BYTES = 30;

/** The rules with the changes that close their gaps; null, without further searches, once there is no room for them. */
async function addHowTos(result: PolicyResult, { room, findHowTo, pause }: FitOptions): Promise<RuleResult[] | null> {
  const failing = result.rules.filter(({ outcome }) => outcome === "fail").length;
  let left = room - sizeOf({ ...result, rules: result.rules.map(withoutList) }) - failing * MIN_CHANGE_BYTES;
  const rules: RuleResult[] = [];
  for (const [index, rule] of result.rules.entries()) {
    if (left < 0) return null;
    if (rule.outcome !== "fail") {
      rules.push(rule);
      continue;
    }
    const howTo = findHowTo(index);
    rules.push(howTo ? { ...rule, howTo } : { ...rule, reason: `${rule.reason} ${NO_CHANGE}` });
    left -= (howTo ? sizeOf(howTo) - "null".length : NO_CHANGE.length + 1) - MIN_CHANGE_BYTES;
    await pause();
  }
  return left < 0 ? null : rules;
}

/** Bytes of a value in JSON. */
export function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}
