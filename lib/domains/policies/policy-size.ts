export const MAX_RULES = 50;
/** Levels of groups. */
const MAX_DEPTH = 5;
/** Values of a rule with `in`. */
export const MAX_VALUES = 100;
/** Chains of a rule. */
export const MAX_CHAINS = 20;

const listLimits = { value: MAX_VALUES, chainIds: MAX_CHAINS };

interface SizeIssue {
  path: (string | number)[];
  message: string;
}

/**
 * Why a document is too large for a policy, or null. Visits at most {@link MAX_RULES} nodes on each of six levels, so that the
 * recursive schema never sees a larger tree.
 */
export function findSizeIssue(root: unknown): SizeIssue | null {
  let level: { node: unknown; path: SizeIssue["path"] }[] = [{ node: root, path: [] }];
  let rules = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: typeof level = [];
    for (const { node, path } of level) {
      const list = findLongList(node);
      if (list) return { path: [...path, list], message: `must hold at most ${listLimits[list]} values` };
      const children = readField(node, "rules");
      if (!Array.isArray(children)) rules++;
      else if (depth > MAX_DEPTH) return { path, message: `is nested more than ${MAX_DEPTH} deep` };
      // The schema rejects a group without rules, so every node counts as at least one rule.
      const found = rules + next.length + (Array.isArray(children) ? children.length : 0);
      if (found > MAX_RULES) return { path: ["rules"], message: `must hold at most ${MAX_RULES} rules in all` };
      if (!Array.isArray(children)) continue;
      for (const [index, child] of children.entries()) next.push({ node: child, path: [...path, "rules", index] });
    }
    level = next;
  }
  return null;
}

function findLongList(node: unknown): keyof typeof listLimits | null {
  for (const name of ["value", "chainIds"] as const) {
    const list = readField(node, name);
    if (Array.isArray(list) && list.length > listLimits[name]) return name;
  }
  return null;
}

function readField(node: unknown, name: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, name)) return undefined;
  const value: unknown = Reflect.get(node, name);
  return value;
}
