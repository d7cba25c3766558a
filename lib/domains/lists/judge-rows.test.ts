import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeFunctionData, encodeAbiParameters, parseAbi } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { ensureDeveloper } from "../developers/index.ts";
import { Policy } from "../policies/policy-schema.ts";
import { boardsOf, scoringSettings } from "../scores/index.ts";
import { createList, getList, getResults, workList } from "./index.ts";
import { openRowJudge } from "./judge-rows.ts";
import type { ResultRow } from "./schemas.ts";

const [scored, token, governor, created, acting, service] = [1, 2, 3, 4, 5, 6].map((n) =>
  addressNumber(0xa00000 + n),
) as [...string[]] as [string, string, string, string, string, string];
const resolver = parseAbi(["function resolveWithGateways(bytes name, bytes data, string[] gateways)"]);
/** Labels that the node was asked for. */
const asked: string[] = [];

/** A node of ENS: `n<number>.eth` is the scored wallet, `none…` nobody, and `broken…` has no answer. */
const node = createServer(async (request, response) => {
  const { id, params } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  const { args } = decodeFunctionData({ abi: resolver, data: params[0].data });
  const packet = Buffer.from(args[0].slice(2), "hex");
  const label = packet.subarray(1, 1 + (packet[0] ?? 0)).toString();
  asked.push(label);
  response.setHeader("content-type", "application/json");
  if (label.startsWith("broken")) return response.writeHead(503).end("{}");
  const found = label.startsWith("n") && !label.startsWith("none") ? scored : addressNumber(0);
  const address = encodeAbiParameters([{ type: "address" }], [found as `0x${string}`]);
  const result = encodeAbiParameters([{ type: "bytes" }, { type: "address" }], [address, addressNumber(0)]);
  return response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
});

const holder = useContext({
  chains: [
    {
      ...{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
      ...{
        prices: { [token]: { decimals: 18, wei: "1" } },
        contracts: { governors: [governor as `0x${string}`], pools: [] },
      },
    },
  ],
});
let env: Context["env"];

beforeAll(async () => {
  await new Promise<void>((listening) => node.listen(0, "127.0.0.1", listening));
  const { pg } = holder.ctx();
  // It listens on a port.
  env = { ...holder.ctx().env, ENS_RPC_URL: `http://127.0.0.1:${(node.address() as AddressInfo).port}` };
  const at = new Date("2026-01-10T12:00:00Z");
  await writeScoreRows(
    pg,
    [scored, created, acting].map((subject) => ({ subject, points: { activity: 40 }, at })),
  );
  await insertActivity(
    pg,
    makeActivity([created, acting].map((counterparty) => ({ kind: "created", wallet: scored, counterparty }))),
  );
  await pg.query("update facts set transactions = 3 where wallet = $1", [acting]);
  await pg.query("insert into facts (wallet, chain_id, transactions, to_block) values ($1, 7, 3, 1)", [acting]);
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => {
  boardsOf(holder.ctx()).stop();
  node.close();
});
beforeEach(() => holder.ctx().pg.query("truncate list, list_row cascade"));

async function evaluated(identities: readonly string[], settings = env) {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(9) });
  const actor = { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } as const;
  const ctx = holder.ctx({ actor, env: settings });
  const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 30 }] });
  const { id: listId } = await createList(ctx, { identities, policy, read: "none" });
  const { signal } = new AbortController();
  for (let turn = 0; turn < 4; turn++) await workList(ctx, { listId, signal });
  let text = "";
  for await (const chunk of await getResults(ctx, { listId, format: "ndjson", order: "rows" }))
    text += Buffer.from(chunk);
  const rows = text
    .trim()
    .split("\n")
    .map((line): ResultRow => JSON.parse(line));
  return { list: await getList(ctx, { listId }), rows };
}

test("contracts and services are marked and evaluated like others; who acts is no contract", async () => {
  const services = scoringSettings(env).services.byAddress as Map<string, { name: string; kind: string }>;
  services.set(service, { name: "Exchange", kind: "exchange" });
  const { list, rows } = await evaluated([scored, token, governor, created, acting, service, created]);
  services.delete(service);
  expect(rows.map(({ special }) => special)).toEqual([
    ...[null, "contract", "contract", "contract", null, "service", "contract"],
  ]);
  expect(rows.map(({ outcome }) => outcome === "pass")).toEqual([true, false, false, true, true, false, true]);
  expect(list.counts).toMatchObject({ rows: 7, identities: 6, special: 4, names: 0 });
});

test("a name of ENS is evaluated as its address; one without differs from one that could not be checked", async () => {
  asked.length = 0;
  const { list, rows } = await evaluated(["n1.eth", "none1.eth", "broken1.eth", "N1.eth", scored]);
  expect(rows.map(({ address, outcome, reasons }) => [address?.toLowerCase() ?? null, outcome, reasons])).toEqual([
    [scored, "pass", []],
    [null, "indeterminate", ["ENS has no address for this name."]],
    [null, "indeterminate", [expect.stringContaining("Could not check: ENS gave no answer")]],
    [scored, "pass", []],
    [scored, "pass", []],
  ]);
  expect(list.counts).toMatchObject({ identities: 4, duplicates: 1, names: 3 });
  expect(list.summary).toMatchObject({ oneWallet: 1, outcomes: { pass: 2, fail: 0, indeterminate: 2 } });
  expect(list.summary?.unchecked.map(({ reason }) => reason).sort()).toEqual([
    expect.stringContaining("Could not check"),
    "ENS has no address for this name.",
  ]);
  expect(asked.toSorted()).toEqual(["broken1", "n1", "none1"]);
});

test("a node that fails is asked a few times and no more, and without one the list says to send addresses", async () => {
  asked.length = 0;
  const names = Array.from({ length: 100 }, (_, n) => `broken${n + 10}.eth`);
  const { rows } = await evaluated(names);
  expect(new Set(rows.map(({ reasons }) => reasons[0]))).toEqual(
    new Set(["Could not check: ENS gave no answer. Run the list again, or send the address."]),
  );
  expect(asked.length).toBeLessThan(6);
  const unset = { ...env, ENS_RPC_URL: undefined, CHAINS: [] };
  const without = await evaluated(["n2.eth", "n3.eth"], unset);
  for (const { outcome, reasons } of without.rows)
    expect([outcome, reasons]).toEqual(["indeterminate", ["Could not check: ENS is not read here. Send the address."]]);
});

test("of a list, so many names are looked up; of the others it says so", async () => {
  asked.length = 0;
  const judge = openRowJudge(holder.ctx({ env }), { mostNames: 10 });
  const rows = Array.from({ length: 30 }, (_, n) => ({ identity: `n${n + 1_000}.eth`, special: null }));
  const judged = [
    ...(await judge(rows.slice(0, 8))),
    ...(await judge(rows.slice(8))),
    ...(await judge(rows.slice(0, 1))),
  ];
  expect(asked).toHaveLength(10);
  expect(judged.map(({ address }) => address === scored)).toEqual([...rows.map((_, n) => n < 10), true]);
  expect(judged.at(-2)?.why).toContain("more names of ENS than are looked up");
});
