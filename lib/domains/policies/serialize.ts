import type { PolicyResult, RuleResult } from "./schemas.ts";

/** Maximum bytes of results, so that a response stays below 1 MB. */
export const MAX_RESULT_BYTES = 999_000;

/** A result that fits its share of a response, with the omitted fields. */
export interface FittedResult {
  result: PolicyResult;
  leftOut: readonly (keyof RuleResult)[];
  /** Bytes of the result in JSON. */
  size: number;
}

export interface FitOptions {
  /** Bytes of JSON. 50 rules without optional fields take less than 9,000. */
  room: number;
  /** Finds a change that makes the failing rule at an index pass; may take long. Absent for past days, which nothing changes. */
  findHowTo?: (index: number) => RuleResult["howTo"];
  /** Awaited after each search. */
  pause: () => Promise<void>;
}

/**
 * Adds `howTo` to a result, and omits as few fields as needed to fit: first lists that the policy also has, then texts, then everything
 * but the outcomes.
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

/** In this order. */
const omissions: readonly Omission[] = [
  { leftOut: [], shorten: (rule) => rule },
  { leftOut: ["required"], shorten: withoutList },
  { leftOut: ["required", "reason", "howTo"], shorten: (rule) => ({ ...withoutList(rule), reason: "", howTo: null }) },
  {
    leftOut: ["required", "reason", "howTo", "actual", "gap", "dataAsOf", "block"],
    shorten: ({ block: _, ...rule }) => {
      return { ...rule, actual: null, required: null, gap: null, reason: "", howTo: null, dataAsOf: null };
    },
  },
];
/** The index of the first omission without texts. */
const WITHOUT_WORDS = 2;

function withoutList(rule: RuleResult): RuleResult {
  return Array.isArray(rule.required) ? { ...rule, required: null } : rule;
}

const NO_CHANGE = "No change by the subject is known to help.";
/** A `howTo`, or the text for none, adds at least this many bytes. */
const MIN_CHANGE_BYTES = 30;

/** Adds `howTo` to the rules. Stops and returns null if there is no room. */
async function addHowTos(result: PolicyResult, { room, findHowTo, pause }: FitOptions): Promise<RuleResult[] | null> {
  if (!findHowTo) return result.rules;
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

export function sizeOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}
