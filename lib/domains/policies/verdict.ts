import type { Context } from "../../core/context.ts";
import { evaluateRule, type JudgedRule } from "./evaluate-rule.ts";
import type { Gathered } from "./gather.ts";
import { all, any, atLeast, type Outcome } from "./kleene.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { Policy, PolicyGroup, PolicyNode } from "./schemas.ts";

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

/** Judge the identity at `index`, which is known, by each rule and by all together. */
export function judge(
  ctx: Pick<Context, "now">,
  input: { policy: Policy; rules: readonly PlacedRule[]; gathered: Gathered; index: number },
): Verdict {
  const { policy, rules, gathered, index } = input;
  const results = rules.map((placed) => evaluateRule(ctx, { placed, gathered, index }));
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
  return write(
    ctx,
    policy,
    combine(policy, (id) => outcomes.get(id) ?? "indeterminate"),
    results,
  );
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
