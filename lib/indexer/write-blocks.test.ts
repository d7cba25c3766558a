import fc from "fast-check";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chainBlock, chainTransaction } from "../../tests/factories/blocks.ts";
import { closesByScope, publishedChanges, scoresByScope } from "../../tests/factories/scores.ts";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { leaderOf } from "../../tests/indexer/following.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyIndex } from "../../tests/setup/empty-tables.ts";
import { rounds } from "../../tests/setup/rounds.ts";
import { eventTopics } from "../chain/abi.ts";
import { ChainConfig } from "../core/chains.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { type Activity, emptyFacts, encodeFacts, foldActivity } from "../engine/index.ts";
import { insertActivity, readActivity } from "./activity-rows.ts";
import type { ChainLeader } from "./chain-leader.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { unknownState } from "./decode/smart-accounts/operation.ts";
import { readFacts } from "./facts-rows.ts";
import { writeBlocks } from "./write-blocks.ts";

const chain = ChainConfig.parse({
  id: 31337,
  name: "Test",
  rpcUrls: ["http://127.0.0.1:9"],
  finalityDepth: 3,
  wallets: "all",
  local: true,
});
const holder = useContext({ chains: [chain] });
const DAY = 86_400;
const wallets = Array.from({ length: 20 }, (_, i) => `0x${String(i + 10).repeat(20)}`);
const BLOCKS = 130;
let client: pg.Client;
let leader: ChainLeader;

/** From nothing. */
async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx());
  leader = await leaderOf(holder.ctx(), client, chain);
}

beforeEach(async () => {
  client = new pg.Client({ connectionString: holder.url() });
  await client.connect();
  await startOver();
});

afterEach(() => client.end());

const word = (of: number) => `0x${of.toString(16).padStart(64, "0")}`;

/** One block a day, in which every wallet pays somebody new. */
const blocks = Array.from({ length: BLOCKS }, (_, i): DecodedBlock => {
  const number = i + 1;
  const place = { chainId: chain.id, blockNumber: number, at: number * DAY };
  const rows = wallets.map((wallet, txIndex) =>
    activity({
      ...place,
      wallet,
      kind: "sent",
      txIndex,
      txHash: word(1_000 * number + txIndex),
      counterparty: `0x${(number + txIndex).toString(16).padStart(40, "c")}`,
      amount: 10n ** 18n,
    }),
  );
  return { number, hash: word(number), parentHash: word(i), time: number * DAY, rows };
});

const write = (some: readonly DecodedBlock[], finalized = BLOCKS - 3) =>
  writeBlocks(leader, some, { head: BLOCKS, finalized });

async function rows(text: string) {
  return (await holder.ctx().pg.query(text)).rows;
}

test.each(["activity", "score_feed", "facts", "score"])(
  "a batch of which the database refuses %s leaves nothing, says why, and can be written again",
  async (table) => {
    const some = blocks.slice(0, 12);
    await rows(
      "create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$",
    );
    await rows(`create trigger refuse before insert on ${table} for each row execute function refuse()`);
    await expect(write(some)).rejects.toThrow("the disk is full");
    await rows(`drop trigger refuse on ${table}`);
    for (const one of ["activity", "facts", "score", "score_feed", "outbox", "block", "wallet"])
      expect(await rows(`select * from ${one}`)).toEqual([]);
    expect(leader.cursor.newest).toBeNull();
    await write(some);
    expect(await rows("select * from activity")).toHaveLength(some.length * wallets.length);
    expect(await rows(`select * from ${scoresByScope}`)).toHaveLength(2 * wallets.length);
  },
);

test("scores and closes are the same however the blocks are batched, and each batch publishes one change of a score", async () => {
  const scored = () =>
    rows("select to_jsonb(s) - 'updated_at' - 'steps' as score from score s order by subject, chain_id");
  const closes = () =>
    rows(`select to_jsonb(score_close) - 'recorded_at' as close from ${closesByScope} order by subject, chain_id, day`);
  const published = async () => (await rows(`select from ${publishedChanges}`)).length;
  await write(blocks);
  const together = [await scored(), await closes()];
  expect(await published()).toBe(2 * wallets.length);
  await startOver();
  for (let from = 0; from < BLOCKS; from += 13) await write(blocks.slice(from, from + 13));
  expect([await scored(), await closes()]).toEqual(together);
  expect(await published()).toBe(2 * wallets.length * Math.ceil(BLOCKS / 13));
});

test("facts are the fold of the stored rows, whatever indexes a node gives logs", async () => {
  const [alice = "", bob = ""] = wallets;
  const token = `0x${"e".repeat(40)}`;
  const none = new Set<string>();
  const context = { chainId: chain.id, state: unknownState, trustedPools: none, baseTokens: none, governors: none };
  const topic = (address: string) => `0x${address.slice(2).padStart(64, "0")}`;
  const log = fc.record({
    logIndex: fc.nat({ max: 6 }),
    sends: fc.boolean(),
    amount: fc.bigInt({ min: 1n, max: 99n }),
  });
  const made = fc.array(fc.array(fc.array(log, { maxLength: 6 }), { maxLength: 4 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(made, fc.boolean(), async (given, hasRowsAbove) => {
      await startOver();
      // Rows of a later block make the writer insert rows one by one.
      if (hasRowsAbove)
        await insertActivity(leader.sql, [
          activity({ wallet: bob, kind: "received", blockNumber: 99, chainId: chain.id }),
        ]);
      const decoded = given.map((transactions, i): DecodedBlock => {
        const number = i + 1;
        const block = chainBlock(
          transactions.map((logs, index) =>
            chainTransaction({
              ...{ hash: word(100 * number + index), index, from: alice, to: token },
              logs: logs.map(({ logIndex, sends, amount }) => ({
                ...{ logIndex, address: token, data: word(Number(amount)) },
                topics: [eventTopics.transfer, ...(sends ? [alice, bob] : [bob, alice]).map(topic)],
              })),
            }),
          ),
          { number, hash: word(number), parentHash: word(i), time: number * DAY },
        );
        return { ...block, rows: decodeBlock(block, context) };
      });
      await write(decoded, 0);
      const stored = new Map<string, Activity[]>();
      await sqlTransaction(holder.ctx().pg, (sql) =>
        readActivity(sql, { chainId: chain.id, wallets: [alice], upTo: decoded.length }, (wallet, some) => {
          stored.set(wallet, [...(stored.get(wallet) ?? []), ...some]);
        }),
      );
      const [facts] = [...(await readFacts(leader.sql, chain.id, [alice])).values()];
      const hasSent = given.some((transactions) => transactions.length > 0);
      const folded = foldActivity(emptyFacts(alice, chain.id), stored.get(alice) ?? []);
      expect(facts && encodeFacts(facts)).toEqual(hasSent ? encodeFacts(folded) : undefined);
    }),
    { numRuns: rounds(8, 60) },
  );
});
