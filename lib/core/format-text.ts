import format, { type CompiledMessage } from "icu-minify/format";
import type { Language } from "./language.ts";

// The part of the texts that browsers load: a compiled message with its values. lib/core/texts.ts has the catalogues.

export type { CompiledMessage };

/** Making one takes a browser longer than using it. */
function cached<Format>(create: (locale: string, options: object | undefined) => Format) {
  const made = new Map<string, Format>();
  return (locale?: Intl.LocalesArgument, options?: object): Format => {
    const key = `${locale} ${options === undefined ? "" : JSON.stringify(options)}`;
    const found = made.get(key) ?? create(String(locale), options);
    made.set(key, found);
    return found;
  };
}

const formatters = {
  getNumberFormat: cached((locale, options) => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: cached((locale, options) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: cached((locale, options) => new Intl.PluralRules(locale, options)),
};

/** A value of a text, or for a tag what becomes of the text inside it. */
export type TextValues<Rich> = Record<string, string | number | ((inside: (string | Rich)[]) => Rich)>;

/** The text of a message in a language. Returns parts if tags give anything but strings. Throws if a value is missing. */
export function formatText<Rich>(
  message: CompiledMessage,
  language: Language,
  values: TextValues<Rich> | undefined,
): string | Rich | (string | Rich)[] {
  return format<Rich>(message, language, values, { formatters, timeZone: "UTC" });
}
