import compile from "icu-minify/compile";
import en from "../messages/en.json" with { type: "json" };
import es from "../messages/es.json" with { type: "json" };
import ja from "../messages/ja.json" with { type: "json" };
import { type CompiledMessage, formatText, type TextValues } from "./format-text.ts";
import type { Language } from "./language.ts";

// The catalogues: every text that people read on pages and in notices, by language, area and key, in ICU's message format.

type Catalogue = typeof en;
type Areas<T> = { [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${Areas<T[K]>}` }[keyof T & string];
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string];
type At<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** A part of the catalogue, such as `search` or `search.box`. */
export type Area = Areas<Catalogue>;
/** The key of a text within its area. */
export type TextKey<A extends Area> = A extends Area ? Keys<At<Catalogue, A>> : never;

// The types hold for each language, as a test compares the keys.
const catalogues: Record<Language, object> = { en, es, ja };

/** The texts below an area by their whole key, such as `search.box.label`, compiled. */
const compiled = new Map<string, Readonly<Record<string, CompiledMessage>>>();

/** The compiled messages of an area by their whole key, such as `search.box.label`. */
export function messagesOf(language: Language, area: Area): Readonly<Record<string, CompiledMessage>> {
  const key = `${language} ${area}`;
  const found = compiled.get(key) ?? Object.fromEntries(compileAll(area, find(catalogues[language], area)));
  compiled.set(key, found);
  return found;
}

function find(catalogue: object, area: string): unknown {
  return area.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], catalogue); // an area has parts
}

function compileAll(path: string, part: unknown): [string, CompiledMessage][] {
  // As plain objects, which alone can be props of client components.
  if (typeof part === "string") return [[path, JSON.parse(JSON.stringify(compile(part)))]];
  return Object.entries(part ?? {}).flatMap(([key, inner]) => compileAll(`${path}.${key}`, inner));
}

/** Returns the texts of an area in a language, for what is no page: `textsIn("es", "notices")("digest", { count })`. */
export function textsIn<A extends Area>(language: Language, area: A) {
  const messages = messagesOf(language, area);
  return (key: TextKey<A>, values?: TextValues<string>): string => {
    const whole = [area, key].join(".");
    const message = messages[whole];
    if (message === undefined) throw new Error(`The catalogue ${language} has no text ${whole}.`);
    return String(formatText(message, language, values));
  };
}

/** A sentence of the engine or of the API, as the English catalogue has it. */
interface Sentence {
  pattern: RegExp;
  key: string;
  /** The values that are numbers. */
  numbers: ReadonlySet<string>;
  /** Characters that are no values: the pattern with most of them is tried first. */
  length: number;
}

/** A part of the catalogue whose English texts are sentences of the engine or the API. */
export type SentenceArea = Extract<Area, `sentences.${string}`>;

const sentences = new Map<SentenceArea, readonly Sentence[]>();

function readSentences(area: SentenceArea): readonly Sentence[] {
  const found = Object.entries(messagesOf("en", area)).map(([key, message]) => {
    const parts: readonly unknown[] = typeof message === "string" ? [message] : message;
    const length = parts.reduce<number>((sum, part) => sum + (typeof part === "string" ? part.length : 0), 0);
    const numbers = new Set(parts.flatMap((part) => (Array.isArray(part) && part.length > 1 ? [String(part[0])] : [])));
    return { pattern: new RegExp(`^${parts.map(patternOf).join("")}$`), key, numbers, length };
  });
  return found.sort((a, b) => b.length - a.length);
}

/** Values are numbers or any text. */
function patternOf(part: unknown): string {
  if (typeof part === "string") return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [name, kind] = part as [string, number?]; // As icu-minify compiles a value.
  return kind === undefined ? `(?<${name}>.{1,400}?)` : `(?<${name}>[\\d,]+)`;
}

const LONGEST_SENTENCE = 1_000;
/** Values within values. */
const DEEPEST = 4;

/** A sentence of the engine or the API in a language, its values too; as it is where the catalogue has none like it. */
export function translate(language: Language, area: SentenceArea, sentence: string, depth = 0): string {
  if (language === "en" || sentence.length > LONGEST_SENTENCE || depth === DEEPEST) return sentence;
  const known = sentences.get(area) ?? readSentences(area);
  sentences.set(area, known);
  for (const { pattern, key, numbers } of known) {
    const found = pattern.exec(sentence);
    const message = found && messagesOf(language, area)[key];
    if (!message) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      numbers.has(name) ? Number(value.replaceAll(",", "")) : translateList(language, area, value, depth + 1),
    ]);
    return String(formatText(message, language, Object.fromEntries(values)));
  }
  return translateSignal(language, sentence);
}

/** The name of a risk signal, the same in sentences as in policies, which may begin with a capital; any other text as it is. */
function translateSignal(language: Language, text: string): string {
  const code = text.toLowerCase().replaceAll(" ", "_");
  const name = textsIn(language, "policies.rules")("signalName", { code, name: text });
  return /^[A-Z]/.test(text) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** A value, or the values of a list. Others are names and ids, also those of digits, and stay as they are. */
function translateList(language: Language, area: SentenceArea, text: string, depth: number): string {
  const whole = translate(language, area, text, depth);
  const parts = text.split(", ");
  const said = parts.map((part) => translate(language, area, part, depth));
  return whole !== text || `${said}` === `${parts}` ? whole : said.join(language === "ja" ? "、" : ", ");
}
