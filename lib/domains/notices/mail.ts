import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Env } from "../../core/env.ts";
import { isLoopbackHost } from "../../core/loopback.ts";
import type { Rendered } from "./render.ts";

/** For connecting, for the greeting, and between two answers, milliseconds. */
const PATIENCE_MS = 15_000;
/** For a whole attempt, however often the server answers something, milliseconds. */
const ATTEMPT_MS = 45_000;
const ANSWER_BYTES = 16_384;

export interface Mail extends Rendered {
  /** Without angle brackets. */
  messageId: string;
  to: string;
  date: Date;
  unsubscribe: string;
}

/**
 * How an attempt ended. `refused`: for this receiver, for good. `later`: for now, as a greylist does. `broken`: the server could not be used at
 * all, which says nothing about the receiver.
 */
type MailOutcome = { result: "sent" } | { result: "refused" | "later" | "broken"; error: string };

export interface Mailer {
  /** Never throws. An aborted attempt is broken. */
  send(mail: Mail, signal?: AbortSignal): Promise<MailOutcome>;
}

type MailSettings = Pick<Env, "SMTP_URL" | "SMTP_TLS" | "MAIL_FROM" | "PUBLIC_ORIGIN">;

/** Sends mail by the settings; null where they have no server. `ca`: authorities to trust in place of Node's. */
export function createMailer(
  env: MailSettings,
  { ca, attemptMs = ATTEMPT_MS }: { ca?: string; attemptMs?: number } = {},
): Mailer | null {
  const { SMTP_URL, MAIL_FROM } = env;
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  const options = connectionOptions(env, new URL(SMTP_URL), ca);
  const { username, password } = new URL(SMTP_URL);
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null;
  return {
    async send(mail, signal) {
      const message = await compose(mail, MAIL_FROM);
      const connection = new SMTPConnection(options);
      const late = AbortSignal.timeout(attemptMs);
      const ending = signal ? AbortSignal.any([signal, late]) : late;
      try {
        return await exchange(connection, { auth, from: MAIL_FROM, to: mail.to, message, ending });
      } finally {
        connection.close();
      }
    },
  };
}

function connectionOptions({ SMTP_TLS, PUBLIC_ORIGIN }: MailSettings, url: URL, ca: string | undefined) {
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const mustEncrypt = SMTP_TLS === "required" && !isLoopbackHost(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && mustEncrypt,
    name: new URL(PUBLIC_ORIGIN).hostname,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    socketCloseTimeout: 0,
    maxResponseSize: ANSWER_BYTES,
    logger: false,
    tls: { minVersion: "TLSv1.2" as const, rejectUnauthorized: mustEncrypt, ...(ca !== undefined && { ca }) },
  };
}

/** The bytes of a mail: plain text, with what makes it one of a machine that can be ended by one press (RFC 8058). */
function compose({ messageId, to, date, subject, text, unsubscribe }: Mail, from: string): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: `<${messageId}>`,
    date,
    from: { name: "Credence", address: from },
    to: { name: "", address: to },
    subject,
    text,
    textEncoding: "quoted-printable",
    headers: {
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

interface Exchange {
  auth: { user: string; pass: string } | null;
  from: string;
  to: string;
  message: Buffer;
  ending: AbortSignal;
}

/** One mail over one connection, from its greeting to the answer to the message. */
function exchange(connection: SMTPConnection, { auth, from, to, message, ending }: Exchange): Promise<MailOutcome> {
  return new Promise((resolve) => {
    let stage: Stage = "connection";
    const fail = (error: unknown) => resolve(outcomeOf(stage, error));
    ending.addEventListener(
      "abort",
      () => resolve({ result: "broken", error: "The mail server did not end in time." }),
      { once: true },
    );
    connection.on("error", fail);
    connection.once("end", () => fail(new Error("closed")));
    const send = () => {
      stage = "message";
      connection.send({ from, to, size: message.length }, message, (error) =>
        error ? fail(error) : resolve({ result: "sent" }),
      );
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth) return send();
      connection.login({ credentials: auth }, (refused) => (refused ? fail(refused) : send()));
    });
  });
}

type Stage = "connection" | "message";

/** A sentence that has no word of the server, which may repeat the address or the password. */
function outcomeOf(stage: Stage, error: unknown): MailOutcome {
  const {
    code = "",
    responseCode = 0,
    command = "",
  } = error as { code?: string; responseCode?: number; command?: string };
  // 421 closes the connection, and an answer to the sender is about this service.
  if (stage === "message" && responseCode >= 400 && responseCode !== 421 && command !== "MAIL FROM") {
    const answer = `The mail server answered ${responseCode}.`;
    return responseCode >= 500 ? { result: "refused", error: answer } : { result: "later", error: answer };
  }
  const what = responseCode >= 400 ? `answered ${responseCode}` : `failed (${(code || "closed").slice(0, 32)})`;
  const where = stage === "connection" ? "connecting or signing in" : "sending";
  return { result: "broken", error: `The mail server ${what} at ${where}.` };
}
