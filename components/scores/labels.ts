import type { Language } from "../../lib/core/language.ts";
import type { TextKey } from "../../lib/core/texts.ts";
import { boardNames } from "../../lib/domains/scores/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import { formatDay } from "../ui/dates.ts";
import { formatPercent } from "../ui/numbers.ts";

const isCategory = (category: string): category is keyof typeof boardNames => category in boardNames;

/** The name of a category of the score, or of the total. */
export function categoryName(t: Texts<"scores.categories">, category: string): string {
  return isCategory(category) ? t(category) : category;
}

/** The same on documents and pictures, which are in English. */
export function englishCategory(category: string): string {
  return isCategory(category) ? boardNames[category] : category;
}

/** `activeDays` → `Active days`, `fan_in` → `Fan in`; drops the unit at the end of a name, but for points of the scorecard. */
export function inputName(key: string): string {
  const words = key
    .replace(/(Permille|At)$/, "")
    .replaceAll("_", " ")
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of an input: permille (also of signals) as per cent, unix seconds as a day. */
export function inputValue(t: Texts<"scores.values">, key: string, value: number | string): string {
  if (typeof value === "string") return value;
  if (/(Permille|Points)$/.test(key) || key.includes("_")) return formatPercent(value / 1_000, t.language);
  if (key.endsWith("At")) return value > 0 ? formatDay(value * 1000, t.language) : t("never");
  return value.toLocaleString(t.language, { maximumFractionDigits: 4 });
}

const causes: readonly TextKey<"scores.causes">[] = [
  ...(["transactions", "time", "reorg", "attestation", "achievement"] as const),
  ...(["wallets", "clusters", "trust", "model", "appeal"] as const),
];

export function causeName(t: Texts<"scores.causes">, cause: string): string {
  const known = causes.find((one) => one === cause);
  return known === undefined ? cause : t(known);
}

const WEI = 10n ** 18n;

/** Wei in whole units of the currency, rounded down to four decimals. */
export function formatWei(wei: string, currency: string, language: Language): string {
  const value = BigInt(wei);
  const size = value < 0n ? -value : value;
  const shown = Number((size * 10_000n) / WEI) / 10_000;
  const text = size > 0n && shown === 0 ? "< 0.0001" : shown.toLocaleString(language, { maximumFractionDigits: 4 });
  return `${value < 0n ? "−" : ""}${text} ${currency}`;
}
