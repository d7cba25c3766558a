import { execFileSync } from "node:child_process";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { timeframeNames } from "../lib/domains/scores/schemas.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { insertSubjects } from "../scripts/simulation/insert-subjects.ts";
import { type Measured, measure } from "./support/load.ts";
import { makeKey, memoryOf, startServer, waitFor, webSettings } from "./support/servers.ts";
import { machine, median, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:leaderboard [-- --subjects 1000000 --seconds 5 --rounds 3]

Read pages of 50 of the leaderboard at its beginning and deep in it, by the total, by a category and on a past day, through
server.ts; and the same rows of a sorted set with ZREVRANGE if redis-server is installed.`,
  { subjects: 1_000_000, seconds: 5, rounds: 3 },
);
const CONNECTIONS = 32;
const PAGE = 50;
const subjects = options.subjects;
const offsets = [0, Math.floor(subjects * 0.9)] as const;

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  console.log(`Writing ${subjects.toLocaleString("en")} subjects …`);
  await insertSubjects(databaseUrl, subjects);
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const server = await startServer(world, "server", webSettings(databaseUrl));
  const begun = performance.now();
  // Exclude the process's initial reads from the measurement.
  for (const timeframe of timeframeNames) {
    await waitFor(`${server.url}/v1/scores/leaderboard?timeframe=${timeframe}`, headers);
  }
  console.log(`Started, and compared with every period, after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  const redis = await startRedis(world, databaseUrl);
  const found = pageCases().map((one) => ({ ...one, rates: [] as number[], latencies: [] as number[] }));
  const ranges: number[][] = offsets.map(() => []);
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= options.rounds; round++) {
    for (const { paths, rates, latencies } of found) {
      const page: Measured = await measure({
        url: server.url,
        paths,
        headers,
        connections: CONNECTIONS,
        seconds: options.seconds,
      });
      if (round === 0) continue;
      rates.push(page.rate);
      latencies.push(page.p99);
    }
    for (const [index, offset] of offsets.entries()) {
      const range = redis === null ? null : await measureRange(redis, offset);
      if (round > 0 && range !== null) ranges[index]?.push(range);
    }
  }
  console.log(`\n${machine()}, ${CONNECTIONS} connections, pages of ${PAGE}`);
  printTable(
    ["page", "pages/s", "p99 ms"],
    found.map(({ name, rates, latencies }) => [name, whole(median(rates)), String(median(latencies))]),
  );
  for (const [index, offset] of offsets.entries()) {
    if (redis !== null) console.log(`ZREVRANGE at ${offset}: ${whole(median(ranges[index] ?? []))}/s.`);
  }
  console.log(`Web process: ${memoryOf(server.process.pid).now} MiB.`);
}

/** Pages at one place, and at a thousand, which no cache of pages holds. */
function pageCases(): { name: string; paths: string[] }[] {
  const day = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  const path = (offset: number, more = "") => `/v1/scores/leaderboard?limit=${PAGE}&offset=${offset}${more}`;
  const scattered = (from: number, more?: string) =>
    Array.from({ length: 1_000 }, (_, index) => path(from + ((index * 7_919) % Math.floor(subjects / 20)), more));
  const [shallow, deep] = offsets;
  return [
    { name: "first page", paths: [path(shallow)] },
    { name: `offset ${deep}`, paths: [path(deep)] },
    { name: "first 5 %", paths: scattered(shallow) },
    { name: "5 % from 90 %", paths: scattered(deep) },
    { name: "first 5 %, volume", paths: scattered(shallow, "&category=volume") },
    { name: "5 % from 90 %, volume", paths: scattered(deep, "&category=volume") },
    { name: "first 5 %, past day", paths: scattered(shallow, `&at=${day}`) },
    { name: "5 % from 90 %, past day", paths: scattered(deep, `&at=${day}`) },
  ];
}

/** A Redis with the same subjects by total in one sorted set; null if it is not installed. */
async function startRedis({ guard, folder }: World, databaseUrl: string): Promise<number | null> {
  let program: string;
  try {
    program = execFileSync("sh", ["-c", "command -v redis-server"], { encoding: "utf8" }).trim();
  } catch {
    console.log("redis-server is not installed: skipping ZREVRANGE.");
    return null;
  }
  const port = await freePort();
  await guard.start({
    id: "redis",
    command: program,
    args: ["--port", String(port), "--save", "", "--appendonly", "no"],
    cwd: folder,
    env: { PATH: process.env.PATH },
    log: join(folder, "redis.log"),
  });
  const socket = await connected(port);
  await withClient(databaseUrl, async (client) => {
    for (let after = ""; ; ) {
      const { rows } = await client.query<{ subject: string; total: number }>(
        "select subject, total from score where subject > $1 order by subject limit 10000",
        [after],
      );
      if (rows.length === 0) break;
      await ask(socket, command(["ZADD", "board", ...rows.flatMap((row) => [String(row.total), row.subject])]));
      after = rows.at(-1)?.subject ?? "";
    }
  });
  socket.destroy();
  return port;
}

async function connected(port: number): Promise<Socket> {
  for (let left = 100; ; left--) {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const open = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    if (open) return socket;
    if (left === 0) throw new Error("redis-server does not respond.");
    await setTimeout(50);
  }
}

/** A command in Redis's protocol. */
function command(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`;
}

/** Send a command and wait for the complete response: one line, or a list of strings. */
function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    const take = (bytes: Buffer) => {
      text += bytes.toString("latin1");
      const end = text.indexOf("\r\n");
      if (end < 0) return;
      const lines = text.startsWith("*") ? 1 + 2 * Number(text.slice(1, end)) : 1;
      let seen = 0;
      for (let at = text.indexOf("\r\n"); at >= 0 && seen < lines; at = text.indexOf("\r\n", at + 2)) seen++;
      if (seen < lines) return;
      socket.off("data", take);
      if (text.startsWith("-")) reject(new Error(text));
      else resolve();
    };
    socket.on("data", take);
    socket.write(request);
  });
}

/** ZREVRANGE WITHSCORES of one page, requests a second, one in flight on each of the same number of connections. */
async function measureRange(port: number, offset: number): Promise<number> {
  const request = command(["ZREVRANGE", "board", String(offset), String(offset + PAGE - 1), "WITHSCORES"]);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(port)));
  const end = performance.now() + options.seconds * 1000;
  let done = 0;
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < end) {
        await ask(socket, request);
        done++;
      }
      socket.destroy();
    }),
  );
  return done / options.seconds;
}
