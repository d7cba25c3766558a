import type { Address } from "viem";
import { emitEvents } from "../../../lib/core/outbox.ts";
import { registerWebhook } from "../../../lib/domains/webhooks/index.ts";
import { MOST_WEBHOOKS } from "../../../lib/domains/webhooks/register-webhook.ts";
import { type Dependencies, withDependencies } from "../dependencies.ts";
import { type Arrived, startReceiver } from "../receivers.ts";
import { startWorker, webSettings } from "../servers.ts";
import { makeDeveloper, makeDevelopers } from "./developers.ts";
import { HONEST_DEVELOPERS, type Scenario, type ScenarioInput, takeTurns } from "./scenario.ts";

/** Events per second during the measurement. */
const EVENTS_PER_SECOND = 4;
/** Events committed together at the start of each measurement. */
const BURST = 500;
/** The subjects of the measured events and of the burst. */
const SUBJECT: Address = `0x${"11".repeat(20)}`;
const STRANGER: Address = `0x${"22".repeat(20)}`;
/** Response time of a slow receiver, milliseconds. */
const SLOW_MS = 13_000;

/**
 * The webhooks of the honest developers name a subject each. In both phases a burst concerns other subjects; the abuser has as many
 * webhooks as one developer may have, for all events.
 */
export const fanOut: Scenario = {
  what: `${BURST} events at once for ${MOST_WEBHOOKS} webhooks of one developer, and webhooks that name subjects`,
  run: (input) => deliveriesBeside(input, { receiver: () => 204, burst: BURST, subjects: true }),
};

/** The same, but all webhooks receive all events: the burst also goes to the honest ones, with and without the abuser. */
export const fanOutToAll: Scenario = {
  what: `${BURST} events at once for ${MOST_WEBHOOKS} webhooks of one developer, and webhooks for all events`,
  run: (input) => deliveriesBeside(input, { receiver: () => 204, burst: BURST, subjects: false }),
};

/** As many webhooks, which respond after 13 seconds. */
export const slowReceivers: Scenario = {
  what: `${MOST_WEBHOOKS} webhooks of one developer that respond after ${SLOW_MS / 1000} s`,
  run: (input) => deliveriesBeside(input, { receiver: () => SLOW_MS, burst: 0, subjects: false }),
};

async function deliveriesBeside(
  { world, databaseUrl, seconds, rounds }: ScenarioInput,
  abuse: { receiver: () => number; burst: number; subjects: boolean },
) {
  const settings = webSettings(databaseUrl);
  const underWay = new Map<string, { from: number; arrived: (ms: number) => void }>();
  const noteArrival =
    (receiver: number) =>
    ({ body, at }: Arrived) => {
      // The only event type here.
      const { data } = JSON.parse(body) as { data: { newScore: number } };
      const key = `${data.newScore} ${receiver}`;
      const waiting = underWay.get(key);
      underWay.delete(key);
      waiting?.arrived(at - waiting.from);
    };
  return withDependencies(settings, async (dependencies) => {
    const receivers = await Promise.all(
      Array.from({ length: HONEST_DEVELOPERS }, (_, i) => startReceiver(noteArrival(i))),
    );
    const honest = await makeDevelopers(dependencies, HONEST_DEVELOPERS, "free");
    for (const [i, { url }] of receivers.entries()) {
      const owner = honest[i];
      const subjects = abuse.subjects ? { subjects: [SUBJECT] } : {};
      if (owner) await registerWebhook(owner.ctx, { url, events: ["score.updated"], ...subjects });
    }
    const worker = await startWorker(world, settings);
    let events = 0;
    const measure = async () => {
      const times: Promise<number>[] = [];
      // Scores below zero mark the burst, which is not measured.
      const burst = Array.from({ length: abuse.burst }, (_, i) => -1 - i);
      if (burst.length > 0) await emit(dependencies, STRANGER, burst);
      const begun = performance.now();
      for (let i = 0; i < EVENTS_PER_SECOND * seconds; i++) {
        const early = begun + (i * 1000) / EVENTS_PER_SECOND - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        const event = ++events;
        const from = performance.now();
        for (const receiver of receivers.keys()) {
          times.push(new Promise((resolve) => underWay.set(`${event} ${receiver}`, { from, arrived: resolve })));
        }
        await emit(dependencies, SUBJECT, [event]);
      }
      return Promise.all(times);
    };
    // The first event waits for the start of the worker.
    await measure();
    const found = await takeTurns(rounds, measure, () => startAbuser(dependencies, abuse));
    await worker.stop();
    for (const receiver of receivers) receiver.close();
    return found;
  });
}

/** An abuser with one receiver per webhook; removes its webhooks at the end. */
async function startAbuser(dependencies: Dependencies, abuse: { receiver: () => number }) {
  const { ctx } = await makeDeveloper(dependencies, "professional");
  let attempts = 0;
  const receivers = await Promise.all(
    Array.from({ length: MOST_WEBHOOKS }, () =>
      startReceiver(() => {
        attempts++;
      }),
    ),
  );
  const delay = abuse.receiver();
  for (const receiver of receivers) {
    if (delay > 1_000) receiver.answerAfter(delay);
    await registerWebhook(ctx, { url: receiver.url, events: ["score.updated"] });
  }
  return {
    async stop() {
      await dependencies.pg.query("delete from webhook where developer_id = $1", [ctx.actor.developerId]);
      for (const receiver of receivers) receiver.close();
      return `${attempts.toLocaleString("en")} deliveries`;
    },
  };
}

function emit(dependencies: Dependencies, address: Address, numbers: readonly number[]): Promise<void> {
  return emitEvents(
    dependencies.pg,
    new Date(),
    numbers.map((newScore) => ({
      event: "score.updated",
      data: { address, svcId: null, newScore, oldScore: 0, tier: "bronze" },
    })),
  );
}
