import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSecret, signatureHeaders, signatureKeyOf } from "../../lib/domains/webhooks/sign.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { find } from "../docs/run-example.ts";
import { until } from "../setup/until.ts";

// The receivers of docs/webhooks.md, run as servers and asked over sockets.

const docs = readFileSync(join(import.meta.dirname, "../../docs/webhooks.md"), "utf8");
const body = JSON.stringify({ event: "score.updated", data: { newScore: 7, text: "ünï" } });
const delivery = (secrets: [string, ...string[]], at = new Date()) =>
  signatureHeaders({ messageId: "evt_1", at, body, secrets: mapSecrets(secrets) });
const mapSecrets = ([first, ...others]: [string, ...string[]]) =>
  [signing(first), ...others.map(signing)] satisfies [unknown, ...unknown[]];
const signing = (text: string) => ({ text, key: signatureKeyOf(text) });

let dir = "";
const running: ChildProcess[] = [];

/** Each language: its program, the file it wants, and what follows the snippet. */
const languages = [
  {
    name: "js",
    program: process.execPath,
    file: "receiver.mjs",
    start: "for (const [secret, port] of JSON.parse(process.argv[2])) receive(secret, () => {}).listen(port);",
  },
  {
    name: "python",
    program: find("python3"),
    file: "receiver.py",
    start: `
import sys, threading
for secret, port in json.loads(sys.argv[1]):
    threading.Thread(target=receive(secret, lambda event, id: None, port).serve_forever).start()
`,
  },
] as const;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "credence-docs-"));
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(dir, { recursive: true, force: true });
});

/** The status a receiver answers to these headers, sent as they are written. */
function post(port: number, headers: Record<string, string>, text = body): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(text);
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      resolve(Number(/^HTTP\/1\.. (\d+)/.exec(chunk.toString("latin1"))?.[1]));
      socket.destroy();
    });
    socket.write(
      `POST /hook HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n${lines.join("")}\r\n${text}`,
      "utf8",
    );
  });
}

for (const { name, program, file, start } of languages) {
  describe.skipIf(program === null)(`the documented receiver (${name})`, () => {
    const [secret, other] = [newSecret(), newSecret()];
    // Texts, and bare base64 at both sides of each bound.
    const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64");
    const own = [
      "a secret of one's own, as text",
      ...[23, 24, 25, 64, 65].map(base64),
      "0f".repeat(32),
      "-_".repeat(16),
    ];
    let port = 0;
    const ownPorts: number[] = [];

    beforeAll(async () => {
      const snippet = new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\`\`\``).exec(docs)?.[1];
      if (!snippet) throw new Error(`docs/webhooks.md has no snippet in ${name}`);
      port = await freePort();
      for (const _ of own) ownPorts.push(await freePort());
      const path = join(dir, file);
      writeFileSync(path, `${snippet}\n${start}`);
      const receivers = [[secret, port], ...own.map((text, i) => [text, ownPorts[i]])];
      running.push(spawn(program ?? "", [path, JSON.stringify(receivers)], { stdio: "ignore" }));
      await until(() =>
        Promise.all([port, ...ownPorts].map((one) => post(one, {}))).then(
          () => true,
          () => false,
        ),
      );
    });

    it("answers 200 to what is signed, also during a rotation and with a secret of one's own", async () => {
      expect(await post(port, delivery([secret]))).toBe(200);
      expect(await post(port, delivery([other, secret]))).toBe(200);
      for (const [i, text] of own.entries()) expect(await post(ownPorts[i] ?? 0, delivery([text])), text).toBe(200);
    });

    it("answers 401 to a signature or a time that does not match", async () => {
      expect(await post(port, delivery([other]))).toBe(401);
      expect(await post(port, delivery([secret]), body.replace("7", "8"))).toBe(401);
      expect(await post(port, { ...delivery([secret]), "webhook-id": "evt_2" })).toBe(401);
      for (const signature of ["v1", "v1,", ",", "v1,ünï", "v1,!!!! v2,AAAA"]) {
        expect(await post(port, { ...delivery([secret]), "webhook-signature": signature }), signature).toBe(401);
      }
      for (const seconds of [-302, 302]) {
        expect(await post(port, delivery([secret], new Date(Date.now() + seconds * 1000)))).toBe(401);
      }
    });

    it("answers 400 to headers that are missing or malformed", async () => {
      const headers = delivery([secret]);
      expect(await post(port, {})).toBe(400);
      for (const missing of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
        const rest = Object.fromEntries(Object.entries(headers).filter(([header]) => header !== missing));
        expect(await post(port, rest), missing).toBe(400);
      }
      for (const timestamp of ["", "soon", "-1", "1e9", "NaN", "0x10", "9".repeat(400), "ünï"]) {
        expect(await post(port, { ...headers, "webhook-timestamp": timestamp }), timestamp).toBe(400);
      }
      expect(await post(port, headers)).toBe(200);
    });

    it("goes on after a client that hangs up, and reads no endless body", async () => {
      const begin = (length: number, text: string): Socket => {
        const socket = connect(port, "127.0.0.1").on("error", () => {});
        socket.write(`POST /hook HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n${text}`);
        return socket;
      };
      const hangsUp = begin(100, "a");
      await once(hangsUp, "connect");
      await new Promise((resolve) => hangsUp.write("b", resolve));
      hangsUp.destroy();
      const endless = begin(1_000_000_000, "a".repeat(1_100_000)).resume();
      // It may be reset, as the receiver closes what it has not read.
      await new Promise((resolve) => endless.once("close", resolve));
      expect(await post(port, delivery([secret]))).toBe(200);
    });
  });
}
