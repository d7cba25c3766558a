import { afterEach, describe, expect, it } from "vitest";
import { authority, BEYOND_LOOPBACK, type MailServer, startMailServer } from "../../../tests/notices/mail-server.ts";
import { createMailer, type Mail } from "./mail.ts";

const servers: MailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  servers.push(server);
  return server;
}

const mail: Mail = {
  messageId: "nmg_1@credence.example",
  to: "owner@example.com",
  date: new Date("2026-01-15T12:00:00Z"),
  subject: "Credence: Your score fell",
  text: "from 600 to 500 – because.\n.\nend\n",
  unsubscribe: `https://credence.example/notices/unsubscribe?token=${"a".repeat(120)}`,
};

const settings = (url: string, tls: "required" | "optional" = "required") => ({
  SMTP_URL: url,
  SMTP_TLS: tls,
  MAIL_FROM: "notices@credence.example",
  PUBLIC_ORIGIN: "https://credence.example",
});

function mailer(url: string, options: { ca?: string; attemptMs?: number; tls?: "required" | "optional" } = {}) {
  const { tls, ...rest } = options;
  const made = createMailer(settings(url, tls), rest);
  if (!made) throw new Error("no mailer");
  return made;
}

describe("a mail", () => {
  it("arrives whole, with the headers of a mail that a machine sends and that one press ends", async () => {
    const server = await start();
    expect(await mailer(`smtp://127.0.0.1:${server.port}`).send(mail)).toEqual({ result: "sent" });
    const [one] = server.received;
    expect(one?.headers).toMatchObject({
      "message-id": "<nmg_1@credence.example>",
      from: "Credence <notices@credence.example>",
      to: "owner@example.com",
      subject: mail.subject,
      date: "Thu, 15 Jan 2026 12:00:00 +0000",
      "auto-submitted": "auto-generated",
      "list-unsubscribe": `<${mail.unsubscribe}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(one?.to).toEqual(["owner@example.com"]);
    expect(one?.body).toBe(mail.text.replaceAll("\n", "\r\n"));
    // In one line: programs that read it do not join lines of an address.
    expect(one?.raw).toContain(`<${mail.unsubscribe}>`);
  });

  it("gets no header from a subject or a text", async () => {
    const server = await start();
    const hostile = {
      ...mail,
      subject: "a\r\nBcc: other@example.com",
      text: "b\r\n.\r\nMAIL FROM:<x@example.com>\r\n",
    };
    expect(await mailer(`smtp://127.0.0.1:${server.port}`).send(hostile)).toEqual({ result: "sent" });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers.bcc).toBeUndefined();
    expect(server.received[0]?.to).toEqual(["owner@example.com"]);
  });
});

describe("encryption", () => {
  it("is required beyond loopback, by STARTTLS and from the start, with a certificate for the host", async () => {
    const server = await start({ host: BEYOND_LOOPBACK });
    const url = `smtp://${BEYOND_LOOPBACK}:${server.port}`;
    expect(await mailer(url, { ca: authority }).send(mail)).toEqual({ result: "sent" });
    expect(server.received[0]?.secure).toBe(true);
    const secure = await start({ host: BEYOND_LOOPBACK, secure: true });
    expect(await mailer(`smtps://${BEYOND_LOOPBACK}:${secure.port}`, { ca: authority }).send(mail)).toEqual({
      result: "sent",
    });
    expect(secure.received[0]?.secure).toBe(true);
  });

  it("fails with an authority that nobody knows, and with a server that offers none", async () => {
    const server = await start({ host: BEYOND_LOOPBACK });
    expect(await mailer(`smtp://${BEYOND_LOOPBACK}:${server.port}`).send(mail)).toMatchObject({ result: "broken" });
    const plain = await start({ host: BEYOND_LOOPBACK, hideSTARTTLS: true, disabledCommands: ["STARTTLS"] });
    const url = `smtp://${BEYOND_LOOPBACK}:${plain.port}`;
    expect(await mailer(url, { ca: authority }).send(mail)).toMatchObject({ result: "broken" });
    expect(server.received.length + plain.received.length).toBe(0);
    expect(await mailer(url, { tls: "optional" }).send(mail)).toEqual({ result: "sent" });
  });
});

describe("an answer", () => {
  it("that refuses is for good, one that puts off is for now, and neither repeats the server's words", async () => {
    const server = await start();
    const one = mailer(`smtp://127.0.0.1:${server.port}`);
    const cases = [
      [{ rcpt: 550 }, "refused"],
      [{ rcpt: 450 }, "later"],
      [{ data: 554 }, "refused"],
      [{ data: 451 }, "later"],
      ["drop", "broken"],
    ] as const;
    for (const [answer, result] of cases) {
      server.answers.set(mail.to, answer);
      const outcome = await one.send(mail);
      expect([answer, outcome.result]).toEqual([answer, result]);
      expect(JSON.stringify(outcome)).not.toMatch(/Refused by the test|example\.com/);
    }
    expect(server.received).toEqual([]);
  });

  it("that never comes ends within the time of an attempt, as does a server that cannot be reached", async () => {
    const server = await start();
    server.answers.set(mail.to, "hang");
    const begun = performance.now();
    expect(await mailer(`smtp://127.0.0.1:${server.port}`, { attemptMs: 300 }).send(mail)).toMatchObject({
      result: "broken",
    });
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await mailer("smtp://127.0.0.1:1").send(mail)).toMatchObject({ result: "broken" });
  });

  it("to a wrong password says nothing of it, and a right one signs in", async () => {
    const server = await start({ user: { name: "svc@x", password: "pass/word" } });
    const url = (password: string) => `smtp://svc%40x:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
    const outcome = await mailer(url("wr-ong")).send(mail);
    expect(outcome).toMatchObject({ result: "broken" });
    expect(JSON.stringify(outcome)).not.toContain("wr-ong");
    expect(await mailer(url("pass/word")).send(mail)).toEqual({ result: "sent" });
    expect(server.received[0]?.user).toBe("svc@x");
  });
});
