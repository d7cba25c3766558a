import { beforeEach, expect, it } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Context } from "../../core/context.ts";
import { emitEvents } from "../../core/outbox.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { ensureDeveloper } from "../developers/index.ts";
import {
  dispatchEvents,
  expireDeliveries,
  getWebhook,
  limitFull,
  limitStored,
  redeliver,
  redeliverFailed,
  registerWebhook,
  testWebhook,
} from "./index.ts";

const LIMIT = 1_000;
const holder = useContext({ env: { WEBHOOK_RECORDS_PER_DEVELOPER: String(LIMIT) } });
let developers = 0;

beforeEach(() => emptyTables(holder.ctx().pg, "webhook, outbox"));

interface Owner {
  ctx: Context;
  developerId: string;
}

async function newDeveloper(): Promise<Owner> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(++developers) });
  return {
    ctx: holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } }),
    developerId,
  };
}

async function register({ ctx }: Owner): Promise<string> {
  return (await registerWebhook(ctx, { url: "http://127.0.0.1:4000/hook", events: ["score.updated"] })).webhook.id;
}

/** Deliveries of one status with some attempts each, the first of `seconds` ago, then one each second. */
async function store(
  webhookId: string,
  rows: { count: number; status: "pending" | "delivered" | "failed"; attempts?: number; secondsAgo?: number },
): Promise<void> {
  const { count, status, attempts = status === "pending" ? 0 : 1, secondsAgo = 10_000 } = rows;
  await holder.ctx().pg.query(
    `with stored as (
       insert into webhook_delivery (id, webhook_id, message_id, event, body, status, attempt, created_at, next_attempt_at)
       select concat_ws('-', $1::text, $2::text, $5::text, n), $1, 'msg', 'score.updated', '{"data":{}}', $2, $4::int,
         $6::timestamptz + (n - $5::int) * interval '1 second', case when $2 = 'pending' then $6::timestamptz end
       from generate_series(1, $3::int) n returning id, created_at)
     insert into webhook_attempt (delivery_id, at, duration_ms)
     select id, created_at, 1 from stored cross join generate_series(1, $4::int)`,
    [webhookId, status, count, attempts, secondsAgo, holder.now],
  );
}

/** The statuses of a webhook's deliveries with their number, and the creation of the oldest of each in seconds before now. */
async function stored(webhookId: string): Promise<Record<string, { count: number; oldest: number }>> {
  const { rows } = await holder.ctx().pg.query<{ status: string; count: number; oldest: number }>(
    `select status, count(*)::int as count, extract(epoch from $2 - min(created_at))::int as oldest
     from webhook_delivery where webhook_id = $1 group by 1`,
    [webhookId, holder.now],
  );
  return Object.fromEntries(rows.map(({ status, ...rest }) => [status, rest]));
}

const attemptRows = async () => (await holder.ctx().pg.query("select from webhook_attempt")).rowCount;

async function dispatchOne(): Promise<void> {
  const data = { address: addressNumber(9), svcId: null, newScore: 1, oldScore: 0, tier: "bronze" };
  await sqlTransaction(holder.ctx().pg, (sql) => emitEvents(sql, holder.now, [{ event: "score.updated", data }]));
  while (await dispatchEvents(holder.ctx()));
}

it("deletes a developer's oldest delivered deliveries with their attempts, over all webhooks, and nothing of others", async () => {
  const [owner, other] = [await newDeveloper(), await newDeveloper()];
  const [old, young, foreign] = [await register(owner), await register(owner), await register(other)];
  await store(old, { count: 300, status: "delivered", secondsAgo: 20_000 });
  await store(young, { count: 300, status: "delivered", secondsAgo: 10_000 });
  await store(foreign, { count: 500, status: "delivered", secondsAgo: 90_000 });
  await limitStored(holder.ctx(), owner.developerId);
  // A delivery and its attempt are two records.
  expect(await stored(old)).toEqual({ delivered: { count: 200, oldest: 19_899 } });
  expect((await stored(young)).delivered?.count).toBe(300);
  expect((await stored(foreign)).delivered?.count).toBe(500);
  expect(await attemptRows()).toBe(1_000);
});

it("deletes failed deliveries after all delivered ones, and none that wait", async () => {
  const owner = await newDeveloper();
  const id = await register(owner);
  await store(id, { count: 100, status: "delivered", secondsAgo: 100 });
  await store(id, { count: 90, status: "failed", attempts: 12, secondsAgo: 20_000 });
  await store(id, { count: 90, status: "pending", secondsAgo: 90_000 });
  await limitStored(holder.ctx(), owner.developerId);
  // 1,170 + 90 without the delivered: 20 failed ones of 13 records are 260.
  expect(await stored(id)).toEqual({
    failed: { count: 70, oldest: 19_979 },
    pending: { count: 90, oldest: 89_999 },
  });
});

it("stops events for a webhook with too many waiting deliveries, says since when, and leaves room for the others", async () => {
  const owner = await newDeveloper();
  const [dead, healthy] = [await register(owner), await register(owner)];
  await store(dead, { count: 500, status: "pending" });
  await store(healthy, { count: 3, status: "pending" });
  await limitStored(holder.ctx(), owner.developerId);
  const { ctx } = owner;
  expect(await getWebhook(ctx, { webhookId: dead })).toMatchObject({
    active: true,
    missed: { from: holder.now.toISOString(), until: null },
  });
  expect(await getWebhook(ctx, { webhookId: healthy })).not.toHaveProperty("missed");
  await dispatchOne();
  expect((await stored(dead)).pending?.count).toBe(500);
  expect((await stored(healthy)).pending?.count).toBe(4);
});

