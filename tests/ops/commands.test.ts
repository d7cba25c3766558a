import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Download } from "../../lib/api/declaration/define-endpoint.ts";
import { administrationEndpoints } from "../../lib/api/endpoints/administration/index.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { versions } from "../../lib/domains/models/index.ts";
import { runComparison } from "../../lib/domains/scores/index.ts";
import { chooseCommand, UsageError } from "../../scripts/admin/choose.ts";
import { deriveCommands } from "../../scripts/admin/commands.ts";
import { explainCommand, fieldLines } from "../../scripts/admin/texts.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";

const chain = { id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:9"] };
const screening = [{ name: "sanctions", title: "Sanctions", url: "https://lists.example.org/sanctions.txt" }];
const context = useContext({ chains: [chain], env: { SCREENING_LISTS: JSON.stringify(screening) } });
const asCommand = () => context.ctx({ actor: { kind: "commandLine" }, requestId: "command line" });
const commands = deriveCommands(endpoints);

const wallet = addressNumber(1);
const reason = "Because of a test.";
const candidate = versions[0] ?? "";

interface Run {
  /** Words of `npm run admin`. Those after `model` are of `npm run model`, too. */
  admin: string;
  options?: Record<string, string | boolean>;
  /** The acts in the audit log, in alphabetical order; none of what only reads. */
  acts: readonly string[];
}

/** Every command, in an order in which each finds what it needs. */
const runs: readonly Run[] = [
  { admin: "overview", acts: [] },
  { admin: "chains", acts: [] },
  { admin: `tier ${wallet} starter`, acts: ["developer.created", "developer.tier"] },
  { admin: `developers ${wallet}`, acts: [] },
  { admin: `developer ${wallet}`, acts: [] },
  { admin: `suspend ${wallet}`, options: { reason }, acts: ["developer.suspended"] },
  { admin: `suspend ${wallet}`, options: { lift: true }, acts: ["developer.suspension-lifted"] },
  { admin: "suspend key_1", options: { reason }, acts: ["key.suspended"] },
  { admin: "suspend key_1", options: { lift: true }, acts: ["key.suspension-lifted"] },
  { admin: "quarantine", acts: [] },
  { admin: "quarantine 5", acts: [] },
  { admin: "quarantine retry 5", acts: ["quarantine.retried"] },
  { admin: "clusters", acts: ["clusters.search"] },
  { admin: "trust", acts: ["trust.compute"] },
  { admin: "epoch", acts: ["epoch.create"] },
  { admin: "pause 5", options: { reason }, acts: ["chain.paused"] },
  { admin: "resume 5", acts: ["chain.resumed"] },
  { admin: "reindex 5 91", options: { reason }, acts: ["chain.reindex"] },
  { admin: "set-aside 5 101", options: { reason }, acts: ["chain.block-set-aside"] },
  { admin: "takedown name spam", options: { reason }, acts: ["takedown.made"] },
  { admin: "takedowns name", acts: [] },
  { admin: "takedown name spam", options: { lift: true }, acts: ["takedown.lifted"] },
  { admin: "appeals", acts: [] },
  { admin: "appeal apl_1 reject", options: { reason }, acts: ["appeal.rejected"] },
  { admin: "webhooks", options: { status: "on" }, acts: [] },
  { admin: "webhook wh_1 off", options: { reason }, acts: ["webhook.switched-off"] },
  { admin: "webhook wh_1 on", acts: ["webhook.switched-on"] },
  { admin: "jobs", acts: [] },
  { admin: "retry 1", acts: ["job.retried"] },
  { admin: `retry ${wallet} 5`, acts: ["backfill.retried"] },
  { admin: "audit", options: { act: "chain.paused", limit: "1" }, acts: [] },
  { admin: "models", acts: [] },
  { admin: `model compare ${candidate}`, acts: ["model.comparison"] },
  { admin: "model list", acts: [] },
  { admin: `model schedule ${candidate}`, options: { "without-notice": true }, acts: ["model.scheduled"] },
  { admin: "model cancel", acts: ["model.cancelled"] },
  { admin: "screening", acts: [] },
  { admin: "screening refresh sanctions", acts: ["screening.refreshed"] },
  { admin: "screening accept sanctions", acts: ["screening.accepted"] },
  { admin: "sessions", acts: [] },
  { admin: "end-session psn_1", acts: ["person.session-ended"] },
  { admin: `data ${wallet}`, acts: ["data.exported"] },
  { admin: `erase ${wallet}`, options: { reason }, acts: ["data.erased"] },
];

/** Runs a command. Returns its operation. */
async function run({ admin, options = {} }: Run): Promise<string> {
  const { command, input } = chooseCommand(commands, admin.split(" "), options);
  const reply = await command.endpoint.handler({ ctx: asCommand(), ...input });
  const parts = reply instanceof Download ? await linesOf(reply) : [reply];
  for (const part of parts) expect(command.endpoint.response.safeParse(part).error).toBe(undefined);
  // A comparison is a worker's, which a switch needs.
  if (command.operation === "compareModel") {
    const { rows } = await context.ctx().pg.query("select version, requested_at from model_comparison");
    await runComparison(context.ctx(), { version: candidate, requestedAt: rows[0].requested_at.toISOString() });
  }
  return command.operation;
}

async function linesOf({ plain }: Download): Promise<unknown[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of plain.chunks) chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

async function writeWhatVerbsNeed(): Promise<void> {
  const { pg } = context.ctx();
  await pg.query(`insert into chain_cursor (chain_id, block_number, block_hash, block_time, finalized_block, state, updated_at,
      missing_block, missing_since)
    values (5, 100, '0x' || repeat('64', 32), 1, 90, 'following', now(), 101, now())`);
  await pg.query(`insert into block (chain_id, number, hash, parent_hash, time)
    select 5, n, 'h' || n, 'p', 1 from generate_series(80, 100) n`);
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
  await insertIdentities(pg, [{ name: "spam", owner: wallet }]);
  await pg.query(
    `insert into appeal (id, wallet, flag, reason, evidence, status, developer_id, opened_at, decide_by)
     values ('apl_1', $1, 'sybil', 'It is my own.', '{}', 'open', 'dev_1', now(), now())`,
    [wallet],
  );
  await pg.query(
    `insert into webhook (id, developer_id, url, events, secret, created_at)
     values ('wh_1', 'dev_1', 'https://example.org', '{score.updated}', '', now())`,
  );
  await pg.query(
    "insert into developer (id, wallet, tier, created_at) values ('dev_1', '0x' || repeat('1', 40), 'free', now())",
  );
  await pg.query(
    `insert into api_key (id, developer_id, name, hash, prefix, last4, permissions)
     values ('key_1', 'dev_1', 'mine', 'h', 'svc', '0000', '{read}')`,
  );
  await pg.query(
    `insert into person_session (id, issuer, subject, role, granted_by, created_at, confirmed_at, expires_at)
     values ('psn_1', 'https://example.org', 'ada', 'reader', 'group:readers', now(), now(), now() + interval '1 hour')`,
  );
  await pg.query(
    "insert into screening_list (name, source, due_at, refused, refused_count) values ('sanctions', '', '2999-01-01', 'h', 4)",
  );
  await pg.query("select graphile_worker.add_job('track-wallet', '{}'::json)");
  await pg.query("insert into backfill_party (party) values ('refresh') on conflict do nothing");
  await pg.query("insert into backfill (address, chain_id, party) values ($1, 5, 'refresh')", [wallet]);
}

test("every command that changes something leaves an entry of operator:cli in the audit log, and no other does", async () => {
  await writeWhatVerbsNeed();
  const { db } = context.ctx();
  const operations = new Set<string>();
  for (const one of runs) {
    await db.auditEntry.deleteMany();
    operations.add(await run(one));
    const rows = await db.auditEntry.findMany();
    expect([one, rows.map(({ act }) => act).sort()]).toEqual([one, one.acts]);
    expect(rows.filter(({ actor }) => actor !== "operator:cli")).toEqual([]);
  }
  const all = commands.map(({ operation }) => operation);
  expect([...operations].sort(), "`runs` of this file has every command").toEqual([...new Set(all)].sort());
});

test("every operation of /v1/admin is a command that its own words choose, and an act of the pages", () => {
  const operations = new Set(commands.map(({ operation }) => operation));
  const below = Object.entries(endpoints).filter(([, { path }]) => path.startsWith("/v1/admin/"));
  expect(below.map(([name]) => name).filter((name) => !operations.has(name))).toEqual([]);
  const samples: Record<string, string> = { reason, decision: reason, outcome: "upheld", tier: "free", kind: "name" };
  for (const command of commands) {
    const { declared, flags, options } = command;
    const words = command.words.map((word) =>
      "text" in word ? word.text : (samples[word.field.name] ?? `${declared.startsWith ?? ""}${sampleOf(word.field)}`),
    );
    const given = [...options].flatMap(([name, { isRequired }]) => (isRequired ? [[name, reason] as const] : []));
    const values = Object.fromEntries([...given, ...flags.map((flag) => [flag, true] as const)]);
    expect(chooseCommand(commands, words, values).command).toBe(command);
  }
  const acting = Object.entries(administrationEndpoints).filter(([, { method }]) => method !== "GET");
  const folder = join(import.meta.dirname, "../../components/admin");
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const missing = acting.filter(([, { method, path }]) => !pages.some((text) => text.includes(`"${method} ${path}"`)));
  expect(
    missing.map(([name]) => name),
    "each is called by a component of components/admin",
  ).toEqual([]);
});

function sampleOf({ name, type }: { name: string; type: string }): string {
  return name === "wallet" ? wallet : type === "number" || name === "chainId" ? "7" : "one";
}

test("an operation that declares no command has one of its own name, arguments and options", () => {
  const undeclared = { ...endpoints.setBlockAside, commands: undefined };
  const { commands: _, ...endpoint } = undeclared;
  const derived = deriveCommands({ setBlockAside: endpoint });
  const { command, input } = chooseCommand(derived, ["set-block-aside", "5", "101"], { reason });
  expect(input).toMatchObject({ params: { chainId: 5 }, body: { block: 101, reason } });
  const help = explainCommand(command);
  for (const part of [
    'set-block-aside <chainId> <block> --reason "<text>"',
    endpoint.summary,
    "The missing block.",
    "UNSUPPORTED_CHAIN: The chain is not configured here.",
    "/.well-known/credence.json lists the chains",
  ]) {
    expect(help).toContain(part);
  }
});

const refusals: readonly [string, Record<string, string | boolean>, string, number?][] = [
  ["", {}, "The command is missing."],
  ["webhok wh_1 on", {}, "Unknown command: webhok. The nearest is webhook."],
  [
    `tier ${wallet} gold`,
    {},
    '<tier> Invalid option: expected one of "free"|"starter"|"professional"|"enterprise".',
    1,
  ],
  [`tier ${wallet}`, {}, "The argument <tier> is missing.", 1],
  [`tier ${wallet} free more`, {}, "Unexpected argument: more.", 1],
  ["quarantine ten", {}, "<chainId> must be a positive integer.", 1],
  ["quarantine retry 10 7x", {}, "<block> Invalid input: expected number, received string.", 1],
  ["quarantine 10 7", {}, "Unexpected argument: 7.", 2],
  ["appeal apl_1 forgive", { reason }, "Unexpected argument: forgive.", 2],
  ["appeal apl_1", { reason }, "The word uphold is missing.", 2],
  ["pause 5", {}, "The option --reason is missing. Why, in a sentence.", 1],
  ["pause 5", { reason: "no" }, "--reason Too small: expected string to have >=3 characters.", 1],
  ["pause 5", { reason, lift: true }, "Unexpected option: --lift.", 1],
  [
    "retry 0x12 5",
    {},
    "<wallet> must be an address: 0x and 40 hex digits; in mixed case, with a valid EIP-55 checksum.",
    1,
  ],
  ["audit", { from: "yesterday" }, "--from must be an ISO 8601 date, or a date and time with zone.", 1],
];

test.each(refusals)(
  "%j with %j is refused before anything is done: %s",
  (line, options, message, meant = commands.length) => {
    let thrown: unknown;
    try {
      chooseCommand(commands, line === "" ? [] : line.split(" "), options);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UsageError);
    const { message: said, commands: shown } = thrown as UsageError;
    expect([said, shown.length]).toEqual([message, meant]);
  },
);

test("what strangers wrote cannot forge a line of a result, or move the cursor", () => {
  const reason = "mine\nstatus: upheld \u001b[2J\u202e";
  expect(fieldLines({ appeals: [{ id: "apl_1", reason, evidence: [] }], more: { total: 1, next: null } })).toEqual([
    "appeals:",
    "  - id: apl_1",
    "    reason: mine\\u{a}status: upheld \\u{1b}[2J\\u{202e}",
    "    evidence: none",
    "more:",
    "  total: 1",
    "  next: none",
  ]);
});
