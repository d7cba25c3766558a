import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apiOnSocket, bearer } from "../../tests/contract/api-server.ts";
import { addressNumber, writeScoreRows } from "../../tests/factories/scores.ts";
import { until } from "../../tests/setup/until.ts";
import { workList } from "../domains/lists/index.ts";
import { boardsOf } from "../domains/scores/index.ts";
import { endpoints } from "./endpoints/registry.ts";
import type { ApiRequest } from "./message.ts";
import { requireSameOrigin } from "./same-origin.ts";

const { context: holder, ...api } = apiOnSocket(endpoints, {
  CHAINS: JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }]),
});
let origin: string;
let key: string;
const [rich, poor] = [addressNumber(1), addressNumber(2)];

beforeAll(async () => {
  await writeScoreRows(holder.ctx().pg, [
    { subject: rich, points: { activity: 400 } },
    { subject: poor, points: { activity: 4 } },
  ]);
  await boardsOf(holder.ctx()).loaded;
  key = (await api.key({ tier: "enterprise", permissions: ["read", "write", "admin"] })).apiKey;
  origin = `http://127.0.0.1:${api.port()}`;
});
afterAll(() => boardsOf(holder.ctx()).stop());
beforeEach(() => holder.ctx().pg.query("truncate list, list_row cascade"));

const headers = (type: string) => bearer(key, { "Content-Type": type });

async function send(
  body: string | Uint8Array<ArrayBuffer>,
  type = "text/csv",
  query = "",
  more: Record<string, string> = {},
) {
  const response = await fetch(`${origin}/v1/lists${query}`, {
    method: "POST",
    headers: { ...headers(type), ...more },
    body,
  });
  return { status: response.status, json: await response.json() };
}

async function get(path: string): Promise<string> {
  return (await fetch(`${origin}/v1/lists/${path}`, { headers: headers("application/json") })).text();
}

/** The list after its turns. */
async function worked(id: string) {
  const { pg } = holder.ctx();
  const signal = new AbortController().signal;
  const taken = () =>
    pg.query("select graphile_worker.remove_job(key) from graphile_worker.jobs where key = $1", [`list ${id}`]);
  while ((await taken()).rowCount !== 0) await workList(holder.ctx(), { listId: id, signal });
  return JSON.parse(await get(id)).list;
}

test("a list that asks shows its first five records, whatever characters a cut leaves", async () => {
  const long = `${"x".repeat(79)}😀`;
  const lines = Array.from({ length: 7 }, (_, n) => `${rich},${poor},${n === 0 ? long : `note ${n}`}`);
  const { json } = await send(`from,to,note\n${lines.join("\n")}\n`);
  const { state, sample } = await worked(json.list.id);
  expect(state).toBe("asking");
  expect(sample).toHaveLength(5);
  expect(sample[0]).toEqual([rich, poor, `${"x".repeat(79)}\uFFFD`]);
  expect(sample[1]).toEqual([rich, poor, "note 1"]);
});

test("lines that can be repaired are taken once asked, and what is no list fails by its name", async () => {
  const bare = `${rich}\n${poor.slice(2)}\n`;
  const { json } = await send(bare, "text/plain");
  expect((await worked(json.list.id)).counts).toMatchObject({ rows: 1, bad: 1 });
  const init = { method: "PATCH", headers: headers("application/json"), body: '{"repair":true}' };
  await fetch(`${origin}/v1/lists/${json.list.id}`, init);
  expect((await worked(json.list.id)).counts).toMatchObject({ rows: 2, bad: 0 });
  const pointer = readFileSync(join(import.meta.dirname, "../../tests/fixtures/uploads/03-git-lfs-pointer.csv"));
  const { json: failed } = await send(new Uint8Array(pointer));
  expect(await worked(failed.list.id)).toMatchObject({ state: "failed", reason: expect.stringContaining("LFS") });
});

test("what is no file of a list is refused, and stores nothing", async () => {
  const codes = [
    await send(rich, "application/pdf"),
    await send("", "text/plain"),
    await send(rich, "text/plain", "?column=&x=1"),
    await send(rich, "text/plain", "", { "Content-Encoding": "gzip" }),
    await send(rich, "text/plain", "", { "Idempotency-Key": "one" }),
    await send(rich, "text/plain", "?read=all"),
    await send(rich, "text/plain", "?read=missing&at=2026-01-01"),
  ].map(({ status, json }) => [status, json.error]);
  expect(codes).toEqual(codes.map(() => [400, "INVALID_REQUEST"]));
  expect((await send(rich, "text/plain", "?policyId=pol_none")).status).toBe(404);
  expect((await holder.ctx().pg.query("select 1 from list")).rowCount).toBe(0);
});

test("a connection that is cut in the middle leaves nothing, and the next upload begins", async () => {
  const stored = async () => (await holder.ctx().pg.query("select 1 from list")).rowCount;
  const cut = request(`${origin}/v1/lists`, { method: "POST", headers: headers("text/plain") });
  cut.on("error", () => {});
  cut.write(`${rich}\n`.repeat(40_000));
  await until(async () => (await holder.ctx().pg.query("select 1 from list_upload")).rowCount !== 0);
  expect(JSON.parse(await get("?limit=1")).lists).toEqual([]);
  cut.destroy();
  await until(async () => (await stored()) === 0);
  expect((await send(rich, "text/plain")).status).toBe(201);
});

test("with a cookie, a file comes only as application/octet-stream and from the service's own pages", () => {
  const env = { PUBLIC_ORIGIN: "https://credence.example" };
  const judge = (type: string, from: string, takesFiles = true) => {
    const header = (name: string) => ({ origin: from, "content-type": type })[name];
    return () => requireSameOrigin({ header } as ApiRequest, env, { takesFiles }); // Nothing else is read of it.
  };
  expect(judge("application/octet-stream", env.PUBLIC_ORIGIN)).not.toThrow();
  expect(judge("application/octet-stream", env.PUBLIC_ORIGIN, false)).toThrow("Content-Type");
  expect(judge("application/octet-stream", "https://elsewhere.example")).toThrow("With a cookie");
  for (const type of ["text/plain", "text/csv", "application/x-ndjson"])
    expect(judge(type, env.PUBLIC_ORIGIN)).toThrow("Content-Type");
});
