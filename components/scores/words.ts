import { boardNames } from "../../lib/domains/scores/schemas.ts";

/** How inputs, states and causes are told to people. */
export function categoryName(category: string): string {
  return category in boardNames ? boardNames[category as keyof typeof boardNames] : category;
}

/** `activeDays` → `Active days`; the unit a name ends with goes to the value. */
export function inputName(key: string): string {
  const words = key
    .replace(/(Permille|At)$/, "")
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of an input: permille as per cent, unix seconds as a day, numbers with separators. */
export function inputValue(key: string, value: number | string): string {
  if (typeof value === "string") return value;
  if (key.endsWith("Permille")) return `${(value / 10).toLocaleString("en", { maximumFractionDigits: 1 })} %`;
  if (key.endsWith("At")) return value > 0 ? formatDay(value * 1000) : "never";
  return value.toLocaleString("en", { maximumFractionDigits: 4 });
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const minute = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** A moment as a UTC day. */
export function formatDay(at: number | string): string {
  return day.format(new Date(at));
}

/** A moment to the minute, UTC. */
export function formatTime(at: number | string): string {
  return `${minute.format(new Date(at))} UTC`;
}
