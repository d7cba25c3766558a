import { beforeAll, describe, expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
import { tradingSorts } from "./schemas.ts";
import { addToHistograms } from "./trader-rows.ts";

const world = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:9"], wallets: "all" }] });

/** Values around the bounds of buckets, with ties, small and large. */
const amounts = [0, 1, 9, 10, 57, 99, 100, 101, 109, 110, 111, 989, 990, 991, 999, 1_000, 1_001, 12_345].map(BigInt);
const large = [10n ** 60n - 1n, 10n ** 60n, 10n ** 60n + 1n, 123n * 10n ** 57n, 123n * 10n ** 57n + 1n];
const profits = [...amounts, ...large].flatMap((value) => [value, value, -value]);
// A stride that shares no factor with their number mixes the values with the order of the addresses.
const traders = profits.map((_, i) => ({
  subject: `0x${((i * 37) % 256).toString(16).padStart(2, "0")}${addressNumber(i + 1).slice(4)}`,
  trades: Number(amounts[i % amounts.length] ?? 0) + 1,
  volume: profits[(i * 7) % profits.length] ?? 0n,
  profit: profits[(i * 11) % profits.length] ?? 0n,
}));

beforeAll(async () => {
  const { pg } = world.ctx();
  for (const { subject, trades, volume, profit } of traders) {
    await pg.query("insert into trader values (1, 'all', $1, $2, $3, $4)", [
      subject,
      trades,
      String(volume),
      String(profit),
    ]);
  }
  await pg.query(addToHistograms("(select *, 1 as n from trader) t"));
});

const readBoard = async (sort: (typeof tradingSorts)[number], order: "asc" | "desc", limit: number, offset: number) =>
  (await getTradingLeaderboard(world.ctx(), { sort, order, timeframe: "all", limit, offset })).leaderboard;

describe.each(tradingSorts)("the board by %s", (sort) => {
  const sorted = [...traders].sort(
    (a, b) => Number(b[sort] > a[sort]) - Number(b[sort] < a[sort]) || (a.subject < b.subject ? -1 : 1),
  );
  const expected = sorted.map((trader) => ({
    rank: 1 + sorted.findIndex((one) => one[sort] === trader[sort]),
    address: checksum(trader.subject),
    [sort]: sort === "trades" ? trader.trades : String(trader[sort]),
  }));

  test.each([1, 7, 100])(
    "has each trader in its place with its rank, in pages of %i from either end",
    async (limit) => {
      for (let offset = 0; offset <= expected.length; offset += limit) {
        expect(await readBoard(sort, "desc", limit, offset)).toMatchObject(expected.slice(offset, offset + limit));
        const rising = expected
          .slice()
          .reverse()
          .slice(offset, offset + limit);
        expect(await readBoard(sort, "asc", limit, offset)).toMatchObject(rising);
      }
    },
  );
});

test("a deep page passes few of the rows above it", async () => {
  const place = traders.length - 10;
  const page = await readBoard("volume", "desc", 5, place);
  const { pg } = world.ctx();
  // The histogram still counts them.
  const { rowCount } = await pg.query("delete from trader where volume > 10000");
  expect(rowCount).toBeGreaterThan(10);
  expect(await readBoard("volume", "desc", 5, place)).toEqual(page);
});

test("a page among many traders with one small value passes few of those before it", async () => {
  const { pg } = world.ctx();
  const equals = Array.from({ length: 400 }, (_, i) => {
    return `0x${(i % 256).toString(16).padStart(2, "0")}${addressNumber(i).slice(4)}`;
  });
  await pg.query("insert into trader select 1, '7d', unnest($1::text[]), 1, 0, 0", [equals]);
  await pg.query(addToHistograms("(select *, 1 as n from trader where period = '7d') t"));
  const read = () =>
    getTradingLeaderboard(world.ctx(), { sort: "trades", order: "desc", timeframe: "7d", limit: 5, offset: 200 });
  const page = await read();
  const [first] = page.leaderboard;
  expect(first).toMatchObject({ rank: 1, trades: 1 });
  // The histogram still counts those with other first digits.
  const { rowCount } = await pg.query("delete from trader where period = '7d' and left(subject, 4) < $1", [
    first?.address.toLowerCase().slice(0, 4),
  ]);
  expect(rowCount).toBeGreaterThan(190);
  expect(await read()).toEqual(page);
});
