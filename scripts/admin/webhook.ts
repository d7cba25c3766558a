import { listAllWebhooks, switchWebhook } from "../../lib/domains/webhooks/index.ts";
import { type AdminCommand, requireReason } from "./command.ts";

/** Webhooks that one list shows. */
const SHOWN = 100;

/** `webhooks` */
export const webhooksCommand: AdminCommand = () => async (ctx) => {
  const { webhooks, pagination } = await listAllWebhooks(ctx, { status: "all", limit: SHOWN, offset: 0 });
  const lines = webhooks.map(({ id, url, owner, active, disabledReason, failingSince }) => {
    const state = active ? "on" : `off${disabledReason ? `: ${disabledReason}` : ""}`;
    return `${id}  ${owner ?? "no owner"}  ${url}  ${state}${failingSince ? `  failing since ${failingSince}` : ""}`;
  });
  if (pagination.hasMore) lines.push(`Only the first ${SHOWN} of ${pagination.total} are shown.`);
  return { json: { webhooks, pagination }, text: lines.length > 0 ? lines.join("\n") : "There is no webhook." };
};

/** `webhook <id> off --reason "…"` and `webhook <id> on` */
export const switchWebhookCommand: AdminCommand = ([webhookId, verb], fail, options) => {
  if (webhookId === undefined) return fail("The webhook's id is missing.");
  if (verb !== "off" && verb !== "on") return fail("A webhook is switched off or on.");
  const reason = verb === "off" ? requireReason(options, fail) : null;
  return async (ctx) => {
    const webhook = await switchWebhook(ctx, { webhookId, reason });
    return { json: webhook, text: `The webhook ${webhook.id} (${webhook.url}) is ${webhook.active ? "on" : "off"}.` };
  };
};
