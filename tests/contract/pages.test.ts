import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { savePolicy } from "../../lib/domains/policies/index.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { isAlive, parentOf } from "../../scripts/processes/inspect.ts";
import { sendJson, startHttpServer, type TestServer } from "../chain/http-server.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { until } from "../setup/until.ts";
import { bearer } from "./api-server.ts";
import { type RawResponse, send } from "./http-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

// Pages beside the API, on the real server: what one client may ask for, and what becomes of the API when pages are in trouble.

const PER_MINUTE = 60;
/** A page of few words, where a test opens many. */
const PLAIN = "/notices/unsubscribe?state=done";
const chains = [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"] }];
const context = useContext({ chains });
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
const running: ServerProcess[] = [];
const sockets: Socket[] = [];
const wallet = addressNumber(1);
let server: ServerProcess;
let node: TestServer;
let apiKey = "";
let clients = 0;

/** Wallets that the node is asked about now, each with how to answer. */
const balances = new Map<string, () => void>();
const holders = ["a1", "b2"].map((byte) => `0x${byte.repeat(20)}`);

/** A chain's node that answers questions for the balance of one of these wallets once a test says so. */
function startNode(): Promise<TestServer> {
  return startHttpServer((_, body, response) => {
    const { id, method } = JSON.parse(body);
    const answer = (result: unknown) => sendJson(response, { jsonrpc: "2.0", id, result });
    const holder = method === "eth_call" ? holders.find((one) => body.includes(one.slice(2))) : undefined;
    if (holder !== undefined) {
      balances.set(holder, () => answer(`0x${"1".padStart(64, "0")}`));
      // Answered, or no longer waited for.
      response.once("close", () => balances.delete(holder));
    } else if (method === "eth_call") {
      sendJson(response, { jsonrpc: "2.0", id, error: { code: 3, message: "execution reverted" } });
    } else answer(method === "eth_getCode" ? "0x" : "0x1");
  });
}

async function start(): Promise<ServerProcess> {
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = context.ctx().env;
  const started = await startServer({
    DATABASE_URL: context.url(),
    CHAINS: JSON.stringify([{ ...chains[0], rpcUrls: [node.url] }]),
    RECEIPT_SIGNER_KEY,
    SESSION_SECRET,
    TRUST_PROXY: "true",
    PAGES_PER_MINUTE: String(PER_MINUTE),
  });
  running.push(started);
  await until(async () => {
    const { status, json } = await send(started.port, { path: "/health/ready" });
    return status === 200 && JSON.stringify(json?.pages) === '{"state":"up"}';
  });
  return started;
}

beforeAll(async () => {
  node = await startNode();
  await writeScoreRows(context.ctx().pg, [
    { subject: addressNumber(2), points: { activity: 90 }, at: new Date("2025-12-01T12:00:00Z") },
    ...[wallet, ...holders].map((subject) => ({ subject, points: { activity: 100 } })),
  ]);
  const { id: developerId } = await ensureDeveloper(context.ctx(), {
    wallet: addressNumber(500),
    tier: "professional",
  });
  apiKey = (await createKey(context.ctx(), { developerId, name: "test", permissions: ["read"] })).apiKey;
  server = await start();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const { child, exited } of running) {
    child.kill("SIGKILL");
    await exited;
  }
  await node.close();
});

/** A client with an address of its own. */
function newClient(): Record<string, string> {
  return { "X-Forwarded-For": `192.0.2.${++clients}` };
}

const open = (path: string, headers: Record<string, string> = {}, port = server.port) =>
  send(port, { path, headers: { Accept: "text/html", ...headers } });

const askApi = (port = server.port) => send(port, { path: `/v1/score/${wallet}`, headers: bearer(apiKey) });

/** The process that renders pages for a server now. */
function pagesPid({ log }: ServerProcess): number {
  const ready = log()
    .split("\n")
    .filter((line) => line.includes('"the pages process is ready"'));
  return JSON.parse(ready.at(-1) ?? "{}").pagesPid;
}

