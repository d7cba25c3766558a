import type { Context } from "../../lib/core/context.ts";

type Fail = (message: string) => never;

/** What a command prints: with --json an object, otherwise text. */
export interface CommandResult {
  json: unknown;
  text: string;
}

/** Checks the arguments of a command, or fails. Returns the command's function. */
export type Command<Options> = (
  args: readonly string[],
  fail: Fail,
  options: Options,
) => (ctx: Context) => Promise<CommandResult>;

/** The same command, which fails for more than `most` arguments. */
export function atMost<Options>(most: number, command: Command<Options>): Command<Options> {
  return (args, fail, options) =>
    args.length > most ? fail(`Unexpected argument: ${args[most]}.`) : command(args, fail, options);
}
