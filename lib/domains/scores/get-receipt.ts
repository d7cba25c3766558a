import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { requireIdentity } from "../wallets/index.ts";
import { readCoverage } from "./coverage.ts";
import type { Coverage } from "./coverage-schema.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { readScore } from "./read-score.ts";
import { type Receipt, type ReceiptSource, receiptDomain } from "./receipt.ts";
import { scoringSettings } from "./scoring-settings.ts";
import { createReceipt, signReceipt } from "./sign-receipt.ts";

/** A signed receipt of an identity's score over all chains: the facts, their blocks, and the result. */
export async function getReceipt(ctx: Context, input: { identity: string }): Promise<{ receipt: Receipt }> {
  const subject = await requireIdentity(ctx, input.identity);
  return { receipt: await readSnapshot(ctx.pg, (sql) => issueReceipt(ctx, sql, subject)) };
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
  const stored = await readScore(ctx, sql, { subject, wallets, chainId: ALL_CHAINS, waitingName });
  const coverage = await readCoverage(sql, { chains: ctx.env.CHAINS, wallets, now: ctx.now });
  const issuedAt = Math.floor(ctx.now.getTime() / 1000);
  const unsigned = createReceipt({
    subject: checksum(subject),
    facts: stored.facts,
    sources: sourcesOf(ctx, coverage, Object.keys(stored.facts.asOf).map(Number)),
    coverage: coverage.map((one) => ({ ...one })),
    domain: receiptDomain(ctx.env),
    issuedAt,
    expirations: await readExpirations(sql, wallets, issuedAt),
    model: stored.model,
  });
  const epoch = await readNewestEpoch(sql);
  return { ...(await signReceipt(unsigned, ctx.env.RECEIPT_SIGNER_KEY)), ...(epoch && { epoch }) };
}

/** The newest epoch of the board, if there is one. */
async function readNewestEpoch(sql: Sql): Promise<Receipt["epoch"]> {
  const { rows } = await sql.query<NonNullable<Receipt["epoch"]>>(
    "select number, root from epoch order by number desc limit 1",
  );
  return rows[0];
}

/** When the next attestation about these wallets expires, if any; unix seconds. */
async function readExpirations(sql: Sql, wallets: readonly string[], now: number): Promise<number[]> {
  const { rows } = await sql.query<{ expiration_time: number }>(
    `select expiration_time from attestation where subject = any($1::text[]) and expiration_time > $2
     order by expiration_time limit 1`,
    [wallets, now],
  );
  return rows.map((row) => row.expiration_time);
}

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
