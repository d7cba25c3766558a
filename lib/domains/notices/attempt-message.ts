import type { Context } from "../../core/context.ts";
import { readMeta, writeMeta } from "../../core/meta.ts";
import { textsIn } from "../../core/texts.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { createSender } from "../webhooks/index.ts";
import type { ClaimedMessage } from "./claim-messages.ts";
import { CONFIRM_MS, linkOf, openTarget } from "./internal.ts";
import type { Mailer } from "./mail.ts";
import { chatBody, type Rendered, renderMessage } from "./render.ts";

/** Seconds between the attempts of a message: the first at once, the last more than a day later. */
export const retrySeconds = [60, 5 * 60, 15 * 60, 3_600, 3 * 3_600, 6 * 3_600, 16 * 3_600] as const;
/** Refused messages in a row after which a channel is paused. */
const MOST_FAILURES = 3;

/**
 * `refused`: by this receiver, for good. `gone`: the receiver does not exist any more. `later`: for now. `broken`: the mail server could not be used,
 * which says nothing about the receiver.
 */
type Outcome = { result: "sent" } | { result: "refused" | "gone" | "later" | "broken"; error: string };

interface Attempt {
  message: ClaimedMessage;
  /** Null: the settings have no mail server. */
  mailer: Mailer | null;
  sender: Pick<ReturnType<typeof createSender>, "post">;
  clock: () => Date;
  /** Runs what stores the outcome: again while the database is away, so that a message that was sent is not sent again. */
  persist?: (work: () => Promise<void>) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Sends a claimed message once and records the result: sent, due again by the schedule, or failed. Pauses a channel whose receiver is gone, or
 * refused three messages in a row. Records nothing if the signal aborted the attempt, so that the message is due when its lease ends.
 */
export async function attemptMessage(ctx: Pick<Context, "env" | "pg">, attempt: Attempt): Promise<Outcome["result"]> {
  const { message, clock, signal, persist = (work) => work() } = attempt;
  const outcome = await send(ctx, attempt);
  if (outcome.result !== "sent" && signal?.aborted) return outcome.result;
  await persist(() => record(ctx, message, outcome, clock()));
  if (message.medium === "email") await recordMailFault(ctx, outcome, clock());
  return outcome.result;
}

async function send(ctx: Pick<Context, "env">, { message, mailer, sender, signal }: Attempt): Promise<Outcome> {
  const channel = { ...message, id: message.channelId };
  let target: string;
  try {
    target = openTarget(ctx, channel);
  } catch {
    return {
      result: "gone",
      error: "The receiver cannot be decrypted with the service's current key. Enter it again.",
    };
  }
  const links = { confirm: linkOf(ctx, "confirm", channel), unsubscribe: linkOf(ctx, "unsubscribe", channel) };
  const rendered = renderMessage(ctx, message, links);
  if (message.medium !== "email") return post(sender, target, chatBody(message.medium, rendered), signal);
  if (!mailer) return { result: "broken", error: "The setting SMTP_URL is missing." };
  return mailer.send(mailOf(ctx, message, { target, rendered, unsubscribe: links.unsubscribe }), signal);
}

function mailOf(
  { env }: Pick<Context, "env">,
  { id, kind, language, readyAt }: ClaimedMessage,
  { target, rendered, unsubscribe }: { target: string; rendered: Rendered; unsubscribe: string },
) {
  const { hostname } = new URL(env.PUBLIC_ORIGIN);
  const footer =
    kind === "confirmation" ? "" : `\n\n${textsIn(language, "notices.message")("end", { url: unsubscribe })}`;
  const text = `${rendered.text}${footer}\n`;
  return { messageId: `${id}@${hostname}`, to: target, date: readyAt, subject: rendered.subject, text, unsubscribe };
}

async function post(sender: Attempt["sender"], url: string, body: string, signal?: AbortSignal): Promise<Outcome> {
  const headers = { "content-type": "application/json", "user-agent": "Credence-Notices/1" };
  const { statusCode, error } = await sender.post({ url, headers, body, ...(signal && { signal }) });
  if (error === null) return { result: "sent" };
  if (statusCode === 404 || statusCode === 410) return { result: "gone", error };
  const isForNow = statusCode === null || statusCode >= 500 || [408, 425, 429].includes(statusCode);
  return { result: isForNow ? "later" : "refused", error };
}

/** When a message is attempted again; null: never. A confirmation that its link outlives is worth nothing. */
function nextAttempt({ attempt, kind, readyAt }: ClaimedMessage, { result }: Outcome, now: Date): Date | null {
  const seconds = retrySeconds[attempt];
  if (result === "sent" || result === "refused" || result === "gone" || seconds === undefined) return null;
  const next = new Date(now.getTime() + seconds * 1_000);
  return kind === "confirmation" && next.getTime() >= readyAt.getTime() + CONFIRM_MS ? null : next;
}

async function record(
  { pg }: Pick<Context, "pg">,
  message: ClaimedMessage,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const next = nextAttempt(message, outcome, now);
  const state = outcome.result === "sent" ? "sent" : next ? "pending" : "failed";
  await sqlTransaction(pg, async (sql) => {
    // The channel first, as its deletion does.
    await sql.query("select from notice_channel where id = $1 for no key update", [message.channelId]);
    const { rowCount } = await sql.query(
      `update notice_message set state = $3, attempt = attempt + 1, next_attempt_at = $4, leased_until = null,
         ended_at = $5, items = case when $3 = 'pending' then items else '[]' end
       where id = $1 and claim = $2 and state = 'pending'`,
      [message.id, message.claim, state, next, next ? null : now],
    );
    if (!rowCount || next || outcome.result === "broken") return;
    const reason = outcome.result === "sent" ? null : outcome.error;
    await sql.query(
      `update notice_channel set failures = case when $2::text is null then 0 else failures + 1 end,
         disabled_reason = case when $2::text is null or (not $3::boolean and failures + 1 < ${MOST_FAILURES}) then disabled_reason
           else 'Its receiver does not take messages: ' || $2::text end
       where id = $1 and ($2::text is not null or failures > 0)`,
      [message.channelId, reason, outcome.result === "gone"],
    );
  });
}

const MAIL_FAULT = "mail fault";

interface MailFault {
  since: string;
  error: string;
}

export interface NoticeHealth {
  /** Why no mail can be sent, and since when; null if the last attempt reached the server. */
  mailFault: MailFault | null;
  /** Messages that wait to be sent, and those that failed within a week. */
  messages: { pending: number; failed: number };
}

export async function readNoticeHealth(pg: Context["pg"]): Promise<NoticeHealth> {
  const { rows } = await pg.query<NoticeHealth["messages"]>(
    `select (count(*) filter (where state = 'pending'))::int as pending, (count(*) filter (where state = 'failed'))::int as failed
     from notice_message where state in ('pending', 'failed')`,
  );
  const mailFault = (await readMeta<MailFault>(pg, MAIL_FAULT)) ?? null;
  return { mailFault, messages: rows[0] ?? { pending: 0, failed: 0 } };
}

async function recordMailFault({ pg }: Pick<Context, "pg">, outcome: Outcome, now: Date): Promise<void> {
  const known = await readMeta<MailFault>(pg, MAIL_FAULT);
  if (outcome.result !== "broken") {
    if (known) await pg.query("delete from meta where key = $1", [MAIL_FAULT]);
    return;
  }
  const { error } = outcome;
  if (known?.error !== error) await writeMeta(pg, MAIL_FAULT, { since: known?.since ?? now.toISOString(), error });
}
