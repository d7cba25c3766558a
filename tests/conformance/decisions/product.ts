import { expect } from "vitest";
import { number, type Sections, string } from "../sentence.ts";
import { type Answer, CHAIN, patience } from "../world.ts";

const MAXIMA = {
  activity: 200,
  volume: 150,
  age: 200,
  diversity: 200,
  governance: 100,
  social: 150,
  risk: 200,
  loyalty: 100,
};
/** Words used in paths in place of a name, first segments of all paths, the suffix, and the tops of other systems of names. */
const BLOCKED = [
  "check",
  "mint",
  "batch",
  "updates",
  "leaderboard",
  "svc",
  "api",
  "portal",
  "names",
  "docs",
  "health",
  "metrics",
  "com",
  "eth",
  "crypto",
  "sol",
];

const codeOf = async (answer: Promise<Answer>) => [(await answer).status, (await answer).json?.error];

/** The meaning of names, scores, achievements and keys. */
export const product: Sections = {
  "Meaning of names": [
    {
      says: "names are accepted with and without suffix in any letter case, and stored in lower case",
      holds: async ({ get }) => {
        for (const name of ["ROSE", "rose.svc", "Rose.Svc"])
          expect((await get(`GET /v1/identity/${name}`)).identity.svcId).toBe("rose");
      },
    },
    {
      says: "words used in paths, the suffix, and the tops of other systems of names are blocked",
      holds: async ({ get }) => {
        const { results } = await get("POST /name/batch", { body: { names: BLOCKED } });
        for (const one of results) expect([one.name, one.status, one.available]).toEqual([one.name, "blocked", false]);
      },
    },
    {
      says: "a transfer moves the name, unlinks the former wallets and resets its state to minted",
      holds: async ({ get, people, signIn, chain, identity }) => {
        const session = await signIn(people.dave);
        await get("POST /v1/identity/mint", { key: session, body: { name: "aster", owner: people.dave.address } });
        await chain.chain.mine({ blocks: 3 });
        await get("POST /v1/identity/aster/activate", { key: session });
        const { tokenId, nonce } = await identity("aster");
        await chain.send(people.dave, "names", "transferFrom", [
          people.dave.address,
          people.erin.address,
          BigInt(tokenId),
        ]);
        await expect.poll(async () => (await identity("aster")).owner, patience).toBe(people.erin.address);
        expect(await identity("aster")).toMatchObject({
          state: "minted",
          wallets: [],
          activatedAt: null,
          nonce: nonce + 1,
        });
      },
    },
    {
      says: "a developer has five sponsored mints a day, then NOT_ELIGIBLE",
      holds: async ({ ask, signIn, people }) => {
        const session = await signIn(people.erin);
        const mint = (name: string) =>
          ask("POST /v1/identity/mint", { key: session, body: { name, owner: people.erin.address, chainId: CHAIN } });
        const answers: (string | number)[][] = [];
        for (let i = 1; i <= 6; i++) answers.push(await codeOf(mint(`sponsored-${i}`)));
        expect(answers).toEqual([...Array(5).fill([201, undefined]), [403, "NOT_ELIGIBLE"]]);
      },
    },
  ],
  "Meaning of scores": [
    {
      says: "each category has its maximum; the total is the sum of the categories",
      holds: async ({ get }) => {
        const { breakdown } = await get("GET /v1/score/rose/breakdown");
        expect(Object.fromEntries(breakdown.map((one: Answer["json"]) => [one.category, one.max]))).toEqual(MAXIMA);
        for (const { address } of (await get("GET /v1/scores/leaderboard")).leaderboard) {
          const { score } = await get(`GET /v1/score/${address}`);
          expect(Object.values<number>(score.breakdown).reduce((a, b) => a + b)).toBe(score.total);
        }
      },
    },
    {
      says: "ranks are competition ranks; percentile = 100 × (below + half of the other equals) / (N − 1), with two decimals",
      holds: async ({ get }) => {
        for (const category of ["total", "risk", "governance"]) {
          const { leaderboard } = await get(`GET /v1/scores/leaderboard?category=${category}&limit=100`);
          const points: number[] = leaderboard.map((one: Answer["json"]) => one.score);
          for (const { score, rank, percentile } of leaderboard) {
            const [below, equal] = [
              points.filter((one) => one < score).length,
              points.filter((one) => one === score).length - 1,
            ];
            expect(rank).toBe(1 + points.filter((one) => one > score).length);
            const exact = points.length === 1 ? 100 : (100 * (below + equal / 2)) / (points.length - 1);
            expect(percentile).toBeCloseTo(exact, 2);
            expect(Math.round(percentile * 100)).toBeCloseTo(percentile * 100, 6);
          }
        }
      },
    },
    {
      says: "every wallet of an activated identity, and its name, return the identity's score; its address is the primary wallet's",
      holds: async ({ get, people }) => {
        const [byName, byWallet] = [await get("GET /v1/score/rose"), await get(`GET /v1/score/${people.bob.address}`)];
        expect([byWallet.score, byWallet.svcId, byWallet.address]).toEqual([
          byName.score,
          "rose",
          people.alice.address,
        ]);
      },
    },
    {
      says: "with chainId a leaderboard has only subjects with own transactions there, ranked by that chain's scores",
      holds: async ({ get }) => {
        const { leaderboard } = await get("GET /v1/scores/leaderboard?chainId=31337&limit=100");
        expect(leaderboard.length).toBeGreaterThan(1);
        for (const { address, score, rank } of leaderboard) {
          expect((await get(`GET /v1/score/${address}?chainId=31337`)).score).toMatchObject({ total: score, rank });
        }
        expect((await get("GET /v1/scores/leaderboard?chainId=8453")).leaderboard).toEqual([]);
      },
    },
    {
      says: "a claimed achievement's bonus counts only in the score over all chains",
      holds: async ({ get, developer }) => {
        const { achievements } = await get("GET /v1/achievements/rose?status=earned&limit=100");
        const totals = async () => [
          (await get("GET /v1/score/rose")).score.total,
          (await get("GET /v1/score/rose?chainId=31337")).score.total,
        ];
        for (const { id } of achievements)
          await get("POST /v1/achievements/rose/claim", { key: developer.session, body: { achievementId: id } });
        const most = achievements.reduce((sum: number, one: Answer["json"]) => sum + one.scoreBonus, 0);
        const [whole, chain] = await totals();
        const { breakdown } = await get("GET /v1/score/rose/breakdown");
        const bonus = breakdown.reduce((sum: number, one: Answer["json"]) => sum + one.bonus, 0);
        // Under trust, little of it may be left.
        expect(bonus).toBeLessThanOrEqual(most);
        expect(whole).toBe(chain + bonus);
      },
    },
    {
      says: "the model's specification has its gates: 500 points and more, and 700, must be paid for, and 400 where money passed from hand to hand; a breakdown has the gate that holds its total, or null",
      holds: async ({ get }) => {
        const { specification, hash } = (await get("GET /.well-known/credence.json", { key: null })).model;
        expect(specification.gates.map(({ from, cost, passed }: Answer["json"]) => [from, cost, passed])).toEqual([
          [400, 8_400, true],
          [500, 8_400, undefined],
          [700, 20_000, undefined],
        ]);
        const { gate, total, modelHash } = await get("GET /v1/score/rose/breakdown");
        expect([total < 400, gate, modelHash]).toEqual([true, null, hash]);
      },
    },
    {
      says: "attestations about oneself do not count",
      holds: async ({ attest, people }) => {
        expect((await attest(people.dave, people.dave.address)).scoreImpact).toBe(0);
      },
    },
  ],
  "Meaning of achievements": [
    {
      says: "there are at least 24, three or more in each category, in all five rarities",
      holds: async ({ get }) => {
        const { achievements } = await get("GET /v1/achievements?limit=100");
        expect(achievements.length).toBeGreaterThanOrEqual(24);
        const categories: string[] = achievements.map((one: Answer["json"]) => one.category);
        expect(new Set(categories).size).toBe(8);
        for (const one of categories)
          expect(categories.filter((other) => other === one).length).toBeGreaterThanOrEqual(3);
        expect(new Set(achievements.map((one: Answer["json"]) => one.rarity)).size).toBe(5);
      },
    },
  ],
  "Meaning of keys": [
    {
      says: "a key is svc_live_, thirty characters and six of checksum; permissions nest",
      holds: async ({ ask, get, developer }) => {
        expect(developer.read).toMatch(/^svc_live_[0-9A-Za-z]{36}$/);
        const changed = developer.read.slice(0, 9) + (developer.read[9] === "a" ? "b" : "a") + developer.read.slice(10);
        expect(await codeOf(ask("GET /v1/trust/modules", { key: changed }))).toEqual([401, "UNAUTHORIZED"]);
        for (const key of [developer.read, developer.write, developer.admin])
          await get("GET /v1/trust/modules", { key });
        const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
        expect(
          (await ask("POST /v1/trust/policies/evaluate", { key: developer.read, body: { identity: "rose", policy } }))
            .status,
        ).toBe(200);
        expect((await get("GET /v1/developer/keys", { key: developer.session })).keys[0]).toMatchObject({
          prefix: string,
          createdAt: string,
        });
        expect((await get("GET /v1/developer/usage", { key: developer.read })).totals.requests).toEqual(number);
      },
    },
    {
      says: "a publishable key reads scores and evaluates its policies, with the Origin of one of its pages alone; OPTIONS lets a browser ask",
      holds: async ({ ask, get, developer }) => {
        const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
        const saved = await get("POST /v1/trust/policies", { key: developer.write, body: { name: "page", policy } });
        const policyId = saved.policy.id;
        const shop = "https://shop.example";
        const body = {
          name: "page",
          kind: "publishable",
          permissions: ["read"],
          origins: [shop],
          policyIds: [policyId],
        };
        const { apiKey: key } = await get("POST /v1/developer/keys", { key: developer.session, body });
        expect(key).toMatch(/^svc_pub_[0-9A-Za-z]{36}$/);
        const headers = { Origin: shop };
        const answer = await ask("GET /v1/score/rose", { key, headers });
        expect([answer.status, answer.headers]).toMatchObject([
          200,
          { "access-control-allow-origin": shop, vary: "Origin" },
        ]);
        const evaluate = { key, headers, body: { identity: "rose", policyId } };
        expect((await ask("POST /v1/trust/policies/evaluate", evaluate)).status).toBe(200);
        for (const refused of [
          ask("GET /v1/score/rose", { key, headers: { Origin: `${shop}:8443` } }),
          ask("GET /v1/trust/policies", { key, headers }),
          ask("POST /v1/trust/policies/evaluate", { key, headers, body: { identity: "rose", policy } }),
        ]) {
          expect(await codeOf(refused)).toEqual([403, "FORBIDDEN"]);
        }
        const preflight = await ask("OPTIONS /v1/score/rose", { key: null, headers });
        expect([preflight.status, preflight.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
      },
    },
  ],
};
