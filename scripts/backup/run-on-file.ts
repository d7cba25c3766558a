import { parseCommandLine } from "../command-line.ts";
import { runProgram } from "../start-error.ts";

/** Runs a command that takes one file. */
export async function runOnFile(usage: string, work: (path: string) => Promise<void>): Promise<void> {
  const { positionals, fail } = parseCommandLine(usage, {}, 1);
  const path = positionals[0] ?? fail("The file is missing.");
  await runProgram(() => work(path));
}
