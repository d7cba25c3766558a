import { join } from "node:path";
import { type Hex, numberToHex } from "viem";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import type { Guard } from "../scripts/processes/guard.ts";
import type { ChainNode } from "../scripts/simulation/chain-node.ts";
import { economyAddresses } from "../scripts/simulation/economy.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount, localChainConfig } from "../scripts/simulation/local-chain.ts";
import { DEPLOYER } from "../scripts/simulation/wallets.ts";
import { downloadBlocks } from "./support/download-blocks.ts";
import { startIndexer } from "./support/indexer-process.ts";
import { installPonder } from "./support/ponder/install.ts";
import { type PonderSettings, writeProject } from "./support/ponder/project.ts";
import { type Cost, ponderSchemas, runPonder } from "./support/ponder/run-ponder.ts";
import { startMeter } from "./support/servers.ts";
import {
  BATCH,
  CHAIN,
  type Simulated,
  type SimulatedChain,
  simulatedChains,
  startSimulated,
} from "./support/simulated-chains.ts";
import { inSeconds, machine, medianOf, perSecond, printTable, whole } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:ponder [-- --days 730 --blocks 600 --rounds 3]

Index the chains of bench:indexing with this worker and with Ponder, in turns, on the same node and the same PostgreSQL, each in a
new process and an empty database, and only download them. Installs Ponder from the npm registry into the temporary folder, and
lifts its limit of 20 requests per second.

