import { beforeEach, expect, it } from "vitest";
import { sampleEndpoints } from "../../tests/contract/sample-endpoints.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { limitsOf } from "../core/plans.ts";
import { callerBuckets } from "./authenticator.ts";
import type { FinishedRequest } from "./usage.ts";
import { createUsage, type Usage } from "./usage.ts";

const context = useContext();
let usage: Usage;

beforeEach(async () => {
  const { pg, log } = context.ctx();
  await emptyTables(pg, "usage_hour");
  usage = createUsage(pg, log);
});

/** A request of one of many developers, by one of their keys. */
function finished(number: number, status = 200): FinishedRequest {
  const ids = { developerId: `dev_${number}`, keyId: `key_${number}` };
  const limits = limitsOf("free", context.ctx().env);
  return {
    route: { operation: "getThing", endpoint: sampleEndpoints().getThing },
    caller: {
      actor: { kind: "key", ...ids, wallet: `0x${"00".repeat(20)}`, tier: "free", permissions: ["read"] },
      buckets: callerBuckets(ids, limits),
    },
    status,
    at: context.now.getTime(),
    durationMs: 1,
  };
}

async function saved(): Promise<{ rows: number; requests: number; errors: number }> {
  const { rows } = await context
    .ctx()
    .pg.query(
      "select count(*)::int as rows, sum(requests)::int as requests, sum(errors)::int as errors from usage_hour",
    );
  return rows[0];
}

it("requests of unknown callers or to unknown paths are not counted", async () => {
  usage.record({ ...finished(1), caller: null });
  usage.record({ ...finished(1), route: null });
  await usage.save();
  expect((await saved()).rows).toBe(0);
});

it("many rows are saved in parts, and none twice", async () => {
  for (let i = 0; i < 2_500; i++) usage.record(finished(i, i % 2 ? 404 : 200));
  await usage.save();
  await usage.save();
  expect(await saved()).toEqual({ rows: 2_500, requests: 2_500, errors: 1_250 });
});

it("operations of one method and path, such as an endpoint and its preflight, count together", async () => {
  usage.record(finished(1));
  usage.record({ ...finished(1), route: { operation: "preflight", endpoint: sampleEndpoints().getThing } });
  await usage.save();
  expect(await saved()).toEqual({ rows: 1, requests: 2, errors: 0 });
});

it("while nothing can be saved, a hundred thousand rows wait, and waiting rows go on counting", async () => {
  const one = finished(0);
  for (let i = 0; i < 100_010; i++) {
    const { caller } = one;
    if (caller?.actor.kind !== "key") throw new Error("The request has a caller.");
    usage.record({ ...one, caller: { ...caller, actor: { ...caller.actor, developerId: `dev_${i}` } } });
  }
  const first = finished(0);
  usage.record(first);
  await usage.save();
  // The last ten developers found no room; the first one's row counted on.
  expect(await saved()).toEqual({ rows: 100_000, requests: 100_001, errors: 0 });
});

it("two processes may save the same rows in any order", async () => {
  const { pg, log } = context.ctx();
  const other = createUsage(pg, log);
  for (let i = 0; i < 300; i++) {
    usage.record(finished(i));
    other.record(finished(299 - i));
  }
  await Promise.all([usage.save(), other.save()]);
  expect(await saved()).toEqual({ rows: 300, requests: 600, errors: 0 });
  const { rows } = await pg.query("select sum(n)::int as counted from usage_hour, unnest(latencies) n");
  expect(rows).toEqual([{ counted: 600 }]);
});