describe("a client's address", () => {
  it("may open a limited number of pages a minute; its API calls and files, and other addresses, are not affected", async () => {
    const client = newClient();
    const page = await open("/docs", client);
    const script = /\/_next\/static\/[^"\\]+\.js/.exec(page.body)?.[0] ?? "";
    let limited: RawResponse | undefined;
    // A minute may end meanwhile.
    for (let i = 0; i < 4 * PER_MINUTE && limited?.status !== 429; i++) limited = await open("/nothing-here", client);
    expect([limited?.status, limited?.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(limited?.headers).toMatchObject({ "x-ratelimit-limit": String(PER_MINUTE), "x-ratelimit-remaining": "0" });
    expect(Number(limited?.headers["retry-after"])).toBeGreaterThan(0);
    expect(limited?.body).toContain("<h1>Too many pages</h1>");
    // What pages of any origin may read tells them why it is not there.
    for (const path of ["/badge/nobody.svg", "/openapi.json", "/credence.ts"]) {
      const { headers } = await send(server.port, { path, headers: client });
      expect([path, headers["access-control-allow-origin"]]).toEqual([path, "*"]);
    }
    expect((await send(server.port, { path: script, headers: client })).status).toBe(200);
    expect((await askApi()).status).toBe(200);
    expect((await open("/docs", newClient())).status).toBe(200);
  });

  it.each([
    ["a tenth as many gates, whose policies are evaluated", 10, "GET", "/gate/policy_nothing"],
    ["a tenth as many gates by a method that renders them too", 10, "POST", "/gate/policy_nothing"],
    ["a tenth as many boards of past days, which visit every row", 10, "GET", "/leaderboard?at=2025-12-31"],
    ["a tenth as many boards of past days by their other path", 10, "GET", "/leaderboard/?at=2025-12-31"],
    ["a fifth as many agents, whose feedback is weighed", 5, "GET", "/agents/1/0"],
  ])("may open %s", async (_, share, method, path) => {
    const client = newClient();
    let limited: RawResponse | undefined;
    // A minute may end meanwhile.
    for (let i = 0; i < PER_MINUTE && limited?.status !== 429; i++) {
      limited = await send(server.port, { method, path, headers: { Accept: "text/html", ...client } });
    }
    expect(limited?.headers).toMatchObject({ "x-ratelimit-limit": String(Math.ceil(PER_MINUTE / share)) });
    expect((await open("/docs", client)).status).toBe(200);
  });

  it("may read a limited number of documents for machines a minute; health checks are not limited", async () => {
    const client = newClient();
    const read = (path: string) => send(server.port, { path, headers: client });
    for (const path of ["/openapi.json", "/llms.txt", "/llms-full.txt", "/.well-known/credence.json"]) {
      let limited: RawResponse | undefined;
      // A minute may end meanwhile.
      for (let i = 0; i < 4 * PER_MINUTE && limited?.status !== 429; i++) limited = await read(path);
      expect([path, limited?.json?.error]).toEqual([path, "RATE_LIMIT_EXCEEDED"]);
    }
    expect((await read("/health/live")).status).toBe(200);
    expect((await read("/health/ready")).status).toBe(200);
    expect((await send(server.port, { path: "/openapi.json", headers: newClient() })).status).toBe(200);
  });
});

describe("work that takes turns, by a visitor's address", () => {
  it("does not wait for that of another visitor: a gate", async () => {
    const { id: developerId } = await ensureDeveloper(context.ctx(), { wallet: addressNumber(500) });
    const actor = { kind: "key", developerId, wallet: addressNumber(500), keyId: "", tier: "free" } as const;
    const ctx = context.ctx({ actor: { ...actor, permissions: ["write"] } });
    const rule = {
      module: "token",
      params: { chainId: 1, address: addressNumber(9) },
      cmp: "gte",
      value: "1",
    } as const;
    const { id } = await savePolicy(ctx, {
      name: "holders",
      policy: { op: "all", rules: [rule], onIndeterminate: "deny" },
    });
    const visit = (holder: string | undefined) => open(`/gate/${id}?identity=${holder}`, newClient());
    const pages = [visit(holders[0])];
    await expect.poll(() => [...balances.keys()], patience).toEqual([holders[0]]);
    pages.push(visit(holders[1]));
    await expect.poll(() => [...balances.keys()], patience).toEqual(holders);
    for (const answer of balances.values()) answer();
    for (const page of await Promise.all(pages)) expect(page.status).toBe(200);
  });

  it("does not wait for that of another visitor: the board of a past day", async () => {
    const path = (day: string) => `/leaderboard?at=${day}`;
    await open(path("2025-12-02"), newClient());
    const pages = await withClient({ connectionString: context.url() }, async (client) => {
      await client.query("begin; lock table score_close in access exclusive mode");
      const waiting = async () => {
        const { rows } = await client.query<{ count: number }>(
          "select count(*)::int as count from pg_locks where relation = 'score_close'::regclass and not granted",
        );
        return rows[0]?.count;
      };
      const asked = ["2025-12-10", "2025-12-20"].map((day) => open(path(day), newClient()));
      await expect.poll(waiting, patience).toBe(asked.length);
      await client.query("rollback");
      return Promise.all(asked);
    });
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it("no client can have images resized and stored: Next's image optimizer is off", async () => {
  const { status, headers } = await open("/_next/image?url=%2Fcard.png&w=640&q=75", newClient());
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
});

it("pages have GET, HEAD and POST, and sign-in has POST; other methods do not exist", async () => {
  const ask = (method: string, path: string) => send(server.port, { method, path, headers: newClient() });
  for (const method of ["TRACE", "PUT", "DELETE", "PROPFIND", "OPTIONS"]) {
    const { status, json, headers } = await ask(method, "/leaderboard");
    expect([method, status, json?.error]).toEqual([method, 404, "NOT_FOUND"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await ask("GET", "/api/auth/callback/siwe")).status).toBe(404);
  expect((await ask("HEAD", "/leaderboard")).status).toBe(200);
});

/** Send the head of a request and part of its body on a socket that stays open. Fulfilled with what is answered. */
function sendPart(head: string, part: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: server.port, host: "127.0.0.1" });
    sockets.push(socket);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("close", () => resolve(answer));
    // The service closes while the body is being sent: what it answered can be lost with the connection.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (answer !== "" || error.code === "EPIPE" || error.code === "ECONNRESET") resolve(answer);
      else reject(error);
    });
    socket.write(Buffer.concat([Buffer.from(head), part]));
  });
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

const MIB = 1024 * 1024;

describe("a body that no page accepts", () => {
  const head = (lines: string) =>
    `POST /leaderboard HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.200\r\nContent-Type: text/plain\r\n${lines}\r\n\r\n`;
  const chunk = Buffer.concat([Buffer.from("200000\r\n"), Buffer.alloc(2 * MIB, "a")]);

  it.each([
    ["says that it is long", "Content-Length: 10000000", Buffer.alloc(2 * MIB, "a")],
    ["becomes long", "Transfer-Encoding: chunked", chunk],
    ["of a server action becomes long", "Next-Action: abc\r\nTransfer-Encoding: chunked", chunk],
  ])("gets 400 once it %s, and nothing holds it", async (_, lines, part) => {
    const pids = [server.child.pid ?? 0, pagesPid(server)];
    const memory = () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    const before = memory();
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendPart(head(lines), part)));
    for (const answer of answers.filter(Boolean)) {
      expect(answer).toMatch(/^HTTP\/1\.1 (?:400|503) /);
      expect(answer).toMatch(/"error":"INVALID_REQUEST"|Busy/);
    }
    expect(answers.some((answer) => answer.includes('"error":"INVALID_REQUEST"'))).toBe(true);
    expect(memory() - before).toBeLessThan(64);
  });
});

describe("while no page can be rendered", () => {
  it("a client waits for a limited number of pages, others get theirs, and the API answers", async () => {
    const pid = pagesPid(server);
    process.kill(pid, "SIGSTOP");
    const client = newClient();
    const asked = Array.from({ length: 60 }, () => open(PLAIN, client));
    const busy = await Promise.any(asked.map(async (one) => required(await one, 503)));
    expect([busy.headers["content-type"], busy.headers["retry-after"]]).toEqual(["text/html; charset=utf-8", "2"]);
    expect(busy.body).toContain("<h1>Busy</h1>");
    const other = open(PLAIN, newClient());
    expect((await askApi()).status).toBe(200);
    process.kill(pid, "SIGCONT");
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(48).fill(200), ...Array(12).fill(503)]);
  });

  it("only a limited number of requests wait for pages", async () => {
    const pid = pagesPid(server);
    process.kill(pid, "SIGSTOP");
    const asked = Array.from({ length: 4 }, newClient).flatMap((client) =>
      Array.from({ length: 40 }, () => open(PLAIN, client)),
    );
    await Promise.any(asked.map(async (one) => required(await one, 503)));
    process.kill(pid, "SIGCONT");
    const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(136).fill(200), ...Array(24).fill(503)]);
  });

  it("after a kill of the process waiting clients get a refusal, the API continues, and pages return", async () => {
    const pid = pagesPid(server);
    process.kill(pid, "SIGSTOP");
    const waiting = open(PLAIN, newClient());
    // It has the request when its connection is made; what it was sent it never reads.
    await expect.poll(async () => (await askApi()).status).toBe(200);
    process.kill(pid, "SIGKILL");
    const answer = await waiting;
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(answer.body).toContain("<h1>Back in a moment</h1>");
    expect((await askApi()).status).toBe(200);
    await expect.poll(async () => (await open(PLAIN, newClient())).status, patience).toBe(200);
    expect(pagesPid(server)).not.toBe(pid);
    expect((await send(server.port, { path: "/health/ready" })).json).toMatchObject({ pages: { state: "up" } });
  });
});

