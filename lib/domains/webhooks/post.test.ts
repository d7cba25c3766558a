import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test } from "vitest";
import { listen } from "../../../scripts/processes/listen.ts";
import { createSender } from "./post.ts";

// A laboratory of receivers, good and bad, on loopback.

const closings: (() => Promise<void>)[] = [];
const sender = createSender({ allowPrivate: true, timeoutMs: 400 });

async function receiver(listener: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(listener));
  closings.push(close);
  return `http://127.0.0.1:${port}/hook`;
}

const post = (url: string) => sender.post({ url, headers: { "x-test": "1" }, body: '{"event":"x"}' });

afterEach(() => {
  for (const close of closings.splice(0)) void close();
});
afterAll(() => sender.close());

test("the body arrives byte for byte, with the headers", async () => {
  const seen: string[] = [];
  const url = await receiver(async (request, response) => {
    seen.push(`${request.method} ${request.headers["x-test"]} ${await text(request)}`);
    response.end("ok");
  });
  expect(await post(url)).toMatchObject({ statusCode: 200, error: null });
  expect(seen).toEqual(['POST 1 {"event":"x"}']);
});

test("any status of 200 to 299 acknowledges, all others fail", async () => {
  for (const status of [200, 202, 204, 299]) {
    const url = await receiver((_, response) => response.writeHead(status).end());
    expect(await post(url)).toMatchObject({ statusCode: status, error: null });
  }
  for (const status of [400, 404, 410, 429, 500, 503]) {
    const url = await receiver((_, response) => response.writeHead(status, { "retry-after": "7" }).end());
    expect(await post(url)).toMatchObject({
      statusCode: status,
      error: `The receiver responded with ${status}.`,
      retryAfter: "7",
    });
  }
});

test("of a response the first 4 kB are kept as text, with no character cut and no NUL", async () => {
  const url = await receiver((_, response) => response.end(`<b>\0${"€".repeat(20_000)}`));
  const { responseBody } = await post(url);
  expect(responseBody).toBe(`<b>\uFFFD${"€".repeat(1364)}`);
  const empty = await receiver((_, response) => response.writeHead(500).end());
  expect((await post(empty)).responseBody).toBe("");
});

test("a redirect is a failure and is not followed", async () => {
  let followed = 0;
  const target = await receiver((_, response) => {
    followed++;
    response.end();
  });
  for (const status of [301, 302, 303, 307, 308]) {
    const url = await receiver((_, response) => response.writeHead(status, { location: target }).end());
    expect(await post(url)).toMatchObject({ statusCode: status, error: expect.stringContaining("redirects") });
  }
  expect(followed).toBe(0);
});

test("a receiver that never responds times out", async () => {
  const url = await receiver(() => {});
  expect(await post(url)).toMatchObject({ statusCode: null, error: "The receiver did not respond within 0.4 s." });
});

test("a received status counts for any body: dripping, 10 MB, NUL and markup", async () => {
  const bodies: RequestListener[] = [
    (_, response) => {
      response.write("a");
      const drip = setInterval(() => response.write("a"), 20);
      response.on("close", () => clearInterval(drip));
    },
    (_, response) => response.end(Buffer.alloc(10_000_000, "x")),
    (_, response) => response.end("\0<script>alert(1)</script>\u001b[31m"),
    (_, response) => response.writeHead(200, { "content-length": "100" }).end("short", () => response.destroy()),
  ];
  for (const body of bodies) expect(await post(await receiver(body))).toMatchObject({ statusCode: 200, error: null });
});

test("a closed port and a broken connection are reported in one message", async () => {
  const url = await receiver((request) => request.socket.destroy());
  expect(await post(url)).toMatchObject({ statusCode: null, error: expect.stringContaining("closed") });
  expect(await post("http://127.0.0.1:1/")).toMatchObject({ statusCode: null, error: "The connection was refused." });
});

test("a name that resolves to loopback at connection time is not connected to", async () => {
  let connected = 0;
  const url = new URL(await receiver(() => connected++));
  for (const addresses of [["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::1"], []]) {
    const strict = createSender({ allowPrivate: false, resolve: async () => addresses, timeoutMs: 400 });
    const posted = await strict.post({ url: `http://receiver.test:${url.port}/`, headers: {}, body: "{}" });
    expect(posted).toMatchObject({
      statusCode: null,
      error: "The address leads to a network that events are not posted to.",
    });
    await strict.close();
  }
  expect(connected).toBe(0);
});

test("link-local and metadata addresses are not connected to, even where private ones are allowed", async () => {
  const targets = [["169.254.169.254"], ["127.0.0.1", "fd00:ec2::254"], ["::ffff:a9fe:a9fe"], ["100.100.100.200"]];
  for (const addresses of targets) {
    const lenient = createSender({ allowPrivate: true, resolve: async () => addresses, timeoutMs: 400 });
    for (const host of ["receiver.test", "169.254.169.254", "[::ffff:a9fe:a9fe]", "168.63.129.16"]) {
      const posted = await lenient.post({ url: `http://${host}/`, headers: {}, body: "{}" });
      expect(posted.error, `${host} ${addresses}`).toBe(
        "The address leads to a network that events are not posted to.",
      );
    }
    await lenient.close();
  }
});

test("of private addresses only those of listed hosts and networks are connected to", async () => {
  let connected = 0;
  const { port } = new URL(
    await receiver((_, response) => {
      connected++;
      response.end();
    }),
  );
  const listed = createSender({ allowPrivate: ["hooks.lan"], resolve: async () => ["127.0.0.1"], timeoutMs: 4_000 });
  const post = async (host: string) =>
    (await listed.post({ url: `http://${host}:${port}/`, headers: {}, body: "{}" })).statusCode;
  expect([await post("other.lan"), await post("127.0.0.1"), await post("a.hooks.lan"), connected]).toEqual([
    null,
    null,
    null,
    0,
  ]);
  expect([await post("hooks.lan"), connected]).toEqual([200, 1]);
  await listed.close();
  const network = createSender({ allowPrivate: ["127.0.0.0/8"], timeoutMs: 4_000 });
  const posted = await network.post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: "{}" });
  expect([posted.statusCode, connected]).toEqual([200, 2]);
  await network.close();
});

test("a literal address that is not public is not connected to", async () => {
  let connected = 0;
  const { port } = new URL(await receiver(() => connected++));
  const strict = createSender({ allowPrivate: false, timeoutMs: 400 });
  for (const host of ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "[::1]"]) {
    const posted = await strict.post({ url: `http://${host}:${port}/`, headers: {}, body: "{}" });
    expect(posted.error, host).toBe("The address leads to a network that events are not posted to.");
  }
  await strict.close();
  expect(connected).toBe(0);
});
