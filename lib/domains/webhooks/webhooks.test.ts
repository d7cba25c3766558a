import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { emitEvents } from "../../core/outbox.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { createKey, ensureDeveloper } from "../developers/index.ts";
import { MOST_ATTEMPTS } from "./attempt-delivery.ts";
import { claimDeliveries } from "./claim-deliveries.ts";
import {
  attemptDelivery,
  deleteWebhook,
  dispatchEvents,
  expireDeliveries,
  getDelivery,
  getWebhook,
  judgeReceivers,
  listDeliveries,
  listWebhooks,
  redeliver,
  redeliverFailed,
  registerWebhook,
  resealSecrets,
  rotateSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from "./index.ts";
import type { Posted, Sender } from "./post.ts";

const MOST_WEBHOOKS = 50;

const holder = useContext();
let developers = 0;

/** A context in which a developer of its own acts. */
async function newDeveloper(overrides: Partial<Context> = {}): Promise<Context> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(++developers) });
  const { key } = await createKey(holder.ctx(), { developerId, name: "test", permissions: ["admin"] });
  const actor = { kind: "key", developerId, wallet, keyId: key.id, tier: "free", permissions: ["admin"] } as const;
  return holder.ctx({ actor: { ...actor, permissions: ["admin"] }, ...overrides });
}

const url = "http://127.0.0.1:4000/hook";
const page = { limit: 50, offset: 0 };

async function emit(ctx: Context, newScore: number): Promise<void> {
  const data = { address: addressNumber(9), svcId: null, newScore, oldScore: 0, tier: "bronze" };
  await sqlTransaction(ctx.pg, (sql) => emitEvents(sql, ctx.now, [{ event: "score.updated", data }]));
}

/** A sender with given answers, which records what it sends. */
function sender(
  answer: Partial<Posted>,
): Sender & { sent: { url: string; headers: Record<string, string>; body: string }[] } {
  const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
  return {
    sent,
    post: async (input) => {
      sent.push(input);
      return { statusCode: 200, error: null, retryAfter: undefined, durationMs: 3, responseBody: "thanks", ...answer };
    },
    close: async () => {},
  };
}

const plenty = { others: 1_000, of: new Map<string, number>() };

/** Claim what is due, with room for all of it. */
const claim = (ctx: Context, except: readonly string[]) =>
  claimDeliveries(ctx, {
    limit: 10,
    except,
    developers: plenty,
    hosts: plenty,
    slow: { webhooks: [], developers: plenty },
  });

/** Attempt all that is due for a webhook. Other tests' webhooks are let be. */
async function attemptDue(ctx: Context, webhookId: string, using: Sender): Promise<number> {
  const { rows } = await ctx.pg.query<{ id: string }>("select id from webhook where id <> $1", [webhookId]);
  const claimed = await claim(
    ctx,
    rows.map(({ id }) => id),
  );
  for (const delivery of claimed) {
    await attemptDelivery(ctx, { delivery, sender: using, clock: () => ctx.now, random: () => 0 });
  }
  return claimed.length;
}

const later = (ctx: Context, seconds: number): Context => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + seconds * 1000),
});

