import type { Texts } from "../texts/create-texts.ts";

const units = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** A duration in milliseconds as its two largest units, such as `6 d 4 h`. */
export function timeLeft(ms: number, t: Texts<"names.timeLeft">): string {
  const seconds = Math.floor(ms / 1_000);
  const largest = units.findIndex(([, size]) => seconds >= size);
  const [first, second] = units.slice(Math.max(0, largest));
  if (seconds <= 0 || !first) return t("over");
  const whole = t(first[0], { n: Math.floor(seconds / first[1]) });
  return second ? t("both", { whole, rest: t(second[0], { n: Math.floor((seconds % first[1]) / second[1]) }) }) : whole;
}
