import type { Context } from "../../lib/core/context.ts";
import type { Sql } from "../../lib/core/db.ts";
import { createKey, ensureDeveloper, revokeKey } from "../../lib/domains/developers/index.ts";
import { savePolicy } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { nullifierOf } from "../../lib/domains/wallets/index.ts";
import { registerWebhook, updateWebhook } from "../../lib/domains/webhooks/index.ts";
import { kinds } from "../../scripts/backup/kinds.ts";
import { attest, giveLives, signer } from "../factories/attestations.ts";

/** A secret that must not be found in any export. */
export const WEBHOOK_SECRET = "whsec_bmV2ZXIgaW4gYW4gZXhwb3J0LCB3aGF0ZXZlciBpcyBhc2tlZA==";

/** The instance of an operator: a developer's things made by the service itself, and rows of every other kind. */
export async function fillDatabase(
  ctx: Context,
): Promise<{ apiKey: string; subject: string; attestationId: string; pass: { policyId: string; nullifier: string } }> {
  const developer = await ensureDeveloper(ctx, { wallet: `0x${"d".repeat(40)}`, tier: "starter" });
  const actor = {
    kind: "session",
    developerId: developer.id,
    wallet: developer.wallet,
    sessionId: "s",
    tier: "starter",
  };
  const own: Context = { ...ctx, actor: { ...actor, kind: "session", tier: "starter" } };
  const { apiKey } = await createKey(own, { developerId: developer.id, name: "first", permissions: ["read"] });
  const { key } = await createKey(own, { developerId: developer.id, name: "revoked", permissions: ["read", "write"] });
  await revokeKey(own, { developerId: developer.id, keyId: key.id });
  const hook = { url: "http://127.0.0.1:4999/events", events: ["score.updated" as const], secret: WEBHOOK_SECRET };
  await registerWebhook(own, hook);
  const paused = await registerWebhook(own, { ...hook, url: "http://127.0.0.1:4999/paused" });
  await updateWebhook(own, { webhookId: paused.webhook.id, active: false });
  const policy = Policy.parse({ op: "all", rules: [{ module: "total", cmp: "gte", value: 500 }] });
  const { id: policyId } = await savePolicy(own, { name: "gate", policy });
  const [issuer, subject] = [signer(1), signer(2)];
  await giveLives(ctx.pg, [issuer.lower, subject.lower]);
  const nullifier = await nullifierOf(ctx, { policyId, wallet: subject.lower });
  await ctx.pg.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, state, updated_at)
     values (1, 10000, $1, 1768435200, 'following', $2)`,
    [`0x${"ab".repeat(32)}`, ctx.now],
  );
  const { attestation } = await attest(ctx, issuer, { subject: subject.address });
  // Webhooks stand there already, and could not be as they are made up here: on, with a reason why they are off.
  const tables = Object.values(kinds).map((kind) => kind.table);
  for (const table of tables.filter((one) => one !== "webhook")) await addRows(ctx.pg, table);
  // Receipts name the newest epoch.
  await ctx.pg.query("update epoch set root = $1", [`0x${"ab".repeat(32)}`]);
  return { apiKey, subject: subject.lower, attestationId: attestation.id, pass: { policyId, nullifier } };
}

/** Values that are hard to carry, by type. The same text everywhere, so that rows may refer to each other. */
const values: Readonly<Record<string, (row: number) => unknown>> = {
  text: (row) => `row ${row} "quoted" \\ back\nline \u2028 ✓ é`,
  smallint: (row) => 32_000 + row,
  integer: (row) => 2_147_483_000 + row,
  bigint: (row) => Number.MAX_SAFE_INTEGER - row,
  bytea: (row) => Buffer.from([row]),
  "numeric(78,0)": (row) => String(2n ** 256n - BigInt(row)),
  "numeric(39,0)": (row) => String(BigInt(row) - 10n ** 38n),
  "numeric(20,0)": (row) => String(2n ** 64n - BigInt(row)),
  boolean: () => true,
  jsonb: (row) => JSON.stringify({ nested: [{ wei: String(2n ** 200n), row, none: null }] }),
  "text[]": (row) => [`a, "${row}"`, "{}", ""],
  "integer[]": (row) => [row, 0],
  "smallint[]": (row) => [row, 0],
  date: (row) => `2026-01-${10 + row}`,
  "timestamp(3) with time zone": (row) => `2026-01-15T12:00:00.${120 + row}Z`,
  "timestamp(0) with time zone": (row) => `2026-01-15T0${row}:00:00Z`,
};

/** Two rows of a table: one with every field, one with as few as it may have. */
async function addRows(sql: Sql, table: string): Promise<void> {
  const { rows: columns } = await sql.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  for (const row of [1, 2]) {
    const given = columns.filter((column) => row === 1 || column.required);
    const made = given.map(({ type }) => {
      const value = values[type];
      if (!value) throw new Error(`no value of the type ${type}`);
      return value(row);
    });
    await sql.query(
      `insert into ${table} (${given.map(({ name }) => `"${name}"`).join(", ")})
       values (${given.map((_, index) => `$${index + 1}`).join(", ")})`,
      made,
    );
  }
}
