import { errorCodes } from "../../lib/core/errors.ts";
import type { AdminCommand, Field } from "./commands.ts";

/** How commands are written, a line for each, with what they do. */
export function listCommands(commands: readonly AdminCommand[]): string {
  const usages = commands.map((command) => ({ usage: usageOf(command, () => "[…]"), summary: command.summary }));
  const width = Math.max(...usages.map(({ usage }) => usage.length));
  const lines = usages.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`).sort();
  return `usage: npm run admin -- <command>\n\n${lines.join("\n")}

  --json  print the result as JSON
  --help  explain a command: npm run admin -- <command> --help`;
}

/** A command with its arguments, options and errors. */
export function explainCommand(command: AdminCommand): string {
  const { endpoint, words, options } = command;
  const fields: [string, Field][] = [
    ...words.flatMap((word): [string, Field][] => ("field" in word ? [[`<${word.field.name}>`, word.field]] : [])),
    ...[...options].map(([option, field]): [string, Field] => [`--${option}`, field]),
  ];
  const described = fields.filter(([, { description }]) => description !== "");
  const width = Math.max(0, ...described.map(([label]) => label.length));
  const about = (endpoint.description ?? "").replaceAll("\n", " ").replaceAll("`", "");
  return [
    `usage: npm run admin -- ${usageOf(command)}`,
    `${command.summary}.${about && `\n${about}`}`,
    ...(described.length === 0
      ? []
      : [
          described
            .map(([label, field]) => `  ${label.padEnd(width)}  ${field.description.replaceAll("`", "")}`)
            .join("\n"),
        ]),
    ...endpoint.errors
      .filter((code) => code !== "NOT_FOUND")
      .map((code) => `${code}: ${errorCodes[code].meaning} ${errorCodes[code].fix.replaceAll("`", "")}`),
  ].join("\n\n");
}

/** `shorten`: what stands for the options that may be absent. */
function usageOf({ words, flags, options }: AdminCommand, shorten?: () => string): string {
  const required = [...options].filter(([, { isRequired }]) => isRequired);
  const optional = [...options].filter(([, { isRequired }]) => !isRequired);
  return [
    ...words.map((word) => {
      if ("text" in word) return word.text;
      return word.field.isRequired ? `<${word.field.name}>` : `[<${word.field.name}>]`;
    }),
    ...flags.map((flag) => `--${flag}`),
    ...required.map(([option]) => `--${option} "<text>"`),
    ...(shorten && optional.length > 0
      ? [shorten()]
      : optional.map(([option, { type }]) => (type === "boolean" ? `[--${option}]` : `[--${option} <value>]`))),
  ].join(" ");
}

/** The fields of a result, a line for each, indented as in YAML. */
export function fieldLines(fields: object, indent = ""): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const label = `${indent}${scalar(name)}:`;
    if (typeof value !== "object" || value === null) return [`${label} ${scalar(value)}`];
    if (!Array.isArray(value)) return [label, ...fieldLines(value, `${indent}  `)];
    if (value.every((one) => typeof one !== "object" || one === null)) {
      return [`${label} ${value.length === 0 ? "none" : value.map(scalar).join(", ")}`];
    }
    return [label, ...value.flatMap((one: object) => itemLines(one, indent))];
  });
}

function itemLines(item: object, indent: string): string[] {
  return fieldLines(item, `${indent}    `).map((line, at) =>
    at === 0 ? `${indent}  - ${line.slice(indent.length + 4)}` : line,
  );
}

/** Strangers wrote some of the values: no character of theirs moves the cursor, ends the line or turns its direction. */
function scalar(value: unknown): string {
  if (value === null) return "none";
  return String(value).replace(/[\p{C}\u2028\u2029]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}
