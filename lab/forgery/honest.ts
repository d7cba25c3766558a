import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "csv-parse";
import { quantile } from "../../bench/support/table.ts";
import { DAY, emptyFacts, foldActivity, type Model, scoreTiers, type WalletFacts } from "../../lib/engine/index.ts";
import { findSplit, type History, readActivity, readHistories } from "../validity/read-histories.ts";
import { HOME } from "./ledger.ts";
import { type Scored, scoreParts } from "./score.ts";

const ROOT = resolve(import.meta.dirname, "../..");
export const sampleFolder = join(ROOT, "data/wallets");

/** A recorded wallet that nobody reported, as it was at one moment. */
export interface HonestWallet {
  address: string;
  history: History;
  /** The moment, unix seconds, and the blocks of the first and the last row up to it. */
  lastAt: number;
  firstBlock: number;
  lastBlock: number;
  /** Never folded further. */
  facts: WalletFacts;
  /** 00:00 UTC of the last recorded day. */
  asOf: number;
  scored: Scored;
}

/** Recorded honest wallets with a score: after their last transaction, and 30 days after their first. */
export interface Population {
  whole: HonestWallet[];
  newcomers: HonestWallet[];
}

/**
 * The honest wallets of a folder. Labels tell them from frauds; a folder without labels, such as the
 * repository's sample, counts as honest who is on no list of reported addresses.
 */
export async function readHonest(folder: string, model: Model): Promise<Population> {
  const histories = await readHonestHistories(folder);
  const at = (cutoff: (history: History) => number) =>
    histories
      .map((history) => honestWallet(history, cutoff(history), model))
      .filter((wallet) => wallet.scored.facts.sent > 0);
  return { whole: at((history) => history.lastAt), newcomers: at((history) => history.firstAt + 30 * DAY) };
}

async function readHonestHistories(folder: string): Promise<History[]> {
  const hasLabels = readdirSync(folder).some((file) => /^wallets\..+\.csv$/.test(file));
  if (hasLabels) return (await readHistories(folder, findSplit(folder))).filter((wallet) => !wallet.fraud);
  const split = readdirSync(folder).flatMap((file) => /^normal_tx\.(.+)\.csv\.gz$/.exec(file)?.[1] ?? [])[0];
  if (split === undefined) throw new Error(`${folder} has no normal_tx.SPLIT.csv.gz`);
  const reported = await readReported();
  return [...(await readActivity(folder, split)).values()].filter((wallet) => !reported.has(wallet.address));
}

async function readReported(): Promise<Set<string>> {
  const file = join(ROOT, "data/lists/listed_addresses.csv");
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const reported = new Set<string>();
  for await (const row of createReadStream(file).pipe(parse({ columns: true }))) {
    reported.add(String(row.address).toLowerCase());
  }
  return reported;
}

/** A recorded wallet as it was at a time (unix seconds). */
function honestWallet(history: History, cutoff: number, model: Model): HonestWallet {
  const { address } = history;
  const rows = history.activity.filter((row) => row.at <= cutoff);
  const facts = foldActivity(emptyFacts(address, HOME), rows);
  const asOf = Math.floor(cutoff / DAY) * DAY;
  return {
    address,
    history,
    lastAt: cutoff,
    firstBlock: rows[0]?.blockNumber ?? 0,
    lastBlock: rows.at(-1)?.blockNumber ?? 0,
    facts,
    asOf,
    scored: scoreParts(partsOf(address, facts, asOf), {}, model),
  };
}

/** The facts of one wallet on the home chain as the input of a merge. */
export function partsOf(wallet: string, facts: WalletFacts, asOf: number) {
  return { wallets: [wallet], parts: [{ facts, asOf, referenceWei: "1000000000000000000" }], funding: [] };
}

/** What a forged wallet is to pass: a total, and the days it may take. */
export interface Level {
  name: LevelName;
  above: number;
  withinDays: number;
}
export const levelNames = ["p50", "p90", "p90 in 90 days", "p99", "platinum"] as const;
export type LevelName = (typeof levelNames)[number];

/** Percentiles of the honest totals over whole histories, and the tier of platinum. */
export function levelsOf({ whole }: Population): Level[] {
  const totals = whole.map((wallet) => wallet.scored.points.total);
  const platinum = scoreTiers.find((tier) => tier.name === "platinum")?.from ?? Number.POSITIVE_INFINITY;
  const above: Record<LevelName, number> = {
    p50: quantile(totals, 0.5),
    p90: quantile(totals, 0.9),
    "p90 in 90 days": quantile(totals, 0.9),
    p99: quantile(totals, 0.99),
    platinum: platinum - 1,
  };
  return levelNames.map((name) => ({ name, above: above[name], withinDays: name === "p90 in 90 days" ? 90 : 365 }));
}
