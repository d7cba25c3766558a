import type { Context } from "../../core/context.ts";
import { evaluateRule, type JudgedRule, type RuleVerdict } from "./evaluate-rule.ts";
import type { Gathered } from "./gather.ts";
import { all, any, atLeast, type Outcome } from "./kleene.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { Policy, PolicyGroup, PolicyNode, RuleResult } from "./schemas.ts";

/**
 * What a policy says of a subject: a PolicyResult in JSON (UTF-8) without its opening brace, cut wherever the moment of the
 * evaluation stands.
 */
export type Verdict = readonly Uint8Array[];

/** What a policy comes to, given what its rules came to, by their ids. */
export function combine(policy: PolicyGroup, outcomeOf: (id: string) => Outcome): Outcome {
  const visit = (node: PolicyNode, id: string): Outcome => ("module" in node ? outcomeOf(id) : join(node, `${id}.`));
  const join = (group: PolicyGroup, before: string): Outcome => {
    const parts = group.rules.map((node, index) => visit(node, `${before}${index}`));
    if (group.op === "atLeast") return atLeast(group.n ?? 1, parts);
    return group.op === "all" ? all(parts) : any(parts);
  };
  return join(policy, "");
}

/** A verdict, and the fields of its rules that were left out because it had no more room. */
export interface FittedVerdict {
  verdict: Verdict;
  leftOut: readonly (keyof RuleResult)[];
}

/** What is left out of the rules of a verdict that is too long, step by step: what can be known without it goes first. */
const omissions: readonly { leftOut: FittedVerdict["leftOut"]; shorten: (rule: JudgedRule) => JudgedRule }[] = [
  { leftOut: [], shorten: (rule) => rule },
  { leftOut: ["required"], shorten: (rule) => withoutList(rule) },
  { leftOut: ["required", "reason", "howTo"], shorten: (rule) => ({ ...withoutList(rule), reason: "", howTo: null }) },
  {
    leftOut: ["required", "reason", "howTo", "actual", "gap", "dataAsOf"],
    shorten: ({ id, module, outcome }) => ({
      ...{ id, module, outcome, actual: null, required: null, gap: null },
      ...{ reason: "", howTo: null, dataAsOf: null },
    }),
  },
];
/** Without words, but with what was measured. */
const WITHOUT_WORDS = 2;

/** The policy holds the list. */
function withoutList(rule: JudgedRule): JudgedRule {
  return Array.isArray(rule.required) ? { ...rule, required: null } : rule;
}

/**
 * Judge the identity at `index`, which is known, by each rule and by all together, in at most `room` bytes: 50 rules without
 * anything that may be left out take less than 9,000. `pause` is awaited between searches that take long.
 */
export async function judge(
  ctx: Pick<Context, "now">,
  input: {
    policy: Policy;
    rules: readonly PlacedRule[];
    gathered: Gathered;
    index: number;
    room: number;
    pause: () => Promise<void>;
  },
): Promise<FittedVerdict> {
  const { policy, rules, gathered, index, room } = input;
  const judged = rules.map((placed) => evaluateRule(ctx, { placed, gathered, index }));
  const outcomes = new Map(judged.map(({ result }) => [result.id, result.outcome]));
  const outcome = combine(policy, (id) => outcomes.get(id) ?? "indeterminate");
  const writeWith = (results: readonly JudgedRule[]) => write(ctx, policy, outcome, results);
  const withoutWords = judged.map(({ result }) => result);
  const length = lengthOf(writeWith(withoutWords.map(withoutList)));
  const complete = await addHowTos(judged, { room: room - length, pause: input.pause });
  for (const { leftOut, shorten } of omissions.slice(complete ? 0 : WITHOUT_WORDS)) {
    const verdict = writeWith((complete ?? withoutWords).map(shorten));
    if (lengthOf(verdict) <= room) return { verdict, leftOut };
  }
  throw new Error("the outcomes alone have room");
}

/** Bytes by which the shortest change or its absence in words makes a result longer. */
const LEAST_BYTES = 30;

/** Results with the changes that close their gaps; null, without further searches, once there is no room to tell them all. */
async function addHowTos(
  judged: readonly RuleVerdict[],
  { room, pause }: { room: number; pause: () => Promise<void> },
): Promise<JudgedRule[] | null> {
  let left = room - LEAST_BYTES * judged.filter(({ addHowTo }) => addHowTo).length;
  const results: JudgedRule[] = [];
  for (const { result, addHowTo } of judged) {
    if (left < 0) return null;
    const changed = addHowTo ? addHowTo() : result;
    results.push(changed);
    if (!addHowTo) continue;
    left -= Buffer.byteLength(JSON.stringify(changed)) - Buffer.byteLength(JSON.stringify(result)) - LEAST_BYTES;
    await pause();
  }
  return left < 0 ? null : results;
}

/** The moment of an evaluation in JSON. */
const MOMENT_BYTES = 26;

/** Bytes of a verdict once the moment of the evaluation is put into it. */
export function lengthOf(verdict: Verdict): number {
  return verdict.reduce((sum, piece) => sum + piece.length, MOMENT_BYTES * (verdict.length - 1));
}

/** The verdict on who is not known. */
export function unchecked(ctx: Pick<Context, "now">, policy: Policy): Verdict {
  return write(ctx, policy, "indeterminate", []);
}

function write(ctx: Pick<Context, "now">, policy: Policy, outcome: Outcome, rules: readonly JudgedRule[]): Verdict {
  const allowed = outcome === "pass" || (outcome === "indeterminate" && policy.onIndeterminate === "allow");
  const pieces: Uint8Array[] = [];
  let text = `"outcome":"${outcome}","allowed":${allowed},"rules":[`;
  const cut = () => {
    pieces.push(new TextEncoder().encode(text));
    text = "";
  };
  for (const [place, { dataAsOf, ...rule }] of rules.entries()) {
    text += `${place === 0 ? "" : ","}${JSON.stringify(rule).slice(0, -1)},"dataAsOf":`;
    if (dataAsOf === ctx.now) cut();
    else text += JSON.stringify(dataAsOf);
    text += "}";
  }
  text += '],"evaluatedAt":';
  cut();
  text = "}";
  cut();
  return pieces;
}

/** Add a verdict to a text, as it is told at a moment. */
export function tell(text: Uint8Array[], verdict: Verdict, moment: Uint8Array): void {
  for (let place = 0; place < verdict.length; place++) {
    const piece = verdict[place];
    if (place > 0) text.push(moment);
    if (piece) text.push(piece);
  }
}
