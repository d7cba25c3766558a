import { type Category, categories } from "../../engine/index.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";
import { boardNames } from "../scores/schemas.ts";

/** `ordered`: in ascending order. `amount`: whole numbers of any size, as decimal strings or numbers. */
type ModuleValues = { type: "number" | "amount" | "boolean" } | { type: "ordered"; values: readonly string[] };

/** A measure that rules compare. */
export type ModuleDefinition = ModuleValues & {
  name: string;
  /** Where its values are read from. */
  source: "score" | "identities" | "attestations" | "chain";
  /** Parameters of a rule; none if absent. */
  params?: { required: readonly string[]; optional: readonly string[] };
  /** Maximum chains of a rule; any number if absent. */
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

/** By id. Safe in a browser. */
export const modules: Readonly<Record<ModuleId, ModuleDefinition>> = definitions;

// The table's own keys.
export const moduleIds = Object.keys(definitions) as [ModuleId, ...ModuleId[]];

export function isCategory(module: ModuleId): module is Category {
  return categories.some((category) => category === module);
}
