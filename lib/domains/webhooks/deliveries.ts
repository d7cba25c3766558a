import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { type EventData, type EventName, eventNames } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { OUTBOX_CHANNEL } from "../../core/outbox.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { holdWebhook, requireWebhook, sortEvents } from "./internal.ts";
import { limitAll, requireRoomToSend } from "./limit-stored.ts";
import { type Delivery, type DeliveryDetail, type DeliveryStatus, deliveryStatuses } from "./schemas.ts";

/** A webhook's deliveries with all attempts, newest first. Throws NOT_FOUND. */
export async function listDeliveries(
  ctx: Context,
  input: { webhookId: string; status?: DeliveryStatus; limit: number; offset: number },
): Promise<{ deliveries: Delivery[]; pagination: Pagination }> {
  const { limit, offset, status } = input;
  const { id } = await requireWebhook(ctx, input.webhookId);
  const where = { webhookId: id, status };
  const [total, rows] = await Promise.all([
    ctx.db.webhookDelivery.count({ where }),
    ctx.db.webhookDelivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: { attempts: { select: listedAttempt, orderBy: [{ at: "asc" }, { id: "asc" }] } },
    }),
  ]);
  return { deliveries: rows.map(viewDelivery), pagination: paginate(total, limit, offset) };
}

/** A delivery with what each attempt sent and received. Throws NOT_FOUND. */
export async function getDelivery(
  ctx: Context,
  input: { webhookId: string; deliveryId: string },
): Promise<DeliveryDetail> {
  const { id: webhookId } = await requireWebhook(ctx, input.webhookId);
  const row = await ctx.db.webhookDelivery.findFirst({
    where: { id: input.deliveryId, webhookId },
    include: { attempts: { orderBy: [{ at: "asc" }, { id: "asc" }] } },
  });
  if (!row) throw new ServiceError("NOT_FOUND", "The delivery does not exist.");
  return viewDeliveryDetail(row);
}

/** Sends an event again: a new delivery with the same bytes and `webhook-id`. Throws NOT_FOUND, NOT_ELIGIBLE. */
export async function redeliver(ctx: Context, input: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const { id: webhookId, developerId } = await requireWebhook(ctx, input.webhookId);
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, webhookId);
    const old = await tx.webhookDelivery.findFirst({ where: { id: input.deliveryId, webhookId } });
    if (!old) throw new ServiceError("NOT_FOUND", "The delivery does not exist.");
    const { messageId, event, body } = old;
    // A replay of a replay replays the original.
    return createDelivery(ctx, tx, {
      developerId,
      webhookId,
      messageId,
      event,
      body,
      replayOf: old.replayOf ?? old.id,
    });
  });
}

/** Milliseconds. */
const FURTHEST_MS = 14 * 86_400_000;
const MOST = 10_000;

/**
 * Sends again what failed since a time, at most 14 days ago, oldest first and at most 10,000 deliveries, each from its first attempt,
 * within the room of their developer. Returns their number: 0 if none failed. Throws NOT_FOUND, INVALID_REQUEST; NOT_ELIGIBLE without
 * room for the first.
 */
export async function redeliverFailed(ctx: Context, input: { webhookId: string; since: Date }): Promise<number> {
  const { id, developerId } = await requireWebhook(ctx, input.webhookId);
  if (ctx.now.getTime() - input.since.getTime() > FURTHEST_MS) {
    throw invalidField("body.since", "must be at most 14 days ago");
  }
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, id);
    const [oldest] = await tx.$queryRaw<{ records: number }[]>`
      select 1 + attempt + earlier_attempts as records from webhook_delivery
      where webhook_id = ${id} and status = 'failed' and created_at >= ${input.since} order by created_at, id limit 1`;
    if (!oldest) return 0;
    const room = await requireRoomToSend(ctx, tx, developerId, oldest.records);
    const count = await tx.$executeRaw`
      update webhook_delivery set status = 'pending', earlier_attempts = earlier_attempts + attempt, attempt = 0,
        next_attempt_at = ${ctx.now}
      where id in (
        select id from (
          select id, created_at, sum(1 + attempt + earlier_attempts) over (order by created_at, id) as records
          from webhook_delivery where webhook_id = ${id} and status = 'failed' and created_at >= ${input.since}) as failed
        where records <= ${room} order by created_at, id limit ${MOST})`;
    if (count > 0) await wakeDeliverers(tx);
    return count;
  });
}

const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes deliveries older than 30 days with their attempts, when a webhook was full before that, and what is beyond the limit of a
 * developer, which workers check only as they write.
 */
export async function expireDeliveries(ctx: Pick<Context, "now" | "db" | "env" | "pg">): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.db.webhookDelivery.deleteMany({ where: { createdAt: { lt: oldest } } });
  await ctx.db.webhook.updateMany({
    where: { missedUntil: { lt: oldest } },
    data: { missedFrom: null, missedUntil: null },
  });
  await limitAll(ctx);
}

interface DeliveryColumns {
  id: string;
  event: string;
  body: string;
  replayOf: string | null;
  status: string;
  nextAttemptAt: Date | null;
  createdAt: Date;
}

