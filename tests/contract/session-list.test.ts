import { describe, expect, it, vi } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { createId } from "../../lib/core/ids.ts";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, EXPLORED } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const { createToken, endOneSession, endSession, endSessions, getNonce, listSessions } = developerEndpoints;
const own = { getNonce, createToken, endSession, listSessions, endSessions, endOneSession };
const api = apiOnSocket({ ...sampleEndpoints(), ...own }, { CHAINS: EXPLORED });
const path = "/v1/auth/sessions";

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
});
