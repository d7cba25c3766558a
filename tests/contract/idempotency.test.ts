import { describe, expect, it } from "vitest";
import { apiOnSocket, json } from "./api-server.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

let created = 0;
let hold: Promise<void> | undefined;
const api = apiOnSocket(
  sampleEndpoints({
    created: async () => {
      created++;
      await hold;
    },
  }),
);
const path = "/v1/things";

function post(apiKey: string, key: string, body = '{"name":"a"}', to = path) {
  return api.send({ method: "POST", path: to, headers: json(apiKey, { "Idempotency-Key": key }), body });
}

describe("a request with an Idempotency-Key", () => {
  it("is executed once when many copies arrive concurrently, with the same response", async () => {
    const { apiKey } = await api.key();
    const before = created;
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(apiKey, "parallel")));
    expect(created - before).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(201));
    expect(new Set(answers.map(({ json }) => json?.number)).size).toBe(1);
    expect(new Set(answers.map(({ json }) => json?.timestamp)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers["idempotent-replayed"] === undefined)).toHaveLength(1);
  });

  it("waits for the first one in flight", async () => {
    const { apiKey } = await api.key();
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const before = created;
    const first = post(apiKey, "slow");
    await expect.poll(() => created - before, { timeout: 30_000 }).toBe(1);
    let answered = false;
    const second = post(apiKey, "slow").then((answer) => {
      answered = true;
      return answer;
    });
    // Requests are taken in order: when a later one is answered, the second one has arrived.
    expect((await api.send({ path, headers: json(apiKey) })).status).toBe(200);
    expect(answered).toBe(false);
    release();
    hold = undefined;
    const answers = [await first, await second];
    expect(answers.map(({ status, json }) => [status, json?.number])).toEqual(
      Array(2).fill([201, answers[0]?.json?.number]),
    );
    expect(created - before).toBe(1);
  });

  it("is a different request with another body, caller, path or key", async () => {
    const [one, two] = [await api.key(), await api.key()];
    await post(one.apiKey, "same");
    const other = await post(one.apiKey, "same", '{"name":"b"}');
    expect([other.status, other.json?.error]).toEqual([400, "INVALID_REQUEST"]);
    const before = created;
    await post(two.apiKey, "same");
    await post(one.apiKey, "same!");
    expect(created - before).toBe(2);
    const batch = await post(one.apiKey, "same", '{"identities":["abc"]}', "/v1/things/batch");
    expect([batch.status, batch.headers["idempotent-replayed"]]).toEqual([200, undefined]);
  });

  it("is the same with either prefix and with another API key of the developer", async () => {
    const one = await api.key();
    const two = await api.key({ developerId: one.developerId });
    const before = created;
    await post(one.apiKey, "twin");
    const again = await post(two.apiKey, "twin", undefined, `/api${path}/`);
    expect([again.status, again.headers["idempotent-replayed"], created - before]).toEqual([201, "true", 1]);
  });

  it("stores client errors, but no server error, 401 or 429", async () => {
    const { apiKey } = await api.key({ tier: "free" });
    const taken = [await post(apiKey, "taken", '{"name":"taken"}'), await post(apiKey, "taken", '{"name":"taken"}')];
    expect(taken.map(({ status, json, headers }) => [status, json?.error, headers["idempotent-replayed"]])).toEqual([
      [400, "NAME_UNAVAILABLE", undefined],
      [400, "NAME_UNAVAILABLE", "true"],
    ]);
    const before = created;
    const fault = '{"name":"a","fault":true}';
    expect((await post(apiKey, "fault", fault)).status).toBe(500);
    expect((await post(apiKey, "fault", fault)).status).toBe(500);
    expect(created - before).toBe(2);
    for (let left = 60 - 4; left > 0; left--) await api.send({ path: "/v1/things/abc", headers: json(apiKey) });
    expect((await post(apiKey, "limited")).status).toBe(429);
    expect((await post("nonsense", "limited")).status).toBe(401);
    api.nextMinute();
    const later = await post(apiKey, "limited");
    expect([later.status, later.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });

  it("expires after 24 hours, not before", async () => {
    const { apiKey } = await api.key();
    await post(apiKey, "day");
    const at = api.context.now.getTime();
    api.context.now = new Date(at + 24 * 3_600_000 - 1);
    expect((await post(apiKey, "day")).headers["idempotent-replayed"]).toBe("true");
    api.context.now = new Date(at + 24 * 3_600_000);
    expect((await post(apiKey, "day")).headers["idempotent-replayed"]).toBeUndefined();
  });

  it("with a path of thousands of characters is answered as without a key, and stored", async () => {
    const { apiKey } = await api.key();
    const remove = (name: string) =>
      api.send({
        method: "DELETE",
        path: `/v1/things/${name}`,
        headers: json(apiKey, { "Idempotency-Key": "long" }),
      });
    const first = await remove("a".repeat(6_000));
    const second = await remove("a".repeat(6_000));
    const other = await remove("b".repeat(6_000));
    expect([first, second, other].map(({ status, headers }) => [status, headers["idempotent-replayed"]])).toEqual([
      [400, undefined],
      [400, "true"],
      [400, undefined],
    ]);
  });

  it.each([
    ["an empty key", "", 400],
    ["a key of 255 characters", "k".repeat(255), 201],
    ["a key of 256 characters", "k".repeat(256), 400],
    ["a key beyond ASCII", "schl\u00fcssel", 400],
  ])("with %s is answered %s", async (_, key, status) => {
    const { apiKey } = await api.key();
    expect((await post(apiKey, key)).status).toBe(status);
  });

  it("counts against the limits each time", async () => {
    const { apiKey } = await api.key({ tier: "free" });
    const remaining = async () => Number((await post(apiKey, "counted")).headers["x-ratelimit-remaining"]);
    expect([await remaining(), await remaining()]).toEqual([59, 58]);
  });
});
