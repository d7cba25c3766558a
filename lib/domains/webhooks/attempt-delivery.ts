import type { Context } from "../../core/context.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { openSecrets } from "./internal.ts";
import { type Posted, type Sender, unanswered } from "./post.ts";
import { nextAttempt, parseRetryAfter } from "./schedule.ts";
import { signatureHeaders } from "./sign.ts";

/** Webhooks are disabled after this long without a successful attempt, milliseconds. */
const FAILING_TOO_LONG_MS = 5 * 86_400_000;

const GONE = "The receiver responded with 410 Gone.";
const FAILED_TOO_LONG = "All attempts failed for five days.";

interface AttemptOutcome {
  delivered: boolean;
  /** Null without a response. */
  statusCode: number | null;
  durationMs: number;
}

/**
 * Sends a claimed delivery once and records the result: delivered, due again by the schedule, or failed. Disables a receiver that is
 * gone (410) or failed for five days. Records nothing if the signal aborted the attempt, so that the delivery is due when its lease
 * ends, or if another worker has claimed it since.
 */
export async function attemptDelivery(
  ctx: Pick<Context, "env" | "pg">,
  input: { delivery: ClaimedDelivery; sender: Sender; clock: () => Date; random: () => number; signal?: AbortSignal },
): Promise<AttemptOutcome> {
  const { delivery, sender, clock, signal } = input;
  const at = clock();
  const headers = signHeaders(ctx, delivery, at);
  const { url, body } = delivery;
  const posted = headers
    ? await sender.post({ url, body, headers, signal })
    : unanswered("The secret cannot be decrypted with the service's current key. Rotate it.", 0);
  const { error, statusCode, durationMs } = posted;
  const outcome = { delivered: error === null, statusCode, durationMs };
  if (error !== null && signal?.aborted) return outcome;
  await record(ctx, { delivery, headers, posted, at, now: clock(), random: input.random() });
  return outcome;
}

/** The headers of an attempt; null if the secret cannot be decrypted because ENCRYPTION_KEY changed. */
function signHeaders(ctx: Pick<Context, "env">, delivery: ClaimedDelivery, at: Date): Record<string, string> | null {
  const { messageId, body, webhookId } = delivery;
  let secrets: ReturnType<typeof openSecrets>;
  try {
    secrets = openSecrets({ env: ctx.env, now: at }, { ...delivery, id: webhookId });
  } catch {
    return null;
  }
  return {
    "content-type": "application/json",
    "user-agent": "Credence-Webhooks/1",
    ...signatureHeaders({ messageId, at, body, secrets }),
  };
}

// One statement is one transaction. It locks the webhook first, as its deletion does. A worker that was suspended for longer than its
// lease writes nothing, because another has raised the claim.
const RECORD_ATTEMPT = `
  with locked as (select id from webhook where id = $1 for key share),
  recorded as (
    update webhook_delivery set status = $4, attempt = $5, next_attempt_at = $6, leased_until = null
    where id = $2 and claim = $3 and status = 'pending' and exists (select from locked) returning id),
  attempt as (
    insert into webhook_attempt (delivery_id, at, status_code, duration_ms, error, request_headers, response_body)
    select id, $7, $8, $9, $10::text, $15::jsonb, $16 from recorded)
  update webhook set
    failing_since = case when $10 is null then null else coalesce(failing_since, $7) end,
    active = active and ($10 is null or (not $11 and coalesce(failing_since, $7) > $12)),
    disabled_reason = case when not active or $10 is null then disabled_reason when $11 then $13
      when coalesce(failing_since, $7) <= $12 then $14 else disabled_reason end
  where id = $1 and exists (select from recorded) and ($10 is not null or failing_since is not null)`;

async function record(
  ctx: Pick<Context, "pg">,
  input: {
    delivery: ClaimedDelivery;
    headers: Record<string, string> | null;
    posted: Posted;
    at: Date;
    now: Date;
    random: number;
  },
): Promise<void> {
  const { delivery, headers, posted, at, now, random } = input;
  const { statusCode, error, durationMs } = posted;
  const attempt = delivery.attempt + 1;
  const retryAfter = parseRetryAfter(posted.retryAfter, now);
  const next = error === null ? null : nextAttempt({ now, attempt, retryAfter, random });
  const status = error === null ? "delivered" : next ? "pending" : "failed";
  await ctx.pg.query({
    name: "record-attempt",
    text: RECORD_ATTEMPT,
    values: [
      delivery.webhookId,
      delivery.id,
      delivery.claim,
      status,
      attempt,
      next,
      at,
      statusCode,
      durationMs,
      error,
      statusCode === 410,
      new Date(now.getTime() - FAILING_TOO_LONG_MS),
      GONE,
      FAILED_TOO_LONG,
      headers && JSON.stringify(headers),
      posted.responseBody,
    ],
  });
}
