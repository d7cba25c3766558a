import { repeat } from "../core/concurrency.ts";
import type { Context } from "../core/context.ts";
import {
  attemptMessage,
  type ClaimedMessage,
  claimMessages,
  composeMessages,
  createMailer,
  expireNotices,
  scanConditions,
  syncOperators,
} from "../domains/notices/index.ts";
import { createSender } from "../domains/webhooks/index.ts";
import { retryWhileUnreachable } from "./retry-while-unreachable.ts";

const MINUTE = 60_000;
const POLL_MS = 1_000;
/** How long messages on their way may take at the end, milliseconds. What is cut off is sent again. */
const GRACE_MS = 10_000;

/** What one worker sends at once, by medium, so that a mail server that hangs does not hold chats; and how much of it was attempted before. */
const mediumGroups = [
  { media: ["email"], atOnce: 8, retries: 4 },
  { media: ["slack", "discord"], atOnce: 32, retries: 8 },
] as const;

/** Finds what lasts, makes messages of notices, and sends them until `stop`. */
export function runNotices(ctx: Context): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const { log } = ctx;
  const fresh = (): Context => ({ ...ctx, now: new Date() });
  const onError = (err: unknown) => log.error({ err }, "notices are interrupted; trying again");
  const loop = (everyMs: number, work: () => Promise<unknown>) => repeat(work, { everyMs, signal, onError }).ended;
  const attempts = createAttempts(ctx);
  const loops = [
    loop(POLL_MS, async () => {
      while (!signal.aborted && (await composeMessages(fresh())));
    }),
    ...mediumGroups.map((group) => loop(POLL_MS, () => attempts.fill(group, fresh, signal))),
    loop(MINUTE, async () => {
      await syncOperators(fresh());
      await scanConditions(fresh());
    }),
    loop(60 * MINUTE, () => expireNotices(fresh())),
  ];
  return {
    async stop() {
      ending.abort();
      await Promise.all(loops);
      await attempts.end();
    },
  };
}

type MediumGroup = (typeof mediumGroups)[number];

interface MessageAttempts {
  /** Claims and starts messages until nothing is due or its places are taken. */
  fill(group: MediumGroup, fresh: () => Context, signal: AbortSignal): Promise<void>;
  /** Waits for running attempts and aborts them after ten seconds; they are repeated. */
  end(): Promise<void>;
}

function createAttempts(ctx: Context): MessageAttempts {
  const { log } = ctx;
  const givingUp = new AbortController();
  const sender = createSender({ allowPrivate: ctx.env.WEBHOOK_ALLOW_PRIVATE });
  const mailer = createMailer(ctx.env);
  const underWay = new Map<MediumGroup, Set<Promise<void>>>(mediumGroups.map((group) => [group, new Set()]));

  async function attempt(message: ClaimedMessage): Promise<void> {
    try {
      const persist = (work: () => Promise<void>) => retryWhileUnreachable(work, { log });
      const input = { message, mailer, sender, clock: () => new Date(), persist, signal: givingUp.signal };
      const result = await attemptMessage(ctx, input);
      if (result !== "sent") log.info({ message: message.id, medium: message.medium, result }, "a notice was not sent");
    } catch (err) {
      log.error({ err, message: message.id }, "the outcome of a notice is not stored; it is sent again");
    }
  }

  return {
    async fill(group, fresh, signal) {
      const running = underWay.get(group) ?? new Set();
      while (running.size < group.atOnce && !signal.aborted) {
        const claimed = await claimMessages(fresh(), { ...group, limit: group.atOnce - running.size });
        if (claimed.length === 0) return;
        for (const message of claimed) {
          const work = attempt(message).finally(() => running.delete(work));
          running.add(work);
        }
      }
    },
    async end() {
      const grace = setTimeout(() => givingUp.abort(), GRACE_MS);
      await Promise.all([...underWay.values()].flatMap((running) => [...running]));
      clearTimeout(grace);
      await sender.close();
    },
  };
}
