import { isPortFree } from "../processes/ports.ts";
import { StartError } from "../start-error.ts";

/** Fail with the name of the setting where a port is taken or may not be used. */
export async function requirePort(setting: string, port: number, host: string, what: string): Promise<void> {
  try {
    if (await isPortFree(port, host)) return;
  } catch (error) {
    throw new StartError(
      `${what} cannot listen on ${host}:${port} (${error instanceof Error ? error.message : error}). Set ${setting} to another port${setting === "PORT" ? ", or HOST to an address of this machine" : ""}.`,
    );
  }
  throw new StartError(
    `Port ${port} on ${host} is taken, so ${what} cannot listen there. Stop what uses it, or set ${setting} to a free port (for example ${setting}=${port + 10}).`,
  );
}
