import { z } from "zod";
import { AddressParam, ChainNumber, lowerAscii } from "../../core/schemas.ts";
import { signalCodes } from "../../engine/index.ts";
import { presetIds } from "./contract-presets.ts";
import { findContractIssue } from "./contract-rule.ts";
import { MAX_SIGNATURE } from "./contract-signature.ts";
import { type ModuleId, moduleIds, modules } from "./modules.ts";

// The language of policies. Safe in a browser.

const MAX_RULES = 50;
/** Levels of groups. */
const MAX_DEPTH = 5;
/** Values of a rule with `in`. */
const MAX_VALUES = 100;
/** Arguments of a function, and errors of a rule. */
const MAX_ARGS = 8;
const MAX_ERRORS = 8;
/** Chains of a rule. */
const MAX_CHAINS = 20;

export const comparisons = ["gte", "gt", "lte", "lt", "eq", "ne", "in"] as const;

/** One of a list of words, with an error that names them. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, `must be one of ${words.join(", ")}`);

const RuleValue = z.union([z.number(), z.string().max(100), z.boolean()]);

/** What an appeal may contest: a signal, or one listed contact. */
const CONTESTABLE = new RegExp(`^(${signalCodes.join("|")}|listed_contact:0x[0-9a-fA-F]{40})$`);

/** Of a decimal string: whether a token can state it. */
const isUint256 = (digits: string) => /^\d{1,78}$/.test(digits) && BigInt(digits) < 1n << 256n;

const RuleParams = z.strictObject({
  code: oneOf(signalCodes).optional().meta({ description: "`flag`: the risk signal." }),
  minPermille: z.int().min(1).max(1_000).optional().meta({
    description: "`flag`: only a signal of at least this severity, as breakdowns state it; any if absent.",
  }),
  flag: z
    .string()
    .regex(CONTESTABLE, "must be a risk signal, or listed_contact: and an address")
    .transform(lowerAscii)
    .optional()
    .meta({
      description: "`underReview`: only appeals about this flag; about any if absent.",
      override: { type: "string", pattern: CONTESTABLE.source },
    }),
  schema: z.string().min(1).max(200).optional().meta({ description: "`attestation`: uid or name of the schema." }),
  issuer: AddressParam.optional().meta({ description: "`attestation`: only those of this issuer." }),
  minIssuerScore: z.int().min(0).max(10_000).optional().meta({
    description: "`attestation`: only those of issuers with at least this total.",
  }),
  chainId: ChainNumber.optional().meta({ description: "`token`, `contract`, `held`: the chain of the contract." }),
  address: AddressParam.optional().meta({ description: "`token`, `contract`: the contract." }),
  function: z.string().max(MAX_SIGNATURE).optional().meta({
    description: "`contract`: a view function, such as `isVerified(address) view returns (bool)`; static results only.",
  }),
  args: z
    .array(z.union([z.string().max(200), z.number(), z.boolean()]))
    .max(MAX_ARGS)
    .optional()
    .meta({
      description:
        "`contract`: its arguments, `{wallet}`, `{name}` or constants; with a preset those that it leaves open.",
    }),
  result: z.int().min(0).max(31).optional().meta({
    description:
      "`contract`: which of several results is compared, from 0; structs and arrays are counted by their parts.",
  }),
  over: oneOf(["any", "all", "sum"]).optional().meta({
    description:
      "`contract`: of how many wallets it must hold. Absent: of any; of all with lt, lte, ne, eq or in of false or 0, and with negate. `sum`: of a uint, over all.",
  }),
  onRevert: z
    .union([oneOf(["indeterminate", "fail"]), z.array(z.string().max(MAX_SIGNATURE)).min(1).max(MAX_ERRORS)])
    .optional()
    .meta({
      description:
        "`contract`: the outcome, after negate, where the contract reverts; a list: errors that mean no, such as `NotFound()`. Absent: indeterminate.",
    }),
  token: AddressParam.optional().meta({ description: "`held`: the token's contract." }),
  tokenId: z
    .string()
    .regex(/^\d{1,78}$/, "must be a whole number as a string")
    .refine(isUint256, "must be below 2^256")
    .optional()
    .meta({
      description: "`held`: one token of ERC-1155 or ERC-721; any if absent.",
    }),
  minimum: z
    .string()
    .regex(/^[1-9]\d{0,77}$/, "must be a whole number above 0 as a string")
    .refine(isUint256, "must be below 2^256")
    .optional()
    .meta({
      description: "`held`: of the smallest unit, over the identity's wallets together.",
    }),
  list: z.string().min(1).max(40).optional().meta({
    description: "`listed`: the name of a screening list of this service; `GET /v1/trust/modules` names them.",
  }),
  preset: oneOf(presetIds)
    .optional()
    .meta({ description: "`contract`: a known registry, in place of address and function." }),
});

const PolicyRule = z
  .strictObject({
    module: oneOf(moduleIds),
    params: RuleParams.optional(),
    cmp: oneOf(comparisons),
    value: z.union([RuleValue, z.array(RuleValue).min(1).max(MAX_VALUES)]),
    chainIds: z.array(ChainNumber).min(1).max(MAX_CHAINS).optional().meta({
      description: "Measure over these chains only, their facts merged and scored as one; all chains if absent.",
    }),
    maxAgeSeconds: z
      .int()
      .min(0)
      .max(10 ** 9)
      .optional()
      .meta({
        description:
          "Older data is indeterminate. Data of a source that does not respond is used only within this age.",
      }),
    negate: z.boolean().optional(),
  })
  .meta({ id: "PolicyRule", description: "A condition on one measure." });
