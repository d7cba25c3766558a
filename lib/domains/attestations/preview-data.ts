import { type Json, type JsonObject, jsonBytes } from "./json.ts";
import { LONGEST_IN_LIST } from "./limits.ts";

/** Longest text of a preview, bytes of JSON. */
const LONGEST_TEXT = 512;

/**
 * What lists show of data that is too long for them: its first fields and items, with long texts cut. Null where it is short enough
 * to be shown whole.
 */
export function previewData(data: JsonObject): JsonObject | null {
  if (jsonBytes(data) <= LONGEST_IN_LIST) return null;
  return previewFields({ left: LONGEST_IN_LIST }, data);
}

/** Bytes of JSON that a preview may still take. */
interface Room {
  left: number;
}

function previewFields(room: Room, data: JsonObject): JsonObject {
  room.left -= 2;
  const shown: [string, Json][] = [];
  for (const [name, value] of Object.entries(data)) {
    room.left -= name.length + 4;
    if (room.left < 0) break;
    const part = preview(room, value);
    if (part === undefined) break;
    shown.push([name, part]);
  }
  return Object.fromEntries(shown);
}

/** As much of a value as there is room for; undefined where there is none. */
function preview(room: Room, value: Json): Json | undefined {
  if (typeof value === "object" && value !== null) {
    if (room.left < 2) return undefined;
    if (!isList(value)) return previewFields(room, value);
    room.left -= 2;
    const items: Json[] = [];
    for (const item of value) {
      room.left -= 1;
      const part = preview(room, item);
      if (part === undefined) break;
      items.push(part);
    }
    return items;
  }
  const part = typeof value === "string" ? cutText(value, LONGEST_TEXT) : value;
  room.left -= jsonBytes(part);
  return room.left < 0 ? undefined : part;
}

function isList(value: JsonObject | readonly Json[]): value is readonly Json[] {
  return Array.isArray(value);
}

/** A text of at most so many bytes as JSON: as it is, or its beginning with "…". */
export function cutText(text: string, most: number): string {
  if (jsonBytes(text) <= most) return text;
  let end = Math.min(text.length, most);
  while (end > 0 && jsonBytes(`${wholeCharacters(text, end)}…`) > most) end = Math.floor(end * 0.9);
  return `${wholeCharacters(text, end)}…`;
}

/** The beginning of a text that ends with no half of a surrogate pair. */
function wholeCharacters(text: string, end: number): string {
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, "");
}
