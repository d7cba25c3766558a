import {
  type Category,
  type CategoryState,
  categories,
  currentModel,
  mergeFacts,
  scoreFacts,
  scoreTiers,
  signalCodes,
} from "../../engine/index.ts";
import { isCategory, type ModuleId, moduleIds, modules } from "./modules.ts";
import type { Module } from "./schemas.ts";

/** All modules, with ranges and formulas of the current model. */
export function listModules(): { modules: Module[] } {
  const inputs = inputsByCategory();
  return {
    modules: moduleIds.map((id) => {
      const { name, type } = modules[id];
      return { id, name, type: jsonTypes[type], range: rangeOf(id), ...describeModule(id, inputs) };
    }),
  };
}

/** The range of a number module; null: no maximum. */
export function numberRange(id: ModuleId): { min: number; max: number | null } {
  const { max } = currentModel.spec;
  if (isCategory(id)) return { min: 0, max: max[id] };
  if (id === "total") return { min: 0, max: categories.reduce((sum, category) => sum + max[category], 0) };
  return { min: 0, max: id === "percentile" ? 100 : null };
}

const jsonTypes = { number: "number", amount: "string", boolean: "boolean", ordered: "string" } as const;

function rangeOf(id: ModuleId): Module["range"] {
  const definition = modules[id];
  switch (definition.type) {
    case "number":
      return numberRange(id);
    case "ordered":
      return { values: [...definition.values] };
    case "boolean":
      return { values: [false, true] };
    case "amount":
      return { values: [] };
    default:
      return definition satisfies never;
  }
}

type Description = Pick<Module, "version" | "formula" | "inputs">;

function describeModule(id: ModuleId, inputs: Record<Category, string[]>): Description {
  if (!isCategory(id)) return others[id];
  const { formulas, version } = currentModel.spec;
  return { version, formula: `${formulas[id]}; ${formulas.curve}; ${formulas.trust}`, inputs: inputs[id] };
}

const others: Record<Exclude<ModuleId, Category>, Description> = {
  total: {
    version: currentModel.spec.version,
    formula: "The sum of the eight categories.",
    inputs: [...categories],
  },
  percentile: {
    version: "1",
    formula:
      "100 * (ranked subjects with a lower total + half of the others with the same total) / (ranked subjects - 1)",
    inputs: ["total"],
  },
  tier: {
    version: "1",
    formula: scoreTiers.map((tier) => `${tier.name} from ${tier.from}`).join(", "),
    inputs: ["total"],
  },
  identity: {
    version: "1",
    formula: "none: the subject owns no name; minted: it owns one; activated: it is an activated identity",
    inputs: ["name tokens", "activation"],
  },
  attestation: {
    version: "1",
    formula:
      "Final attestations of the schema named by the parameter `schema` that are neither revoked nor expired nor made by a wallet of the subject; with `issuer` and `minIssuerScore`, only by these issuers",
    inputs: ["attestations"],
  },
  token: {
    version: "1",
    formula:
      "Balance of all wallets of the subject of the ERC-20 token named by the parameters `chainId` and `address` at the newest block, in its smallest unit",
    inputs: ["balanceOf"],
  },
  walletAgeDays: {
    version: "1",
    formula: "Whole days from the subject's first successful transaction to the day of the newest indexed block",
    inputs: ["daysSinceFirstSent"],
  },
  flag: {
    version: currentModel.spec.version,
    formula: `Whether the risk signal named by the parameter \`code\` was found: ${signalCodes.join(", ")}`,
    inputs: [...signalCodes],
  },
};

/** The inputs of each category's formula, found by scoring a subject without activity. */
function inputsByCategory(): Record<Category, string[]> {
  const states = Object.fromEntries(categories.map((category) => [category, "ok"])) as Record<Category, CategoryState>; // every category is a key
  const subject = `0x${"0".repeat(40)}`;
  const facts = mergeFacts({
    subject,
    wallets: [subject],
    parts: [],
    funding: [],
    social: [],
    listed: new Set<string>(),
    listsHash: "",
    listContacts: true,
    listSelf: false,
    states,
  });
  const result = scoreFacts(facts);
  return Object.fromEntries(
    categories.map((category) => [category, Object.keys(result.categories[category].inputs)]),
  ) as Record<Category, string[]>; // every category is a key
}
