import { z } from "zod";
import {
  AddressParam,
  ChainNumber,
  ChecksumAddress,
  EXAMPLE_ADDRESS,
  Identity,
  IdParam,
  Timestamp,
} from "../../core/schemas.ts";
import { outcomes } from "./kleene.ts";
import { flagCodes, type ModuleId, moduleIds, moduleTypes } from "./modules.ts";
import { findSizeFault, MOST_CHAINS, MOST_RULES, MOST_VALUES } from "./policy-size.ts";

/** Shapes of modules and policies, and of what evaluations say. Safe in a browser. */

export const Module = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.string(),
    type: z.enum(["number", "string", "boolean"]),
    range: z
      .union([
        z.object({ min: z.number(), max: z.number().nullable() }),
        z.object({ values: z.array(z.union([z.string(), z.boolean()])) }),
      ])
      .meta({ description: "Bounds of a number (max null: none), or the values there are." }),
    formula: z.string().meta({ description: "In words." }),
    inputs: z.array(z.string()).meta({ description: "What it is computed from." }),
  })
  .meta({ id: "Module", description: "A named, versioned measure of a subject that a policy can put a condition on." });
export type Module = z.infer<typeof Module>;

export const comparisons = ["gte", "gt", "lte", "lt", "eq", "ne", "in"] as const;
export type Comparison = (typeof comparisons)[number];

const Value = z.union([z.number(), z.string().max(100), z.boolean()]);

/** A condition on one measure. */
export const PolicyRule = z
  .strictObject({
    module: z.enum(moduleIds),
    params: z
      .strictObject({
        code: z.enum(flagCodes).optional().meta({ description: "`flag`: the risk signal." }),
        schema: z
          .string()
          .min(1)
          .max(200)
          .optional()
          .meta({ description: "`attestation`: uid or name of the schema." }),
        issuer: AddressParam.optional().meta({ description: "`attestation`: made by this issuer alone." }),
        minIssuerScore: z.int().min(0).max(10_000).optional().meta({
          description: "`attestation`: made by issuers with at least this total.",
        }),
        chainId: ChainNumber.optional().meta({ description: "`token`: the chain of the contract." }),
        address: AddressParam.optional().meta({ description: "`token`: the contract." }),
      })
      .optional(),
    cmp: z.enum(comparisons),
    value: z.union([Value, z.array(Value).min(1).max(MOST_VALUES)]),
    chainIds: z.array(ChainNumber).min(1).max(MOST_CHAINS).optional().meta({
      description: "Measured over these chains alone, their facts merged and scored as one; all chains if absent.",
    }),
    maxAgeSeconds: z
      .int()
      .min(0)
      .max(10 ** 9)
      .optional()
      .meta({
        description:
          "Older data counts as not checked. Data of a source that fails counts as checked only within this age.",
      }),
    negate: z.boolean().optional(),
  })
  .meta({ id: "PolicyRule", description: "A condition on one measure." });
export type PolicyRule = z.output<typeof PolicyRule>;

/** Conditions joined: all of them, any of them, or at least n. */
export interface PolicyGroup {
  op: "all" | "any" | "atLeast";
  n?: number | undefined;
  rules: PolicyNode[];
}
export type PolicyNode = PolicyGroup | PolicyRule;

const group = {
  op: z.enum(["all", "any", "atLeast"]),
  n: z.int().min(1).max(MOST_RULES).optional().meta({ description: "For `atLeast`." }),
};

const PolicyGroup: z.ZodType<PolicyGroup> = z
  .lazy(() =>
    z.strictObject({
      ...group,
      rules: z
        .array(z.union([PolicyGroup, PolicyRule]))
        .min(1)
        .max(MOST_RULES),
    }),
  )
  .meta({ id: "PolicyGroup", description: "Conditions joined; at most five levels deep." });

