import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";
import { createLoader, createSharedRead, readTogether } from "../../core/shared-snapshot.ts";
import { requireIdentity } from "../wallets/index.ts";
import { readCoverage } from "./coverage.ts";
import type { Coverage } from "./coverage-schema.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { hasWeight, WITH_ISSUER } from "./inputs/counted-attestations.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readScore } from "./read-score.ts";
import { type Receipt, type ReceiptSource, receiptDomain } from "./receipt.ts";
import { createReceipt, signReceipt } from "./sign-receipt.ts";

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
