import { setTimeout } from "node:timers/promises";
import { Policy } from "../lib/domains/policies/policy-schema.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { measure } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { makeKey, memoryOf, startServer, startWorker, waitFor, webSettings } from "./support/servers.ts";
import { inSeconds, machine, perSecond, printTable, quantile, whole } from "./support/table.ts";
import { measureUploads } from "./support/uploads.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const { values } = parseCommandLine(
  `usage: npm run bench:lists [-- --rows 10000,100000 --lines 1000000 --rounds 3 --batches 200]

Measure lists of known wallets with a policy of five rules, uploaded through server.ts and evaluated by a worker of its own each, and the
worker's memory after a list of 100 and at most; against batches of 100 of the same wallets and the same policy over 8 connections, through
the same server. Then look-ups alone and beside the last of these lists, one after another. Then reading and judging an upload of so many lines, in turns with csv-parse alone, and storing it, in turns with COPY of the same rows.`,
  {
    rows: { type: "string", default: "10000,100000" },
    lines: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
    batches: { type: "string", default: "200" },
  },
);
const BATCH = 100;
const CONNECTIONS = 8;
/** The others are copies of these. */
const RECORDED = 1_000;
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
  await world.withDatabase((url) => measureUploads(url, Number(values.lines), Number(values.rounds)));
});

async function measureLists(world: World, databaseUrl: string): Promise<void> {
  const sizes = values.rows.split(",").map(Number);
  const wallets = await insertKnown(databaseUrl, Math.max(...sizes));
  const CHAINS = JSON.stringify([{ id: 1, name: "One", explorers: [{ url: "http://127.0.0.1:1", rate: 1 }] }]);
  const settings = { ...webSettings(databaseUrl), CHAINS };
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl, ["read", "write"])}` };
  const server = await startServer(world, "server", settings);
  await waitFor(`${server.url}/v1/score/${wallets[0]}`, headers);
  const bodies = Array.from({ length: Number(values.batches) }, (_, i) => {
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
    const begun = performance.now();
    const response = await fetch(`${url}/v1/score/${wallets[(i * APART) % wallets.length]}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`a look-up was answered with ${response.status}`);
    times.push(performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  await ended;
  return times;
}

/** Known wallets with the facts and points of recorded ones. Each has facts of its own: those of one hash would be decoded once. */
async function insertKnown(databaseUrl: string, count: number): Promise<string[]> {
  await insertRecordedSubjects(databaseUrl, Math.min(count, RECORDED));
  return withClient(databaseUrl, async (client) => {
    const copies = Math.max(0, Math.ceil(count / RECORDED) - 1);
    const copyOf = (column: string) =>
      `jsonb_build_object('${column}', '0x' || substr(md5(t.${column} || n) || md5(n || t.${column}), 1, 40))`;
    const tables = { wallet: "address", tracked_wallet: "address", score: "subject", score_facts: "subject" };
    const factsHash = "jsonb_build_object('facts_hash', '\\x' || md5(encode(t.facts_hash, 'hex') || n))";
    for (const [table, column] of Object.entries(tables)) {
      const others = { wallet: copyOf("subject"), score: factsHash, score_facts: factsHash }[table];
      const changed = others ? `${copyOf(column)} || ${others}` : copyOf(column);
      await client.query(
        `insert into ${table} select (jsonb_populate_record(t, ${changed})).*
         from ${table} t cross join generate_series(1, $1::int) n`,
        [copies],
      );
    }
    await client.query("vacuum (analyze)");
    const { rows } = await client.query<{ subject: string }>("select distinct subject from score limit $1", [count]);
    return rows.map(({ subject }) => subject);
  });
}

/** Uploads a list and waits for its result. `evaluated`: how long it was evaluated, as far as polling shows. */
async function evaluateList(url: string, headers: Record<string, string>, wallets: readonly string[]) {
  const begun = performance.now();
  const saved = await post(`${url}/v1/trust/policies`, headers, JSON.stringify({ name: `Bench ${begun}`, policy }));
  const path = `${url}/v1/lists?read=none&policyId=${saved.policy.id}`;
  const { list } = await post(path, { ...headers, "content-type": "text/plain" }, wallets.join("\n"));
  for (let since = begun; ; await setTimeout(20)) {
    const { list: now } = await (await fetch(`${url}/v1/lists/${list.id}`, { headers })).json();
    if (now.state === "failed") throw new Error(`the list failed: ${now.reason}`);
    if (now.state === "complete") return { ms: performance.now() - begun, evaluated: performance.now() - since };
    if (now.state !== "evaluating") since = performance.now();
  }
}

async function post(url: string, headers: Record<string, string>, body: string) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
