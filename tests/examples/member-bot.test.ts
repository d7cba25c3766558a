import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { policyEndpoints } from "../../lib/api/endpoints/policies.ts";
import { judgeWatched } from "../../lib/domains/policies/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { joinGroups } from "../../lib/domains/wallets/index.ts";
import { newSecret, signatureHeaders } from "../../lib/domains/webhooks/sign.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { apiOnSocket, json } from "../contract/api-server.ts";
import { followChain } from "../factories/indexed.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useFolder } from "../setup/folder.ts";
import { until } from "../setup/until.ts";

// The bot of examples/member-bot runs as its README says: beside this service, with doubles of Discord's and Telegram's HTTP APIs. They answer in
// the shapes of the public documents of these services, and know nothing else of them.

const chain = { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" };
const api = apiOnSocket({ ...policyEndpoints }, { CHAINS: JSON.stringify([chain]) });
const folder = useFolder();
const secret = newSecret();
const [alice, bob, carol, dave] = [0xa1ce, 0xb0b, 0xca401, 0xda4e].map(addressNumber) as [
  string,
  string,
  string,
  string,
];
const members = [
  { address: alice, chat: "discord", user: "1" },
  { address: bob, chat: "telegram", user: 2 },
  { address: carol, chat: "discord", user: "3" },
  { address: dave, chat: "discord", user: "4" },
];

/** What the doubles were asked, in order, and what they answer first. */
let calls: string[] = [];
let limits = 0;
let broken: string | null = null;
const chats = createServer(async (request, response) => {
  let text = "";
  for await (const part of request) text += part;
  const answer = (status: number, body?: object) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(body && JSON.stringify(body));
  };
  const isTelegram = request.url === "/bottg-token/restrictChatMember";
  const user = isTelegram ? JSON.parse(text).user_id : request.url?.split("/")[4];
  const gives = isTelegram ? JSON.parse(text).permissions.can_send_messages : request.method === "PUT";
  const call = `${isTelegram ? "telegram" : "discord"} ${gives ? "gives" : "takes"} ${user}`;
  if (limits > 0) {
    limits--;
    calls.push(`${call}, limited`);
    if (!isTelegram) return answer(429, { message: "You are being rate limited.", retry_after: 0.02, global: false });
    const description = "Too Many Requests: retry after 0";
    return answer(429, { ok: false, error_code: 429, description, parameters: { retry_after: 0 } });
  }
  if (broken === String(user)) {
    calls.push(`${call}, broken`);
    return answer(500, { message: "Internal Server Error" });
  }
  calls.push(call);
  if (isTelegram) return answer(200, { ok: true, result: true });
  const isKnown =
    request.url === `/guilds/10/members/${user}/roles/20` && request.headers.authorization === "Bot dc-token";
  return isKnown && user !== "4" ? answer(204) : answer(404, { message: "Unknown Member", code: 10007 });
});
let chatsUrl = "";
let close = async () => {};

const signal = new AbortController().signal;
const ctx = () => api.context.ctx();

beforeAll(async () => {
  const opened = await listen(chats);
  chatsUrl = `http://127.0.0.1:${opened.port}`;
  close = opened.close;
  await followChain(ctx().pg, { block: 200, final: 150, time: api.context.now });
  await boardsOf(ctx()).loaded;
});
afterAll(async () => {
  await close();
  await boardsOf(ctx()).stop();
});

let bot: { child: ChildProcess; url: string } | undefined;
let settings: Record<string, string> = {};

beforeEach(async () => {
  [calls, limits, broken] = [[], 0, null];
  await ctx().pg.query("truncate policy, outbox, wallet_group cascade");
  for (const wallet of [bob, carol, dave]) await setTotal(wallet, 100);
  await setTotal(alice, 400);
  const { apiKey } = await api.key();
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] };
  const body = JSON.stringify({ name: "members", policy });
  const saved = await api.send({ method: "POST", path: "/v1/trust/policies", headers: json(apiKey), body });
  const path = join(folder, apiKey);
  writeFileSync(`${path}.members`, JSON.stringify(members));
  settings = {
    ...{ PORT: "0", MEMBERS_FILE: `${path}.members`, STATE_FILE: `${path}.state`, RETRY_MS: "20" },
    ...{ CREDENCE_URL: `http://127.0.0.1:${api.port()}`, CREDENCE_KEY: apiKey, CREDENCE_SECRET: secret },
    CREDENCE_POLICY: (saved.json as { policy: { id: string } }).policy.id,
    ...{ DISCORD_URL: chatsUrl, DISCORD_TOKEN: "dc-token", DISCORD_GUILD: "10", DISCORD_ROLE: "20" },
    ...{ TELEGRAM_URL: chatsUrl, TELEGRAM_TOKEN: "tg-token", TELEGRAM_CHAT: "-100" },
  };
});
afterEach(() => kill());

async function setTotal(subject: string, activity: number): Promise<void> {
  await writeScoreRows(ctx().pg, [{ subject, points: { activity }, at: api.context.now }]);
}

async function start(): Promise<void> {
  const program = join(import.meta.dirname, "../../examples/member-bot/bot.mjs");
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...settings } });
  const said = String((await once(child.stdout, "data"))[0]);
  bot = { child, url: `http://127.0.0.1:${/port (\d+)/.exec(said)?.[1]}/` };
}

