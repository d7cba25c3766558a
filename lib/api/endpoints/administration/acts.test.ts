import { describe, expect, it } from "vitest";
import { insertIdentities } from "../../../../tests/factories/identities.ts";
import { addressNumber } from "../../../../tests/factories/scores.ts";
import { sessionTokenOf } from "../../../../tests/factories/sessions.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { useApi } from "../../../../tests/setup/in-process-api.ts";
import { createId } from "../../../core/ids.ts";
import { checksum } from "../../../core/schemas.ts";
import { ensureDeveloper } from "../../../domains/developers/index.ts";
import type { ModelsView } from "../../../domains/models/schemas.ts";
import { runComparison } from "../../../domains/scores/index.ts";

const operator = addressNumber(1);
const chains = [
  { id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:9"] },
  { id: 6, name: "Six", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
];
const ORACLE = addressNumber(0xface);
const lists = [
  { name: "sanctions", title: "Sanctions", url: "https://lists.example.org/secret?key=secret" },
  { name: "oracle", title: "Oracle", oracle: { chainId: 5, address: ORACLE } },
];
const context = useContext({ env: { OPERATORS: operator, SCREENING_LISTS: JSON.stringify(lists) }, chains });
const api = useApi(context);

async function act(method: string, path: string, body?: unknown) {
  return api.call(await sessionTokenOf(context.ctx(), operator), method, path, body);
}

/** The acts on a target in the audit log. */
async function actsOn(target: string): Promise<string[]> {
  const { json } = await act("GET", `/v1/admin/audit?target=${target}&actor=${operator}`);
  return (json.entries as { act: string }[]).map((entry) => entry.act).sort();
}

describe("a chain", () => {
  it("is paused and resumed once, however often that is asked, and is no fault meanwhile", async () => {
    const reason = "The node returns wrong receipts.";
    await act("POST", "/v1/admin/chains/5/pause", { reason });
    const { json } = await act("POST", "/v1/admin/chains/5/pause", { reason: "Another reason." });
    expect(json.chain).toMatchObject({ chainId: 5, state: "paused", pauseReason: reason });
    expect((await act("GET", "/v1/admin/overview")).json.attention).toContainEqual({
      area: "chains",
      text: `Five is paused: ${reason}`,
    });
    await act("POST", "/v1/admin/chains/5/resume");
    expect((await act("POST", "/v1/admin/chains/5/resume")).json.chain).toMatchObject({
      state: "waiting",
      pausedAt: null,
    });
    expect(await actsOn("5")).toEqual(["chain.paused", "chain.resumed"]);
  });

  it("that is not configured, or has no blocks, is refused", async () => {
    const body = { reason: "No reason at all." };
    expect((await act("POST", "/v1/admin/chains/7/pause", body)).json.error).toBe("UNSUPPORTED_CHAIN");
    expect((await act("POST", "/v1/admin/chains/6/pause", body)).json.error).toBe("INVALID_REQUEST");
    expect((await act("POST", "/v1/admin/chains/5/pause", {})).json.details).toMatchObject([{ path: "body.reason" }]);
  });

  it("is indexed again only from blocks above the newest final one", async () => {
    const { pg } = context.ctx();
    await pg.query(`insert into chain_cursor (chain_id, block_number, block_hash, block_time, finalized_block, state, updated_at)
      values (5, 100, '0x64', 1, 90, 'following', now())`);
    await pg.query(`insert into block (chain_id, number, hash, parent_hash, time)
      select 5, n, 'h' || n, 'p', 1 from generate_series(80, 100) n`);
    const from = async (fromBlock: number) =>
      (await act("POST", "/v1/admin/chains/5/reindex", { fromBlock, reason: "Wrong receipts." })).json;
    for (const block of [1, 90, 101]) {
      expect(await from(block)).toMatchObject({
        error: "INVALID_REQUEST",
        message: expect.stringContaining("from block 91 to 100"),
      });
    }
    expect((await from(91)).chain).toMatchObject({
      reindex: { fromBlock: 91, startedAt: null },
      oldestReindexBlock: 91,
    });
    expect(await actsOn("5")).toContain("chain.reindex");
  });
});

describe("a suspension", () => {
  it("refuses a key, then all credentials of its developer, with the reason, and is lifted", async () => {
    const wallet = addressNumber(11);
    const key = await api.keyOf(wallet, "admin");
    const session = await sessionTokenOf(context.ctx(), wallet);
    const uses = async (token: string) => {
      const { status, json } = await api.call(token, "GET", "/v1/developer/keys");
      return status === 200 ? "works" : [json.error, json.message];
    };
    const { json } = await act("GET", `/v1/admin/developers/${wallet}`);
    const [{ id: keyId }] = json.keys as [{ id: string }];
    expect(await uses(key)).toBe("works");

    await act("POST", `/v1/admin/keys/${keyId}/suspension`, { reason: "It was published." });
    expect(await uses(key)).toEqual(["FORBIDDEN", expect.stringContaining("It was published.")]);
    expect(await uses(session)).toBe("works");
    expect((await api.call(key, "GET", "/v1/model")).status).toBe(200);
    await act("DELETE", `/v1/admin/keys/${keyId}/suspension`);
    expect(await uses(key)).toBe("works");

    await act("POST", `/v1/admin/developers/${wallet}/suspension`, { reason: "It sends spam." });
    for (const token of [key, session]) {
      expect(await uses(token)).toEqual(["FORBIDDEN", expect.stringContaining("It sends spam.")]);
    }
    expect((await act("GET", "/v1/admin/developers?suspended=true")).json.developers).toMatchObject([
      { suspensionReason: "It sends spam.", keys: 1 },
    ]);
    await act("DELETE", `/v1/admin/developers/${wallet}/suspension`);
    expect([await uses(key), await uses(session)]).toEqual(["works", "works"]);
    expect(await actsOn(keyId)).toEqual(["key.suspended", "key.suspension-lifted"]);
  });

  it("of an operator ends its rights to administer", async () => {
    const { db } = context.ctx();
    const suspend = (suspensionReason: string | null) =>
      db.developer.update({ where: { wallet: operator }, data: { suspensionReason } });
    await act("GET", "/v1/admin/audit");
    await suspend("Its key was stolen.");
    expect((await act("GET", "/v1/admin/audit")).json.error).toBe("FORBIDDEN");
    await suspend(null);
  });
});

describe("developers", () => {
  it("are found by wallet, key id and last characters, and get a tier", async () => {
    const wallet = addressNumber(12);
    await api.keyOf(wallet, "read");
    const { json } = await act("GET", `/v1/admin/developers/${wallet}`);
    const { id, last4 } = (json.keys as { id: string; last4: string }[])[0] ?? { id: "", last4: "" };
    for (const q of [wallet, id, last4]) {
      const found = (await act("GET", `/v1/admin/developers?q=${q}`)).json.developers;
      expect(found).toContainEqual(expect.objectContaining({ keys: 1, tier: "enterprise" }));
    }
    const { json: changed } = await act("PATCH", `/v1/admin/developers/${wallet}`, { tier: "starter" });
    expect(changed.developer).toMatchObject({ tier: "starter" });
    expect((await act("GET", "/v1/admin/developers/dev_none")).json.error).toBe("NOT_FOUND");
  });
});

describe("a webhook", () => {
  it("that an operator switched off stays off until an operator switches it on", async () => {
    const owner = await api.keyOf(addressNumber(13), "admin");
    const { db } = context.ctx();
    const { id: developerId } = await db.developer.findUniqueOrThrow({ where: { wallet: addressNumber(13) } });
    const id = createId("webhook", context.now);
    const receiver = { url: "https://example.com/hook", events: ["score.updated"], secret: "sealed" };
    await db.webhook.create({ data: { id, developerId, ...receiver, createdAt: context.now } });
    const reason = "Its receiver answers with an attack.";
    await act("POST", `/v1/admin/webhooks/${id}/off`, { reason });
    expect((await api.call(owner, "PATCH", `/v1/webhooks/${id}`, { active: true })).json.error).toBe("FORBIDDEN");
    expect((await api.call(owner, "GET", `/v1/webhooks/${id}`)).json.webhook).toMatchObject({
      active: false,
      disabledReason: reason,
    });
    const { json: switched } = await act("POST", `/v1/admin/webhooks/${id}/on`);
    expect(switched.webhook).toMatchObject({ active: true, disabledReason: null, operatorOff: false });
    expect(await actsOn(id)).toEqual(["webhook.switched-off", "webhook.switched-on"]);
  });
});

describe("jobs and backfills", () => {
  it("that failed are listed with their error, and run again at once", async () => {
    const { pg } = context.ctx();
    const { rows } = await pg.query<{ id: string }>(
      "select id::text from graphile_worker.add_job('track-wallet', '{}'::json, max_attempts => 1)",
    );
    const id = rows[0]?.id ?? "";
    await pg.query("select graphile_worker.permanently_fail_jobs(array[$1::bigint], 'The address is missing.')", [id]);
    const listed = (await act("GET", "/v1/admin/jobs")).json.jobs;
    expect(listed).toContainEqual(
      expect.objectContaining({ id, task: "track-wallet", state: "failed", error: "The address is missing." }),
    );
    expect((await act("POST", `/v1/admin/jobs/${id}/retry`)).status).toBe(200);
    expect((await act("GET", "/v1/admin/jobs")).json.jobs).toContainEqual(
      expect.objectContaining({ id, state: "waiting", attempts: 0 }),
    );
    for (const unknown of ["0", "nonsense"]) {
      expect((await act("POST", `/v1/admin/jobs/${unknown}/retry`)).json.error).toBe("NOT_FOUND");
    }
    const none = { wallet: addressNumber(3), chainId: 5 };
    expect((await act("POST", "/v1/admin/backfills/retry", none)).json.error).toBe("NOT_FOUND");
  });

  it("read a complete history again from its first block, on a chain that explorers list, and not while it is being read", async () => {
    const { pg } = context.ctx();
    const wallet = addressNumber(11);
    for (const chainId of [5, 6]) {
      await pg.query(
        "insert into tracked_wallet (address, chain_id, state, to_block, created_at) values ($1, $2, 'ready', 9, now())",
        [wallet, chainId],
      );
    }
    const retry = (chainId: number) => act("POST", "/v1/admin/backfills/retry", { wallet, chainId });
    expect([(await retry(5)).status, (await retry(6)).status, (await retry(6)).status]).toEqual([404, 200, 200]);
    const { rows } = await pg.query("select chain_id, progress from backfill where address = $1", [wallet]);
    expect(rows).toEqual([{ chain_id: 6, progress: { fromBlock: 0, head: null, lists: {} } }]);
    await pg.query("update backfill set claim = 'a turn' where address = $1", [wallet]);
    expect((await retry(6)).json.error).toBe("NOT_FOUND");
    expect(await actsOn(wallet)).toEqual(["backfill.retried", "backfill.retried"]);
  });

  it("come with how much is kept of wallets that are read once, and for whom, without an address", async () => {
    const { pg } = context.ctx();
    const { id } = await ensureDeveloper(context.ctx(), { wallet: addressNumber(3) });
    await pg.query(
      `insert into once_wallet (address, party, queued_at, asked_at, due_at)
       select '0xonce' || n, '', now(), now(), case when n = 3 then now() end from generate_series(1, 4) n`,
    );
    await pg.query(
      `insert into once_question (asker, address, asked_at, reads, payer) values
         ($1, '0xonce1', now(), true, null), ($1, '0xonce2', now() - interval '2 days', true, null),
         ('visitor x of ' || $1, '0xonce3', now(), true, $1), ('page visitor y', '0xonce1', now(), false, null),
         ('page visitor z', '0xonce4', now(), true, null), ('key visitor v of ' || $1, '0xonce4', now(), true, null)`,
      [id],
    );
    const { readOnce } = (await act("GET", "/v1/admin/jobs")).json;
    expect(readOnce).toEqual({
      ...{ wallets: 4, waiting: 1, bytes: expect.any(Number) },
      developers: [
        { developerId: id, wallets: 4, waiting: 1, readsToday: 3 },
        { developerId: null, wallets: 2, waiting: 0, readsToday: 1 },
      ],
    });
    expect(JSON.stringify(readOnce)).not.toContain("0xonce");
    await pg.query("delete from once_wallet");
  });

  it("of the daily tasks are started once, however often that is asked while they wait", async () => {
    for (const task of ["clusters.search", "trust.compute", "epoch.create", "epoch.create"]) {
      expect((await act("POST", "/v1/admin/jobs", { task })).status).toBe(200);
    }
    const waiting = ((await act("GET", "/v1/admin/jobs")).json.jobs as { task: string }[]).map(({ task }) => task);
    expect(waiting.filter((task) => task !== "track-wallet").sort()).toEqual([
      "compute-trust",
      "create-epoch",
      "search-clusters",
    ]);
    expect(await actsOn("all%20wallets")).toEqual(["clusters.search"]);
    expect(await actsOn("all%20addresses")).toEqual(["trust.compute"]);
    expect((await act("POST", "/v1/admin/jobs", { task: "epoch.publish" })).json).toMatchObject({
      error: "INVALID_REQUEST",
      message: expect.stringContaining("ROOTS_PUBLISHER_KEY"),
    });
    expect((await actsOn("all%20chains")).sort()).toEqual(["epoch.create", "epoch.create"]);
    await context.ctx().db.auditEntry.deleteMany({ where: { act: "epoch.create" } });
  });
});

describe("the quarantine", () => {
  it("is listed by chain, and what waits in it is read again: of a block, a chain, or all", async () => {
    const { pg } = context.ctx();
    await pg.query(
      `insert into quarantined_transaction (chain_id, block_number, block_hash, tx_index, reason, at, retry_at, resolved_at)
       values (5, 7, '0x07', 2, 'transaction.value is missing', now(), '2999-01-01', null),
         (5, 8, '0x08', 0, 'receipt.logs are missing', now(), '2999-01-01', null),
         (6, 7, '0x67', 0, 'receipt.logs are missing', now(), '2999-01-01', now())`,
    );
    const { json } = await act("GET", "/v1/admin/quarantine?chainId=5&limit=1");
    expect(json).toMatchObject({
      transactions: [{ chainId: 5, block: 7, index: 2, hash: null, retryAt: "2999-01-01T00:00:00.000Z" }],
      pagination: { total: 2, hasMore: true },
    });
    const retry = async (body: object) => (await act("POST", "/v1/admin/quarantine/retry", body)).json;
    expect(await retry({ block: 7 })).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "body.chainId" }] });
    expect(await retry({ chainId: 5, block: 8 })).toMatchObject({ count: 1 });
    expect((await act("GET", "/v1/admin/quarantine?chainId=5")).json.transactions).toMatchObject([
      { block: 7, retryAt: "2999-01-01T00:00:00.000Z" },
      { block: 8, retryAt: context.now.toISOString() },
    ]);
    expect([(await retry({ chainId: 6 })).count, (await retry({})).count]).toEqual([0, 2]);
    expect(await actsOn("all chains")).toEqual(["quarantine.retried"]);
  });
});

