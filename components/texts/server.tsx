import { cookies, headers } from "next/headers";
import { cache, type ReactNode, use } from "react";
import { chooseLanguage, currentLanguage, LANGUAGE_COOKIE, type Language } from "../../lib/core/language.ts";
import { type Area, messagesOf, type SentenceArea, translate } from "../../lib/core/texts.ts";
import { TextsProvider } from "./client.tsx";
import { createTexts, type Texts } from "./create-texts.ts";

// What `#texts` is in server components.

/** Where Next serves alone: elsewhere the server has read it, so that no component waits for it. */
const readHere = cache(async (): Promise<Language> => {
  const [chosen, given] = await Promise.all([cookies(), headers()]);
  return chooseLanguage({
    chosen: chosen.get(LANGUAGE_COOKIE)?.value,
    accepted: given.get("accept-language") ?? undefined,
  });
});

/** The visitor's language: the choice in the cookie, or what the browser prefers. */
export async function readLanguage(): Promise<Language> {
  return currentLanguage() ?? readHere();
}

function textsOf<A extends Area>(language: Language, area: A): Texts<A> {
  return createTexts(language, messagesOf(language, area), area);
}

/** The texts of an area, for async components, metadata and actions; others call `useTexts` of `#texts`. */
export async function getTexts<A extends Area>(area: A): Promise<Texts<A>> {
  return textsOf(await readLanguage(), area);
}

export function useTexts<A extends Area>(area: A): Texts<A> {
  return textsOf(useLanguage(), area);
}

/** The visitor's language, for dates and numbers. */
export function useLanguage(): Language {
  return currentLanguage() ?? use(readHere());
}

/** The same for async components and what is no component. */
export async function getTranslate(area: SentenceArea): Promise<(sentence: string) => string> {
  const language = await readLanguage();
  return (sentence) => translate(language, area, sentence);
}

/** What the engine or the API says in English, in the visitor's language. Server components alone have its catalogue. */
export function useTranslate(area: SentenceArea): (sentence: string) => string {
  const language = useLanguage();
  return (sentence) => translate(language, area, sentence);
}

/** Gives client components inside the texts of these areas. */
export function ClientTexts({ of, children }: { of: readonly Area[]; children: ReactNode }) {
  const language = useLanguage();
  return (
    <TextsProvider language={language} messages={Object.assign({}, ...of.map((area) => messagesOf(language, area)))}>
      {children}
    </TextsProvider>
  );
}
