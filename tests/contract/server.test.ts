import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import canonicalize from "canonicalize";
import { keccak256, stringToBytes } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { errorCodes } from "../../lib/core/errors.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { deployVerifier } from "../../scripts/contracts/deploy-verifier.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { testFolder } from "../setup/folder.ts";
import { CHAIN_ID, person, startContractChain } from "../solidity/contract-chain.ts";
import { bearer } from "./api-server.ts";
import { send, sendRaw } from "./http-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const TOKEN = "a token for metrics";
const chains = [
  { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"] },
  { id: 2, name: "Two", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }] },
];
const context = useContext({ chains });
const running: ServerProcess[] = [];
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 30_000 };

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({
    CHAINS: JSON.stringify(chains),
    ...env,
    DATABASE_URL: context.url(),
    RECEIPT_SIGNER_KEY: context.ctx().env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: context.ctx().env.SESSION_SECRET,
    METRICS_TOKEN: TOKEN,
  });
  running.push(server);
  return server;
}

let server: ServerProcess;
let apiKey = "";

beforeAll(async () => {
  await writeScoreRows(context.ctx().pg, [{ subject: addressNumber(1), points: { activity: 100 } }]);
  await context.ctx().pg.query(
    `insert into chain_cursor (chain_id, block_number, head_number, state, error, updated_at)
     values (1, 90, 100, 'retrying', 'the node answers 502', now())`,
  );
  const { id: developerId } = await ensureDeveloper(context.ctx(), { wallet: addressNumber(500), tier: "free" });
  apiKey = (await createKey(context.ctx(), { developerId, name: "test", permissions: ["read"] })).apiKey;
  server = await start();
});
afterAll(async () => {
  for (const { child, exited } of running) {
    child.kill("SIGKILL");
    await exited;
  }
});

const get = (path: string, headers: Record<string, string> = {}) => send(server.port, { path, headers });

