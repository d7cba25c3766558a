import { beforeEach, describe, expect, it } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Context } from "../../core/context.ts";
import type { EventName } from "../../core/events.ts";
import { emitEvents, type OutboxEvent } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { dispatchEvents, getWebhook, registerWebhook, updateWebhook } from "./index.ts";

const holder = useContext();
const url = "http://127.0.0.1:4000/hook";
let developers = 0;

beforeEach(() => emptyTables(holder.ctx().pg, "webhook, outbox"));

const newDeveloper = (): Promise<Context> => signedIn(holder, ++developers);

const scoreOf = (address: string, newScore = 1): OutboxEvent => ({
  event: "score.updated",
  data: { address: checksum(address), svcId: null, newScore, oldScore: 0, tier: "bronze" },
});

const emit = (events: readonly OutboxEvent[]) =>
  sqlTransaction(holder.ctx().pg, (sql) => emitEvents(sql, holder.now, events));

/** Which events each webhook was given: `webhook newScore`, once for each delivery. */
async function given(): Promise<string[]> {
  const { rows } = await holder
    .ctx()
    .pg.query<{ one: string }>(
      "select webhook_id || ' ' || (body::jsonb->'data'->>'newScore') as one from webhook_delivery order by 1",
    );
  return rows.map(({ one }) => one);
}

describe("an event with more webhooks than one batch", () => {
  async function webhooks(count: number): Promise<string[]> {
    const ctx = await newDeveloper();
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      ids.push((await registerWebhook(ctx, { url, events: ["score.updated"] })).webhook.id);
    }
    return ids;
  }

  it("reaches each exactly once, in bounded batches, with the same id and bytes for all", async () => {
    const ids = await webhooks(7);
    await emit([1, 2, 3].map((score) => scoreOf(addressNumber(9), score)));
    const { pg } = holder.ctx();
    const written = async () => (await pg.query("select 1 from webhook_delivery")).rowCount ?? 0;
    let before = 0;
    while (await dispatchEvents(holder.ctx(), { events: 2, deliveries: 3 })) {
      const after = await written();
      expect(after - before).toBeLessThanOrEqual(3);
      expect(after).toBeGreaterThan(before);
      before = after;
    }
    expect(await given()).toEqual([1, 2, 3].flatMap((score) => ids.map((id) => `${id} ${score}`)).sort());
    const { rows } = await pg.query("select distinct message_id, body from webhook_delivery");
    expect(rows).toHaveLength(3);
  });

  it("resumes after a crash: nothing is lost, nothing is sent twice", async () => {
    const ids = await webhooks(5);
    await emit([scoreOf(addressNumber(9))]);
    const { pg, ...rest } = holder.ctx();
    await dispatchEvents({ ...rest, pg }, { events: 1, deliveries: 2 });
    // A worker that dies in its second piece, after it wrote the deliveries.
    const client = await pg.connect();
    const dying = {
      query: pg.query.bind(pg),
      connect: async () => ({
        query: async (...args: [string]) => {
          if (args[0] === "commit") throw new Error("killed");
          return client.query(...args);
        },
        release: () => {},
      }),
    };
    // What dispatching uses of a pool.
    const crashed = dispatchEvents({ ...rest, pg: dying as unknown as typeof pg }, { events: 1, deliveries: 2 });
    await expect(crashed).rejects.toThrow("killed");
    client.release();
    while (await dispatchEvents(holder.ctx(), { events: 1, deliveries: 2 }));
    expect(await given()).toEqual(ids.map((id) => `${id} 1`).sort());
  });

  it("reaches each exactly once when several workers dispatch at the same time", async () => {
    const ids = await webhooks(6);
    const scores = Array.from({ length: 20 }, (_, i) => i + 1);
    await emit(scores.map((score) => scoreOf(addressNumber(9), score)));
    const worker = async () => {
      while (await dispatchEvents(holder.ctx(), { events: 3, deliveries: 4 }));
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    await worker();
    expect(await given()).toEqual(scores.flatMap((score) => ids.map((id) => `${id} ${score}`)).sort());
  });
});

