import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { categories } from "../lib/engine/index.ts";
import { address } from "../tests/engine/sample-facts.ts";
import { testFolder, useFolder } from "../tests/setup/folder.ts";
import { runProgram } from "../tests/setup/run-program.ts";

const DAY = 86_400;
const start = Date.parse("2017-06-01T00:00:00Z") / 1_000;
const folder = useFolder();

const transactionColumns =
  "account,blockNumber,timeStamp,hash,nonce,from,to,value,gasPrice,gasUsed,isError,contractAddress,methodId";
const tokenColumns = "account,blockNumber,timeStamp,hash,from,to,value,contractAddress,tokenSymbol,tokenDecimal";

let serial = 0;
function transaction(account: string, day: number, from: string, to: string, ether: number, isError = 0): string {
  serial++;
  const value = `${ether}${"0".repeat(18)}`;
  return [
    account,
    4_000_000 + day,
    start + day * DAY + serial,
    `0x${serial}`,
    0,
    from,
    to,
    value,
    1,
    21_000,
    isError,
    "",
    "0x",
  ].join(",");
}

/** Honest wallets pay a few addresses over a year; frauds collect from a crowd in a week; one of each never sends. */
beforeAll(() => {
  const wallets: string[] = [];
  const rows: string[] = [];
  for (let n = 1; n <= 8; n++) {
    const honest = address(n);
    wallets.push(`${honest},cohort,0,0`);
    rows.push(transaction(honest, 0, address(900), honest, 50));
    for (let day = 1; day < 360; day += 20 + n)
      rows.push(transaction(honest, day, honest, address(500 + (day % 4)), 1));
    const fraud = address(100 + n);
    wallets.push(`${fraud},cohort,1,0`);
    for (let i = 0; i < 20; i++) rows.push(transaction(fraud, i % 5, address(2_000 + 50 * n + i), fraud, 1));
    rows.push(transaction(fraud, 6, fraud, address(999), 15), transaction(fraud, 7, fraud, address(999), 1, 1));
  }
  for (const [silent, label] of [
    [address(50), 0],
    [address(150), 1],
  ] as const) {
    wallets.push(`${silent},cohort,${label},0`);
    rows.push(transaction(silent, 0, address(900), silent, 5));
  }
  writeFileSync(join(folder, "wallets.toy.csv"), `address,cohort,fraud,firstTimestamp\n${wallets.join("\n")}\n`);
  writeFileSync(join(folder, "normal_tx.toy.csv.gz"), gzipSync(`${transactionColumns}\n${rows.join("\n")}\n`));
  writeFileSync(join(folder, "erc20_tx.toy.csv.gz"), gzipSync(`${tokenColumns}\n`));
});

const validity = (...args: string[]) => runProgram("lab/validity.ts", args);

test("the figures of a directory are JSON, over ranked wallets and over all, the same each time", async () => {
  const [first, again] = await Promise.all([validity(folder, "--json"), validity(folder, "--json")]);
  expect(first).toMatchObject({ code: 0 });
  expect(again.out).toBe(first.out);
  const report = JSON.parse(first.out);
  expect(Object.keys(report)).toEqual(["cohort", "retention", "all"]);
  for (const table of [report.cohort.first30d, report.cohort.full, report.all.cohort.full]) {
    expect(Object.keys(table)).toEqual(["total", ...categories]);
    expect(table).toMatchObject({ governance: null, social: null });
  }
  const perfect = { auc: 1, low: 1, high: 1, fraudAboveMedian: 0, fraudInTopTenth: 0 };
  expect(report.cohort.full.total).toEqual(perfect);
  // Both wallets that never sent stand at 0: the honest one loses to 8 frauds and ties with the other.
  expect(report.all.cohort.full.total.auc).toBeCloseTo((8 * 9 + 0.5) / 81, 12);
  expect(Object.keys(report.retention)).toEqual(["2018-01-01", "2019-01-01", "2020-01-01"]);
  expect(report.retention["2018-01-01"].total).toMatchObject({ auc: expect.any(Number) });
  expect(report.retention["2020-01-01"].total).toBeNull();
});

test("in the text output a category without figures is n/a, and wallets without a score are counted", async () => {
  const { code, out } = await validity(folder);
  expect(code).toBe(0);
  expect(out).toMatch(/governance n\/a/);
  expect(out).toContain("2 of them had sent nothing yet");
  expect(out).toMatch(/total +1\.000/);
});

test("a directory without labels is an error", async () => {
  const { code, err } = await validity(testFolder());
  expect(code).toBe(2);
  expect(err).toContain("no wallets.SPLIT.csv");
});
