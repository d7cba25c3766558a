import type { Context } from "../../core/context.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import { openSecrets } from "./internal.ts";
import { type Posted, type Sender, unanswered } from "./post.ts";
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

/** Seconds between the twelve attempts of a delivery: the first at once, the last at least 96 hours later. */
export const retryDelays = [
  5,
  30,
  2 * 60,
  10 * 60,
  30 * 60,
  2 * 3_600,
  5 * 3_600,
  10 * 3_600,
  20 * 3_600,
  28 * 3_600,
  34 * 3_600,
] as const;
export const MOST_ATTEMPTS = retryDelays.length + 1;

/** Largest random addition as a share of the delay, so that deliveries spread. */
const JITTER = 0.2;
/** A Retry-After up to this many seconds is always respected. */
const RETRY_AFTER_ALLOWED = 3_600;

/**
 * The time of the next attempt after `attempt` attempts (1 or more), or null after the last. `random` is in [0, 1). Retry-After, in
 * seconds, postpones it to at most twice the table's delay or an hour, whichever is more.
 */
export function nextAttempt(input: {
  now: Date;
  attempt: number;
  retryAfter: number | null;
  random: number;
}): Date | null {
  const delay = retryDelays[input.attempt - 1];
  if (delay === undefined) return null;
  const requested = Math.min(input.retryAfter ?? 0, Math.max(2 * delay, RETRY_AFTER_ALLOWED));
  const wait = Math.max(delay, requested) * (1 + JITTER * input.random);
  return new Date(input.now.getTime() + Math.round(wait * 1000));
}

/** The seconds of a Retry-After header (seconds or HTTP date), never negative; null if it is malformed. */
export function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
