import { boardNames } from "../../lib/domains/scores/schemas.ts";
import { formatDay } from "../ui/dates.ts";
import { formatPercent } from "../ui/numbers.ts";

export function categoryName(category: string): string {
  return category in boardNames ? boardNames[category as keyof typeof boardNames] : category;
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
export function inputValue(key: string, value: number | string): string {
  if (typeof value === "string") return value;
  if (/(Permille|Points)$/.test(key) || key.includes("_")) return formatPercent(value / 1_000);
  if (key.endsWith("At")) return value > 0 ? formatDay(value * 1000) : "never";
  return value.toLocaleString("en", { maximumFractionDigits: 4 });
}

const causes: Record<string, string> = {
  transactions: "New transactions",
  time: "A new day",
  reorg: "A reorg",
  attestation: "An attestation",
  achievement: "An achievement",
  wallets: "Wallets changed",
  clusters: "Alike wallets",
  trust: "Payment trust",
  model: "A new model",
  appeal: "An appeal",
};

export function causeName(cause: string): string {
  return causes[cause] ?? cause;
}

const WEI = 10n ** 18n;

/** Wei in whole units of the currency, rounded down to four decimals. */
export function formatWei(wei: string, currency: string): string {
  const value = BigInt(wei);
  const size = value < 0n ? -value : value;
  const shown = Number((size * 10_000n) / WEI) / 10_000;
  const text = size > 0n && shown === 0 ? "< 0.0001" : shown.toLocaleString("en", { maximumFractionDigits: 4 });
  return `${value < 0n ? "−" : ""}${text} ${currency}`;
}
