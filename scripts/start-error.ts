/** An error that `npm start` prints as a message with a remedy, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The error for stored data that cannot be used: what is wrong, and how to start without the data. */
export function brokenData(sentence: string): StartError {
  return new StartError(
    `${sentence}\nNothing was changed. To start afresh, deleting everything the service has stored on this machine: npm run reset`,
  );
}

/** The message of what was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Runs a program to its end. Prints what it throws, a StartError without its stack; the program's exit code is then 1. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
