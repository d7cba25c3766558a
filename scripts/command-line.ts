import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "./start-error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

export interface CommandLine<T extends Options> {
  values: Parsed<T>["values"];
  positionals: string[];
  /** Print the message and the usage, and exit with code 2. */
  fail: (message: string) => never;
}

/**
 * The arguments of this program. `--help` prints the usage and exits; an unknown option, or more than `positionals` arguments
 * without an option, exits with code 2 and the usage.
 */
export function parseCommandLine<const T extends Options>(usage: string, options: T, positionals = 0): CommandLine<T> {
  const fail = (message: string): never => {
    console.error(`${message}\n\n${usage}`);
    process.exit(2);
  };
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    if (parsed.positionals.length > positionals) fail(`Unexpected argument: ${parsed.positionals[positionals]}.`);
    return { ...parsed, fail };
  } catch (error) {
    return fail(messageOf(error));
  }
}

/** The one argument of a program that takes a file. */
export function parseFile(usage: string): string {
  const { positionals, fail } = parseCommandLine(usage, {}, 1);
  return positionals[0] ?? fail("The file is missing.");
}

/** A list where the default is one. */
type Numbers<T> = { [K in keyof T]: T[K] extends number ? number : number[] };

/** The options of a program that takes whole numbers alone, by name, with their defaults. One whose default is a list takes several: `1,2`. */
export function parseNumbers<const T extends Readonly<Record<string, number | readonly number[]>>>(
  usage: string,
  defaults: T,
): Numbers<T> {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: "string", default: String(value) } as const]),
  );
  const { values, fail } = parseCommandLine(usage, options);
  const numbers = Object.entries(values).map(([name, value]) => {
    const isList = typeof defaults[name] !== "number";
    const read = (isList ? value.split(",") : [value]).map((text) => {
      const number = Number(text);
      return Number.isSafeInteger(number) && number >= 0 ? number : fail(`--${name} must be a whole number.`);
    });
    return [name, isList ? read : read[0]];
  });
  return Object.fromEntries(numbers) as Numbers<T>; // Every name of the defaults is an entry.
}
