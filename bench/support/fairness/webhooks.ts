import { setTimeout } from "node:timers/promises";
import type { Address } from "viem";
import { registerWebhook } from "../../../lib/domains/webhooks/index.ts";
import { MOST_WEBHOOKS } from "../../../lib/domains/webhooks/manage-webhooks.ts";
import { type Dependencies, withDependencies } from "../dependencies.ts";
import { createArrivals, emitScores, startReceiver } from "../receivers.ts";
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
  run: (input) => deliveriesBeside(input, { delayMs: 0, burst: BURST, subjects: true }),
};

/** The same, but all webhooks receive all events: the burst also goes to the honest ones, with and without the abuser. */
export const fanOutToAll: Scenario = {
  what: `${BURST} events at once for ${MOST_WEBHOOKS} webhooks of one developer, and webhooks for all events`,
  run: (input) => deliveriesBeside(input, { delayMs: 0, burst: BURST, subjects: false }),
};

/** As many webhooks, which respond after 13 seconds. */
export const slowReceivers: Scenario = {
  what: `${MOST_WEBHOOKS} webhooks of one developer that respond after ${SLOW_MS / 1000} s`,
  run: (input) => deliveriesBeside(input, { delayMs: SLOW_MS, burst: 0, subjects: false }),
};

async function deliveriesBeside(
  { world, databaseUrl, seconds, rounds }: ScenarioInput,
  abuse: { delayMs: number; burst: number; subjects: boolean },
) {
  const settings = webSettings(databaseUrl);
  const arrivals = createArrivals();
  return withDependencies(settings, async (dependencies) => {
    const receivers = await Promise.all(
      Array.from({ length: HONEST_DEVELOPERS }, (_, i) => startReceiver(arrivals.listener(i))),
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
      if (burst.length > 0) await emitScores(dependencies.pg, STRANGER, burst);
      const begun = performance.now();
      for (let i = 0; i < EVENTS_PER_SECOND * seconds; i++) {
        const early = begun + (i * 1000) / EVENTS_PER_SECOND - performance.now();
        if (early > 0) await setTimeout(early);
        const event = ++events;
        const from = performance.now();
        times.push(...receivers.map((_, receiver) => arrivals.expect(event, receiver, from)));
        await emitScores(dependencies.pg, SUBJECT, [event]);
      }
      return Promise.all(times);
    };
    // The first event waits for the start of the worker.
    await measure();
    const found = await takeTurns(rounds, measure, () => startAbuser(dependencies, abuse.delayMs));
    await worker.stop();
    for (const receiver of receivers) await receiver.close();
    return found;
  });
}

/** An abuser with one receiver per webhook; removes its webhooks at the end. */
async function startAbuser(dependencies: Dependencies, delayMs: number) {
  const { ctx } = await makeDeveloper(dependencies, "professional");
  let attempts = 0;
  const receivers = await Promise.all(
    Array.from({ length: MOST_WEBHOOKS }, () =>
      startReceiver(() => {
        attempts++;
      }),
    ),
  );
  for (const receiver of receivers) {
    receiver.answerAfter(delayMs);
    await registerWebhook(ctx, { url: receiver.url, events: ["score.updated"] });
  }
  return {
    async stop() {
      await dependencies.pg.query("delete from webhook where developer_id = $1", [ctx.actor.developerId]);
      for (const receiver of receivers) await receiver.close();
      return `${attempts.toLocaleString("en")} deliveries`;
    },
  };
}
