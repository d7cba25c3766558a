import { join } from "node:path";
import type { Context } from "../lib/core/context.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { claimEarned } from "../lib/domains/achievements/achievements.ts";
import { linkRow } from "../lib/domains/identities/identity-links.ts";
import { newestModel } from "../lib/domains/models/index.ts";
import {
  boardsOf,
  findAlikeWallets,
  LINK_ENDED,
  lockScores,
  readFlags,
  recomputeStale,
  rescoreOutdated,
  rescoreWallets,
  scoreTransaction,
  scoringSettings,
  switchModel,
  weighPayments,
} from "../lib/domains/scores/index.ts";
import { keepWallets, trackWallet } from "../lib/domains/wallets/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { startRecordedExplorer } from "../scripts/recorded-explorer.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { ATTESTATION_SEEDS } from "../scripts/simulation/wallets.ts";
import { insertIdentities } from "../tests/factories/identities.ts";
import { backfillWallet } from "../tests/indexer/run-backfill.ts";
import { inContext } from "./support/dependencies.ts";
import { digestPrinter } from "./support/digest-printer.ts";
import { type Indexing, indexInTurns, type LocalChain, simulateBothChains } from "./support/index-both-chains.ts";
import { readers, tables } from "./support/read-everything.ts";
import { RECORDED, recordedChain } from "./support/recorded-explorer.ts";
import { GENESIS } from "./support/simulated-chains.ts";
import { inWorld } from "./support/world.ts";

const { values } = parseCommandLine(
  `usage: npm run digests [-- --days 120 --into <folder>]

Index both local chains, of so many simulated days, and the 200 recorded wallets from an empty database, with reorgs, linked wallets, claims
and other settings, and print a digest of what each reader answers and of each table. The same sources print the same digests, and so do
sources that compute scores in another way: run it before and after a change that must not move a score. With --into the answers and
rows are also written to a folder, one file each.`,
  { days: { type: "string", default: "120" }, into: { type: "string" } },
);
const days = Number(values.days);
const root = join(import.meta.dirname, "..");
const DAY = 86_400;
/** When people claim and operators decide. */
const MIDDLE = new Date((GENESIS + Math.floor(days / 2) * DAY) * 1_000);
const NOW = new Date((GENESIS + (days + 1) * DAY) * 1_000);
const key = `0x${"11".repeat(32)}`;

async function run(
  ctx: Context,
  url: string,
  chains: readonly LocalChain[],
  wallets: readonly string[],
): Promise<void> {
  const begun = new Date();
  const indexing = await indexInTurns(ctx, url, chains);
  await indexAll(ctx, indexing, wallets).finally(() => indexing.close());
  const boardDays = Array.from({ length: 10 }, (_, i) => GENESIS + Math.floor((days * (i + 1)) / 11) * DAY);
  const print = digestPrinter(begun, values.into);
  console.log(`${days} days, ${chains.map(({ blocks }) => blocks.length).join(" and ")} blocks\n\nreaders`);
  for (const [name, read] of Object.entries(readers)) print(name, await read(ctx, boardDays));
  console.log("\ntables");
  for (const [name, text] of Object.entries(tables)) print(name, (await ctx.pg.query(text)).rows);
  await boardsOf(ctx).stop();
}

/** All that makes scores: blocks, histories, what the worker does by the day, and what people and operators do. */
async function indexAll(ctx: Context, indexing: Indexing, wallets: readonly string[]): Promise<void> {
  const daily = async () => {
    const forced = { now: ctx.now, isForced: true };
    for (const work of [weighPayments, findAlikeWallets]) await work(ctx.pg, scoringSettings(ctx.env), forced);
  };
  await rescoreOutdated(ctx.pg, scoringSettings(ctx.env), { now: () => ctx.now });
  await indexing.writeUpTo(0.4);
  const backfill = { settings: scoringSettings(ctx.env), signal: new AbortController().signal };
  for (const address of wallets) {
    await trackWallet(ctx, { address, chainIds: [RECORDED] });
    await backfillWallet(ctx, { address, chainId: RECORDED }, backfill);
  }
  await daily();
  await indexing.writeUpTo(0.6);
  await linkWallets(ctx, wallets);
  await settleCloses(ctx);
  await indexing.writeUpTo(0.8);
  await claimSome(ctx);
  await upholdAppeals(ctx);
  await unlinkOne(ctx);
  await daily();
  await switchTo(ctx, "3");
  await rescoreOutdated(ctx.pg, { ...scoringSettings(ctx.env), listContacts: false }, { now: () => ctx.now });
  await indexing.writeUpTo(0.9);
  await switchTo(ctx, newestModel.spec.version);
  await indexing.writeUpTo(1);
  await rescoreOutdated(ctx.pg, scoringSettings(ctx.env), { now: () => ctx.now });
  await settleCloses(ctx);
}

/** What one mark leads to may be marked again. */
async function settleCloses({ pg, env, log, now }: Context): Promise<void> {
  let minutes = 0;
  const later = () => new Date(Math.max(now.getTime(), Date.now()) + (DAY + 60 * minutes++) * 1_000);
  await recomputeStale(pg, scoringSettings(env), { now: later, log });
}

