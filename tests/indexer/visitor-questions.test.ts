import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApiRequest, ApiResponse } from "../../lib/api/message.ts";
import { answerVisitor } from "../../lib/api/visitor-questions.ts";
import type { Address } from "../../lib/core/chains.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { expireOnce, readAsked } from "../../lib/domains/once/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { sendJson } from "../chain/http-server.ts";
import { startScriptedExplorer, transactionRow, wallet } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { useApi } from "../setup/in-process-api.ts";
import { until } from "../setup/until.ts";
import { whileReading as reading } from "./while-reading.ts";

const explorer = await startScriptedExplorer({
  txlist: Array.from({ length: 40 }, (_, i) => transactionRow(1_000 + 50_000 * i)),
});
const holder = useContext({
  chains: [{ id: 1, name: "Explored", explorers: [{ url: `${explorer.url}/api`, rate: 1_000, pageSize: 1_000 }] }],
});
const { api, call, keyOf } = useApi(holder);
afterAll(() => explorer.close());

const historyActions = ["txlist", "txlistinternal", "tokentx", "tokennfttx"];
const known = address("known");
let key: string;

beforeAll(async () => {
  key = await keyOf(address("developer") as Address, "read");
  await writeScoreRows(holder.ctx().pg, [{ subject: known, points: { activity: 5 } }]);
  await boardsOf(holder.ctx()).loaded;
  await boardsOf(holder.ctx()).refresh();
});
let minute = 0;
beforeEach(async () => {
  // The limits of a minute of its own.
  holder.now = new Date(Date.now() + 60_000 * ++minute);
  await emptyTables(holder.ctx().pg, "once_wallet");
  for (const action of historyActions) delete explorer.broken[action];
  explorer.asked.length = 0;
});

interface Asking {
  who?: string;
  peer?: string;
  method?: string;
  headers?: Record<string, string>;
  query?: string;
  signal?: AbortSignal;
}

function post(asked: Asking = {}) {
  const { who = wallet, peer = "192.0.2.1", method = "POST", headers = {}, query = "", signal } = asked;
  const all = new Map(Object.entries({ host: "localhost:3000", accept: "application/x-ndjson", ...headers }));
  const request: ApiRequest = {
    method,
    path: `/profile/${who}/read`,
    query,
    header: (name) => all.get(name),
    peer,
    readBody: async () => new Uint8Array(),
    ...(signal && { signal: () => signal }),
  };
  return answerVisitor(request, { api: api(), context: holder.ctx() });
}

async function visit(asking?: Asking): Promise<ApiResponse> {
  const answer = await post(asking);
  if (!answer) throw new Error("the path is not answered");
  return answer;
}

interface Line {
  state: string;
  asked?: string;
  chains?: { chainId: number; state: string; list?: string; rows?: number }[];
  secondsLeft?: number;
}

async function linesOf({ stream }: ApiResponse): Promise<Line[]> {
  const parts: string[] = [];
  for await (const chunk of stream?.chunks ?? []) parts.push(new TextDecoder().decode(chunk));
  return parts
    .join("")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line); // The service's own lines.
}

const whileReading = <T>(work: () => Promise<T>, attempts = 5): Promise<T> =>
  reading(() => holder.ctx({ now: new Date() }), work, attempts);

const rowsOf = async (table: string) =>
  (await holder.ctx().pg.query<Record<string, string>>(`select * from ${table}`)).rows;
const count = (action: string) => explorer.asked.filter((one) => one.action === action).length;
const askedFor = (who: string, asked: string) => readAsked(holder.ctx({ now: new Date() }), { address: who, asked });

