import { requireSignature } from "../../chain/interactive/require-signature.ts";
import { auditSql } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { ensureErasureKey, erasedForm, isOrWas } from "../../core/meta.ts";
import { requireRole } from "../../core/operators.ts";
import { requireChain } from "../../core/require-chain.ts";
import { erasureTexts } from "../../core/sign-in-text.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { eraseAppeals } from "../appeals/index.ts";
import { CREDENTIALS_CHANNEL, forgetCredential, spendNonce } from "../developers/index.ts";
import { eraseFromLinks, eraseLinks } from "../identities/index.ts";
import { eraseFromReferrals } from "../reservations/index.ts";
import { eraseFromGroups } from "../wallets/index.ts";
import { type Owner, ownedBy, readOwner, speaksForWallet } from "./collect-data.ts";
import type { Erasure } from "./schemas.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";

/**
 * Begins to erase the data of the acting wallet's owner, with a fresh signature that says what goes and what stays. From the commit on,
 * all processes refuse the account's sessions and keys within a second, and nothing is sent to its receivers; {@link finishErasure} erases
 * the rest. Throws FORBIDDEN without a session; INVALID_SIGNATURE, also for a nonce that was used; UNSUPPORTED_CHAIN, CHAIN_UNAVAILABLE.
 */
export async function eraseData(ctx: Context, input: Erasure): Promise<{ erasingAt: string }> {
  const { nonce, deadline, signature } = input;
  const { developerId } = requireDeveloper(ctx);
  if (ctx.actor.kind !== "session") throw new ServiceError("FORBIDDEN", "This needs a signed-in wallet.");
  const { wallet, chainId } = await readOwner(ctx.pg, developerId);
  const message = { wallet, ...erasureTexts, nonce: BigInt(`0x${nonce}`), deadline: BigInt(deadline) };
  await requireSignature(ctx, {
    chainId: chainId ?? requireChain(ctx, input.chainId ?? ctx.env.CHAINS[0]?.id ?? 1).id,
    primaryType: "EraseData",
    messages: [message],
    signers: [wallet],
    signature,
  });
  return begin(ctx, developerId, async (sql) => {
    await spendNonce(sql, { nonce, now: ctx.now });
    return {};
  });
}

/** The same by an operator, for somebody who cannot sign. The audit log has the reason. Throws FORBIDDEN, NOT_FOUND. */
export async function eraseDataOf(
  ctx: Context,
  { developerId, reason }: { developerId: string; reason: string },
): Promise<{ erasingAt: string }> {
  requireRole(ctx, "operator");
  return begin(ctx, developerId, async () => ({ reason }));
}

/** How long after the request the erasure runs, milliseconds: requests that were under way have ended. */
const FIRST_MS = 5_000;
/** How long after the erasure it runs again, milliseconds: for requests that were under way, and for what a day's limits count. */
const AGAIN_MS = [FIRST_MS, 900_000, 25 * 3_600_000] as const;

async function begin(
  ctx: Context,
  developerId: string,
  check: (sql: Sql) => Promise<{ reason?: string }>,
): Promise<{ erasingAt: string }> {
  const erasingAt = await sqlTransaction(ctx.pg, async (sql) => {
    const details = await check(sql);
    const before = await readOwner(sql, developerId, { lock: true });
    if (before.erasingAt) {
      if (!before.erasedAt) await enqueueRuns(ctx, sql, before);
      return before.erasingAt.toISOString();
    }
    await ensureErasureKey(sql);
    await sql.query("update developer set erasing_at = $2 where id = $1", [developerId, ctx.now]);
    for (const table of ["session", "notice_channel"])
      await sql.query(`delete from ${table} where developer_id = $1`, [developerId]);
    await sql.query("update api_key set revoked_at = $2 where developer_id = $1", [developerId, ctx.now]);
    await sql.query("update webhook set active = false where developer_id = $1", [developerId]);
    await sql.query("update list set state = 'cancelled', reading = '{}' where developer_id = $1", [developerId]);
    await sql.query("delete from list_share s using list l where l.id = s.list_id and l.developer_id = $1", [
      developerId,
    ]);
    await auditSql(ctx, sql, "data.erased", developerId, details);
    await enqueueRuns(ctx, sql, before);
    await sql.query("select pg_notify($1, '*')", [CREDENTIALS_CHANNEL]);
    return ctx.now.toISOString();
  });
  forgetCredential(ctx.pg, "*");
  return { erasingAt };
}

async function enqueueRuns(ctx: Context, sql: Sql, owner: Pick<Owner, "developerId" | "wallet">): Promise<void> {
  const { developerId, wallet } = owner;
  for (const [index, ms] of AGAIN_MS.entries()) {
    const jobs = [{ payload: { developerId, wallet }, key: `erase-data:${developerId}:${index}` }];
    await enqueueJobs(sql, "erase-data", jobs, new Date(ctx.now.getTime() + ms));
  }
}

/** Enqueues again the erasures that no job will end: jobs are no part of an import, and one may have failed for the last time. */
export async function resumeErasures(ctx: Context): Promise<void> {
  const { rows } = await ctx.pg.query<Pick<Owner, "developerId" | "wallet">>(
    `select id as "developerId", wallet from developer d
     where erasing_at is not null and erased_at is null and not exists (
       select from graphile_worker.jobs j where j.attempts < j.max_attempts and j.key = any(array(
         select format('erase-data:%s:%s', d.id, index) from generate_series(0, ${AGAIN_MS.length - 1}) as index)))`,
  );
  for (const owner of rows) await sqlTransaction(ctx.pg, (sql) => enqueueRuns(ctx, sql, owner));
}

