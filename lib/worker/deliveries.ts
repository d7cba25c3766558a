import { repeat } from "../core/concurrency.ts";
import type { Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { OUTBOX_CHANNEL } from "../core/outbox.ts";
import {
  attemptDelivery,
  type ClaimedDelivery,
  claimDeliveries,
  createSender,
  dispatchEvents,
} from "../domains/webhooks/index.ts";
import { createCircuits } from "./circuits.ts";
import { createSlots, SLOW_MS } from "./slots.ts";

/** Deliveries one worker attempts at once. */
const MOST_AT_ONCE = 256;
/** Poll interval for work whose NOTIFY was missed, and for retries. */
const POLL_MS = 1_000;
/** How long attempts under way may still take at the end. */
const GRACE_MS = 2_000;

/**
 * Deliver events until `stop`: woken when events are written, and every second. Slots are shared out by developer and host, so
 * that slow receivers keep nothing from the others; a webhook that fails or is slow again and again is left alone for a while.
 * At `stop` the attempts under way get two seconds; what they do not finish is made again by another worker.
 */
export function runDeliveries(
  means: Pick<Context, "env" | "pg" | "log">,
  clock: () => Date = () => new Date(),
): { stop(): Promise<void> } {
  const { env, pg, log } = means;
  const ending = new AbortController();
  const givingUp = new AbortController();
  const sender = createSender({ allowPrivate: env.WEBHOOK_ALLOW_PRIVATE });
  const circuits = createCircuits();
  const slots = createSlots();
  const underWay = new Set<Promise<void>>();

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    let tookMs = 0;
    try {
      const { delivered, durationMs } = await attemptDelivery(means, {
        delivery,
        sender,
        clock,
        random: Math.random,
        signal: givingUp.signal,
      });
      const result = delivered ? (durationMs > SLOW_MS ? "slow" : "fast") : "failed";
      circuits.record(delivery.webhookId, result, clock().getTime());
      tookMs = durationMs;
    } catch (error) {
      log.error({ err: error, delivery: delivery.id }, "the outcome of a delivery is not written; it is made again");
    } finally {
      slots.release(delivery, tookMs);
      delivering.wake();
    }
  }

  /** Claim and begin what can be begun now. */
  async function deliver(): Promise<void> {
    while (underWay.size < MOST_AT_ONCE && !ending.signal.aborted) {
      const now = clock();
      const at = now.getTime();
      const full = slots.webhooks().filter(({ id, held, most }) => held >= circuits.allows(id, at, most));
      const except = [...new Set([...full.map(({ id }) => id), ...circuits.open(at)])];
      const room = { developers: slots.developers(), hosts: slots.hosts(), slow: slots.slow() };
      const claimed = await claimDeliveries({ pg, now }, { limit: MOST_AT_ONCE - underWay.size, except, ...room });
      if (claimed.length === 0) return;
      for (const delivery of claimed) {
        slots.take(delivery);
        const work = attempt(delivery).finally(() => underWay.delete(work));
        underWay.add(work);
      }
    }
  }

  /** Turn what waits into deliveries, piece by piece; each piece can be attempted while the next is turned. */
  async function dispatch(): Promise<void> {
    while (!ending.signal.aborted && (await dispatchEvents({ pg, now: clock() }))) delivering.wake();
  }

  const onError = (error: unknown) => log.error({ err: error }, "deliveries are interrupted; trying again");
  const delivering = repeat(deliver, { everyMs: POLL_MS, signal: ending.signal, onError });
  const dispatching = repeat(dispatch, { everyMs: POLL_MS, signal: ending.signal, onError });
  const wake = () => {
    dispatching.wake();
    // Tests and replays write deliveries without an event.
    delivering.wake();
  };
  const listener = listen(env.DATABASE_URL, OUTBOX_CHANNEL, { message: wake, connect: wake }, log);
  return {
    async stop() {
      ending.abort();
      await Promise.all([dispatching.ended, delivering.ended]);
      const grace = setTimeout(() => givingUp.abort(), GRACE_MS);
      await Promise.all([...underWay, listener.stop()]);
      clearTimeout(grace);
      await sender.close();
    },
  };
}
