import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { createPool } from "../../../lib/core/db.ts";
import { eventNames } from "../../../lib/core/events.ts";
import { createKey } from "../../../lib/domains/developers/index.ts";
import { registerWebhook } from "../../../lib/domains/webhooks/index.ts";
import { prepareDatabase } from "../../../scripts/database/prepare.ts";
import { withClient } from "../../../scripts/database/with-client.ts";
import { keepEvents } from "../../../tests/factories/events.ts";
import { developerContext, withDependencies } from "../dependencies.ts";
import { type Manners, type Receiver, startReceiver } from "../receivers.ts";
import { machine, median, printTable } from "../table.ts";
import { eventText, judgeEvents, judgeIndex, judgeRanks, judgeScores, type Received } from "./judge.ts";
import type { SoakSystem } from "./system.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

const GOOD_RECEIVERS = 3;
const bad: readonly Manners[] = ["fails", "hangs", "is busy", "drops the connection"];
const DEVELOPERS = 6;
const BLOCK_EVERY_MS = 700;
const SAMPLE_EVERY_MS = 5_000;
/** Longest time to settle at the end: the lease of a killed worker's delivery lasts a minute. */
const SETTLE_MS = 240_000;

/** What a soak does beside its traffic. */
export interface Disturbance {
  minutes: number;
  /** Of the traffic. */
  connections: number;
  /** Disturbs until it is over, and counts what it did, by name. `keys` are admin keys of developers. */
  disturb(
    system: SoakSystem,
    counts: Map<string, number>,
    isOver: () => boolean,
    keys: readonly string[],
  ): Promise<void>;
  /** Faults that the disturbance found, once everything has settled. */
  judge?(pool: pg.Pool): Promise<string[]>;
}

/**
 * Uses the system under disturbances, lets it settle, computes everything again and compares. Prints a report; returns the exit
 * code.
 */
export async function runSoak(
  system: SoakSystem,
  { minutes, connections, disturb, judge }: Disturbance,
): Promise<number> {
  const pool = createPool(system.databaseUrl, 4);
  await keepEvents(pool);
  const received: Received[] = [];
  const receivers = await startReceivers(received);
  const keys = await subscribe(system, receivers);
  const known: Known = { subjects: [], names: [] };
  await until(async () => {
    await look(pool, known);
    return known.subjects.length > 0 && known.names.length > 0;
  });
  const traffic = startTraffic(system, { keys, subjects: () => known.subjects, names: () => known.names }, connections);
  const end = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() > end;
  const memory = new Map<string, number[]>();
  const disturbances = new Map<string, number>();
  const blocks = { mined: 0, reorganised: 0 };
  await Promise.all([
    liveOn(system, blocks, isOver),
    disturb(system, disturbances, isOver, keys),
    every(SAMPLE_EVERY_MS, isOver, async () => {
      sampleMemory(system, memory);
      await look(pool, known).catch(() => {});
    }),
  ]);
  await traffic.stop();

  console.log("Letting everything settle …");
  const faults = [...traffic.faults].map(([kind, first]) => `${kind}: ${first}`);
  faults.push(...system.died.map((name) => `${name} ended without being killed`));
  faults.push(...(await settle(system, pool)));
  faults.push(...((await judge?.(pool)) ?? []));
  console.log("Computing everything again to compare …");
  for (const one of received) faults.push(...(await judgeEvents(pool, one)));
  const ranks = await judgeRanks(system, pool, keys[0] ?? "");
  faults.push(...ranks.faults);
  for (const one of [...system.webs, ...system.workers]) await one.kill();
  faults.push(...(await judgeIndex(system, pool, await databaseBeside(system, "scratch"))));
  const { rows } = await pool.query(
    "select (select count(*) from kept_event)::int as events, (select count(*) from score)::int as scores",
  );
  await pool.end();
  faults.push(...(await judgeScores(system, await databaseBeside(system, "copy", "template credence"))));
  for (const one of receivers) await one.close();
  const compared = { ...rows[0], ranks: ranks.checked };
  report({ minutes, system, traffic, memory, disturbances, blocks, faults, compared });
  return faults.length === 0 ? 0 : 1;
}

/** What traffic asks for. */
interface Known {
  subjects: string[];
  names: string[];
}

async function look(pool: pg.Pool, known: Known): Promise<void> {
  const subjects = await pool.query<{ subject: string }>("select subject from score where chain_id <= 0");
  const names = await pool.query<{ name: string }>("select name from identity");
  known.subjects = subjects.rows.map((row) => row.subject);
  known.names = names.rows.map((row) => row.name);
}

/** Adds the resident memory of each process. */
function sampleMemory(system: SoakSystem, memory: Map<string, number[]>): void {
  for (const one of [...system.webs, ...system.workers]) {
    const now = one.memory();
    if (now !== null) memory.set(one.name, [...(memory.get(one.name) ?? []), now]);
  }
}

/** Good receivers, whose events are recorded, and one of each bad kind. */
async function startReceivers(received: Received[]): Promise<Receiver[]> {
  const good = Array.from({ length: GOOD_RECEIVERS }, () => {
    const events: Received = new Map();
    received.push(events);
    return startReceiver(({ id, body }) => {
      const { event, data } = JSON.parse(body) as { event: string; data: object };
      events.set(id, (events.get(id) ?? new Set()).add(eventText(event, data)));
    });
  });
  return Promise.all([...good, ...bad.map((manners) => startReceiver(() => {}, manners))]);
}