/** Identities of a wallet of the local chains with another one and a recorded one, linked on different days. */
async function linkWallets(ctx: Context, recorded: readonly string[]): Promise<void> {
  const { rows } = await ctx.pg.query<{ wallet: string }>(
    "select wallet from facts where chain_id <> $1 and wallet <> all($2::text[]) group by wallet order by md5(wallet) limit 16",
    [RECORDED, ctx.env.ATTESTATION_SEEDS],
  );
  const names = rows
    .slice(0, 8)
    .map(({ wallet: owner }, i) => ({ name: `digest${i}`, owner, state: "activated" as const }));
  await insertIdentities(ctx.pg, names);
  await scoreTransaction(ctx.pg, async (sql) => {
    for (const [i, { name, owner }] of names.entries()) {
      const others = [rows[8 + i]?.wallet, recorded[i * 7]].flatMap((wallet) => wallet ?? []).slice(0, 1 + (i % 2));
      await keepWallets(sql, [owner, ...others], ctx.now);
      for (const [place, address] of [owner, ...others].entries()) {
        const linkedAt = new Date((GENESIS + (3 + 5 * place + i) * DAY) * 1_000);
        const link = { address, primary: place === 0, linkedAt, movedAt: null };
        await linkRow(sql, { identity: { name, owner }, link, now: ctx.now });
      }
      const linked = { wallets: [owner, ...others], since: new Date(GENESIS * 1_000), now: ctx.now };
      await rescoreWallets(sql, scoringSettings(ctx.env), linked);
    }
  });
}

async function claimSome(ctx: Context): Promise<void> {
  const earned = `select subject, id as "achievementId" from earned_achievement order by md5(subject || id) limit 40`;
  for (const one of (await ctx.pg.query<{ subject: string; achievementId: string }>(earned)).rows) {
    await sqlTransaction(ctx.pg, async (sql) => {
      await lockScores(sql);
      await claimEarned({ ...ctx, now: MIDDLE }, sql, one);
    });
  }
}

/** A flag of each of some wallets is set aside. */
async function upholdAppeals(ctx: Context): Promise<void> {
  const { rows } = await ctx.pg.query<{ wallet: `0x${string}` }>("select distinct wallet from facts order by 1");
  const flags = await readFlags(ctx, { wallets: rows.map(({ wallet }) => wallet) });
  const flagged = [...flags].flatMap(([wallet, [first]]) => (first ? [{ wallet, flag: first.flag }] : [])).slice(0, 8);
  for (const [i, { wallet, flag }] of flagged.entries()) {
    await scoreTransaction(ctx.pg, async (sql) => {
      await sql.query(
        `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by, decided_at, from_day)
         values ($1, $2, $3, 'digest', '{}', 'upheld', 'dev_digest', $4::timestamptz, $4::timestamptz, $4::timestamptz, $4::timestamptz::date)`,
        [`apl_digest${i}`, wallet, flag, MIDDLE],
      );
      const scored = { wallets: [wallet], since: MIDDLE, now: ctx.now, cause: "appeal" as const };
      await rescoreWallets(sql, scoringSettings(ctx.env), scored);
    });
  }
}

/** The last linked wallet is its own subject again. */
async function unlinkOne(ctx: Context): Promise<void> {
  await scoreTransaction(ctx.pg, async (sql) => {
    const { rows } = await sql.query<{ address: string; subject: string }>(
      "select address, subject from wallet where subject <> address order by address desc limit 1",
    );
    for (const { address, subject } of rows) {
      await sql.query("delete from identity_wallet where address = $1", [address]);
      await sql.query("update wallet set subject = address where address = $1", [address]);
      const ended = { wallets: [subject, address], since: LINK_ENDED, now: ctx.now };
      await rescoreWallets(sql, scoringSettings(ctx.env), ended);
    }
  });
}

async function switchTo(ctx: Context, version: string): Promise<void> {
  const values = [version, new Date((GENESIS + 1) * 1_000)];
  await ctx.pg.query("insert into model_switch (version, announced_at, active_from) values ($1, $2, $2)", values);
  await switchModel(ctx, scoringSettings(ctx.env));
}

await inWorld(async (world) => {
  const chains = await simulateBothChains(world, days);
  const explorer = await startRecordedExplorer({ dir: join(root, "data/wallets") });
  const recorded = recordedChain(explorer.url);
  const settings = {
    CHAINS: JSON.stringify([recorded, ...chains.map(({ config }) => config)]),
    ATTESTATION_SEEDS: ATTESTATION_SEEDS.map((account) => localAccount(account).address).join(),
    LISTED_ADDRESSES: join(root, "data/lists/listed_addresses.csv"),
    SERVICES: join(root, "data/lists/services.csv"),
    ...{ RECEIPT_SIGNER_KEY: key, SESSION_SECRET: key, NODE_ENV: "production" },
  };
  try {
    await inContext(settings, (ctx, url) => run({ ...ctx, now: NOW }, url, chains, explorer.wallets));
  } finally {
    await explorer.close();
  }
});
