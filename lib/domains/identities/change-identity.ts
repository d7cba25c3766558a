import { requireSignature } from "../../chain/interactive/require-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { checkedTransaction } from "../../core/transaction.ts";
import { LINK_ENDED, refreshBoards, rescoreWallets, scoreRequest, scoringSettings } from "../scores/index.ts";
import { markTraders } from "../trading/index.ts";
import { keepWallets, userNotFound } from "../wallets/index.ts";
import { viewIdentity } from "./get-identity.ts";
import { departWallets, linkRow, readMovedAt } from "./identity-links.ts";
import { type IdentityRow, identityColumns, noteNameChanges, readIdentity } from "./identity-rows.ts";
import { type Consent, nameForms, requireConsent } from "./require-consent.ts";
import type { IdentityView } from "./schemas.ts";

/**
 * Activates a name with its owner's consent: the owner becomes the primary wallet, and others can be linked. Throws USER_NOT_FOUND,
 * FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; NAME_UNAVAILABLE for a blocked name; WALLET_ALREADY_LINKED if the owner belongs to another activated identity.
 */
export function activateIdentity(ctx: Context, input: Consent & { name: string }): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const consent = await requireConsent(ctx, {
      ...input,
      chainId,
      primaryType: "ActivateIdentity",
      signers: [owner],
      messages: (deadline) =>
        nameForms(ctx, seen.name).map((name) => ({ name, owner, nonce: BigInt(seen.nonce), deadline })),
    });
    return changeIdentity(ctx, { seen, consent }, async (sql, row) => {
      if (row.state === "activated") return false;
      requireNotBlocked(row);
      const { rowCount: taken } = await sql.query("select 1 from identity_wallet where address = $1", [row.owner]);
      if (taken) throw new ServiceError("WALLET_ALREADY_LINKED", `${checksum(row.owner)} belongs to another identity.`);
      const movedAt = await readMovedAt(sql, { address: row.owner, identity: row, now: ctx.now });
      await sql.query("update identity set state = 'activated', activated_at = $2, moved_at = $3 where name = $1", [
        row.name,
        ctx.now,
        movedAt,
      ]);
      await keepWallets(sql, [row.owner], ctx.now);
      const link = { address: row.owner, primary: true, linkedAt: ctx.now, movedAt };
      await linkRow(sql, { identity: row, link, now: ctx.now });
      await rescoreLinked(ctx, sql, [row.owner]);
      const data = { svcId: row.name, address: checksum(row.owner), chainId: row.chainId, txHash: row.txHash };
      await emitEvents(sql, ctx.now, [{ event: "identity.activated", data }]);
      return true;
    });
  });
}

/** Wallets of an identity, with the primary one. A change of one scores all of them again, while all other scores wait. */
export const MOST_WALLETS = 50;

interface LinkInput {
  name: string;
  /** Lower-case hex. */
  address: Address;
  /** Unix seconds, of both signatures. */
  deadline: number;
  /** The linked wallet's. */
  signature: string;
  ownerSignature?: string;
}

/**
 * Links a wallet to an activated identity: the wallet signs, and the owner is signed in or signs the same message. A wallet that
 * left another identity counts after a wait. Throws USER_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; NOT_ELIGIBLE
 * before activation and beyond 50 wallets; WALLET_ALREADY_LINKED for a wallet of an identity, even of this one; NAME_UNAVAILABLE
 * for a blocked name.
 */
export function linkWallet(ctx: Context, input: LinkInput): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const { address: wallet, deadline } = input;
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const messages = nameForms(ctx, seen.name).map((name) => {
      return { name, owner, wallet, nonce: BigInt(seen.nonce), deadline: BigInt(deadline) };
    });
    const signed = { chainId, primaryType: "LinkWallet" } as const;
    await requireConsent(ctx, {
      ...signed,
      signers: [owner],
      messages: () => messages,
      ...(input.ownerSignature !== undefined && { deadline, signature: input.ownerSignature }),
    });
    await requireSignature(ctx, { ...signed, messages, signers: [wallet], signature: input.signature });
    return changeIdentity(ctx, { seen, consent: "signature" }, async (sql, row) => {
      requireNotBlocked(row);
      if (row.state !== "activated") throw new ServiceError("NOT_ELIGIBLE", `${row.name} must be activated first.`);
      const { rowCount: taken } = await sql.query("select 1 from identity_wallet where address = $1", [wallet]);
      if (taken) throw new ServiceError("WALLET_ALREADY_LINKED", `${checksum(wallet)} belongs to an identity already.`);
      await requireRoom(sql, row.name);
      await keepWallets(sql, [wallet], ctx.now);
      const movedAt = await readMovedAt(sql, { address: wallet, identity: row, now: ctx.now });
      const link = { address: wallet, primary: false, linkedAt: ctx.now, movedAt };
      await linkRow(sql, { identity: row, link, now: ctx.now });
      await rescoreLinked(ctx, sql, [row.owner, wallet]);
      return true;
    });
  });
}

/** Scores the wallets of an identity again, with those that were linked to it now. */
function rescoreLinked({ env, now }: Context, sql: Sql, wallets: readonly string[]): Promise<void> {
  return rescoreWallets(sql, scoringSettings(env), { wallets, since: now, now });
}

/** Throws NOT_ELIGIBLE for an identity that has as many wallets as it may. The caller has locked it. */
async function requireRoom(sql: Sql, name: string): Promise<void> {
  const { rowCount } = await sql.query("select 1 from identity_wallet where name = $1", [name]);
  if ((rowCount ?? 0) < MOST_WALLETS) return;
  throw new ServiceError("NOT_ELIGIBLE", `An identity can have ${MOST_WALLETS} wallets. Unlink one of ${name} first.`);
}

