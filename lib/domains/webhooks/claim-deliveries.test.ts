import { beforeEach, expect, it } from "vitest";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Context } from "../../core/context.ts";
import { suspendDeveloper } from "../developers/index.ts";
import { type ClaimedDelivery, claimDeliveries, type Room } from "./claim-deliveries.ts";
import { registerWebhook, testWebhook } from "./index.ts";

const MOST_LEASED = 64;

const holder = useContext();
let developers = 0;

beforeEach(() => emptyTables(holder.ctx().pg, "webhook, outbox"));

/** A developer with webhooks on hosts of their own, each with so many deliveries due. */
async function developerWith(webhooks: number, due: number, host = "own"): Promise<Context> {
  const ctx = await signedIn(holder, ++developers);
  for (let i = 0; i < webhooks; i++) {
    const port = host === "own" ? 20_000 + developers * 100 + i : 20_000;
    const { webhook } = await registerWebhook(ctx, { url: `http://127.0.0.1:${port}/${i}`, events: ["score.updated"] });
    for (let n = 0; n < due; n++) await testWebhook(ctx, { webhookId: webhook.id });
  }
  return ctx;
}

const developerOf = (ctx: Context) => (ctx.actor.kind === "session" ? ctx.actor.developerId : "");
const room = (others: number, of: [string, number][] = []): Room => ({ others, of: new Map(of) });
type Input = Parameters<typeof claimDeliveries>[1];
const claim = (input: Partial<Input> & { limit: number }, ctx = holder.ctx()) =>
  claimDeliveries(ctx, {
    ...{ except: [], developers: room(100), hosts: room(100), slow: { webhooks: [], developers: room(100) } },
    ...input,
  });
const count = (claimed: ClaimedDelivery[], ctx: Context) =>
  claimed.filter(({ developerId }) => developerId === developerOf(ctx)).length;

it("alternates between developers: many webhooks get no more turns than a single webhook, until that one has none due", async () => {
  const many = await developerWith(20, 1);
  const single = [await developerWith(1, 2), await developerWith(1, 2), await developerWith(1, 2)];
  const first = await claim({ limit: 4 });
  expect([many, ...single].map((ctx) => count(first, ctx))).toEqual([1, 1, 1, 1]);
  const second = await claim({ limit: 8 });
  expect([many, ...single].map((ctx) => count(second, ctx))).toEqual([5, 1, 1, 1]);
});

it("respects the room of each developer and each host", async () => {
  const own = await developerWith(6, 1);
  const other = await developerWith(6, 1);
  const rooms = room(2, [[developerOf(own), 3]]);
  const claimed = await claim({ limit: 50, developers: rooms });
  expect([count(claimed, own), count(claimed, other)]).toEqual([3, 2]);
  await emptyTables(holder.ctx().pg, "webhook, outbox");
  for (let i = 0; i < 2; i++) await developerWith(5, 1, "shared");
  const [one] = await claim({ limit: 1 });
  expect(await claim({ limit: 50, hosts: room(4, [["127.0.0.1:20000", 3]]) })).toHaveLength(3);
  expect(one?.host).toBe("127.0.0.1:20000");
});

it("counts a developer's deliveries that all workers hold, until their leases end", async () => {
  const ctx = await developerWith(1, MOST_LEASED + 1);
  const other = await developerWith(1, 1);
  for (let i = 0; i < MOST_LEASED; i++) await claim({ limit: 1, developers: room(1, [[developerOf(other), 0]]) });
  const claimed = await claim({ limit: 10 });
  expect([count(claimed, ctx), count(claimed, other)]).toEqual([0, 1]);
  const ended = holder.ctx({ now: new Date(holder.now.getTime() + 60_001) });
  const after = await claim({ limit: 10 }, ended);
  expect(count(after, ctx)).toBe(1);
});

it("leaves a suspended developer's deliveries waiting, until the suspension is lifted", async () => {
  const ctx = await developerWith(2, 1);
  const other = await developerWith(1, 1);
  const operator = holder.ctx({ actor: { kind: "commandLine" } });
  const developerId = developerOf(ctx);
  await suspendDeveloper(operator, { developerId, reason: "Abuse." });
  await ctx.db.webhook.updateMany({ where: { developerId }, data: { failingSince: new Date(0) } });
  const claimed = await claim({ limit: 10 });
  expect([count(claimed, ctx), count(claimed, other)]).toEqual([0, 1]);
  await suspendDeveloper(operator, { developerId, reason: null });
  expect(count(await claim({ limit: 10 }), ctx)).toBe(2);
  // Five days of failures would switch them off at the next one.
  expect(await ctx.db.webhook.count({ where: { developerId, failingSince: { not: null } } })).toBe(0);
});

it("leaves out excepted webhooks", async () => {
  const ctx = await developerWith(3, 1);
  const all = await ctx.db.webhook.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  const [first, ...others] = all.map(({ id }) => id);
  const claimed = await claim({ limit: 10, except: [first ?? ""] });
  expect(claimed.map(({ webhookId }) => webhookId).sort()).toEqual(others);
});

it("limits a developer's slow webhooks without limiting the others", async () => {
  const ctx = await developerWith(6, 1);
  const other = await developerWith(2, 1);
  const slow = (await ctx.db.webhook.findMany({ where: { developerId: developerOf(ctx) }, take: 4 })).map(
    ({ id }) => id,
  );
  const rooms = { webhooks: slow, developers: room(2, [[developerOf(ctx), 1]]) };
  const claimed = await claim({ limit: 10, slow: rooms });
  expect([count(claimed, ctx), count(claimed, other)]).toEqual([3, 2]);
  expect(claimed.filter(({ webhookId }) => slow.includes(webhookId))).toHaveLength(1);
});
