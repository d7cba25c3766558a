import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql, Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { isName, type Pagination, paginate, stripSuffix } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { SCORE_CHANNEL } from "../scores/index.ts";
import {
  type Hidden,
  type NewTakedown,
  type Takedown,
  type TakedownKind,
  type TakedownsQuery,
  takedownKinds,
} from "./schemas.ts";

/**
 * Hides an attestation, a name, an avatar or the text of an appeal from pages and lists, with a public reason. Proofs and scores do not
 * change, nor does what is hidden already. Throws FORBIDDEN, NOT_FOUND, INVALID_REQUEST.
 */
export async function takeDown(ctx: Context, input: NewTakedown): Promise<Takedown> {
  requireRole(ctx, "operator");
  const { kind, reason } = input;
  return transaction(ctx, async (tx) => {
    const target = await targets[kind](tx, input.target);
    const id = createId("takedown", ctx.now);
    const made = await tx.$executeRaw`
      insert into takedown (id, kind, target, reason, at) values (${id}, ${kind}, ${target}, ${reason}, ${ctx.now})
      on conflict (kind, target) where lifted_at is null do nothing`;
    if (made > 0) {
      await audit(ctx, tx, "takedown.made", id, { kind, target, reason });
      await announce(tx, kind, target);
    }
    return viewTakedown(await tx.takedown.findFirstOrThrow({ where: { kind, target, liftedAt: null } }));
  });
}

/** Shows it again. `id`: the takedown's, or kind and target with a colon between. Throws FORBIDDEN, NOT_FOUND. */
export async function liftTakedown(ctx: Context, input: { id: string }): Promise<Takedown> {
  requireRole(ctx, "operator");
  return transaction(ctx, async (tx) => {
    const id = await findHiddenId(tx, input.id);
    const [lifted] = await tx.takedown.updateManyAndReturn({
      where: { id, liftedAt: null },
      data: { liftedAt: ctx.now },
    });
    if (lifted) {
      await audit(ctx, tx, "takedown.lifted", id, { kind: lifted.kind, target: lifted.target });
      await announce(tx, lifted.kind, lifted.target);
    }
    const row = lifted ?? (await tx.takedown.findUnique({ where: { id } }));
    if (!row) throw new ServiceError("NOT_FOUND", "The takedown does not exist.");
    return viewTakedown(row);
  });
}

interface Row {
  id: string;
  kind: string;
  target: string;
  reason: string;
  at: Date;
  liftedAt: Date | null;
}

function viewTakedown({ id, kind, target, reason, at, liftedAt }: Row): Takedown {
  return {
    id,
    kind: kind as TakedownKind, // Only `takeDown` writes rows.
    target,
    reason,
    at: at.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}

/** The id of the takedown of a kind and target. */
async function findHiddenId(tx: Transaction, reference: string): Promise<string> {
  const kind = takedownKinds.find((one) => reference.startsWith(`${one}:`));
  if (!kind) return reference;
  const target = reference.slice(kind.length + 1);
  // It may be gone since, so its name or id is taken as it is.
  const found = await tx.takedown.findFirst({
    where: { kind, target: { in: [target, stripSuffix(target)] }, liftedAt: null },
    select: { id: true },
  });
  if (!found) throw new ServiceError("NOT_FOUND", `No ${kind} ${target} is hidden.`);
  return found.id;
}

/** The stored target for what an operator entered, by kind. Throw NOT_FOUND, INVALID_REQUEST. */
const targets: Record<TakedownKind, (tx: Transaction, entered: string) => Promise<string>> = {
  attestation: requireAttestationId,
  appeal: requireAppealId,
  name: requireName,
  avatar: requireName,
};

/** The id of an attestation, by its id or uid. */
async function requireAttestationId(tx: Transaction, reference: string): Promise<string> {
  const where = { OR: [{ id: reference }, { uid: reference.toLowerCase() }] };
  const found = await tx.attestation.findFirst({
    where,
    select: { id: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (!found) throw new ServiceError("NOT_FOUND", "No attestation has this id or uid.");
  return found.id;
}

async function requireAppealId(tx: Transaction, id: string): Promise<string> {
  const found = await tx.appeal.findUnique({ where: { id }, select: { id: true } });
  if (!found) throw new ServiceError("NOT_FOUND", "No appeal has this id.");
  return id;
}

async function requireName(tx: Transaction, text: string): Promise<string> {
  const name = stripSuffix(text);
  if (!isName(name)) throw invalidField("body.target", "must be a name", "The target must be a name.");
  const found = await tx.identity.findUnique({ where: { name }, select: { name: true } });
  if (!found) throw new ServiceError("NOT_FOUND", "Nobody has minted this name.");
  return name;
}

/** Every process drops what it has cached of the name and its wallets. */
async function announce(tx: Transaction, kind: string, target: string): Promise<void> {
  if (kind !== "name") return;
  await tx.$executeRaw`
    insert into identity_feed (identity)
    select ${target} union select owner from identity where name = ${target}
    union select address from identity_wallet where name = ${target}`;
  await tx.$executeRaw`select pg_notify(${SCORE_CHANNEL}, '')`;
}

const conditions = { hidden: { liftedAt: null }, lifted: { liftedAt: { not: null } }, all: {} } as const;

/** The public log of takedowns, newest first. */
export async function listTakedowns(
  ctx: Context,
  input: TakedownsQuery,
): Promise<{ takedowns: Takedown[]; pagination: Pagination }> {
  const { kind, status, limit, offset } = input;
  const where = { kind, ...conditions[status] };
  const [total, rows] = await Promise.all([
    ctx.db.takedown.count({ where }),
    ctx.db.takedown.findMany({ where, orderBy: [{ at: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { takedowns: rows.map(viewTakedown), pagination: paginate(total, limit, offset) };
}

/** Why an attestation or appeal (by its id), a name or an avatar is hidden; null if it is not. */
export async function findHidden(sql: Sql, kind: TakedownKind, target: string): Promise<Hidden | null> {
  const { rows } = await sql.query<{ reason: string; at: Date }>({
    name: "find-hidden",
    text: "select reason, at from takedown where kind = $1 and target = $2 and lifted_at is null",
    values: [kind, target],
  });
  const [row] = rows;
  return row ? { reason: row.reason, at: row.at.toISOString() } : null;
}
