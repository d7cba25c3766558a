// Modules load twice beside Next: one line for both.
const shared = globalThis as typeof globalThis & { __credenceTurns?: Map<string, Promise<unknown>> };

/**
 * Do what bears one name one after the other in this process. What would wait at one row of the database waits here: there it
 * would hold a connection meanwhile, and a burst of one caller all of them.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  shared.__credenceTurns ??= new Map();
  const turns = shared.__credenceTurns;
  const done = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, done);
  try {
    return await done;
  } finally {
    if (turns.get(name) === done) turns.delete(name);
  }
}
