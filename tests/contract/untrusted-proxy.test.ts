import { expect, it } from "vitest";
import { apiOnSocket } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());

it("forwarding headers are ignored without TRUST_PROXY", async () => {
  const left = async (headers: Record<string, string>) =>
    (await api.send({ path: "/v1/things", headers })).headers["x-ratelimit-remaining"];
  expect(await left({})).toBe("299");
  expect(await left({ "X-Forwarded-For": "192.0.2.1" })).toBe("298");
  expect(await left({ Forwarded: "for=192.0.2.2", "X-Real-IP": "192.0.2.3" })).toBe("297");
});
