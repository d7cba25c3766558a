import { createHash } from "node:crypto";
import type { PrivateKeyAccount } from "viem/accounts";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { newWallet, signInMessage } from "../../../tests/factories/sign-in.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { auditSql } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { seal } from "../../core/encryption.ts";
import { erasureTexts } from "../../core/sign-in-text.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { signedTypes, signingDomain } from "../../core/typed-data.ts";
import {
  createKey,
  createNonce,
  lookUpKey,
  lookUpSession,
  onCredentialChange,
  signIn,
  suspendDeveloper,
} from "../developers/index.ts";
import { activateIdentity, linkWallet } from "../identities/index.ts";
import { trackReferral } from "../reservations/index.ts";
import { joinGroups, MOST_TRACKED, nullifierOf, trackWallet } from "../wallets/index.ts";
import { collectData, collectDataOf } from "./collect-data.ts";
import { eraseData, eraseDataOf, finishErasure, resumeErasures } from "./erase-data.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";

const rpcUrls = ["http://127.0.0.1:9"];
const holder = useContext({
  chains: [
    { id: 1, name: "One", rpcUrls },
    { id: 2, name: "Two", rpcUrls },
  ],
});
const tables = Object.entries<StoredTable>(storedTables);
const operator = () => holder.ctx({ actor: { kind: "commandLine" } });

/** Texts of the person, which no row may have afterwards. */
const SECRET_WORD = "zanzibar";
const MAIL = `${SECRET_WORD}@example.org`;
const URL = `https://${SECRET_WORD}.example.org/hook`;

let wallet: PrivateKeyAccount;
let address: Address;
let ctx: Context;
let developerId: string;
let nextId = 0;

beforeEach(async () => {
  wallet = newWallet();
  address = wallet.address.toLowerCase() as Address; // It is hex.
  ({ ctx, developerId } = await signedIn());
});
afterEach(() => emptyTables(holder.ctx().pg, [...Object.keys(storedTables), "graphile_worker._private_jobs"].join()));

