import pLimit from "p-limit";
import { runExclusive } from "./concurrency.ts";
import type { Context } from "./context.ts";
import { processSingleton } from "./process-singleton.ts";

/** For whom work is done, and whether somebody still waits for it. */
export type Waiting = Pick<Context, "actor" | "client" | "signal">;

/** Who takes turns: a developer, or a client without credentials. */
export function turnOf({ actor, client }: Pick<Waiting, "actor" | "client">): string {
  return actor.kind === "key" || actor.kind === "session" ? actor.developerId : (client ?? actor.kind);
}

/**
 * Returns a function that runs work in turns: at most `atOnce` in this process, and one of each developer, or client without credentials, so
 * that nobody's work takes all slots. It throws SERVICE_UNAVAILABLE after a minute of waiting, and the signal's reason if the turn comes
 * when nobody waits for it.
 */
export function createTurns(name: string, atOnce: number) {
  const slots = processSingleton(name, () => pLimit(atOnce));
  return <T>(waiting: Waiting, work: () => Promise<T>): Promise<T> => {
    const workIfAwaited = () => {
      waiting.signal?.().throwIfAborted();
      return work();
    };
    return runExclusive(`${name} of ${turnOf(waiting)}`, () => slots(workIfAwaited));
  };
}