async function kill(): Promise<void> {
  if (!bot) return;
  const { child } = bot;
  bot = undefined;
  if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
}

async function post(body: string, headers: Record<string, string>): Promise<number> {
  return (await fetch(bot?.url ?? "", { method: "POST", body, headers })).status;
}

const signed = (body: string) =>
  signatureHeaders({ messageId: "evt_1", at: new Date(), body, secrets: [{ text: secret, key: "base64" }] });

/** Judges who is due, and returns the bodies of the events that this wrote. */
async function judge(): Promise<string[]> {
  api.context.now = new Date(api.context.now.getTime() + 60_000);
  await judgeWatched(ctx(), { readsChain: false, signal });
  const { rows } = await ctx().pg.query<{ event: string; data: object }>(
    "delete from outbox where event = 'policy.outcome_changed' returning event, data",
  );
  return rows.map((row) => JSON.stringify(row));
}

/** Delivers what a change of a total causes. */
async function deliver(wallet: string, total: number): Promise<string> {
  await setTotal(wallet, total);
  const [body = ""] = await judge();
  expect(await post(body, signed(body))).toBe(200);
  return body;
}

const called = (expected: readonly string[]) => until(async () => expected.every((call) => calls.includes(call)));

it("gives and takes roles by the outcomes of its start and by signed events, and waits as long as a chat says", async () => {
  limits = 2;
  await start();
  await called(["discord gives 1", "telegram takes 2", "discord takes 3", "discord takes 4"]);
  calls = [];
  limits = 1;
  await deliver(bob, 300);
  await called(["telegram gives 2"]);
  await deliver(alice, 10);
  await called(["discord takes 1"]);
  expect(calls).toEqual(["telegram gives 2, limited", "telegram gives 2", "discord takes 1"]);
});

it("events that are not signed, come again or come late change nothing", async () => {
  await start();
  await called(["discord gives 1", "telegram takes 2", "discord takes 3", "discord takes 4"]);
  calls = [];
  const first = await deliver(alice, 10);
  await called(["discord takes 1"]);
  const second = await deliver(alice, 400);
  await called(["discord gives 1"]);
  for (const body of [second, first]) expect(await post(body, signed(body))).toBe(200);
  const forged = first.replace(/"at":"[^"]+"/, '"at":"2030-01-01T00:00:00.000Z"');
  expect(await post(forged, signed(first))).toBe(401);
  expect(await post(first, {})).toBe(400);
  const old = signatureHeaders({
    messageId: "evt_1",
    at: new Date(0),
    body: first,
    secrets: [{ text: secret, key: "base64" }],
  });
  expect(await post(first, old)).toBe(401);
  await deliver(carol, 300);
  await called(["discord gives 3"]);
  expect(calls).toEqual(["discord takes 1", "discord gives 1", "discord gives 3"]);
});

it("leaves a role as it is while the outcome is indeterminate", async () => {
  await start();
  await called(["discord gives 1", "telegram takes 2", "discord takes 3", "discord takes 4"]);
  calls = [];
  expect(await judge()).toEqual([]);
  const setFailing = (since: string) => ctx().pg.query(`update chain_cursor set failing_since = ${since}`);
  await setFailing("'2020-01-01'");
  await setTotal(alice, 399);
  const [unknown = ""] = await judge();
  await setFailing("null");
  expect(JSON.parse(unknown).data).toMatchObject({ before: "pass", after: "indeterminate" });
  expect(await post(unknown, signed(unknown))).toBe(200);
  await deliver(carol, 300);
  await called(["discord gives 3"]);
  await deliver(alice, 10);
  await called(["discord takes 1"]);
  expect(calls).toEqual(["discord gives 3", "discord takes 1"]);
});

it("linked wallets of several members have one role, which passes on when its member fails", async () => {
  for (const wallet of [alice, carol]) await setTotal(wallet, 400);
  await joinGroups(ctx().pg, { owner: alice, wallet: carol, now: api.context.now });
  await start();
  await called(["discord gives 1", "telegram takes 2", "discord takes 3", "discord takes 4"]);
  calls = [];
  await deliver(alice, 10);
  await called(["discord takes 1", "discord gives 3"]);
  expect(calls).toEqual(["discord takes 1", "discord gives 3"]);
});

it("a bot that is killed before the chat took a change makes it when it starts again, and others do not wait for it", async () => {
  await start();
  await called(["discord gives 1", "telegram takes 2", "discord takes 3", "discord takes 4"]);
  calls = [];
  broken = "1";
  await deliver(alice, 10);
  await called(["discord takes 1, broken"]);
  await deliver(carol, 300);
  const stored = () => JSON.parse(readFileSync(settings.STATE_FILE ?? "", "utf8"));
  // A call whose result is not stored yet is made again.
  await until(async () => stored().roles["discord:3"] === true);
  await kill();
  expect(stored().wallets[alice].outcome).toBe("fail");
  [calls, broken] = [[], null];
  await start();
  // The user who is not in the chat is tried again at each start.
  await called(["discord takes 1", "discord takes 4"]);
  expect(calls.sort()).toEqual(["discord takes 1", "discord takes 4"]);
});
