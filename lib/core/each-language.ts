import type { Language } from "./language.ts";

/** English has the day first. */
const locales: Record<Language, string> = { en: "en-GB", es: "es", ja: "ja" };

/** One format a language, made when it is first used: a browser needs long for each. */
export function eachLanguage<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const found = made.get(language) ?? create(locales[language]);
    made.set(language, found);
    return found;
  };
}
