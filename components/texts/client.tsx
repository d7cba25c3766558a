"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "../../lib/core/language.ts";
import type { Area, SentenceArea } from "../../lib/core/texts.ts";
import { createTexts, type Messages, type Texts } from "./create-texts.ts";

// What `#texts` is in client components: the server gives the texts as props (ClientTexts), so that no catalogue is in their code.

const TextsContext = createContext<{ language: Language; messages: Messages } | null>(null);

/** Adds texts to those that the components inside have. */
export function TextsProvider(props: { language: Language; messages: Messages; children?: ReactNode }) {
  const { language, messages, children } = props;
  const outer = use(TextsContext)?.messages;
  const texts = useMemo(() => ({ language, messages: { ...outer, ...messages } }), [language, messages, outer]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useGiven() {
  const given = use(TextsContext);
  if (given === null) throw new Error("No texts are here: <ClientTexts> around the component gives them.");
  return given;
}

export function useTexts<A extends Area>(area: A): Texts<A> {
  const { language, messages } = useGiven();
  return useMemo(() => createTexts(language, messages, area), [language, messages, area]);
}

/** The visitor's language, for dates and numbers. */
export function useLanguage(): Language {
  return useGiven().language;
}

/** As it is, in English: the catalogue of sentences is not in browsers. */
export function useTranslate(_area: SentenceArea): (sentence: string) => string {
  return (sentence) => sentence;
}
