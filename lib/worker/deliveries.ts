import { repeat } from "../core/concurrency.ts";
import type { Context } from "../core/context.ts";
import { listen } from "../core/listen.ts";
import { OUTBOX_CHANNEL } from "../core/outbox.ts";
import { type SpanStart, traced } from "../core/trace.ts";
import {
  attemptDelivery,
  type ClaimedDelivery,
  claimDeliveries,
  createSender,
  dispatchEvents,
  limitStored,
} from "../domains/webhooks/index.ts";
import { createCircuits } from "./circuits.ts";
import { createSlots, SLOW_MS } from "./slots.ts";

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

  const onError = (error: unknown) => log.error({ err: error }, "deliveries are interrupted; trying again");
  const attempting = repeat(attempts.fill, { everyMs: POLL_MS, signal, onError });
  const dispatch = () => dispatchAll({ pg, clock, signal, stored, onPart: () => attempting.wake() });
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

interface Dispatching {
  pg: Context["pg"];
  clock: () => Date;
  signal: AbortSignal;
  stored: StoredLimit;
  onPart: () => void;
}

/** Creates deliveries in parts; those of one part are attempted while the next is created. */
async function dispatchAll({ pg, clock, signal, stored, onPart }: Dispatching): Promise<void> {
  let isMore = true;
  while (!signal.aborted && isMore) {
    isMore = await dispatchEvents({ pg, now: clock() }, { onWritten: stored.add });
    if (isMore) onPart();
    await stored.apply(clock());
  }
}

/** A developer's records are counted again after this share of the limit, so that counting costs a constant for each. */
const SHARE = 0.1;

interface StoredLimit {
  /** Notes deliveries or attempts that this worker has stored for a developer. */
  add(developerId: string, records: number): void;
  /** Limits what is stored for the developers that this worker has added much to. */
  apply(now: Date): Promise<void>;
}

/** Limits what is stored for each developer as it is written. What a worker noted ends with it; an hourly task limits the rest. */
export function createStoredLimit({ env, pg }: Pick<Context, "env" | "pg">): StoredLimit {
  const added = new Map<string, number>();
  return {
    add: (developerId, records) => void added.set(developerId, (added.get(developerId) ?? 0) + records),
    async apply(now) {
      for (const [developerId, records] of added) {
        if (records < env.WEBHOOK_RECORDS_PER_DEVELOPER * SHARE) continue;
        added.delete(developerId);
        await limitStored({ env, pg, now }, developerId);
      }
    },
  };
}

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
function createAttempts(
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
      const { delivered, durationMs } = await tracedAttempt(dependencies, input);
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

function tracedAttempt(
  ...[dependencies, input]: Parameters<typeof attemptDelivery>
): ReturnType<typeof attemptDelivery> {
  return traced(
    () => describeAttempt(input.delivery),
    async (span) => {
      const outcome = await attemptDelivery(dependencies, input);
      if (outcome.statusCode !== null) span?.set({ "http.response.status_code": outcome.statusCode });
      if (!outcome.delivered) span?.fail(String(outcome.statusCode ?? "unanswered"));
      return outcome;
    },
  );
}

/** The first attempt belongs to the trace of its event. Further ones come up to days later, so that they only name it. */
function describeAttempt({ id, messageId, webhookId, attempt, host, traceparent }: ClaimedDelivery): SpanStart {
  const [, name = host, port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return {
    name: "deliver webhook",
    kind: "client",
    begins: true,
    attributes: {
      "http.request.method": "POST",
      "http.request.resend_count": attempt === 0 ? undefined : attempt,
      "server.address": name,
      "server.port": port === undefined ? undefined : Number(port),
      "credence.webhook.id": webhookId,
      "credence.delivery.id": id,
      "credence.message.id": messageId,
    },
    ...(attempt === 0 ? { parent: traceparent } : { link: traceparent }),
  };
}
