import { commandContext } from "../../lib/core/context.ts";
import { closeDatabase } from "../../lib/core/db.ts";
import { isServiceError } from "../../lib/core/errors.ts";
import type { CommandLine } from "../command-line.ts";
import { loadToolEnvironment } from "../start/tool-environment.ts";
import { messageOf } from "../start-error.ts";
import type { Command } from "./command.ts";

/** Runs the command that the first argument names, with the others and the options, and prints its result. */
export async function runCommand<Options extends { json: boolean }>(
  commands: Readonly<Record<string, Command<Options>>>,
  { positionals, options, fail }: Pick<CommandLine<never>, "positionals" | "fail"> & { options: Options },
): Promise<void> {
  const [name, ...args] = positionals;
  const command = name !== undefined && Object.hasOwn(commands, name) && commands[name];
  const run = command
    ? command(args, fail, options)
    : fail(name === undefined ? "The command is missing." : `Unknown command: ${name}.`);
  try {
    loadToolEnvironment();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
  try {
    const { json, text } = await run(commandContext());
    console.log(options.json ? JSON.stringify(json, null, 2) : text);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}
