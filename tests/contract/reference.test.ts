import { expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { describeApi, type EndpointDoc } from "../../lib/api/reference/describe.ts";

const declared: Record<string, Endpoint> = endpoints;
const documented = describeApi(endpoints).flatMap((group) => group.endpoints);
const list: [string, EndpointDoc][] = documented.map((one) => [one.operationId, one]);

it("every endpoint is described once", () => {
  expect(documented.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
});

it.each(list)("%s: the example body is valid, and the example response matches its schema", (id, one) => {
  const endpoint = declared[id];
  if (!endpoint) throw new Error("The endpoint is missing.");
  expect(endpoint.body === undefined).toBe(one.body === null);
  if (one.body) expect(endpoint.body?.safeParse(one.body.example)).toMatchObject({ success: true });
  expect(endpoint.response.safeParse(one.answer.example)).toMatchObject({ success: true });
  // A download has lines of its own, without an envelope.
  if (!endpoint.download) expect(one.answer.example).toMatchObject({ success: true, timestamp: expect.any(String) });
});

it.each(list)("%s: the examples of its parameters are valid", (id, { parameters }) => {
  const of = (place: "path" | "query") =>
    Object.fromEntries(parameters.flatMap((one) => (one.in === place && one.example ? [[one.name, one.example]] : [])));
  const endpoint = declared[id];
  const missing = parameters.filter(({ required, example }) => required && example === null).map(({ name }) => name);
  // Ids are one's own: an example would find nothing.
  expect(missing.filter((name) => !/id$/i.test(name))).toEqual([]);
  if (missing.length === 0) expect(endpoint?.params?.safeParse(of("path")).success ?? true).toBe(true);
  if (endpoint?.query) expect(endpoint.query.safeParse(of("query"))).toMatchObject({ success: true });
});