Both store a row for each transaction that a wallet sends, each payment, token transfer, swap, vote and delegation, with the same
columns, key and index by block. Only Ponder stores raw blocks, transactions, receipts and logs. Only this worker finds wallets by
itself (Ponder gets their addresses), stores failed transactions, what smart accounts and contracts receive or do, attestations and
names, two more indexes, and facts, scores, daily closes and the feed of changes.`,
  { days: 730, blocks: 600, rounds: 3 },
);
/** Ponder takes that many blocks of a local chain for not final, and indexes those as they come. */
const PONDER_UNFINAL = 30;
const BLOCK_SECONDS = 12;

/** Rows of `activity` by kind, all rows, and all bytes with indexes. */
interface Written {
  kinds: Map<string, number>;
  rows: number;
  bytes: number;
}
interface Measured {
  costs: Cost[];
  written: Written | null;
}

const packages = installPonder();
await inWorld(async (world) => {
  for (const chain of simulatedChains(options)) await measureChain(world, chain);
});

async function measureChain(world: World, chosen: SimulatedChain): Promise<void> {
  const { guard, folder } = world;
  const { name } = chosen;
  const { node, simulated } = await startSimulated(world, chosen);
  await callChain(node.rpcUrl, "anvil_mine", [numberToHex(PONDER_UNFINAL), numberToHex(BLOCK_SECONDS)]);
  const project = await prepareProject(guard, node, simulated.blocks);
  const nothing = (): Measured => ({ costs: [], written: null });
  const measured = { download: nothing(), ours: nothing(), ponder: nothing() };
  for (let round = 1; round <= options.rounds; round++) {
    const time = await downloadBlocks(node.rpcUrl, { first: 0, last: simulated.blocks, batch: BATCH });
    measured.download.costs.push({ time, program: 0, database: null });
    await measureOurs(world, node, simulated.blocks, measured.ours);
    await measurePonder(
      world,
      { project, log: join(folder, `ponder-${round}-${new URL(node.rpcUrl).port}.log`) },
      measured.ponder,
    );
    const times = Object.entries(measured).map(([what, { costs }]) => `${what} ${inSeconds(costs.at(-1)?.time ?? 0)}`);
    console.log(`round ${round}: ${times.join(", ")}`);
  }
  await node.process.stop();
  console.log(`\n${name}: ${simulated.blocks} blocks, ${simulated.transactions} transactions; ${machine()}; medians\n`);
  report(simulated, measured);
}

async function measureOurs(world: World, node: ChainNode, blocks: number, to: Measured): Promise<void> {
  const indexer = await startIndexer();
  await world.withDatabase(async (databaseUrl) => {
    const meter = await startMeter([indexer.pid], databaseUrl);
    const time = await indexer.run({ chain: localChainConfig(CHAIN, node.rpcUrl), blocks, databaseUrl });
    to.costs.push({ time, ...(await meter()) });
    to.written = await readWritten(databaseUrl, ["public"]);
  });
  indexer.close();
}

async function measurePonder(world: World, run: { project: string; log: string }, to: Measured): Promise<void> {
  await world.withDatabase(async (databaseUrl) => {
    to.costs.push(await runPonder(world.guard, { ...run, packages, databaseUrl }));
    to.written = await readWritten(databaseUrl, ponderSchemas);
  });
}

/** Write the project beside Ponder's packages, where it finds them. */
async function prepareProject(guard: Guard, { rpcUrl }: ChainNode, lastBlock: number): Promise<string> {
  const project = join(packages, `project-${process.pid}-${new URL(rpcUrl).port}`);
  guard.removeAtEnd(project);
  const at = economyAddresses(localAccount(DEPLOYER).address);
  const tokens = [at.stable, at.gem].map((token) => token.toLowerCase()).sort();
  const [first = "", second = ""] = tokens;
  const settings: PonderSettings = {
    chainId: CHAIN,
    rpcUrl,
    lastBlock,
    wallets: (await callChain(rpcUrl, "eth_accounts", [])) as Hex[],
    governor: at.governor,
    votes: at.votes,
    pool: at.pool,
    tokens: [first, second],
    collection: at.collection,
  };
  writeProject(project, settings);
  return project;
}

async function readWritten(databaseUrl: string, schemas: readonly string[]): Promise<Written> {
  return withClient(databaseUrl, async (sql) => {
    const tables = await sql.query<{ name: string; bytes: string }>(
      `select format('%I.%I', schemaname, tablename) as name, pg_total_relation_size(format('%I.%I', schemaname, tablename)) as bytes
         from pg_tables where schemaname = any ($1)`,
      [schemas],
    );
    const names = tables.rows.map(({ name }) => name);
    const counts = names.map((name) => `(select count(*) from ${name})`).join(" + ");
    const all = await sql.query<{ rows: string }>(`select ${counts} as rows`);
    const byKind = await sql.query<{ kind: string; rows: string }>(
      `select kind, count(*) as rows from ${schemas[0]}.activity group by kind order by kind`,
    );
    return {
      kinds: new Map(byKind.rows.map(({ kind, rows }) => [kind, Number(rows)])),
      rows: Number(all.rows[0]?.rows),
      bytes: tables.rows.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    };
  });
}

function report(
  simulated: Simulated,
  { download, ours, ponder }: Record<"download" | "ours" | "ponder", Measured>,
): void {
  const base = medianOf(ponder.costs, ({ time }) => time);
  printTable(
    [
      ["", "time", "blocks/s", "transactions/s", "speed relative to Ponder"],
      ["processor: program", "PostgreSQL", "rows of activity", "all rows", "bytes"],
    ].flat(),
    [
      [...speedOf("only download", download, simulated, base), "", "", "", "", ""],
      [...speedOf("this worker", ours, simulated, base), ...workOf(ours)],
      [...speedOf("Ponder", ponder, simulated, base), ...workOf(ponder)],
    ],
  );
  const kinds = [...new Set([ours, ponder].flatMap(({ written }) => [...(written?.kinds.keys() ?? [])]))].sort();
  const rowsOf = ({ written }: Measured) => kinds.map((kind) => whole(written?.kinds.get(kind) ?? 0));
  console.log();
  printTable(
    ["rows of activity", ...kinds],
    [
      ["this worker", ...rowsOf(ours)],
      ["Ponder", ...rowsOf(ponder)],
    ],
  );
}

function speedOf(what: string, measured: Measured, { blocks, transactions }: Simulated, base: number): string[] {
  const ms = medianOf(measured.costs, ({ time }) => time);
  return [what, inSeconds(ms), perSecond(blocks, ms), perSecond(transactions, ms), (base / ms).toFixed(2)];
}

function workOf(measured: Measured): string[] {
  const { kinds, rows, bytes } = measured.written ?? { kinds: new Map<string, number>(), rows: 0, bytes: 0 };
  const activity = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return [
    inSeconds(medianOf(measured.costs, ({ program }) => program)),
    inSeconds(medianOf(measured.costs, ({ database }) => database ?? Number.NaN)),
    whole(activity),
    whole(rows),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
}
