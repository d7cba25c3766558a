import { createElement, Fragment, type ReactNode } from "react";
import { type CompiledMessage, formatText, type TextValues } from "../../lib/core/format-text.ts";
import type { Language } from "../../lib/core/language.ts";
import type { Area, TextKey } from "../../lib/core/texts.ts";

/** The texts of an area of the catalogue in the visitor's language. */
export interface Texts<A extends Area> {
  /** A text with its values: `t("found", { count: 3 })`. */
  (key: TextKey<A>, values?: TextValues<string>): string;
  /** A text with tags: `t.rich("more", { a: (inside) => <Link href="/docs">{inside}</Link> })`. */
  rich: (key: TextKey<A>, values: TextValues<ReactNode>) => ReactNode;
  language: Language;
}

export type Messages = Readonly<Record<string, CompiledMessage>>;

/** `messages`: by the whole key. */
export function createTexts<A extends Area>(language: Language, messages: Messages, area: A): Texts<A> {
  const find = (key: string): CompiledMessage => {
    const message = messages[`${area}.${key}`];
    if (message === undefined)
      throw new Error(`No text ${area}.${key} is here: <ClientTexts> around the component gives it.`);
    return message;
  };
  const text = (key: TextKey<A>, values?: TextValues<string>) => String(formatText(find(key), language, values));
  const rich = (key: TextKey<A>, values: TextValues<ReactNode>) =>
    toNode(formatText(find(key), language, wrapInside(values)));
  return Object.assign(text, { rich, language });
}

/** As children of an element parts need no keys; the whole has one, as what is inside a tag is given as a list. */
function toNode(parts: ReactNode | ReactNode[]): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, { key: "parts" }, ...parts) : parts;
}

function wrapInside(values: TextValues<ReactNode>): TextValues<ReactNode> {
  const wrapped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "function" ? (inside: ReactNode[]) => value([toNode(inside)]) : value,
  ]);
  return Object.fromEntries(wrapped);
}
