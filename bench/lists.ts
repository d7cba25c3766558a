import { setTimeout } from "node:timers/promises";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { measure } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { ask, makeKey, memoryOf, startServer, startWorker, waitFor, webSettings } from "./support/servers.ts";
import { inSeconds, machine, perSecond, printTable, quantile, whole } from "./support/table.ts";
import { measureUploads } from "./support/uploads.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:lists [-- --rows 10000,100000 --lines 1000000 --rounds 3 --batches 200]

Measure lists of known wallets with a policy of five rules, uploaded through server.ts and evaluated by a worker of its own each, and the
worker's memory after a list of 100 and at most; against batches of 100 of the same wallets and the same policy over 8 connections, through
the same server. Then look-ups alone and beside the last of these lists, one after another. Then reading and judging an upload of so many lines, in turns with csv-parse alone, and storing it, in turns with COPY of the same rows.`,
  { rows: [10_000, 100_000], lines: 1_000_000, rounds: 3, batches: 200 },
);
const BATCH = 100;
const CONNECTIONS = 8;
/** How long look-ups are measured alone, the pause between two, and how far apart in the list the wallets are that follow each other. */
const LOOK_UPS_MS = 10_000;
const PAUSE_MS = 5;
const APART = 7_919;
const policy = Policy.parse({
  op: "all",
  rules: [
    { module: "total", cmp: "gte", value: 300 },
    { module: "tier", cmp: "gte", value: "silver" },
    { module: "percentile", cmp: "gte", value: 40 },
    { module: "walletAgeDays", cmp: "gte", value: 180 },
    { module: "flag", params: { code: "fan_in" }, cmp: "eq", value: false },
  ],
});

await inBuiltWorld(async (world) => {
  await world.withDatabase((url) => measureLists(world, url));
  await world.withDatabase((url) => measureUploads(url, options.lines, options.rounds));
});

async function measureLists(world: World, databaseUrl: string): Promise<void> {
  const sizes = options.rows;
  const wallets = await insertRecordedSubjects(databaseUrl, Math.max(...sizes));
  const CHAINS = JSON.stringify([{ id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1 }] }]);
  const settings = { ...webSettings(databaseUrl), CHAINS };
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl, ["read", "write"])}` };
  const server = await startServer(world, "server", settings);
  await waitFor(`${server.url}/v1/score/${wallets[0]}`, headers);
  const bodies = Array.from({ length: options.batches }, (_, i) => {
    const from = (i * BATCH) % (wallets.length - BATCH + 1);
    return JSON.stringify({ identities: wallets.slice(from, from + BATCH), policy });
  });
  const paths = ["/v1/trust/policies/evaluate"];
  const load = { url: server.url, headers, paths, bodies, connections: CONNECTIONS, amount: bodies.length };
  await measure({ ...load, amount: 2 * CONNECTIONS });
  const batches = (await measure(load)).rate * BATCH;
  const rows = [["batches of 100", "", whole(batches), "1", "", ""]];
  for (const size of sizes) {
    const worker = await startWorker(world, settings);
    // What a worker does when it starts is no part of a list.
    await evaluateList(server.url, headers, wallets.slice(0, BATCH));
    const { highest: before } = memoryOf(worker.pid);
    const { ms, evaluated } = await evaluateList(server.url, headers, wallets.slice(0, size));
    const { highest } = memoryOf(worker.pid);
    await worker.stop();
    const ratio = (size * 1_000) / evaluated / batches;
    const rates = [perSecond(size, evaluated), ratio.toFixed(1), `${before} MiB`, `${highest} MiB`];
    rows.push([`a list of ${whole(size)}`, inSeconds(ms), ...rates]);
  }
  console.log(`\n${machine()}; ${CONNECTIONS} connections\n`);
  printTable(["", "upload to result", "evaluated a second", "of batches", "worker after 100", "at most"], rows);
  await measureBeside(world, { settings, url: server.url, headers, wallets: wallets.slice(0, sizes.at(-1)) });
  await server.process.stop();
}

interface Asking {
  url: string;
  headers: Record<string, string>;
  wallets: readonly string[];
}

async function measureBeside(
  world: World,
  { settings, ...asking }: Asking & { settings: Record<string, string> },
): Promise<void> {
  const worker = await startWorker(world, settings);
  await evaluateList(asking.url, asking.headers, asking.wallets.slice(0, BATCH));
  const alone = await lookUp(asking, setTimeout(LOOK_UPS_MS));
  const beside = await lookUp(asking, evaluateList(asking.url, asking.headers, asking.wallets));
  await worker.stop();
  const row = (name: string, times: readonly number[]) => {
    const shares = [0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`);
    return [name, whole(times.length), ...shares, (quantile(times, 0.99) / quantile(alone, 0.99)).toFixed(2)];
  };
  console.log("");
  printTable(
    ["look-ups", "", "p50", "p99", "p99 of alone"],
    [row("alone", alone), row(`beside a list of ${whole(asking.wallets.length)}`, beside)],
  );
}

/** Milliseconds of look-ups, one after another, until something ends. */
async function lookUp({ url, headers, wallets }: Asking, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const ended = end.finally(() => {
    isOver = true;
  });
  for (let i = 0; !isOver; i++) {
    times.push((await ask(`${url}/v1/score/${wallets[(i * APART) % wallets.length]}`, headers)).ms);
    await setTimeout(PAUSE_MS);
  }
  await ended;
  return times;
}

/** Uploads a list and waits for its result. `evaluated`: how long it was evaluated, as far as polling shows. */
async function evaluateList(url: string, headers: Record<string, string>, wallets: readonly string[]) {
  const begun = performance.now();
  const read = async (...asked: Parameters<typeof ask>) => JSON.parse((await ask(...asked)).text);
  const saved = await read(`${url}/v1/trust/policies`, headers, { name: `Bench ${begun}`, policy });
  const path = `${url}/v1/lists?read=none&policyId=${saved.policy.id}`;
  const { list } = await read(path, { ...headers, "content-type": "text/plain" }, wallets.join("\n"));
  for (let since = begun; ; await setTimeout(20)) {
    const { list: now } = await read(`${url}/v1/lists/${list.id}`, headers);
    if (now.state === "failed") throw new Error(`the list failed: ${now.reason}`);
    if (now.state === "complete") return { ms: performance.now() - begun, evaluated: performance.now() - since };
    if (now.state !== "evaluating") since = performance.now();
  }
}
