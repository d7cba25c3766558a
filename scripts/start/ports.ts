import { isPortFree } from "../processes/ports.ts";
import { messageOf, StartError } from "../start-error.ts";

/** Throw an error that names the setting if a port is taken or not allowed. */
export async function requirePort(setting: string, port: number, host: string, what: string): Promise<void> {
  try {
    if (await isPortFree(port, host)) return;
  } catch (error) {
    throw new StartError(
      `${what} cannot listen on ${host}:${port} (${messageOf(error)}). Set ${setting} to another port${setting === "PORT" ? ", or HOST to an address of this machine" : ""}.`,
    );
  }
  throw new StartError(
    `Port ${port} on ${host} is taken, so ${what} cannot listen there. Stop the process that uses it, or set ${setting} to a free port (for example ${setting}=${port + 10}).`,
  );
}
