import type { Context } from "../core/context.ts";
import { attemptDelivery, type ClaimedDelivery, claimDeliveries, createSender } from "../domains/webhooks/index.ts";
import { createCircuits } from "./circuits.ts";
import { createSlots, SLOW_MS } from "./slots.ts";

/** Deliveries one worker attempts at once. */
const MOST_AT_ONCE = 256;
/** How long running attempts may take at the end, milliseconds. */
const GRACE_MS = 2_000;

interface DeliveryAttempts {
  /** Claims and starts deliveries until nothing is due or all slots are taken. */
  fill(): Promise<void>;
  /** Waits for running attempts and aborts them after two seconds; another worker repeats those. */
  end(): Promise<void>;
}

/**
 * Attempts deliveries in slots, limited by webhook, developer and host so that slow receivers do not delay others. Webhooks that
 * fail or are slow repeatedly are paused. `onFree` is called with the delivery whose slot becomes free.
 */
export function createAttempts(
  dependencies: Pick<Context, "env" | "pg" | "log">,
  { clock, signal, onFree }: { clock: () => Date; signal: AbortSignal; onFree: (delivery: ClaimedDelivery) => void },
): DeliveryAttempts {
  const { env, pg, log } = dependencies;
  const givingUp = new AbortController();
  const sender = createSender({ allowPrivate: env.WEBHOOK_ALLOW_PRIVATE });
  const circuits = createCircuits();
  const slots = createSlots();
  const underWay = new Set<Promise<void>>();

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    let tookMs = 0;
    try {
      const input = { delivery, sender, clock, random: Math.random, signal: givingUp.signal };
      const { delivered, durationMs } = await attemptDelivery(dependencies, input);
      const result = delivered ? (durationMs > SLOW_MS ? "slow" : "fast") : "failed";
      circuits.record(delivery.webhookId, result, clock().getTime());
      tookMs = durationMs;
    } catch (error) {
      log.error(
        { err: error, delivery: delivery.id },
        "the outcome of a delivery is not stored; it is attempted again",
      );
    } finally {
      slots.release(delivery, tookMs);
      onFree(delivery);
    }
  }

  function claim(): Promise<ClaimedDelivery[]> {
    const now = clock();
    const at = now.getTime();
    const full = slots.webhooks().filter(({ id, held, most }) => held >= circuits.allows(id, at, most));
    const except = [...new Set([...full.map(({ id }) => id), ...circuits.open(at)])];
    const room = { developers: slots.developers(), hosts: slots.hosts(), slow: slots.slow() };
    return claimDeliveries({ pg, now }, { limit: MOST_AT_ONCE - underWay.size, except, ...room });
  }

  return {
    async fill() {
      while (underWay.size < MOST_AT_ONCE && !signal.aborted) {
        const claimed = await claim();
        if (claimed.length === 0) return;
        for (const delivery of claimed) {
          slots.take(delivery);
          const work = attempt(delivery).finally(() => underWay.delete(work));
          underWay.add(work);
        }
      }
    },
    async end() {
      const grace = setTimeout(() => givingUp.abort(), GRACE_MS);
      await Promise.all(underWay);
      clearTimeout(grace);
      await sender.close();
    },
  };
}