describe("a webhook with subjects", () => {
  it("gets its event in the next batch, however many events wait for other webhooks", async () => {
    const [honest, abuser] = [await newDeveloper(), await newDeveloper()];
    const alice = addressNumber(21);
    const { webhook } = await registerWebhook(honest, { url, events: ["score.updated"], subjects: [alice] });
    for (let i = 0; i < 10; i++) await registerWebhook(abuser, { url, events: ["score.updated"] });
    await emit(Array.from({ length: 40 }, (_, i) => scoreOf(addressNumber(9), i + 1)));
    await emit([scoreOf(alice, 99)]);
    await dispatchEvents(holder.ctx(), { events: 50, deliveries: 20 });
    expect(await given()).toContain(`${webhook.id} 99`);
    while (await dispatchEvents(holder.ctx(), { events: 50, deliveries: 20 }));
    const all = await given();
    expect(all.filter((one) => one.startsWith(webhook.id))).toEqual([`${webhook.id} 99`]);
    expect(all).toHaveLength(10 * 41 + 1);
    const { rows } = await holder.ctx().pg.query("select distinct message_id from webhook_delivery");
    expect(rows).toHaveLength(41);
  });

  it("that is registered while an event is sent to others gets later events alone, and they get none twice", async () => {
    const ctx = await newDeveloper();
    const register = async (subjects: string[]) =>
      (await registerWebhook(ctx, { url, events: ["score.updated"], subjects })).webhook.id;
    const ids = [await register([]), await register([]), await register([])];
    const wallet = addressNumber(9);
    await emit([scoreOf(wallet)]);
    await dispatchEvents(holder.ctx(), { events: 1, deliveries: 2 });
    const late = await register([wallet]);
    await emit([scoreOf(wallet, 2)]);
    while (await dispatchEvents(holder.ctx(), { events: 1, deliveries: 2 }));
    expect(await given()).toEqual([...ids.flatMap((id) => [`${id} 1`, `${id} 2`]), `${late} 2`].sort());
  });

  it("that ends while an event is sent to such webhooks keeps it from no other", async () => {
    const ctx = await newDeveloper();
    const wallet = addressNumber(9);
    const register = async (subjects: string[]) =>
      (await registerWebhook(ctx, { url, events: ["score.updated"], subjects })).webhook.id;
    const all = await register([]);
    const named = [await register([wallet]), await register([wallet]), await register([wallet])];
    await emit([scoreOf(wallet)]);
    await dispatchEvents(holder.ctx(), { events: 1, deliveries: 2 });
    for (const webhookId of named) await updateWebhook(ctx, { webhookId, active: false });
    while (await dispatchEvents(holder.ctx(), { events: 1, deliveries: 2 }));
    expect((await given()).filter((one) => one.startsWith(all))).toEqual([`${all} 1`]);
  });

  it("gets events about the installation once, and no event that it did not select", async () => {
    const ctx = await newDeveloper();
    const event = "model.scheduled" as const;
    const register = async (subjects: string[], wanted: EventName) =>
      (await registerWebhook(ctx, { url, events: [wanted], subjects })).webhook.id;
    const [named, all] = [await register([addressNumber(31)], event), await register([], event)];
    await register([addressNumber(31)], "score.updated");
    await emit([{ event, data: { version: "2", hash: "0x", from: "2026-02-01T00:00:00.000Z", replaces: "1" } }]);
    while (await dispatchEvents(holder.ctx()));
    const { rows } = await ctx.pg.query<{ id: string }>("select webhook_id as id from webhook_delivery");
    expect(rows.map(({ id }) => id).sort()).toEqual([named, all].sort());
  });

  it("gets only events about these subjects, by any wallet and name of their identity", async () => {
    const [alice, linked, bob, carol, stranger] = [11, 12, 13, 14, 15].map(addressNumber);
    if (!alice || !linked || !bob || !carol || !stranger) throw new Error("an address is missing");
    const { pg } = holder.ctx();
    await insertIdentities(pg, [
      { name: "alice", owner: alice, state: "activated" },
      { name: "bob", owner: bob },
    ]);
    await pg.query(
      `insert into identity_wallet (address, name, "primary", linked_at)
       values ($1, 'alice', true, now()), ($2, 'alice', false, now())`,
      [alice, linked],
    );
    const ctx = await newDeveloper();
    const register = async (subjects: string[]) =>
      (await registerWebhook(ctx, { url, events: ["score.updated", "attestation.created"], subjects })).webhook.id;
    const all = await register([]);
    const byName = await register(["alice", "bob"]);
    const byWallet = await register([linked, carol]);
    const events = [alice, linked, bob, carol, stranger].map((address, i) => scoreOf(address, i + 1));
    await emit(events);
    await dispatchEvents(ctx);
    const to = (id: string, scores: number[]) => scores.map((score) => `${id} ${score}`);
    expect(await given()).toEqual(
      [...to(all, [1, 2, 3, 4, 5]), ...to(byName, [1, 2, 3]), ...to(byWallet, [1, 2, 4])].sort(),
    );
    await ctx.pg.query("delete from webhook_delivery");
    await emit([
      {
        event: "attestation.created",
        data: { attestationId: "1", subject: checksum(bob), issuer: checksum(alice), schema: "0x" },
      },
    ]);
    await dispatchEvents(ctx);
    const { rows } = await ctx.pg.query<{ id: string }>("select webhook_id as id from webhook_delivery");
    expect(rows.map(({ id }) => id).sort()).toEqual([all, byName].sort());
  });

  it("shows and changes its subjects, and removes them for an empty list", async () => {
    const ctx = await newDeveloper();
    const wallet = addressNumber(0xabcdef);
    const made = await registerWebhook(ctx, { url, events: ["score.updated"], subjects: ["alice", wallet, "alice"] });
    const webhookId = made.webhook.id;
    expect(made.webhook.subjects).toEqual(["alice", checksum(wallet)]);
    expect(await getWebhook(ctx, { webhookId })).toEqual(made.webhook);
    expect((await updateWebhook(ctx, { webhookId, active: true })).subjects).toEqual(["alice", checksum(wallet)]);
    expect((await updateWebhook(ctx, { webhookId, subjects: ["bob"] })).subjects).toEqual(["bob"]);
    expect(await updateWebhook(ctx, { webhookId, subjects: [] })).not.toHaveProperty("subjects");
    await emit([scoreOf(addressNumber(9))]);
    await dispatchEvents(ctx);
    expect(await given()).toEqual([`${webhookId} 1`]);
  });
});

it.each([
  ["all", undefined],
  ["some", [addressNumber(9)]],
])("the event of a developer's list reaches webhooks with %s subjects of that developer alone", async (_, subjects) => {
  const [mine, others] = [await newDeveloper(), await newDeveloper()];
  const hooks: string[] = [];
  for (const ctx of [mine, others])
    hooks.push((await registerWebhook(ctx, { url, events: ["lists.completed"], subjects })).webhook.id);
  const { developerId } = mine.actor as { developerId: string };
  const counts = { rows: 1, pass: 1, fail: 0, indeterminate: 0 };
  await emit([{ event: "lists.completed", data: { developerId, listId: "lst_1", name: "Members", ...counts } }]);
  while (await dispatchEvents(holder.ctx()));
  const { rows } = await holder.ctx().pg.query("select webhook_id as id from webhook_delivery");
  expect(rows).toEqual([{ id: hooks[0] }]);
});
