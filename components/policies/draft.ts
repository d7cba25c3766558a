import type { Module } from "../../lib/domains/policies/index.ts";

/** A policy while it is being written: as far as a form can show it, right or not. What is right, the API judges. */
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

/** Where a node stands: indexes from the root. */
export type Place = readonly number[];

export const isGroup = (node: NodeDraft): node is GroupDraft => "rules" in node;

/** What a form can show of any JSON; null where it is no tree of rules. */
export function readDraft(value: unknown): PolicyDraft | null {
  // Its keys were looked at.
  return isGroupShape(value) ? (value as unknown as PolicyDraft) : null;
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

/** The tree with the node at a place changed, or taken out where the change gives null. */
export function changeAt<T extends GroupDraft>(
  tree: T,
  [first, ...rest]: Place,
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

/** The path the API gives a node's faults: `rules.1.rules.0`; of the root the empty text. */
export function pathOf(place: Place): string {
  return place.map((index) => `rules.${index}`).join(".");
}

/** How a rule is numbered for people, as the API names it from 0: `1.0` is 2.1. */
export function ruleNumber(id: string): string {
  return id
    .split(".")
    .map((index) => Number(index) + 1)
    .join(".");
}

export interface PolicyError {
  /** Below the policy, such as `rules.0.value`; empty for the whole. */
  path: string;
  message: string;
}

/** What the API's details say of the policy in a body. */
export function policyErrors(details: readonly { path: string; message: string }[]): PolicyError[] {
  return details.flatMap(({ path, message }) => {
    const [, below] = /^body\.policy(?:\.(.*))?$/.exec(path) ?? [];
    return path.startsWith("body.policy") ? [{ path: below ?? "", message }] : [];
  });
}

/** What is wrong with one field of a node, or with the node itself where no field is named. */
export function errorAt(faults: readonly PolicyError[], place: Place, field?: string): string | undefined {
  const node = pathOf(place);
  const path = [node, field].filter(Boolean).join(".");
  const found = faults.filter((fault) => fault.path === path || (field && fault.path.startsWith(`${path}.`)));
  return found.length > 0 ? found.map(({ message }) => message).join("; ") : undefined;
}

type Kind = "number" | "choice" | "flag" | "amount";

/** How a module's value is written. */
export function valueKind({ type, range }: Module): Kind {
  if (type === "number") return "number";
  if (type === "boolean") return "flag";
  return "values" in range && range.values.length > 0 ? "choice" : "amount";
}

/** The comparisons a module can be put to. */
export function comparisonsOf(module: Module): readonly string[] {
  return valueKind(module) === "flag" ? ["eq", "ne"] : ["gte", "gt", "lte", "lt", "eq", "ne", "in"];
}

/** The parameters of the modules that have some. */
export const moduleParams: Record<string, readonly string[]> = {
  flag: ["code"],
  attestation: ["schema", "issuer", "minIssuerScore"],
  token: ["chainId", "address"],
};

/** Modules that are measured over no chains of one's choice. */
export const withoutChains: readonly string[] = ["identity", "token"];

/** A first condition on a module, which passes for many. */
export function defaultRule(module: Module): RuleDraft {
  const values = "values" in module.range ? module.range.values : [];
  switch (valueKind(module)) {
    case "flag":
      return { module: module.id, params: { code: module.inputs[0] ?? "" }, cmp: "eq", value: false };
    case "choice":
      return { module: module.id, cmp: "gte", value: values[1] ?? values[0] };
    case "amount":
      return { module: module.id, params: { chainId: 1, address: "" }, cmp: "gte", value: "1" };
    case "number":
      return {
        module: module.id,
        ...(module.id in moduleParams && { params: { schema: "endorsement" } }),
        cmp: "gte",
        value: 1,
      };
  }
}

/** What was typed as a value of a module: a number where it is one, else the text, for the API to judge. */
export function readValue(kind: Kind, text: string): unknown {
  const trimmed = text.trim();
  return kind === "number" && trimmed !== "" && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

/** A number that may be left out: undefined for no text. */
export function readOptional(text: string): unknown {
  return text.trim() === "" ? undefined : readValue("number", text);
}

/** A list as it is typed: values between commas. */
export function readList(kind: Kind, text: string): unknown[] {
  return text.split(",").map((one) => readValue(kind, one));
}

/** A value, or a list of them, as text. */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeValue).join(", ");
  return value === undefined || value === null ? "" : String(value);
}
