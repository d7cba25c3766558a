import { StartError } from "../start-error.ts";

/** Run a command that takes one file: it tells its usage where it is given anything else, and faults for people in a sentence. */
export async function runOnFile(usage: string, work: (path: string) => Promise<void>): Promise<void> {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0 || path.startsWith("-")) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  await work(path).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
