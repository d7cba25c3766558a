import type { Module } from "../../lib/domains/policies/index.ts";

/** A policy being edited, valid or not, as far as the form can show it. The API validates it. */
export interface RuleDraft {
  module: string;
  params?: Record<string, unknown>;
  cmp: string;
  value?: unknown;
  chainIds?: unknown;
  maxAgeSeconds?: unknown;
  negate?: boolean;
}
export interface GroupDraft {
  op: string;
  n?: unknown;
  rules: NodeDraft[];
}
export type NodeDraft = GroupDraft | RuleDraft;
export interface PolicyDraft extends GroupDraft {
  onIndeterminate?: string;
}

/** Indexes of a node, from the root. */
export type NodePath = readonly number[];

export const isGroup = (node: NodeDraft): node is GroupDraft => "rules" in node;

/** Any JSON as a draft; null if it is not a tree of rules. */
export function readDraft(value: unknown): PolicyDraft | null {
  return isGroupShape(value) ? (value as unknown as PolicyDraft) : null; // Its shape was checked.
}

function isGroupShape(value: unknown): value is Record<string, unknown> {
  if (!isObject(value) || typeof value.op !== "string" || !Array.isArray(value.rules)) return false;
  return value.rules.every((node) => isGroupShape(node) || isRuleShape(node));
}

function isRuleShape(value: unknown): boolean {
  if (!isObject(value) || typeof value.module !== "string" || typeof value.cmp !== "string" || "rules" in value) {
    return false;
  }
  return value.params === undefined || isObject(value.params);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The tree with the node at a path changed, or removed where the change returns null. */
export function changeAt<T extends GroupDraft>(
  tree: T,
  [first, ...rest]: NodePath,
  change: (node: NodeDraft) => NodeDraft | null,
): T {
  if (first === undefined) return { ...tree, ...change(tree) };
  const rules = tree.rules.flatMap((node, index) => {
    if (index !== first) return [node];
    if (rest.length > 0) return isGroup(node) ? [changeAt(node, rest, change)] : [node];
    const changed = change(node);
    return changed ? [changed] : [];
  });
  return { ...tree, rules };
}

/** A path as the API writes it: `rules.1.rules.0`; empty for the root. */
export function pathString(nodePath: NodePath): string {
  return nodePath.map((index) => `rules.${index}`).join(".");
}

/** The number of a rule as pages show it, from 1: `1.0` is 2.1. */
export function ruleNumber(id: string): string {
  return id
    .split(".")
    .map((index) => Number(index) + 1)
    .join(".");
}

export interface PolicyError {
  /** Inside the policy, such as `rules.0.value`; empty for the policy itself. */
  path: string;
  message: string;
}

/** The details of an API error that concern the policy. */
export function policyErrors(details: readonly { path: string; message: string }[]): PolicyError[] {
  return details.flatMap(({ path, message }) => {
    const [, below] = /^body\.policy(?:\.(.*))?$/.exec(path) ?? [];
    return path.startsWith("body.policy") ? [{ path: below ?? "", message }] : [];
  });
}

/** The errors of a field of a node; without a field, of the node itself. */
export function errorAt(errors: readonly PolicyError[], nodePath: NodePath, field?: string): string | undefined {
  const node = pathString(nodePath);
  const path = [node, field].filter(Boolean).join(".");
  const found = errors.filter((error) => error.path === path || (field && error.path.startsWith(`${path}.`)));
  return found.length > 0 ? found.map(({ message }) => message).join("; ") : undefined;
}

type Kind = "number" | "choice" | "flag" | "amount" | "result";

/** The kind of value a module compares. */
export function valueKind({ id, type, range }: Module): Kind {
  if (id === "contract") return "result";
  if (type === "number") return "number";
  if (type === "boolean") return "flag";
  return "values" in range && range.values.length > 0 ? "choice" : "amount";
}

/** The comparisons a module supports. */
export function comparisonsOf(module: Module): readonly string[] {
  return valueKind(module) === "flag" ? ["eq", "ne"] : ["gte", "gt", "lte", "lt", "eq", "ne", "in"];
}

/** Parameters by module. */
export const moduleParams: Record<string, readonly string[]> = {
  flag: ["code", "minPermille"],
  attestation: ["schema", "issuer", "minIssuerScore"],
  token: ["chainId", "address"],
  contract: ["chainId", "preset", "address", "function", "args", "result", "over", "onRevert"],
  held: ["chainId", "token", "tokenId", "minimum"],
  underReview: ["flag"],
  listed: ["list"],
};

/** Modules that cannot be limited to chains. */
export const withoutChains: readonly string[] = ["identity", "token", "contract", "held", "underReview", "listed"];

/** A rule to start with, which many wallets pass. */
export function defaultRule(module: Module): RuleDraft {
  const values = "values" in module.range ? module.range.values : [];
  switch (valueKind(module)) {
    case "flag":
      return {
        module: module.id,
        ...(module.id === "flag" && { params: { code: module.inputs[0] ?? "", minPermille: 300 } }),
        ...(module.id === "listed" && { params: { list: module.inputs[0] ?? "" } }),
        cmp: "eq",
        value: false,
      };
    case "choice":
      return { module: module.id, cmp: "gte", value: values[1] ?? values[0] };
    case "amount":
      return { module: module.id, params: { chainId: 1, address: "" }, cmp: "gte", value: "1" };
    case "result": {
      const params = {
        chainId: 1,
        address: "",
        function: "balanceOf(address) view returns (uint256)",
        args: ["{wallet}"],
      };
      return { module: module.id, params, cmp: "gte", value: "1" };
    }
    case "number":
      if (module.id === "held") {
        return { module: module.id, params: { chainId: 1, token: "", minimum: "1" }, cmp: "gte", value: 30 };
      }
      return {
        module: module.id,
        ...(module.id in moduleParams && { params: { schema: "endorsement" } }),
        cmp: "gte",
        value: 1,
      };
  }
}

/** A typed value: a number or, of a contract, true or false if possible; otherwise the text, which the API checks. */
export function readValue(kind: Kind, text: string): unknown {
  const trimmed = text.trim();
  if (kind === "result" && (trimmed === "true" || trimmed === "false")) return trimmed === "true";
  return kind === "number" && trimmed !== "" && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

/** An optional number: undefined for empty text. */
export function readOptional(text: string): unknown {
  return text.trim() === "" ? undefined : readValue("number", text);
}

/** A list typed with commas. */
export function readList(kind: Kind, text: string): unknown[] {
  return text.split(",").map((one) => readValue(kind, one));
}

/** A value, or a list of them, as text. */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(", ");
  return value === undefined || value === null ? "" : String(value);
}

/** The rule at a path of positions; null if none is there. */
export function ruleAt(node: NodeDraft, [first, ...rest]: readonly number[]): RuleDraft | null {
  if (!isGroup(node)) return first === undefined ? node : null;
  const below = first === undefined ? undefined : node.rules[first];
  return below ? ruleAt(below, rest) : null;
}
