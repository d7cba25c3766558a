import { chunks } from "../lib/core/chunks.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { serve } from "./support/load.ts";
import { insertRecordedSubjects } from "./support/recorded-subjects.ts";
import { makeKey, webSettings } from "./support/servers.ts";
import { machine, medianOf, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:endpoints [-- --subjects 100000 --seconds 5 --rounds 3]

Requests of a score, the same with a publishable key, a breakdown, a receipt, attestations and a batch of 100 through server.ts, over 32
connections, for 10,000 of the subjects. The facts are copies of the recorded mainnet wallets'; half as many attestations exist as subjects.`,
  { subjects: 100_000, seconds: 5, rounds: 3 },
);
/** Different subjects of the requests. */
const ASKED = 10_000;
const BATCH = 100;
const PAGE_KEY = "score with a publishable key";

await inBuiltWorld((world) => world.withDatabase((url) => run(world, url)));

async function run(world: World, databaseUrl: string): Promise<void> {
  console.log(`Writing ${whole(options.subjects)} subjects …`);
  const subjects = await insertRecordedSubjects(databaseUrl, options.subjects);
  await insertAttestations(databaseUrl);
  const server = await serve(world, webSettings(databaseUrl), { path: `/v1/score/${subjects[0]}` });
  const step = Math.ceil(subjects.length / ASKED);
  const { score, ...others } = requestsOf(subjects.filter((_, i) => i % step === 0));
  const origin = "https://shop.example";
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl, ["read"], [origin])}`, origin };
  const found = await server.loadInTurns({ score, [PAGE_KEY]: { ...score, headers }, ...others }, options.rounds);
  const rateOf = (name: string) => medianOf(found[name] ?? [], ({ rate }) => rate);
  const ratio = (rateOf(PAGE_KEY) / rateOf("score")).toFixed(2);
  console.log(
    `\n${machine()}, ${whole(options.subjects)} subjects; with a publishable key ${ratio} as many scores a second`,
  );
  printTable(
    ["request", "a second", "p50 ms", "p99 ms", "processor ms"],
    Object.entries(found).map(([name, rounds]) => [
      name,
      whole(medianOf(rounds, ({ rate }) => rate)),
      medianOf(rounds, ({ p50 }) => p50).toFixed(0),
      medianOf(rounds, ({ p99 }) => p99).toFixed(0),
      medianOf(rounds, ({ web }) => web).toFixed(2),
    ]),
  );
}

function requestsOf(asked: readonly string[]) {
  const { seconds } = options;
  const ofEach = (pathOf: (address: string) => string) => ({ paths: asked.map(pathOf), seconds });
  const bodies = chunks(asked, BATCH).map((identities) => JSON.stringify({ identities }));
  return {
    score: ofEach((address) => `/v1/score/${address}`),
    breakdown: ofEach((address) => `/v1/score/${address}/breakdown`),
    receipt: ofEach((address) => `/v1/score/${address}/receipt`),
    attestations: { paths: ["/v1/trust/attestations"], seconds },
    "attestations of a subject": ofEach((address) => `/v1/trust/attestations?subject=${address}`),
    [`batch of ${BATCH} scores`]: { paths: ["/v1/scores/batch"], bodies, seconds },
  };
}

/** Every second subject is attested once, by one of a thousand issuers. */
async function insertAttestations(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into attestation_schema (uid, name, name_key, schema, revocable, resolver, created_at)
       values ($1, 'kyc', 'kyc', 'bool ok', true, $2, now())`,
      [`0x${"5c".repeat(32)}`, `0x${"0".repeat(40)}`],
    );
    await client.query(
      `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, time, expiration_time,
         revocable, ref_uid, signature_kind, created_at, final)
       select 'att_' || lpad(i::text, 26, '0'), '0x' || md5(i::text) || md5((i + 1)::text), 1, '0x' || repeat('ea', 20),
         '0x' || lpad(to_hex(i % 1000 + 1), 40, '0'), address, $1, '0x' || lpad('1', 64, '0'), '{"ok": true}', 1700000000 + i, 0,
         true, '0x' || repeat('0', 64), 'onchain', now(), true
       from (select address, row_number() over (order by address) as i from wallet) w where i % 2 = 0`,
      [`0x${"5c".repeat(32)}`],
    );
    await client.query("analyze attestation");
  });
}