describe("registration", () => {
  it("returns the secret once, generates one by default, and stores it encrypted", async () => {
    const ctx = await newDeveloper();
    const made = await registerWebhook(ctx, { url, events: ["score.updated", "score.updated", "identity.created"] });
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made.webhook).toMatchObject({ url, active: true, disabledReason: null });
    expect(made.webhook.events).toEqual(["identity.created", "score.updated"]);
    const own = "a secret of the developer's own";
    expect((await registerWebhook(ctx, { url, events: ["score.updated"], secret: own })).secret).toBe(own);
    const { rows } = await ctx.pg.query("select * from webhook");
    expect(JSON.stringify(rows)).not.toContain(made.secret);
    expect(JSON.stringify(await listWebhooks(ctx, page))).not.toContain("secret");
  });

  it("refuses a private address where the settings require a public one", async () => {
    const ctx = await newDeveloper();
    const strict = { ...ctx, env: { ...ctx.env, WEBHOOK_ALLOW_PRIVATE: false } };
    const refused = { code: "INVALID_REQUEST", details: [{ path: "body.url", message: expect.any(String) }] };
    await expect(registerWebhook(strict, { url, events: ["score.updated"] })).rejects.toMatchObject(refused);
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await expect(updateWebhook(strict, { webhookId: webhook.id, url })).rejects.toMatchObject(refused);
  });

  it("allows fifty webhooks of one developer, also when all are registered concurrently", async () => {
    const ctx = await newDeveloper();
    const results = await Promise.allSettled(
      Array.from({ length: MOST_WEBHOOKS + 5 }, () => registerWebhook(ctx, { url, events: ["score.updated"] })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_WEBHOOKS);
    for (const result of results) if (result.status === "rejected") expect(result.reason.code).toBe("NOT_ELIGIBLE");
  });

  it("hides one developer's webhooks from another: they are NOT_FOUND", async () => {
    const ctx = await newDeveloper();
    const other = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const delivery = await testWebhook(ctx, { webhookId: webhook.id });
    const calls = (webhookId: string, deliveryId: string) => [
      () => getWebhook(other, { webhookId }),
      () => updateWebhook(other, { webhookId, active: false }),
      () => deleteWebhook(other, { webhookId }),
      () => testWebhook(other, { webhookId }),
      () => rotateSecret(other, { webhookId }),
      () => listDeliveries(other, { webhookId, ...page }),
      () => redeliver(other, { webhookId, deliveryId }),
      () => getDelivery(other, { webhookId, deliveryId }),
      () => redeliverFailed(other, { webhookId, since: other.now }),
    ];
    for (const call of [...calls(webhook.id, delivery.id), ...calls("whk_none", "dlv_none")]) {
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND", message: "The webhook does not exist." });
    }
    expect(await getWebhook(ctx, { webhookId: webhook.id })).toEqual(webhook);
    await expect(redeliver(ctx, { webhookId: webhook.id, deliveryId: "dlv_none" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("events", () => {
  it("become exactly one delivery for each subscribed webhook, with any number of workers", async () => {
    const ctx = await newDeveloper();
    const wanted = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const other = await registerWebhook(ctx, { url, events: ["identity.created"] });
    const off = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await updateWebhook(ctx, { webhookId: off.webhook.id, active: false });
    for (let i = 1; i <= 20; i++) await emit(ctx, i);
    const taken = await Promise.all(Array.from({ length: 8 }, () => dispatchEvents(ctx)));
    expect(taken).toContain(true);
    while (await dispatchEvents(ctx));
    const { deliveries } = await listDeliveries(ctx, { webhookId: wanted.webhook.id, ...page });
    expect(deliveries.map(({ data }) => Number(data.newScore)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    for (const { webhook } of [other, off]) {
      expect((await listDeliveries(ctx, { webhookId: webhook.id, ...page })).deliveries).toEqual([]);
    }
  });
});

describe("a delivery", () => {
  it("has the same bytes and id on every attempt, until it is acknowledged", async () => {
    let ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await emit(ctx, 7);
    await dispatchEvents(ctx);
    const bad = sender({ statusCode: 500, error: "The receiver responded with 500." });
    const good = sender({ statusCode: 204 });
    expect(await attemptDue(ctx, webhook.id, bad)).toBe(1);
    expect(await attemptDue(ctx, webhook.id, bad)).toBe(0);
    ctx = later(ctx, 5);
    expect(await attemptDue(ctx, webhook.id, good)).toBe(1);
    ctx = later(ctx, 86_400);
    expect(await attemptDue(ctx, webhook.id, good)).toBe(0);
    const [first, second] = [bad.sent[0], good.sent[0]];
    expect(first?.body).toBe(second?.body);
    expect(JSON.parse(first?.body ?? "")).toMatchObject({ event: "score.updated", data: { newScore: 7 } });
    expect(first?.headers["webhook-id"]).toBe(second?.headers["webhook-id"]);
    expect(first?.headers["webhook-timestamp"]).not.toBe(second?.headers["webhook-timestamp"]);
    const { deliveries } = await listDeliveries(ctx, { webhookId: webhook.id, status: "delivered", ...page });
    expect(deliveries[0]).toMatchObject({
      status: "delivered",
      nextAttemptAt: null,
      attempts: [
        { statusCode: 500, error: "The receiver responded with 500.", durationMs: 3 },
        { statusCode: 204, error: null },
      ],
    });
    const detail = await getDelivery(ctx, { webhookId: webhook.id, deliveryId: deliveries[0]?.id ?? "" });
    expect(detail.attempts).toMatchObject([
      { requestHeaders: first?.headers, responseBody: "thanks" },
      { requestHeaders: second?.headers, responseBody: "thanks" },
    ]);
  });

  it("fails after twelve attempts, and can be redelivered, alone or with all that failed since a time", async () => {
    let ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const begun = ctx.now;
    await emit(ctx, 7);
    await dispatchEvents(ctx);
    const bad = sender({ statusCode: 500, error: "The receiver responded with 500." });
    for (let i = 0; i < MOST_ATTEMPTS; i++) {
      expect(await attemptDue(ctx, webhook.id, bad)).toBe(1);
      ctx = later(ctx, (34 * 3600) / (i === MOST_ATTEMPTS - 1 ? 1 : 4));
      if (i < MOST_ATTEMPTS - 1) while ((await attemptable(ctx, webhook.id)) === 0) ctx = later(ctx, 3600);
    }
    expect(await attemptDue(later(ctx, 10 ** 6), webhook.id, bad)).toBe(0);
    const [failed] = (await listDeliveries(ctx, { webhookId: webhook.id, status: "failed", ...page })).deliveries;
    expect(failed?.attempts).toHaveLength(MOST_ATTEMPTS);
    await updateWebhook(ctx, { webhookId: webhook.id, active: true });

    const again = await redeliver(ctx, { webhookId: webhook.id, deliveryId: failed?.id ?? "" });
    expect(again).toMatchObject({ status: "pending", data: failed?.data, attempts: [], replayOf: failed?.id });
    expect(again.id).not.toBe(failed?.id);
    const twice = await redeliver(ctx, { webhookId: webhook.id, deliveryId: again.id });
    expect(twice.replayOf).toBe(failed?.id);
    await ctx.db.webhookDelivery.delete({ where: { id: twice.id } });
    expect(await redeliverFailed(ctx, { webhookId: webhook.id, since: begun })).toBe(1);
    const good = sender({});
    while ((await attemptDue(ctx, webhook.id, good)) > 0);
    expect(new Set(good.sent.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([bad.sent[0]?.headers["webhook-id"]]),
    );
    expect(good.sent).toHaveLength(2);
    await expect(
      redeliverFailed(later(ctx, 15 * 86_400), { webhookId: webhook.id, since: begun }),
    ).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  });

  async function attemptable(ctx: Context, webhookId: string): Promise<number> {
    const { rows } = await ctx.pg.query<{ n: number }>(
      "select count(*)::int as n from webhook_delivery where webhook_id = $1 and status = 'pending' and next_attempt_at <= $2",
      [webhookId, ctx.now],
    );
    return rows[0]?.n ?? 0;
  }

  it("that was claimed again keeps the outcome of its newest holder; a stalled worker's outcome is ignored", async () => {
    const ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    const { rows } = await ctx.pg.query<{ id: string }>("select id from webhook where id <> $1", [webhook.id]);
    const except = rows.map(({ id }) => id);
    const [stale] = await claim(ctx, except);
    const [fresh] = await claim(later(ctx, 60), except);
    if (!stale || !fresh) throw new Error("the delivery is not claimed twice");
    const attempt = (delivery: typeof stale, answer: Partial<Posted>, seconds: number) =>
      attemptDelivery(ctx, {
        delivery,
        sender: sender(answer),
        clock: () => later(ctx, seconds).now,
        random: () => 0,
      });
    // Before the newest holder is done, and after.
    await attempt(stale, { statusCode: 410, error: "The receiver responded with 410." }, 61);
    expect(await claim(later(ctx, 61), except)).toEqual([]);
    await attempt(fresh, {}, 62);
    await attempt(stale, { statusCode: 500, error: "The receiver responded with 500." }, 63);
    const { deliveries } = await listDeliveries(ctx, { webhookId: webhook.id, ...page });
    expect(deliveries).toMatchObject([{ status: "delivered", nextAttemptAt: null, attempts: [{ statusCode: 200 }] }]);
    expect((await getWebhook(ctx, { webhookId: webhook.id })).active).toBe(true);
  });

  it("is delayed as the receiver's Retry-After says, within bounds", async () => {
    const ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const { id } = await testWebhook(ctx, { webhookId: webhook.id });
    await attemptDue(
      ctx,
      webhook.id,
      sender({ statusCode: 429, error: "The receiver responded with 429.", retryAfter: "600" }),
    );
    const { deliveries } = await listDeliveries(ctx, { webhookId: webhook.id, ...page });
    expect(deliveries.find((one) => one.id === id)?.nextAttemptAt).toBe(later(ctx, 600).now.toISOString());
  });

  it("is signed with the old and the new secret for a day after a rotation, then with the new one alone", async () => {
    let ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const { secret } = await rotateSecret(ctx, { webhookId: webhook.id });
    expect(secret).toMatch(/^whsec_/);
    const signatures = async () => {
      await testWebhook(ctx, { webhookId: webhook.id });
      const good = sender({});
      await attemptDue(ctx, webhook.id, good);
      return good.sent[0]?.headers["webhook-signature"]?.split(" ").length;
    };
    expect(await signatures()).toBe(2);
    ctx = later(ctx, 86_400);
    expect(await signatures()).toBe(1);
  });

  it("is deleted with its attempts after thirty days", async () => {
    const ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    await attemptDue(ctx, webhook.id, sender({}));
    await expireDeliveries(later(ctx, 30 * 86_400));
    expect((await listDeliveries(ctx, { webhookId: webhook.id, ...page })).pagination.total).toBe(1);
    await expireDeliveries(later(ctx, 30 * 86_400 + 1));
    expect((await listDeliveries(ctx, { webhookId: webhook.id, ...page })).pagination.total).toBe(0);
  });
});

describe("a receiver", () => {
  it("that responds with 410 is disabled immediately, with the reason; its deliveries wait until it is enabled", async () => {
    let ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    await attemptDue(ctx, webhook.id, sender({ statusCode: 410, error: "The receiver responded with 410." }));
    expect(await getWebhook(ctx, { webhookId: webhook.id })).toMatchObject({
      active: false,
      disabledReason: "The receiver responded with 410 Gone.",
    });
    ctx = later(ctx, 3600);
    const good = sender({});
    expect(await attemptDue(ctx, webhook.id, good)).toBe(0);
    expect(await updateWebhook(ctx, { webhookId: webhook.id, active: true })).toMatchObject({
      active: true,
      disabledReason: null,
    });
    expect(await attemptDue(ctx, webhook.id, good)).toBe(1);
  });

  it("whose every attempt failed for five days is disabled; one success resets the period", async () => {
    let ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    const attempt = async (answer: Partial<Posted>) => {
      await testWebhook(ctx, { webhookId: webhook.id });
      while ((await attemptDue(ctx, webhook.id, sender(answer))) > 0);
      return (await getWebhook(ctx, { webhookId: webhook.id })).active;
    };
    const bad = { statusCode: 500, error: "The receiver responded with 500." };
    expect(await attempt(bad)).toBe(true);
    ctx = later(ctx, 4 * 86_400);
    expect(await attempt({})).toBe(true);
    expect(await attempt(bad)).toBe(true);
    ctx = later(ctx, 5 * 86_400 - 1);
    expect(await attempt(bad)).toBe(true);
    ctx = later(ctx, 1);
    expect(await attempt(bad)).toBe(false);
    expect((await getWebhook(ctx, { webhookId: webhook.id })).disabledReason).toMatch(/five days/);
  });

  it("keeps its secret after a change of the encryption key, while the previous key is set and after the sweep", async () => {
    const ctx = await newDeveloper();
    const { webhook, secret } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    const present = "the present key of thirty-two characters";
    const overlap = { ...ctx.env, ENCRYPTION_KEY: present, ENCRYPTION_KEY_PREVIOUS: ctx.env.ENCRYPTION_KEY };
    const isSigned = async (env: Context["env"]) => {
      await testWebhook(ctx, { webhookId: webhook.id });
      const good = sender({});
      await attemptDue({ ...ctx, env }, webhook.id, good);
      const [sent] = good.sent;
      const expected = createHmac("sha256", secret).update(sent?.body ?? "");
      return sent?.headers["x-svc-signature"] === expected.digest("hex");
    };
    expect(await isSigned(overlap)).toBe(true);
    expect(await resealSecrets({ ...ctx, env: overlap })).toBeGreaterThan(0);
    expect(await resealSecrets({ ...ctx, env: overlap })).toBe(0);
    expect(await isSigned({ ...ctx.env, ENCRYPTION_KEY: present })).toBe(true);
    // Back to the key of the other tests.
    await resealSecrets({ ...ctx, env: { ...ctx.env, ENCRYPTION_KEY_PREVIOUS: present } });
  });

  it("whose receiver the settings no longer allow is refused at once with a notification, and accepted when they do", async () => {
    const ctx = await newDeveloper();
    const hook = async (given: string) =>
      (await registerWebhook(ctx, { url: given, events: ["score.updated"] })).webhook.id;
    const [webhookId, named, open] = [await hook(url), await hook("http://hooks.lan/"), await hook("https://1.1.1.1/")];
    const setting = (allowPrivate: boolean | string[]) => ({
      ...ctx,
      env: { ...ctx.env, WEBHOOK_ALLOW_PRIVATE: allowPrivate },
    });
    const resolve = async () => ["192.168.1.7"];
    const states = () =>
      Promise.all([webhookId, named, open].map(async (id) => (await getWebhook(ctx, { webhookId: id })).active));
    const notices = async () =>
      (
        await ctx.pg.query<{ kind: string; data: { webhookId: string } }>(
          "select n.kind, n.data from notification n join developer d on d.wallet = n.address where d.id = $1",
          [ctx.actor.kind === "key" ? ctx.actor.developerId : ""],
        )
      ).rows;
    await testWebhook(ctx, { webhookId });

    // Two workers start at the same time.
    await Promise.all([judgeReceivers(setting(false), { resolve }), judgeReceivers(setting(false), { resolve })]);
    expect(await states()).toEqual([false, false, true]);
    const reason = expect.stringMatching(/^Refused by this service's settings: the URL must lead to a public address/);
    expect(await getWebhook(ctx, { webhookId })).toMatchObject({ active: false, disabledReason: reason });
    expect((await notices()).map(({ kind, data }) => [kind, data.webhookId]).toSorted()).toEqual(
      [webhookId, named].map((id) => ["webhook.refused", id]).toSorted(),
    );
    // It cannot be enabled meanwhile, and its deliveries wait.
    await expect(updateWebhook(setting(false), { webhookId, active: true })).rejects.toMatchObject({
      code: "INVALID_REQUEST",
    });
    const operator = { ...setting(false), actor: { kind: "commandLine" } } as const;
    await expect(switchWebhook(operator, { webhookId, reason: null })).rejects.toMatchObject({
      code: "INVALID_REQUEST",
    });
    const good = sender({});
    expect(await attemptDue(ctx, webhookId, good)).toBe(0);

    await judgeReceivers(setting(["hooks.lan"]), { resolve: async () => [] });
    expect(await states()).toEqual([false, false, true]);
    await judgeReceivers(setting(["hooks.lan"]), { resolve });
    expect(await states()).toEqual([false, true, true]);
    await judgeReceivers(setting(true), { resolve });
    expect(await states()).toEqual([true, true, true]);
    expect(await getWebhook(ctx, { webhookId: open })).toMatchObject({ disabledReason: null });
    expect(await attemptDue(ctx, webhookId, good)).toBe(1);
    expect(await notices()).toHaveLength(2);

    // What its owner or an operator switched off stays off.
    await updateWebhook(ctx, { webhookId: named, active: false });
    await judgeReceivers(setting(false), { resolve });
    await judgeReceivers(setting(true), { resolve });
    expect(await states()).toEqual([true, false, true]);
  });

  it("whose URL says that it is refused waits for no name server of others", async () => {
    const ctx = await newDeveloper();
    const hook = async (given: string) =>
      (await registerWebhook(ctx, { url: given, events: ["score.updated"] })).webhook.id;
    await hook("http://slow.example/");
    const webhookId = await hook(url);
    const strict = { ...ctx, env: { ...ctx.env, WEBHOOK_ALLOW_PRIVATE: false } };
    const seen: boolean[] = [];
    // What its own name server would wait for.
    const resolve = async (host: string) => {
      if (host === "slow.example") seen.push((await getWebhook(ctx, { webhookId })).active);
      return [];
    };
    await judgeReceivers(strict, { resolve });
    expect(seen).toEqual([false]);
  });

  it("whose secret version 1.0.0 stored keeps its key, through a rotation too, and is marked with it", async () => {
    const ctx = await newDeveloper();
    const bare = "0f".repeat(32);
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"], secret: bare });
    const webhookId = webhook.id;
    await ctx.pg.query("update webhook set signature_key = null where id = $1", [webhookId]);
    const signatures = async () => {
      await testWebhook(ctx, { webhookId });
      const good = sender({});
      await attemptDue(ctx, webhookId, good);
      const [sent] = good.sent;
      const [{ "webhook-id": id, "webhook-timestamp": at, "webhook-signature": given = "" } = {}] = [sent?.headers];
      const expected = createHmac("sha256", bare).update(`${id}.${at}.${sent?.body}`).digest("base64");
      return given.split(" ").map((one) => one === `v1,${expected}`);
    };
    expect(await signatures()).toEqual([true]);
    expect(await getWebhook(ctx, { webhookId })).not.toHaveProperty("webhookSignatureKey", expect.anything());
    expect(await resealSecrets(ctx)).toBeGreaterThan(0);
    expect(await getWebhook(ctx, { webhookId })).toMatchObject({ webhookSignatureKey: "utf8" });
    expect(await signatures()).toEqual([true]);
    expect(await rotateSecret(ctx, { webhookId })).toMatchObject({ webhookSignatureKey: "base64" });
    expect(await signatures()).toEqual([false, true]);
    expect(await resealSecrets(ctx)).toBe(0);
  });

  it("whose secret cannot be decrypted gets no unsigned delivery; the attempt says why", async () => {
    const ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    const good = sender({});
    await attemptDue(
      { ...ctx, env: { ...ctx.env, ENCRYPTION_KEY: "another key of thirty-two characters" } },
      webhook.id,
      good,
    );
    expect(good.sent).toEqual([]);
    const { deliveries } = await listDeliveries(ctx, { webhookId: webhook.id, ...page });
    expect(deliveries[0]?.attempts[0]?.error).toMatch(/Rotate it/);
  });
});

describe("a webhook that is being deleted", () => {
  /** Lock it as a deletion does, delete it once `work` waits for that, and give what came of the work. */
  async function whileDeleting<T>(ctx: Context, id: string, work: () => Promise<T>): Promise<T> {
    const deleting = await ctx.pg.connect();
    try {
      await deleting.query("begin");
      await deleting.query("select 1 from webhook where id = $1 for update", [id]);
      const { rows } = await deleting.query<{ pid: number }>("select pg_backend_pid() as pid");
      const result = work();
      // It is handled below; until then it may fail unheard.
      result.catch(() => {});
      await expect
        .poll(
          async () => {
            const waiting = "select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))";
            return (await ctx.pg.query(waiting, [rows[0]?.pid])).rowCount;
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      await deleting.query("delete from webhook where id = $1", [id]);
      await deleting.query("commit");
      return await result;
    } finally {
      deleting.release();
    }
  }

  it("is NOT_FOUND for a request that found it just before", async () => {
    const ctx = await newDeveloper();
    const acts: ((webhookId: string, deliveryId: string) => Promise<unknown>)[] = [
      (webhookId) => updateWebhook(ctx, { webhookId, active: false }),
      (webhookId) => rotateSecret(ctx, { webhookId }),
      (webhookId) => testWebhook(ctx, { webhookId }),
      (webhookId, deliveryId) => redeliver(ctx, { webhookId, deliveryId }),
      (webhookId) => redeliverFailed(ctx, { webhookId, since: ctx.now }),
    ];
    for (const act of acts) {
      const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
      const delivery = await testWebhook(ctx, { webhookId: webhook.id });
      const outcome = whileDeleting(ctx, webhook.id, () => act(webhook.id, delivery.id));
      await expect(outcome).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("deletes its deliveries, also one in progress, without a deadlock", async () => {
    const ctx = await newDeveloper();
    const { webhook } = await registerWebhook(ctx, { url, events: ["score.updated"] });
    await testWebhook(ctx, { webhookId: webhook.id });
    const broken = sender({ statusCode: 500, error: "The receiver responded with 500." });
    const attempt = async () => {
      // Taken before the deletion, as by a worker that posts it at this moment.
      const { rows } = await ctx.pg.query<{ id: string }>("select id from webhook_delivery where webhook_id = $1", [
        webhook.id,
      ]);
      const delivery = {
        id: rows[0]?.id ?? "",
        claim: 0,
        webhookId: webhook.id,
        developerId: "",
        host: "",
        messageId: "evt_1",
        body: "{}",
        attempt: 0,
        url,
        secret: "",
        oldSecret: null,
        oldSecretUntil: null,
        signatureKey: null,
        oldSignatureKey: null,
        traceparent: null,
      };
      return attemptDelivery(ctx, { delivery, sender: broken, clock: () => ctx.now, random: () => 0 });
    };
    expect(await whileDeleting(ctx, webhook.id, attempt)).toMatchObject({ delivered: false });
    const { rows } = await ctx.pg.query("select 1 from webhook_delivery where webhook_id = $1", [webhook.id]);
    expect(rows).toEqual([]);
  });
});
