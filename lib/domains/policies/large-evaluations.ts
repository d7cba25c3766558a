import { createTurns, type Waiting } from "../../core/turns.ts";

/** Rules × identities from which an evaluation is large: it takes some 50 milliseconds of the processor or more. */
const LARGE = 1_000;
/** Large evaluations that run at once in this process; one more would only delay other requests further. */
const AT_ONCE = 2;

const takeLargeTurn = createTurns("large evaluations", AT_ONCE);

/** Runs an evaluation of so many rules × identities; large ones in turns. Throws what a turn throws. */
export function takeTurn<T>(waiting: Waiting, size: number, work: () => Promise<T>): Promise<T> {
  return size < LARGE ? work() : takeLargeTurn(waiting, work);
}
