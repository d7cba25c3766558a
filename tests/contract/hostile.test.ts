import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { rounds } from "../setup/rounds.ts";
import { goodBodies, hostileRequest } from "./hostile-requests.ts";
import { responseChecks } from "./response-checks.ts";

const REQUESTS = rounds(2_000, 4_000);
const SEED = 20_261_120;

const context = useContext({
  chains: [
    // Without a node: signatures of keys are judged by themselves, and no answer waits for one that is not there.
    { id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 1 }] },
    { id: 31337, name: "Two", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
  ],
  env: { ENTERPRISE_PER_MINUTE: "1000000", ENTERPRISE_PER_DAY: "10000000" },
});
const list: [string, Endpoint][] = Object.entries(endpoints);
let api: Api | undefined;
let apiKey = "";
let handled = 0;
const operations: (string | null)[] = [];

beforeAll(async () => {
  const { env, db, pg, log } = context.ctx();
  await writeScoreRows(pg, [
    { subject: addressNumber(1), points: { activity: 100, risk: 50 } },
    { subject: addressNumber(1), chainId: 1, points: { activity: 90 } },
    { subject: addressNumber(2), points: { age: 10 } },
  ]);
  const developer = await ensureDeveloper(context.ctx(), { wallet: addressNumber(500), tier: "enterprise" });
  const made = await createKey(context.ctx(), { developerId: developer.id, name: "test", permissions: ["admin"] });
  apiKey = made.apiKey;
  const counted = Object.fromEntries(
    list.map(([operation, endpoint]): [string, Endpoint] => [
      operation,
      {
        ...endpoint,
        handler: (input) => {
          handled++;
          return endpoint.handler(input);
        },
      },
    ]),
  );
  api = createApi({
    base: { env, db, pg, log },
    endpoints: counted,
    clock: () => context.now.getTime(),
    recorders: [({ route }) => operations.push(route?.operation ?? null)],
  });
  await boardsOf(context.ctx()).loaded;
});
afterAll(async () => {
  await boardsOf(context.ctx()).stop();
  await api?.close();
});

it("the bodies from which requests are generated are taken", () => {
  const refused = list.flatMap(([operation, { body, method }]) =>
    !body || method === "GET" || goodBodies(operation).every((one) => body.safeParse(one).success) ? [] : operation,
  );
  const todo =
    "give the fields of its body an example, or mend its `furtherBodies` in tests/contract/hostile-requests.ts";
  expect(refused, todo).toEqual([]);
});

it(`none of ${REQUESTS} generated requests causes a 500, and every response is as documented`, async () => {
  const { faultsOf } = responseChecks(endpoints);
  const statuses = new Map<number, number>();
  const perRoute = new Map<string | null, number>();
  handled = 0;
  await fc.assert(
    fc.asyncProperty(hostileRequest(apiKey), async (request) => {
      // Fifteen requests a minute by the clock in hand: limits are proven elsewhere.
      context.now = new Date(context.now.getTime() + 4_000);
      operations.length = 0;
      const answer = await api?.serve({
        ...request,
        header: (name) => request.headers[name],
        peer: "127.0.0.1",
        readBody: async (limit) =>
          request.body === null ? new Uint8Array() : request.body.length > limit ? null : request.body,
      });
      if (!answer) throw new Error("The API answers inside tests only.");
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const [operation = null] = operations;
      perRoute.set(operation, (perRoute.get(operation) ?? 0) + 1);
      const headers = Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      expect(faultsOf(operation, { ...answer, headers, body: Buffer.from(answer.body).toString() })).toEqual([]);
      expect(answer.status).not.toBe(500);
      expect(answer.status).not.toBe(503);
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
  );
  const refused = (statuses.get(401) ?? 0) + (statuses.get(429) ?? 0);
  expect(refused / REQUESTS).toBeLessThan(0.1);
  expect(handled / REQUESTS).toBeGreaterThan(0.2);
  // By chance, some are asked for once only.
  expect(list.flatMap(([operation]) => (perRoute.has(operation) ? [] : operation))).toEqual([]);
}, 300_000);
