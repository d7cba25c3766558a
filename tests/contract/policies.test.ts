import { expect, it } from "vitest";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { runSimulation } from "../../lib/domains/policies/index.ts";
import { addressNumber } from "../factories/scores.ts";
import { apiOnSocket, bearer, json } from "./api-server.ts";

const api = apiOnSocket({ ...policyEndpoints });
const rule = { module: "total", cmp: "gte", value: 300 };
const policyOf = (rules: number) => ({ op: "all", rules: Array.from({ length: rules }, () => rule) });
const identities = (count: number) => Array.from({ length: count }, (_, i) => addressNumber(i + 1));
const post = (apiKey: string, path: string, body: object) =>
  api.send({ method: "POST", path: `/v1/trust/policies${path}`, headers: json(apiKey), body: JSON.stringify(body) });

it("an evaluation and a simulation report their cost, for inline and saved policies", async () => {
  const { apiKey } = await api.key();
  const policyId = await savedBy(apiKey, policyOf(20));
  for (const which of [{ policy: policyOf(20) }, { policyId }]) {
    const evaluated = await post(apiKey, "/evaluate", { ...which, identities: identities(31) });
    expect([evaluated.status, evaluated.headers["x-ratelimit-cost"]]).toEqual([200, "7"]);
    const simulated = await post(apiKey, "/simulate", { ...which, identities: identities(31) });
    expect([simulated.status, simulated.headers["x-ratelimit-cost"]]).toEqual([200, "7"]);
    const everybody = await post(apiKey, "/simulate", which);
    expect([everybody.status, everybody.headers["x-ratelimit-cost"]]).toEqual([200, "50"]);
  }
});

it("an exact simulation is started once, and fetched with its progress and its result", async () => {
  const { apiKey } = await api.key({ permissions: ["write"] });
  const reader = await api.key({ permissions: ["read"] });
  const policyId = await savedBy(apiKey, policyOf(1));
  const path = `/v1/trust/policies/${policyId}/simulations`;
  const start = (key: string) => api.send({ method: "POST", path, headers: json(key) });
  expect((await start(reader.apiKey)).status).toBe(403);
  const started = await start(apiKey);
  expect([started.status, started.headers["x-ratelimit-cost"]]).toEqual([201, "50"]);
  const simulation = started.json?.simulation as { id: string }; // The API checks its answers.
  expect(simulation).toMatchObject({ policyId, state: "waiting", evaluated: 0, result: null });
  const again = await start(apiKey);
  expect([again.status, again.json?.simulation]).toEqual([200, simulation]);

  const get = async () => (await api.send({ path: `${path}/${simulation.id}`, headers: bearer(apiKey) })).json;
  expect((await get())?.simulation).toEqual(simulation);
  await runSimulation(api.context.ctx(), { simulationId: simulation.id, signal: new AbortController().signal });
  expect((await get())?.simulation).toMatchObject({ state: "finished", result: { population: 0, marginOfError: 0 } });
  const unknown = await api.send({ path: `${path}/sim_none`, headers: bearer(apiKey) });
  expect([unknown.status, unknown.json?.error]).toEqual([404, "NOT_FOUND"]);
});

async function savedBy(apiKey: string, policy: object): Promise<string> {
  const { status, json: answer } = await post(apiKey, "", { name: "gate", policy });
  expect(status).toBe(201);
  const saved = answer?.policy as { id: string }; // The API checks its answers.
  return saved.id;
}