/** Rows that one transaction changes at most, so that no row is locked for long. */
const PAGE = 2_000;

/**
 * Erases what {@link eraseData} left, in many transactions: killed between two of them, it continues when it runs again. The last one
 * replaces the wallet by its erased form; until then nobody signs in. Runs that come later delete what was on its way, of the `wallet` that
 * the account then no longer names. Does nothing once the owner has come back, or is no longer known.
 */
export async function finishErasure(
  ctx: Context,
  { developerId, wallet }: { developerId: string; wallet: Address },
): Promise<void> {
  const found = await readOwner(ctx.pg, developerId).catch((error: unknown) => {
    if (isServiceError(error)) return null;
    throw error;
  });
  if (!found?.erasingAt) return;
  const owner = found.erasedAt ? { ...found, wallet } : found;
  if (!owner.erasedAt) await eraseLinks(ctx, owner);
  await eraseFromLog(ctx, owner);
  for (const [table, stored] of Object.entries<StoredTable>(storedTables)) {
    const condition = stored.erases ?? (stored.fate === "erased" ? stored.rows : undefined);
    if (condition !== undefined) await deleteRows(ctx, owner, { table, condition, counted: stored.counted });
  }
  await hideOwner(ctx, owner);
  forgetCredential(ctx.pg, "*");
}

async function hideOwner(ctx: Context, owner: Owner): Promise<void> {
  const { developerId, wallet } = owner;
  await sqlTransaction(ctx.pg, async (sql) => {
    const { erasingAt, erasedAt } = await readOwner(sql, developerId, { lock: true });
    if (!erasingAt) return;
    const speaks = speaksForWallet(ctx, owner);
    // Also later: a voucher that was valid was perhaps used.
    if (speaks) await eraseFromReferrals(sql, wallet);
    if (erasedAt) return;
    await eraseAppeals(ctx, sql, developerId);
    if (speaks) await eraseTraces(sql, wallet);
    await sql.query(
      `update developer set wallet = ${erasedForm("$2::text")}, erased_at = $3,
         suspension_reason = case when suspended_at is not null then 'It was suspended before its data was erased.' end
       where id = $1`,
      [developerId, wallet, ctx.now],
    );
    await sql.query("select pg_notify($1, '*')", [CREDENTIALS_CHANNEL]);
  });
}

/** Replaces a wallet by its erased form where that keeps somebody from acting twice. */
async function eraseTraces(sql: Sql, wallet: string): Promise<void> {
  await eraseFromLinks(sql, wallet);
  await sql.query(`delete from automatic_tracking where address = ${erasedForm("$1")}`, [wallet]);
  await sql.query(`update automatic_tracking set address = ${erasedForm("address")} where address = $1`, [wallet]);
  // Last: links and first nullifiers of all others wait for its lock.
  await eraseFromGroups(sql, wallet);
}

/** The owner has not come back, and cannot until the statement ends: nothing that is new is erased. */
const IS_AWAY = "exists (select from developer where id = :developer and erasing_at is not null for no key update)";

async function deleteRows(
  ctx: Context,
  owner: Owner,
  { table, condition, counted }: { table: string; condition: string; counted?: string | undefined },
): Promise<void> {
  // The parameter of the account is the first one.
  const { where, values } = ownedBy(ctx, owner, `${IS_AWAY} and (${condition})`);
  const page = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${PAGE}))`;
  const statement = counted
    ? `with gone as (${page} returning 1)
       update developer set ${counted} = ${counted} + (select count(*) from gone) where id = $1 and exists (select from gone)`
    : page;
  // Rows that change meanwhile are passed over, and found by the next statement.
  for (let deleted = 1; deleted > 0; ) deleted = (await ctx.pg.query(statement, values)).rowCount ?? 0;
}

/**
 * The log keeps acts and times: who acted by the erased form, and no details but the reason of an operator who erased. Of what was deleted
 * before, the entry of its creation says whose it was.
 */
async function eraseFromLog(ctx: Context, owner: Owner): Promise<void> {
  const condition = `actor = :own or target = :own
    or ((actor = :wallet or (details <> '{}' and act <> 'data.erased')) and target = any(array(
      select :developer ${["api_key", "webhook", "policy", "list", "appeal", "notice_channel"]
        .map((table) => `union all select id from ${table} where developer_id = :developer`)
        .join(" ")}
      union all select target from audit_entry where ${isOrWas("actor", ":own")} and act in ('key.created', 'appeal.opened'))))`;
  const { where, values } = ownedBy(ctx, owner, `${IS_AWAY} and (${condition})`, 2);
  for (let changed = 1; changed > 0; ) {
    const { rowCount } = await ctx.pg.query(
      `update audit_entry set actor = case when actor = $1 then ${erasedForm("actor")} else actor end,
         target = case when target = $1 then ${erasedForm("target")} else target end,
         details = case act when 'data.erased' then details else '{}' end
       where ctid = any(array(select ctid from audit_entry where ${where} limit ${PAGE}))`,
      [owner.wallet, ...values],
    );
    changed = rowCount ?? 0;
  }
}
