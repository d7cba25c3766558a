import pLimit from "p-limit";
import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import { processSingleton } from "../../core/process-singleton.ts";

/** Rules × identities from which an evaluation is large: it takes some 50 milliseconds of the processor or more. */
const LARGE = 1_000;
/** Large evaluations that run at once in this process; one more would only delay other requests further. */
const AT_ONCE = 2;

const slots = processSingleton("large evaluations", () => pLimit(AT_ONCE));

/**
 * Runs an evaluation of so many rules × identities. Large ones wait for a slot, one of each developer at a time, so that developers take
 * turns. Throws SERVICE_UNAVAILABLE after a minute of waiting, and the signal's reason if its turn comes when nobody waits for it.
 */
export function takeTurn<T>(
  { actor, signal }: Pick<Context, "actor" | "signal">,
  size: number,
  work: () => Promise<T>,
): Promise<T> {
  if (size < LARGE) return work();
  const developer = actor.kind === "key" || actor.kind === "session" ? actor.developerId : actor.kind;
  const workIfAwaited = () => {
    signal?.().throwIfAborted();
    return work();
  };
  return runExclusive(`large evaluations of ${developer}`, () => slots(workIfAwaited));
}
