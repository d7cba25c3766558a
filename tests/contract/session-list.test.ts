import { beforeAll, describe, expect, it, vi } from "vitest";
import { attestationEndpoints } from "../../lib/api/endpoints/attestations.ts";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { createId } from "../../lib/core/ids.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const { createToken, endOneSession, endSession, endSessions, getNonce, listSessions } = developerEndpoints;
const { listNotifications, readNotifications } = attestationEndpoints;
const endpoints = {
  ...sampleEndpoints(),
  ...{ getNonce, createToken, endSession, listSessions, endSessions, endOneSession },
  ...{ listNotifications, readNotifications },
};
const api = apiOnSocket(endpoints, { CHAINS: EXPLORED });
const path = "/v1/auth/sessions";
const origin = "http://localhost:3000";
const cookie = (token: string, more: Record<string, string> = {}) => ({
  Cookie: `next-auth.session-token=${token}`,
  ...more,
});

interface Listed {
  id: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
  current: boolean;
  kind: string;
}

async function signIn(wallet = newWallet()): Promise<string> {
  api.nextMinute();
  return signInByToken(api, wallet);
}

async function list(headers: Record<string, string>, query = ""): Promise<Listed[]> {
  const { status, json } = await api.send({ path: `${path}${query}`, headers });
  expect(status).toBe(200);
  return json?.sessions as Listed[]; // Checked against the response's schema by the server.
}

async function remove(headers: Record<string, string>, id = "") {
  const { status, json } = await api.send({ method: "DELETE", path: `${path}${id && `/${id}`}`, headers });
  return [status, json?.error ?? json?.ended ?? "ok"];
}

const idOf = async (token: string) => (await list(bearer(token))).find(({ current }) => current)?.id ?? "";
const status = async (token: string) => (await api.send({ path: "/v1/things", headers: bearer(token) })).status;

describe("the list of sessions", () => {
  it("has the wallet's active sessions, newest first, and marks the current one", async () => {
    const wallet = newWallet();
    const [first, second] = [await signIn(wallet), await signIn(wallet)];
    await signIn();
    const now = api.context.now.getTime();
    const sessions = await list(bearer(first));
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^ses_/),
        createdAt: new Date(now - 60_000).toISOString(),
        lastUsedAt: null,
        expiresAt: new Date(now - 60_000 + 86_400_000).toISOString(),
        current: false,
        kind: "token",
      },
      expect.objectContaining({ current: true, createdAt: new Date(now - 120_000).toISOString() }),
    ]);
    expect((await list(bearer(second))).map(({ current }) => current)).toEqual([true, false]);
    expect(await list(bearer(first), "?limit=1&offset=1")).toMatchObject([{ current: true }]);
  });

  it("leaves out expired and ended sessions, and distinguishes browsers from Bearer tokens", async () => {
    const { developerId, wallet, apiKey } = await api.key();
    const { db } = api.context.ctx();
    const make = (kind: string, ahead: number, revokedAt: Date | null = null) =>
      db.session.create({
        data: {
          ...{ id: createId("session", api.context.now), developerId, wallet, kind, revokedAt },
          ...{ createdAt: api.context.now, expiresAt: new Date(api.context.now.getTime() + ahead) },
        },
      });
    const { id } = await make("cookie", 1_000);
    await make("cookie", 0);
    await make("token", 1_000, api.context.now);
    expect(await list(bearer(apiKey))).toEqual([expect.objectContaining({ id, kind: "browser", current: false })]);
  });

  it("reports when a session was last used, recorded at most once a minute", async () => {
    const token = await signIn();
    const used = async () => (await list(bearer(token)))[0]?.lastUsedAt;
    const at = api.context.now.toISOString();
    await vi.waitFor(async () => expect(await used()).toBe(at), { timeout: 30_000 });
    const query = vi.spyOn(api.context.ctx().pg, "query");
    api.context.now = new Date(api.context.now.getTime() + 59_999);
    expect(await used()).toBe(at);
    expect(query.mock.calls.filter(([text]) => String(text).startsWith("update session"))).toEqual([]);
    query.mockRestore();
    api.context.now = new Date(api.context.now.getTime() + 1);
    await vi.waitFor(async () => expect(await used()).toBe(api.context.now.toISOString()), { timeout: 30_000 });
  });

  it("is for a session or an admin key, and no other", async () => {
    const { apiKey: write, developerId } = await api.key({ permissions: ["write"] });
    const { apiKey: admin } = await api.key({ developerId });
    for (const method of ["GET", "DELETE"]) {
      expect((await api.send({ method, path, headers: bearer(write) })).status).toBe(403);
      expect((await api.send({ method, path })).status).toBe(401);
      expect((await api.send({ method, path, headers: bearer(admin) })).status).toBe(200);
    }
  });
});

