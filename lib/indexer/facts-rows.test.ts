import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { leaderOf } from "../../tests/indexer/following.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyIndex } from "../../tests/setup/empty-tables.ts";
import { ChainConfig } from "../core/chains.ts";
import { emptyFacts, encodeFacts, foldActivity } from "../engine/index.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { rollBack } from "./roll-back.ts";
import { writeBlocks } from "./write-blocks.ts";

const holder = useContext();
const chain = ChainConfig.parse({
  id: 31337,
  name: "Test",
  rpcUrls: ["http://127.0.0.1:9"],
  wallets: "all",
  local: true,
});
const wallet = `0x${"ab".repeat(20)}`;
const quiet = `0x${"cd".repeat(20)}`;
/** Blocks until one is final. */
const LAG = 10;
const BLOCKS = 80;
let client: pg.Client;
let leader: ChainLeader;

const word = (of: number) => `0x${of.toString(16).padStart(64, "0")}`;
const rowsOf = (number: number) => {
  const sent = (from: string) =>
    activity({
      ...{ chainId: chain.id, blockNumber: number, at: number * 3_600, wallet: from, kind: "sent", amount: 7n },
      counterparty: `0x${number.toString(16).padStart(40, "c")}`,
    });
  return number % 30 === 5 ? [sent(wallet), sent(quiet)] : [sent(wallet)];
};
const blocks = Array.from({ length: BLOCKS }, (_, i): DecodedBlock => {
  const number = i + 1;
  const place = { number, hash: word(number), parentHash: word(i), time: number * 3_600 };
  return { ...place, rows: rowsOf(number) } as DecodedBlock; // What writeBlocks reads of one.
});

beforeEach(async () => {
  client = new pg.Client({ connectionString: holder.url() });
  await client.connect();
  await emptyIndex({ pg: client });
  leader = await leaderOf(holder.ctx(), client, chain);
});

afterEach(() => client.end());

async function snapshots(of: string): Promise<number[]> {
  const { rows } = await client.query("select block from facts_snapshot where wallet = $1 order by block", [of]);
  return rows.map((row) => Number(row.block));
}

test("a reorg folds a wallet of every block again from final facts, which never lag more than twice behind", async () => {
  for (const block of blocks) {
    await writeBlocks(leader, [block], { head: block.number, finalized: block.number - LAG });
    const all = await snapshots(wallet);
    expect(all.filter((one) => one > block.number - LAG).length).toBeLessThanOrEqual(1);
    if (block.number > 2 * LAG + 2) expect(all[0]).toBeGreaterThanOrEqual(block.number - 2 * LAG - 2);
  }
  const ancestor = blocks[BLOCKS - LAG];
  const [final = 0] = await snapshots(wallet);
  // What is final is not read again.
  await client.query("delete from activity where block_number <= $1 and wallet = $2", [final, wallet]);
  if (!ancestor) throw new Error("there are blocks");
  await rollBack(leader, ancestor);
  const { rows } = await client.query("select facts, to_block from facts where wallet = $1", [wallet]);
  const expected = blocks
    .slice(0, ancestor.number)
    .flatMap((block) => block.rows.filter((row) => row.wallet === wallet));
  const facts = Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, chain.id), expected)));
  expect({ ...rows[0], facts: rows[0].facts.equals(facts) }).toEqual({
    facts: true,
    to_block: ancestor.number,
  });
  expect(Math.max(...(await snapshots(wallet)))).toBeLessThanOrEqual(ancestor.number);
  expect((await snapshots(quiet)).length).toBeGreaterThan(0);
});

test("while a chain is read up to its final blocks nothing is stored twice", async () => {
  await writeBlocks(leader, blocks.slice(0, 40), { head: BLOCKS, finalized: 50 });
  await writeBlocks(leader, blocks.slice(40, 48), { head: BLOCKS, finalized: 50 });
  expect(await snapshots(wallet)).toEqual([]);
});
