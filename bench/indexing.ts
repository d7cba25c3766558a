import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { localChainConfig } from "../scripts/simulation/local-chain.ts";
import { downloadBlocks } from "./support/download-blocks.ts";
import { startIndexer } from "./support/indexer-process.ts";
import { BATCH, CHAIN, type SimulatedChain, simulatedChains, startSimulated } from "./support/simulated-chains.ts";
import { inSeconds, median, perSecond, printTable } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:indexing [-- --days 730 --blocks 600 --warm-up 3 --rounds 5]

Measure how fast a local chain is indexed, relative to only downloading the same blocks and receipts. Both use the same node
in turn, so that the ratio is valid on a noisy machine. Two chains: the simulated two years, where a day begins every few blocks and
every wallet is scored again, and one with the block times of a public network.`,
  { days: 730, blocks: 600, "warm-up": 3, rounds: 5 },
);

const indexer = await startIndexer();

await inWorld(async (world) => {
  for (const chain of simulatedChains(options)) await measureSimulation(world, chain);
});
indexer.close();

async function measureSimulation(world: World, chosen: SimulatedChain): Promise<void> {
  const { name } = chosen;
  const { node, simulated } = await startSimulated(world, chosen);
  const chain = localChainConfig(CHAIN, node.rpcUrl);
  const results: Record<"download" | "read" | "index", number[]> = { download: [], read: [], index: [] };
  let rows = 0;
  // The first rounds do not count: they compile the code.
  const before = options["warm-up"];
  for (let round = 1; round <= before + options.rounds; round++) {
    const download = await downloadBlocks(node.rpcUrl, { first: 0, last: simulated.blocks, batch: BATCH });
    const read = await indexer.run({ chain, blocks: simulated.blocks, databaseUrl: null });
    const index = await world.withDatabase(async (url) => {
      const time = await indexer.run({ chain, blocks: simulated.blocks, databaseUrl: url });
      rows = await countRows(url);
      return time;
    });
    const times = [download, read, index].map(inSeconds).join(", ");
    console.log(round <= before ? `warm-up ${round}: ${times}` : `round ${round - before}: ${times}`);
    if (round <= before) continue;
    results.download.push(download);
    results.read.push(read);
    results.index.push(index);
  }
  await node.process.stop();
  const { blocks, transactions } = simulated;
  console.log(`\n${name}: ${blocks} blocks, ${transactions} transactions, ${rows} rows of activity; medians\n`);
  const base = median(results.download);
  const report = (what: string, times: number[]) => {
    const ms = median(times);
    return [what, inSeconds(ms), perSecond(blocks, ms), perSecond(transactions, ms), (base / ms).toFixed(2)];
  };
  printTable(
    ["", "time", "blocks/s", "transactions/s", "speed relative to downloading"],
    [
      report("only download blocks and receipts", results.download),
      report("and join and check them (client)", results.read),
      report("and index: decode, fold, score, write", results.index),
    ],
  );
}

async function countRows(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (sql) =>
    sql.query<{ count: string }>("select count(*) from activity"),
  );
  return Number(rows[0]?.count);
}
