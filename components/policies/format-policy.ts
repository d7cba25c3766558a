import { isObject } from "./draft.ts";

const MAX_LINE_LENGTH = 58;

/** JSON for reading: rules on several lines, everything else on one if it fits. */
export function formatPolicy(value: unknown, indent = ""): string {
  const line = onOneLine(value);
  const isContainer = isObject(value) || Array.isArray(value);
  const holdsRules = isObject(value) && "rules" in value;
  if (!isContainer || (!holdsRules && indent.length + line.length <= MAX_LINE_LENGTH)) return line;
  const inner = `${indent}  `;
  const [open, parts, close] = Array.isArray(value)
    ? ["[", value.map((one) => formatPolicy(one, inner)), "]"]
    : ["{", entriesOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${formatPolicy(one, inner)}`), "}"];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const parts = entriesOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

const entriesOf = (value: Record<string, unknown>) => Object.entries(value).filter(([, one]) => one !== undefined);
