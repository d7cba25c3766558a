import { type Condition, conditionOf, describeCondition } from "./condition.ts";
import { type ContractRule, readContractRule } from "./contract-rule.ts";
import { modules, readsFacts } from "./modules.ts";
import type { Policy, PolicyGroup, PolicyRule } from "./policy-schema.ts";

/** A rule with everything that is the same for every subject. */
export interface CompiledRule {
  /** Indexes from the root, as `0` or `1.2`. */
  id: string;
  rule: PolicyRule;
  /** The chains it is measured over; empty for all. */
  scope: string;
  condition: Condition;
  /** Such as "at least 300". */
  requirement: string;
  /** Of a rule on a contract: what it asks and requires. Its condition is that this holds. */
  contract: ContractRule | null;
}

export interface CompiledPolicy {
  policy: Policy;
  /** In the order of the tree. */
  rules: readonly CompiledRule[];
}

export function compilePolicy(policy: Policy): CompiledPolicy {
  return { policy, rules: compileGroup(policy, "") };
}

function compileGroup(group: PolicyGroup, prefix: string): CompiledRule[] {
  return group.rules.flatMap((node, index) => {
    const id = `${prefix}${index}`;
    return "module" in node ? [compileRule(id, node)] : compileGroup(node, `${id}.`);
  });
}

export function compileRule(id: string, rule: PolicyRule): CompiledRule {
  const contract = rule.module === "contract" ? readContractRule(rule) : null;
  const condition = contract ? conditionOf({ module: "contract", cmp: "eq", value: true }) : conditionOf(rule);
  return {
    id,
    rule,
    scope: [...new Set(rule.chainIds ?? [])].sort((a, b) => a - b).join(),
    condition,
    requirement: contract?.requirement ?? describeCondition(condition),
    contract,
  };
}

/** Whether a rule needs calls to a chain. */
export function readsChain({ rule }: CompiledRule): boolean {
  const { source } = modules[rule.module];
  return source === "chain" || source === "contracts" || source === "holdings";
}

/** The scopes of rules whose values on a past day are folded from stored activity. */
export function foldedScopes(rules: readonly CompiledRule[]): Set<string> {
  const folded = rules.filter(({ rule }) => readsFacts(rule.module) || new Set(rule.chainIds).size > 1);
  return new Set(folded.map(({ scope }) => scope));
}
