import type { Texts } from "../texts/create-texts.ts";
import { formatTime } from "../ui/dates.ts";
import type { FieldLabels } from "./labels.ts";

type ValueTexts = Texts<"attest.values">;

/** The last second that a Date can hold. */
const LAST_SECOND = 8_640_000_000_000;

/** Unix seconds to the minute, in UTC. */
export function formatSeconds(t: ValueTexts, seconds: number): string {
  return seconds > LAST_SECOND ? t("second", { number: String(seconds) }) : formatTime(seconds * 1000, t.language);
}

/** Longer JSON stays on one line, as each of many small values would take one. */
const MAX_INDENTED_LENGTH = 2_000;

/** A value of an attestation's data as text. */
export function formatValue(t: ValueTexts, value: unknown, labels?: FieldLabels): string {
  if (labels?.control === "date" && typeof value === "number") return formatSeconds(t, value);
  if (typeof value === "string") return value === "" ? "–" : value;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return String(value);
  const plain = JSON.stringify(value);
  return plain.length > MAX_INDENTED_LENGTH ? plain : JSON.stringify(value, null, 2);
}

/** Splits a text after at most `length` characters; the rest is empty for a shorter text. */
export function splitText(text: string, length: number): readonly [start: string, rest: string] {
  if (text.length <= length) return [text, ""];
  // Keep surrogate pairs whole.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return [text.slice(0, end), text.slice(end)];
}

/** How an attestation or its revocation changed the recipient's score, in points. */
export function describeImpact(t: ValueTexts, points: number): string {
  if (points === 0) return t("same");
  return t(points > 0 ? "rises" : "falls", { count: Math.abs(points) });
}
