import { checksum } from "../lib/core/schemas.ts";
import { createSnapshotToken, savePolicy } from "../lib/domains/policies/index.ts";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { developerContext, withDependencies } from "./support/dependencies.ts";
import { ask, makeKey, startServer, waitFor, webSettings } from "./support/servers.ts";
import { machine, median, printTable, quantile } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:snapshot [-- --subjects 100000 --rounds 12 --singles 400]

Measure what Snapshot asks: scores of one voter and of 5,000, known ones, by a policy of closes, through server.ts, at first and when they are
repeated. Compared in turns, so that the ratios are valid on a noisy machine, with look-ups that miss the cache and batches of 100 scores
that do. Each request is sent alone, by one connection.`,
  { subjects: 100_000, rounds: 12, singles: 400 },
);
const MANY = 5_000;
const BATCH = 100;
const DAY_S = 86_400;
const policy = Policy.parse({
  op: "all",
  rules: [
    { module: "total", cmp: "gte", value: 300 },
    { module: "tier", cmp: "gte", value: "silver" },
    { module: "risk", cmp: "gte", value: 20 },
  ],
});

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  const { subjects, rounds, singles } = options;
  await insertSubjects(databaseUrl, subjects);
  const now = Math.floor(Date.now() / 1_000);
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into chain_cursor (chain_id, block_number, block_time, state, updated_at) values (1, 200, $1, 'following', now())`,
      [now],
    );
    const block = [`0x${"1".repeat(64)}`, now - DAY_S];
    await client.query(
      "insert into block (chain_id, number, hash, parent_hash, time) values (1, 100, $1, $1, $2)",
      block,
    );
  });
  const chain = { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all", finalityDepth: 0 };
  const settings = { ...webSettings(databaseUrl), CHAINS: JSON.stringify([chain]) };
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const tokens = await makeTokens(settings, rounds + 1);
  const server = await startServer(world, "server", settings);
  const known = (await someAddresses(databaseUrl, subjects)).map(checksum);
  await waitFor(`${server.url}/v1/score/${known[0]}`, headers);
  const times = await measureRounds(askerOf(server.url, headers), openAddresses(known), { tokens, singles });
  await server.process.stop();
  console.log(`\n${machine()}, ${subjects.toLocaleString("en")} subjects, ${rounds} rounds`);
  printTimes(times);
}

/** The milliseconds of each kind of request. The first round warms the process up. */
async function measureRounds(
  requests: ReturnType<typeof askerOf>,
  next: ReturnType<typeof openAddresses>,
  { tokens, singles }: { tokens: readonly string[]; singles: number },
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = { lookup: [], one: [], again: [], batch: [], many: [], manyAgain: [] };
  for (const [round, token] of tokens.entries()) {
    const add = (name: string, ms: number) => (round > 0 ? times[name]?.push(ms) : 0);
    for (let n = 0; n < singles / tokens.length; n++) {
      const voter = next(1);
      add("one", await requests.voters(token, voter));
      add("again", await requests.voters(token, voter));
      add("lookup", await requests.score(next(1)[0] ?? ""));
    }
    for (let n = 0; n < 4; n++) add("batch", await requests.scores(next(BATCH)));
    const voters = next(MANY);
    add("many", await requests.voters(token, voters));
    add("manyAgain", await requests.voters(token, voters));
  }
  return times;
}

/** The paths of new addresses for Snapshot: each has given no answer yet. */
function makeTokens(settings: Record<string, string>, count: number): Promise<string[]> {
  return withDependencies(settings, async (dependencies) => {
    const ctx = await developerContext(dependencies);
    const paths: string[] = [];
    for (let n = 0; n < count; n++) {
      const { id } = await savePolicy(ctx, { name: `Voters ${n}`, policy });
      paths.push(new URL((await createSnapshotToken(ctx, { policyId: id })).url).pathname);
    }
    return paths;
  });
}

/** Sends a request, and returns its milliseconds until the whole answer is there. */
function askerOf(url: string, headers: Record<string, string>) {
  const timed = async (path: string, body?: object) => (await ask(url + path, headers, body)).ms;
  return {
    score: (address: string) => timed(`/v1/score/${address}`),
    scores: (identities: readonly string[]) => timed("/v1/scores/batch", { identities }),
    voters: (path: string, addresses: readonly string[]) => timed(path, { network: "1", snapshot: 100, addresses }),
  };
}

/** Returns a function that gives the next addresses, so that none is asked for twice until all were. */
function openAddresses(addresses: readonly string[]): (count: number) => string[] {
  let from = 0;
  return (count) => {
    if (from + count > addresses.length) from = 0;
    from += count;
    return addresses.slice(from - count, from);
  };
}

function printTimes(times: Record<string, number[]>): void {
  const of = (name: string, share: number) => quantile(times[name] ?? [], share);
  const row = (title: string, name: string, base: string, share: number) => [
    title,
    median(times[name] ?? []).toFixed(1),
    of(name, 0.99).toFixed(1),
    `× ${(of(name, share) / of(base, share)).toFixed(2)}`,
  ];
  printTable(
    ["", "p50 ms", "p99 ms", "ratio"],
    [
      row("a look-up that misses the cache", "lookup", "lookup", 0.99),
      row("one voter, at first (p99 of a look-up's)", "one", "lookup", 0.99),
      row("one voter, repeated (p99 of a look-up's)", "again", "lookup", 0.99),
      row("a batch of 100 scores that misses the cache", "batch", "batch", 0.5),
      row("5,000 voters, at first (p50 of a batch's)", "many", "batch", 0.5),
      row("5,000 voters, repeated (p50 of a batch's)", "manyAgain", "batch", 0.5),
    ],
  );
}
