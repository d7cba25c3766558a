import { createHmac } from "node:crypto";
import { expect } from "vitest";
import { person } from "../../solidity/names-world.ts";
import { boolean, expectFields, iso, number, type Sections, string } from "../sentence.ts";
import { type Answer, patience } from "../world.ts";

const ROUTES = [
  "GET /",
  "GET /name/{name}",
  "POST /name/batch",
  "GET /reservations/{address}",
  "POST /reservations/{address}/sync-from-chain",
  "POST /referrals/track",
  "GET /reserve/{name}/mint-eligibility",
  "POST /reserve/{name}/claim-mint",
  "GET /cany/balance/{address}",
  "GET /referrals/{address}",
  "GET /referrer/{code}",
  "GET /referral-code/{address}",
  "GET /mint/chains",
  "POST /mint/confirm",
  "POST /mint/subname/confirm",
];
const REASONS = [
  "relationship_ended",
  "skill_outdated",
  "achievement_invalid",
  "reputation_changed",
  "identity_verification_failed",
];
const SHARED_SECRET = "a shared secret of 32 characters";
const EVENTS = [
  "identity.created",
  "identity.activated",
  "score.updated",
  "achievement.earned",
  "attestation.created",
  "attestation.revoked",
  "achievement.claimed",
];

/** Sections 3, 4 and 6: states, endpoints, events. */
export const endpoints: Sections = {
  "3 States and transitions": [
    {
      says: "the issuer's valid revocation turns active into revoked and records the reason; the response has an impact",
      holds: async ({ attest, revoke, people }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        const { status, json } = await revoke(people.alice, id, { publicReason: "moved on" });
        expect([status, json.attestation.status]).toEqual([200, "revoked"]);
        expect(json.attestation).toMatchObject({
          revokedAt: iso,
          revocationReason: "skill_outdated",
          publicReason: "moved on",
        });
        expectFields(json.impact, {
          subjectNotified: true,
          trustScoreImpact: number,
          relatedAttestations: 0,
          publicVisibility: true,
        });
      },
    },
    {
      says: "the subject is notified unless notifySubject is false",
      holds: async ({ attest, revoke, people, get, signIn }) => {
        const session = await signIn(people.dave);
        const notifications = async () =>
          (await get("GET /v1/notifications?limit=100", { key: session })).notifications;
        for (const notifySubject of [true, false]) {
          const { id } = (await attest(people.alice, people.dave.address)).attestation;
          const { json } = await revoke(people.alice, id, { notifySubject });
          expect(json.impact.subjectNotified).toBe(notifySubject);
          const about = (await notifications()).filter(
            (one: Answer["json"]) => one.kind === "attestation.revoked" && one.data.attestationId === id,
          );
          expect(about).toHaveLength(notifySubject ? 1 : 0);
        }
      },
    },
    {
      says: "a second revocation is rejected, and the state stays",
      holds: async ({ attest, revoke, people, get }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        const first = (await revoke(people.alice, id)).json.attestation;
        const again = await revoke(people.alice, id, { reason: "reputation_changed" });
        expect([again.status, again.json.error]).toEqual([400, "ATTESTATION_ALREADY_REVOKED"]);
        expect((await get(`GET /v1/trust/attestations/${id}`)).attestation).toEqual(first);
      },
    },
  ],
  "4 Endpoints": [
    {
      says: "every path under /v1 also works under /api/v1, and vice versa",
      holds: async ({ ask }) => {
        for (const path of ["/score/rose", "/scores/rose", "/identity/check/violet", "/developer/keys", "/webhooks"]) {
          const [one, other] = [await ask(`GET /v1${path}`), await ask(`GET /api/v1${path}`)];
          const { timestamp, ...rest } = other.json;
          expect([one.status, one.json]).toEqual([200, { ...rest, timestamp: iso }]);
          expect(timestamp).toEqual(iso);
        }
      },
    },
  ],
  "4.1 Check name availability": [
    {
      says: "a taken name: success true, available false, valid true, reason and suggestions",
      holds: async ({ get }) => {
        expect(await get("GET /v1/identity/check/rose")).toMatchObject({
          success: true,
          available: false,
          valid: true,
          reason: string,
        });
      },
    },
    {
      says: "a badly formatted name: success true, available false, valid false, reason and suggestions",
      holds: async ({ get }) => {
        for (const name of ["Rose", "a", "ro--se", "-rose", "rose-", "ro_se", "r".repeat(33)]) {
          const answer = await get(`GET /v1/identity/check/${name}`);
          expect([name, answer]).toEqual([
            name,
            expect.objectContaining({ success: true, available: false, valid: false, reason: string }),
          ]);
          expect(answer.suggestions.length).toBeGreaterThan(0);
        }
      },
    },
    {
      says: "the error body for a malformed name has the code INVALID_NAME_FORMAT",
      holds: async ({ ask }) => {
        const { status, json } = await ask("GET /v1/identity/check/---");
        expect([status, json.error]).toEqual([400, "INVALID_NAME_FORMAT"]);
      },
    },
  ],
  "4.2 Get score": [
    {
      says: "identity is a name with or without suffix, or a wallet address",
      holds: async ({ get, people }) => {
        const { score } = await get("GET /v1/score/rose");
        for (const who of ["rose.svc", "Rose.SVC", people.alice.address, people.alice.address.toLowerCase()]) {
          expect((await get(`GET /v1/score/${who}`)).score).toEqual(score);
        }
      },
    },
    {
      says: "GET /api/v1/scores/{identity} works too",
      holds: async ({ get }) => {
        expect((await get("GET /api/v1/scores/rose")).score).toEqual((await get("GET /v1/score/rose")).score);
      },
    },
  ],
  "4.3 Get leaderboard": [
    {
      says: "limit defaults to 50, offset to 0, category to total, timeframe to 30d; both are echoed",
      holds: async ({ get }) => {
        expectFields(await get("GET /v1/scores/leaderboard"), {
          success: true,
          category: "total",
          timeframe: "30d",
          leaderboard: expect.any(Array),
          pagination: { total: number, limit: 50, offset: 0, hasMore: false },
          timestamp: iso,
        });
        expect(await get("GET /v1/scores/leaderboard?category=risk&timeframe=7d")).toMatchObject({
          category: "risk",
          timeframe: "7d",
        });
      },
    },
    {
      says: "every category and timeframe of the table is accepted, and no other",
      holds: async ({ ask }) => {
        const categories = [
          "activity",
          "volume",
          "age",
          "diversity",
          "governance",
          "social",
          "risk",
          "loyalty",
          "total",
        ];
        for (const one of categories)
          expect([one, (await ask(`GET /v1/scores/leaderboard?category=${one}`)).status]).toEqual([one, 200]);
        for (const one of ["24h", "7d", "30d", "all"])
          expect((await ask(`GET /v1/scores/leaderboard?timeframe=${one}`)).status).toBe(200);
        for (const bad of ["category=karma", "timeframe=1y"])
          expect((await ask(`GET /v1/scores/leaderboard?${bad}`)).status).toBe(400);
      },
    },
    {
      says: "limit is at most 100",
      holds: async ({ ask }) => {
        expect((await ask("GET /v1/scores/leaderboard?limit=100")).status).toBe(200);
        const { status, json } = await ask("GET /v1/scores/leaderboard?limit=101");
        expect([status, json.error]).toEqual([400, "LIMIT_EXCEEDS_MAXIMUM"]);
      },
    },
    {
      says: "chainId may be any chain id, and selects that chain alone",
      holds: async ({ get, people }) => {
        const { leaderboard } = await get("GET /v1/scores/leaderboard?chainId=31337");
        expect(leaderboard.map((one: Answer["json"]) => one.address)).toContain(people.dave.address);
        expect((await get("GET /v1/scores/leaderboard?chainId=424242")).leaderboard).toEqual([]);
      },
    },
  ],
  "4.4 Get user achievements": [
    {
      says: "category, status and rarity filter; status defaults to all; limit defaults to 50, offset to 0",
      holds: async ({ get }) => {
        const all = await get("GET /v1/achievements/rose");
        expect(all.pagination).toMatchObject({ limit: 50, offset: 0 });
        for (const [query, field, value] of [
          ["category=wallet_age", "category", "wallet_age"],
          ["rarity=common", "rarity", "common"],
          ["status=earned", "earned", true],
          ["status=in_progress", "earned", false],
        ] as const) {
          const { achievements } = await get(`GET /v1/achievements/rose?${query}`);
          expect([query, achievements.length > 0]).toEqual([query, true]);
          for (const one of achievements) expect(one[field]).toBe(value);
        }
        expect((await get("GET /v1/achievements/rose?status=all")).pagination.total).toBe(all.pagination.total);
      },
    },
    {
      says: "an address identifies an identity as its name does",
      holds: async ({ get, people }) => {
        const { timestamp, ...byName } = await get("GET /v1/achievements/rose");
        expect(await get(`GET /v1/achievements/${people.alice.address}`)).toMatchObject(byName);
        expect(timestamp).toEqual(iso);
      },
    },
    {
      says: "limit is at most 100",
      holds: async ({ ask }) =>
        expect((await ask("GET /v1/achievements/rose?limit=101")).json.error).toBe("LIMIT_EXCEEDS_MAXIMUM"),
    },
  ],
  "4.5 Revoke attestation": [
    {
      says: "the response has success, message, attestationId, attestation, impact and timestamp",
      holds: async ({ attest, revoke, people }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        expectFields((await revoke(people.alice, id)).json, {
          success: true,
          message: string,
          attestationId: id,
          attestation: expect.objectContaining({ id, status: "revoked" }),
          impact: {
            subjectNotified: boolean,
            trustScoreImpact: number,
            relatedAttestations: number,
            publicVisibility: boolean,
          },
          timestamp: iso,
        });
      },
    },
    {
      says: "every reason of the list is accepted; for other, details has the explanation",
      holds: async ({ attest, revoke, people }) => {
        for (const reason of REASONS) {
          const { id } = (await attest(people.alice, people.dave.address)).attestation;
          expect([reason, (await revoke(people.alice, id, { reason })).status]).toEqual([reason, 200]);
        }
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        for (const bad of [{ reason: "bored" }, { reason: "other" }]) {
          const { status, json } = await revoke(people.alice, id, bad);
          expect([status, json.error]).toEqual([400, "INVALID_REQUEST"]);
        }
        expect((await revoke(people.alice, id, { reason: "other", details: "because" })).status).toBe(200);
      },
    },
    {
      says: "reason and signature are required; details, notifySubject (default true) and publicReason are not",
      holds: async ({ attest, ask, sign, people }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        const path = `DELETE /v1/trust/attestations/${id}`;
        const signed = {
          attestationId: id,
          reason: "skill_outdated",
          details: "",
          publicReason: "",
          notifySubject: true,
        };
        const signature = await sign(people.alice, "RevokeAttestation", signed);
        expect((await ask(path, { body: { reason: "skill_outdated" } })).status).toBe(400);
        expect((await ask(path, { body: { signature } })).status).toBe(400);
        expect((await ask(path, { body: { reason: "skill_outdated", signature } })).json.impact.subjectNotified).toBe(
          true,
        );
      },
    },
    {
      says: "only the original issuer may revoke; each failure has its error",
      holds: async ({ attest, revoke, ask, people, develop }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        const frank = await develop(people.frank);
        const refusalOf = async (answer: Promise<Answer>) => [
          (await answer).status,
          (await answer).json.error,
          (await answer).json.message,
        ];
        expect(await refusalOf(revoke(people.frank, id, {}, { key: frank.write }))).toEqual([
          403,
          "NOT_ATTESTATION_ISSUER",
          expect.stringMatching(/^Not authorized to revoke: /),
        ]);
        expect(await refusalOf(revoke(people.carol, id))).toEqual([
          400,
          "INVALID_SIGNATURE",
          expect.stringMatching(/^Invalid signature: /),
        ]);
        const missing = ask(`DELETE /v1/trust/attestations/att_${"0".repeat(26)}`, {
          body: { reason: "skill_outdated", signature: "0x00" },
        });
        expect(await refusalOf(missing)).toEqual([
          404,
          "ATTESTATION_NOT_FOUND",
          expect.stringMatching(/^Attestation not found: /),
        ]);
        await revoke(people.alice, id);
        expect(await refusalOf(revoke(people.alice, id))).toEqual([
          400,
          "ATTESTATION_ALREADY_REVOKED",
          expect.stringMatching(/^Attestation already revoked: /),
        ]);
      },
    },
  ],
  "4.6 Developer API keys": [
    {
      says: "create, list and revoke a key; a revoked key is rejected",
      holds: async ({ ask, get, developer }) => {
        const body = { name: "short-lived", permissions: ["read"], rateLimit: 60 };
        const { apiKey, key } = await get("POST /api/v1/developer/keys", { key: developer.session, body });
        expect((await ask("GET /v1/trust/modules", { key: apiKey })).status).toBe(200);
        expect(
          (await get("GET /api/v1/developer/keys?limit=100", { key: developer.session })).keys.map(
            (one: Answer["json"]) => one.id,
          ),
        ).toContain(key.id);
        expect((await ask(`DELETE /api/v1/developer/keys/${key.id}`, { key: developer.session })).status).toBe(200);
        expect((await ask("GET /v1/trust/modules", { key: apiKey })).json.error).toBe("UNAUTHORIZED");
      },
    },
  ],
  "4.7 Webhook registration": [
    {
      says: "url, events and secret register a webhook",
      holds: async ({ get, receiverUrl }) => {
        const body = { url: `${receiverUrl}/all`, events: EVENTS, secret: SHARED_SECRET };
        const { webhook } = await get("POST /api/v1/webhooks", { body });
        expect(webhook).toMatchObject({ id: string, url: body.url, active: true });
        expect(webhook.events.toSorted()).toEqual(EVENTS.toSorted());
        await get(`DELETE /v1/webhooks/${webhook.id}`);
      },
    },
  ],
  "4.8 Generic list conventions": [
    {
      says: "list endpoints take limit and offset",
      holds: async ({ get }) => {
        for (const path of [
          "/v1/achievements",
          "/v1/trust/attestations",
          "/v1/trust/schemas",
          "/v1/score/rose/history",
        ]) {
          expect((await get(`GET ${path}?limit=1&offset=1`)).pagination).toMatchObject({ limit: 1, offset: 1 });
        }
      },
    },
    {
      says: "status and chainId filter attestations",
      holds: async ({ get }) => {
        const { pagination } = await get("GET /v1/trust/attestations?status=active&chainId=31337");
        expect(pagination.total).toBeGreaterThan(0);
        expect((await get("GET /v1/trust/attestations?chainId=8453")).attestations).toEqual([]);
      },
    },
    {
      says: "sort and order: totalScore descending, and the reverse",
      holds: async ({ get }) => {
        const scores = async (order: string) =>
          (await get(`GET /v1/scores/leaderboard?sort=totalScore&order=${order}`)).leaderboard.map(
            (one: Answer["json"]) => one.score,
          );
        const down = await scores("desc");
        expect(down).toEqual(down.toSorted((a: number, b: number) => b - a));
        expect(await scores("asc")).toEqual(down.toReversed());
      },
    },
  ],
  "4.9 Documented but unspecified endpoints": [
    {
      says: "every named operation exists",
      holds: async ({ ask, people, developer }) => {
        const rule = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
        const asked: [string, string, object?][] = [
          ["Get Identity", "GET /v1/identity/rose"],
          ["Get Breakdown", "GET /v1/score/rose/breakdown"],
          ["Get History", "GET /v1/score/rose/history"],
          ["List Achievements", "GET /v1/achievements"],
          ["Get Progress", "GET /v1/achievements/rose/progress"],
          ["Get Trading Stats", "GET /v1/trading/rose/stats"],
          ["Get Trading History", "GET /v1/trading/rose/history"],
          ["Get Trading Leaderboard", "GET /v1/trading/leaderboard"],
          ["Get Attestations", "GET /v1/trust/attestations"],
          ["Get Modules", "GET /v1/trust/modules"],
          ["Evaluate Policy", "POST /v1/trust/policies/evaluate", { identity: "rose", policy: rule }],
          ["Get Usage", "GET /v1/developer/usage"],
        ];
        for (const [name, what, body] of asked) expect([name, (await ask(what, { body })).status]).toEqual([name, 200]);
        // Operations that change something exist if they name the invalid field.
        const refused: [string, string, object, string][] = [
          [
            "Mint Identity",
            "POST /v1/identity/mint",
            { name: "rose", owner: people.alice.address },
            "NAME_UNAVAILABLE",
          ],
          ["Activate Identity", "POST /v1/identity/nobody/activate", {}, "USER_NOT_FOUND"],
          ["Claim Achievement", "POST /v1/achievements/rose/claim", { achievementId: "none" }, "ACHIEVEMENT_NOT_FOUND"],
          ["Create Attestation", "POST /v1/trust/attestations", {}, "INVALID_REQUEST"],
        ];
        for (const [name, what, body, error] of refused)
          expect([name, (await ask(what, { key: developer.session, body })).json.error]).toEqual([name, error]);
      },
    },
    {
      says: "the four that change something do it: a name is minted and activated, an achievement claimed, an attestation created",
      holds: async ({ ask, get, signIn, chain, quiet, attest, people, developer }) => {
        const owner = person(31);
        const key = await signIn(owner);
        const minted = await ask("POST /v1/identity/mint", { key, body: { name: "fern", owner: owner.address } });
        expect([minted.status, minted.json.success, minted.json.identity]).toEqual([
          201,
          true,
          expect.objectContaining({ svcId: "fern", owner: owner.address, state: "minted" }),
        ]);
        await chain.chain.mine({ blocks: 4 });
        await quiet();
        const activated = await ask("POST /v1/identity/fern/activate", { key, body: {} });
        expect([activated.status, activated.json.identity]).toEqual([
          200,
          expect.objectContaining({ svcId: "fern", state: "activated" }),
        ]);
        const { achievements } = await get("GET /v1/achievements/rose?status=earned&limit=100");
        const open = achievements.find((one: Answer["json"]) => one.claimedAt === null) ?? achievements[0];
        const body = { achievementId: open.id };
        const claimed = await ask("POST /v1/achievements/rose/claim", { key: developer.session, body });
        expect([claimed.status, claimed.json.success]).toEqual([200, true]);
        const { attestation } = await attest(people.alice, people.dave.address);
        expect(attestation).toMatchObject({ id: string, status: "active", issuer: people.alice.address });
        const stored = await get(`GET /v1/trust/attestations/${attestation.id}`);
        expect(stored.attestation).toMatchObject({ id: attestation.id, subject: people.dave.address });
      },
    },
  ],
  "4.10 Name reservation service": [
    {
      says: "the root returns success, service, timestamp and the fifteen routes",
      holds: async ({ get }) => {
        const answer = await get("GET /", { key: null });
        expectFields(answer, { success: true, service: string, routes: expect.any(Array), timestamp: iso });
        expect(answer.routes.toSorted()).toEqual(ROUTES.toSorted());
      },
    },
    {
      says: "every route responds",
      holds: async ({ ask, get, people }) => {
        const { address } = people.erin;
        const { code } = await get(`GET /referral-code/${address}`);
        const reads = [
          "/name/iris",
          `/reservations/${address}`,
          "/reserve/violet/mint-eligibility",
          `/cany/balance/${address}`,
        ];
        for (const path of [
          ...reads,
          `/referrals/${address}`,
          `/referrer/${code}`,
          `/referral-code/${address}`,
          "/mint/chains",
        ]) {
          expect([path, (await ask(`GET ${path}`)).status]).toEqual([path, 200]);
        }
        expect((await ask("POST /name/batch", { body: { names: ["iris"] } })).status).toBe(200);
        expect((await ask(`POST /reservations/${address}/sync-from-chain`, { body: {} })).status).toBe(200);
        const nothing = { txHash: `0x${"1".repeat(64)}`, chainId: 31337 };
        for (const path of ["/mint/confirm", "/mint/subname/confirm"]) {
          expect((await ask(`POST ${path}`, { body: nothing })).json.error).toBe("TRANSACTION_NOT_CONFIRMED");
        }
        const claim = { address: people.dave.address, chainId: 31337 };
        expect((await ask("POST /reserve/iris/claim-mint", { body: claim })).json.error).toBe("NOT_ELIGIBLE");
        const stale = { code, referee: people.dave.address, deadline: 1, signature: "0x00" };
        expect((await ask("POST /referrals/track", { body: stale })).json.error).toBe("INVALID_SIGNATURE");
      },
    },
  ],
  "6 Events": [
    {
      says: "a delivery is JSON with event and data, signed in x-svc-signature with the shared secret; 200 acknowledges",
      holds: async ({ get, receiverUrl, delivered, attest, people }) => {
        const secret = SHARED_SECRET;
        const body = { url: `${receiverUrl}/signed`, events: ["attestation.created"], secret };
        const { webhook } = await get("POST /api/v1/webhooks", { body });
        const { attestation } = await attest(people.alice, people.dave.address);
        const mine = () => delivered.find((one) => one.body.includes(attestation.id));
        await expect.poll(mine, patience).toBeDefined();
        const one = mine();
        expect(JSON.parse(one?.body ?? "")).toEqual({ event: "attestation.created", data: expect.any(Object) });
        expect(one?.headers["x-svc-signature"]).toBe(
          createHmac("sha256", secret)
            .update(one?.body ?? "")
            .digest("hex"),
        );
        const deliveries = async () => (await get(`GET /v1/webhooks/${webhook.id}/deliveries`)).deliveries;
        await expect.poll(async () => (await deliveries())[0]?.status, patience).toBe("delivered");
        await get(`DELETE /v1/webhooks/${webhook.id}`);
      },
    },
    {
      says: "a webhook can select every event name, and no other",
      holds: async ({ ask, get, receiverUrl }) => {
        for (const event of EVENTS) {
          const { webhook } = await get("POST /api/v1/webhooks", {
            body: { url: receiverUrl, events: [event], secret: SHARED_SECRET },
          });
          await get(`DELETE /v1/webhooks/${webhook.id}`);
        }
        expect(
          (
            await ask("POST /api/v1/webhooks", {
              body: { url: receiverUrl, events: ["score.lost"], secret: SHARED_SECRET },
            })
          ).status,
        ).toBe(400);
      },
    },
    {
      says: "score.updated has address and newScore",
      holds: async ({ get, receiverUrl, delivered, chain, people }) => {
        const body = { url: `${receiverUrl}/scores`, events: ["score.updated"], secret: SHARED_SECRET };
        const { webhook } = await get("POST /api/v1/webhooks", { body });
        // One transaction more need not move a point.
        for (let i = 0; i < 10; i++)
          await chain.sendRaw(people.dave, { to: person(40 + i).address, value: 10n ** 17n });
        const ofDave = () =>
          delivered
            .map((one) => JSON.parse(one.body))
            .find((one) => one.event === "score.updated" && one.data.address === people.dave.address);
        await expect.poll(ofDave, patience).toMatchObject({ data: { address: people.dave.address, newScore: number } });
        await get(`DELETE /v1/webhooks/${webhook.id}`);
      },
    },
  ],
};
