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

/** Deliveries one worker attempts at once, and of them for one webhook. */
const MOST_AT_ONCE = 64;
const MOST_PER_WEBHOOK = 4;
/** How often is looked for what no announcement told of: retries, and events of before a lost connection. */
const POLL_MS = 1_000;
/** How long attempts under way may still take at the end. */
const GRACE_MS = 2_000;

/**
 * Deliver events until `stop`: woken when events are written, and every second. A webhook that hangs holds at most four of
 * the attempts, one that fails again and again is left alone for a while. At `stop` the attempts under way get two
 * seconds; what they do not finish is made again by another worker.
 */
export function runDeliveries(
  means: Pick<Context, "env" | "pg" | "log">,
  clock: () => Date = () => new Date(),
): { stop(): Promise<void> } {
  const { env, pg, log } = means;
  let ending = false;
  const givingUp = new AbortController();
  const sender = createSender({ allowPrivate: env.WEBHOOK_ALLOW_PRIVATE });
  const circuits = createCircuits();
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let wake = () => {};

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { webhookId } = delivery;
    try {
      const delivered = await attemptDelivery(means, {
        delivery,
        sender,
        clock,
        random: Math.random,
        signal: givingUp.signal,
      });
      circuits.record(webhookId, delivered, clock().getTime());
    } catch (error) {
      log.error({ err: error, delivery: delivery.id }, "the outcome of a delivery is not written; it is made again");
    } finally {
      const left = (busy.get(webhookId) ?? 1) - 1;
      if (left > 0) busy.set(webhookId, left);
      else busy.delete(webhookId);
      wake();
    }
  }

  /** Claim and begin what can be begun now. */
  async function deliver(): Promise<void> {
    while (underWay.size < MOST_AT_ONCE && !ending) {
      const now = clock();
      const full = [...busy].filter(([id, count]) => count >= circuits.allows(id, now.getTime(), MOST_PER_WEBHOOK));
      const except = [...new Set([...full.map(([id]) => id), ...circuits.open(now.getTime())])];
      const claimed = await claimDeliveries({ pg, now }, { limit: MOST_AT_ONCE - underWay.size, except });
      if (claimed.length === 0) return;
      for (const delivery of claimed) {
        busy.set(delivery.webhookId, (busy.get(delivery.webhookId) ?? 0) + 1);
        const work = attempt(delivery).finally(() => underWay.delete(work));
        underWay.add(work);
      }
    }
  }

  async function run(): Promise<void> {
    while (!ending) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      try {
        while ((await dispatchEvents({ pg, now: clock() })) > 0 && !ending) await deliver();
        await deliver();
      } catch (error) {
        log.error({ err: error }, "deliveries are interrupted; trying again");
      }
      const timer = setTimeout(wake, POLL_MS);
      await woken;
      clearTimeout(timer);
    }
  }

  const listener = listen(env.DATABASE_URL, OUTBOX_CHANNEL, { message: () => wake(), connect: () => wake() }, log);
  const running = run();
  return {
    async stop() {
      ending = true;
      wake();
      await running;
      const grace = setTimeout(() => givingUp.abort(), GRACE_MS);
      await Promise.all([...underWay, listener.stop()]);
      clearTimeout(grace);
      await sender.close();
    },
  };
}
