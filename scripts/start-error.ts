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

// OpenSSL's words for a chain that ends at no known CA, and Node's for a certificate of another host.
const UNTRUSTED =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER_CERT_LOCALLY|VERIFY_LEAF_SIGNATURE))$/;

/** The message of what was thrown. That of a database's certificate says how to name its CA. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (!("code" in thrown) || !UNTRUSTED.test(String(thrown.code))) return thrown.message;
  return `${thrown.message}: no CA that this machine knows signed the certificate. If the CA is your own, add sslmode=verify-full&sslrootcert=/path/to/ca.pem to the URL`;
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