const PolicyTree = z
  .strictObject({
    ...group,
    rules: z
      .array(z.union([PolicyGroup, PolicyRule]))
      .min(1)
      .max(MOST_RULES),
    onIndeterminate: z.enum(["deny", "allow"]).default("deny"),
  })
  .superRefine((policy, issues) => {
    const fault = (path: (string | number)[], message: string) => {
      issues.addIssue({ code: "custom", path, message });
    };
    const visit = (node: PolicyNode, path: (string | number)[]): void => {
      if ("module" in node) {
        for (const [field, message] of ruleFaults(node)) fault([...path, field], message);
        return;
      }
      if ((node.op === "atLeast") !== (node.n !== undefined))
        fault([...path, "n"], "is needed with atLeast, and only there");
      if ((node.n ?? 0) > node.rules.length) fault([...path, "n"], "must not be greater than the number of rules");
      for (const [index, rule] of node.rules.entries()) visit(rule, [...path, "rules", index]);
    };
    visit(policy, []);
  });

/** A policy: a tree of conditions, and what is to be done when it could not be checked. Its size is checked before its form. */
export const Policy = z
  .preprocess((given, issues) => {
    const fault = findSizeFault(given);
    if (!fault) return given;
    issues.addIssue({ code: "custom", ...fault });
    return z.NEVER;
  }, PolicyTree)
  .meta({
    id: "Policy",
    description: "A tree of conditions with at most 50 rules and five levels.",
    example: {
      op: "all",
      rules: [
        { module: "total", cmp: "gte", value: 300 },
        { module: "flag", params: { code: "same_funder" }, cmp: "eq", value: false },
      ],
    },
  });
export type Policy = z.output<typeof Policy>;

/** The parameters each module takes: needed, and allowed beside. */
const moduleParams: Partial<Record<ModuleId, { needed: string[]; allowed: string[] }>> = {
  flag: { needed: ["code"], allowed: [] },
  attestation: { needed: ["schema"], allowed: ["issuer", "minIssuerScore"] },
  token: { needed: ["chainId", "address"], allowed: [] },
};
/** Modules that are not measured over chains, or over one at most. */
const mostChains: Partial<Record<ModuleId, number>> = { identity: 0, token: 0, percentile: 1 };

function* ruleFaults({ module, params = {}, cmp, value, chainIds = [] }: PolicyRule): Generator<[string, string]> {
  const { needed, allowed } = moduleParams[module] ?? { needed: [], allowed: [] };
  const given = Object.keys(params);
  for (const name of needed) if (!given.includes(name)) yield ["params", `must have ${name}`];
  for (const name of given)
    if (![...needed, ...allowed].includes(name)) yield ["params", `has no ${name} for ${module}`];
  const most = mostChains[module];
  if (most !== undefined && chainIds.length > most) {
    yield ["chainIds", most === 0 ? `is not for ${module}` : `must name one chain at most for ${module}`];
  }
  if (Array.isArray(value) !== (cmp === "in")) yield ["value", "must be a list with `in`, and only there"];
  else if (moduleTypes[module].type === "boolean" && !["eq", "ne", "in"].includes(cmp)) {
    yield ["cmp", `must be eq, ne or in for ${module}`];
  }
  for (const one of Array.isArray(value) ? value : [value]) {
    const message = valueFault(module, one);
    if (message) yield ["value", message];
  }
}

function valueFault(module: ModuleId, value: number | string | boolean): string | null {
  const kind = moduleTypes[module];
  switch (kind.type) {
    case "number":
      return typeof value === "number" ? null : `must be a number for ${module}`;
    case "amount": {
      const isAmount =
        typeof value === "number" ? Number.isSafeInteger(value) && value >= 0 : /^\d{1,78}$/.test(String(value));
      return isAmount ? null : `must be a whole number, or one as a decimal string, for ${module}`;
    }
    case "boolean":
      return typeof value === "boolean" ? null : `must be true or false for ${module}`;
    case "ordered":
      return kind.values.some((one) => one === value) ? null : `must be one of ${kind.values.join(", ")} for ${module}`;
    default:
      return kind satisfies never;
  }
}

export const PolicyId = IdParam;

/** A policy given or named. */
const which = { policyId: PolicyId.optional(), policy: Policy.optional() };
const onePolicy = (body: { policyId?: unknown; policy?: unknown }) =>
  (body.policyId === undefined) !== (body.policy === undefined);
const IdentityText = z.string().refine((value) => Identity.safeParse(value).success, "must be a name or an address");
const MOST_IDENTITIES = 100;
/** Their number is checked before any of them is read. */
const Identities = z.preprocess((given, issues) => {
  if (!Array.isArray(given) || given.length <= MOST_IDENTITIES) return given;
  issues.addIssue({ code: "custom", message: `must hold at most ${MOST_IDENTITIES} identities` });
  return z.NEVER;
}, z.array(IdentityText).min(1).max(MOST_IDENTITIES));