/**
 * Unlinks a wallet with the consent of the owner or the wallet. Throws USER_NOT_FOUND, FORBIDDEN, INVALID_SIGNATURE,
 * CHAIN_UNAVAILABLE; NOT_FOUND for a wallet that is not linked; INVALID_REQUEST for the primary one.
 */
export function unlinkWallet(ctx: Context, input: Consent & { name: string; address: Address }): Promise<IdentityView> {
  return checkedTransaction(async () => {
    const { address: wallet } = input;
    const seen = await requireName(ctx.pg, input.name);
    const { chainId, owner } = seen;
    const consent = await requireConsent(ctx, {
      ...input,
      chainId,
      primaryType: "UnlinkWallet",
      signers: [owner, wallet],
      messages: (deadline) =>
        nameForms(ctx, seen.name).map((name) => ({ name, owner, wallet, nonce: BigInt(seen.nonce), deadline })),
    });
    return changeIdentity(ctx, { seen, consent }, (sql, row) => unlink(ctx, sql, row, [wallet]));
  });
}

/**
 * Unlinks a wallet from the identity of another, and the others from its own, because its owner's data is erased. `chainId`: of a smart
 * account, whose wallet is somebody else's on other chains. The name stays activated. Nothing changes if it is repeated.
 */
export async function eraseLinks(
  ctx: Context,
  { wallet, chainId }: { wallet: Address; chainId: number | null },
): Promise<void> {
  const { rows } = await ctx.pg.query<{ name: string; addresses: Address[] }>(
    `select i.name, array_agg(w.address) as addresses from identity i join identity_wallet w on w.name = i.name and not w."primary"
     where (i.owner = $1 or w.address = $1) and ($2::bigint is null or i.chain_id = $2) group by i.name`,
    [wallet, chainId],
  );
  for (const { name, addresses } of rows) {
    const seen = await requireName(ctx.pg, name);
    const leaving = seen.owner === wallet ? addresses : [wallet];
    await changeIdentity(ctx, { seen, consent: "session" }, (sql, row) => unlink(ctx, sql, row, leaving));
  }
}

/** Unlinks wallets in the transaction that changes their identity. Throws as {@link unlinkWallet}. */
async function unlink(ctx: Context, sql: Sql, row: IdentityRow, wallets: readonly Address[]): Promise<boolean> {
  for (const wallet of wallets) await removeRow(sql, row.name, wallet);
  await departWallets(sql, { addresses: wallets, identity: row, leftAt: ctx.now });
  await sql.query("update wallet set subject = address where address = any($1::text[])", [wallets]);
  await noteNameChanges(sql, [row.name], wallets);
  await markTraders(sql, [row.owner, ...wallets]);
  const { env, now } = ctx;
  await rescoreWallets(sql, scoringSettings(env), { wallets: [row.owner, ...wallets], since: LINK_ENDED, now });
  return true;
}

async function removeRow(sql: Sql, name: string, wallet: Address): Promise<void> {
  const { rows } = await sql.query<{ primary: boolean }>(
    `delete from identity_wallet where name = $1 and address = $2 returning "primary"`,
    [name, wallet],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", `${checksum(wallet)} is not a wallet of ${name}.`);
  if (!rows[0].primary) return;
  const sentence = "The primary wallet cannot be unlinked: transfer the name instead.";
  throw invalidField("path.address", "is the primary wallet", sentence);
}

/** The identity of a name (lower case, without suffix). Throws USER_NOT_FOUND. */
async function requireName(sql: Sql, name: string): Promise<IdentityRow> {
  const row = await readIdentity(sql, name);
  if (!row) throw userNotFound(name);
  return row;
}

/** Throws NAME_UNAVAILABLE for a token that is no name. */
function requireNotBlocked({ name, blocked }: IdentityRow): void {
  if (blocked)
    throw new ServiceError("NAME_UNAVAILABLE", `${name} is blocked: you own its token, which is no name here.`);
}

/**
 * Changes an identity in one transaction. `work` gets the locked identity and returns false if there is nothing to do. Each change
 * raises the nonce. Throws INVALID_SIGNATURE if the nonce (for a signature) or the owner changed since `seen` was read.
 */
async function changeIdentity(
  ctx: Context,
  { seen, consent }: { seen: IdentityRow; consent: "session" | "signature" },
  work: (sql: Sql, row: IdentityRow) => Promise<boolean>,
): Promise<IdentityView> {
  const view = await scoreRequest(ctx.pg, async (sql) => {
    const { rows } = await sql.query<IdentityRow>(
      `select ${identityColumns} from identity where name = $1 for update`,
      [seen.name],
    );
    const [row] = rows;
    if (!row) throw userNotFound(seen.name);
    if (row.owner !== seen.owner || (consent === "signature" && row.nonce !== seen.nonce)) {
      throw new ServiceError("INVALID_SIGNATURE", `${seen.name} changed meanwhile: its nonce is ${row.nonce} now.`);
    }
    if (await work(sql, row)) {
      await sql.query("update identity set nonce = nonce + 1 where name = $1", [row.name]);
      await noteNameChanges(sql, [row.name]);
    }
    return viewIdentity(ctx, sql, await requireName(sql, row.name));
  });
  await refreshBoards(ctx);
  return view;
}
