import { createServer } from "node:http";
import { mnemonicToAccount } from "viem/accounts";
import { createNodeServer } from "../../lib/api/node-adapter.ts";
import { api, closeApi } from "../../lib/api/serve.ts";
import type { Address } from "../../lib/core/chains.ts";
import { systemContext } from "../../lib/core/context.ts";
import { closeDatabase } from "../../lib/core/db.ts";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { boardsOf } from "../../lib/domains/scores/ranks/boards.ts";
import { registerWebhook } from "../../lib/domains/webhooks/index.ts";
import { runChainLeader } from "../../lib/indexer/run-chain-leader.ts";
import { runDeliveries } from "../../lib/worker/deliveries.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { signedAttestation, signer } from "../factories/attestations.ts";
import { until } from "../setup/until.ts";
import { openTrace, receiveReports } from "./trace.ts";

// Follows a chain until its first blocks have a rank in memory, looks a score up, and attests something that a webhook receives: prints
// the files that each enters. The first account has sent something on the chain.

const POLL_MS = 1_000;
const account = mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex: 0 });
const wallet = account.address.toLowerCase() as Address; // An address in lower case is one.

receiveReports();
ignorePolls();
const block = await traceBlock();
let trace = openTrace();
const server = createNodeServer(api, (_, response) => response.writeHead(404).end(), { observe: () => trace.enter() });
const { port, close } = await listen(server);
const developer = await ensureDeveloper(systemContext(), { wallet, tier: "enterprise" });
const { apiKey } = await createKey(systemContext(), {
  developerId: developer.id,
  name: "trace",
  permissions: ["read", "write"],
});
const score = await traceLookUp();
const attestation = await traceAttestation();
await close();
await closeApi();
await boardsOf(systemContext()).stop();
await closeDatabase();
process.stdout.write(JSON.stringify({ attestation, block, score }));

/** The boards' poll would bring a change before its notification at times. */
function ignorePolls(): void {
  const { setTimeout } = globalThis;
  const patient = (call: () => void, ms?: number) => setTimeout(call, ms === POLL_MS ? 2 ** 31 - 1 : ms);
  globalThis.setTimeout = Object.assign(patient, setTimeout);
}

async function traceBlock(): Promise<string[]> {
  const { env, log, pg } = systemContext();
  const [chain] = env.CHAINS;
  if (!chain) throw new Error("a chain has to be configured");
  const reading = openTrace("lib/core/listen.ts");
  const boards = reading.run(() => boardsOf({ env, log, pg }));
  await boards.loaded;
  reading.files.length = 0;
  const ending = new AbortController();
  const { signal } = ending;
  const options = { databaseUrl: env.DATABASE_URL, chain, settings: scoringSettings(env), log, now: () => new Date() };
  const writing = openTrace();
  const leading = writing.run(() => runChainLeader({ ...options, signal }));
  // The leader waits for the next block when it has done everything at the head.
  await until(() => boards.scopes.size > 0 && writing.files.includes("lib/indexer/chain-leader.ts"));
  ending.abort();
  await leading;
  return [...new Set([...writing.files, ...reading.files])];
}

async function request(path: string, status: number, body?: object): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, sent);
  if (response.status !== status) throw new Error(await response.text());
}

async function traceLookUp(): Promise<string[]> {
  // A key is looked up until the process hears of changes of keys; from then on it is found in memory.
  do {
    trace = openTrace();
    await request(`/v1/score/${wallet}`, 200);
  } while (trace.files.includes("lib/domains/developers/look-up-credential.ts"));
  return trace.files;
}

/** From the request that stores an attestation to the delivery of its event. */
async function traceAttestation(): Promise<string[]> {
  const { env, log, pg } = systemContext();
  const receiver = await listen(createServer((_, response) => response.end()));
  const actor = { kind: "session", developerId: developer.id, wallet, sessionId: "trace", tier: "enterprise" } as const;
  const url = `http://127.0.0.1:${receiver.port}/`;
  await registerWebhook({ ...systemContext(), actor }, { url, events: ["attestation.created"] });
  // A key that was last looked up ten seconds ago is looked up again, as on a machine that does much else.
  do {
    await pg.query("delete from outbox");
    const signed = await signedAttestation(systemContext(), signer(1), { subject: account.address });
    trace = openTrace();
    await request("/v1/trust/attestations", 201, signed);
  } while (trace.files.includes("lib/domains/developers/look-up-credential.ts"));
  const delivering = openTrace();
  const deliveries = delivering.run(() => runDeliveries({ env, log, pg }));
  const isDelivered = async () =>
    (await pg.query("select from webhook_delivery where status = 'delivered'")).rowCount === 1;
  await until(isDelivered);
  await deliveries.stop();
  await receiver.close();
  return [...new Set([...trace.files, ...delivering.files])];
}