function required(answer: RawResponse, status: number): RawResponse {
  if (answer.status !== status) throw new Error(`was ${answer.status}`);
  return answer;
}

describe("the pages process", () => {
  it("is separate from the API's, and ends with it even by kill -9", async () => {
    const own = await start();
    const pid = pagesPid(own);
    expect(parentOf(pid)).toBe(own.child.pid);
    own.child.kill("SIGKILL");
    await own.exited;
    await expect.poll(() => isAlive(pid), patience).toBe(false);
  });
});

describe("an address in the path", () => {
  it.each([
    ["/profile/%25/card.png", 404],
    ["/profile/%25zz/card.png", 404],
    ["/profile/%25zz/receipt.json", 404],
    ["/profile/%2525/receipt.json", 404],
    ["/profile/%25", 404],
    ["/profile/%25zz/receipt", 404],
    ["/profile/a%00b/receipt.json", 404],
    ["/names/%25zz", 200],
    ["/attest/%25zz", 404],
    ["/attest/%25zz/export.json", 404],
    ["/attest/%00", 404],
    ["/docs/reference/%25zz", 404],
    ["/portal/webhooks/%25zz", 200],
    [`/profile/${wallet.replace("0", "%30")}/receipt.json`, 200],
    [`/profile/${wallet.replace("0", "%2530")}/receipt.json`, 404],
  ])("%s is answered with %i", async (path, status) => {
    expect((await open(path, newClient())).status).toBe(status);
  });
});

