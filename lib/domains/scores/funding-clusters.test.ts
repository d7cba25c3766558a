import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { insertActivity } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import type { Activity } from "../../engine/index.ts";
import {
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
  writeFundingClusters,
} from "./funding-clusters.ts";

const holder = useContext();
const a = addressNumber(0xa);
const b = addressNumber(0xb);
const c = addressNumber(0xc);
const d = addressNumber(0xd);
const z = addressNumber(0xe);
const bank = addressNumber(0xf);
const other = addressNumber(0x10);
const HOUR = 3_600;
const START = 1_700_000_000;
/** The chain day that covers blocks below this number. */
const before = (block: number) => START + block * HOUR;

beforeEach(async () => {
  await emptyTables(holder.ctx().pg, "activity, funding_cluster");
});

const write = (rows: readonly Activity[]) => insertActivity(holder.ctx().pg, rows);

const fund = (from: string, wallet: string, blockNumber: number, more: Partial<Activity> = {}) =>
  activity({ wallet, kind: "received", blockNumber, counterparty: from, amount: 1n, ...more });
const sent = (wallet: string, blockNumber: number, more: Partial<Activity> = {}) =>
  activity({ wallet, kind: "sent", blockNumber, counterparty: other, amount: 1n, ...more });

async function readClusters(): Promise<Record<string, [funder: string, clusterSize: number, chainLength: number]>> {
  const { rows } = await holder
    .ctx()
    .pg.query(
      "select wallet, funder, cluster_size, chain_length from funding_cluster where chain_id = 1 order by wallet",
    );
  return Object.fromEntries(rows.map((row) => [row.wallet, [row.funder, row.cluster_size, row.chain_length]]));
}

test("wallets that sent and share a first funder are a cluster; those that never sent are not in it", async () => {
  await write([
    fund(bank, a, 1),
    fund(bank, b, 1),
    fund(bank, c, 1),
    fund(other, a, 2),
    sent(a, 3),
    activity({ wallet: b, kind: "failed", blockNumber: 3 }),
  ]);
  await recomputeFundingClusters(holder.ctx().pg, { chainId: 1, day: before(10) });
  expect(await readClusters()).toEqual({ [a]: [bank, 2, 0], [b]: [bank, 2, 0] });
});

test("value after a wallet's first transaction, from itself, or on another chain has no funder", async () => {
  await write([
    sent(a, 1),
    fund(bank, a, 2),
    fund(b, b, 1),
    sent(b, 2),
    fund(bank, c, 1, { chainId: 2 }),
    sent(c, 2),
    fund(bank, d, 3, { txIndex: 5 }),
    sent(d, 3, { txIndex: 4 }),
  ]);
  await recomputeFundingClusters(holder.ctx().pg, { chainId: 1, day: before(10) });
  expect(await readClusters()).toEqual({});
});

test("a chain of funders that each funded one wallet grows by one with every link, and ends at a funder of several", async () => {
  await write([
    fund(bank, a, 1),
    fund(bank, z, 1),
    sent(z, 2),
    sent(a, 2),
    fund(a, b, 2),
    sent(b, 3),
    fund(b, c, 3),
    sent(c, 4),
  ]);
  await recomputeFundingClusters(holder.ctx().pg, { chainId: 1, day: before(10) });
  expect(await readClusters()).toEqual({ [a]: [bank, 2, 0], [b]: [a, 1, 1], [c]: [b, 1, 2], [z]: [bank, 2, 0] });
});

test("activity of the day itself does not count", async () => {
  await write([fund(bank, a, 1), sent(a, 2), fund(bank, b, 1), sent(b, 10)]);
  await recomputeFundingClusters(holder.ctx().pg, { chainId: 1, day: before(10) });
  expect(await readClusters()).toEqual({ [a]: [bank, 1, 1] });
});

/** A wallet that sends first, and its funder: an address that never sends, or a wallet that sent earlier. */
interface FirstSend {
  wallet: string;
  funder: string | null;
}

/** Every row counted by itself. */
function countAll(senders: readonly FirstSend[]): Awaited<ReturnType<typeof readClusters>> {
  const funders = new Map(senders.flatMap(({ wallet, funder }) => (funder ? [[wallet, funder] as const] : [])));
  const sizeOf = (funder: string) => [...funders.values()].filter((one) => one === funder).length;
  const lengthOf = (wallet: string): number => {
    const funder = funders.get(wallet);
    return funder === undefined || sizeOf(funder) > 1 ? 0 : 1 + lengthOf(funder);
  };
  return Object.fromEntries(
    [...funders].map(([wallet, funder]) => [wallet, [funder, sizeOf(funder), lengthOf(wallet)]]),
  );
}

/** Twenty wallets, each funded by one before it, by one of two banks or not at all. */
const firstSends = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 20, maxLength: 20 })
  .map((choices) =>
    choices.map((choice, i): FirstSend => {
      const earlier = Array.from({ length: i }, (_, at) => addressNumber(0x100 + at));
      const funders = [null, bank, other, ...earlier];
      return { wallet: addressNumber(0x100 + i), funder: funders[Math.floor(choice * funders.length)] ?? null };
    }),
  );

test("day by day, with one open instance or a new one each day, the rows equal a full count, and every changed row is returned", async () => {
  const { pg } = holder.ctx();
  await fc.assert(
    fc.asyncProperty(firstSends, fc.integer({ min: 1, max: 20 }), fc.boolean(), async (all, perDay, staysOpen) => {
      await emptyTables(pg, "activity, funding_cluster");
      await write(
        all.flatMap(({ wallet, funder }, i) => [
          ...(funder ? [fund(funder, wallet, i * 2)] : []),
          sent(wallet, i * 2 + 1),
        ]),
      );
      const open = (wallets: readonly string[]) => openFundingClusters(pg, 1, wallets);
      const lasting = staysOpen ? await open(all.map((one) => one.wallet)) : null;
      let returned = {};
      for (let from = 0; from < all.length; from += perDay) {
        const to = Math.min(from + perDay, all.length);
        const senders = await readSenders(pg, { chainId: 1, from: before(from * 2), to: before(to * 2) });
        expect([...senders].sort()).toEqual(
          all
            .slice(from, to)
            .map((one) => one.wallet)
            .sort(),
        );
        const changed = (lasting ?? (await open(senders))).addSenders(senders);
        await writeFundingClusters(pg, changed);
        const changedRows = changed.map((row) => [row.wallet, [row.funder, row.clusterSize, row.chainLength]]);
        const wanted = countAll(all.slice(0, to));
        returned = { ...returned, ...Object.fromEntries(changedRows) };
        expect(returned).toEqual(wanted);
        expect(await readClusters()).toEqual(wanted);
      }
      await recomputeFundingClusters(pg, { chainId: 1, day: before(all.length * 2) });
      expect(await readClusters()).toEqual(countAll(all));
    }),
    { numRuns: rounds(20, 60) },
  );
});
