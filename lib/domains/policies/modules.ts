import { type Category, categories } from "../../engine/index.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";
import { boardNames } from "../scores/schemas.ts";

/** The values a module has. `ordered`: in ascending order. `amount`: whole numbers of any size, as decimal strings or numbers. */
type ModuleValues = { type: "number" | "amount" | "boolean" } | { type: "ordered"; values: readonly string[] };

/** A measure a policy can put a condition on. */
export type ModuleDefinition = ModuleValues & {
  name: string;
  /** Where its values are read from. */
  source: "score" | "identities" | "attestations" | "chain";
  /** The parameters a rule must and may have; none if absent. */
  params?: { required: readonly string[]; optional: readonly string[] };
  /** The most chains a rule may name; any number if absent. */
  maxChains?: number;
};

const number = (name: string) => ({ name, type: "number", source: "score" }) as const;

const definitions = {
  total: number("Total score"),
  activity: number(boardNames.activity),
  volume: number(boardNames.volume),
  age: number(boardNames.age),
  diversity: number(boardNames.diversity),
  governance: number(boardNames.governance),
  social: number(boardNames.social),
  risk: number(boardNames.risk),
  loyalty: number(boardNames.loyalty),
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
  walletAgeDays: number("Wallet age in days"),
  flag: { name: "Risk flag", type: "boolean", source: "score", params: { required: ["code"], optional: [] } },
} as const satisfies Record<Category, ModuleDefinition> & Record<string, ModuleDefinition>;

export type ModuleId = keyof typeof definitions;

/** Every module by its id. Safe in a browser. */
export const modules: Readonly<Record<ModuleId, ModuleDefinition>> = definitions;

// The table's keys, and no others.
export const moduleIds = Object.keys(definitions) as [ModuleId, ...ModuleId[]];

/** Whether a module is a category of the score. */
export function isCategory(module: ModuleId): module is Category {
  return categories.some((category) => category === module);
}
