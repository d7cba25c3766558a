import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import { asHex, type Columns, insertRows, plainArray } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Logger } from "../../core/log.ts";
import { inSteps } from "../../core/yield-regularly.ts";
import { DAY, findPassedMoney, mayPass, type PassedMoney, type Payment, passingRules } from "../../engine/index.ts";
import type { ProfilePart } from "../../engine/wallet-clusters/profile.ts";
import { readActiveModel } from "../models/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { markPending } from "./due.ts";
import { readPassedMoney, readScoredChains } from "./load-subjects.ts";
import { scoreTransaction } from "./lock-scores.ts";
import { isService, type ScoringSettings } from "./settings.ts";
import { markStaleCloses } from "./stale-closes.ts";

/** Wallets whose payments are read in one statement. */
const PAGE = 200;
/** Wallets whose rows are written in one transaction. */
const CHANGED_PAGE = 500;
const MICRO = 1_000_000n;
/** Payments followed at once, some kilobyte each. Where there are more, only larger ones are. */
const MOST_PAYMENTS = 200_000;

/** The subjects of the wallets through whose hands money may have passed, by wallet: `visit` tells them by their facts. */
export function openHands() {
  const subjects = new Map<string, string>();
  return {
    subjects,
    visit(wallet: string, subject: string, parts: readonly ProfilePart[]): void {
      if (mayPass(parts)) subjects.set(wallet, subject);
    },
  };
}

interface PassedSearch {
  subjects: ReadonlyMap<string, string>;
  now: Date;
  signal: AbortSignal | undefined;
  log?: Logger | undefined;
  /** Payments that are followed at once. */
  most?: number | undefined;
}

/**
 * Find the money that passed from hand to hand among wallets. Those for which it changed are pending from the transaction on that writes
 * it, and their closes are computed again from the day on which it counts. Returns how many changed. An interrupted search is repeated.
 */
export async function searchPassedMoney(
  pg: Pool,
  sql: Sql,
  settings: ScoringSettings,
  { subjects, now, signal, log, most = MOST_PAYMENTS }: PassedSearch,
): Promise<number> {
  const payments = await readPayments(sql, settings, { wallets: [...subjects.keys()], most, signal, log });
  const isOne = (address: string) => isService(settings.services, address);
  const rows = await inSteps(findPassedMoney([...payments.values()], subjects, isOne), signal);
  const [found, stored] = [byWallet(rows), byWallet(await readPassedMoney(sql))];
  const changed = [...new Set([...found.keys(), ...stored.keys()])]
    .filter((wallet) => !isDeepStrictEqual(found.get(wallet), stored.get(wallet)))
    .sort();
  for (const wallets of chunks(changed, CHANGED_PAGE)) {
    const fromDays = new Map(wallets.map((wallet) => [wallet, firstChange(found.get(wallet), stored.get(wallet))]));
    await scoreTransaction(pg, async (tx) => {
      await tx.query("delete from passed_money where wallet = any($1::text[])", [wallets]);
      await insertRows(tx, "passed_money", { columns, rows: wallets.flatMap((wallet) => found.get(wallet) ?? []) });
      // Other models do not count it, and a switch scores all.
      if (!(await readActiveModel(tx)).spec.gates?.some((gate) => gate.passed)) return;
      await markPending(tx, wallets, "clusters");
      await markCloses(tx, settings, fromDays, now);
    });
  }
  return changed.length;
}

function byWallet(rows: readonly PassedMoney[]): Map<string, PassedMoney[]> {
  return groupBy(rows, ({ wallet }) => wallet);
}

/** 00:00 UTC of the first day on which other lots count. */
function firstChange(found: readonly PassedMoney[] = [], stored: readonly PassedMoney[] = []): number {
  const lotsOf = (rows: readonly PassedMoney[]) =>
    new Map(rows.flatMap(({ chainId, lots }) => lots.map((lot) => [JSON.stringify([chainId, entriesOf(lot)]), lot])));
  const [now, before] = [lotsOf(found), lotsOf(stored)];
  const differing = [...now, ...before].filter(([key]) => !(now.has(key) && before.has(key)));
  return Math.min(...differing.map(([, { since }]) => since)) * DAY;
}

