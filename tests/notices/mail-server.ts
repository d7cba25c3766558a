import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

const fixture = (name: string) => readFileSync(`tests/fixtures/mail/${name}`, "utf8");
/** The authority of the server's certificate, which is for 127.0.0.2. */
export const authority = fixture("ca.pem");
/** An address of this machine that does not count as loopback. */
export const BEYOND_LOOPBACK = "127.0.0.2";

export interface Received {
  to: string[];
  secure: boolean;
  user: string | undefined;
  /** As it arrived. */
  raw: string;
  /** By name in lower case, unfolded. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Whether the server takes a message: an SMTP status to refuse it with, or `drop` to end the connection in the middle of it, or `hang`. */
export type Answer = "take" | "drop" | "hang" | { rcpt: number } | { data: number };

export interface MailServer {
  port: number;
  received: Received[];
  /** How it answers from now on, by recipient; others are taken. */
  answers: Map<string, Answer>;
  /** Connections made. */
  connections: () => number;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it gets. */
export async function startMailServer(
  options: SMTPServerOptions & {
    host?: string;
    port?: number;
    user?: { name: string; password: string };
    onData?: () => Promise<void>;
  } = {},
): Promise<MailServer> {
  const { host = "127.0.0.1", port = 0, user, onData, ...given } = options;
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  let connections = 0;
  const refusal = (status: number) => Object.assign(new Error("Refused by the test"), { responseCode: status });
  const server = new SMTPServer({
    key: fixture("server.key"),
    cert: fixture("server.pem"),
    authOptional: user === undefined,
    logger: false,
    disableReverseLookup: true,
    onConnect(_, done) {
      connections++;
      done();
    },
    onAuth({ username, password }, _, done) {
      if (username === user?.name && password === user?.password) done(null, { user: username });
      else done(refusal(535));
    },
    onRcptTo({ address }, _, done) {
      const answer = answers.get(address);
      if (typeof answer === "object" && "rcpt" in answer) done(refusal(answer.rcpt));
      else done();
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const answer = answers.get(to[0] ?? "");
      if (answer === "drop") {
        for (const connection of server.connections) connection.close();
        return;
      }
      const receive = async () => {
        const raw = await text(stream);
        if (answer === "hang") return;
        if (typeof answer === "object" && "data" in answer) return done(refusal(answer.data));
        received.push({ ...parse(raw), to, raw, secure: session.secure, user: session.user || undefined });
        await onData?.();
        done();
      };
      // The sender may be killed, or give up.
      receive().catch(() => {});
    },
    ...given,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port, // It listens on a port.
    received,
    answers,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of server.connections) connection.close();
      }),
  };
}

function parse(raw: string): Pick<Received, "headers" | "body"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const written = raw.slice(end + 4);
  const isQuoted = headers["content-transfer-encoding"] === "quoted-printable";
  const body = isQuoted
    ? Buffer.from(
        written
          .replaceAll("=\r\n", "")
          .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        "latin1",
      ).toString("utf8")
    : written;
  return { headers, body };
}
