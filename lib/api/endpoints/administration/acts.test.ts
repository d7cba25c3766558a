import { describe, expect, it } from "vitest";
import { addressNumber } from "../../../../tests/factories/scores.ts";
import { sessionTokenOf } from "../../../../tests/factories/sessions.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { useApi } from "../../../../tests/setup/in-process-api.ts";
import { createId } from "../../../core/ids.ts";

const operator = addressNumber(1);
const chains = [
  { id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:9"] },
  { id: 6, name: "Six", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
];
const context = useContext({ env: { OPERATORS: operator }, chains });
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
});

describe("a takedown", () => {
  it("hides a name from search, and its entry stays in the public log", async () => {
    const { pg } = context.ctx();
    const owner = addressNumber(21);
    await pg.query("insert into wallet (address, subject) values ($1, $1)", [owner]);
    await pg.query(
      `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at)
       values ('spam', 5, 1, $1, '0x1', 'minted', '0x1', 1, '0x1', now(), now())`,
      [owner],
    );
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
    ]) {
      const { json } = await act("POST", "/v1/admin/takedowns", { kind, target, reason: "It is spam." });
      expect(json.error).toBe("NOT_FOUND");
    }
  });
});
