import { beforeAll, expect, test } from "vitest";
import { apiOnSocket, bearer } from "../../../tests/contract/api-server.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { checksum } from "../../core/schemas.ts";
import { boardsOf } from "../../domains/scores/index.ts";
import { endpoints } from "./registry.ts";

const explorers = [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }];
const server = apiOnSocket(endpoints, { CHAINS: JSON.stringify([{ id: 1, name: "one", explorers }]) });
const alice = addressNumber(0xabcdef);
let apiKey = "";

beforeAll(async () => {
  const ctx = server.context.ctx();
  await writeScoreRows(ctx.pg, [
    { subject: alice, points: { age: 150, risk: 200 } },
    { subject: alice, chainId: 1, points: { age: 100 } },
    ...Array.from({ length: 20 }, (_, index) => ({ subject: addressNumber(index + 1), points: { age: index } })),
  ]);
  await boardsOf(ctx).loaded;
  apiKey = (await server.key({ tier: "enterprise" })).apiKey;
});

async function get(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { status, body } = await server.send({ method: "GET", path, headers: bearer(apiKey) });
  return { status, body: JSON.parse(String(body)) };
}

test.each([
  [`/v1/score/0x${"1".repeat(39)}`, 400, "INVALID_REQUEST"],
  ["/v1/score/0xD8da6bf26964af9d7eed9e03e53415d37aa96045", 400, "INVALID_REQUEST"],
  ["/v1/score/ab", 400, "INVALID_REQUEST"],
  ["/v1/score/Some-Name.SVC", 404, "USER_NOT_FOUND"],
  [`/v1/score/${addressNumber(0xdead)}`, 404, "USER_NOT_FOUND"],
  [`/v1/score/${alice}?chainId=99999999999999999999`, 400, "UNSUPPORTED_CHAIN"],
  [`/v1/score/${addressNumber(0xdead)}/breakdown`, 404, "USER_NOT_FOUND"],
  [`/v1/score/${alice}/breakdown?chainId=2`, 400, "UNSUPPORTED_CHAIN"],
  ["/v1/score/nobody/receipt", 404, "USER_NOT_FOUND"],
  [`/v1/score/${alice}/history?interval=week`, 400, "INVALID_REQUEST"],
  [`/v1/score/${alice}/history?from=yesterday`, 400, "INVALID_REQUEST"],
  [`/v1/scores/${alice}/closes?from=2020-01-01T00:00:00Z`, 400, "INVALID_REQUEST"],
  [`/v1/scores/${alice}/closes?from=0000-01-01`, 400, "INVALID_REQUEST"],
  [`/v1/scores/${alice}/closes?to=0000-12-31`, 400, "INVALID_REQUEST"],
  ["/v1/scores/nobody/closes", 404, "USER_NOT_FOUND"],
  [`/v1/scores/${alice}/closes?chainId=2`, 400, "UNSUPPORTED_CHAIN"],
  ["/v1/scores/updates?after=x", 400, "INVALID_REQUEST"],
  ["/v1/scores/leaderboard?sort=totalScore&category=age", 400, "INVALID_REQUEST"],
  ["/v1/search?q=a", 400, "INVALID_REQUEST"],
  ["/v1/search", 400, "INVALID_REQUEST"],
  ["/v1/trading/nobody/stats", 404, "USER_NOT_FOUND"],
  [`/v1/trading/${alice}/stats?chainId=5`, 400, "UNSUPPORTED_CHAIN"],
  [`/v1/trading/${alice}/history?type=mint`, 400, "INVALID_REQUEST"],
  ["/v1/trading/leaderboard?sort=fame", 400, "INVALID_REQUEST"],
  ["/v1/wallets/0x1", 400, "INVALID_REQUEST"],
  [`/v1/wallets/${addressNumber(0xdead)}`, 404, "USER_NOT_FOUND"],
])("GET %s is %i %s", async (path, status, error) => {
  expect(await get(path)).toMatchObject({ status, body: { success: false, error } });
});

test("a look-up that is repeated, from the cache and however its address is written, has the same headers and bytes", async () => {
  const bob = addressNumber(0xabcde0);
  await writeScoreRows(server.context.ctx().pg, [
    { subject: bob, points: { age: 7 }, status: "partial", unavailable: ["loyalty", "volume"] },
    { subject: bob, chainId: 1, points: { risk: 9 }, ranked: false },
  ]);
  await boardsOf(server.context.ctx()).refresh();
  const varying = /"timestamp":"[^"]*"|^(?:x-request-id|x-ratelimit-.*|date)$/;
  for (const query of ["", "?chainId=1"]) {
    const seen = new Set<string>();
    for (const written of [bob, bob, bob, checksum(bob), `0x${bob.slice(2).toUpperCase()}`]) {
      const path = `/v1/score/${written}${query}`;
      const { status, headers, body } = await server.send({ method: "GET", path, headers: bearer(apiKey) });
      const same = Object.entries(headers).filter(([name]) => !varying.test(name));
      seen.add(JSON.stringify([status, same, Object.keys(headers), String(body).replace(varying, "")]));
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain(checksum(bob));
  }
});
