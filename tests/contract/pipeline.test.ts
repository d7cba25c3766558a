import { describe, expect, it } from "vitest";
import { apiOnSocket, bearer } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());

describe("an answer", () => {
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
