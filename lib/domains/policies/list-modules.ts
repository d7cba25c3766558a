import type { Context } from "../../core/context.ts";
import {
  type Category,
  categories,
  type Model,
  mergeFacts,
  scoreFacts,
  scoreTiers,
  signalCodes,
} from "../../engine/index.ts";
import { byCategory } from "../../engine/types.ts";
import { maxPoints, readActiveModel } from "../models/index.ts";
import { isCategory, type ModuleId, moduleIds, modules } from "./modules.ts";
import type { Module } from "./schemas.ts";

/** All modules, with the formulas of the active model. */
export async function listModules({ env, pg }: Pick<Context, "env" | "pg">): Promise<{ modules: Module[] }> {
  const lists = env.SCREENING_LISTS.map(({ name }) => name);
  const described = describeModules(await readActiveModel(pg));
  return { modules: described.map((module) => (module.id === "listed" ? { ...module, inputs: lists } : module)) };
}

/** All modules, with the formulas of a model; no screening list. */
export function describeModules(model: Model): Module[] {
  const inputs = inputsByCategory(model);
  return moduleIds.map((id) => {
    const { name, type } = modules[id];
    return { id, name, type: jsonTypes[type], range: rangeOf(id), ...describeModule(id, model, inputs) };
  });
}

/** The range of a number module; null: no maximum. */
export function numberRange(id: ModuleId): { min: number; max: number | null } {
  if (isCategory(id)) return { min: 0, max: maxPoints[id] };
  if (id === "total") return { min: 0, max: categories.reduce((sum, category) => sum + maxPoints[category], 0) };
  return { min: 0, max: id === "percentile" ? 100 : null };
}

const jsonTypes = {
  number: "number",
  amount: "string",
  result: "string",
  boolean: "boolean",
  ordered: "string",
} as const;

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
    case "result":
      return { values: [] };
    default:
      return definition satisfies never;
  }
}

type Description = Pick<Module, "version" | "formula" | "inputs">;

function describeModule(id: ModuleId, { spec }: Model, inputs: Record<Category, string[]>): Description {
  const { formulas, version } = spec;
  if (id === "total" || id === "flag") return { version, ...modelled[id] };
  if (!isCategory(id)) return others[id];
  return { version, formula: `${formulas[id]}; ${formulas.curve}; ${formulas.trust}`, inputs: inputs[id] };
}

/** Modules that change with the model. */
const modelled: Record<"total" | "flag", Omit<Description, "version">> = {
  total: {
    formula: "The sum of the eight categories.",
    inputs: [...categories],
  },
  flag: {
    formula: `Whether the risk signal named by the parameter \`code\` was found, with \`minPermille\` at that severity or above: ${signalCodes.join(", ")}`,
    inputs: [...signalCodes],
  },
};

const others: Record<Exclude<ModuleId, Category | keyof typeof modelled>, Description> = {
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
  contract: {
    version: "1",
    formula:
      "The result of a view function of the contract named by the parameters, or by `preset`, for the wallets of the subject at the chain's final block: `over` any, all or the sum of them",
    inputs: ["eth_call"],
  },
  held: {
    version: "1",
    formula:
      "Whole days for which the wallets of the subject together have held the parameter `minimum` of the token without a gap, by indexed transfers, otherwise at the end of each day",
    inputs: ["transfers", "balanceOf"],
  },
  listed: {
    version: "1",
    formula:
      "Whether a wallet of the subject is on the screening list named by the parameter `list`, as of its last refresh; of a stale list, who is not on it could not be checked",
    inputs: [],
  },
  walletAgeDays: {
    version: "1",
    formula: "Whole days from the subject's first successful transaction to the day of the newest indexed block",
    inputs: ["daysSinceFirstSent"],
  },
  underReview: {
    version: "1",
    formula:
      "Whether an open appeal contests a risk flag of a wallet of the subject; with the parameter `flag`, that flag",
    inputs: ["appeals"],
  },
};

/** The inputs of each category's formula, found by scoring a subject without activity. */
function inputsByCategory(model: Model): Record<Category, string[]> {
  const subject = `0x${"0".repeat(40)}`;
  const facts = mergeFacts(
    {
      subject,
      wallets: [subject],
      parts: [],
      funding: [],
      social: [],
      listed: new Set<string>(),
      listsHash: "",
      listContacts: true,
      listSelf: false,
      states: byCategory(() => "ok"),
    },
    model,
  );
  const result = scoreFacts(facts, model);
  return byCategory((category) => Object.keys(result.categories[category].inputs));
}
