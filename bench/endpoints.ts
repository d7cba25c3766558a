import { createPool } from "../lib/core/db.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Load, type Measured, measure } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { makeKey, processorTimeOf, startServer, waitFor, webSettings } from "./support/servers.ts";
import { machine, median, printTable } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:endpoints [-- --subjects 100000 --seconds 5 --rounds 3]

Requests of a score, a breakdown, a receipt, attestations and a batch of 100 through server.ts, over 32 connections, for 10,000
of the subjects. The facts are copies of the recorded mainnet wallets'; half as many attestations exist as subjects.`,
  { subjects: 100_000, seconds: 5, rounds: 3 },
);
const CONNECTIONS = 32;
/** Different subjects of the requests. */
const ASKED = 10_000;
const BATCH = 100;

interface Task extends Pick<Load, "paths" | "bodies"> {
  name: string;
}

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  console.log(`Writing ${options.subjects.toLocaleString("en")} subjects …`);
  const subjects = await insertRecordedSubjects(databaseUrl, options.subjects);
  await insertAttestations(databaseUrl);
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const server = await startServer(world, "server", webSettings(databaseUrl));
  await waitFor(`${server.url}/v1/score/${subjects[0]}`, headers);
  const step = Math.ceil(subjects.length / ASKED);
  const tasks = tasksOf(subjects.filter((_, i) => i % step === 0));
  const found = tasks.map(({ name }) => ({ name, rounds: [] as Measured[], processor: [] as number[] }));
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= options.rounds; round++) {
    for (const [i, task] of tasks.entries()) {
      const before = processorTimeOf(server.process.pid);
      const target = { url: server.url, headers, connections: CONNECTIONS, seconds: options.seconds };
      const measured = await measure({ ...target, ...task });
      if (round === 0) continue;
      found[i]?.rounds.push(measured);
      found[i]?.processor.push((processorTimeOf(server.process.pid) - before) / measured.answered);
    }
  }
  console.log(`\n${machine()}, ${options.subjects.toLocaleString("en")} subjects`);
  printTable(
    ["request", "a second", "p50 ms", "p99 ms", "processor ms"],
    found.map(({ name, rounds, processor }) => [
      name,
      Math.round(median(rounds.map(({ rate }) => rate))).toLocaleString("en"),
      median(rounds.map(({ p50 }) => p50)).toFixed(0),
      median(rounds.map(({ p99 }) => p99)).toFixed(0),
      median(processor).toFixed(2),
    ]),
  );
}

function tasksOf(asked: readonly string[]): Task[] {
  const batches = Array.from({ length: asked.length / BATCH }, (_, i) => asked.slice(i * BATCH, (i + 1) * BATCH));
  return [
    { name: "score", paths: asked.map((address) => `/v1/score/${address}`) },
    { name: "breakdown", paths: asked.map((address) => `/v1/score/${address}/breakdown`) },
    { name: "receipt", paths: asked.map((address) => `/v1/score/${address}/receipt`) },
    { name: "attestations", paths: ["/v1/trust/attestations"] },
    { name: "attestations of a subject", paths: asked.map((address) => `/v1/trust/attestations?subject=${address}`) },
    {
      name: `batch of ${BATCH} scores`,
      paths: ["/v1/scores/batch"],
      bodies: batches.map((identities) => JSON.stringify({ identities })),
    },
  ];
}

/** Every second subject is attested once, by one of a thousand issuers. */
async function insertAttestations(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 1);
  try {
    await pool.query(
      `insert into attestation_schema (uid, name, name_key, schema, revocable, resolver, created_at)
       values ($1, 'kyc', 'kyc', 'bool ok', true, $2, now())`,
      [`0x${"5c".repeat(32)}`, `0x${"0".repeat(40)}`],
    );
    await pool.query(
      `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, time, expiration_time,
         revocable, ref_uid, signature_kind, created_at, final)
       select 'att_' || lpad(i::text, 26, '0'), '0x' || md5(i::text) || md5((i + 1)::text), 1, '0x' || repeat('ea', 20),
         '0x' || lpad(to_hex(i % 1000 + 1), 40, '0'), address, $1, '0x' || lpad('1', 64, '0'), '{"ok": true}', 1700000000 + i, 0,
         true, '0x' || repeat('0', 64), 'onchain', now(), true
       from (select address, row_number() over (order by address) as i from wallet) w where i % 2 = 0`,
      [`0x${"5c".repeat(32)}`],
    );
    await pool.query("analyze attestation");
  } finally {
    await pool.end();
  }
}