test("anybody has an unknown address read, and sees its score with the text of the answer alone", async () => {
  const lines = await whileReading(async () => linesOf(await visit()));
  const last = lines.at(-1);
  expect(last).toMatchObject({ state: "read", chains: [{ chainId: 1, state: "read" }] });
  const asked = last?.asked ?? "";
  const score = await askedFor(wallet, asked);
  expect(score).toMatchObject({
    score: { status: "provisional", confidence: "low" },
    ranked: true,
    isUnfinished: false,
    breakdown: { svcId: null, total: score?.score.total, coverage: [{ chainId: 1, state: "ok" }] },
  });
  expect(score?.breakdown.breakdown.map((part) => part.score).reduce((a, b) => a + b)).toBe(score?.score.total);
  expect(score?.score.total).toBeGreaterThan(0);
  const [time = "", visitor = "", proof = ""] = asked.split(".");
  const at = Number(time);
  const another = visitor.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  expect(score?.score.lastUpdated).toBe(new Date(at * 1_000).toISOString());
  const changed = [`${at + 1}.${visitor}.${proof}`, `${at}.${another}.${proof}`, `${at}.${proof}`];
  for (const wrong of ["", "limited", ...changed, `${asked}x`, asked.replace(/.$/, "~")]) {
    expect(await askedFor(wallet, wrong), wrong).toBeNull();
  }
  expect(await askedFor(known, asked)).toBeNull();
  const later = { now: new Date((at + 3_601) * 1_000) };
  expect(await readAsked(holder.ctx(later), { address: wallet, asked })).toBeNull();
  // Others see nothing of it.
  expect((await call(key, "GET", `/v1/score/${wallet}`)).status).toBe(404);
});

test("the stored question names nobody's address, is forgotten after a day, and no turn is kept of what was read", async () => {
  await whileReading(async () => linesOf(await visit({ peer: "2001:db8:1:2::7" })));
  const [question] = await rowsOf("once_question");
  expect(question?.asker).toMatch(/^page visitor [\w-]{22}$/);
  expect(JSON.stringify([await rowsOf("once_wallet"), question])).not.toMatch(/2001|db8/);
  expect(await rowsOf("once_wallet")).toMatchObject([{ party: "" }]);
  await expireOnce(holder.ctx({ now: new Date(Date.now() + 25 * 3_600_000) }));
  expect(await rowsOf("once_question")).toEqual([]);
  expect(await rowsOf("once_wallet")).toHaveLength(1);
});

test("a hundred askers of one address cost one reading", async () => {
  await whileReading(async () => linesOf(await visit()));
  const pages = count("txlist");
  explorer.asked.length = 0;
  await emptyTables(holder.ctx().pg, "once_wallet");
  const asking = Array.from({ length: 100 }, (_, n) => visit({ peer: `198.51.100.${n}` }).then(linesOf));
  await until(async () => (await rowsOf("once_question")).length === 100);
  const answers = await whileReading(() => Promise.all(asking));
  expect(answers.map((lines) => lines.at(-1)?.state)).toEqual(asking.map(() => "read"));
  expect(count("txlist")).toBe(pages);
});

test.each([
  ["an IPv4 address", (_: number) => "192.0.2.9"],
  ["an IPv6 /64", (n: number) => `2001:db8:0:9::${n}`],
])("%s has five questions a minute; a form is sent on to a page that says so", async (_, peerOf) => {
  const most = 5;
  await whileReading(async () => {
    for (let n = 0; n < most; n++) {
      expect((await linesOf(await visit({ who: address(`${n}`), peer: peerOf(n) }))).at(-1)?.state).toBe("read");
    }
    const refused = await visit({ peer: peerOf(most) });
    expect(refused).toMatchObject({ status: 429, headers: { "Retry-After": expect.any(String) } });
    const form = await visit({ peer: peerOf(most), headers: { accept: "text/html" } });
    expect(form).toMatchObject({ status: 303, headers: { Location: expect.stringMatching(/\?asked=limited$/) } });
    const ofCheck = { peer: peerOf(most), headers: { accept: "text/html" } };
    const checked = await visit({ ...ofCheck, query: `check=${address("paid")}` });
    const page = `/check?address=${checksum(address("paid"))}&from=${checksum(wallet)}&asked=limited`;
    expect(checked.headers.Location).toBe(page);
    const other = await visit({ ...ofCheck, query: "check=//evil.example" });
    expect(other.headers.Location).toBe(form.headers.Location);
    expect(await visit({ peer: "192.0.2.77" }).then(linesOf)).not.toEqual([]);
  });
});

test("of one client address five wait; who hangs up waits no longer and leaves the place to another", async () => {
  const gone = new AbortController();
  const peer = "192.0.2.20";
  const waiting = await Promise.all(Array.from({ length: 5 }, () => visit({ peer, signal: gone.signal })));
  holder.now = new Date(holder.now.getTime() + 60_000);
  const full = await visit({ peer });
  expect(full).toMatchObject({
    status: 503,
    headers: { "Retry-After": "5" },
    body: expect.stringMatching(/client address/),
  });
  const settled = Promise.allSettled(waiting.map(linesOf));
  gone.abort(new Error("hung up"));
  expect((await settled).map(({ status }) => status)).toEqual(waiting.map(() => "rejected"));
  expect((await whileReading(async () => linesOf(await visit({ peer })))).at(-1)?.state).toBe("read");
});

