import { createHash } from "node:crypto";
import { auditSql } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum, checksumWithin, lowerAscii } from "../../core/schemas.ts";
import { hasName } from "../../core/shown.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { requireConsent, signingChainOf } from "../identities/index.ts";
import { readFlags } from "../scores/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { announceReview } from "./close-appeal.ts";
import { APPEAL_COLUMNS, type AppealRow, viewAppeal } from "./list-appeals.ts";
import type { AppealView, NewAppeal } from "./schemas.ts";

/** Open appeals of one wallet; appeals about one wallet, and of one developer, in 24 hours. */
export const MOST_OPEN = 5;
export const MOST_A_DAY = { wallet: 10, developer: 20 } as const;

/** Open appeals of all wallets without a name together: such wallets cost nothing, and people decide appeals. */
const MOST_OPEN_NAMELESS = 1_000;

const DAY_MS = 86_400_000;

/**
 * Opens an appeal against a flag of a wallet, with the session of one of its identity's wallets or the wallet's signature. One that
 * is open already is returned as it is. Throws USER_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; INVALID_REQUEST for
 * a flag that the wallet does not have; NOT_ELIGIBLE at a limit.
 */
export async function openAppeal(ctx: Context, input: NewAppeal): Promise<{ appeal: AppealView; isNew: boolean }> {
  const { wallet, reason, evidence, deadline, signature } = input;
  const { subject, svcId, wallets } = await requireIdentity(ctx, wallet);
  const by = await requireConsent(ctx, {
    ...(await signingChainOf(ctx, { subject, svcId })),
    primaryType: "OpenAppeal",
    signers: [wallet],
    wallets,
    messages: (until) => [{ wallet, flag: input.flag, reason, evidence, deadline: until }],
    deadline,
    signature,
  });
  const consent = by === "signature" ? hashMessage(input) : null;
  const flags = ((await readFlags(ctx, { wallets: [wallet] })).get(wallet) ?? []).map(({ flag }) => flag);
  const { row, isNew } = await sqlTransaction(ctx.pg, async (sql) => {
    await lockAppeals(sql, wallet);
    const flag = await requireFlag(sql, { wallet, flags, given: lowerAscii(input.flag) });
    const open = await findOpen(sql, wallet, flag);
    if (open) return { row: open, isNew: false };
    if (consent) await requireUnused(sql, consent);
    await requireRoom(ctx, sql, wallet);
    await requireRoomOfNameless(sql, wallet);
    const opened = await insertAppeal(ctx, sql, { wallet, flag, reason, evidence, consent });
    await auditSql(ctx, sql, "appeal.opened", opened.id, { wallet, flag });
    await announceReview(sql, wallet);
    return { row: opened, isNew: true };
  });
  return { appeal: viewAppeal(row, ctx.now), isNew };
}

/** Serializes what changes the open appeals of a wallet, to the end of the transaction. */
async function lockAppeals(sql: Sql, wallet: Address): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended('appeals ' || $1, 0))", [wallet]);
}

/** The flag that is contested: one that shows, or is under review already. */
async function requireFlag(
  sql: Sql,
  { wallet, flags, given }: { wallet: Address; flags: readonly string[]; given: string },
): Promise<string> {
  if (flags.includes(given) || (await findOpen(sql, wallet, given))) return given;
  // The only listed contact needs no address.
  const contacts = flags.filter((flag) => flag.startsWith(`${given}:`));
  const [only] = contacts;
  if (only && contacts.length === 1) return only;
  const has = flags.length > 0 ? `It has ${flags.map(checksumWithin).join(", ")}` : "It has no flag";
  throw invalidField("body.flag", "is not a flag of the wallet", `${checksum(wallet)} has no flag ${given}. ${has}.`);
}

async function findOpen(sql: Sql, wallet: Address, flag: string): Promise<AppealRow | null> {
  const { rows } = await sql.query<AppealRow>(
    `select ${APPEAL_COLUMNS} from appeal where wallet = $1 and flag = $2 and status = 'open'`,
    [wallet, flag],
  );
  return rows[0] ?? null;
}

