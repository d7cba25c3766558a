import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { apiOnSocket, bearer, json } from "../contract/api-server.ts";
import { type RawResponse, send, sendRaw } from "../contract/http-client.ts";
import { sampleEndpoints } from "../contract/sample-endpoints.ts";
import bodies from "./corpus/bodies.json" with { type: "json" };
import queryStrings from "./corpus/query-strings.json" with { type: "json" };
import rawRequests from "./corpus/raw-requests.json" with { type: "json" };
import signInMessages from "./corpus/sign-in-messages.json" with { type: "json" };

const { createToken, getNonce } = developerEndpoints;
// Whatever is sent: no crash, no 500, one bounded answer in the envelope. What once failed goes to the corpus, which always runs.

const api = apiOnSocket({ ...sampleEndpoints(), getNonce, createToken });
const LONGEST_ANSWER = 1_000_000;
/** Enough to find what is near the corpus; a failure names its seed. */
const runs = { numRuns: 60 };
let apiKey = "";

/** Each request has a minute of its own: limits answer none of them. */
async function key(): Promise<string> {
  api.nextMinute();
  apiKey ||= (await api.key({ tier: "enterprise" })).apiKey;
  return apiKey;
}

function expectAnswer(answer: RawResponse): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.body.length).toBeLessThan(LONGEST_ANSWER);
  expect(answer.json).toMatchObject({ success: answer.status < 400, timestamp: expect.any(String) });
}

/** A text of the corpus, one with a change in it, or any other. */
function near(corpus: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 200 }));
  const changed = fc
    .tuple(fc.constantFrom(...corpus), fc.nat({ max: 300 }), fc.nat({ max: 8 }), text)
    .map(([from, at, cut, put]) => from.slice(0, at) + put + from.slice(at + cut));
  return fc.oneof(changed, text);
}

async function everyOne(corpus: readonly string[], check: (text: string) => Promise<void>): Promise<void> {
  for (const text of corpus) await check(text);
  await fc.assert(fc.asyncProperty(near(corpus), check), runs);
}

/** As a client writes it in a target: half a surrogate pair has no form in UTF-8. */
const visible = (text: string) => encodeURI(Buffer.from(text).toString()).replaceAll(/[^\x21-\x7e]|#/g, "");

describe("no request is answered with a fault:", () => {
  it("any query string", () =>
    everyOne(queryStrings, async (query) => {
      for (const path of ["/v1/things", "/v1/search-things"]) {
        const headers = bearer(await key());
        expectAnswer(await api.send({ path: `${path}?${visible(query)}`, headers }));
        expectAnswer(await api.send({ path: `${path}?${query.replaceAll(/[^\x21-\x7e]/g, "")}`, headers }));
      }
    }));

  it("any path", () =>
    everyOne(["/v1/things/abc", "/api/v1/things/../x", "/v1/%2e%2e/things", "/v1\\things"], async (path) => {
      const own = `/v1/things/${visible(path)}`;
      expectAnswer(await api.send({ path: own, headers: bearer(await key()) }));
      const answer = await api.send({
        method: "DELETE",
        path: own,
        headers: json(await key(), { "Idempotency-Key": "a" }),
      });
      expectAnswer(answer);
    }));

  it("any body", () =>
    everyOne(bodies, async (body) => {
      for (const path of ["/v1/things", "/v1/things/batch"]) {
        expectAnswer(await api.send({ method: "POST", path, headers: json(await key()), body }));
      }
    }));

  it("any JSON", () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 8 }), async (value) => {
        const body = JSON.stringify({ identities: value, name: value });
        for (const path of ["/v1/things", "/v1/things/batch"]) {
          expectAnswer(await api.send({ method: "POST", path, headers: json(await key()), body }));
        }
      }),
      runs,
    ));

  it("any sign-in message", () =>
    everyOne(signInMessages, async (message) => {
      await key();
      const body = JSON.stringify({ message, signature: `0x${"11".repeat(65)}` });
      const headers = { "Content-Type": "application/json" };
      expectAnswer(await send(api.port(), { method: "POST", path: "/v1/auth/token", headers, body }));
    }));

  it("any bytes in place of HTTP, and the next request is answered as ever", () =>
    everyOne(rawRequests, async (text) => {
      const headers = bearer(await key());
      // What is no whole request is cut off by the end of the connection.
      const answer = await sendRaw(api.port(), Buffer.from(`${text}\r\n\r\n\0\r\n\r\n`, "latin1")).catch(() => null);
      if (answer) {
        expect(answer.status).toBeLessThan(500);
        expect(answer.body.length).toBeLessThan(LONGEST_ANSWER);
      }
      expect((await api.send({ path: "/v1/things", headers })).status).toBe(200);
    }));
});
