import type { Context } from "../../core/context.ts";
import type { EventData, EventName } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checksum } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { createDelivery, deliveryBody } from "./deliveries.ts";
import { holdWebhook, requireWebhook, sortEvents } from "./internal.ts";
import type { Delivery } from "./schemas.ts";

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