/** The signed message, by which its signature is known again: wallets can sign the same message in many ways. */
function hashMessage({ wallet, flag, reason, evidence, deadline }: NewAppeal): string {
  return createHash("sha256")
    .update(JSON.stringify([wallet, flag, reason, evidence, deadline]))
    .digest("hex");
}

/** A signature opens one appeal: anybody who saw it could otherwise open again, until its deadline, what was withdrawn or decided. */
async function requireUnused(sql: Sql, consent: string): Promise<void> {
  const { rows } = await sql.query<Pick<AppealRow, "id" | "status">>(
    "select id, status from appeal where consent = $1",
    [consent],
  );
  if (!rows[0]) return;
  const { id, status } = rows[0];
  throw new ServiceError(
    "INVALID_SIGNATURE",
    `This signature opened the appeal ${id}, which is ${status}. Another appeal needs a signature with another deadline.`,
  );
}

async function requireRoom(ctx: Context, sql: Sql, wallet: Address): Promise<void> {
  const { rows } = await sql.query<{ open: number; wallet: number; developer: number }>(
    `select (count(*) filter (where wallet = $1 and status = 'open'))::int as open,
       (count(*) filter (where wallet = $1 and opened_at > $3))::int as wallet,
       (count(*) filter (where developer_id = $2 and opened_at > $3))::int as developer
     from appeal where wallet = $1 or (developer_id = $2 and opened_at > $3)`,
    [wallet, developerOf(ctx), new Date(ctx.now.getTime() - DAY_MS)],
  );
  const used = rows[0] ?? { open: 0, wallet: 0, developer: 0 };
  const limits = [
    [used.open < MOST_OPEN, `A wallet may have ${MOST_OPEN} open appeals; wait for a decision, or withdraw one.`],
    [used.wallet < MOST_A_DAY.wallet, `At most ${MOST_A_DAY.wallet} appeals may be opened about a wallet in 24 hours.`],
    [used.developer < MOST_A_DAY.developer, `A developer may open ${MOST_A_DAY.developer} appeals in 24 hours.`],
  ] as const;
  for (const [hasRoom, sentence] of limits) if (!hasRoom) throw new ServiceError("NOT_ELIGIBLE", sentence);
}

async function requireRoomOfNameless(sql: Sql, wallet: Address): Promise<void> {
  const { rows } = await sql.query<{ open: number }>(
    `select count(*)::int as open from appeal a
     where status = 'open' and not ${hasName("a.wallet")} and not ${hasName("$1")}`,
    [wallet],
  );
  if ((rows[0]?.open ?? 0) < MOST_OPEN_NAMELESS) return;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `${MOST_OPEN_NAMELESS} appeals about wallets without a name wait for a decision. Try again later, or with a wallet that has a name.`,
  );
}

/** Deletes withdrawn appeals of wallets without a name after AUDIT_DAYS: opening and withdrawing them costs nothing. */
export async function expireAppeals({ env, pg, now }: Pick<Context, "env" | "pg" | "now">): Promise<void> {
  await pg.query(
    `delete from appeal a where status = 'withdrawn' and decided_at < $1
       and not ${hasName("a.wallet")}`,
    [new Date(now.getTime() - env.AUDIT_DAYS * DAY_MS)],
  );
}

function developerOf({ actor }: Context): string {
  if (actor.kind === "key" || actor.kind === "session") return actor.developerId;
  throw new ServiceError("UNAUTHORIZED", "An appeal needs a key or a session.");
}

async function insertAppeal(
  ctx: Context,
  sql: Sql,
  appeal: Pick<AppealRow, "wallet" | "flag" | "reason" | "evidence"> & { consent: string | null },
): Promise<AppealRow> {
  const { wallet, flag, reason, evidence, consent } = appeal;
  const { rows } = await sql.query<AppealRow>(
    `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by, consent)
     values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9) returning ${APPEAL_COLUMNS}`,
    [
      createId("appeal", ctx.now),
      wallet,
      flag,
      reason,
      evidence,
      developerOf(ctx),
      ctx.now,
      new Date(ctx.now.getTime() + ctx.env.APPEAL_DAYS * DAY_MS),
      consent,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("the appeal was not written");
  return row;
}