describe("a model", () => {
  const models = async () => (await act("GET", "/v1/admin/models")).json as unknown as ModelsView; // Its response.

  it("is compared by a worker, scheduled once it is, and cancelled, each in the audit log", async () => {
    const ctx = context.ctx();
    const { active, versions } = await models();
    const version = versions.find((one) => one !== active.version) ?? "";
    const schedule = async (body: object) => (await act("POST", "/v1/admin/models/switch", { version, ...body })).json;
    expect(await schedule({})).toMatchObject({
      message: `Compare model ${version} with the active one first.`,
      details: [{ path: "body.version" }],
    });
    const compare = (of: string) => act("POST", "/v1/admin/models/comparisons", { version: of });
    for (const wrong of ["999", active.version]) {
      expect((await compare(wrong)).json).toMatchObject({
        error: "INVALID_REQUEST",
        details: [{ path: "body.version" }],
      });
    }
    expect((await compare(version)).json.comparison).toMatchObject({ version, finishedAt: null, result: null });

    const { rows } = await ctx.pg.query<{ payload: { version: string; requestedAt: string } }>(
      "select payload from graphile_worker._private_jobs where key = $1",
      [`compare model ${version}`],
    );
    const payload = rows[0]?.payload ?? expect.unreachable();
    // One that was replaced stores nothing.
    expect(await runComparison(ctx, { ...payload, requestedAt: "2000-01-01T00:00:00Z" })).toBeNull();
    expect((await schedule({})).error).toBe("INVALID_REQUEST");
    await runComparison(ctx, payload);
    expect((await models()).comparisons).toMatchObject([
      { version, error: null, result: { active: active.version, candidate: version, falls: [], rises: [] } },
    ]);

    const at = "2027-01-01T00:00:00.000Z";
    expect((await schedule({ at })).scheduled).toMatchObject({ version, from: at });
    expect((await schedule({ at })).message).toContain("Cancel it first");
    const cancel = () => act("DELETE", "/v1/admin/models/switch");
    expect((await cancel()).json.scheduled).toMatchObject({ version });
    expect((await cancel()).json).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "switch" }] });
    const ofModels = (await actsOn(version)).filter((one) => one.startsWith("model."));
    expect(ofModels).toEqual(["model.cancelled", "model.comparison", "model.scheduled"]);
  });

  it("whose comparison fails says why, and is compared from the start by the next attempt", async () => {
    const ctx = context.ctx();
    const [stored] = (await models()).comparisons;
    if (!stored) return expect.unreachable();
    const broken = new Proxy(ctx.pg, {
      get(pool, key) {
        if (key === "connect") throw new Error("The database is away.");
        const value: unknown = Reflect.get(pool, key);
        return typeof value === "function" ? value.bind(pool) : value;
      },
    });
    await expect(runComparison({ ...ctx, pg: broken }, stored)).rejects.toThrow("The database is away.");
    expect((await models()).comparisons).toMatchObject([{ error: "The database is away." }]);
    await runComparison(ctx, stored);
    expect((await models()).comparisons).toMatchObject([{ error: null }]);
  });
});

