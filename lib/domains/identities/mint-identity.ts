import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { encodeFunctionData, type Hex } from "viem";
import type { z } from "zod";
import { isChainError } from "../../chain/errors.ts";
import type { SignedTransaction } from "../../chain/interactive/send-transaction.ts";
import { namesAbi } from "../../chain/names-abi.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import { underLock } from "../../core/advisory-lock.ts";
import type { Address } from "../../core/chains.ts";
import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { lowerAscii } from "../../core/schemas.ts";
import { sqlTransactionOn } from "../../core/transaction.ts";
import { findReceipt, senderLock, sendStored, signAndStore } from "../transactions/index.ts";
import { issueVoucher, type SignedVoucher } from "./issue-voucher.ts";
import { judgeNames, type NameVerdict } from "./judge-names.ts";
import { type NamesChain, requireNamesChain } from "./names-chain.ts";
import { recordMint } from "./record-mint.ts";
import { type Consent, nameForms, requireConsent } from "./require-consent.ts";
import type { MintResponse } from "./schemas.ts";

type SponsoredMint = z.infer<typeof MintResponse>;

/** Sponsored mints of one developer on one UTC day. */
export const SPONSORED_A_DAY = 5;
/** How long a request waits for its transaction, and how often it polls, milliseconds. */
const PATIENCE = 20_000;
const POLL_EVERY = { local: 50, remote: 1_000 };

interface MintInput extends Consent {
  /** With or without suffix, in any letter case. */
  name: string;
  /** Lower-case hex. */
  owner: Address;
  /** The first chain with names if absent. */
  chainId?: number;
  /** A stored code of another wallet. */
  referralCode?: string | undefined;
}

/**
 * Mints a name at the service's cost and waits until it is mined. The transaction is stored before it is sent, so a crash loses
 * neither the mint, which the indexer finds, nor its count. Throws UNSUPPORTED_CHAIN, INVALID_NAME_FORMAT, FORBIDDEN,
 * INVALID_SIGNATURE, NAME_UNAVAILABLE; NOT_ELIGIBLE if mints are not sponsored or the daily limit is used up; CHAIN_UNAVAILABLE, also
 * if the transaction was sent but not mined in time.
 */
export async function mintIdentity(ctx: Context, input: MintInput): Promise<SponsoredMint> {
  const namesChain = requireNamesChain(ctx, input.chainId);
  const { chain } = namesChain;
  requireSponsored(ctx, namesChain);
  const { owner } = input;
  const [verdict] = await judgeNames(ctx, [lowerAscii(input.name)]);
  if (!verdict?.valid) throw new ServiceError("INVALID_NAME_FORMAT", verdict?.reason ?? "This is not a name.");
  const { name } = verdict;
  await requireConsent(ctx, {
    ...input,
    chainId: chain.id,
    primaryType: "MintIdentity",
    signers: [owner],
    messages: (deadline) => nameForms(ctx, name).map((form) => ({ name: form, owner, deadline })),
  });
  const sent = await runExclusive(`minter ${chain.id}`, () =>
    send(ctx, namesChain, { name, owner, referralCode: input.referralCode, verdict }),
  );
  const hash = await untilMined(ctx, namesChain, sent.hash);
  const { identity, blockNumber } = await recordMint(ctx, { chainId: chain.id, txHash: hash, kind: "minted" });
  return { identity, transaction: { hash, chainId: chain.id, blockNumber } };
}

export function isSponsored(ctx: Pick<Context, "env">, { chain }: NamesChain): boolean {
  const { SPONSORED_MINTS: where, MINTER_KEY, VOUCHER_SIGNER_KEY } = ctx.env;
  const isOn = where === "all" || (where === "local" && chain.local);
  return isOn && MINTER_KEY !== undefined && VOUCHER_SIGNER_KEY !== undefined;
}

function requireSponsored(ctx: Context, namesChain: NamesChain): void {
  const { chain } = namesChain;
  if (isSponsored(ctx, namesChain)) return;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `Mints on chain ${chain.id} are not sponsored. Reserve and claim the name instead.`,
  );
}

interface Wanted {
  name: string;
  owner: Address;
  referralCode: string | undefined;
  verdict: NameVerdict;
}

/** Serialised over all processes, so that each transaction gets the next nonce. */
function send(ctx: Context, namesChain: NamesChain, wanted: Wanted): Promise<SignedTransaction> {
  return underLock(ctx.pg, senderLock(minterOf(ctx, namesChain)), async (client) => {
    const signed = await nextTransaction(ctx, client, namesChain, wanted);
    try {
      await orChainUnavailable(namesChain.chain, () => sendStored(client, namesChain.chain, signed));
    } catch (error) {
      // A mint that the node refused does not count.
      if (isRefusal(error)) await client.query("delete from sponsored_mint where tx_hash = $1", [signed.hash]);
      throw error;
    }
    return signed;
  });
}

