import { beforeEach, expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { trackAutomatically } from "./track-automatically.ts";
import { trackWallet } from "./track-wallet.ts";

const MOST_PER_CLIENT = 20;

const holder = useContext({
  chains: [
    { id: 1, name: "Explored", explorers: [{ url: "http://127.0.0.1:9", apiKey: undefined, rate: 5, pageSize: 1000 }] },
  ],
  env: { AUTOMATIC_TRACKING_PER_HOUR: "30", AUTOMATIC_TRACKING_PER_DAY: "40" },
});
const start = new Date("2026-01-15T12:00:00Z");
const chainIds = [1];

beforeEach(async () => {
  holder.now = start;
  await emptyTables(holder.ctx().pg, "automatic_tracking, tracked_wallet, backfill, wallet");
});

const signIn = (n: number, client: string) =>
  trackAutomatically(holder.ctx(), { address: addressNumber(n), chainIds, kind: "sign-in", client });
const count = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("sign-ins of many wallets from one client are tracked up to its daily limit, also concurrently, and those of others still are", async () => {
  expect(count(await Promise.all(range(1, 26).map((n) => signIn(n, "mallory"))))).toBe(MOST_PER_CLIENT);
  expect(await signIn(50, "alice")).toBe(true);
  const { rows } = await holder.ctx().pg.query("select party, count(*)::int as n from backfill group by 1");
  expect(rows).toEqual([{ party: "automatic", n: MOST_PER_CLIENT + 1 }]);
});

test("sign-ins from many clients are tracked up to the service's limits an hour and a day, apart from identities", async () => {
  for (const n of range(1, 40)) await signIn(n, `client ${n}`);
  const tracked = async () => (await holder.ctx().pg.query("select 1 from tracked_wallet")).rows.length;
  expect(await tracked()).toBe(30);
  expect(await trackAutomatically(holder.ctx(), { address: addressNumber(99), chainIds, kind: "identity" })).toBe(true);
  holder.now = new Date(start.getTime() + 3_600_001);
  for (const n of range(100, 140)) await signIn(n, `client ${n}`);
  expect(await tracked()).toBe(41);
  holder.now = new Date(start.getTime() + 86_400_001);
  expect(await signIn(200, "client 200")).toBe(true);
});

test("a wallet that is tracked already, or counted today, signs in without being counted again", async () => {
  for (const n of range(1, 31)) await signIn(n, `client ${n}`);
  expect(await signIn(1, "client 1")).toBe(true);
  expect(await signIn(77, "client 77")).toBe(false);
  await trackWallet(holder.ctx(), { address: addressNumber(77) });
  expect(await signIn(77, "client 77")).toBe(true);
});
