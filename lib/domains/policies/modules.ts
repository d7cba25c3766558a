import { type Category, categories } from "../../engine/index.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";
import { boardNames } from "../scores/schemas.ts";

/** `ordered`: in ascending order. `amount`: whole numbers of any size, as decimal strings or numbers. `result`: of the type that a contract's function returns. */
type ModuleValues =
  | { type: "number" | "amount" | "boolean" | "result" }
  | { type: "ordered"; values: readonly string[] };

/** A measure that rules compare. */
export type ModuleDefinition = ModuleValues & {
  name: string;
  /** Where its values are read from. */
  source: "score" | "identities" | "attestations" | "appeals" | "lists" | "chain" | "contracts" | "holdings";
  /** Parameters of a rule; none if absent. */
  params?: { required: readonly string[]; optional: readonly string[] };
  /** Maximum chains of a rule; any number if absent. */
  maxChains?: number;
};

const number = (name: string) => ({ name, type: "number", source: "score" }) as const;

const byCategory = Object.fromEntries(categories.map((name) => [name, number(boardNames[name])])) as Record<
  Category,
  ReturnType<typeof number>
>; // All of them.

const definitions = {
  total: number("Total score"),
  ...byCategory,
  percentile: { ...number("Percentile"), maxChains: 1 },
  tier: { name: "Tier", type: "ordered", values: scoreTiers.map((tier): string => tier.name), source: "score" },
  identity: {
    name: "Identity state",
    type: "ordered",
    values: ["none", "minted", "activated"],
    source: "identities",
    maxChains: 0,
  },
  attestation: {
    name: "Valid attestations",
    type: "number",
    source: "attestations",
    params: { required: ["schema"], optional: ["issuer", "minIssuerScore"] },
  },
  token: {
    name: "Token balance",
    type: "amount",
    source: "chain",
    params: { required: ["chainId", "address"], optional: [] },
    maxChains: 0,
  },
  contract: {
    name: "Contract result",
    type: "result",
    source: "contracts",
    params: {
      required: ["chainId"],
      optional: ["address", "function", "args", "result", "over", "onRevert", "preset"],
    },
    maxChains: 0,
  },
  held: {
    name: "Days held",
    type: "number",
    source: "holdings",
    params: { required: ["chainId", "token", "minimum"], optional: ["tokenId"] },
    maxChains: 0,
  },
  walletAgeDays: number("Wallet age in days"),
  flag: {
    name: "Risk flag",
    type: "boolean",
    source: "score",
    params: { required: ["code"], optional: ["minPermille"] },
  },
  underReview: {
    name: "Under review",
    type: "boolean",
    source: "appeals",
    params: { required: [], optional: ["flag"] },
    maxChains: 0,
  },
  listed: {
    name: "On a screening list",
    type: "boolean",
    source: "lists",
    params: { required: ["list"], optional: [] },
    maxChains: 0,
  },
} as const satisfies Record<Category, ModuleDefinition> & Record<string, ModuleDefinition>;

export type ModuleId = keyof typeof definitions;

/** By id. Safe in a browser. */
export const modules: Readonly<Record<ModuleId, ModuleDefinition>> = definitions;

// The table's own keys.
export const moduleIds = Object.keys(definitions) as [ModuleId, ...ModuleId[]];

export function isCategory(module: ModuleId): module is Category {
  return categories.some((category) => category === module);
}

/** Whether a module measures the facts of a score, and not its points. */
export function readsFacts(module: ModuleId): boolean {
  return module === "flag" || module === "walletAgeDays";
}