describe("screening lists", () => {
  it("are shown with their faults, without what may be secret of a URL, and refreshed and accepted by operators", async () => {
    const { pg } = context.ctx();
    const lists = async () => (await act("GET", "/v1/admin/screening")).json.lists as Record<string, unknown>[];
    expect(await lists()).toMatchObject([
      {
        name: "sanctions",
        source: "url",
        place: "lists.example.org",
        asOf: null,
        stale: true,
        entries: 0,
        refused: null,
      },
      { name: "oracle", source: "oracle", place: `5:${checksum(ORACLE)}`, stale: false },
    ]);
    expect(JSON.stringify(await lists())).not.toContain("secret");
    await pg.query(
      `insert into screening_list (name, source, due_at, refreshed_at, entries, error, failing_since, refused, refused_count)
       values ('sanctions', '', '2999-01-01', $1, 10, 'It has 4 addresses.', $1, 'the hash', 4)`,
      [new Date(context.now.getTime() - 3_600_000)],
    );
    expect((await act("GET", "/v1/admin/overview")).json.attention).toContainEqual({
      area: "screening",
      text: "Screening list sanctions fails. It has 4 addresses.",
    });
    expect((await act("POST", "/v1/admin/screening/sanctions/accept")).json.list).toMatchObject({
      refused: 4,
      stale: false,
    });
    expect((await act("POST", "/v1/admin/screening/sanctions/refresh")).status).toBe(200);
    const { rows } = await pg.query("select due_at, accepted from screening_list");
    expect(rows).toEqual([{ due_at: context.now, accepted: "the hash" }]);
    expect((await act("POST", "/v1/admin/screening/none/refresh")).json.error).toBe("NOT_FOUND");
    expect((await act("POST", "/v1/admin/screening/oracle/refresh")).json.error).toBe("INVALID_REQUEST");
    expect(await actsOn("sanctions")).toEqual(["screening.accepted", "screening.refreshed"]);
  });
});

