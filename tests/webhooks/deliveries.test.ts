import type { ChildProcess } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Context } from "../../lib/core/context.ts";
import { emitEvents } from "../../lib/core/outbox.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { listDeliveries, registerWebhook } from "../../lib/domains/webhooks/index.ts";
import { runDeliveries } from "../../lib/worker/deliveries.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { addressNumber } from "../factories/scores.ts";
import { end } from "../indexer/anvil.ts";
import { bundleWorker, startWorker } from "../indexer/worker-process.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { rounds } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";

// Events delivered by real workers over real sockets.

const EVENTS = rounds(200, 2_000);
const holder = useContext();
const closings: (() => Promise<void>)[] = [];
let workers: ChildProcess[] = [];
let developers = 0;

beforeAll(bundleWorker);
afterEach(async () => {
  await Promise.all(workers.map((worker) => end(worker, "SIGKILL")));
  workers = [];
  for (const close of closings.splice(0)) void close();
  await emptyTables(holder.ctx().pg, "webhook, outbox");
});

async function receiver(listener: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(listener));
  closings.push(close);
  return `http://127.0.0.1:${port}/`;
}

async function developer(): Promise<Context> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(++developers) });
  return holder.ctx({
    actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" },
    now: new Date(),
  });
}

const event = (newScore: number) => ({
  event: "score.updated" as const,
  data: { address: addressNumber(9), svcId: null, newScore, oldScore: 0, tier: "bronze" },
});

test("a receiver that hangs keeps no event from the others", async () => {
  const ctx = await developer();
  const arrived = new Map<number, number>();
  let hanging = 0;
  let mostHanging = 0;
  const url = await receiver((_, response) => {
    mostHanging = Math.max(mostHanging, ++hanging);
    response.on("close", () => hanging--);
  });
  const stuck = await registerWebhook(ctx, { url, events: ["score.updated"] });
  for (let i = 0; i < 20; i++) {
    const well = await receiver((_, response) => {
      arrived.set(i, (arrived.get(i) ?? 0) + 1);
      response.end();
    });
    await registerWebhook(ctx, { url: well, events: ["score.updated"] });
  }
  const deliveries = runDeliveries(ctx);
  await sqlTransaction(ctx.pg, (sql) =>
    emitEvents(
      sql,
      ctx.now,
      Array.from({ length: 50 }, (_, i) => event(i)),
    ),
  );
  await until(() => arrived.size === 20 && [...arrived.values()].every((count) => count === 50));
  // Four at once; on a slow machine the next four may come before the end of those that were given up is seen here.
  expect([4, 5, 6, 7, 8]).toContain(mostHanging);
  await deliveries.stop();
  const { deliveries: waiting } = await listDeliveries(ctx, { webhookId: stuck.webhook.id, limit: 100, offset: 0 });
  expect(waiting.filter(({ status }) => status === "pending")).toHaveLength(50);
});

test("slow receivers of one developer hold few slots, and none of another developer's", async () => {
  const abuser = await developer();
  const honest = await developer();
  let held = 0;
  let mostHeld = 0;
  for (let i = 0; i < 20; i++) {
    const slow = await receiver((_, response) => {
      mostHeld = Math.max(mostHeld, ++held);
      response.on("close", () => held--);
    });
    await registerWebhook(abuser, { url: slow, events: ["score.updated"] });
  }
  const arrived: number[] = [];
  const url = await receiver((_, response) => {
    arrived.push(held);
    response.end();
  });
  await registerWebhook(honest, { url, events: ["score.updated"] });
  const deliveries = runDeliveries(honest);
  const emit = (from: number) =>
    sqlTransaction(honest.pg, (sql) =>
      emitEvents(
        sql,
        honest.now,
        Array.from({ length: 10 }, (_, i) => event(from + i)),
      ),
    );
  await emit(0);
  await until(() => arrived.length === 10 && held > 0);
  // By now all slots that the slow ones get are taken.
  await until(() => held === 16);
  await emit(10);
  await until(() => arrived.length === 20);
  expect(arrived.slice(10)).toEqual(Array.from({ length: 10 }, () => 16));
  expect(mostHeld).toBe(16);
  await deliveries.stop();
});

test("a worker deletes the oldest deliveries beyond the developer's limit as it delivers, and sends all events", async () => {
  const ctx = await developer();
  const arrived = new Set<number>();
  const url = await receiver(async (request, response) => {
    const { data } = JSON.parse(await text(request)) as ReturnType<typeof event>;
    arrived.add(data.newScore);
    response.end();
  });
  await registerWebhook(ctx, { url, events: ["score.updated"] });
  const deliveries = runDeliveries({ ...ctx, env: { ...ctx.env, WEBHOOK_RECORDS_PER_DEVELOPER: 200 } });
  for (let sent = 0; sent < 300; ) {
    const batch = Array.from({ length: 50 }, () => sent++);
    await sqlTransaction(ctx.pg, (sql) => emitEvents(sql, ctx.now, batch.map(event)));
    await until(() => arrived.size === sent);
  }
  // A delivery and its attempt are two records. They are counted after each tenth of the limit that is added.
  const stored = async () => {
    const { rows } = await ctx.pg.query<{ n: number }>("select sum(1 + attempt)::int as n from webhook_delivery");
    return rows[0]?.n ?? 0;
  };
  await until(async () => (await stored()) <= 220);
  await deliveries.stop();
});

test(`${EVENTS} events survive workers that are killed: each committed one arrives, none that was rolled back`, async () => {
  const ctx = await developer();
  const arrived = new Map<string, Set<number>>();
  const url = await receiver(async (request, response) => {
    const id = String(request.headers["webhook-id"]);
    const { data } = JSON.parse(await text(request)) as ReturnType<typeof event>;
    arrived.set(id, (arrived.get(id) ?? new Set()).add(data.newScore));
    response.end();
  });
  await registerWebhook(ctx, { url, events: ["score.updated"] });
  const expected = new Set<number>();
  let written = 0;
  async function write(): Promise<void> {
    while (written < EVENTS) {
      const batch = Array.from({ length: 50 }, () => written++);
      const isRolledBack = (written / 50) % 4 === 2;
      const writing = sqlTransaction(ctx.pg, async (sql) => {
        await emitEvents(sql, ctx.now, batch.map(event));
        if (isRolledBack) throw new Error("rolled back");
      });
      if (isRolledBack) await writing.catch(() => {});
      else {
        await writing;
        for (const one of batch) expected.add(one);
      }
    }
  }
  const got = () => new Set([...arrived.values()].flatMap((scores) => [...scores]));
  const writing = write();
  for (const share of [0.05, 0.2, 0.4, 0.6, 0.8].slice(0, rounds(2, 5))) {
    workers = [startWorker(holder.url(), []), startWorker(holder.url(), [])];
    await until(() => arrived.size >= share * EVENTS * 0.9);
    await Promise.all(workers.map((worker) => end(worker, "SIGKILL")));
  }
  await writing;
  workers = [startWorker(holder.url(), []), startWorker(holder.url(), [])];
  // What the killed ones had taken is due when its lease ends: that time is moved, not waited for.
  await until(async () => {
    await ctx.pg.query(
      "update webhook_delivery set next_attempt_at = now() where status = 'pending' and next_attempt_at > now() + interval '15 seconds'",
    );
    return arrived.size >= expected.size && got().size === expected.size;
  });
  expect(got()).toEqual(expected);
  // One id names one event, whatever was sent twice.
  for (const scores of arrived.values()) expect(scores.size).toBe(1);
  expect(arrived.size).toBe(expected.size);
}, 240_000);