/** Create developers with admin keys; the first one's webhooks target the receivers. */
function subscribe(system: SoakSystem, receivers: readonly Receiver[]): Promise<string[]> {
  return withDependencies(system.settings, async (dependencies) => {
    const subscriber = await developerContext(dependencies);
    for (const { url } of receivers) await registerWebhook(subscriber, { url, events: [...eventNames] });
    const keys: string[] = [];
    for (let i = 0; i < DEVELOPERS; i++) {
      const ctx = await developerContext(dependencies);
      const { developerId } = ctx.actor;
      keys.push((await createKey(ctx, { developerId, name: "traffic", permissions: ["admin"] })).apiKey);
    }
    return keys;
  });
}

async function liveOn(
  system: SoakSystem,
  blocks: { mined: number; reorganised: number },
  isOver: () => boolean,
): Promise<void> {
  await every(BLOCK_EVERY_MS, isOver, async () => {
    if (blocks.mined % 20 === 19) {
      const depth = 1 + (blocks.reorganised % 8);
      await system.simulation.reorganise(depth, 1);
      blocks.reorganised += depth;
    } else await system.simulation.mine(1);
    blocks.mined++;
  });
}

/** Wait until all queues are empty; reports the others as faults. */
async function settle(system: SoakSystem, pool: pg.Pool): Promise<string[]> {
  const head = await system.simulation.head();
  const waiting: Record<string, string> = {
    chain: `select 1 where not exists (select 1 from chain_cursor where chain_id = 31337 and block_number = ${head} and state = 'following')`,
    "tracked wallets": "select 1 from tracked_wallet where state not in ('ready', 'failed') limit 1",
    jobs: "select task_identifier, attempts, last_error, run_at, locked_at, locked_by from graphile_worker.jobs where attempts < max_attempts and run_at < now() + interval '1 minute' limit 1",
    events: "select 1 from outbox limit 1",
    deliveries: `select 1 from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.status = 'pending' and d.attempt = 0 and not exists (
        select 1 from webhook_delivery failing where failing.webhook_id = w.id and failing.attempt > 0 and failing.status <> 'delivered')
      limit 1`,
  };
  const end = Date.now() + SETTLE_MS;
  const faults: string[] = [];
  for (const [what, text] of Object.entries(waiting)) {
    for (;;) {
      const { rows } = await pool.query<object>(text);
      if (rows.length === 0) break;
      if (Date.now() > end) {
        faults.push(`${what} did not settle: ${JSON.stringify(rows[0])}`);
        break;
      }
      await setTimeout(500);
    }
  }
  // Let the web processes read the last changes.
  await setTimeout(2_000);
  return faults;
}

async function databaseBeside(system: SoakSystem, name: string, options = ""): Promise<string> {
  const url = new URL(system.databaseUrl);
  url.pathname = "/postgres";
  await withClient(url.href, (admin) => admin.query(`create database ${name} ${options}`));
  url.pathname = `/${name}`;
  if (options === "") await prepareDatabase(url.href);
  return url.href;
}

function report(found: {
  minutes: number;
  system: SoakSystem;
  traffic: Traffic;
  memory: Map<string, number[]>;
  disturbances: Map<string, number>;
  blocks: { mined: number; reorganised: number };
  faults: string[];
  compared: { events: number; scores: number; ranks: number };
}): void {
  const { traffic, memory, disturbances, blocks, faults, compared } = found;
  console.log(`\n${found.minutes} minutes, ${machine()}`);
  const statuses = [...new Set([...traffic.answers.values()].flatMap((one) => [...one.keys()]))].sort();
  const operations = [...traffic.answers].sort(([a], [b]) => (a < b ? -1 : 1));
  printTable(
    ["operation", ...statuses.map(String)],
    operations.map(([name, counts]) => [name, ...statuses.map((status) => String(counts.get(status) ?? ""))]),
  );
  const sum = (status: number) => operations.reduce((all, [, counts]) => all + (counts.get(status) ?? 0), 0);
  console.log(
    `\nResponses: ${statuses.map((status) => `${sum(status)} × ${status}`).join(", ")}; ${traffic.cutOff} cut off by a kill.`,
  );
  console.log(`Disturbances: ${[...disturbances].map(([name, count]) => `${name} ${count} ×`).join(", ")}.`);
  console.log(`Blocks: ${blocks.mined} turns, ${blocks.reorganised} blocks replaced.`);
  console.log(
    `Compared: ${compared.events} events for ${GOOD_RECEIVERS} receivers, ${compared.scores} scores, ${compared.ranks} ranks.\n`,
  );
  printTable(
    ["resident memory, MiB", "first quarter", "second", "third", "last", "most"],
    [...memory].map(([name, samples]) => {
      const quarter = Math.max(1, Math.floor(samples.length / 4));
      const parts = [0, 1, 2, 3].map((i) => median(samples.slice(i * quarter, (i + 1) * quarter)));
      return [name, ...parts.map((value) => value.toFixed(0)), String(Math.max(...samples))];
    }),
  );
  console.log("\nErrors in the logs:");
  for (const [message, count] of found.system.errors()) console.log(`  ${count} × ${message}`);
  console.log(faults.length === 0 ? "\nNo fault." : `\n${faults.length} faults:`);
  for (const fault of faults.slice(0, 60)) console.log(`  ${fault}`);
}

async function every(ms: number, isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await work();
    await setTimeout(ms);
  }
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await setTimeout(200);
}