/** A repeated request gets the transactions that it signed before, and skips those that the node refused. */
async function nextTransaction(
  ctx: Context,
  client: PoolClient,
  namesChain: NamesChain,
  wanted: Wanted,
): Promise<SignedTransaction> {
  for (;;) {
    const signed = await sqlTransactionOn(client, (sql) => storeAndSign(ctx, sql, namesChain, wanted));
    const { rowCount } = await client.query("select 1 from sponsored_mint where tx_hash = $1", [signed.hash]);
    if (rowCount) return signed;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ServiceError && isChainError(error.cause) && error.cause.code === "RPC_ERROR";
}

/** requireSponsored checked the key. */
const minterOf = ({ env }: Context, { chain }: NamesChain) => ({ chain, key: env.MINTER_KEY as Hex });

async function storeAndSign(
  ctx: Context,
  sql: PoolClient,
  namesChain: NamesChain,
  { name, owner, referralCode, verdict }: Wanted,
): Promise<SignedTransaction> {
  const { chain } = namesChain;
  if (!verdict.available && verdict.reserved?.address !== owner) {
    throw new ServiceError("NAME_UNAVAILABLE", verdict.reason ?? "The name is not available.");
  }
  await requireFree(sql, name);
  await countMint(ctx, sql);
  const issued = await issueVoucher(ctx, sql, {
    name,
    claimer: owner,
    chainId: chain.id,
    price: 0n,
    referralCode,
  });
  if (!issued)
    throw new ServiceError(
      "NAME_UNAVAILABLE",
      `${name} has a valid voucher for another wallet or chain; it expires within 15 minutes.`,
    );
  const signed = await signMint(ctx, sql, namesChain, issued);
  await sql.query("insert into sponsored_mint (tx_hash, developer_id, name, created_at) values ($1, $2, $3, $4)", [
    signed.hash,
    requireDeveloper(ctx).developerId,
    name,
    ctx.now,
  ]);
  return signed;
}

async function signMint(
  ctx: Context,
  sql: PoolClient,
  namesChain: NamesChain,
  { voucher, signature }: SignedVoucher,
): Promise<SignedTransaction> {
  const { chain, contract } = namesChain;
  const struct = { ...voucher, chainId: BigInt(voucher.chainId) };
  const data = encodeFunctionData({ abi: namesAbi, functionName: "mint", args: [struct, signature] });
  return orChainUnavailable(chain, () =>
    signAndStore(sql, minterOf(ctx, namesChain), { to: contract, data, now: ctx.now }),
  ).catch((error: unknown) => {
    const reverted = error instanceof ServiceError && isChainError(error.cause) && error.cause.code === "REVERTED";
    throw reverted
      ? new ServiceError("NAME_UNAVAILABLE", `The contract refuses to mint ${voucher.name}.`, { cause: error })
      : error;
  });
}

/** Repeats the check under the lock, because another request may have minted the name. */
async function requireFree(sql: PoolClient, name: string): Promise<void> {
  const { rowCount } = await sql.query("select 1 from identity where name = $1", [name]);
  if (rowCount) throw new ServiceError("NAME_UNAVAILABLE", "The name is taken.");
}

async function countMint(ctx: Context, sql: PoolClient): Promise<void> {
  const developerId = requireDeveloper(ctx).developerId;
  // Concurrent mints of one developer must not exceed the limit together.
  await sql.query("select 1 from developer where id = $1 for update", [developerId]);
  const { rows } = await sql.query<{ minted: number }>(
    "select count(*)::int as minted from sponsored_mint where developer_id = $1 and created_at >= $2",
    [developerId, new Date(ctx.now.getTime() - (ctx.now.getTime() % 86_400_000))],
  );
  if ((rows[0]?.minted ?? 0) < SPONSORED_A_DAY) return;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `A developer has ${SPONSORED_A_DAY} sponsored mints a day; today's are used up.`,
  );
}

/** The hash of the mined transaction, which may be one for a higher price. */
async function untilMined({ pg }: Context, { chain }: NamesChain, hash: string): Promise<string> {
  const client = interactiveClient(chain);
  const until = performance.now() + PATIENCE;
  for (;;) {
    const found = await orChainUnavailable(chain, () => findReceipt(pg, client, { chainId: chain.id, hash }));
    if (found) return found.hash;
    if (performance.now() > until) {
      throw new ServiceError(
        "CHAIN_UNAVAILABLE",
        `The transaction ${hash} was sent to chain ${chain.id} and is not mined yet. Call POST /mint/confirm later.`,
      );
    }
    await setTimeout(chain.local ? POLL_EVERY.local : POLL_EVERY.remote);
  }
}
