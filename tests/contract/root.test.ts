import { describe, expect, it } from "vitest";
import { apiOnSocket, bearer, json } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());
/** What the adapter answers that gives a request to the pages. */
const PAGE = "";

describe("the root of the host", () => {
  it.each([
    [{}],
    [{ Accept: "*/*" }],
    [{ Accept: "application/json" }],
    [{ Accept: "application/xhtml+xml, text/html5" }],
    [{ Accept: "image/png, x-text/html" }],
    [{ Accept: "*/*", "User-Agent": "curl/8.5.0" }],
    [{ Accept: "*/*", "User-Agent": "Mozilla/5.0 (X11)", "Sec-Fetch-Dest": "empty" }],
    [{ Accept: "application/json", "User-Agent": "Slackbot-LinkExpanding 1.0" }],
  ])("is answered by the API in JSON to %j, with a Vary header", async (headers) => {
    const answer = await api.send({ path: "/", headers: { ...headers } });
    expect([answer.status, answer.json]).toMatchObject([200, { success: true, root: true }]);
    expect(answer.headers.vary).toBe("Accept, RSC, User-Agent");
  });

  it.each([
    [{ Accept: "text/html" }],
    [{ Accept: "application/xhtml+xml, Text/HTML ;q=0.9, */*" }],
    [{ RSC: "1" }],
    [{ Accept: "*/*", rsc: "1" }],
    [{ Accept: "*/*", "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" }],
    [{ Accept: "*/*", "User-Agent": "facebookexternalhit/1.1" }],
    [{ "User-Agent": "TelegramBot (like TwitterBot)" }],
  ])("is a page to %j, by GET and HEAD", async (headers) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await api.send({ method, path: "/", headers: { ...headers } });
      expect([answer.status, answer.body]).toEqual([404, PAGE]);
      expect(answer.headers).not.toHaveProperty("x-request-id");
    }
  });
});

describe("an endpoint at the root of the host", () => {
  it("answers with or without a trailing slash, but not under /api", async () => {
    const { apiKey } = await api.key();
    for (const path of ["/place/here/of", "/place/here/of/"]) {
      expect((await api.send({ path, headers: bearer(apiKey) })).json).toMatchObject({ success: true, name: "here" });
    }
    for (const path of ["/api/place/here/of", "/v1/place/here/of"]) {
      expect((await api.send({ path, headers: bearer(apiKey) })).status).toBe(404);
    }
  });

  it("owns no path that only begins with the same letters", async () => {
    for (const path of ["/places", "/place-of", "//place", "//"]) {
      expect([path, (await api.send({ path })).body]).toEqual([path, PAGE]);
    }
  });
});

describe("an endpoint that creates things", () => {
  it("answers 200 if the thing existed already, also when the request is repeated with its Idempotency-Key", async () => {
    const { apiKey } = await api.key();
    const make = (name: string, more: Record<string, string> = {}) =>
      api.send({ method: "POST", path: "/v1/things", headers: json(apiKey, more), body: JSON.stringify({ name }) });
    expect((await make("new")).status).toBe(201);
    expect((await make("known")).status).toBe(200);
    for (const replayed of [undefined, "true"]) {
      const answer = await make("known", { "Idempotency-Key": "one" });
      expect([answer.status, answer.headers["idempotent-replayed"]]).toEqual([200, replayed]);
    }
  });
});