describe("a takedown", () => {
  it("hides a name from search, and its entry stays in the public log", async () => {
    const { pg } = context.ctx();
    const owner = addressNumber(21);
    await pg.query("insert into wallet (address, subject) values ($1, $1)", [owner]);
    await insertIdentities(pg, [{ name: "spam", owner }]);
    const search = async () => (await act("GET", "/v1/search?q=spam")).json.results;
    expect(await search()).toMatchObject([{ svcId: "spam" }]);
    const made = (await act("POST", "/v1/admin/takedowns", { kind: "name", target: "Spam.svc", reason: "It is spam." }))
      .json;
    expect(made.takedown).toMatchObject({ kind: "name", target: "spam", liftedAt: null });
    expect(await search()).toEqual([]);
    expect((await act("GET", "/v1/identity/spam")).json.identity).toMatchObject({
      svcId: "spam",
      hidden: { reason: "It is spam." },
    });
    const { id: takedown } = made.takedown as { id: string };
    await act("DELETE", `/v1/admin/takedowns/${takedown}`);
    expect(await search()).toMatchObject([{ svcId: "spam" }]);
    const { json } = await api.call("nobody", "GET", "/v1/takedowns?status=lifted");
    expect(json.takedowns).toMatchObject([{ id: takedown, reason: "It is spam.", liftedAt: expect.any(String) }]);
    expect(await actsOn(takedown)).toEqual(["takedown.lifted", "takedown.made"]);
  });

  it("of what does not exist is refused", async () => {
    for (const [kind, target] of [
      ["name", "nobody"],
      ["avatar", "nobody"],
      ["attestation", "att_none"],
      ["appeal", "apl_none"],
    ]) {
      const { json } = await act("POST", "/v1/admin/takedowns", { kind, target, reason: "It is spam." });
      expect(json.error).toBe("NOT_FOUND");
    }
  });
});
