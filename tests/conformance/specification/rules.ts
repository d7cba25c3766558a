import { expect } from "vitest";
import { expectFields, iso, type Sections, string } from "../sentence.ts";
import type { Answer, World } from "../world.ts";

const TIER_LIMITS = {
  free: { default: 60, revoke: 10, check: 100, board: 30, achievements: 60 },
  starter: { default: 300, revoke: 50, check: 500, board: 150, achievements: 300 },
  professional: { default: 1_000, revoke: 200, check: 2_000, board: 600, achievements: 1_000 },
} as const;

/** Sends requests until one is refused, at most twice the limit, because a new window may begin meanwhile. */
async function untilRefused(ask: () => Promise<Answer>, limit: number): Promise<Answer> {
  for (let i = 0; i < 2 * limit; i++) {
    const answer = await ask();
    if (answer.status === 429) return answer;
  }
  return ask();
}

/** The limit that each kind of endpoint reports to a developer. */
async function limitsOf({ ask }: World, key: string) {
  const limit = async (what: string, body?: object) =>
    Number((await ask(what, { key, body })).headers["x-ratelimit-limit"]);
  const revocation = { reason: "skill_outdated", signature: "0x00" };
  return {
    default: await limit("GET /v1/trust/modules"),
    revoke: await limit(`DELETE /v1/trust/attestations/att_${"0".repeat(26)}`, revocation),
    check: await limit("GET /v1/identity/check/violet"),
    board: await limit("GET /v1/scores/leaderboard"),
    achievements: await limit("GET /v1/achievements/rose"),
  };
}

