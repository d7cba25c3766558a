import { parseCommandLine } from "../command-line.ts";
import { StartError } from "../start-error.ts";

/** Run a command that takes one file. Prints the message of a StartError without its stack. */
export async function runOnFile(usage: string, work: (path: string) => Promise<void>): Promise<void> {
  const { positionals, fail } = parseCommandLine(usage, {}, 1);
  const path = positionals[0] ?? fail("The file is missing.");
  await work(path).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
