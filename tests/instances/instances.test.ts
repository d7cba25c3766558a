import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { createPool } from "../../lib/core/db.ts";
import type { PlanTier } from "../../lib/core/plans.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { leaderLock } from "../../lib/indexer/run-chain-leader.ts";
import { bearer, json } from "../contract/api-server.ts";
import { type RawResponse, type SimpleRequest, send } from "../contract/http-client.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { keepEvents } from "../factories/events.ts";
import { addressNumber } from "../factories/scores.ts";
import { type Anvil, end, startAnvil } from "../indexer/anvil.ts";
import { differences, readSettled } from "../indexer/index-state.ts";
import { type SimulatedChain, simulateChain } from "../indexer/simulated-chain.ts";
import { bundleWorker, startWorker } from "../indexer/worker-process.ts";
import { useContext } from "../setup/context.ts";
import { createTestDatabase } from "../setup/database.ts";
import { redisServer, startRedis, type TestRedis } from "../setup/redis.ts";
import { isThorough } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";

/** Between two requests of a client that never stops, so that the processes it asks have time for their own work. */
const pace = () => new Promise((resolve) => setTimeout(resolve, 10));

// Four web and two worker processes on one PostgreSQL and one Redis. In a thorough run, where redis-server is installed.

const LIMIT = 900_000;
const GENESIS = Date.UTC(2025, 0, 1) / 1000;
const PATH = "/v1/trust/modules";

