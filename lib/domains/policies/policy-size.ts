/** Most rules of a policy, and the most levels of groups. */
export const MOST_RULES = 50;
export const DEEPEST = 5;
/** Most values of a rule with `in`, and most chains of a rule. */
export const MOST_VALUES = 100;
export const MOST_CHAINS = 20;

const listLimits = { value: MOST_VALUES, chainIds: MOST_CHAINS };

export interface SizeFault {
  path: (string | number)[];
  message: string;
}

/**
 * Why a document is too large to be a policy; null where it is not. It visits at most {@link MOST_RULES} nodes on each of six
 * levels, so that the recursive schema never sees a larger tree.
 */
export function findSizeFault(root: unknown): SizeFault | null {
  let level: { node: unknown; path: SizeFault["path"] }[] = [{ node: root, path: [] }];
  let rules = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: typeof level = [];
    for (const { node, path } of level) {
      const list = longList(node);
      if (list) return { path: [...path, list], message: `must hold at most ${listLimits[list]} values` };
      const children = fieldOf(node, "rules");
      if (!Array.isArray(children)) rules++;
      else if (depth > DEEPEST) return { path, message: `is nested more than ${DEEPEST} deep` };
      // A group without rules is refused by the schema: every node counts as one rule at least.
      const found = rules + next.length + (Array.isArray(children) ? children.length : 0);
      if (found > MOST_RULES) return { path: ["rules"], message: `must hold at most ${MOST_RULES} rules in all` };
      if (!Array.isArray(children)) continue;
      for (const [index, child] of children.entries()) next.push({ node: child, path: [...path, "rules", index] });
    }
    level = next;
  }
  return null;
}

function longList(node: unknown): keyof typeof listLimits | null {
  for (const name of ["value", "chainIds"] as const) {
    const list = fieldOf(node, name);
    if (Array.isArray(list) && list.length > listLimits[name]) return name;
  }
  return null;
}

function fieldOf(node: unknown, name: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
  const value: unknown = Reflect.get(node, name);
  return value;
}