describe("ending sessions", () => {
  it("ends one immediately and no other; ending it again changes nothing", async () => {
    const wallet = newWallet();
    const [lost, own] = [await signIn(wallet), await signIn(wallet)];
    const id = await idOf(lost);
    expect(await status(lost)).toBe(200);
    expect(await remove(bearer(own), id)).toEqual([200, "ok"]);
    expect([await status(lost), await status(own)]).toEqual([401, 200]);
    expect(await remove(bearer(own), id)).toEqual([200, "ok"]);
    expect(await list(bearer(own))).toHaveLength(1);
  });

  it("ends all sessions immediately, including the caller's, and no other developer's", async () => {
    const wallet = newWallet();
    const tokens = [await signIn(wallet), await signIn(wallet), await signIn(wallet)];
    const stranger = await signIn();
    for (const token of tokens) expect(await status(token)).toBe(200);
    expect(await remove(bearer(tokens[0] ?? ""))).toEqual([200, 3]);
    for (const token of tokens) expect(await status(token)).toBe(401);
    expect(await status(stranger)).toBe(200);
  });

  it("of another wallet is 404, like an unknown one", async () => {
    const [own, stranger] = [await signIn(), await signIn()];
    const id = await idOf(stranger);
    for (const one of [id, createId("session", api.context.now), "nonsense"]) {
      expect(await remove(bearer(own), one)).toEqual([404, "NOT_FOUND"]);
    }
    expect(await status(stranger)).toBe(200);
  });

  it("by cookie requires the same origin", async () => {
    const token = await signIn();
    const id = await idOf(token);
    for (const from of [undefined, "https://evil.example"]) {
      const headers = cookie(token, from === undefined ? {} : { Origin: from });
      expect(await remove(headers)).toEqual([403, "FORBIDDEN"]);
      expect(await remove(headers, id)).toEqual([403, "FORBIDDEN"]);
    }
    expect(await status(token)).toBe(200);
    expect(await remove(cookie(token, { Origin: origin }))).toEqual([200, 1]);
    expect(await status(token)).toBe(401);
  });
});

describe("notifications", () => {
  const wallet = newWallet();
  let token = "";

  beforeAll(async () => {
    token = await signIn(wallet);
    await api.context
      .ctx()
      .pg.query("insert into notification (id, address, kind, data, at) values ('ntf_1', $1, 'news', '{}', now())", [
        wallet.address.toLowerCase(),
      ]);
  });

  const readAt = async () => {
    const { json } = await api.send({ path: "/v1/notifications", headers: cookie(token) });
    const notifications = json?.notifications as { readAt: string | null }[] | undefined; // The server checked its schema.
    return notifications?.[0]?.readAt;
  };
  const mark = async (more: Record<string, string>) => {
    const headers = cookie(token, { "Content-Type": "application/json", ...more });
    const body = JSON.stringify({ ids: ["ntf_1"] });
    const { status, json } = await api.send({ method: "POST", path: "/v1/notifications/read", headers, body });
    return [status, json?.error ?? json?.unread];
  };

  it("are marked as read only from the same origin, never by a GET", async () => {
    expect(await readAt()).toBeNull();
    expect(await readAt()).toBeNull();
    expect(await mark({})).toEqual([403, "FORBIDDEN"]);
    expect(await mark({ Origin: "https://evil.example" })).toEqual([403, "FORBIDDEN"]);
    expect(await readAt()).toBeNull();
    expect(await mark({ Origin: origin })).toEqual([200, 0]);
    expect(await readAt()).toBe(api.context.now.toISOString());
  });
});
