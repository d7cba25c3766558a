import { toServiceError } from "../lib/api/envelope.ts";
import { type Context, commandContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import type { ServiceError } from "../lib/core/errors.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";
import { messageOf } from "./start-error.ts";

/** Runs a command as an operator on this machine and prints its result, or the text of its error with exit code 1. */
export async function runCommand(
  run: (ctx: Context) => Promise<string>,
  textOf: (error: ServiceError) => string = ({ message }) => message,
): Promise<void> {
  try {
    loadToolEnvironment();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
  try {
    console.log(await run(commandContext()));
  } catch (thrown) {
    const error = toServiceError(thrown, "command line");
    if (error.code === "INTERNAL_ERROR") throw thrown;
    console.error(textOf(error));
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}
