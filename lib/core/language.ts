import { AsyncLocalStorage } from "node:async_hooks";
import Negotiator from "negotiator";
import { processSingleton } from "./process-singleton.ts";

/** The languages of pages and notices, each with a catalogue in lib/messages. The first is for everybody whose language is not among them. */
export const languages = ["en", "es", "ja"] as const;
export type Language = (typeof languages)[number];

/** The cookie that stores a visitor's choice. */
export const LANGUAGE_COOKIE = "language";

/** The visitor's choice, or else what the browser prefers (`Accept-Language`), or else English. */
export function chooseLanguage(
  { chosen, accepted }: { chosen: string | undefined; accepted: string | undefined },
  offered: readonly Language[] = languages,
): Language {
  const find = (name: string | undefined) => offered.find((one) => one === name);
  const negotiator = new Negotiator({ headers: { "accept-language": accepted ?? "" } });
  return find(chosen) ?? find(negotiator.languages([...offered])[0]) ?? languages[0];
}

/** The language of a request, by its header lines. */
export function languageOf(headers: { cookie?: string | undefined; "accept-language"?: string | undefined }): Language {
  const chosen = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([^;]*)`).exec(headers.cookie ?? "")?.[1];
  return chooseLanguage({ chosen, accepted: headers["accept-language"] });
}

const current = processSingleton("language", () => new AsyncLocalStorage<Language>());

/** Runs `work`, such as rendering a page, in a language. */
export function withLanguage<T>(language: Language, work: () => T): T {
  return current.run(language, work);
}

/** The language of the page that is being rendered; undefined where Next serves alone. */
export function currentLanguage(): Language | undefined {
  return current.getStore();
}