/** In one order, whatever that of the columns is in which it was stored. */
function entriesOf(lot: PassedMoney["lots"][number]): [string, number | null][] {
  return Object.entries(lot).sort(([a], [b]) => (a < b ? -1 : 1));
}

interface PaymentRow {
  wallet: string;
  other: string;
  isOut: boolean;
  block: number;
  txIndex: number;
  hash: string;
  day: number;
  wei: string;
}

/**
 * What wallets paid and were paid on each chain, by transaction and addresses: both sides of a payment may have a row of it. What a wallet
 * pays by calling a contract is for what the contract does. Of more than fit the least amount doubles until they do, in whatever order
 * wallets come.
 */
async function readPayments(
  sql: Sql,
  { chains, worthless }: ScoringSettings,
  {
    wallets,
    most,
    signal,
    log,
  }: { wallets: readonly string[] } & Pick<PassedSearch, "signal" | "log"> & { most: number },
): Promise<Map<string, Payment>> {
  const payments = new Map<string, Payment>();
  let leastAmount: number = passingRules.leastAmount;
  for (const page of chunks(wallets, PAGE)) {
    for (const [chainId, { referenceWei }] of chains) {
      signal?.throwIfAborted();
      if (worthless.has(chainId)) continue;
      const unit = BigInt(referenceWei);
      const least = (unit * BigInt(leastAmount)) / MICRO;
      const { rows } = await sql.query<PaymentRow>(
        `select wallet, ${asHex("counterparty")} as other, kind = 'sent' as "isOut", block_number as block, tx_index as "txIndex",
           ${asHex("tx_hash")} as hash, (at / 86400)::int as day, sum(amount)::text as wei
         from activity
         where wallet = any($1::text[]) and chain_id = $2 and kind in ('sent', 'received') and amount > 0 and counterparty is not null
           and (kind = 'received' or method is null)
         group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) >= $3::numeric`,
        [plainArray(page), chainId, String(least)],
      );
      for (const { wallet, other, isOut, hash, wei, ...place } of rows) {
        const [from, to] = isOut ? [wallet, other] : [other, wallet];
        const amount = Math.min(Number((BigInt(wei) * MICRO) / unit), Number.MAX_SAFE_INTEGER);
        if (from !== to) payments.set([chainId, hash, from, to].join(" "), { chainId, from, to, amount, ...place });
      }
      leastAmount = keepLarger(payments, leastAmount, most, log);
    }
  }
  return payments;
}

/** Double the least amount until no more than `most` payments are left. Returns it. */
function keepLarger(payments: Map<string, Payment>, least: number, most: number, log: Logger | undefined): number {
  let leastAmount = least;
  while (payments.size > most) {
    leastAmount *= 2;
    for (const [key, { amount }] of payments) if (amount < leastAmount) payments.delete(key);
  }
  if (leastAmount > least)
    log?.warn({ leastAmount }, "too many payments: only larger ones, in millionths of a unit, are followed");
  return leastAmount;
}

/** Mark the closes of the subjects of these wallets from a day on. */
async function markCloses(
  sql: Sql,
  settings: ScoringSettings,
  fromDays: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where address = any($1::text[])",
    [plainArray([...fromDays.keys()])],
  );
  const scopes = await readScoredChains(
    sql,
    rows.map(({ subject }) => subject),
    settings,
  );
  const ranges = rows.flatMap(({ address, subject }) =>
    [ALL_CHAINS, ...(scopes.get(subject) ?? [])].map((scope) => ({ subject, scope, from: fromDays.get(address) ?? 0 })),
  );
  await markStaleCloses(sql, ranges, now);
}

const columns: Columns<PassedMoney> = {
  wallet: ["word", (row) => row.wallet],
  chain_id: ["int", (row) => row.chainId],
  lots: ["jsonb", (row) => row.lots],
};
