import { z } from "zod";
import type { Command as Declared, Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { inputError } from "../../lib/api/declaration/input-errors.ts";
import { groupBy } from "../../lib/core/group-by.ts";

type Place = "path" | "query" | "body";

/** A field of an endpoint, as an argument or an option of a command. */
export interface Field {
  name: string;
  place: Place | null;
  type: "string" | "number" | "boolean";
  isRequired: boolean;
  description: string;
}

/** A word of a command: itself, or the field that it gives. */
type Word = { text: string } | { field: Field };

/** A command of `npm run admin`, derived from an endpoint. */
export interface AdminCommand {
  operation: string;
  endpoint: Endpoint;
  summary: string;
  words: readonly Word[];
  /** Flags that choose it among commands with the same words. */
  flags: readonly string[];
  /** Fields by the name of their option. */
  options: ReadonlyMap<string, Field>;
  declared: Declared;
}

const ADMIN = "/v1/admin/";

/** The commands of all endpoints below `/v1/admin`, and of others that declare some. */
export function deriveCommands(endpoints: Readonly<Record<string, Endpoint>>): AdminCommand[] {
  return Object.entries(endpoints).flatMap(([operation, endpoint]) => {
    const own = endpoint.path.startsWith(ADMIN) ? [{ usage: defaultUsage(operation, endpoint) }] : [];
    return (endpoint.commands ?? own).map((declared) => deriveCommand(operation, endpoint, declared));
  });
}

/** The name of the operation, then every field that must be given, but for a reason. */
function defaultUsage(operation: string, endpoint: Endpoint): string {
  const given = [...fieldsOf(endpoint).values()].filter(({ name, isRequired }) => isRequired && name !== "reason");
  return [optionName(operation), ...given.map(({ name }) => `<${name}>`)].join(" ");
}

function deriveCommand(operation: string, endpoint: Endpoint, declared: Declared): AdminCommand {
  const fields = fieldsOf(endpoint);
  for (const name of Object.keys(declared.sets ?? {})) fields.delete(name);
  const take = (name: string, isRequired: boolean): Field => {
    const field = fields.get(name) ?? { name, place: null, type: "string", isRequired, description: "" };
    fields.delete(name);
    return { ...field, isRequired };
  };
  const words: Word[] = [];
  const flags: string[] = [];
  const options = new Map<string, Field>();
  for (const [, option, required, optional, text] of declared.usage.matchAll(
    /(?:--([a-z-]+) ?)?(?:<(\w+)>|\[(\w+)\])?([a-z-]+)? ?/g,
  )) {
    const name = required ?? optional;
    if (option && name) options.set(option, take(name, true));
    else if (option) flags.push(option);
    else if (name) words.push({ field: take(name, required !== undefined) });
    else if (text) words.push({ text });
  }
  for (const [name, field] of fields) options.set(optionName(name), field);
  return { operation, endpoint, summary: declared.summary ?? endpoint.summary, words, flags, options, declared };
}

const optionName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function fieldsOf({ params, query, body }: Endpoint): Map<string, Field> {
  const places = { path: params, query, body };
  const fields = Object.entries(places).flatMap(([place, schema]) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).map(([name, one]) => describeField(name, place as Place, one as z.ZodType)) // The keys of `places`.
      : [],
  );
  return new Map(fields.map((field) => [field.name, field]));
}

function describeField(name: string, place: Place, schema: z.ZodType): Field {
  const { type, description = "", enum: values } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const isNumber = place === "body" && (type === "integer" || type === "number");
  return {
    name,
    place,
    type: type === "boolean" ? "boolean" : isNumber ? "number" : "string",
    isRequired: !schema.safeParse(undefined).success,
    description: [description, ...(values ? [`One of ${values.join(", ")}.`] : [])].join(" ").trim(),
  };
}

export type Input = Omit<Parameters<Endpoint["handler"]>[0], "ctx">;

/** Arguments and options of a command, by the name of the field. */
export type Given = Readonly<Record<string, string | boolean>>;

/** What the endpoint's handler takes, but for the context. Throws INVALID_REQUEST and the like, as the API does. */
export function readInput({ endpoint, words, options, declared }: AdminCommand, given: Given): Input {
  const fields = [...words.flatMap((word) => ("field" in word ? [word.field] : [])), ...options.values()];
  const values = { ...given, ...setFields(declared.sets, given) };
  const known = groupBy([...fields, ...setPlaces(endpoint, declared.sets)], ({ place }) => place);
  const of = (place: Place): Record<string, unknown> =>
    Object.fromEntries(
      (known.get(place) ?? []).flatMap(({ name, type }) => {
        const value = values[name];
        return value === undefined ? [] : [[name, type === "number" ? asNumber(value) : value]];
      }),
    );
  // The registry erases the types that the endpoint's schemas return.
  return {
    params: parse("path", endpoint.params, of("path")),
    query: parse("query", endpoint.query, of("query")),
    body: parse("body", endpoint.body, of("body")),
    upload: null,
  } as Input;
}

function setFields(sets: Declared["sets"] = {}, given: Given): Given {
  const fill = (value: string) => value.replace(/<(\w+)>/g, (_, name: string) => String(given[name] ?? ""));
  return Object.fromEntries(Object.entries(sets).map(([name, value]) => [name, fill(value)]));
}

function setPlaces(endpoint: Endpoint, sets: Declared["sets"] = {}): Field[] {
  return [...fieldsOf(endpoint).values()].filter(({ name }) => Object.hasOwn(sets, name));
}

/** The schema refuses what is no number. */
function asNumber(value: string | boolean): unknown {
  return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

function parse(place: Place, schema: z.ZodType | undefined, values: object): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(values);
  if (!result.success) throw inputError(place, result.error.issues);
  return result.data;
}
