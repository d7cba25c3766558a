// A bot that gives a role to members of a chat while their wallets pass a policy of Credence. README.md says how to run it.
//
// It stores the newest outcome of each wallet before it answers a delivery, and derives from the stored outcomes who should have the role. What is not
// done yet is done again after a restart, so that no event is lost, and an event that comes twice or late changes nothing.

import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { openChats } from "./chats.mjs";

const { env } = process;
const members = JSON.parse(readFileSync(env.MEMBERS_FILE, "utf8")).map(({ address, chat, user }) => {
  return { address: address.toLowerCase(), chat, user: String(user), key: `${chat}:${user}` };
});
const chats = openChats(env);
const missing = members.find(({ chat }) => !chats[chat]);
if (missing) throw new Error(`${missing.chat} is the chat of a member, and has no token`);

/**
 * `wallets`: by address, {outcome, group, at} of the newest event. `holders`: by group, who has its role. `roles`: by member, whether the chat
 * knows that it has the role, or "gone" for who is not in the chat: that is tried again once a day.
 */
const state = readState();

function readState() {
  try {
    return JSON.parse(readFileSync(env.STATE_FILE, "utf8"));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return { wallets: {}, holders: {}, roles: {} };
  }
}

function saveState() {
  writeFileSync(`${env.STATE_FILE}.new`, JSON.stringify(state), { flush: true });
  renameSync(`${env.STATE_FILE}.new`, env.STATE_FILE);
}

/** Stores an outcome unless a newer one is known. Events of a wallet are written in order, but a delivery that is repeated may come late. */
function learn({ address, group, outcome, at }) {
  const key = address.toLowerCase();
  const known = state.wallets[key];
  if (known && Date.parse(known.at) > Date.parse(at)) return;
  state.wallets[key] = { group: group.toLowerCase(), outcome, at };
}

/** A group of linked wallets is one person: it has one role, which stays with a member until this one fails. */
function holderOf(group) {
  const outcomesOf = (key) =>
    members.flatMap((member) => {
      const known = state.wallets[member.address];
      return member.key === key && known?.group === group ? [known.outcome] : [];
    });
  const holder = state.holders[group];
  if (holder && outcomesOf(holder).some((outcome) => outcome !== "fail")) return holder;
  return members.find(({ key }) => outcomesOf(key).includes("pass"))?.key;
}

/** Whether a member should have the role; null while that is not known: then it stays as it is. */
function shouldHaveRole(key) {
  const wallets = members.filter((member) => member.key === key).map(({ address }) => state.wallets[address]);
  if (wallets.some((known) => known?.outcome === "pass" && state.holders[known.group] === key)) return true;
  return wallets.some((known) => !known || known.outcome === "indeterminate") ? null : false;
}

function assignHolders() {
  for (const { group } of Object.values(state.wallets)) {
    const holder = holderOf(group);
    if (holder) state.holders[group] = holder;
    else delete state.holders[group];
  }
}

/** Members of a chat whose role is to be changed, each once. */
function pendingIn(chat) {
  const keys = new Set(members.filter((member) => member.chat === chat).map(({ key }) => key));
  return [...keys].filter((key) => {
    const wanted = shouldHaveRole(key);
    return wanted !== null && state.roles[key] !== wanted && state.roles[key] !== "gone";
  });
}

const busy = new Set();

/** Before what failed is tried again. */
const RETRY_MS = Number(env.RETRY_MS ?? 5_000);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Changes the roles of a chat one after the other, at the pace that the chat allows. Roles are taken before others are given. */
async function work(chat) {
  if (busy.has(chat)) return;
  busy.add(chat);
  const failed = new Set();
  for (let pending = pendingIn(chat); pending.length > 0; pending = pendingIn(chat)) {
    const untried = pending.filter((key) => !failed.has(key));
    const key = untried.find((one) => !shouldHaveRole(one)) ?? untried[0];
    if (key === undefined) {
      failed.clear();
      await wait(RETRY_MS);
      continue;
    }
    const wanted = shouldHaveRole(key);
    const { result, waitMs } = await chats[chat](key.slice(chat.length + 1), wanted);
    if (result === "limited") await wait(waitMs);
    else if (result === "failed") failed.add(key);
    else {
      if (result === "gone") console.error(`${key} is not in the chat`);
      state.roles[key] = result === "gone" ? "gone" : wanted;
      saveState();
    }
  }
  busy.delete(chat);
}

function update(outcomes) {
  for (const outcome of outcomes) learn(outcome);
  assignHolders();
  saveState();
  for (const chat of Object.keys(chats)) work(chat);
}

/** The status to respond to a delivery with: 401 unless one of its signatures is of the secret and its time is now. */
function check(headers, body) {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) => headers[`webhook-${name}`]);
  if (!id || !signatures || !/^\d{1,12}$/.test(timestamp ?? "")) return 400;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > 300) return 401;
  const key = Buffer.from(env.CREDENCE_SECRET.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
  const isSigned = signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? 200 : 401;
}

const LONGEST_BODY = 1_000_000;

async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > LONGEST_BODY) throw new Error("The body is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function receive(request, response) {
  const body = await readBody(request).catch(() => null);
  const status = body === null || request.method !== "POST" ? 400 : check(request.headers, body);
  if (status !== 200) return response.writeHead(status, { Connection: "close" }).end();
  const { event, data } = JSON.parse(body.toString());
  // The answer comes after the outcome is stored: a delivery without an answer is repeated.
  if (event === "policy.outcome_changed" && data.policyId === env.CREDENCE_POLICY) {
    update([{ ...data, outcome: data.after }]);
  }
  return response.writeHead(200).end();
}

const server = createServer((request, response) => {
  receive(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500).end();
  });
});

async function credence(method, query, body) {
  const answer = await fetch(`${env.CREDENCE_URL}/v1/trust/policies/${env.CREDENCE_POLICY}/watch${query}`, {
    method,
    headers: { Authorization: `Bearer ${env.CREDENCE_KEY}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`Credence answered ${answer.status}: ${json.message}`);
  return json;
}

const MOST_IDENTITIES = 1_000;
const PAGE = 100;

/** Watches all members, and learns the outcomes that no event told: those of new wallets, and of the time in which the bot was not reached. */
async function synchronize() {
  for (const [key, role] of Object.entries(state.roles)) if (role === "gone") delete state.roles[key];
  const addresses = [...new Set(members.map(({ address }) => address))];
  for (let from = 0; from < addresses.length; from += MOST_IDENTITIES) {
    await credence("POST", "", { identities: addresses.slice(from, from + MOST_IDENTITIES) });
  }
  for (let offset = 0, hasMore = true; hasMore; offset += PAGE) {
    const { outcomes, pagination } = await credence("GET", `?limit=${PAGE}&offset=${offset}`);
    update(outcomes);
    hasMore = pagination.hasMore;
  }
}

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

function synchronizeDaily() {
  synchronize().then(
    () => setTimeout(synchronizeDaily, DAY_MS),
    (error) => {
      console.error(error);
      setTimeout(synchronizeDaily, MINUTE_MS);
    },
  );
}

server.listen(Number(env.PORT ?? 8080), () => {
  console.log(`The bot listens on port ${server.address().port}.`);
  synchronizeDaily();
});
