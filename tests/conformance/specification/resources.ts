import { expect } from "vitest";
import { boolean, checksummed, expectFields, hash, iso, nullOr, number, type Sections, string } from "../sentence.ts";
import type { Answer } from "../world.ts";

const CATEGORIES = ["activity", "volume", "age", "diversity", "governance", "social", "risk", "loyalty"];
const TIERS: [string, number][] = [
  ["bronze", 0],
  ["silver", 300],
  ["gold", 500],
  ["platinum", 700],
  ["diamond", 900],
  ["legendary", 1200],
];
const ACHIEVED = [
  "wallet_age",
  "transaction_volume",
  "protocol_usage",
  "governance",
  "social",
  "defi",
  "nft",
  "trading",
];
const RARITIES = ["common", "uncommon", "rare", "epic", "legendary"];

const countsOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, number]));
const tierOf = (total: number) => TIERS.findLast(([, least]) => total >= least)?.[0];
const pagination = { total: number, limit: number, offset: number, hasMore: boolean };

/** Section 2: resources and their fields. */
export const resources: Sections = {
  "2.1 Response envelope": [
    {
      says: "a successful response has success true and an ISO 8601 timestamp",
      holds: async ({ ask }) => {
        const { json, headers } = await ask("GET /v1/trust/modules");
        expect(json).toMatchObject({ success: true, timestamp: iso });
        expect(headers["content-type"]).toMatch(/^application\/json/);
      },
    },
    {
      says: "an error has success false, error, message and timestamp",
      holds: async ({ ask }) => {
        const { json } = await ask("GET /v1/score/nobody");
        expectFields(json, { success: false, error: "USER_NOT_FOUND", message: string, timestamp: iso });
      },
    },
    {
      says: "list responses have pagination",
      holds: async ({ get }) => {
        const lists = ["/v1/scores/leaderboard", "/v1/achievements/rose", "/v1/achievements", "/v1/trust/attestations"];
        lists.push("/api/v1/developer/keys", "/v1/webhooks", "/v1/trust/schemas", "/v1/trust/policies");
        for (const path of lists) expect([path, (await get(`GET ${path}`)).pagination]).toEqual([path, pagination]);
      },
    },
  ],
  "2.2 Pagination object": [
    {
      says: "total, limit, offset and hasMore, and nothing else",
      holds: async ({ get }) => {
        const first = await get("GET /v1/scores/leaderboard?limit=1&offset=0");
        expect(first.pagination).toEqual({ total: number, limit: 1, offset: 0, hasMore: true });
        const { total } = first.pagination;
        const last = await get(`GET /v1/scores/leaderboard?limit=1&offset=${total - 1}`);
        expect(last.pagination).toEqual({ total, limit: 1, offset: total - 1, hasMore: false });
        expect((await get(`GET /v1/scores/leaderboard?offset=${total}`)).leaderboard).toEqual([]);
      },
    },
  ],
  "2.3 Score": [
    {
      says: "success, svcId, address and score are at the top level",
      holds: async ({ get, people }) => {
        const { score, ...rest } = await get("GET /v1/score/rose");
        expectFields(rest, { success: true, svcId: "rose", address: people.alice.address, timestamp: iso });
        expect(score).toMatchObject({
          total: number,
          rank: number,
          tier: string,
          percentile: number,
          lastUpdated: iso,
        });
      },
    },
    {
      says: "svcId is null without a name, and the address is the primary wallet",
      holds: async ({ get, people }) => {
        expect(await get(`GET /v1/score/${people.dave.address}`)).toMatchObject({
          svcId: null,
          address: people.dave.address,
        });
        expect(await get(`GET /v1/score/${people.bob.address}`)).toMatchObject({
          svcId: "rose",
          address: people.alice.address,
        });
      },
    },
    {
      says: "the breakdown has a number for each of the eight categories, and nothing else",
      holds: async ({ get }) => {
        const { score } = await get("GET /v1/score/rose");
        expect(score.breakdown).toEqual(countsOf(CATEGORIES));
        expect(Object.values<number>(score.breakdown).reduce((a, b) => a + b)).toBe(score.total);
      },
    },
    {
      says: "the tier is the range that contains the total",
      holds: async ({ get }) => {
        for (const { score, tier } of (await get("GET /v1/scores/leaderboard")).leaderboard)
          expect(tier).toBe(tierOf(score));
        const { score } = await get("GET /v1/score/rose");
        expect(score.tier).toBe(tierOf(score.total));
      },
    },
    {
      says: "the percentile is from 0 to 100",
      holds: async ({ get }) => {
        for (const { percentile } of (await get("GET /v1/scores/leaderboard")).leaderboard) {
          expect(percentile).toBeGreaterThanOrEqual(0);
          expect(percentile).toBeLessThanOrEqual(100);
        }
      },
    },
    {
      says: "a name's score covers all wallets linked to it",
      holds: async ({ get, people }) => {
        const inputs = async (who: string) =>
          (await get(`GET /v1/score/${who}/breakdown`)).breakdown.find(
            (one: Answer["json"]) => one.category === "activity",
          ).inputs;
        const together = await inputs("rose");
        expect(await inputs(people.bob.address)).toEqual(together);
        const { receipt } = await get("GET /v1/score/rose/receipt");
        expect(receipt.facts.sent).toBe(13);
      },
    },
    {
      says: "with chainId the score covers that chain only",
      holds: async ({ get }) => {
        const whole = await get("GET /v1/score/rose");
        expect((await get("GET /v1/score/rose?chainId=31337")).score.total).toBeGreaterThan(0);
        expect((await get("GET /v1/score/rose?chainId=8453")).score.total).toBe(0);
        expect(whole.score.total).toBeGreaterThan(0);
      },
    },
  ],
  "2.4 Leaderboard entry": [
    {
      says: "rank, svcId, address, score, percentile, tier, change and avatar, and nothing else",
      holds: async ({ get }) => {
        const { leaderboard } = await get("GET /v1/scores/leaderboard");
        expect(leaderboard.length).toBeGreaterThan(1);
        for (const entry of leaderboard) {
          expectFields(entry, {
            ...{ rank: number, score: number, percentile: number, change: number, address: checksummed },
            tier: expect.toBeOneOf(TIERS.map(([tier]) => tier)),
            svcId: nullOr(entry.svcId, string),
            avatar: nullOr(entry.avatar, string),
          });
        }
      },
    },
    {
      says: "score is the total, or the category's on a category board",
      holds: async ({ get }) => {
        const { score } = await get("GET /v1/score/rose");
        for (const category of ["total", ...CATEGORIES]) {
          const { leaderboard } = await get(`GET /v1/scores/leaderboard?category=${category}&limit=100`);
          const own = leaderboard.find((entry: Answer["json"]) => entry.svcId === "rose");
          expect([category, own?.score]).toEqual([
            category,
            category === "total" ? score.total : score.breakdown[category],
          ]);
        }
      },
    },
    {
      says: "change is 0 for subjects that were not ranked at the start of the period",
      holds: async ({ get }) => {
        for (const { change } of (await get("GET /v1/scores/leaderboard?timeframe=24h")).leaderboard)
          expect(change).toBe(0);
      },
    },
    {
      says: "change is positive for who rose since the start of the period, negative for who fell, and 0 for others",
      holds: async ({ get, ctx }) => {
        const board = async (timeframe: string) =>
          (await get(`GET /v1/scores/leaderboard?chainId=31337&category=activity&timeframe=${timeframe}`)).leaderboard;
        const [first, second, third] = await board("24h");
        // At the start of the period the first two had each other's place; the third was not ranked.
        const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
        const before = [
          [first.address, first.score - 1],
          [second.address, first.score + 1],
        ];
        for (const [address, total] of before)
          await ctx.pg.query(
            `insert into score_close (subject, chain_id, day, until, total, activity, volume, age, diversity, governance, social,
               risk, loyalty, ranked, confidence, cause, recorded_at)
             select s.subject, 31337, $2::date - 1, $2::date + 1, $3, $3, 0, 0, 0, 0, 0, 0, 0, true, s.confidence, s.cause, now()
             from score_close s join wallet w on w.subject = s.subject
             where w.address = lower($1) and abs(s.chain_id) = 31337 order by s.day desc limit 1`,
            [address, day, total],
          );
        try {
          const changes = new Map((await board("7d")).map((one: Answer["json"]) => [one.address, one.change]));
          expect([first, second, third].map(({ address }) => changes.get(address))).toEqual([1, -1, 0]);
        } finally {
          await ctx.pg.query("delete from score_close where chain_id = 31337 and day = $1::date - 1", [day]);
        }
      },
    },
  ],
  "2.5 Achievement (user view)": [
    {
      says: "every field of an achievement, and nothing else",
      holds: async ({ get }) => {
        const { achievements } = await get("GET /v1/achievements/rose?limit=100");
        expect(achievements.length).toBeGreaterThanOrEqual(24);
        for (const one of achievements) {
          expectFields(one, {
            ...{ id: string, title: string, description: string, points: number, scoreBonus: number, earned: boolean },
            category: expect.toBeOneOf(ACHIEVED),
            rarity: expect.toBeOneOf(RARITIES),
            icon: expect.stringMatching(/^https?:\/\//),
            earnedAt: one.earned ? iso : null,
            progress: one.earned
              ? null
              : { current: number, required: number, percentage: number, requirements: expect.any(Object) },
          });
        }
      },
    },
    {
      says: "the list has earned and unearned achievements, with a percentage below 100 while in progress",
      holds: async ({ get }) => {
        const { achievements } = await get("GET /v1/achievements/rose?limit=100");
        const open = achievements.filter((one: Answer["json"]) => !one.earned);
        expect(open.length).toBeGreaterThan(0);
        expect(open.length).toBeLessThan(achievements.length);
        for (const { progress } of open)
          expect([progress.percentage >= 0, progress.percentage < 100]).toEqual([true, true]);
      },
    },
    {
      says: "the icon's URL returns an image",
      holds: async ({ get }) => {
        const { achievements } = await get("GET /v1/achievements/rose?limit=1");
        const icon = await fetch(achievements[0].icon);
        expect([icon.status, icon.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\/svg/)]);
      },
    },
    {
      says: "the response has address, svcId, achievements, claimable achievements and their count, and a summary by rarity and category",
      holds: async ({ get, people }) => {
        const answer = await get("GET /v1/achievements/rose");
        expectFields(answer, {
          success: true,
          address: people.alice.address,
          svcId: "rose",
          achievements: expect.any(Array),
          claimableAchievements: expect.any(Array),
          claimableCount: answer.claimableAchievements.length,
          summary: {
            ...{ totalEarned: number, totalPoints: number, totalScoreBonus: number },
            rarityBreakdown: countsOf(RARITIES),
            categoryBreakdown: countsOf(ACHIEVED),
          },
          pagination,
          timestamp: iso,
        });
        expect(answer.claimableCount).toBeGreaterThan(0);
        for (const one of answer.claimableAchievements) {
          expectFields(one, { id: string, title: string, points: number, scoreBonus: number });
        }
        const { summary } = answer;
        for (const counts of [summary.rarityBreakdown, summary.categoryBreakdown]) {
          expect(Object.values<number>(counts).reduce((a, b) => a + b)).toBe(summary.totalEarned);
        }
      },
    },
  ],
  "2.6 Attestation": [
    {
      says: "an active attestation has id, subject, issuer, schema, data, createdAt and status, and no revocation fields",
      holds: async ({ attest, people, get }) => {
        const { attestation } = await attest(people.alice, people.dave.address);
        const read = (await get(`GET /v1/trust/attestations/${attestation.id}`)).attestation;
        expect(read).toMatchObject({
          id: attestation.id,
          subject: people.dave.address,
          issuer: people.alice.address,
          schema: hash,
          data: { skill: "Solidity", level: 4, evidence: "" },
          createdAt: iso,
          status: "active",
        });
        for (const field of ["revokedAt", "revocationReason", "revocationDetails", "publicReason"]) {
          expect(read).not.toHaveProperty(field);
        }
      },
    },
    {
      says: "a revoked attestation has revokedAt, revocationReason, revocationDetails and publicReason",
      holds: async ({ attest, revoke, people, get }) => {
        const { id } = (await attest(people.alice, people.dave.address)).attestation;
        await revoke(people.alice, id, { reason: "other", details: "private", publicReason: "public" });
        expect((await get(`GET /v1/trust/attestations/${id}`)).attestation).toMatchObject({
          status: "revoked",
          revokedAt: iso,
          revocationReason: "other",
          revocationDetails: "private",
          publicReason: "public",
        });
      },
    },
    {
      says: "active is a value of the list's status filter",
      holds: async ({ get }) => {
        for (const status of ["active", "revoked"]) {
          const { attestations } = await get(`GET /v1/trust/attestations?status=${status}`);
          for (const one of attestations) expect(one.status).toBe(status);
        }
      },
    },
  ],
  "2.7 Name check result": [
    {
      says: "a free name: success, name, available, valid, and neither reason nor suggestions",
      holds: async ({ get }) => {
        expectFields(await get("GET /v1/identity/check/violet"), {
          ...{ success: true, name: "violet", available: true, valid: true, timestamp: iso },
        });
      },
    },
    {
      says: "an unavailable or invalid name has a reason and suggestions",
      holds: async ({ get }) => {
        for (const [name, valid] of [
          ["rose", true],
          ["-rose", false],
        ] as const) {
          const answer = await get(`GET /v1/identity/check/${name}`);
          expectFields(answer, {
            ...{ success: true, name, available: false, valid, reason: string, timestamp: iso },
            suggestions: expect.any(Array),
          });
          expect(answer.suggestions.length).toBeGreaterThan(0);
          for (const one of answer.suggestions)
            expect(await get(`GET /v1/identity/check/${one}`)).toMatchObject({ available: true });
        }
      },
    },
  ],
  "2.8 API key": [
    {
      says: "name, permissions and rateLimit are as requested; apiKey is returned once, at creation",
      holds: async ({ get, developer }) => {
        const body = { name: "a label", permissions: ["read", "write"], rateLimit: 7 };
        const made = await get("POST /api/v1/developer/keys", { key: developer.session, body });
        expect(made).toMatchObject({ apiKey: expect.stringMatching(/^svc_live_[0-9A-Za-z]{36}$/), key: body });
        const { keys } = await get("GET /api/v1/developer/keys?limit=100", { key: developer.session });
        expect(keys.find((key: Answer["json"]) => key.id === made.key.id)).toMatchObject(body);
        expect(JSON.stringify(keys)).not.toContain(made.apiKey);
      },
    },
    {
      says: "the permissions are read, write and admin",
      holds: async ({ ask, developer }) => {
        const body = { name: "bad", permissions: ["root"], rateLimit: 7 };
        expect((await ask("POST /api/v1/developer/keys", { key: developer.session, body })).status).toBe(400);
      },
    },
  ],
};
