import { repeat } from "../core/concurrency.ts";
import type { Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { OUTBOX_CHANNEL } from "../core/outbox.ts";
import { dispatchEvents } from "../domains/webhooks/index.ts";
import { createAttempts } from "./delivery-attempts.ts";
import { createStoredLimit } from "./stored-limit.ts";

/** Poll interval for work whose NOTIFY was missed, and for retries. */
const POLL_MS = 1_000;

/** Turns outbox events into deliveries and attempts them until `stop`, on notifications and every second. */
export function runDeliveries(dependencies: Pick<Context, "env" | "pg" | "log">): { stop(): Promise<void> } {
  const { env, pg, log } = dependencies;
  const ending = new AbortController();
  const { signal } = ending;
  const clock = () => new Date();
  const stored = createStoredLimit(dependencies);
  const attempts = createAttempts(dependencies, {
    clock,
    signal,
    onFree: ({ developerId }) => {
      stored.add(developerId, 1);
      attempting.wake();
    },
  });

  /** Creates deliveries in parts; those of one part are attempted while the next is created. */
  async function dispatch(): Promise<void> {
    let isMore = true;
    while (!signal.aborted && isMore) {
      isMore = await dispatchEvents({ pg, now: clock() }, { onWritten: stored.add });
      if (isMore) attempting.wake();
      await stored.apply(clock());
    }
  }

  const onError = (error: unknown) => log.error({ err: error }, "deliveries are interrupted; trying again");
  const attempting = repeat(attempts.fill, { everyMs: POLL_MS, signal, onError });
  const dispatching = repeat(dispatch, { everyMs: POLL_MS, signal, onError });
  const wake = () => {
    dispatching.wake();
    // Test events and replays create deliveries without an outbox event.
    attempting.wake();
  };
  const listener = listen(env.DATABASE_URL, OUTBOX_CHANNEL, { message: wake, connect: wake }, log);
  return {
    async stop() {
      ending.abort();
      await Promise.all([dispatching.ended, attempting.ended]);
      await Promise.all([attempts.end(), listener.stop()]);
    },
  };
}