/** Signs the wallet in, as a browser does. */
async function signedIn(): Promise<{ ctx: Context; developerId: string }> {
  const { nonce } = await createNonce(holder.ctx());
  const { origin, host } = new globalThis.URL(holder.ctx().env.PUBLIC_ORIGIN);
  const message = signInMessage(wallet, holder.now, { nonce, domain: host, uri: origin });
  const signature = await wallet.signMessage({ message });
  const session = await signIn(holder.ctx(), { message, signature, kind: "cookie" });
  const actor = {
    kind: "session",
    developerId: session.developerId,
    wallet: address,
    sessionId: session.id,
    tier: "free",
  } as const;
  return { ctx: holder.ctx({ actor }), developerId: session.developerId };
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const values = names.map((_, index) => `$${index + 1}`);
  await holder
    .ctx()
    .pg.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${values.join()})`,
      Object.values(row),
    );
}

/** Gives the account a row in every table of which something is erased or hashed. */
async function fill(): Promise<void> {
  const at = holder.now;
  const id = (prefix: string) => `${prefix}_${nextId++}`;
  const own = { developer_id: developerId };
  const [policy, list, webhook, delivery, channel] = ["pol", "lst", "whk", "dlv", "nch"].map(id);
  await createKey(ctx, { developerId, name: SECRET_WORD, permissions: ["read"] });
  await insert("usage_hour", {
    ...own,
    hour: at,
    key_id: "key_1",
    endpoint: "GET /",
    requests: 1,
    errors: 0,
    latencies: [],
  });
  await insert("day_count", { ...own, day: at, requests: 7 });
  await insert("idempotent_request", {
    ...{ caller: developerId, method: "POST", path: "/v1", key: SECRET_WORD, body_hash: "", body: SECRET_WORD },
    ...{ results: [], started_at: at, expires_at: at },
  });
  await insert("notification", { id: id("ntf"), address, kind: "x", data: { word: SECRET_WORD }, at });
  await insert("notice_channel", {
    ...{
      id: channel,
      ...own,
      medium: "email",
      target: seal(ctx.env.ENCRYPTION_KEY, channel ?? "", MAIL),
      target_hash: "h",
    },
    ...{ host: "mail", kinds: [], created_at: at },
  });
  await insert("notice_event", { channel_id: channel, kind: "list", data: { word: SECRET_WORD }, at });
  await insert("notice_message", {
    ...{ id: id("ntm"), channel_id: channel, kind: "list", state: "pending", items: JSON.stringify([SECRET_WORD]) },
    ...{ notices: 1, created_at: at },
  });
  await insert("notice_condition", { channel_id: channel, key: "k", kind: "key", data: {}, since: at, seen_at: at });
  await insert("webhook", { id: webhook, ...own, url: URL, events: [], secret: SECRET_WORD, created_at: at });
  await insert("webhook_delivery", {
    ...{ id: delivery, webhook_id: webhook, message_id: "m", event: "e", body: SECRET_WORD, status: "pending" },
    created_at: at,
  });
  await insert("webhook_attempt", { delivery_id: delivery, at, duration_ms: 1, response_body: SECRET_WORD });
  await insert("outbox", { event: "lists.completed", data: { developerId, name: SECRET_WORD } });
  await insert("list", { id: list, ...own, name: SECRET_WORD, state: "evaluating", created_at: at, expires_at: at });
  await insert("list_share", {
    id: id("shr"),
    list_id: list,
    token_hash: Buffer.from(`${list}`),
    created_at: at,
    expires_at: at,
  });
  await insert("list_cluster", {
    list_id: list,
    cluster: 1,
    size: 2,
    strength: 1,
    members: [],
    evidence: "[]",
    keep: "",
  });
  await insert("list_line", { list_id: list, line: 1, reason: "bad", text: SECRET_WORD });
  await holder.ctx().pg.query(
    `insert into list_row (list_id, row, line, input, identity)
     select $1, n, n, $2, 'ada' from generate_series(1, 5000) as n`,
    [list, SECRET_WORD],
  );
  await insert("list_balance", { list_id: list, holder: addressNumber(9), token_id: 0, units: 1 });
  await insert("list_upload", { list_id: list, piece: 0, bytes: Buffer.from(SECRET_WORD) });
  await insert("policy", { id: policy, ...own, name: SECRET_WORD, policy: {}, created_at: at });
  await insert("snapshot_token", { token_hash: policy, policy_id: policy, ...own, created_at: at });
  await insert("snapshot_block", { token_hash: policy, network: 1, snapshot: 1, day: at });
  await insert("snapshot_answer", { token_hash: policy, day: at, address: addressNumber(9), score: 1 });
  await insert("policy_watch", { policy_id: policy, ...own, since: at, reads_chain: false });
  await insert("watched_wallet", { policy_id: policy, address: addressNumber(9), outcome: "pass", at, due_at: at });
  await insert("policy_simulation", { id: id("sim"), ...own, policy_id: policy, created_at: at, updated_at: at });
  await insert("tracking", { ...own, address: addressNumber(9) });
  await insert("once_wallet", { address: addressNumber(8), party: "p", queued_at: at, asked_at: at });
  await insert("once_question", { asker: developerId, address: addressNumber(8), asked_at: at, reads: true });
  await insert("voucher", {
    ...{ name: SECRET_WORD, chain_id: 1, claimer: address, price: 1, nonce: nextId, signature: "0x" },
    ...{ created_at: at, expires_at: at },
  });
  await insert("referral_code", { address, code: `c${nextId}`, created_at: at });
  await insert("referral", { referee: addressNumber(7), referrer: address, code: `c${nextId}`, created_at: at });
  await insert("identity_past", {
    name: "ada",
    owner_tx: "0x",
    owner: address,
    nonce: 0,
    wallets: JSON.stringify([{ address: addressNumber(6) }]),
  });
  await insert("identity_departure", { address: addressNumber(6), name: SECRET_WORD, owner: address, left_at: at });
  await insert("appeal", {
    ...{ id: id("apl"), wallet: address, flag: "fan_in", reason: SECRET_WORD, evidence: [URL], status: "open", ...own },
    ...{ opened_at: at, decide_by: at },
  });
}

/** Tables that may name the wallet afterwards: what is kept, an activated name, its event, and wallets that wait to be read. */
const mayName = new Set([
  ...tables.filter(([, { fate }]) => fate === "stays").map(([table]) => table),
  ...["identity_wallet", "outbox", "graphile_worker._private_jobs"],
]);
const HASH = expect.stringMatching(/^0x[0-9a-f]{40}$/);

/** Gives the wallet a name, activates it, and links another wallet to it. */
async function link(other: PrivateKeyAccount): Promise<void> {
  const minted = {
    state: "minted",
    tx_hash: "0x",
    block_number: 1,
    block_hash: "0x",
    minted_at: holder.now,
    created_at: holder.now,
    final: true,
  };
  await insert("identity", { name: "ada", chain_id: 1, token_id: 1, owner: address, owner_tx: "0x", ...minted });
  const { nonce } = await activateIdentity(ctx, { name: "ada" });
  const deadline = Math.floor(holder.now.getTime() / 1000) + 600;
  const signature = await other.signTypedData({
    domain: signingDomain(ctx.env, 1),
    types: { LinkWallet: signedTypes.LinkWallet },
    primaryType: "LinkWallet",
    message: { name: "ada", owner: address, wallet: other.address, nonce: BigInt(nonce), deadline: BigInt(deadline) },
  });
  const joining = other.address.toLowerCase() as Address; // It is hex.
  await linkWallet(ctx, { name: "ada", address: joining, deadline, signature });
}

async function exported(): Promise<{ kind: string; row?: Record<string, unknown>; rows?: number }[]> {
  let text = "";
  for await (const chunk of await collectData(ctx, { developerId })) text += Buffer.from(chunk).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

async function consent(
  given: Partial<{ signer: PrivateKeyAccount; erased: string; nonce: string; chainId: number }> = {},
) {
  const {
    signer = wallet,
    chainId = 1,
    erased = erasureTexts.erased,
    nonce = (await createNonce(holder.ctx())).nonce,
  } = given;
  const deadline = Math.floor(holder.now.getTime() / 1000) + 600;
  const signature = await signer.signTypedData({
    domain: signingDomain(ctx.env, chainId),
    types: { EraseData: signedTypes.EraseData },
    primaryType: "EraseData",
    message: {
      wallet: wallet.address,
      ...erasureTexts,
      erased,
      nonce: BigInt(`0x${nonce}`),
      deadline: BigInt(deadline),
    },
  });
  return { nonce, deadline, signature };
}

async function erase(): Promise<void> {
  await eraseData(ctx, await consent());
  await finishErasure(holder.ctx(), { developerId, wallet: address });
}

/** Tables with a row whose text has the word. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await holder.ctx().pg.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(80);
  const hex = Buffer.from(word).toString("hex");
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await holder
      .ctx()
      .pg.query(
        `select 1 from ${name} t where t::text ilike '%' || $1 || '%' or t::text ilike '%' || $2 || '%' limit 1`,
        [word, hex],
      );
    if (rowCount) found.push(name.replace("public.", ""));
  }
  return found;
}

test("an export has the person's rows of every table, no secret, and says that it is whole", async () => {
  await fill();
  const lines = await exported();
  expect(lines[0]).toMatchObject({ kind: "header", wallet: wallet.address, account: developerId });
  expect(lines.at(-1)).toEqual({ kind: "end", rows: lines.length - 2 });
  const kinds = new Set(lines.map(({ kind }) => kind));
  const absent = tables.filter(([table, { rows, fate }]) => rows && fate === "erased" && !kinds.has(table));
  // Those are filled by links, below.
  expect(absent.map(([table]) => table)).toEqual(["identity_wallet"]);
  expect(lines.filter(({ kind }) => kind === "list_row")).toHaveLength(5_000);
  expect(lines.find(({ kind }) => kind === "notice_channel")?.row?.target).toBe(MAIL);
  const key = lines.find(({ kind }) => kind === "api_key")?.row;
  expect(key).toMatchObject({ name: SECRET_WORD });
  expect(Object.keys(key ?? {})).not.toContain("hash");
  expect(Object.keys(lines.find(({ kind }) => kind === "webhook")?.row ?? {})).not.toContain("secret");
});

/** The most rows that a step of the statement's plan takes. */
async function mostRows(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await holder.ctx().pg.query(`explain (analyze, format json) ${sql}`, values);
  const found = [...JSON.stringify(rows).matchAll(/"Actual Rows":([\d.]+)/g)];
  return Math.max(...found.map(([, taken]) => Number(taken)));
}

test("an export reads a long list page by page, however much of it is left", async () => {
  await fill();
  await holder.ctx().pg.query("analyze list, list_row");
  const taken: number[] = [];
  const { pg } = ctx;
  const query = async (sql: string, values: unknown[]) => {
    if (/from list_row\b/.test(sql)) taken.push(await mostRows(sql, values));
    return pg.query(sql, values);
  };
  const watched = { ...ctx, pg: { query } as unknown as Context["pg"] }; // It calls nothing else.
  let lines = 0;
  for await (const chunk of await collectData(watched, { developerId }))
    lines +=
      Buffer.from(chunk)
        .toString()
        .match(/"kind":"list_row"/g)?.length ?? 0;
  expect(lines).toBe(5_000);
  expect(taken.length).toBeGreaterThan(20);
  expect(Math.max(...taken)).toBeLessThan(1_000);
});

test("an export has nothing of others", async () => {
  await fill();
  const [other, before] = [developerId, SECRET_WORD];
  wallet = newWallet();
  address = wallet.address.toLowerCase() as Address;
  ({ ctx, developerId } = await signedIn());
  const text = JSON.stringify(await exported());
  expect(text).not.toContain(other);
  expect(text).not.toContain(before);
});

test("afterwards no row of any table has a name, text, e-mail address or URL of the person, and the wallet only what is public", async () => {
  await fill();
  expect(await tablesWith(SECRET_WORD)).toContain("webhook_delivery");
  await erase();
  // What limits of the last day count goes a day later.
  await holder.ctx().pg.query("update once_question set asked_at = now() - interval '2 days'");
  await holder.ctx().pg.query("update voucher set expires_at = now() - interval '2 days'");
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  expect(await tablesWith(SECRET_WORD)).toEqual([]);
  expect((await tablesWith(address.slice(2))).filter((table) => !mayName.has(table))).toEqual([]);
  const { rows } = await holder
    .ctx()
    .pg.query<{ wallet: string; erased: boolean }>(
      "select wallet, erased_at is not null as erased from developer where id = $1",
      [developerId],
    );
  expect(rows).toEqual([{ wallet: expect.stringMatching(/^0x[0-9a-f]{40}$/), erased: true }]);
  for (const [table, { fate, rows: condition }] of tables) {
    if (fate !== "erased" || !condition?.includes("developer")) continue;
    const { rowCount } = await holder
      .ctx()
      .pg.query(`select 1 from ${table} where ${condition.replaceAll(":developer", "$1")}`, [developerId]);
    expect(`${table} ${rowCount}`).toBe(`${table} 0`);
  }
});

test("from the signature on, sessions and keys are refused in every process, and nothing is sent", async () => {
  await fill();
  const { apiKey } = await createKey(ctx, { developerId, name: "two", permissions: ["read"] });
  const hash = createHash("sha256").update(apiKey).digest("hex");
  const forget = vi.fn();
  const stop = onCredentialChange(ctx.pg, forget);
  const listener = await ctx.pg.connect();
  onTestFinished(() => {
    listener.release(true);
    stop();
  });
  const heard = vi.fn();
  listener.on("notification", ({ payload }) => heard(payload));
  await listener.query("listen credentials");
  const sessionId = ctx.actor.kind === "session" ? ctx.actor.sessionId : "";
  expect(await lookUpSession(ctx, sessionId)).not.toBeNull();
  expect(await lookUpKey(ctx, hash)).not.toBeNull();
  await eraseData(ctx, await consent());
  expect(await lookUpSession(ctx, sessionId)).toBeNull();
  expect(await lookUpKey(ctx, hash)).toBeNull();
  expect(forget).toHaveBeenCalledWith("*");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("*"));
  expect((await ctx.pg.query("select 1 from notice_channel")).rowCount).toBe(0);
  expect((await ctx.pg.query("select 1 from webhook where active")).rowCount).toBe(0);
  await expect(signedIn()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test("a session alone, another's signature, other texts, and a signature that was used erase nothing", async () => {
  const used = await consent();
  await expect(eraseData(ctx, { ...used, signature: "0x" })).rejects.toMatchObject({ code: "CHAIN_UNAVAILABLE" });
  const strangers = await consent({ signer: newWallet() });
  await expect(eraseData(ctx, strangers)).rejects.toMatchObject({ code: "CHAIN_UNAVAILABLE" });
  await expect(eraseData(ctx, await consent({ erased: "Nothing." }))).rejects.toThrow();
  await expect(eraseData(ctx, { ...(await consent({ chainId: 2 })), chainId: 1 })).rejects.toThrow();
  await expect(eraseData(ctx, { ...(await consent()), chainId: 3 })).rejects.toMatchObject({
    code: "UNSUPPORTED_CHAIN",
  });
  await expect(eraseData(ctx, await consent({ nonce: "ab".repeat(16) }))).rejects.toMatchObject({
    code: "INVALID_SIGNATURE",
  });
  expect((await ctx.pg.query("select 1 from developer where erasing_at is not null")).rowCount).toBe(0);
  await eraseData(ctx, used);
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  ({ ctx } = await signedIn());
  await expect(eraseData(ctx, used)).rejects.toMatchObject({ code: "INVALID_SIGNATURE" });
});

test("who links, takes, has their data erased and comes back cannot take again", async () => {
  const friend = newWallet();
  const second = friend.address.toLowerCase();
  await insert("policy", {
    id: "pol_others",
    developer_id: "dev_others",
    name: "Others",
    policy: {},
    created_at: holder.now,
  });
  const join = (other: string) =>
    sqlTransaction(ctx.pg, (sql) => joinGroups(sql, { owner: address, wallet: other, now: holder.now }));
  const take = (of: string) => nullifierOf(holder.ctx(), { policyId: "pol_others", wallet: of });
  await link(friend);
  const taken = await take(address);
  await insert("referral", { referee: address, referrer: addressNumber(3), code: "abc", created_at: holder.now });
  await insert("referral_code", { address: addressNumber(4), code: "def", created_at: holder.now });
  await insert("identity_departure", { address, name: "ada", owner: addressNumber(5), left_at: holder.now });
  await insert("day_count", { developer_id: developerId, day: holder.now, requests: 7 });
  await suspendDeveloper(operator(), { developerId, reason: SECRET_WORD });
  await eraseDataOf(operator(), { developerId, reason: "They asked by letter." });
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  // What is public: the name on the chain, its activation, and that the wallet is known.
  const links = await ctx.pg.query('select address, "primary" from identity_wallet');
  expect(links.rows).toEqual([{ address, primary: true }]);
  expect((await tablesWith(address.slice(2))).filter((table) => !mayName.has(table))).toEqual([]);
  const waits = await ctx.pg.query("select address, name, owner from identity_departure order by address = $1", [
    second,
  ]);
  expect(waits.rows).toEqual([
    { address: expect.not.stringContaining(address), name: HASH, owner: HASH },
    { address: second, name: HASH, owner: HASH },
  ]);

  // Whoever asks before they come back learns the same.
  expect(await take(address)).toBe(taken);
  expect(await take(second)).toBe(taken);
  const returned = await signedIn();
  expect(returned.developerId).toBe(developerId);
  const session = await lookUpSession(
    returned.ctx,
    returned.ctx.actor.kind === "session" ? returned.ctx.actor.sessionId : "",
  );
  expect(session?.suspension).toBe("It was suspended before its data was erased.");
  expect(await take(address)).toBe(taken);
  await expect(trackReferral(returned.ctx, { code: "def", referee: address })).rejects.toMatchObject({
    code: "NOT_ELIGIBLE",
  });
  await join(addressNumber(0xcafe));
  expect(await take(addressNumber(0xcafe))).toBe(taken);
  const counts = await ctx.pg.query("select requests from day_count where developer_id = $1", [developerId]);
  expect(counts.rows).toEqual([{ requests: 7 }]);
  const log = await ctx.pg.query<{ details: object }>("select details from audit_entry where act = 'data.erased'");
  expect(log.rows).toEqual([{ details: { reason: "They asked by letter." } }]);
});

test("killed after any number of statements, an erasure is finished by the next run", async () => {
  await fill();
  await eraseData(ctx, { ...(await consent({ chainId: 2 })), chainId: 2 });
  let kills = 0;
  for (let allowed = 3; kills < 100; allowed += 6) {
    let sent = 0;
    const pg = new Proxy(ctx.pg, {
      get: (pool, name) => {
        const value = Reflect.get(pool, name);
        if (name !== "query" && name !== "connect") return typeof value === "function" ? value.bind(pool) : value;
        return (...given: unknown[]) => {
          if (++sent > allowed) throw new Error("killed");
          return value.apply(pool, given);
        };
      },
    });
    const error = await finishErasure(holder.ctx({ pg }), { developerId, wallet: address }).catch(
      (thrown: unknown) => thrown,
    );
    if (error === undefined) break;
    expect(error).toMatchObject({ message: "killed" });
    kills++;
  }
  expect(kills).toBeGreaterThan(4);
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  await holder.ctx().pg.query("delete from once_question");
  await holder.ctx().pg.query("delete from voucher");
  expect(await tablesWith(SECRET_WORD)).toEqual([]);
});

test("long tables go in pages: no statement deletes more rows than one, neither itself nor with what refers to them", async () => {
  await fill();
  await eraseData(ctx, await consent());
  const deleted: number[] = [];
  const pg = new Proxy(ctx.pg, {
    get: (pool, name) => {
      const value = Reflect.get(pool, name);
      if (name !== "query") return typeof value === "function" ? value.bind(pool) : value;
      return async (text: string, values?: unknown[]) => {
        if (text.startsWith("delete from list where"))
          expect((await pool.query("select 1 from list_row limit 1")).rowCount).toBe(0);
        const result = await pool.query(text, values);
        if (text.startsWith("delete")) deleted.push(result.rowCount ?? 0);
        return result;
      };
    },
  });
  await finishErasure(holder.ctx({ pg }), { developerId, wallet: address });
  expect(Math.max(...deleted)).toBe(2_000);
});

test("who comes back has an empty account, which later runs of the erasure leave alone", async () => {
  await fill();
  await erase();
  ({ ctx } = await signedIn());
  const kinds = new Set((await exported()).map(({ kind }) => kind));
  const left = tables.filter(([table, { fate }]) => fate === "erased" && kinds.has(table)).map(([table]) => table);
  expect(left).toEqual(["session"]);
  await createKey(ctx, { developerId, name: "new", permissions: ["read"] });
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  expect((await ctx.pg.query("select name from api_key")).rows).toEqual([{ name: "new" }]);
});

test("only an operator reads or erases the data of others, and the log has it", async () => {
  await expect(collectDataOf(ctx, { developerId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(eraseDataOf(ctx, { developerId, reason: "x" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await collectDataOf(operator(), { developerId });
  const { rows } = await ctx.pg.query("select actor, act from audit_entry where act like 'data%'");
  expect(rows).toEqual([{ actor: "operator:cli", act: "data.exported" }]);
});

test("an erasure without a job, as after an import, is taken up; one with a job is left to it", async () => {
  const runAt = async () => (await ctx.pg.query("select key, run_at from graphile_worker.jobs order by key")).rows;
  await eraseData(ctx, await consent());
  const jobs = await runAt();
  expect(jobs).toHaveLength(3);
  await resumeErasures(holder.ctx({ now: new Date(holder.now.getTime() + 60_000) }));
  expect(await runAt()).toEqual(jobs);
  await ctx.pg.query("delete from graphile_worker._private_jobs");
  await resumeErasures(holder.ctx());
  expect(await runAt()).toHaveLength(3);
  await ctx.pg.query("update graphile_worker._private_jobs set attempts = max_attempts");
  await resumeErasures(holder.ctx());
  expect((await ctx.pg.query("select 1 from graphile_worker.jobs where attempts = 0")).rowCount).toBe(3);
  await ctx.pg.query("delete from graphile_worker._private_jobs");
  await eraseDataOf(operator(), { developerId, reason: "Once more." });
  expect(await runAt()).toHaveLength(3);
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  await ctx.pg.query("delete from graphile_worker._private_jobs");
  await resumeErasures(holder.ctx());
  expect(await runAt()).toEqual([]);
});

test("vouchers of the last day stay with their referral codes, and a later run takes them", async () => {
  await fill();
  await insert("referral_code", { address: addressNumber(4), code: "def", created_at: holder.now });
  await ctx.pg.query("update voucher set referral_code = 'def', expires_at = now() + interval '10 minutes'");
  await erase();
  expect((await ctx.pg.query("select claimer, referral_code from voucher")).rows).toEqual([
    { claimer: address, referral_code: "def" },
  ]);
  // The mint that was on its way.
  await insert("referral", { referee: address, referrer: addressNumber(4), code: "def", created_at: holder.now });
  await ctx.pg.query("update voucher set expires_at = now() - interval '25 hours'");
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  expect((await ctx.pg.query("select 1 from voucher")).rowCount).toBe(0);
  expect((await ctx.pg.query("select referee from referral where referrer = $1", [addressNumber(4)])).rows).toEqual([
    { referee: HASH },
  ]);
});

test("wallets that were tracked before an erasure still count in the limit", async () => {
  await ctx.pg.query(
    "insert into tracking (developer_id, address) select $1, 'w' || n from generate_series(1, $2::int) as n",
    [developerId, MOST_TRACKED - 1],
  );
  await erase();
  expect((await ctx.pg.query("select 1 from tracking")).rowCount).toBe(0);
  const used = await ctx.pg.query("select erased_trackings from developer where id = $1", [developerId]);
  expect(used.rows).toEqual([{ erased_trackings: MOST_TRACKED - 1 }]);
  ({ ctx } = await signedIn());
  await trackWallet(ctx, { address: addressNumber(1), chainIds: [1] });
  await expect(trackWallet(ctx, { address: addressNumber(2), chainIds: [1] })).rejects.toMatchObject({
    code: "NOT_ELIGIBLE",
  });
});

test("a run that is late deletes nothing that the owner made after coming back", async () => {
  await fill();
  await erase();
  // They come back, and make a key, while the run is between two statements.
  let returned = false;
  const pg = new Proxy(ctx.pg, {
    get: (pool, name) => {
      const value = Reflect.get(pool, name);
      if (name !== "query") return typeof value === "function" ? value.bind(pool) : value;
      return async (text: string, values?: unknown[]) => {
        if (!returned && text.startsWith("delete from session")) {
          returned = true;
          ({ ctx } = await signedIn());
          await createKey(ctx, { developerId, name: "new", permissions: ["read"] });
        }
        return pool.query(text, values);
      };
    },
  });
  await finishErasure(holder.ctx({ pg }), { developerId, wallet: address });
  expect(returned).toBe(true);
  expect((await ctx.pg.query("select name from api_key")).rows).toEqual([{ name: "new" }]);
  expect((await ctx.pg.query("select 1 from session")).rowCount).toBe(1);
});

test("credentials that were made beside the signature are refused, and none is made afterwards", async () => {
  await eraseData(ctx, await consent());
  await expect(createKey(ctx, { developerId, name: "late", permissions: ["read"] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const late = { developer_id: developerId, created_at: holder.now };
  const expires_at = new Date(holder.now.getTime() + 60_000);
  await insert("session", { id: "ses_late", ...late, wallet: address, kind: "cookie", expires_at });
  await insert("api_key", { id: "key_late", ...late, name: "l", permissions: [], prefix: "", last4: "", hash: "late" });
  expect(await lookUpSession(ctx, "ses_late")).toBeNull();
  expect(await lookUpKey(ctx, "late")).toBeNull();
});

test("the log loses who acted as a smart account of another chain, and details of what was deleted before", async () => {
  await ctx.pg.query("update developer set chain_id = 2 where id = $1", [developerId]);
  const { key } = await createKey(ctx, { developerId, name: SECRET_WORD, permissions: ["read"] });
  await eraseDataOf(operator(), { developerId, reason: "They asked." });
  await finishErasure(holder.ctx(), { developerId, wallet: address });
  const actors = await ctx.pg.query("select actor, details from audit_entry where target = $1", [key.id]);
  expect(actors.rows).toEqual([{ actor: HASH, details: {} }]);

  ({ ctx, developerId } = await signedIn());
  const gone = await createKey(ctx, { developerId, name: "gone", permissions: ["read"] });
  await ctx.pg.query("delete from api_key where id = $1", [gone.key.id]);
  await sqlTransaction(ctx.pg, (sql) => auditSql(operator(), sql, "key.suspended", gone.key.id, { word: SECRET_WORD }));
  await erase();
  const { rows } = await ctx.pg.query("select actor, details from audit_entry where target = $1 order by actor", [
    gone.key.id,
  ]);
  expect(rows).toEqual([
    { actor: HASH, details: {} },
    { actor: "operator:cli", details: {} },
  ]);
});