describe.runIf(redisServer && isThorough)("four web and two worker processes", () => {
  const context = useContext();
  let redis: TestRedis;
  let webs: ServerProcess[] = [];
  let anvil: Anvil;
  let life: SimulatedChain;
  let chain: Partial<ChainConfig>;
  const workers = new Map<string, ChildProcess>();
  let developers = 0;

  beforeAll(async () => {
    await bundleWorker();
    redis = await startRedis();
    anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 30 });
    life = await simulateChain(anvil, { seed: 11, wallets: 30, genesis: GENESIS });
    chain = { id: 31337, name: "Test", rpcUrls: [anvil.url], finalityDepth: 5, wallets: "all", local: true };
    await keepEvents(context.ctx().pg);
    const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = context.ctx().env;
    const env = {
      DATABASE_URL: context.url(),
      REDIS_URL: redis.url,
      CHAINS: JSON.stringify([chain]),
      RECEIPT_SIGNER_KEY,
      SESSION_SECRET,
      TRUST_PROXY: "true",
      ENTERPRISE_PER_MINUTE: "1000000000",
      ENTERPRISE_PER_DAY: "1000000000",
    };
    webs = await Promise.all([1, 2, 3, 4].map(() => startServer(env)));
    await everyWeb(async (web) => (await send(web.port, { path: "/health/ready" })).status === 200);
    for (const name of ["first", "second"]) startNamed(name);
  }, LIMIT);

  afterAll(async () => {
    for (const { child, exited } of webs) {
      child.kill("SIGKILL");
      await exited;
    }
    for (const worker of workers.values()) await end(worker, "SIGKILL");
    await anvil?.stop();
    await redis?.close();
  });

  /** A worker whose connections the database knows by a name. */
  function startNamed(name: string): void {
    const url = new URL(context.url());
    url.searchParams.set("application_name", name);
    workers.set(name, startWorker(url.href, [chain]));
  }

  function web(index: number): ServerProcess {
    const found = webs[index % webs.length];
    if (!found) throw new Error("the web processes run inside tests only");
    return found;
  }

  async function everyWeb(what: (web: ServerProcess) => Promise<boolean>): Promise<void> {
    for (const one of webs) await until(() => what(one));
  }

  async function newKey(tier: PlanTier): Promise<string> {
    const ctx = context.ctx({ now: new Date() });
    const { id: developerId } = await ensureDeveloper(ctx, { wallet: addressNumber(70_000 + ++developers), tier });
    return (await createKey(ctx, { developerId, name: "test", permissions: ["admin"] })).apiKey;
  }

  interface Answer extends RawResponse {
    web: number;
  }

  /** So many requests by one key at once, shared out over the web processes. */
  function ask(count: number, apiKey: string): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const answer = await send(web(i).port, { path: PATH, headers: bearer(apiKey) });
        return { ...answer, web: i % webs.length };
      }),
    );
  }

  /** How many of these were admitted and how many there were, by what `group` says and by minute. */
  function admitted(
    answers: readonly Answer[],
    group: (answer: Answer) => string,
  ): { passed: number; asked: number }[] {
    const groups = new Map<string, { passed: number; asked: number }>();
    for (const answer of answers) {
      // A minute may end in between: its successor admits as many again.
      const name = `${group(answer)} ${answer.headers["x-ratelimit-reset"]}`;
      const counts = groups.get(name) ?? { passed: 0, asked: 0 };
      groups.set(name, counts);
      counts.asked++;
      if (answer.status === 200) counts.passed++;
      else expect(answer.status).toBe(429);
    }
    return [...groups.values()];
  }

  const readiness = async ({ port }: ServerProcess) => (await send(port, { path: "/health/ready" })).json;
  const isShared = async (one: ServerProcess) => (await readiness(one))?.status === "ready";

  async function expectExact(): Promise<void> {
    const answers = await ask(600, await newKey("free"));
    const minutes = admitted(answers, () => "all");
    expect(minutes.map(({ passed, asked }) => passed - Math.min(60, asked))).toEqual(minutes.map(() => 0));
  }

  it("admit exactly N of 10 × N parallel requests", expectExact);

  it("limit by themselves without Redis and say so, and exactly together once it is back", async () => {
    await redis.kill();
    await everyWeb(async (one) => {
      const said = await readiness(one);
      return said?.status === "degraded" && JSON.stringify(said.redis) === '{"ok":false}';
    });
    const apart = admitted(await ask(600, await newKey("free")), (answer) => String(answer.web));
    expect(apart.map(({ passed, asked }) => passed - Math.min(60, asked))).toEqual(apart.map(() => 0));
    const refused = await send(web(0).port, newKeyRequest(await newKey("enterprise")));
    expect([refused.status, refused.json?.error]).toEqual([503, "SERVICE_UNAVAILABLE"]);

    await redis.start();
    await everyWeb(isShared);
    await expectExact();
  });

  const ORIGIN = "https://shop.example";
  function newKeyRequest(admin: string, kind: "secret" | "publishable" = "secret"): SimpleRequest {
    const page = kind === "publishable" ? { kind, origins: [ORIGIN] } : {};
    const body = JSON.stringify({ name: "made", permissions: ["read"], ...page });
    return { method: "POST", path: "/v1/developer/keys", headers: json(admin), body };
  }

  it("know each new key at once, lose none in the overlap, and admit none later than a second after its end", async () => {
    const admin = await newKey("enterprise");
    interface Played {
      apiKey: string;
      id: string;
      isPublishable: boolean;
      /** Until here each request must be admitted if it was answered before, unix milliseconds. */
      validUntil: number;
      /** Each request that starts after this must be refused. */
      refusedFrom: number;
      asked: { web: number; started: number; ended: number; status: number }[];
    }
    const cycles = webs.length;
    const all: Played[] = [];
    const playing = new Set<Played>();
    let isOver = false;

    /** A change of keys through one process, asked for again while that one waits for Redis, as it says it may. */
    async function change(
      through: number,
      request: SimpleRequest,
    ): Promise<{ json: Record<string, unknown>; asked: number }> {
      for (;;) {
        const asked = Date.now();
        const answer = await send(web(through).port, request);
        if (answer.json?.success) return { json: answer.json, asked };
        if (answer.json?.error !== "SERVICE_UNAVAILABLE") throw new Error(answer.body);
        await until(() => isShared(web(through)));
      }
    }
    const remove = (id: string) => ({ method: "DELETE", path: `/v1/developer/keys/${id}`, headers: bearer(admin) });
    const rotate = (id: string, overlapSeconds: number) => ({
      method: "POST",
      path: `/v1/developer/keys/${id}/rotate`,
      headers: json(admin),
      body: JSON.stringify({ overlapSeconds }),
    });
    /** What its kind of key may ask. */
    const requestOf = ({ apiKey, isPublishable }: Played, from: Record<string, string>): SimpleRequest =>
      isPublishable
        ? {
            method: "POST",
            path: "/v1/scores/batch",
            headers: json(apiKey, { ...from, Origin: ORIGIN }),
            body: JSON.stringify({ identities: [addressNumber(1)] }),
          }
        : { path: PATH, headers: bearer(apiKey, from) };
    /** Use a key on every process from now on. */
    function play(made: Record<string, unknown>): Played {
      const { apiKey, key } = made as { apiKey: string; key: { id: string; kind: string } }; // The answer of a route tested elsewhere.
      const forever = Number.POSITIVE_INFINITY;
      const isPublishable = key.kind === "publishable";
      const played: Played = {
        apiKey,
        id: key.id,
        isPublishable,
        validUntil: forever,
        refusedFrom: forever,
        asked: [],
      };
      all.push(played);
      playing.add(played);
      return played;
    }
    /** Every process has answered some requests with these keys that started after `since`. */
    async function usedSince(since: number, ...keys: Played[]): Promise<void> {
      const enough = ({ asked }: Played) =>
        webs.every((_, i) => asked.filter((one) => one.web === i && one.started > since).length >= 5);
      await until(() => keys.every(enough));
    }

    const load = webs.map(async ({ port }, index) => {
      for (let turn = 0; !isOver; turn++) {
        for (const played of playing) {
          const started = Date.now();
          // From an address of its own each time, so that only the key decides.
          const from = { "X-Forwarded-For": `10.${index}.${(turn >> 8) & 255}.${turn & 255}` };
          const { status } = await send(port, requestOf(played, from));
          played.asked.push({ web: index, started, ended: Date.now(), status });
        }
        await pace();
      }
    });

    try {
      for (let cycle = 0; cycle < cycles; cycle++) {
        const kind = cycle % 2 === 0 ? "secret" : "publishable";
        const first = play((await change(cycle, newKeyRequest(admin, kind))).json);
        await usedSince(Date.now(), first);
        const second = play((await change(cycle + 1, rotate(first.id, 3_600))).json);
        await usedSince(Date.now(), first, second);
        first.validUntil = (await change(cycle + 2, remove(first.id))).asked;
        first.refusedFrom = Date.now() + 1_000;
        const rotated = (await change(cycle + 3, rotate(second.id, 2))).json;
        const third = play(rotated);
        second.validUntil = Date.parse(String(rotated.previousExpiresAt));
        // On a busy machine a rotation may be answered after the end it sets.
        second.refusedFrom = Math.max(second.validUntil, Date.now()) + 1_000;
        await usedSince(first.refusedFrom, first);
        await usedSince(second.refusedFrom, second, third);
        playing.clear();
        await change(cycle, remove(third.id));
        third.validUntil = 0;
      }
    } finally {
      isOver = true;
      await Promise.all(load);
    }

    expect(all).toHaveLength(3 * cycles);
    expect(all.filter(({ isPublishable }) => isPublishable)).toHaveLength((3 * cycles) / 2);
    for (const { asked, validUntil, refusedFrom } of all) {
      expect(asked.filter(({ ended, status }) => ended < validUntil && status !== 200)).toEqual([]);
      expect(asked.filter(({ started, status }) => started > refusedFrom && status !== 401)).toEqual([]);
    }
  });

  /** Scores over all chains: total and time of the last change, by subject. */
  type Scores = Map<string, { total: number; updatedAt: number }>;

  async function committedScores(): Promise<Scores> {
    const { rows } = await context
      .ctx()
      .pg.query<{ subject: string; total: number; updated_at: Date }>(
        "select subject, total, updated_at from score where chain_id <= 0",
      );
    return new Map(rows.map(({ subject, total, updated_at }) => [subject, { total, updatedAt: updated_at.getTime() }]));
  }

  async function answeredScores({ port }: ServerProcess, apiKey: string, subjects: string[]): Promise<Scores> {
    const body = JSON.stringify({ identities: subjects });
    const answer = await send(port, { method: "POST", path: "/v1/scores/batch", headers: json(apiKey), body });
    if (!answer.json?.success) throw new Error(answer.body);
    // The answer of a route tested elsewhere.
    const { scores } = answer.json as {
      scores: { identity: string; score: { total: number; lastUpdated: string } | null }[];
    };
    return new Map(
      scores.flatMap(({ identity, score }) =>
        score ? [[identity, { total: score.total, updatedAt: Date.parse(score.lastUpdated) }]] : [],
      ),
    );
  }

  /** What is older in an answer than what was committed. */
  function outdated(answered: Scores, committed: Scores): string[] {
    return [...committed].flatMap(([subject, { total, updatedAt }]) => {
      const shown = answered.get(subject);
      const isCurrent =
        shown && (shown.updatedAt > updatedAt || (shown.updatedAt === updatedAt && shown.total === total));
      return isCurrent
        ? []
        : [`${subject}: ${shown?.total} since ${shown?.updatedAt}, not ${total} since ${updatedAt}`];
    });
  }

  /** Blocks change scores again and again while every process is asked for all of them, a second beyond the last change. */
  async function expectScoresFelt(): Promise<void> {
    const apiKey = await newKey("enterprise");
    /** What was committed, and when it was seen to be, oldest first. */
    const commits: { seen: number; scores: Scores }[] = [];
    const asked: { web: number; started: number; scores: Scores }[] = [];
    const enough = 12;
    let quiet = 0;
    while (commits.length < enough || quiet <= 1_000) {
      if (commits.length < enough) await life.mine(1);
      const scores = await committedScores();
      const last = commits.at(-1);
      if (outdated(last?.scores ?? new Map(), scores).length > 0) commits.push({ seen: Date.now(), scores });
      quiet = Date.now() - (commits.at(-1)?.seen ?? Number.POSITIVE_INFINITY);
      if (scores.size === 0) continue;
      const answers = webs.map(async (one, index) => {
        const started = Date.now();
        asked.push({ web: index, started, scores: await answeredScores(one, apiKey, [...scores.keys()]) });
      });
      await Promise.all(answers);
      await pace();
    }
    for (const { web, started, scores } of asked) {
      const committed = commits.findLast(({ seen }) => seen < started - 1_000);
      if (committed) expect({ web, outdated: outdated(scores, committed.scores) }).toEqual({ web, outdated: [] });
    }
  }

  it("answer no score that a commit replaced more than a second ago", expectScoresFelt);

  it("answer none without Redis either", async () => {
    await redis.kill();
    try {
      await expectScoresFelt();
    } finally {
      await redis.start();
    }
    await everyWeb(isShared);
  });

  it(
    "lose and repeat nothing when the worker that leads a chain is killed again and again, and show the same scores",
    async () => {
      const { pg } = context.ctx();
      const cursor = async () => {
        const { rows } = await pg.query(
          "select block_number, block_hash, state from chain_cursor where chain_id = 31337",
        );
        return rows[0] ?? { block_number: -1, block_hash: null, state: "none" };
      };
      const leader = async (): Promise<string | undefined> => {
        const { rows } = await pg.query<{ name: string }>(
          `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
           where l.locktype = 'advisory' and l.granted and l.objid = (hashtextextended($1, 0) & 4294967295)::oid
             and a.datname = current_database()`,
          [leaderLock(31337)],
        );
        return rows[0]?.name;
      };
      for (let round = 0; round < 6; round++) {
        await until(async () => (await leader()) !== undefined);
        const killed = (await leader()) ?? "";
        const before = (await cursor()).block_number;
        await life.mine(25);
        if (round % 2 === 0) await until(async () => (await cursor()).block_number > before);
        const worker = workers.get(killed);
        if (!worker) throw new Error(`nobody knows the leader ${killed}`);
        await end(worker, "SIGKILL");
        // The other one goes on by itself.
        await until(async () => ![undefined, killed].includes(await leader()));
        if (round % 3 === 1) await life.reorganise(4, 1);
        await life.mine(5);
        await until(async () => (await cursor()).block_number === (await life.head()));
        startNamed(killed);
      }
      const scratch = await createTestDatabase();
      const pool = createPool(scratch.url, 4);
      const alone = startWorker(scratch.url, [chain]);
      try {
        const { hash } = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
        const settled = "select 1 from chain_cursor where block_hash = $1 and state = 'following'";
        for (const one of [pg, pool]) await until(async () => (await one.query(settled, [hash])).rows.length === 1);
        expect(differences(await readSettled(pg), await readSettled(pool))).toEqual({});
      } finally {
        await end(alone, "SIGKILL");
        await pool.end();
        await scratch.drop();
      }

      const { rows: scores } = await pg.query<{ subject: string; total: number }>(
        "select subject, total from score where chain_id <= 0 and total > 0 order by subject",
      );
      expect(scores.length).toBeGreaterThan(10);
      // Each event says what the score was before: a missing or repeated one would break the row.
      const { rows: events } = await pg.query<{ data: { address: string; oldScore: number; newScore: number } }>(
        "select data from kept_event where event = 'score.updated' order by id",
      );
      const totals = new Map<string, number>();
      for (const { data } of events) {
        expect(data.oldScore).toBe(totals.get(data.address.toLowerCase()) ?? 0);
        totals.set(data.address.toLowerCase(), data.newScore);
      }
      for (const { subject, total } of scores) expect(totals.get(subject)).toBe(total);

      const apiKey = await newKey("enterprise");
      for (const one of webs) {
        for (const { subject, total } of scores) {
          await until(async () => {
            const { json: answer } = await send(one.port, { path: `/v1/score/${subject}`, headers: bearer(apiKey) });
            return (answer?.score as { total: number } | undefined)?.total === total;
          });
        }
      }
    },
    LIMIT,
  );
});
