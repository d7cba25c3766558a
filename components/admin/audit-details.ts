import type { AuditEntry } from "../../lib/domains/administration/schemas.ts";
import { formatTime } from "../ui/dates.ts";
import { formatNumber } from "../ui/numbers.ts";

/** The details of an audit entry as pairs of a label and its value, such as "From block" and "1,200". */
export function labelDetails(details: AuditEntry["details"]): { label: string; value: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    label: labelOf(name),
    value: isId(name, value) ? String(value) : textOf(value),
  }));
}

/** fromBlock → From block. */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z]+)/g, " $1").toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Ids are no quantities: chain 31337. */
const isId = (name: string, value: unknown) => typeof value === "number" && /[iI]d$/.test(name);

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return formatNumber(value, "en");
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(textOf).join(", ");
  const text = String(value);
  return TIME.test(text) ? formatTime(text, "en") : text;
}
