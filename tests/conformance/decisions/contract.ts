import { createHmac } from "node:crypto";
import { getAddress, keccak256, toHex } from "viem";
import { expect, vi } from "vitest";
import { signInMessage } from "../../factories/sign-in.ts";
import { expectFields, iso, number, type Sections, string } from "../sentence.ts";
import { type Answer, patience } from "../world.ts";

const codeOf = async (answer: Promise<Answer>) => [(await answer).status, (await answer).json?.error];
const BATCH = { identities: ["rose"] };

/** Promises of every path: envelope, callers, limits, errors, signing. */
export const contract: Sections = {
  Envelope: [
    {
      says: "fields are at the top level; there is no data envelope",
      holds: async ({ get }) => expect(await get("GET /v1/identity/rose")).not.toHaveProperty("data"),
    },
    {
      says: "every response has X-Request-Id, errors included; an error's body has no internal cause",
      holds: async ({ ask }) => {
        for (const what of ["GET /v1/score/rose", "GET /v1/score/nobody", "GET /v1/nothing"]) {
          expect((await ask(what)).headers["x-request-id"]).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
        }
      },
    },
    {
      says: "unknown query parameters are rejected with the nearest known one, unknown fields of a body too",
      holds: async ({ ask }) => {
        const misspelt = await ask("GET /v1/score/rose?chainid=1");
        expect([misspelt.status, misspelt.json.error]).toEqual([400, "INVALID_REQUEST"]);
        expect(misspelt.json.details[0].message).toContain("the nearest is chainId");
        expect((await ask("GET /v1/trust/modules?limit=10&offset=0&sort=name&order=asc")).status).toBe(200);
        expect((await ask("GET /v1/achievements?sort=points")).status).toBe(400);
        const { status, json } = await ask("POST /v1/scores/batch", { body: { ...BATCH, color: "red" } });
        expect([status, json.error]).toEqual([400, "INVALID_REQUEST"]);
        expect(json.details).toEqual(expect.arrayContaining([{ path: string, message: string }]));
      },
    },
    {
      says: "addresses are accepted in lower case, upper case or with a valid checksum, with a chain or white space around them, and returned with a checksum",
      holds: async ({ ask, get, people }) => {
        const { address } = people.dave;
        const cases = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, `0X${address.slice(2)}`];
        for (const given of [...cases, `eip155:10:${address}`, `${address}@eip155:10`, `%20${address}%0A`]) {
          expect((await get(`GET /v1/score/${given}`)).address).toBe(address);
        }
        const letter = address.slice(2).search(/[a-fA-F]/) + 2;
        const flipped = /[a-f]/.test(address.charAt(letter))
          ? address.charAt(letter).toUpperCase()
          : address.charAt(letter).toLowerCase();
        const wrong = address.slice(0, letter) + flipped + address.slice(letter + 1);
        expect(await codeOf(ask(`GET /v1/score/${wrong}`))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask(`GET /reservations/${wrong}`))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "messages also contain addresses with a checksum",
      holds: async ({ ask, people, soon }) => {
        const unknown = `0x${"ab".repeat(20)}`;
        const unsigned = { name: "violet", owner: people.dave.address };
        const wrong = { ...unsigned, deadline: soon(), signature: `0x${"1".repeat(130)}` };
        const asked: [string, object | undefined, string][] = [
          [`GET /v1/score/${unknown}`, undefined, getAddress(unknown)],
          ["POST /v1/identity/mint", unsigned, people.dave.address],
          ["POST /v1/identity/mint", wrong, people.dave.address],
        ];
        for (const [what, body, address] of asked) expect((await ask(what, { body })).json.message).toContain(address);
      },
    },
    {
      says: "amounts of wei and tokens are decimal strings",
      holds: async ({ get, people }) => {
        const { chains } = await get("GET /mint/chains");
        expect(chains[0].price).toMatch(/^\d+$/);
        const { price } = await get(`GET /reserve/violet/mint-eligibility?address=${people.dave.address}`);
        expect(price.amount).toMatch(/^\d+$/);
      },
    },
  ],
  Paths: [
    {
      says: "one trailing slash is ignored, two are not",
      holds: async ({ ask }) => {
        expect((await ask("GET /v1/score/rose/")).status).toBe(200);
        expect((await ask("GET /v1/score/rose//")).status).toBe(404);
      },
    },
    {
      says: "HEAD returns the same as GET, without a body",
      holds: async ({ ask }) => {
        const [head, get] = [await ask("HEAD /v1/trust/modules"), await ask("GET /v1/trust/modules")];
        expect([head.status, head.body, head.headers["content-type"]]).toEqual([200, "", get.headers["content-type"]]);
      },
    },
    {
      says: "unknown paths, other methods and OPTIONS are 404 NOT_FOUND in the envelope, before authentication",
      holds: async ({ ask }) => {
        for (const what of [
          "GET /v1/nothing",
          "GET /api/v2/score/rose",
          "DELETE /v1/score/rose",
          "OPTIONS /v1/score/rose/history",
          "GET /name",
          "POST /name/rose",
        ]) {
          const { status, json } = await ask(what, { key: null });
          expect([what, status, json]).toEqual([
            what,
            404,
            { success: false, error: "NOT_FOUND", message: string, timestamp: iso },
          ]);
        }
      },
    },
    {
      says: "a static path owns all its methods",
      holds: async ({ ask }) => {
        for (const what of [
          "GET /v1/scores/batch",
          "POST /v1/scores/leaderboard",
          "GET /name/batch",
          "GET /referrals/track",
          "GET /mint/confirm",
        ]) {
          expect([what, ...(await codeOf(ask(what)))]).toEqual([what, 404, "NOT_FOUND"]);
        }
      },
    },
    {
      says: "a malformed escape is 400",
      holds: async ({ ask }) => {
        expect(await codeOf(ask("GET /v1/score/%zz"))).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask("GET /v1/search?q=%zz", { key: null }))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "no CORS headers are sent",
      holds: async ({ ask }) => {
        const { headers } = await ask("GET /v1/score/rose", { headers: { Origin: "https://elsewhere.example" } });
        expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      },
    },
  ],
  Callers: [
    {
      says: "a session has admin permission for its own developer's resources",
      holds: async ({ get, developer, receiverUrl }) => {
        const { webhook } = await get("POST /v1/webhooks", {
          key: developer.session,
          body: { url: receiverUrl, events: ["score.updated"] },
        });
        await get(`DELETE /v1/webhooks/${webhook.id}`, { key: developer.session });
      },
    },
    {
      says: "another developer's id is 404, like a missing one",
      holds: async ({ ask, get, develop, people, receiverUrl }) => {
        const { webhook } = await get("POST /v1/webhooks", { body: { url: receiverUrl, events: ["score.updated"] } });
        const { policy } = await get("POST /v1/trust/policies", {
          body: { name: "mine", policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] } },
        });
        const { keys } = await get("GET /v1/developer/keys");
        const stranger = await develop(people.frank);
        const foreign = [
          `GET /v1/webhooks/${webhook.id}`,
          `DELETE /v1/webhooks/${webhook.id}`,
          `GET /v1/webhooks/${webhook.id}/deliveries`,
        ];
        foreign.push(
          `GET /v1/trust/policies/${policy.id}`,
          `DELETE /v1/trust/policies/${policy.id}`,
          `DELETE /v1/developer/keys/${keys[0].id}`,
        );
        for (const what of foreign)
          expect([what, ...(await codeOf(ask(what, { key: stranger.admin })))]).toEqual([what, 404, "NOT_FOUND"]);
        await get(`DELETE /v1/webhooks/${webhook.id}`);
        await get(`DELETE /v1/trust/policies/${policy.id}`);
      },
    },
    {
      says: "the session's cookie authenticates; an unsafe request by cookie needs the public origin; a Bearer header overrides the cookie",
      holds: async ({ ask, developer, origin }) => {
        const cookie = { Cookie: `next-auth.session-token=${developer.session}` };
        expect((await ask("GET /v1/notifications", { key: null, headers: cookie })).status).toBe(200);
        const post = (headers: object) =>
          ask("POST /v1/scores/batch", { key: null, body: BATCH, headers: { ...cookie, ...headers } });
        expect(await codeOf(post({}))).toEqual([403, "FORBIDDEN"]);
        expect(await codeOf(post({ Origin: "https://elsewhere.example" }))).toEqual([403, "FORBIDDEN"]);
        expect((await post({ Origin: origin })).status).toBe(200);
        expect(await codeOf(post({ Origin: origin, Authorization: "Bearer wrong" }))).toEqual([401, "UNAUTHORIZED"]);
      },
    },
    {
      says: "sign-in, discovery and health need no key",
      holds: async ({ ask }) => {
        for (const path of [
          "/v1/auth/nonce",
          "/v1/auth/signing",
          "/v1/search?q=ro",
          "/openapi.json",
          "/health/live",
          "/health/ready",
          "/.well-known/credence.json",
        ]) {
          expect([path, (await ask(`GET ${path}`, { key: null })).status]).toEqual([path, 200]);
        }
      },
    },
    {
      says: "a token is valid for 24 hours, and DELETE ends it at once; a nonce is valid for 10 minutes and works once",
      holds: async ({ ask, get, signIn, people, origin }) => {
        const session = await signIn(people.frank);
        expect((await ask("DELETE /v1/auth/token", { key: session })).status).toBe(200);
        expect(await codeOf(ask("GET /v1/notifications", { key: session }))).toEqual([401, "UNAUTHORIZED"]);
        const { nonce, expiresAt } = await get("GET /v1/auth/nonce", { key: null });
        expect(Math.abs(Date.parse(expiresAt) - Date.now() - 600_000)).toBeLessThan(120_000);
        const message = signInMessage(people.frank, new Date(), {
          domain: new URL(origin).host,
          uri: origin,
          chainId: 31337,
          nonce,
        });
        const body = { message, signature: await people.frank.signMessage({ message }) };
        const first = await ask("POST /v1/auth/token", { key: null, body });
        expect([first.status, first.json]).toEqual([
          201,
          { success: true, token: string, expiresAt: iso, address: people.frank.address, timestamp: iso },
        ]);
        expect(Math.abs(Date.parse(first.json.expiresAt) - Date.now() - 86_400_000)).toBeLessThan(120_000);
        expect((await ask("POST /v1/auth/token", { key: null, body })).status).not.toBe(201);
      },
    },
  ],
  Limits: [
    {
      says: "a plan tier's limits cover all keys and sessions of a developer; a key's own rateLimit is one more bucket",
      holds: async ({ ask, get, develop, people }) => {
        const { session, read } = await develop(people.erin, "starter");
        const remaining = async (key: string) =>
          Number((await ask("GET /v1/trust/modules", { key })).headers["x-ratelimit-remaining"]);
        const [first, second] = [await remaining(read), await remaining(session)];
        // A minute that ends between the two requests starts a new window.
        expect([first - 1, 299]).toContain(second);
        const { apiKey } = await get("POST /v1/developer/keys", {
          key: session,
          body: { name: "narrow", permissions: ["read"], rateLimit: 7 },
        });
        expect((await ask("GET /v1/trust/modules", { key: apiKey })).headers["x-ratelimit-limit"]).toBe("7");
      },
    },
    {
      says: "a client address has 300 requests a minute for public routes and invalid credentials",
      holds: async ({ ask }) => {
        for (const [what, key] of [
          ["GET /v1/auth/nonce", null],
          ["GET /v1/score/rose", "wrong"],
        ] as const) {
          expect((await ask(what, { key })).headers["x-ratelimit-limit"]).toBe("300");
        }
      },
    },
    {
      says: "endpoints without their own limit in the specification count towards the plan tier's, also the leaderboard of traders",
      holds: async ({ ask }) => {
        for (const path of ["/v1/trading/leaderboard", "/v1/achievements", "/name/rose", "/v1/trust/attestations"]) {
          expect([path, (await ask(`GET ${path}`)).headers["x-ratelimit-limit"]]).toEqual([path, "1000"]);
        }
      },
    },
    {
      says: "20 tracked wallets a minute",
      holds: async ({ ask, people }) => {
        const { headers, status } = await ask("POST /v1/wallets", { body: { address: people.dave.address } });
        expect([status, headers["x-ratelimit-limit"]]).toEqual([201, "20"]);
      },
    },
  ],
  "Idempotency-Key": [
    {
      says: "the first response is repeated with Idempotent-Replayed: true, without secrets; another body is 400",
      holds: async ({ ask, developer }) => {
        const headers = { "Idempotency-Key": `conformance ${Date.now()}` };
        const body = { name: "once", permissions: ["read"], rateLimit: 60 };
        const asking = { key: developer.session, body, headers };
        const first = await ask("POST /v1/developer/keys", asking);
        const again = await ask("POST /v1/developer/keys", asking);
        expect([first.status, first.headers["idempotent-replayed"]]).toEqual([201, undefined]);
        expect([again.status, again.headers["idempotent-replayed"]]).toEqual([201, "true"]);
        const { apiKey, ...rest } = first.json;
        expect([apiKey, again.json]).toEqual([string, rest]);
        const other = ask("POST /v1/developer/keys", { ...asking, body: { ...body, name: "twice" } });
        expect(await codeOf(other)).toEqual([400, "INVALID_REQUEST"]);
        for (const bad of ["", "k".repeat(256)]) {
          expect(
            (await ask("POST /v1/developer/keys", { ...asking, headers: { "Idempotency-Key": bad } })).status,
          ).toBe(400);
        }
      },
    },
  ],
  Errors: [
    {
      says: "INVALID_CATEGORY and INVALID_STATUS are for those two parameters",
      holds: async ({ ask }) => {
        const asked: [string, string][] = [
          ["/v1/scores/leaderboard?category=karma", "INVALID_CATEGORY"],
          ["/v1/achievements/rose?category=karma", "INVALID_CATEGORY"],
          ["/v1/achievements?category=karma", "INVALID_CATEGORY"],
          ["/v1/achievements/rose?status=lost", "INVALID_STATUS"],
          ["/v1/trust/attestations?status=lost", "INVALID_STATUS"],
        ];
        for (const [path, error] of asked)
          expect([path, ...(await codeOf(ask(`GET ${path}`)))]).toEqual([path, 400, error]);
      },
    },
    {
      says: "a bad rarity, timeframe, sort, order, chainId or limit below 1 is INVALID_REQUEST with details",
      holds: async ({ ask }) => {
        const bad = [
          "/v1/achievements/rose?rarity=odd",
          "/v1/scores/leaderboard?timeframe=1y",
          "/v1/scores/leaderboard?sort=name",
        ];
        bad.push(
          "/v1/scores/leaderboard?order=up",
          "/v1/score/rose?chainId=0",
          "/v1/score/rose?chainId=x",
          "/v1/score/rose?chainId=-1",
          "/v1/score/rose?chainId=1.5",
        );
        bad.push(
          "/v1/scores/leaderboard?limit=0",
          "/v1/scores/leaderboard?limit=x",
          "/v1/scores/leaderboard?offset=-1",
          "/v1/trading/leaderboard?sort=luck",
        );
        for (const path of bad) {
          const { status, json } = await ask(`GET ${path}`);
          expect([path, status, json.error]).toEqual([path, 400, "INVALID_REQUEST"]);
          expect(json.details[0]).toEqual({ path: string, message: string });
        }
      },
    },
    {
      says: "a chain that is not configured is UNSUPPORTED_CHAIN; leaderboards return 200 and an empty list",
      holds: async ({ ask, get }) => {
        for (const path of [
          "/v1/score/rose",
          "/v1/score/rose/breakdown",
          "/v1/trading/rose/stats",
          "/v1/trading/rose/history",
          "/v1/trust/attestations",
        ]) {
          expect([path, ...(await codeOf(ask(`GET ${path}?chainId=424242`)))]).toEqual([
            path,
            400,
            "UNSUPPORTED_CHAIN",
          ]);
        }
        for (const path of ["/v1/scores/leaderboard", "/v1/trading/leaderboard"]) {
          expect((await get(`GET ${path}?chainId=424242`)).leaderboard).toEqual([]);
        }
      },
    },
    {
      says: "invalid JSON, more than 256 KiB, another content type and NUL characters are INVALID_REQUEST",
      holds: async ({ ask }) => {
        const bodies = [
          "{",
          "[]",
          "null",
          JSON.stringify({ identities: ["a\0b"] }),
          `{"identities":["${"a".repeat(262_144)}"]}`,
        ];
        for (const body of bodies)
          expect([body.slice(0, 30), ...(await codeOf(ask("POST /v1/scores/batch", { body })))]).toEqual([
            body.slice(0, 30),
            400,
            "INVALID_REQUEST",
          ]);
        const text = ask("POST /v1/scores/batch", {
          body: JSON.stringify(BATCH),
          headers: { "Content-Type": "text/plain" },
        });
        expect(await codeOf(text)).toEqual([400, "INVALID_REQUEST"]);
        expect(await codeOf(ask("GET /v1/score/a%00b"))).toEqual([400, "INVALID_REQUEST"]);
      },
    },
    {
      says: "INVALID_REQUEST always has details, each with path and message",
      holds: async ({ ask, get, people, developer, soon }) => {
        const { key } = await get("POST /v1/developer/keys", { body: { name: "ended", permissions: ["read"] } });
        await get(`DELETE /v1/developer/keys/${key.id}`);
        const { code } = await get(`GET /referral-code/${people.alice.address}`);
        const { session } = developer;
        const asked: [string, object | undefined, string][] = [
          ["POST /v1/scores/batch", {}, "body.identities"],
          ["GET /v1/developer/usage?from=2026-02-01&to=2026-01-01", undefined, "query.from"],
          [`POST /v1/developer/keys/${key.id}/rotate`, { overlapSeconds: 0 }, "path.keyId"],
          [`DELETE /v1/developer/keys/${key.id}`, { force: true }, "body"],
          ["POST /v1/webhooks", { url: "ftp://a.example", events: ["score.updated"] }, "body.url"],
          [`DELETE /v1/identity/rose/wallets/${people.alice.address}`, {}, "path.address"],
          ["POST /v1/identity/lily/activate", { deadline: soon() }, "body.signature"],
          ["POST /referrals/track", { code, referee: people.alice.address }, "body.code"],
          ["POST /v1/trust/schemas", { name: "skill", schema: "string other" }, "body.name"],
        ];
        for (const [what, body, path] of asked) {
          const { status, json } = await ask(what, { key: session, body });
          expect([what, status, json.error]).toEqual([what, 400, "INVALID_REQUEST"]);
          expect([what, json.details]).toEqual([what, [{ path, message: string }]]);
        }
      },
    },
    {
      says: "an identity that is neither name nor address is INVALID_REQUEST; a well-formed unknown one is USER_NOT_FOUND",
      holds: async ({ ask }) => {
        for (const path of [
          "/v1/score/a!b",
          "/v1/achievements/-a-",
          "/v1/identity/ab",
          "/v1/trading/a b/stats".replace(" ", "%20"),
        ]) {
          expect([path, ...(await codeOf(ask(`GET ${path}`)))]).toEqual([path, 400, "INVALID_REQUEST"]);
        }
        const unknown = `0x${"9".repeat(40)}`;
        for (const who of ["nobody", unknown]) {
          for (const path of [
            `/v1/score/${who}`,
            `/v1/scores/${who}`,
            `/v1/score/${who}/breakdown`,
            `/v1/score/${who}/history`,
            `/v1/score/${who}/receipt`,
            `/v1/achievements/${who}`,
            `/v1/achievements/${who}/progress`,
            `/v1/trading/${who}/stats`,
            `/v1/trading/${who}/history`,
            `/v1/identity/${who}`,
          ]) {
            expect([path, ...(await codeOf(ask(`GET ${path}`)))]).toEqual([path, 404, "USER_NOT_FOUND"]);
          }
        }
      },
    },
    {
      says: "reservation routes return 200 with empty lists for unknown addresses",
      holds: async ({ get }) => {
        const unknown = `0x${"9".repeat(40)}`;
        expect((await get(`GET /reservations/${unknown}`)).reservations).toEqual([]);
        expect((await get(`GET /referrals/${unknown}`)).referrals).toEqual([]);
        expect(await get(`GET /referral-code/${unknown}`)).toMatchObject({ code: string });
        expect((await get(`GET /cany/balance/${unknown}`)).total).toEqual(expect.anything());
        expect((await get(`GET /v1/identity?owner=${unknown}`)).identities).toEqual([]);
      },
    },
    {
      says: "check-name removes one suffix and checks the rest as sent: Alice is invalid, its first suggestion is alice",
      holds: async ({ get, ask }) => {
        const answer = await get("GET /v1/identity/check/Violet");
        expect(answer).toMatchObject({ valid: false, available: false });
        expect(answer.suggestions[0]).toBe("violet");
        expect(await get("GET /v1/identity/check/violet.svc")).toMatchObject({ name: "violet", valid: true });
        expect(await get("GET /v1/identity/check/violet.svc.svc")).toMatchObject({ valid: false });
        for (const name of ["---", "...", "%F0%9F%98%80"]) {
          expect([name, ...(await codeOf(ask(`GET /v1/identity/check/${name}`)))]).toEqual([
            name,
            400,
            "INVALID_NAME_FORMAT",
          ]);
        }
      },
    },
    {
      says: "a chain that does not respond is CHAIN_UNAVAILABLE",
      holds: async ({ ask }) => {
        const body = { txHash: `0x${"1".repeat(64)}`, chainId: 8453 };
        const answer = await ask("POST /mint/confirm", { body });
        expect([answer.status, answer.json.error]).toEqual(
          expect.toBeOneOf([
            [400, "UNSUPPORTED_CHAIN"],
            [503, "CHAIN_UNAVAILABLE"],
          ]),
        );
      },
    },
  ],
  Signing: [
    {
      says: "the domain is {name Credence, version 1, chainId, salt}; the types are the eleven messages with all fields",
      holds: async ({ get, origin }) => {
        const { domain, types } = await get("GET /v1/auth/signing?chainId=31337", { key: null });
        expect(domain).toEqual({ name: "Credence", version: "1", chainId: 31337, salt: keccak256(toHex(origin)) });
        const fields = (text: string) =>
          text.split(", ").map((field) => ({ type: field.split(" ")[0], name: field.split(" ")[1] }));
        const link = "string name, address owner, address wallet, uint256 nonce, uint256 deadline";
        expect(types).toEqual({
          MintIdentity: fields("string name, address owner, uint256 deadline").map(byName),
          ActivateIdentity: fields("string name, address owner, uint256 nonce, uint256 deadline").map(byName),
          LinkWallet: fields(link).map(byName),
          UnlinkWallet: fields(link).map(byName),
          ClaimAchievement: fields("string achievementId, address wallet, uint256 deadline").map(byName),
          TrackReferral: fields("string code, address referee, uint256 deadline").map(byName),
          ClaimMint: fields("string name, address claimer, uint256 chainId, string referralCode, uint256 deadline").map(
            byName,
          ),
          RevokeAttestation: fields(
            "string attestationId, string reason, string details, string publicReason, bool notifySubject",
          ).map(byName),
          OpenAppeal: fields("address wallet, string flag, string reason, string[] evidence, uint256 deadline").map(
            byName,
          ),
          WithdrawAppeal: fields("string appealId, address wallet, uint256 deadline").map(byName),
          EraseData: fields("address wallet, string erased, string retained, uint256 nonce, uint256 deadline").map(
            byName,
          ),
        });
        const first = await get("GET /v1/auth/signing", { key: null });
        expect(first.domain.chainId).toBe(31337);
      },
    },
    {
      says: "a deadline in the past or more than an hour ahead, a stale nonce or a signature that does not match is INVALID_SIGNATURE",
      holds: async ({ ask, sign, people, identity, soon }) => {
        const { nonce } = await identity("lily");
        const base = { name: "lily", owner: people.carol.address, nonce, deadline: soon() };
        const wrong = [
          { ...base, deadline: soon() - 1_200 },
          { ...base, deadline: soon() + 7_200 },
          { ...base, nonce: nonce + 1 },
          { ...base, name: "rose" },
        ];
        for (const message of wrong) {
          const signature = await sign(people.carol, "ActivateIdentity", message);
          const body = { deadline: message.deadline, signature };
          expect(await codeOf(ask("POST /v1/identity/lily/activate", { body }))).toEqual([400, "INVALID_SIGNATURE"]);
        }
        for (const signature of ["0x", "0x12", "hello", `0x${"1".repeat(130)}`]) {
          const body = { deadline: base.deadline, signature };
          expect([signature, ...(await codeOf(ask("POST /v1/identity/lily/activate", { body })))]).toEqual([
            signature,
            400,
            "INVALID_SIGNATURE",
          ]);
        }
      },
    },
  ],
  Events: [
    {
      says: "any 2xx acknowledges; a test delivery has x-svc-signature and the Standard Webhooks headers",
      holds: async ({ get, receiverUrl, delivered }) => {
        const { webhook, secret } = await get("POST /v1/webhooks", {
          body: { url: `${receiverUrl}/test`, events: ["identity.created"] },
        });
        expect(secret).toMatch(/^whsec_/);
        const { delivery } = await get(`POST /v1/webhooks/${webhook.id}/test`, { body: {} });
        expectFields(delivery, {
          ...{ id: string, event: "identity.created", data: expect.any(Object), status: "pending" },
          attempts: [],
          nextAttemptAt: expect.anything(),
          createdAt: iso,
          replayOf: null,
        });
        const signature = (body: string) => createHmac("sha256", secret).update(body).digest("hex");
        const mine = () => delivered.find((one) => one.headers["x-svc-signature"] === signature(one.body));
        const one = await vi.waitUntil(mine, patience);
        expect(one.headers).toMatchObject({
          "webhook-id": string,
          "webhook-timestamp": string,
          "webhook-signature": expect.stringMatching(/^v1,/),
        });
        expect(JSON.parse(one.body)).toEqual({
          event: "identity.created",
          data: { svcId: string, address: string, chainId: number, txHash: string },
        });
        await get(`DELETE /v1/webhooks/${webhook.id}`);
      },
    },
  ],
  Agents: [
    {
      says: "POST /mcp lists tools and calls them with the rights of the key; without one it is 401 and names its metadata",
      holds: async ({ ask, get }) => {
        const headers = { Accept: "application/json, text/event-stream" };
        const send = (method: string, params: object, key?: null) =>
          ask("POST /mcp", { key, headers, body: { jsonrpc: "2.0", id: 1, method, params } });
        const { tools } = (await send("tools/list", {})).json.result;
        expect(tools.map((one: { name: string }) => one.name)).toEqual(expect.arrayContaining(["get_score"]));
        const called = await send("tools/call", { name: "get_score", arguments: { identity: "rose" } });
        expect(called.json.result.structuredContent.score).toEqual((await get("GET /v1/score/rose")).score);
        const refused = await send("tools/list", {}, null);
        expect([refused.status, refused.headers["www-authenticate"]]).toEqual([
          401,
          expect.stringContaining("/.well-known/oauth-protected-resource"),
        ]);
      },
    },
  ],
};

/** Field order of the response. */
const byName = ({ type, name }: { type: string | undefined; name: string | undefined }) => ({ name, type });
