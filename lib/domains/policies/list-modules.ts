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
import { boardNames } from "../scores/schemas.ts";
import { moduleTypes } from "./modules.ts";
import type { Module } from "./schemas.ts";

/** Every measure there is, with the ranges and formulas of the present model. */
export function listModules(): { modules: Module[] } {
  const { spec } = currentModel;
  const { version } = spec;
  const inputs = inputsByCategory();
  const most = categories.reduce((sum, category) => sum + spec.max[category], 0);
  return {
    modules: [
      {
        id: "total",
        name: "Total score",
        version,
        type: "number",
        range: { min: 0, max: most },
        formula: "The sum of the eight categories.",
        inputs: [...categories],
      },
      ...categories.map(
        (category): Module => ({
          id: category,
          name: boardNames[category],
          version,
          type: "number",
          range: { min: 0, max: spec.max[category] },
          formula: `${spec.formulas[category]}; ${spec.formulas.curve}; ${spec.formulas.trust}`,
          inputs: inputs[category],
        }),
      ),
      {
        id: "percentile",
        name: "Percentile",
        version: "1",
        type: "number",
        range: { min: 0, max: 100 },
        formula:
          "100 * (ranked subjects with a lower total + half of the others with the same) / (ranked subjects - 1)",
        inputs: ["total"],
      },
      {
        id: "tier",
        name: "Tier",
        version: "1",
        type: "string",
        range: { values: scoreTiers.map((tier) => tier.name) },
        formula: scoreTiers.map((tier) => `${tier.name} from ${tier.from}`).join(", "),
        inputs: ["total"],
      },
      {
        id: "identity",
        name: "State of the identity",
        version: "1",
        type: "string",
        range: { values: [...moduleTypes.identity.values] },
        formula: "none: the subject owns no name; minted: it owns one; activated: it stands behind an activated one",
        inputs: ["name tokens", "activation"],
      },
      {
        id: "attestation",
        name: "Valid attestations",
        version: "1",
        type: "number",
        range: { min: 0, max: null },
        formula:
          "Attestations of the schema named by the parameter `schema` that are final, neither revoked nor expired and by no wallet of the subject; with `issuer` and `minIssuerScore`, of these issuers alone",
        inputs: ["attestations"],
      },
      {
        id: "token",
        name: "Token balance",
        version: "1",
        type: "string",
        range: { values: [] },
        formula:
          "What all wallets of the subject hold of the ERC-20 token named by the parameters `chainId` and `address` at the newest block, in its smallest unit",
        inputs: ["balanceOf"],
      },
      {
        id: "walletAgeDays",
        name: "Wallet age in days",
        version: "1",
        type: "number",
        range: { min: 0, max: null },
        formula: "Whole days from the first own successful transaction to the day of the newest covered block",
        inputs: inputs.age.filter((input) => input !== "trustPermille"),
      },
      {
        id: "flag",
        name: "Risk flag",
        version,
        type: "boolean",
        range: { values: [false, true] },
        formula: `Whether the risk signal named by the parameter \`code\` was found: ${signalCodes.join(", ")}`,
        inputs: [...signalCodes],
      },
    ],
  };
}

/** The least and greatest value of a module on a number; null: no greatest. */
export function moduleRange(id: string): { min: number; max: number | null } {
  const range = listModules().modules.find((module) => module.id === id)?.range;
  return range && "min" in range ? range : { min: 0, max: null };
}

/** The names of what each formula is given, as the engine gives them out. */
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