/** Sections 5, 7, 8 and 9: authentication, errors, limits, versioning. */
export const rules: Sections = {
  "5 Authentication": [
    {
      says: "a missing or invalid key is 401 UNAUTHORIZED",
      holds: async ({ ask }) => {
        const invalid = ["nonsense", `svc_live_${"a".repeat(36)}`];
        for (const key of [null, ...invalid]) {
          const { status, json } = await ask("GET /v1/score/rose", { key });
          expect([status, json.error]).toEqual([401, "UNAUTHORIZED"]);
        }
        const { status } = await ask("GET /v1/score/rose", { key: null, headers: { Authorization: "Basic YTpi" } });
        expect(status).toBe(401);
      },
    },
    {
      says: "insufficient permission is 403 FORBIDDEN; read reads, write creates and updates, admin deletes too",
      holds: async ({ ask, get, developer, receiverUrl }) => {
        const hook = { url: receiverUrl, events: ["score.updated"], secret: "a shared secret of 32 characters" };
        const refused = await ask("POST /api/v1/webhooks", { key: developer.read, body: hook });
        expect([refused.status, refused.json.error]).toEqual([403, "FORBIDDEN"]);
        const { webhook } = await get("POST /api/v1/webhooks", { key: developer.write, body: hook });
        await get(`GET /v1/webhooks/${webhook.id}`, { key: developer.read });
        await get(`PATCH /v1/webhooks/${webhook.id}`, { key: developer.write, body: { active: false } });
        expect((await ask(`DELETE /v1/webhooks/${webhook.id}`, { key: developer.write })).json.error).toBe("FORBIDDEN");
        await get(`DELETE /v1/webhooks/${webhook.id}`, { key: developer.admin });
      },
    },
    {
      says: "a request with a body has Content-Type: application/json",
      holds: async ({ ask }) => {
        const body = JSON.stringify({ identities: ["rose"] });
        for (const [type, status] of [
          ["application/json", 200],
          ["text/plain", 400],
          ["application/x-www-form-urlencoded", 400],
        ] as const) {
          const answer = await ask("POST /v1/scores/batch", { body, headers: { "Content-Type": type } });
          expect([type, answer.status]).toEqual([type, status]);
        }
      },
    },
    {
      says: "a key is created with an authentication token in the same Bearer header",
      holds: async ({ ask, get, developer }) => {
        const body = { name: "by token", permissions: ["read"], rateLimit: 5 };
        await get("POST /api/v1/developer/keys", { key: developer.session, body });
        expect((await ask("POST /api/v1/developer/keys", { key: developer.write, body })).json.error).toBe("FORBIDDEN");
      },
    },
    {
      says: "rotation: the new key works before and after the old one is revoked",
      holds: async ({ ask, get, developer }) => {
        const make = async () =>
          get("POST /api/v1/developer/keys", {
            key: developer.session,
            body: { name: "k", permissions: ["read"], rateLimit: 60 },
          });
        const [old, fresh] = [await make(), await make()];
        for (const { apiKey } of [old, fresh])
          expect((await ask("GET /v1/trust/modules", { key: apiKey })).status).toBe(200);
        await get(`DELETE /api/v1/developer/keys/${old.key.id}`, { key: developer.session });
        expect((await ask("GET /v1/trust/modules", { key: old.apiKey })).status).toBe(401);
        expect((await ask("GET /v1/trust/modules", { key: fresh.apiKey })).status).toBe(200);
      },
    },
  ],
  "7 Errors": [
    {
      says: "an error's body is success false, error, message and timestamp",
      holds: async ({ ask }) => {
        for (const what of ["GET /v1/score/nobody", "GET /v1/nothing", "GET /v1/identity/check/---"]) {
          expectFields((await ask(what)).json, { success: false, error: string, message: string, timestamp: iso });
        }
      },
    },
    {
      says: "only the status codes of the table are used",
      holds: async ({ ask }) => {
        const odd = [
          "PUT /v1/score/rose",
          "OPTIONS /v1/score/rose/history",
          "PATCH /v1/scores/leaderboard",
          "TRACE /v1/trust/modules",
        ];
        for (const what of odd) expect([what, (await ask(what)).status]).toEqual([what, 404]);
        const long = await ask("POST /v1/scores/batch", { body: { identities: ["a".repeat(300_000)] } });
        expect(long.status).toBe(400);
      },
    },
    {
      says: "messages report their condition in the words of the list: user not found, invalid status filter, invalid category, limit exceeds maximum",
      holds: async ({ ask }) => {
        const conditions: [string, number, RegExp][] = [
          ["GET /v1/score/nobody", 404, /^User not found: /],
          ["GET /v1/achievements/rose?status=lost", 400, /^Invalid status filter: /],
          ["GET /v1/achievements/rose?category=karma", 400, /^Invalid category: /],
          ["GET /v1/achievements/rose?limit=1000", 400, /^Limit exceeds maximum: /],
        ];
        for (const [what, status, message] of conditions) {
          const { json, ...answer } = await ask(what);
          expect([what, answer.status, json.message]).toEqual([what, status, expect.stringMatching(message)]);
        }
      },
    },
  ],
  "8 Limits": [
    ...(["free", "starter", "professional"] as const).map((tier) => ({
      says: `the minute limits of ${tier}, and of endpoints with their own limit`,
      holds: async (world: World) => {
        const { read, write } = await world.develop(world.people.erin, tier);
        const of = await limitsOf(world, write);
        expect({ tier, ...of }).toEqual({ tier, ...TIER_LIMITS[tier] });
        expect(read).toEqual(string);
      },
    })),
    {
      says: "the daily limits: 10,000, 100,000 and 1,000,000",
      holds: async ({ develop, get, people }) => {
        for (const [tier, perDay] of [
          ["free", 10_000],
          ["starter", 100_000],
          ["professional", 1_000_000],
        ] as const) {
          const { read } = await develop(people.erin, tier);
          const { quota } = await get("GET /v1/developer/usage", { key: read });
          expect(quota).toMatchObject({ tier, perDay });
        }
      },
    },
    {
      says: "every response has X-RateLimit-Limit, -Remaining and -Reset (unix seconds), errors included",
      holds: async ({ ask }) => {
        const asked: [string, string | null | undefined][] = [
          ["GET /v1/score/rose", undefined],
          ["GET /v1/score/nobody", undefined],
          ["GET /v1/score/rose", null],
          ["GET /v1/nothing", undefined],
          ["GET /v1/auth/nonce", null],
        ];
        for (const [what, key] of asked) {
          const { headers } = await ask(what, key === undefined ? {} : { key });
          const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) =>
            Number(headers[`x-ratelimit-${name}`]),
          );
          expect([what, Number.isInteger(limit), Number.isInteger(remaining)]).toEqual([what, true, true]);
          expect(Number(reset) % 60).toBe(0);
          expect(Number(reset)).toBeGreaterThan(Date.now() / 1000 - 60);
        }
      },
    },
    {
      says: "over the limit: 429 with RATE_LIMIT_EXCEEDED",
      holds: async ({ ask, develop, people }) => {
        const { read } = await develop(people.frank, "free");
        const refused = await untilRefused(() => ask("GET /v1/scores/leaderboard", { key: read }), 30);
        expect([refused.status, refused.json]).toEqual([
          429,
          { success: false, error: "RATE_LIMIT_EXCEEDED", message: string, timestamp: iso },
        ]);
        expect(refused.headers["x-ratelimit-remaining"]).toBe("0");
        expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      },
    },
    {
      says: "limit defaults to 50 and is at most 100; offset defaults to 0",
      holds: async ({ ask, get }) => {
        for (const path of [
          "/v1/achievements",
          "/v1/trust/attestations",
          "/v1/trading/leaderboard",
          "/api/v1/developer/keys",
          "/v1/webhooks",
        ]) {
          expect((await get(`GET ${path}`)).pagination).toMatchObject({ limit: 50, offset: 0 });
          expect([path, (await ask(`GET ${path}?limit=101`)).json.error]).toEqual([path, "LIMIT_EXCEEDS_MAXIMUM"]);
        }
      },
    },
    {
      says: "names have 3 to 32 characters of a-z, 0-9 and hyphen, a letter or digit at both ends, and no two hyphens in a row",
      holds: async ({ get }) => {
        const valid = ["abc", "a-b", "0x1", "1-2-3", "a".repeat(32)];
        const invalid = ["ab", "a".repeat(33), "Abc", "a_c", "-abc", "abc-", "a--c"];
        for (const name of valid)
          expect([name, (await get(`GET /v1/identity/check/${name}`)).valid]).toEqual([name, true]);
        for (const name of invalid)
          expect([name, (await get(`GET /v1/identity/check/${name}`)).valid]).toEqual([name, false]);
        expect((await get(`GET /v1/identity/check/${"a".repeat(32)}.svc`)).valid).toBe(true);
      },
    },
  ],
  "9 Versioning": [
    {
      says: "the version is in the path, /v1 or /api/v1; there is no other version",
      holds: async ({ ask }) => {
        for (const [path, status] of [
          ["/v1/score/rose", 200],
          ["/api/v1/score/rose", 200],
          ["/v2/score/rose", 404],
        ] as const) {
          expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, status]);
        }
        expect((await ask("GET /v2/score/rose")).json.error).toBe("NOT_FOUND");
      },
    },
  ],
};
