import type { Hex } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";
import { createLoader, createSharedRead, readTogether } from "../../core/shared-snapshot.ts";
import { signHash, signingAccount } from "../../core/signing-account.ts";
import {
  categories,
  countsFrom,
  DAY,
  dayOf,
  type Model,
  pointsOverTime,
  type ScoreFacts,
  scorePoints,
} from "../../engine/index.ts";
import { hashJson, modelHash } from "../models/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { readCoverage } from "./coverage.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { hasWeight, WITH_ISSUER } from "./issuer-weights.ts";
import {
  MOST_VALID_DAYS,
  type Receipt,
  type ReceiptDomain,
  type ReceiptFacts,
  type ReceiptSource,
  receiptDigest,
  receiptDomain,
  type UnsignedReceipt,
} from "./receipt/receipt.ts";
import { receiptChecks, verifyReceipt } from "./receipt/verify.ts";
import type { Coverage, ReceiptVerdict } from "./schemas.ts";
import { scoringSettings } from "./settings.ts";
import { readScore } from "./stored-score.ts";

/** A signed receipt of an identity's score over all chains: the facts, their blocks, and the result. */
export async function getReceipt(ctx: Context, input: { identity: string }): Promise<{ receipt: Receipt }> {
  return readTogether(ctx.pg, async (sql) => {
    const subject = await requireIdentity(ctx, input.identity, sql);
    return { receipt: await issueReceipt(ctx, sql, subject) };
  });
}

/** A receipt of a known subject's score, from what `sql` sees. */
export async function issueReceipt(
  ctx: Pick<Context, "env" | "now">,
  sql: Sql,
  {
    subject,
    wallets,
    waitingName = null,
  }: { subject: string; wallets: readonly string[]; waitingName?: string | null },
): Promise<Receipt> {
  const issuedAt = Math.floor(ctx.now.getTime() / 1000);
  const [stored, coverage, expiration, epoch] = await Promise.all([
    readScore(ctx, sql, { subject, wallets, chainId: ALL_CHAINS, waitingName }),
    readCoverage(sql, { chains: ctx.env.CHAINS, wallets, now: ctx.now }),
    loadExpiration(sql, { wallets, now: issuedAt, seeds: ctx.env.ATTESTATION_SEEDS }),
    loadNewestEpoch(sql),
  ]);
  const unsigned = createReceipt({
    subject: checksum(subject),
    facts: stored.facts,
    sources: sourcesOf(ctx, coverage, Object.keys(stored.facts.asOf).map(Number)),
    coverage: coverage.map((one) => ({ ...one })),
    domain: receiptDomain(ctx.env),
    issuedAt,
    expirations: expiration === null ? [] : [expiration],
    model: stored.model,
  });
  return { ...(await signReceipt(unsigned, ctx.env.RECEIPT_SIGNER_KEY)), ...(epoch && { epoch }) };
}

/** The newest epoch of the board, if there is one. */
const loadNewestEpoch = createSharedRead(async (sql): Promise<Receipt["epoch"]> => {
  const { rows } = await sql.query<NonNullable<Receipt["epoch"]>>({
    name: "newest-epoch",
    text: "select number, root from epoch order by number desc limit 1",
  });
  return rows[0];
});

interface ExpirationKey {
  wallets: readonly string[];
  now: number;
  seeds: readonly string[];
}

/** When the next attestation that counts for these wallets expires, unix seconds; null if none does. */
const loadExpiration = createLoader(async (sql, keys: readonly ExpirationKey[]) => {
  const wallets = keys.flatMap((key, index) => key.wallets.map((wallet) => ({ wallet, index, now: key.now })));
  const { rows } = await sql.query<{ index: number; time: number }>(
    `select k.index, min(a.expiration_time) as time from unnest($1::int[], $2::text[], $3::bigint[]) as k(index, wallet, now)
     join attestation a on a.subject = k.wallet and a.expiration_time > k.now ${WITH_ISSUER}
     where ${hasWeight("$4")} group by k.index`,
    [
      wallets.map(({ index }) => index),
      wallets.map(({ wallet }) => wallet),
      wallets.map(({ now }) => now),
      keys[0]?.seeds ?? [],
    ],
  );
  const next = new Map(rows.map(({ index, time }) => [index, time]));
  return keys.map((_, index) => next.get(index) ?? null);
});

