import { type Condition, conditionOf } from "./condition.ts";
import type { PolicyGroup, PolicyRule } from "./schemas.ts";

/** A rule where it stands in its policy, with all that is the same for whoever is judged by it. */
export interface PlacedRule {
  /** Indexes from the root, as `0` or `1.2`. */
  id: string;
  rule: PolicyRule;
  /** Names the chains it is measured over; empty for all. */
  scope: string;
  condition: Condition;
}

export function placeRule(id: string, rule: PolicyRule): PlacedRule {
  const scope = [...new Set(rule.chainIds ?? [])].sort((a, b) => a - b).join();
  return { id, rule, scope, condition: conditionOf(rule) };
}

/** The rules of a policy in order. */
export function rulesOf(group: PolicyGroup, before = ""): PlacedRule[] {
  return group.rules.flatMap((node, index) => {
    const id = `${before}${index}`;
    return "module" in node ? [placeRule(id, node)] : rulesOf(node, `${id}.`);
  });
}
