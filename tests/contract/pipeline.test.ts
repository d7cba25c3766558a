import { describe, expect, it } from "vitest";
import { apiOnSocket, bearer } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());
const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

describe("an answer", () => {
  it("has the envelope, the limit headers and a request id", async () => {
    const { apiKey } = await api.key();
    const answer = await api.send({ path: `/v1/things/${address}?chainId=1`, headers: bearer(apiKey) });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      success: true,
      identity: address.toLowerCase(),
      chainId: 1,
      timestamp: api.context.now.toISOString(),
    });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-ratelimit-limit": "1000",
      "x-ratelimit-remaining": "999",
      "x-ratelimit-reset": String(api.context.now.getTime() / 1000 + 60),
      "x-request-id": expect.stringMatching(/^req_[0-9a-z]{26}$/),
    });
    expect(answer.headers).not.toHaveProperty("retry-after");
  });

  it("repeats a well-formed request id, and no other", async () => {
    const { apiKey } = await api.key();
    const ask = (id: string) => api.send({ path: "/v1/things", headers: bearer(apiKey, { "X-Request-Id": id }) });
    expect((await ask("my-request_1")).headers["x-request-id"]).toBe("my-request_1");
    for (const bad of ["short", "a".repeat(65), "with space", "semi;colon1", "<script>1"]) {
      expect((await ask(bad)).headers["x-request-id"]).toMatch(/^req_/);
    }
  });

  it("to an unexpected error is INTERNAL_ERROR with a request id, without the error's message", async () => {
    const { apiKey } = await api.key();
    const answer = await api.send({ path: "/v1/things/broken", headers: bearer(apiKey) });
    expect(answer.status).toBe(500);
    expect(answer.json?.error).toBe("INTERNAL_ERROR");
    expect(answer.json?.message).toContain(answer.headers["x-request-id"]);
    expect(answer.body).not.toContain("secret that must");
  });
});
