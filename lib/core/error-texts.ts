import type { TextKey } from "./texts.ts";

type Texts = Record<TextKey<"site.error">, string>;

/** The texts of an error page by language, which the build puts into its code: nothing else may have come (next.config.js). */
const texts: Record<string, Texts> = JSON.parse(process.env.ERROR_TEXTS ?? "{}");

/** The texts of an error page in a language, or in English. */
export function errorText(language: string): (key: TextKey<"site.error">) => string {
  return (key) => (texts[language] ?? texts.en)?.[key] ?? "";
}