type DeliveryRow = DeliveryColumns & { attempts: AttemptRow[] };

interface AttemptRow {
  at: Date;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
}

/** The columns of an attempt in lists: without what was sent and received. */
const listedAttempt = { at: true, statusCode: true, durationMs: true, error: true } as const;

function viewDelivery(row: DeliveryRow): Delivery {
  const event = eventNames.find((name) => name === row.event);
  const status = deliveryStatuses.find((one) => one === row.status);
  if (!event || !status)
    throw new Error(`the delivery ${row.id} has the event ${row.event} and the status ${row.status}`);
  // `deliveryBody` wrote the body.
  const { data } = JSON.parse(row.body) as { data: Record<string, unknown> };
  return {
    id: row.id,
    event,
    data,
    status,
    attempts: row.attempts.map(({ at, statusCode, durationMs, error }) => ({
      at: at.toISOString(),
      statusCode,
      durationMs,
      error,
    })),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    replayOf: row.replayOf,
  };
}

/** With what was sent and received in each attempt. */
function viewDeliveryDetail(
  row: DeliveryColumns & { attempts: (AttemptRow & { requestHeaders: unknown; responseBody: string | null })[] },
): DeliveryDetail {
  const delivery = viewDelivery(row);
  const attempts = row.attempts.map(({ requestHeaders, responseBody }, index) => ({
    ...(delivery.attempts[index] as Delivery["attempts"][number]), // One for each of the same rows.
    requestHeaders: requestHeaders as Record<string, string> | null, // `recordAttempt` wrote them.
    responseBody,
  }));
  return { ...delivery, attempts };
}

export function deliveryBody(event: EventName, data: object): string {
  return JSON.stringify({ event, data });
}

/** Wakes the workers once the transaction commits. */
async function wakeDeliverers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
}

/** Writes a delivery that is due at once. The caller holds the webhook. Throws NOT_ELIGIBLE if too many of the developer's wait. */
async function createDelivery(
  ctx: Pick<Context, "now" | "env">,
  tx: Transaction,
  {
    developerId,
    ...delivery
  }: {
    developerId: string;
    webhookId: string;
    messageId: string;
    event: string;
    body: string;
    replayOf?: string;
  },
): Promise<Delivery> {
  await requireRoomToSend(ctx, tx, developerId);
  const row = await tx.webhookDelivery.create({
    data: {
      ...delivery,
      id: createId("delivery", ctx.now),
      status: "pending",
      createdAt: ctx.now,
      nextAttemptAt: ctx.now,
    },
  });
  await wakeDeliverers(tx);
  return viewDelivery({ ...row, attempts: [] });
}

/** Sends a test event about the developer's own wallet, signed and retried like any other. Throws NOT_FOUND, NOT_ELIGIBLE. */
export async function testWebhook(ctx: Context, input: { webhookId: string; event?: EventName }): Promise<Delivery> {
  const { wallet } = requireDeveloper(ctx);
  const webhook = await requireWebhook(ctx, input.webhookId);
  const wanted = sortEvents(webhook.events.filter((name): name is EventName => name in samples));
  const event = input.event ?? wanted[0] ?? "score.updated";
  const data = samples[event](checksum(wallet));
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, webhook.id);
    return createDelivery(ctx, tx, {
      developerId: webhook.developerId,
      webhookId: webhook.id,
      messageId: createId("event", ctx.now),
      event,
      body: deliveryBody(event, data),
    });
  });
}

const NO_HASH = `0x${"0".repeat(64)}`;
const achievement = (address: string) => ({ address, svcId: null, achievementId: "test", points: 0, scoreBonus: 0 });
const attestation = (address: string) => {
  return { attestationId: "att_test", subject: address, issuer: address, schema: NO_HASH };
};
const modelSwitch = () => ({ version: "2", hash: NO_HASH, from: "2026-01-15T00:00:00.000Z", replaces: "1" });

const samples: { [N in EventName]: (address: string) => EventData[N] } = {
  "identity.created": (address) => ({ svcId: "test", address, chainId: 1, txHash: NO_HASH }),
  "identity.activated": (address) => ({ svcId: "test", address, chainId: 1, txHash: NO_HASH }),
  "score.updated": (address) => ({
    address,
    svcId: null,
    newScore: 1,
    oldScore: 0,
    tier: "bronze",
    cause: "transactions",
    explanation: "New transactions raised Activity by 1.",
  }),
  "achievement.earned": achievement,
  "achievement.claimed": achievement,
  "attestation.created": attestation,
  "attestation.revoked": (address) => ({ ...attestation(address), reason: "other" }),
  "lists.completed": () => ({
    ...{ developerId: "dev_test", listId: "lst_test", name: "test" },
    ...{ rows: 1, pass: 1, fail: 0, indeterminate: 0 },
  }),
  "policy.outcome_changed": (address) => ({
    ...{ developerId: "dev_test", policyId: "pol_test", address, group: address, before: "fail", after: "pass" },
    ...{ why: "Total score is 300; the policy requires at least 300.", at: "2026-01-15T00:00:00.000Z" },
  }),
  "model.scheduled": modelSwitch,
  "model.cancelled": modelSwitch,
  "model.activated": modelSwitch,
};