export type PolicyRule = z.output<typeof PolicyRule>;

export interface PolicyGroup {
  op: "all" | "any" | "atLeast";
  n?: number | undefined;
  rules: PolicyNode[];
}
export type PolicyNode = PolicyGroup | PolicyRule;

const groupFields = {
  op: oneOf(["all", "any", "atLeast"]),
  n: z.int().min(1).max(MAX_RULES).optional().meta({ description: "For `atLeast`." }),
};

const PolicyGroup: z.ZodType<PolicyGroup> = z
  .lazy(() => z.strictObject({ ...groupFields, rules: groupRules() }))
  .meta({ id: "PolicyGroup", description: "Conditions combined; at most five levels deep." });

/** A schema of its own for each use: one that is used twice would be a nameless component of the documents. */
const groupRules = () =>
  z
    .array(z.union([PolicyGroup, PolicyRule]))
    .min(1)
    .max(MAX_RULES);

const PolicyTree = z
  .strictObject({ ...groupFields, rules: groupRules(), onIndeterminate: z.enum(["deny", "allow"]).default("deny") })
  .superRefine((policy, issues) => {
    for (const { path, message } of findIssues(policy, [])) issues.addIssue({ code: "custom", path, message });
  });

/** Checks the size of the tree before its form. */
export const Policy = z
  .preprocess((given, issues) => {
    const issue = findSizeIssue(given);
    if (!issue) return given;
    issues.addIssue({ code: "custom", ...issue });
    return z.NEVER;
  }, PolicyTree)
  .meta({
    id: "Policy",
    description: "A tree of conditions with at most 50 rules and five levels.",
    example: {
      op: "all",
      rules: [
        { module: "total", cmp: "gte", value: 300 },
        { module: "flag", params: { code: "same_funder", minPermille: 300 }, cmp: "eq", value: false },
      ],
    },
  });
export type Policy = z.output<typeof Policy>;

type Path = (string | number)[];

function* findIssues(node: PolicyNode, path: Path): Generator<{ path: Path; message: string }> {
  if ("module" in node) {
    for (const [field, message] of findRuleIssues(node)) yield { path: [...path, field], message };
    return;
  }
  const { op, n, rules } = node;
  if ((op === "atLeast") !== (n !== undefined)) {
    yield { path: [...path, "n"], message: "is required with atLeast, and only there" };
  }
  if ((n ?? 0) > rules.length) yield { path: [...path, "n"], message: "must not be greater than the number of rules" };
  for (const [index, rule] of rules.entries()) yield* findIssues(rule, [...path, "rules", index]);
}

type RuleIssue = [field: "params" | "cmp" | "value" | "chainIds", message: string];

function* findRuleIssues(rule: PolicyRule): Generator<RuleIssue> {
  const { module, params = {}, cmp, value, chainIds = [] } = rule;
  const { type, params: known = { required: [], optional: [] }, maxChains } = modules[module];
  const given = Object.keys(params);
  for (const name of known.required) if (!given.includes(name)) yield ["params", `must have ${name}`];
  for (const name of given) {
    if (![...known.required, ...known.optional].includes(name)) yield ["params", `has no ${name} for ${module}`];
  }
  if (maxChains !== undefined && chainIds.length > maxChains) {
    yield ["chainIds", maxChains === 0 ? `is not for ${module}` : `must name one chain at most for ${module}`];
  }
  if (Array.isArray(value) !== (cmp === "in")) yield ["value", "must be a list with `in`, and only there"];
  else if (type === "boolean" && !["eq", "ne", "in"].includes(cmp)) yield ["cmp", `must be eq, ne or in for ${module}`];
  else if (type === "result") {
    const issue = findContractIssue(rule);
    if (issue) yield issue;
  }
  for (const one of Array.isArray(value) ? value : [value]) {
    const message = findValueIssue(module, one) ?? (module === "held" ? findDaysIssue(one) : null);
    if (message) yield ["value", message];
  }
}

/** Longer holdings are not looked at. */
export const MOST_DAYS_HELD = 366;

function findDaysIssue(value: number | string | boolean): string | null {
  const isDays = typeof value === "number" && value >= 0 && value <= MOST_DAYS_HELD;
  return isDays ? null : `must be at most ${MOST_DAYS_HELD} days for held`;
}

function findValueIssue(module: ModuleId, value: number | string | boolean): string | null {
  const definition = modules[module];
  switch (definition.type) {
    case "result":
      return null; // With the rule, whose function says the type.
    case "number":
      return typeof value === "number" ? null : `must be a number for ${module}`;
    case "amount": {
      const isAmount =
        typeof value === "number" ? Number.isSafeInteger(value) && value >= 0 : /^\d{1,78}$/.test(String(value));
      return isAmount ? null : `must be a whole number, or one as a decimal string, for ${module}`;
    }
    case "boolean":
      return typeof value === "boolean" ? null : `must be true or false for ${module}`;
    case "ordered": {
      const { values } = definition;
      return values.some((one) => one === value) ? null : `must be one of ${values.join(", ")} for ${module}`;
    }
    default:
      return definition satisfies never;
  }
}

const listLimits = { value: MAX_VALUES, chainIds: MAX_CHAINS };

interface SizeIssue {
  path: (string | number)[];
  message: string;
}

/**
 * Why a document is too large for a policy, or null. Visits at most {@link MAX_RULES} nodes on each of six levels, so that the
 * recursive schema never sees a larger tree.
 */
function findSizeIssue(root: unknown): SizeIssue | null {
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