/** The source and the unit of each chain of the facts. */
function sourcesOf(
  ctx: Pick<Context, "env">,
  coverage: readonly Coverage[],
  chainIds: readonly number[],
): ReceiptSource[] {
  const settings = scoringSettings(ctx.env).chains;
  return coverage.flatMap(({ chainId, fromBlock, toBlock, blockHash }) => {
    const chain = settings.get(chainId);
    if (!chain || !chainIds.includes(chainId) || fromBlock === null || toBlock === null) return [];
    const { governors = [], pools = [] } = ctx.env.CHAINS.find((one) => one.id === chainId)?.contracts ?? {};
    return [{ chainId, fromBlock, toBlock, blockHash, ...chain, contracts: { governors, pools } }];
  });
}

interface ReceiptInput {
  /** The subject's checksummed address. */
  subject: string;
  facts: ScoreFacts;
  sources: readonly ReceiptSource[];
  coverage: UnsignedReceipt["coverage"];
  domain: ReceiptDomain;
  /** Unix seconds. */
  issuedAt: number;
  /** When attestations about the subject expire, unix seconds. */
  expirations?: readonly number[];
  model: Model;
}

/** Score the facts, and record everything that is needed to compute the score again. */
export function createReceipt(input: ReceiptInput): UnsignedReceipt {
  const { model } = input;
  const facts: ReceiptFacts = {
    ...input.facts,
    sources: [...input.sources].sort((a, b) => a.chainId - b.chainId),
    validUntil: validUntil(input.facts, input.expirations ?? [], model, input.issuedAt),
  };
  const { total, breakdown } = scorePoints(input.facts, model);
  return {
    subject: input.subject,
    modelVersion: model.spec.version,
    modelHash: modelHash(model),
    facts,
    factsHash: hashJson(facts),
    result: { total, breakdown },
    coverage: input.coverage,
    issuedAt: input.issuedAt,
    validUntil: facts.validUntil,
    domain: input.domain,
  };
}

/** Sign a receipt with the service's key (EIP-712, secp256k1). */
export async function signReceipt(receipt: UnsignedReceipt, privateKey: Hex): Promise<Receipt> {
  const signature = await signHash(privateKey, receiptDigest(receipt));
  return { ...receipt, signer: signingAccount(privateKey).address, signature };
}

/**
 * Until when a receipt is valid, unix seconds: the first time after its issue at which time alone changes the points. That is a UTC day
 * on which the same facts give other points, the end of a link's wait, or the expiry of an attestation; at most 30 days after the day of
 * issue began, so that the same facts have the same hash all day.
 */
export function validUntil(facts: ScoreFacts, expirations: readonly number[], model: Model, issuedAt: number): number {
  const waits = (facts.links ?? []).map((link) => countsFrom(link) ?? 0);
  const ends = [...waits, ...expirations].filter((end) => end > issuedAt);
  return Math.min(dayOf(issuedAt) + MOST_VALID_DAYS * DAY, firstOtherDay(facts, model, issuedAt), ...ends);
}

/** 00:00 UTC of the first day after `issuedAt` on which the facts give other points than on the day of it. */
function firstOtherDay(facts: ScoreFacts, model: Model, issuedAt: number): number {
  const pointsAt = pointsOverTime(facts, model);
  const today = dayOf(issuedAt);
  const before = pointsAt(today).breakdown;
  for (let day = today + DAY; day <= today + MOST_VALID_DAYS * DAY; day += DAY) {
    const { breakdown } = pointsAt(day);
    if (categories.some((category) => breakdown[category] !== before[category])) return day;
  }
  return Number.POSITIVE_INFINITY;
}

/** Characters of a receipt that count as one request; most receipts have a tenth. */
export const RECEIPT_PER_REQUEST = 32 * 1024;

/** How many requests a check counts as: forged receipts may be as long as a body. */
export function receiptCost({ receipt }: { receipt: unknown }): number {
  return Math.ceil(JSON.stringify(receipt).length / RECEIPT_PER_REQUEST);
}

/** Checks that a receipt is of this service, recomputes to its own points, and is valid at `at` (now if absent). */
export async function judgeReceipt(
  ctx: Pick<Context, "env" | "now">,
  { receipt: given, at = ctx.now }: { receipt: unknown; at?: Date },
): Promise<ReceiptVerdict> {
  const { ok, checks, receipt } = await verifyReceipt(given, {
    signer: privateKeyToAddress(ctx.env.RECEIPT_SIGNER_KEY),
    at: Math.floor(at.getTime() / 1000),
  });
  return {
    valid: ok,
    subject: receipt?.subject ?? null,
    total: receipt?.result.total ?? null,
    checks: checks.map((one) => ({ ...one, meaning: receiptChecks[one.check] })),
  };
}
