import { createElement, type ReactElement } from "react";
import { TextsProvider } from "../../components/texts/client.tsx";
import type { Language } from "../../lib/core/language.ts";
import { type Area, messagesOf } from "../../lib/core/texts.ts";
import en from "../../lib/messages/en.json" with { type: "json" };

const areas = Object.keys(en) as Area[]; // the outermost ones

/** A component with all texts, as ClientTexts gives them on a page. */
export function withTexts(element: ReactElement, language: Language = "en"): ReactElement {
  const messages = Object.assign({}, ...areas.map((area) => messagesOf(language, area)));
  return createElement(TextsProvider, { language, messages }, element);
}
