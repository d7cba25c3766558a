import { type Json, type JsonObject, jsonBytes } from "./parse-schema.ts";

/** Longest text of a preview, bytes of JSON. */
const LONGEST_TEXT = 512;

/** Longest `data` (bytes of JSON) and `encodedData` (characters) in a list. */
export const LONGEST_IN_LIST = 2_048;

/** Shortens data for lists: its first fields and items, with long texts cut. Null if it is short enough. */
export function previewData(data: JsonObject): JsonObject | null {
  if (jsonBytes(data) <= LONGEST_IN_LIST) return null;
  return previewFields({ left: LONGEST_IN_LIST }, data);
}

/** Bytes of JSON left for the preview. */
interface Budget {
  left: number;
}

function previewFields(budget: Budget, data: JsonObject): JsonObject {
  budget.left -= 2;
  const shown: [string, Json][] = [];
  for (const [name, value] of Object.entries(data)) {
    budget.left -= name.length + 4;
    if (budget.left < 0) break;
    const part = preview(budget, value);
    if (part === undefined) break;
    shown.push([name, part]);
  }
  return Object.fromEntries(shown);
}

/** As much of a value as fits; undefined if nothing does. */
function preview(budget: Budget, value: Json): Json | undefined {
  if (typeof value === "object" && value !== null) {
    if (budget.left < 2) return undefined;
    if (!isList(value)) return previewFields(budget, value);
    budget.left -= 2;
    const items: Json[] = [];
    for (const item of value) {
      budget.left -= 1;
      const part = preview(budget, item);
      if (part === undefined) break;
      items.push(part);
    }
    return items;
  }
  const part = typeof value === "string" ? cutText(value, LONGEST_TEXT) : value;
  budget.left -= jsonBytes(part);
  return budget.left < 0 ? undefined : part;
}

function isList(value: JsonObject | readonly Json[]): value is readonly Json[] {
  return Array.isArray(value);
}

/** A text of at most `most` bytes of JSON; a longer one is cut and ends with "…". */
export function cutText(text: string, most: number): string {
  if (jsonBytes(text) <= most) return text;
  let end = Math.min(text.length, most);
  while (end > 0 && jsonBytes(`${wholeCharacters(text, end)}…`) > most) end = Math.floor(end * 0.9);
  return `${wholeCharacters(text, end)}…`;
}

/** Does not split surrogate pairs. */
function wholeCharacters(text: string, end: number): string {
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, "");
}