describe("the server", () => {
  it("answers the API, and leaves the rest to the pages", async () => {
    const path = `/v1/score/${addressNumber(1)}`;
    await expect.poll(async () => (await get("/health/ready")).status, patience).toBe(200);
    expect((await get(path, bearer(apiKey))).json).toMatchObject({ success: true, score: { total: 100 } });
    expect((await get("/")).json).toMatchObject({ success: true, routes: expect.arrayContaining(["GET /"]) });
    const page = await get("/", { Accept: "text/html" });
    expect(page.headers.vary?.toLowerCase().split(/ *, */)).toEqual(expect.arrayContaining(["accept", "rsc"]));
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers).not.toHaveProperty("x-powered-by");
    expect((await get("/nothing-here")).headers["content-type"]).toContain("text/html");
  });

  it("answers a request with an upgrade as usual, also after a page was served", async () => {
    await get("/", { Accept: "text/html" });
    const answer = await sendRaw(
      server.port,
      `GET /v1/trust/modules HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`,
    );
    expect(answer.status).toBe(200);
  });

  it.each(["/profile/%ff", "/%ZZ", "*"])("answers 400 to %s, which no page can parse", async (path) => {
    const answer = await send(server.port, { method: path === "*" ? "OPTIONS" : "GET", path });
    expect([answer.status, answer.json?.error]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("is live, and reports the readiness of each part", async () => {
    expect((await get("/health/live")).json).toMatchObject({ success: true, status: "live" });
    const ready = await get("/health/ready");
    expect([ready.status, ready.json]).toMatchObject([
      200,
      {
        status: "degraded",
        failures: [],
        warnings: ["Chain 1 is retrying: the node answers 502"],
        database: { ok: true },
        boards: { state: "ready" },
        chains: [
          { chainId: 1, name: "One", state: "retrying", block: 90, head: 100, lag: 10 },
          { chainId: 2, name: "Two", state: "explorer", block: null, head: null, lag: null },
        ],
        queue: { waiting: 0, running: 0, failed: 0 },
      },
    ]);
  });

  it("asks the contracts of CHAINS at its start, and warns of two in each other's place by readiness and log", async () => {
    const anvil = await startContractChain(1);
    try {
      const owner = person(1);
      const terms = {
        owner: owner.address,
        signer: owner.address,
        origin: "http://localhost:3000",
        firstChainId: CHAIN_ID,
      };
      const { verifier, passport } = await deployVerifier({ ...terms, rpcUrl: anvil.url, deployer: owner });
      const contracts = { verifier: passport, passport: verifier };
      const swapped = await start({
        CHAINS: JSON.stringify([{ id: CHAIN_ID, name: "Swapped", rpcUrls: [anvil.url], contracts }]),
      });
      const warnings = async () =>
        ((await send(swapped.port, { path: "/health/ready" })).json as { warnings?: string[] } | undefined)?.warnings ??
        [];
      await expect
        .poll(
          async () => (await warnings()).filter((one) => one.includes(verifier) && one.includes(passport)),
          patience,
        )
        .toEqual([expect.stringMatching(/each other's place: contracts\.verifier is .* contracts\.passport is /)]);
      await expect.poll(() => swapped.log(), patience).toContain("in each other's place");
    } finally {
      await anvil.stop();
    }
  });

  it("shows metrics only to this machine and to clients with the token", async () => {
    await get(`/v1/score/${addressNumber(1)}`, bearer(apiKey));
    const own = await get("/metrics");
    expect([own.status, own.headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    expect(own.body).toMatch(/credence_request_duration_seconds_count\{operation="getScore",status="200"\} [1-9]/);
    expect(own.body).not.toContain(addressNumber(1));
    expect(own.body).toContain("credence_ready 1");
    expect(own.body).toContain('credence_chain_lag_blocks{chain="1"} 10');
    expect(own.body).toContain('credence_jobs{state="waiting"} 0');
    for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"]) {
      expect((await get("/metrics", { [name]: "192.0.2.1" })).status).toBe(401);
    }
    expect((await get("/metrics", { "X-Forwarded-For": "192.0.2.1", Authorization: `Bearer ${TOKEN}` })).status).toBe(
      200,
    );
    expect((await get("/metrics", { "X-Forwarded-For": "192.0.2.1", Authorization: `Bearer ${TOKEN}x` })).status).toBe(
      401,
    );
  });

  it("does not show metrics to a page that points its host name at this machine", async () => {
    const ask = (headers: string) =>
      sendRaw(server.port, `GET /metrics HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    expect((await ask("Host: rebound.example\r\n")).status).toBe(401);
    expect((await ask("Host: rebound.example\r\nAuthorization: Bearer guessed\r\n")).status).toBe(401);
    expect((await ask(`Host: credence:9090\r\nAuthorization: Bearer ${TOKEN}\r\n`)).status).toBe(200);
  });

  it("describes the receipt signer, the model and the chains", async () => {
    expect((await get("/.well-known/credence.json")).json).toMatchObject({
      success: true,
      receiptSigner: "0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A",
      model: { version: expect.any(String), hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
      chains: [
        { chainId: 1, name: "One", contracts: { names: null, reservations: null, cany: null } },
        { chainId: 2, name: "Two", explorer: null },
      ],
    });
  });

  it("publishes the whole model: its specification has the hash named in receipts", async () => {
    const { model } = JSON.parse((await get("/.well-known/credence.json")).body);
    const text = canonicalize(model.specification) ?? "";
    expect([model.specification.version, keccak256(stringToBytes(text))]).toEqual([model.version, model.hash]);
  });

  it("serves llms.txt with links to its own origin", async () => {
    const brief = await get("/llms.txt");
    expect([brief.status, brief.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const links = [...brief.body.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => new URL(url ?? ""));
    expect(links.length).toBeGreaterThan(80);
    expect(new Set(links.map(({ origin }) => origin))).toEqual(new Set([`http://localhost:${server.port}`]));
    const whole = await get("/llms-full.txt");
    for (const id of Object.keys(endpoints)) expect(whole.body).toContain(`## ${id}\n`);
    for (const code of Object.keys(errorCodes)) expect(whole.body).toContain(`| \`${code}\` |`);
  });

  it("answers system routes for GET and HEAD only", async () => {
    for (const path of ["/health/live", "/openapi.json", "/metrics"]) {
      expect((await send(server.port, { method: "HEAD", path })).status).toBe(200);
      expect((await send(server.port, { method: "POST", path })).status).toBe(404);
    }
  });

  it("logs no keys and no successful requests", async () => {
    await get("/v1/score/broken_", bearer(apiKey));
    expect(server.log()).not.toContain(apiKey);
    expect(server.log()).not.toContain("/v1/score");
  });
});

describe("a server whose pages are still being built", () => {
  let own: ServerProcess;

  it("answers the API, says so in place of pages, and has them by itself once they are built", async () => {
    const mark = join(testFolder(), "built");
    own = await start({ AWAIT_BUILD: mark });
    const ask = (path: string, headers = {}) => send(own.port, { path, headers });
    await expect
      .poll(async () => (await ask("/health/ready")).json, patience)
      .toMatchObject({ status: "unavailable", failures: ["The pages are being built. The API answers."] });
    expect((await ask("/health/live")).status).toBe(200);
    expect((await ask(`/v1/score/${addressNumber(1)}`, bearer(apiKey))).status).toBe(200);
    const page = await ask("/leaderboard", { Accept: "text/html" });
    expect([page.status, page.headers["retry-after"], page.headers.refresh]).toEqual([503, "3", "3"]);
    expect(page.body).toContain("The pages are being built");
    writeFileSync(mark, "");
    await expect.poll(async () => (await ask("/leaderboard", { Accept: "text/html" })).status, patience).toBe(200);
    expect((await ask("/health/ready")).status).toBe(200);
  });

  it("finishes a request in flight on SIGTERM, is not ready meanwhile, accepts no new ones, and saves what was used until then", async () => {
    const ctx = context.ctx();
    const { id } = await ensureDeveloper(ctx, { wallet: addressNumber(501), tier: "professional" });
    const { apiKey, key } = await createKey(ctx, { developerId: id, name: "test", permissions: ["read"] });
    const used = () => send(own.port, { path: "/v1/trust/modules", headers: bearer(apiKey) });
    const answers = await Promise.all(Array.from({ length: 200 }, used));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const body = '{"identities":["abc"]}';
    const socket = connect({ port: own.port, host: "127.0.0.1" });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.write(
      `POST /v1/scores/batch HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has taken the request when it asks for the body.
    await expect.poll(() => received, patience).toContain("100 Continue");
    own.child.kill("SIGTERM");
    await expect.poll(async () => (await send(own.port, { path: "/health/ready" })).status, patience).toBe(503);
    const during = await send(own.port, { path: "/health/ready" });
    expect(during.json).toMatchObject({ success: false, error: "SERVICE_UNAVAILABLE", status: "unavailable" });
    socket.write(body);
    await closed;
    expect(received).toMatch(/HTTP\/1\.1 200 OK/);
    expect(received).toContain('"found":false');
    expect(await own.exited).toBe(0);
    await expect(send(own.port, { path: "/health/live" })).rejects.toThrow();
    const hours = await ctx.db.usageHour.findMany({ where: { keyId: key.id } });
    expect(hours.reduce((sum, { requests }) => sum + requests, 0)).toBe(201);
    const counted = "select sum(requests)::int as requests from day_count where developer_id = $1";
    expect((await ctx.pg.query(counted, [id])).rows).toEqual([{ requests: 201 }]);
  });

  it("waits on SIGTERM for a worker that is still starting, and ends with code 0", async () => {
    const { pg } = context.ctx();
    const holder = await pg.connect();
    // Nothing is scored while somebody holds the lock of scores, which the worker's start waits for.
    await holder.query("select pg_advisory_lock($1, 0)", [0x5c0_4e5]);
    own = await start({ ROLE: "all", AWAIT_BUILD: "/nowhere" });
    const isWaiting = async () => {
      const { rowCount } = await pg.query(
        `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      );
      return rowCount === 1;
    };
    await expect.poll(isWaiting, patience).toBe(true);
    own.child.kill("SIGTERM");
    const isListening = () =>
      send(own.port, { path: "/health/live" }).then(
        () => true,
        () => false,
      );
    await expect.poll(isListening, patience).toBe(false);
    await holder.query("select pg_advisory_unlock($1, 0)", [0x5c0_4e5]);
    holder.release();
    expect([await own.exited, own.log()]).toEqual([0, expect.not.stringContaining("Error")]);
  });
});
