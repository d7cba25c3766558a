import { ServiceError } from "./errors.ts";

/** Who waited longer than this for their turn is sent away, milliseconds: what holds the line up would hold up all behind it. */
const PATIENCE = 60_000;

// Modules load twice beside Next: one line for both.
const shared = globalThis as typeof globalThis & { __credenceTurns?: Map<string, Promise<unknown>> };

/**
 * Do what bears one name one after the other in this process. What would wait at one row of the database waits here: there it
 * would hold a connection meanwhile, and a burst of one caller all of them. SERVICE_UNAVAILABLE after a minute.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  shared.__credenceTurns ??= new Map();
  const turns = shared.__credenceTurns;
  const until = performance.now() + PATIENCE;
  const begin = () => {
    if (performance.now() <= until) return work();
    throw new ServiceError("SERVICE_UNAVAILABLE", "Too much is waiting to be done before this; try again.");
  };
  const done = (turns.get(name) ?? Promise.resolve()).then(begin, begin);
  turns.set(name, done);
  try {
    return await done;
  } finally {
    if (turns.get(name) === done) turns.delete(name);
  }
}
