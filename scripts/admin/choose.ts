import { nearestName } from "../../lib/api/read-input.ts";
import { isServiceError, type ServiceError } from "../../lib/core/errors.ts";
import { type AdminCommand, type Given, type Input, readInput } from "./commands.ts";

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A command line that names no command, or not all of it: a sentence, and the commands that may be meant. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly commands: readonly AdminCommand[],
  ) {
    super(message);
  }
}

/** The command that the words and options name, with the input that they give it. Throws UsageError. */
export function chooseCommand(
  commands: readonly AdminCommand[],
  words: readonly string[],
  values: Values,
): { command: AdminCommand; input: Input } {
  const sameVerb = commandsOf(commands, words[0]);
  const fitting = sameVerb.filter((one) => hasWords(one, words) && hasFlags(one, sameVerb, values));
  // "quarantine retry" also fits "quarantine [chainId]": the one with more words of its own is meant.
  const [command] = fitting.toSorted((a, b) => rank(b) - rank(a));
  if (!command) throw new UsageError(misfit(sameVerb, words), sameVerb);
  const given = readGiven(command, words, values);
  try {
    return { command, input: readInput(command, given) };
  } catch (error) {
    throw isServiceError(error) ? new UsageError(refusalOf(command, error), [command]) : error;
  }
}

/** The commands whose first word is `verb`. Throws UsageError if there are none. */
export function commandsOf(commands: readonly AdminCommand[], verb: string | undefined): AdminCommand[] {
  if (verb === undefined) throw new UsageError("The command is missing.", commands);
  const found = commands.filter(({ words: [first] }) => first && "text" in first && first.text === verb);
  if (found.length > 0) return found;
  const verbs = commands.flatMap(({ words: [first] }) => (first && "text" in first ? [first.text] : []));
  throw new UsageError(`Unknown command: ${verb}. The nearest is ${nearestName(verb, verbs)}.`, commands);
}

const literals = ({ words }: AdminCommand) => words.filter((word) => "text" in word).length;
const rank = (command: AdminCommand) => literals(command) * 2 + (command.declared.startsWith ? 1 : 0);
const least = ({ words }: AdminCommand) => words.filter((word) => "text" in word || word.field.isRequired).length;

function hasWords(command: AdminCommand, words: readonly string[]): boolean {
  return words.length >= least(command) && words.length <= command.words.length && agrees(command, words);
}

/** Whether every word is where the command has it, as far as there are words. */
function agrees({ words: own, declared }: AdminCommand, words: readonly string[]): boolean {
  const [first] = own.flatMap((word, place) => ("field" in word ? [place] : []));
  const start = first === undefined ? undefined : words[first];
  if (declared.startsWith && !start?.startsWith(declared.startsWith)) return false;
  return own.every((word, place) => !("text" in word) || words[place] === undefined || words[place] === word.text);
}

/** Whether it has the flags that tell commands of the same verb apart. */
function hasFlags(command: AdminCommand, sameVerb: readonly AdminCommand[], values: Values): boolean {
  const telling = new Set(sameVerb.flatMap(({ flags }) => flags));
  return [...telling].every((flag) => (values[flag] === true) === command.flags.includes(flag));
}

function misfit(sameVerb: readonly AdminCommand[], words: readonly string[]): string {
  const near = sameVerb.filter((one) => agrees({ ...one, declared: { usage: "" } }, words));
  const [longest] = near.toSorted((a, b) => b.words.length - a.words.length);
  if (!longest) {
    const place = words.findIndex((word, at) => !sameVerb.some(({ words: own }) => fits(own[at], word)));
    return `Unexpected argument: ${words[Math.max(place, 1)]}.`;
  }
  if (words.length > longest.words.length) return `Unexpected argument: ${words[longest.words.length]}.`;
  const [shortest] = near.toSorted((a, b) => a.words.length - b.words.length);
  const missing = shortest?.words[words.length];
  if (!missing) return "The options fit no command.";
  return "text" in missing
    ? `The word ${missing.text} is missing.`
    : `The argument <${missing.field.name}> is missing.`;
}

function fits(word: AdminCommand["words"][number] | undefined, text: string): boolean {
  return word !== undefined && ("field" in word || word.text === text);
}

function readGiven(command: AdminCommand, words: readonly string[], values: Values): Given {
  const given: Record<string, string | boolean> = {};
  for (const [place, word] of command.words.entries()) {
    const value = words[place];
    if ("field" in word && value !== undefined) given[word.field.name] = value;
  }
  for (const [option, value] of Object.entries(values)) {
    if (value === undefined || value === false || command.flags.includes(option)) continue;
    const field = command.options.get(option);
    if (!field) throw new UsageError(`Unexpected option: --${option}.`, [command]);
    given[field.name] = value;
  }
  for (const [option, { name, isRequired, description }] of command.options) {
    if (isRequired && given[name] === undefined) {
      throw new UsageError(`The option --${option} is missing. ${description}`.trim(), [command]);
    }
  }
  return given;
}

/** What the endpoint's schemas refuse, by arguments and options. */
function refusalOf({ options }: AdminCommand, { message, details = [] }: ServiceError): string {
  const lines = details.map(({ path, message: problem }) => {
    const name = path.split(".")[1];
    const [option] = [...options].find(([, field]) => field.name === name) ?? [];
    return `${option ? `--${option}` : `<${name}>`} ${problem}.`;
  });
  return lines.length > 0 ? lines.join("\n") : message;
}