test("while a wallet is read, its list, rows and the longest time left are sent", async () => {
  let goOn = () => {};
  const isSeen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // The last list is answered when the rows of another were seen.
  explorer.broken.tokennfttx = (response) =>
    isSeen.then(() => sendJson(response, { status: "0", message: "No transactions found", result: [] }));
  const answer = await visit();
  // It hears notifications from now on.
  const listening = `select from pg_stat_activity where datname = current_database()
    and application_name = 'credence listens: read_once' and query = 'select 1'`;
  await until(async () => ((await holder.ctx().pg.query(listening)).rowCount ?? 0) > 0);
  await whileReading(async () => {
    let last: Line | undefined;
    for await (const chunk of answer.stream?.chunks ?? []) {
      last = JSON.parse(new TextDecoder().decode(chunk)) as Line; // The service's own line.
      if (!last.chains?.[0]?.rows) continue;
      expect(last).toMatchObject({ state: "reading", chains: [{ chainId: 1, list: "transactions", rows: 19 }] });
      expect(last.secondsLeft).toBeLessThanOrEqual(60);
      goOn();
    }
    expect(last?.state).toBe("read");
  });
  await isSeen;
});

test.each([
  ["a browser that fetches ahead", { headers: { "sec-purpose": "prefetch;prerender" } }, 204],
  ["an older one", { headers: { purpose: "prefetch" } }, 204],
  ["a preview of a link", { headers: { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0)" } }, 204],
  ["HEAD", { method: "HEAD" }, 404],
  ["GET", { method: "GET" }, 404],
  ["a page of another origin", { headers: { origin: "https://elsewhere.example" } }, 403],
  ["no address", { who: "alice.svc" }, 404],
  ["a wrong checksum", { who: "0x52908400098527886E0F7030069857D2E4169Ee7" }, 404],
])("%s causes no reading", async (_, asking, status) => {
  expect((await visit(asking)).status).toBe(status);
  expect(await rowsOf("once_wallet")).toEqual([]);
});

test.each([
  ["sec-purpose", "prefetch"],
  ["user-agent", "Slackbot-LinkExpanding 1.0"],
])("`wait` of the API is ignored with %s: %s", async (name, value) => {
  expect((await call(key, "GET", `/v1/score/${wallet}?wait=30`, undefined, { [name]: value })).status).toBe(404);
  expect(await rowsOf("once_wallet")).toEqual([]);
});

test("a form of a page without scripts is sent on to the wallet's page, which shows what is known yet", async () => {
  const answer = await visit({ headers: { accept: "text/html,*/*" } });
  expect(answer.status).toBe(303);
  const [, asked = ""] = /\?asked=(.+)$/.exec(answer.headers.Location ?? "") ?? [];
  expect(await askedFor(wallet, asked)).toMatchObject({
    isUnfinished: true,
    score: { total: 0, status: "partial" },
    breakdown: { coverage: [{ chainId: 1, state: "syncing" }] },
  });
});

test("a known wallet is not asked for: its page is there", async () => {
  expect(await linesOf(await visit({ who: known }))).toEqual([{ state: "known" }]);
  expect(await rowsOf("once_wallet")).toEqual([]);
});

test("an explorer that is down ends the wait with the chain named, and another question reads it", async () => {
  for (const action of historyActions) explorer.broken[action] = (response) => void response.writeHead(500).end();
  const down = await whileReading(async () => linesOf(await visit()), 1);
  expect(down.at(-1)).toMatchObject({ state: "failed", chains: [{ chainId: 1, state: "failed" }] });
  expect(await askedFor(wallet, down.at(-1)?.asked ?? "")).toMatchObject({
    score: { total: 0, status: "partial" },
    breakdown: { coverage: [{ chainId: 1, state: "failed" }] },
  });
  for (const action of historyActions) delete explorer.broken[action];
  const up = await whileReading(async () => linesOf(await visit()));
  expect(up.at(-1)?.state).toBe("read");
  expect(count("txlist")).toBeGreaterThan(0);
});