export const NewPolicy = z.strictObject({
  name: z.string().trim().min(1).max(100).meta({ example: "Grown-up wallets" }),
  policy: Policy,
});
export type NewPolicy = z.output<typeof NewPolicy>;

export const Evaluation = z
  .strictObject({ identity: IdentityText.optional(), identities: Identities.optional(), ...which })
  .refine(onePolicy, { message: "must have either policyId or policy", path: ["policy"] })
  .refine((body) => (body.identity === undefined) !== (body.identities === undefined), {
    message: "must have either identity or identities",
    path: ["identity"],
  })
  .meta({
    example: {
      identity: EXAMPLE_ADDRESS,
      policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] },
    },
  });

export const Simulation = z
  .strictObject({ identities: Identities.optional(), ...which })
  .refine(onePolicy, { message: "must have either policyId or policy", path: ["policy"] })
  .meta({ example: { policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] } } });

const Outcome = z.enum(outcomes).meta({ description: "indeterminate: it could not be checked." });
const Plain = z.union([z.number(), z.string(), z.boolean()]);

export const RuleResult = z
  .object({
    id: z.string().meta({ description: "Where the rule stands in the policy, as `0` or `1.2`." }),
    module: z.enum(moduleIds),
    outcome: Outcome,
    actual: Plain.nullable().meta({ description: "What was measured; null where nothing could be." }),
    required: z
      .union([Plain, z.array(Plain)])
      .nullable()
      .meta({ description: "The rule's value, from the policy; null where it was left out." }),
    gap: Plain.nullable().meta({
      description:
        "How far the measure is from passing, in its own unit (points for a tier); null where there is no distance.",
    }),
    reason: z.string(),
    howTo: z.object({ change: z.string(), reaches: Plain }).nullable().meta({
      description:
        "A change after which the rule passes, found by scoring the changed facts; null where none is known.",
    }),
    dataAsOf: Timestamp.nullable().meta({ description: "Age of the oldest data the measure rests on." }),
  })
  .meta({ id: "RuleResult" });
export type RuleResult = z.infer<typeof RuleResult>;

export const PolicyResult = z
  .object({ outcome: Outcome, allowed: z.boolean(), rules: z.array(RuleResult), evaluatedAt: Timestamp })
  .meta({ id: "PolicyResult" });
export type PolicyResult = z.infer<typeof PolicyResult>;

export const BatchResult = PolicyResult.extend({
  identity: z.string().meta({ description: "As the caller wrote it." }),
  found: z.boolean().meta({ description: "Whether it is known here; what is not could not be checked." }),
  svcId: z.string().nullable(),
  address: ChecksumAddress.nullable(),
  leftOut: z.array(z.string()).meta({
    description:
      "Fields of `rules` that were left out to keep the answer below 1 MB: `reason` is then empty, `required` null where it is a list, and the others are null. Empty for all but large batches.",
  }),
}).meta({ id: "PolicyBatchResult" });
export type BatchResult = z.infer<typeof BatchResult>;

export const SavedPolicy = z
  .object({ id: z.string(), name: z.string(), policy: z.record(z.string(), z.unknown()), createdAt: Timestamp })
  .meta({ id: "SavedPolicy" });
export type SavedPolicy = z.infer<typeof SavedPolicy>;

const Count = z.int().nonnegative();
export const SimulationResult = z.object({
  population: Count.meta({ description: "Subjects there are: those named, or all with a score." }),
  evaluated: Count.meta({ description: "Subjects asked; of a large population an even sample." }),
  pass: Count,
  fail: Count,
  indeterminate: Count,
  byThreshold: z
    .array(
      z.object({
        id: z.string(),
        module: z.enum(moduleIds),
        thresholds: z.array(z.object({ value: z.number(), pass: z.number().min(0).max(1) })),
      }),
    )
    .meta({
      description: "For each rule on a number: the share that passes the policy if the rule's value were this one.",
    }),
});
export type SimulationResult = z.infer<typeof SimulationResult>;