it.each([
  ["/nothing-here", "Page not found"],
  ["/profile/nobody-at-all", "Name not found"],
  ["/profile/%25", "Name not found"],
  [`/profile/0x${"12".repeat(20)}`, "We have not indexed this wallet yet"],
  ["/profile/nobody-at-all/receipt", "Name not found"],
  ["/compare/%25/nobody-at-all", "Page not found"],
  ["/attest/att_nothing", "Attestation not found"],
  ["/appeals/apl_nothing", "Appeal not found"],
  ["/gate/policy_nothing", "Gate not found"],
  ["/agents/1/0", "No agents are read on this chain"],
  ["/agents/1/-1", "There is no such agent"],
  ["/docs/reference/nothing", "Page not found"],
])("%s is answered with 404 and says so without scripts", async (path, title) => {
  const page = await open(path, newClient());
  expect(page.status).toBe(404);
  expect(page.body.replaceAll(/<(script|template)[^>]*>.*?<\/\1>/gs, "")).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
});

it("Next hears no 404 of a page that it loads itself, which it would load again", async () => {
  const page = await open("/profile/nobody-at-all?_rsc", { ...newClient(), RSC: "1" });
  expect(page.status).toBe(200);
});

const nonceOf = ({ headers }: RawResponse) =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
const withoutNonce = (page: RawResponse) => page.body.replaceAll(nonceOf(page), "");

it("a page comes ready with a nonce of its own while what it shows is the same, and then as it is now", async () => {
  const paths = ["/", "/leaderboard", `/profile/${wallet}`];
  const rendered = await Promise.all(paths.map((path) => open(path, newClient())));
  const ready = await Promise.all(paths.map((path) => open(path, newClient())));
  for (const [i, page] of ready.entries()) {
    const first = required(rendered[i] ?? page, 200);
    // Next sends pages in parts, whose length it does not know.
    expect([first.headers["content-length"], Number(page.headers["content-length"])]).toEqual([
      undefined,
      expect.any(Number),
    ]);
    expect(nonceOf(page)).not.toBe(nonceOf(first));
    expect(page.body).toContain(`nonce="${nonceOf(page)}"`);
    expect(withoutNonce(page)).toBe(withoutNonce(first));
  }
  const dark = await open("/", { ...newClient(), Cookie: "theme=dark" });
  expect(dark.body).toContain('data-theme="dark"');
  await writeScoreRows(context.ctx().pg, [{ subject: addressNumber(7), points: { activity: 123, age: 7 } }]);
  const shows = async (path: string, text: string) => (await open(path, newClient())).body.includes(text);
  await until(async () => (await shows("/leaderboard", ">130<")) && (await shows("/", ">130<")));
  await until(() => shows(`/profile/${wallet}`, ">2</dd>"));
});

it.each(["/", "/leaderboard", `/profile/${wallet}`, "/docs", "/docs/reference", "/docs/reference/scores", "/policies"])(
  "%s has less than half a megabyte besides its styles",
  async (path) => {
    const page = await open(path, newClient());
    expect(page.status).toBe(200);
    const withoutStyles = page.body.replaceAll(/<style[^>]*>.*?<\/style>/gs, "");
    expect(Buffer.byteLength(withoutStyles)).toBeLessThan(500_000);
  },
);
