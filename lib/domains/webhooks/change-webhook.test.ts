import { expect, test } from "vitest";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { until } from "../../../tests/setup/until.ts";
import type { Context } from "../../core/context.ts";
import { registerWebhook, rotateSecret, updateWebhook } from "./index.ts";
import { openSecrets, requireWebhook } from "./internal.ts";

const holder = useContext();
let developers = 0;

async function newWebhook(): Promise<{ ctx: Context; webhookId: string; secret: string }> {
  const ctx = await signedIn(holder, ++developers);
  const made = await registerWebhook(ctx, { url: "http://127.0.0.1:4000/hook", events: ["score.updated"] });
  return { ctx, webhookId: made.webhook.id, secret: made.secret };
}

/** Runs a statement on a webhook, starts `work` before its commit, and returns once `waiting` statements wait for the row. */
async function whileChanging<T>(
  { pg }: Context,
  { statement, webhookId, waiting }: { statement: string; webhookId: string; waiting: number },
  work: () => Promise<T>,
): Promise<{ result: Promise<T> }> {
  const client = await pg.connect();
  await client.query("begin");
  await client.query(statement, [webhookId]);
  const result = work();
  result.catch(() => {});
  await until(async () => {
    const { rows } = await pg.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.n === waiting;
  });
  await client.query("commit");
  client.release();
  return { result };
}

test("an owner cannot enable a webhook that an operator switches off at the same time", async () => {
  const { ctx, webhookId } = await newWebhook();
  const statement = "update webhook set active = false, operator_off = true where id = $1";
  const { result } = await whileChanging(ctx, { statement, webhookId, waiting: 1 }, () =>
    updateWebhook(ctx, { webhookId, active: true }),
  );
  await expect(result).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await requireWebhook(ctx, webhookId)).toMatchObject({ active: false, operatorOff: true });
});

test("of two secrets that are created at the same time both sign, since each caller was given one", async () => {
  const { ctx, webhookId } = await newWebhook();
  const statement = "select 1 from webhook where id = $1 for update";
  const { result } = await whileChanging(ctx, { statement, webhookId, waiting: 2 }, () =>
    Promise.all([rotateSecret(ctx, { webhookId }), rotateSecret(ctx, { webhookId })]),
  );
  const given = (await result).map(({ secret }) => secret);
  const signing = openSecrets(ctx, await requireWebhook(ctx, webhookId)).map(({ text }) => text);
  expect(signing.toSorted()).toEqual(given.toSorted());
});
