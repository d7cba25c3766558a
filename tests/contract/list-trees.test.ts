import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { expect, it } from "vitest";
import { listEndpoints } from "../../lib/api/endpoints/lists.ts";
import { buildListTree, finishTree } from "../../lib/domains/lists/index.ts";
import { addressNumber } from "../factories/scores.ts";
import { apiOnSocket, bearer, json } from "./api-server.ts";

const api = apiOnSocket({ ...listEndpoints });
const ROWS = 3_000;

it("a tree is asked for, waited for by Retry-After, streamed as a file and proved to anybody", async () => {
  const { apiKey, developerId } = await api.key({ permissions: ["write"] });
  const reader = await api.key({ permissions: ["read"] });
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
  const create = (key: string, body: object) =>
    api.send({ method: "POST", path, headers: json(key), body: JSON.stringify(body) });
  expect((await create(reader.apiKey, { who: "pass" })).status).toBe(403);
  expect((await create(apiKey, { who: "pass", amount: "equal:x" })).json?.details).toEqual([
    expect.objectContaining({ path: "body.amount" }),
  ]);
  const created = await create(apiKey, { who: "pass", amount: "equal:1000000" });
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
  expect((await get(`${path}/${id}`)).json?.tree).toMatchObject({ state: "ready", leaves: ROWS, sum: "1000000" });
  expect((await get(path)).json?.trees).toHaveLength(1);
  const file = await get(`${path}/${id}?format=standard-v1`);
  expect(file.headers["content-type"]).toBe("application/json");
  const tree = StandardMerkleTree.load(JSON.parse(file.body));
  const proved = (await get(`/v1/trees/${id}/proof/${addressNumber(7)}`, {})).json as {
    leaf: { address: string; amount: string };
    proof: string[];
  };
  expect(tree.verify([proved.leaf.address, proved.leaf.amount], proved.proof)).toBe(true);
  expect((await get(`${path}/${id}?format=csv`)).headers["content-type"]).toContain("text/csv");
  expect((await get(`${path}/${id}?format=csv`, bearer((await api.key()).apiKey))).status).toBe(404);
  const remove = await api.send({ method: "DELETE", path: `${path}/${id}`, headers: json(apiKey) });
  expect(remove.status).toBe(200);
  expect((await get(`/v1/trees/${id}/proof/${addressNumber(7)}`, {})).status).toBe(404);
});
