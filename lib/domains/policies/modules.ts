import { type Category, categories, signalCodes } from "../../engine/index.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";

/**
 * Every measure a policy can put a condition on. `ordered`: values in ascending order, compared by their place. `amount`: whole
 * numbers of any size, as decimal strings or numbers. Safe in a browser.
 */
export const moduleTypes = {
  total: { type: "number" },
  activity: { type: "number" },
  volume: { type: "number" },
  age: { type: "number" },
  diversity: { type: "number" },
  governance: { type: "number" },
  social: { type: "number" },
  risk: { type: "number" },
  loyalty: { type: "number" },
  percentile: { type: "number" },
  tier: { type: "ordered", values: scoreTiers.map((tier): string => tier.name) },
  identity: { type: "ordered", values: ["none", "minted", "activated"] },
  attestation: { type: "number" },
  token: { type: "amount" },
  walletAgeDays: { type: "number" },
  flag: { type: "boolean" },
} as const satisfies Record<Category, { type: "number" }> &
  Record<string, { type: "number" | "amount" | "boolean" } | { type: "ordered"; values: readonly string[] }>;
export type ModuleId = keyof typeof moduleTypes;

// The table's keys, none more.
export const moduleIds = Object.keys(moduleTypes) as [ModuleId, ...ModuleId[]];

export const flagCodes = signalCodes;

/** Whether a module is a category of the score. */
export function isCategory(module: ModuleId): module is Category {
  return categories.some((category) => category === module);
}
