import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { createPool } from "../core/db.ts";
import { createKey, ensureDeveloper, revokeKey } from "../domains/developers/index.ts";
import { type Authenticator, createAuthenticator } from "./authenticator.ts";
import type { ApiRequest } from "./message.ts";

const context = useContext();
const AT = context.now.getTime();

/** The way to the database that announcements take, which can be made to carry nothing. */
let wire: { server: Server; url: string; hold: () => void };
let authenticator: Authenticator;

beforeEach(async () => {
  const target = new URL(context.url());
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    if (!isHeld) near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const through = new URL(target);
  through.hostname = "127.0.0.1";
  through.port = String(address.port);
  const hold = () => {
    isHeld = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  wire = { server, url: through.href, hold };
  const { env } = context.ctx();
  authenticator = createAuthenticator(context.ctx({ env: { ...env, DATABASE_URL: wire.url } }));
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
});
afterEach(() => authenticator.stop());

/** Until the authenticator listens, and knows that it missed nothing. */
async function untilHeard(): Promise<void> {
  const listens = `select 1 from pg_stat_activity where datname = current_database()
    and application_name = 'credence listens: credentials' and query = 'select 1'`;
  await expect.poll(async () => (await context.ctx().pg.query(listens)).rowCount, { timeout: 30_000 }).toBe(1);
}

async function newKey(): Promise<{
  developerId: string;
  keyId: string;
  use: (by?: Authenticator) => ReturnType<Authenticator["authenticate"]>;
}> {
  const { id: developerId } = await ensureDeveloper(context.ctx(), {
    wallet: `0x${"de".repeat(20)}`,
    tier: "professional",
  });
  const { apiKey, key } = await createKey(context.ctx(), { developerId, name: "of a test", permissions: ["read"] });
  const request: ApiRequest = {
    method: "GET",
    path: "/",
    query: "",
    header: (name) => (name === "authorization" ? `Bearer ${apiKey}` : undefined),
    peer: "127.0.0.1",
    readBody: async () => null,
  };
  // The clock does not advance: nothing that was looked up grows old by it.
  const use = (by = authenticator) => by.authenticate(request, AT, () => true);
  return { developerId, keyId: key.id, use };
}

it("caches a key without a query while notifications arrive", async () => {
  const { keyId, use } = await newKey();
  await untilHeard();
  expect(await use()).toMatchObject({ actor: { keyId } });
  await expect.poll(() => use() instanceof Promise, { timeout: 30_000 }).toBe(false);
});

it("refuses a key that another process revoked, even if the notification is lost", async () => {
  const { developerId, keyId, use } = await newKey();
  await untilHeard();
  expect(await use()).toMatchObject({ actor: { keyId } });
  wire.hold();
  const elsewhere = createPool(context.url(), 1);
  await revokeKey(context.ctx({ pg: elsewhere }), { developerId, keyId });
  await elsewhere.end();
  await expect.poll(async () => use(), { timeout: 30_000 }).toBeNull();
});

/**
 * An authenticator whose first look-up finds what there is when it is asked, and returns it when `end` is called. `found`: it
 * has found it.
 */
function withHangingLookUp(): { slow: Authenticator; pg: Pool; found: Promise<void>; end: () => void } {
  const { pg: pool, env } = context.ctx();
  let find = () => {};
  let end = () => {};
  const found = new Promise<void>((resolve) => {
    find = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isFirst = true;
  const query = async (...given: Parameters<Pool["query"]>) => {
    const hangs = isFirst;
    isFirst = false;
    const answer = await pool.query(...given);
    if (hangs) {
      find();
      await ended;
    }
    return answer;
  };
  const pg: Pool = Object.create(pool, { query: { value: query } });
  return { slow: createAuthenticator(context.ctx({ pg, env: { ...env, DATABASE_URL: wire.url } })), pg, found, end };
}

it("does not join a lookup that began before the key was revoked here", async () => {
  const { developerId, keyId, use } = await newKey();
  const { slow, pg, found, end } = withHangingLookUp();
  const first = use(slow);
  await found;
  await revokeKey(context.ctx({ pg }), { developerId, keyId });
  expect(await Promise.race([use(slow), wait(10_000, "it waits")])).toBeNull();
  end();
  expect(await first).toMatchObject({ actor: { keyId } });
  expect(await use(slow)).toBeNull();
  await slow.stop();
});

it("does not join a lookup that began long ago", async () => {
  const { developerId, keyId, use } = await newKey();
  const { slow, found, end } = withHangingLookUp();
  const first = use(slow);
  await found;
  wire.hold();
  await revokeKey(context.ctx(), { developerId, keyId });
  await expect.poll(() => Promise.race([use(slow), wait(100, "it waits")]), { timeout: 30_000 }).toBeNull();
  end();
  expect(await first).toMatchObject({ actor: { keyId } });
  expect(await use(slow)).toBeNull();
  await slow.stop();
});
