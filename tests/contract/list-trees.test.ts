import { expect, it } from "vitest";
import { listEndpoints } from "../../lib/api/endpoints/lists.ts";
import { buildListTree, finishTree } from "../../lib/domains/lists/index.ts";
import { addressNumber } from "../factories/scores.ts";
import { apiOnSocket, bearer, json } from "./api-server.ts";

const api = apiOnSocket({ ...listEndpoints });
const ROWS = 3_000;

it("a tree that is being built is waited for by Retry-After, and then streamed as a file", async () => {
  const { apiKey, developerId } = await api.key({ permissions: ["write"] });
  const { pg } = api.context.ctx();
  await pg.query(
    `insert into list (id, developer_id, name, state, created_at, expires_at) values ('lst_1', $1, 'x', 'complete', now(), now())`,
    [developerId],
  );
  await pg.query(
    `insert into list_row (list_id, row, line, input, identity, address)
     select 'lst_1', n, n, a, a, a from generate_series(1, $1::int) as n, lateral (select '0x' || lpad(to_hex(n), 40, '0') as a) as x`,
    [ROWS],
  );
  const path = "/v1/lists/lst_1/trees";
  const body = JSON.stringify({ who: "pass", amount: "equal:1000000" });
  const created = await api.send({ method: "POST", path, headers: json(apiKey), body });
  expect([created.status, created.json?.tree]).toMatchObject([201, { state: "building", leaves: null }]);
  const { id } = (created.json as { tree: { id: string } }).tree; // The API checks its answers.
  const get = (query: string, headers = bearer(apiKey)) => api.send({ path: query, headers });
  for (const waiting of [
    await get(`${path}/${id}?format=csv`),
    await get(`/v1/trees/${id}/proof/${addressNumber(1)}`, {}),
  ]) {
    expect([waiting.status, Number(waiting.headers["retry-after"]) > 0]).toEqual([503, true]);
  }
  await finishTree(api.context.ctx(), id, buildListTree);
  const file = await get(`${path}/${id}?format=standard-v1`);
  expect(file.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(file.body).values).toHaveLength(ROWS);
  expect((await get(`${path}/${id}?format=csv`, bearer((await api.key()).apiKey))).status).toBe(404);
});
