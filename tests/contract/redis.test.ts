import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { areLimitsShared } from "../../lib/api/redis-limits.ts";
import { redisServer, startRedis, startRedisCluster } from "../setup/redis.ts";
import { until } from "../setup/until.ts";
import { apiOnSocket } from "./api-server.ts";

const plain = { response: z.object({}), handler: () => ({}) } as const;
const endpoints = endpointGroup("developers", {
  read: defineEndpoint({ method: "GET", path: "/v1/read", summary: "Read", access: "read", ...plain }),
  admit: defineEndpoint({
    method: "POST",
    path: "/v1/admit",
    summary: "Admit",
    access: "public",
    needsSharedLimits: true,
    ...plain,
  }),
});

// Only where redis-server is installed: it is no part of what the product needs.
const kinds = redisServer ? { Redis: await startRedis(), "a Redis Cluster": await startRedisCluster() } : {};
afterAll(() => Promise.all(Object.values(kinds).map((redis) => redis.close())));

describe.runIf(redisServer).each(Object.entries(kinds))("an API that counts in %s", (_, redis) => {
  const server = apiOnSocket(endpoints, { REDIS_URL: redis.url });

  it("counts many callers at the same time, whose counts a cluster has on different nodes", async () => {
    await until(() => areLimitsShared() === true);
    const keys = await Promise.all(Array.from({ length: 12 }, () => server.key({ tier: "free" })));
    const read = (apiKey: string) =>
      server.send({ method: "GET", path: "/v1/read", headers: { authorization: `Bearer ${apiKey}` } });
    for (const remaining of [59, 58]) {
      const answers = await Promise.all(keys.map(({ apiKey }) => read(apiKey)));
      const found = answers.map(({ status, headers }) => [status, headers["x-ratelimit-remaining"]]);
      expect(found).toEqual(keys.map(() => [200, String(remaining)]));
    }
    expect(areLimitsShared()).toBe(true);
  });

  it("shows exact limits, works after a kill except for sign-in and keys, and counts together again", async () => {
    const { apiKey } = await server.key({ tier: "free" });
    const read = () => server.send({ method: "GET", path: "/v1/read", headers: { authorization: `Bearer ${apiKey}` } });
    const admit = () => server.send({ method: "POST", path: "/v1/admit" });
    // Of a cluster only a request, even one beyond the limit, notices that a node is away or back.
    const isShared = async () => (await read()) && areLimitsShared();
    await until(() => areLimitsShared() === true);
    for (const remaining of [59, 58, 57]) {
      const { status, headers } = await read();
      expect([status, headers["x-ratelimit-limit"], headers["x-ratelimit-remaining"]]).toEqual([
        200,
        "60",
        String(remaining),
      ]);
    }
    expect((await admit()).status).toBe(200);

    await redis.kill();
    expect((await read()).status).toBe(200);
    await until(async () => (await isShared()) === false);
    const refused = await admit();
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([503, "SERVICE_UNAVAILABLE"]);

    await redis.start();
    // A cluster serves its keys again one server after another.
    await until(async () => (await isShared()) === true && (await admit()).status === 200);
  });
});
