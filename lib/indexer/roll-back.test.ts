import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { leaderOf } from "../../tests/indexer/following.ts";
import { seeded } from "../../tests/indexer/simulated-chain.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyIndex } from "../../tests/setup/empty-tables.ts";
import { ChainConfig } from "../core/chains.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { rollBack } from "./roll-back.ts";
import { writeBlocks } from "./write-blocks.ts";

const FINALITY = 8;
const chain = ChainConfig.parse({
  id: 31337,
  name: "Test",
  rpcUrls: ["http://127.0.0.1:9"],
  finalityDepth: FINALITY,
  wallets: "all",
  local: true,
});
const holder = useContext({ chains: [chain] });
const wallets = Array.from({ length: 6 }, (_, i) => `0x${String(i + 10).repeat(20)}`);
let client: pg.Client;
let leader: ChainLeader;

beforeAll(async () => {
  client = new pg.Client({ connectionString: holder.url() });
  await client.connect();
});

afterAll(() => client.end());

async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx());
  leader = await leaderOf(holder.ctx(), client, chain);
}

async function rows(text: string) {
  return (await holder.ctx().pg.query(text)).rows;
}

const random = seeded(3);
let forks = 0;

/** The block after another one, some hours later, in which some wallets pay somebody. */
function blockAfter(before: DecodedBlock | undefined): DecodedBlock {
  const number = (before?.number ?? 0) + 1;
  const time = (before?.time ?? 20_000 * 86_400) + 3_600 + random(12 * 3_600);
  forks += 1;
  const hash = (n: number) => `0x${(forks * 100 + n).toString(16).padStart(64, "0")}`;
  const place = { chainId: chain.id, blockNumber: number, at: time };
  const sent = wallets.flatMap((wallet, txIndex) => {
    if (random(3) > 0) return [];
    const counterparty = `0x${random(50).toString(16).padStart(40, "c")}`;
    const amount = BigInt(1 + random(900)) * 10n ** 15n;
    return [activity({ ...place, wallet, kind: "sent", txIndex, txHash: hash(txIndex), counterparty, amount })];
  });
  return { number, hash: hash(99), parentHash: before?.hash ?? hash(98), time, rows: sent };
}

async function write(blocks: readonly DecodedBlock[]): Promise<void> {
  const head = blocks.at(-1)?.number ?? 0;
  await writeBlocks(leader, blocks, { head, finalized: Math.max(0, head - FINALITY) });
}

/** What the blocks decide of scores, with when their totals were reached. */
async function readScores() {
  return rows("select subject, chain_id, total, ranked, reached_at, facts_hash from score order by subject, chain_id");
}

test("scores after reorgs of any depth, also of blocks that replaced others, equal those of the blocks that remain", async () => {
  await startOver();
  let remaining: DecodedBlock[] = [];
  for (let round = 0; round < 60; round++) {
    const added: DecodedBlock[] = [];
    for (let i = 1 + random(4); i > 0; i--) added.push(blockAfter(added.at(-1) ?? remaining.at(-1)));
    await write(added);
    remaining.push(...added);
    const open = remaining.filter(({ number }) => number >= leader.cursor.finalized);
    const ancestor = random(2) === 0 ? open[random(open.length)] : undefined;
    if (!ancestor) continue;
    await rollBack(leader, ancestor);
    remaining = remaining.filter(({ number }) => number <= ancestor.number);
  }
  expect(remaining.length).toBeGreaterThan(30);
  const [undone] = await rows("select count(*)::int as rows from score_feed where cause = 'reorg'");
  expect(undone.rows).toBeGreaterThan(50);
  const reorganised = await readScores();
  await startOver();
  for (let from = 0; from < remaining.length; from += 3) await write(remaining.slice(from, from + 3));
  expect(await readScores()).toEqual(reorganised);
});
