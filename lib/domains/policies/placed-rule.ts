import { type Condition, conditionOf, plain, wordsOf } from "./condition.ts";
import type { PolicyGroup, PolicyRule } from "./schemas.ts";

/** A rule where it stands in its policy, with all that is the same for whoever is judged by it. */
export interface PlacedRule {
  /** Indexes from the root, as `0` or `1.2`. */
  id: string;
  rule: PolicyRule;
  /** Names the chains it is measured over; empty for all. */
  scope: string;
  condition: Condition;
  /** The condition in words. */
  asked: string;
  /** Tells conditions on the same facts apart. */
  key: string;
}

export function placeRule(id: string, rule: PolicyRule): PlacedRule {
  const scope = [...new Set(rule.chainIds ?? [])].sort((a, b) => a - b).join();
  const condition = conditionOf(rule);
  const key = [rule.module, rule.params?.code, condition.cmp, ...condition.values.map(plain)].join(" ");
  return { id, rule, scope, condition, asked: wordsOf(condition), key };
}

/** The rules of a policy in order. */
export function rulesOf(group: PolicyGroup, before = ""): PlacedRule[] {
  return group.rules.flatMap((node, index) => {
    const id = `${before}${index}`;
    return "module" in node ? [placeRule(id, node)] : rulesOf(node, `${id}.`);
  });
}
