import { createHmac, randomBytes } from "node:crypto";
import type { Hex } from "viem";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ensureErasureKey, erasedForm, isOrWas, readMeta } from "../../core/meta.ts";
import { sqlTransaction } from "../../core/transaction.ts";

/** Under this lock a group is joined with another, alone, and gets its first nullifier of a policy, together with others. */
const LOCK = 0x6_4073;
/** The key in `meta` of the secret of nullifiers, which is made once and never changes: it is part of each backup. */
const SECRET = "nullifierSecret";

/**
 * Joins the groups of two wallets for ever, because one was linked to the other's identity. The joined group keeps the earlier of two
 * nullifiers of a policy; the other is never issued again. A wallet whose owner's data was erased has its group and nullifiers again. Runs in
 * the transaction of the link.
 */
export async function joinGroups(
  sql: Sql,
  { owner, wallet, now }: { owner: string; wallet: string; now: Date },
): Promise<void> {
  if (owner === wallet) return;
  await sql.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await renameInGroups(sql, { from: erasedForm("w.address"), to: "w.address" }, [owner, wallet]);
  await sql.query(
    `insert into wallet_group (address, group_id, joined_at) values ($1, $1, $3), ($2, $2, $3) on conflict do nothing`,
    [owner, wallet, now],
  );
  const joined = await groupOf(sql, wallet);
  const remaining = await groupOf(sql, owner);
  if (joined === remaining) return;
  await sql.query("update wallet_group set group_id = $2 where group_id = $1", [joined, remaining]);
  await sql.query(
    `delete from pass_nullifier later using pass_nullifier earlier
     where later.policy_id = earlier.policy_id and later.group_id = any($1::text[]) and earlier.group_id = any($1::text[])
       and (earlier.first_at, earlier.nullifier) < (later.first_at, later.nullifier)`,
    [[joined, remaining]],
  );
  await sql.query("update pass_nullifier set group_id = $2 where group_id = $1", [joined, remaining]);
}

/** Replaces a wallet whose owner's data is erased by its erased form, as which it stays one person. Runs in the transaction of the erasure. */
export async function eraseFromGroups(sql: Sql, wallet: string): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1)", [LOCK]);
  await ensureErasureKey(sql);
  await renameInGroups(sql, { from: "w.address", to: erasedForm("w.address") }, [wallet]);
}

/** `from` and `to`: SQL of what stands for the wallets `w.address` before and afterwards. */
async function renameInGroups(sql: Sql, { from, to }: { from: string; to: string }, wallets: string[]): Promise<void> {
  const places = [
    ["wallet_group", "address"],
    ["wallet_group", "group_id"],
    ["pass_nullifier", "group_id"],
  ] as const;
  for (const [table, column] of places) {
    await sql.query(
      `update ${table} t set ${column} = ${to} from unnest($1::text[]) as w(address) where t.${column} = ${from}`,
      [wallets],
    );
  }
}

/** Whether links ever joined the wallet with others. */
export async function wasLinked(ctx: Pick<Context, "pg">, wallet: string): Promise<boolean> {
  const { rowCount } = await ctx.pg.query(`select 1 from wallet_group where ${isOrWas("address", "$1")}`, [wallet]);
  return rowCount !== 0;
}

/**
 * The nullifier of the person who has a wallet, for a policy: 32 bytes that stay the same whichever of the person's wallets asks.
 * HMAC-SHA-256 of policy and group by a secret of the service, stored with the first pass.
 */
export async function nullifierOf(
  ctx: Pick<Context, "pg" | "now">,
  { policyId, wallet }: { policyId: string; wallet: string },
): Promise<Hex> {
  const known = await readNullifier(ctx.pg, policyId, wallet);
  if (known) return known;
  const secret = await readSecret(ctx.pg);
  return sqlTransaction(ctx.pg, async (sql) => {
    await sql.query("select pg_advisory_xact_lock_shared($1)", [LOCK]);
    const group = await groupOf(sql, wallet);
    const nullifier = createHmac("sha256", Buffer.from(secret, "hex")).update(`${policyId}\0${group}`).digest("hex");
    await sql.query(
      "insert into pass_nullifier (policy_id, group_id, nullifier, first_at) values ($1, $2, $3, $4) on conflict do nothing",
      [policyId, group, `0x${nullifier}`, ctx.now],
    );
    const stored = await readNullifier(sql, policyId, wallet);
    if (!stored) throw new Error("The nullifier was not stored");
    return stored;
  });
}

/** The group of a wallet; one that was never linked is its own. */
async function groupOf(sql: Sql, wallet: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `select group_id as id from wallet_group where ${isOrWas("address", "$1")}`,
    [wallet],
  );
  return rows[0]?.id ?? wallet;
}

async function readNullifier(sql: Sql, policyId: string, wallet: string): Promise<Hex | null> {
  const { rows } = await sql.query<{ nullifier: Hex }>(
    `select nullifier from pass_nullifier where policy_id = $1 and group_id = any(coalesce(
       (select array[group_id] from wallet_group where ${isOrWas("address", "$2")}), array[$2, ${erasedForm("$2")}]))`,
    [policyId, wallet],
  );
  return rows[0]?.nullifier ?? null;
}

/** The secret, made by whichever process needs it first. */
async function readSecret(sql: Sql): Promise<string> {
  const made = randomBytes(32).toString("hex");
  await sql.query("insert into meta (key, value) values ($1, $2) on conflict do nothing", [
    SECRET,
    JSON.stringify(made),
  ]);
  return (await readMeta(sql, SECRET)) ?? made;
}
