import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint, endpointGroup } from "../../lib/api/define-endpoint.ts";
import { areLimitsShared } from "../../lib/api/redis-limits.ts";
import { redisServer, startRedis } from "../setup/redis.ts";
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
const redis = redisServer ? await startRedis() : null;
afterAll(() => redis?.close());

describe.runIf(redis)("an API that counts in Redis", () => {
  const server = apiOnSocket(endpoints, { REDIS_URL: redis?.url ?? "" });

  it("shows exact limits, works without Redis except for sign-in and keys, and counts together again", async () => {
    const { apiKey } = await server.key({ tier: "free" });
    const read = () => server.send({ method: "GET", path: "/v1/read", headers: { authorization: `Bearer ${apiKey}` } });
    const admit = () => server.send({ method: "POST", path: "/v1/admit" });
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

    await redis?.kill();
    await until(() => areLimitsShared() === false);
    expect((await read()).status).toBe(200);
    const refused = await admit();
    expect([refused.status, JSON.parse(refused.body).error]).toEqual([503, "SERVICE_UNAVAILABLE"]);

    await redis?.start();
    await until(() => areLimitsShared() === true);
    expect((await admit()).status).toBe(200);
    expect((await read()).headers["x-ratelimit-remaining"]).toBe("59");
  });
});
