import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { administrationEndpoints } from "../../lib/api/endpoints/administration/index.ts";
import { versions } from "../../lib/domains/models/index.ts";
import { adminCommands } from "../../scripts/admin/commands.ts";
import type { CommandResult } from "../../scripts/commands/command.ts";
import { modelCommands } from "../../scripts/model/commands.ts";
import { addressNumber } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";

const chain = { id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:9"] };
const context = useContext({ chains: [chain] });
const asCommand = () => context.ctx({ actor: { kind: "commandLine" }, requestId: "command line" });

const wallet = addressNumber(1);
const reason = "Because of a test.";
const candidate = versions[0] ?? "";

interface Run {
  /** The verb and its arguments. */
  line: readonly string[];
  options?: { reason?: string; lift?: boolean; now?: boolean; act?: string };
  /** The acts in the audit log, in alphabetical order; none of what only reads. */
  acts: readonly string[];
}

/** Every verb, in an order in which each finds what it needs. */
const adminRuns: readonly Run[] = [
  { line: ["tier", wallet, "starter"], acts: ["developer.created", "developer.tier"] },
  { line: ["suspend", wallet], options: { reason }, acts: ["developer.suspended"] },
  { line: ["suspend", wallet], options: { lift: true }, acts: ["developer.suspension-lifted"] },
  { line: ["quarantine"], acts: [] },
  { line: ["quarantine", "retry", "5"], acts: ["quarantine.retried"] },
  { line: ["clusters"], acts: ["clusters.search"] },
  { line: ["trust"], acts: ["trust.compute"] },
  { line: ["epoch"], acts: ["epoch.create"] },
  { line: ["pause", "5"], options: { reason }, acts: ["chain.paused"] },
  { line: ["resume", "5"], acts: ["chain.resumed"] },
  { line: ["reindex", "5", "91"], options: { reason }, acts: ["chain.reindex"] },
  { line: ["set-aside", "5", "101"], options: { reason }, acts: ["chain.block-set-aside"] },
  { line: ["takedown", "name", "spam"], options: { reason }, acts: ["takedown.made"] },
  { line: ["takedown", "name", "spam"], options: { lift: true }, acts: ["takedown.lifted"] },
  { line: ["appeals"], acts: [] },
  { line: ["appeal", "apl_1", "reject"], options: { reason }, acts: ["appeal.rejected"] },
  { line: ["webhooks"], acts: [] },
  { line: ["webhook", "wh_1", "off"], options: { reason }, acts: ["webhook.switched-off"] },
  { line: ["webhook", "wh_1", "on"], acts: ["webhook.switched-on"] },
  { line: ["jobs"], acts: [] },
  { line: ["retry", "1"], acts: ["job.retried"] },
  { line: ["retry", wallet, "5"], acts: ["backfill.retried"] },
  { line: ["audit"], options: { act: "chain.paused" }, acts: [] },
];
const modelRuns: readonly Run[] = [
  { line: ["list"], acts: [] },
  { line: ["compare", candidate], acts: ["model.comparison"] },
  { line: ["schedule", candidate], options: { now: true }, acts: ["model.comparison", "model.scheduled"] },
  { line: ["cancel"], acts: ["model.cancelled"] },
];

const fail = (message: string): never => {
  throw new Error(message);
};

async function actsOf(work: () => Promise<CommandResult>): Promise<string[]> {
  const { db } = context.ctx();
  await db.auditEntry.deleteMany();
  const { text } = await work();
  expect(text).not.toBe("");
  const rows = await db.auditEntry.findMany();
  expect(rows.filter(({ actor }) => actor !== "command line")).toEqual([]);
  return rows.map(({ act }) => act).sort();
}

/** The endpoints that do what a verb does. */
const endpointsOf: Record<string, readonly (keyof typeof administrationEndpoints)[]> = {
  tier: ["setDeveloperTier"],
  suspend: ["suspendDeveloper", "liftDeveloperSuspension", "suspendKey", "liftKeySuspension"],
  quarantine: ["listQuarantined", "retryQuarantined"],
  clusters: ["startJob"],
  trust: ["startJob"],
  epoch: ["startJob"],
  pause: ["pauseChain"],
  resume: ["resumeChain"],
  reindex: ["reindexChain"],
  "set-aside": ["setBlockAside"],
  takedown: ["takeDown", "liftTakedown"],
  appeals: [],
  appeal: ["decideAppeal"],
  webhooks: ["listAllWebhooks"],
  webhook: ["switchWebhookOff", "switchWebhookOn"],
  jobs: ["listWork"],
  retry: ["retryJob", "retryBackfill"],
  audit: ["listAuditEntries"],
  list: ["listModels"],
  compare: ["compareModel"],
  schedule: ["scheduleModel"],
  cancel: ["cancelSwitch"],
};

async function writeWhatVerbsNeed(): Promise<void> {
  const { pg } = context.ctx();
  await pg.query(`insert into chain_cursor (chain_id, block_number, block_hash, block_time, finalized_block, state, updated_at,
      missing_block, missing_since)
    values (5, 100, '0x' || repeat('64', 32), 1, 90, 'following', now(), 101, now())`);
  await pg.query(`insert into block (chain_id, number, hash, parent_hash, time)
    select 5, n, 'h' || n, 'p', 1 from generate_series(80, 100) n`);
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
  await pg.query(
    `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at)
     values ('spam', 5, 1, $1, '0x1', 'minted', '0x1', 1, '0x1', now(), now())`,
    [wallet],
  );
  await pg.query(
    `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by)
     values ('apl_1', $1, 'sybil', 'It is my own.', '{}', 'open', 'dev_1', now(), now())`,
    [wallet],
  );
  await pg.query(
    `insert into webhook (id, developer_id, url, events, secret, created_at)
     values ('wh_1', 'dev_1', 'https://example.org', '{score.updated}', '', now())`,
  );
  await pg.query("select graphile_worker.add_job('track-wallet', '{}'::json)");
  await pg.query("insert into backfill_party (party) values ('refresh') on conflict do nothing");
  await pg.query("insert into backfill (address, chain_id, party) values ($1, 5, 'refresh')", [wallet]);
}

test("every verb that changes something leaves an entry of the command line in the audit log, and no other does", async () => {
  await writeWhatVerbsNeed();
  for (const { line, options = {}, acts } of adminRuns) {
    const [verb = "", ...args] = line;
    const command = adminCommands[verb] ?? fail(`There is no verb ${verb}.`);
    const run = command(args, fail, { json: false, ...options });
    expect([line, await actsOf(() => run(asCommand()))]).toEqual([line, acts]);
  }
  for (const { line, options = {}, acts } of modelRuns) {
    const [verb = "", ...args] = line;
    const command = modelCommands[verb] ?? fail(`There is no verb ${verb}.`);
    const run = command(args, fail, { json: false, now: false, "without-notice": false, ...options });
    expect([line, await actsOf(() => run(asCommand()))]).toEqual([line, acts]);
  }
  const tried = [...adminRuns, ...modelRuns].map(({ line }) => line[0]);
  expect(new Set(tried)).toEqual(new Set([...Object.keys(adminCommands), ...Object.keys(modelCommands)]));
});

test("the command line, the API and the pages of administration do the same", () => {
  expect(Object.keys(endpointsOf).sort()).toEqual(
    [...Object.keys(adminCommands), ...Object.keys(modelCommands)].sort(),
  );
  const acting = Object.entries(administrationEndpoints).filter(([, { method }]) => method !== "GET");
  const ofVerbs = new Set<string>(Object.values(endpointsOf).flat());
  expect(acting.map(([name]) => name).filter((name) => !ofVerbs.has(name))).toEqual([]);
  const folder = join(import.meta.dirname, "../../components/admin");
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const missing = acting.filter(([, { method, path }]) => !pages.some((text) => text.includes(`"${method} ${path}"`)));
  expect(missing.map(([name]) => name)).toEqual([]);
});