it("sends events again once enough deliveries are sent, and remembers for 30 days that some were missed", async () => {
  const owner = await newDeveloper();
  const { ctx } = owner;
  const id = await register(owner);
  await store(id, { count: 501, status: "pending" });
  await limitStored(ctx, owner.developerId);
  const leave = (count: number) =>
    ctx.pg.query(
      `delete from webhook_delivery where id in (
         select id from webhook_delivery where webhook_id = $1 offset $2)`,
      [id, count],
    );
  const later = new Date(holder.now.getTime() + 60_000);
  await leave(400);
  await limitFull({ ...ctx, now: later });
  expect((await getWebhook(ctx, { webhookId: id })).missed?.until).toBeNull();
  await leave(333);
  await limitFull({ ...ctx, now: later });
  expect((await getWebhook(ctx, { webhookId: id })).missed).toEqual({
    from: holder.now.toISOString(),
    until: later.toISOString(),
  });
  await dispatchOne();
  expect((await stored(id)).pending?.count).toBe(334);
  await expireDeliveries({ ...ctx, now: new Date(later.getTime() + 30 * 86_400_000 + 1) });
  expect(await getWebhook(ctx, { webhookId: id })).not.toHaveProperty("missed");
});

it("refuses test events and replays while a developer's waiting deliveries take the whole limit", async () => {
  const owner = await newDeveloper();
  const { ctx } = owner;
  const [id, other] = [await register(owner), await register(owner)];
  await store(id, { count: LIMIT - 1, status: "pending" });
  const { id: deliveryId } = await testWebhook(ctx, { webhookId: other });
  await expect(testWebhook(ctx, { webhookId: other })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  await expect(redeliver(ctx, { webhookId: other, deliveryId })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
  const stranger = await newDeveloper();
  await expect(testWebhook(stranger.ctx, { webhookId: await register(stranger) })).resolves.toBeDefined();
});

it("is applied to every developer by the hourly task, whatever workers noted", async () => {
  const owner = await newDeveloper();
  const id = await register(owner);
  await store(id, { count: 700, status: "delivered" });
  await expireDeliveries(holder.ctx());
  expect((await stored(id)).delivered?.count).toBe(500);
});

it("what is sent again counts with its earlier attempts, and stays within the room of its developer", async () => {
  const owner = await newDeveloper();
  const { ctx, developerId } = owner;
  const webhookId = await register(owner);
  const since = new Date(ctx.now.getTime() - 86_400_000);
  await store(webhookId, { count: 100, status: "failed", attempts: 12 });
  // Each has 13 records: 76 of them fit into the room of 1,000.
  expect(await redeliverFailed(ctx, { webhookId, since })).toBe(76);
  await expect(testWebhook(ctx, { webhookId })).resolves.toBeDefined();
  const failAgain = () =>
    ctx.pg.query("update webhook_delivery set status = 'failed', attempt = 12 where webhook_id = $1", [webhookId]);
  await failAgain();
  // 25 records each for those that were attempted twice, which are among the oldest.
  expect(await redeliverFailed(ctx, { webhookId, since })).toBe(40);
  await limitStored(ctx, developerId);
  const { rows } = await ctx.pg.query<{ records: number }>(
    `select count(*)::int + (select count(*) from webhook_attempt a join webhook_delivery o on o.id = a.delivery_id
       where o.webhook_id = $1)::int as records from webhook_delivery where webhook_id = $1`,
    [webhookId],
  );
  expect(rows[0]?.records).toBeLessThanOrEqual(LIMIT);
});

it("0 are sent again if none failed, and not because the oldest that failed does not fit", async () => {
  const owner = await newDeveloper();
  const { ctx } = owner;
  const input = { webhookId: await register(owner), since: new Date(ctx.now.getTime() - 86_400_000) };
  expect(await redeliverFailed(ctx, input)).toBe(0);
  await store(input.webhookId, { count: 1, status: "failed", attempts: 12 });
  await ctx.pg.query("update webhook_delivery set earlier_attempts = $1", [LIMIT]);
  await expect(redeliverFailed(ctx, input)).rejects.toThrow(/1000 are left, and this needs 1013\./);
});

it("concurrent requests to send again do not take the same room", async () => {
  const owner = await newDeveloper();
  const { ctx } = owner;
  const webhookId = await register(owner);
  await store(webhookId, { count: LIMIT - 3, status: "pending" });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => testWebhook(ctx, { webhookId })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

it("accounts of nameless wallets share the room of ten, which an account with a name or a paid tier does not share", async () => {
  const owners: Owner[] = [];
  for (let i = 0; i < 20; i++) owners.push(await newDeveloper());
  const { pg } = holder.ctx();
  const records = async ({ developerId }: Owner) => {
    const { rows } = await pg.query<{ count: number }>(
      "select count(*)::int as count from webhook_delivery d join webhook w on w.id = d.webhook_id where w.developer_id = $1",
      [developerId],
    );
    return rows[0]?.count;
  };
  for (const owner of owners) await store(await register(owner), { count: LIMIT, status: "delivered", attempts: 0 });
  const [nameless, paid, named] = owners as [Owner, Owner, Owner];
  await pg.query("update developer set tier = 'professional' where id = $1", [paid.developerId]);
  const { rows } = await pg.query("select wallet from developer where id = $1", [named.developerId]);
  await insertIdentities(pg, [{ name: "named", owner: rows[0]?.wallet }]);
  for (const owner of owners) await limitStored(holder.ctx(), owner.developerId);
  // Eighteen of twenty share the room.
  expect([await records(nameless), await records(paid), await records(named)]).toEqual([555, LIMIT, LIMIT]);
});
