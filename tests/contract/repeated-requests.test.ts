import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LocalAccount } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Endpoint, isPublic, SHOWN_ONCE } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import type { SignedMessage, SignedType } from "../../lib/core/typed-data.ts";
import { readActiveModel } from "../../lib/domains/models/index.ts";
import { versions } from "../../lib/domains/models/models.ts";
import { getReferralCode } from "../../lib/domains/reservations/index.ts";
import { boardsOf, runComparison } from "../../lib/domains/scores/index.ts";
import { insertActivity, makeActivity } from "../factories/activity.ts";
import { signedAttestation, signer, signRevocation, testEas } from "../factories/attestations.ts";
import { followChain, knowWallets, scoreWallets, storeFacts } from "../factories/indexed.ts";
import { addressNumber } from "../factories/scores.ts";
import { sessionTokenOf } from "../factories/sessions.ts";
import { chainOf, deadline, lower, keyOf as privateKeyOf, signFor } from "../names/identity-world.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { useApi } from "../setup/in-process-api.ts";
import { person, startNamesWorld, tokenIdOf } from "../solidity/names-world.ts";

const LOST_MS = 60_000;

// A process that ends between the last commit of a request and its reply: the repetition makes the reply that the first process would
// have sent, and changes nothing.

const [alice, bob, carol, dave] = [person(3), person(4), person(5), person(6)];
const operator = addressNumber(1);
const chainId = 31337;
const EXPLORED = 5;
const world = await startNamesWorld();
const folder = useFolder();
writeFileSync(join(folder, "listed.csv"), [0xbad1, 0xbad2, 0xbad3, 0xbad4, 0xbad5].map(addressNumber).join("\n"));
const context = useContext({
  chains: [
    chainOf(world, { contracts: { names: world.at.names, reservations: world.at.reservations, ...testEas } }),
    { id: EXPLORED, name: "Explored", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
  ],
  env: {
    OPERATORS: operator,
    WEBHOOK_ALLOW_PRIVATE: "true",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "notices@credence.example",
    VOUCHER_SIGNER_KEY: privateKeyOf(0),
    MINTER_KEY: privateKeyOf(2),
    SCREENING_LISTS: JSON.stringify([{ name: "sanctions", title: "Sanctions", file: "/none" }]),
    LISTED_ADDRESSES: join(folder, "listed.csv"),
  },
});
const { call, keyOf } = useApi(context);
const ctx = () => context.ctx();
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await ctx().pg.query<Row>(text, values)).rows;
const as = (who: LocalAccount | `0x${string}`) => sessionTokenOf(ctx(), typeof who === "string" ? who : lower(who));
const anybody = () => keyOf(addressNumber(99), "admin");

/** Thirty transactions in one hour, and then nothing: a flag. */
const burst = makeActivity(
  Array.from({ length: 30 }, (_, index) => ({
    wallet: lower(dave),
    kind: "sent" as const,
    chainId,
    counterparty: addressNumber(0x5000 + index),
    amount: 10n ** 18n,
    at: 1_700_000_000 + index * 60,
  })),
);

beforeAll(async () => {
  const { pg } = ctx();
  const now = Number(await world.now());
  context.now = new Date(now * 1000);
  await insertActivity(pg, burst);
  await knowWallets(pg, [lower(dave)]);
  await storeFacts(pg, burst, 500);
  await followChain(pg, { chainId, block: 500, hash: `0x${"ab".repeat(32)}`, time: now, final: 480 });
  await pg.query("insert into chain_cursor (chain_id, state, updated_at) values ($1, 'following', now())", [EXPLORED]);
  await scoreWallets(ctx(), [lower(dave)], [chainId]);
  await boardsOf(ctx()).loaded;
});
afterAll(async () => {
  await boardsOf(ctx()).stop();
  await world.stop();
});

interface Request {
  token: string;
  params?: Record<string, string | number>;
  body?: unknown;
  /** Another credential of the same developer, where the request ends the first. */
  tokenAgain?: () => Promise<string>;
}

/** Values that later requests need. */
const made: Record<string, string> = {};

async function signed<T extends SignedType>(by: LocalAccount, type: T, message: Omit<SignedMessage<T>, "deadline">) {
  const until = deadline(ctx());
  // Every message here has a deadline.
  const whole = { ...message, deadline: BigInt(until) } as unknown as SignedMessage<T>;
  return { deadline: until, signature: await signFor(ctx(), by, type, whole) };
}

async function nonceOf(name: string): Promise<bigint> {
  const [row] = await query<{ nonce: string }>("select nonce from identity where name = $1", [name]);
  return BigInt(row?.nonce ?? 0);
}

const idOf = async (table: string, order = "created_at desc, id desc") =>
  (await query<{ id: string }>(`select id from ${table} order by ${order} limit 1`))[0]?.id ?? "";
const list = async () => ({ listId: await idOf("list") });
const webhook = async () => ({ id: made.webhook ?? "" });
const keyOfDeveloper = async (wallet: string) =>
  (
    await query<{ id: string }>(
      "select k.id from api_key k join developer d on d.id = k.developer_id where wallet = $1 order by k.created_at desc, k.id desc",
      [wallet],
    )
  )[0]?.id ?? "";
const reason = "A reason of some length.";
const appeal = { wallet: lower(dave), flag: "burst_then_silence", reason: "A conference week." };
const candidate = async () => {
  const active = await readActiveModel(ctx().pg);
  return versions.find((version) => version !== active.spec.version) ?? "";
};
const policy = { name: "gate", policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] } };

/** A good request to each writing endpoint, in an order in which each finds what it needs. */
const requests: [keyof typeof endpoints, () => Promise<Request>][] = [
  ["mintIdentity", async () => ({ token: await as(alice), body: { name: "rose", owner: lower(alice) } })],
  [
    "activateIdentity",
    async () => {
      const message = { name: "rose", owner: lower(alice), nonce: await nonceOf("rose") };
      const body = await signed(alice, "ActivateIdentity", message);
      return { token: await anybody(), params: { identity: "rose" }, body };
    },
  ],
  [
    "linkWallet",
    async () => {
      const pair = { owner: lower(alice), wallet: lower(carol) };
      const consent = await signed(carol, "LinkWallet", { name: "rose", ...pair, nonce: await nonceOf("rose") });
      return { token: await as(alice), params: { identity: "rose" }, body: { address: lower(carol), ...consent } };
    },
  ],
  [
    "unlinkWallet",
    async () => {
      const pair = { owner: lower(alice), wallet: lower(carol) };
      const body = await signed(carol, "UnlinkWallet", { name: "rose", ...pair, nonce: await nonceOf("rose") });
      return { token: await anybody(), params: { identity: "rose", address: lower(carol) }, body };
    },
  ],
  [
    "confirmSubname",
    async () => {
      const { receipt } = await world.send(alice, "names", "mintSubname", ["team", tokenIdOf("rose"), bob.address]);
      return { token: await anybody(), body: { chainId, txHash: receipt.transactionHash } };
    },
  ],
  [
    "confirmMint",
    async () => {
      const { receipt } = await world.mint(bob, "lily");
      return { token: await anybody(), body: { chainId, txHash: receipt.transactionHash } };
    },
  ],
  [
    "claimMint",
    async () => ({ token: await as(bob), params: { name: "iris" }, body: { address: lower(bob), chainId } }),
  ],
  [
    "trackReferral",
    async () => {
      const { code } = await getReferralCode(ctx(), { address: lower(alice) });
      return { token: await as(dave), body: { code, referee: lower(dave) } };
    },
  ],
  ["trackWallet", async () => ({ token: await anybody(), body: { address: addressNumber(7), chainIds: [EXPLORED] } })],
  ["registerAttestationSchema", async () => ({ token: await anybody(), body: { name: "passed", schema: "bool ok" } })],
  [
    "createAttestation",
    async () => ({
      token: await anybody(),
      body: JSON.parse(
        JSON.stringify(await signedAttestation(ctx(), signer(1), { subject: alice.address, chainId }), (_, value) =>
          typeof value === "bigint" ? String(value) : value,
        ),
      ),
    }),
  ],
  [
    "readNotifications",
    async () => ({ token: await as(alice), body: { ids: [await idOf("notification", "at desc, id desc")] } }),
  ],
  [
    "revokeAttestation",
    async () => {
      const attestationId = await idOf("attestation");
      const signature = await signRevocation(ctx(), signer(1), chainId, { attestationId });
      return { token: await anybody(), params: { attestationId }, body: { reason: "skill_outdated", signature } };
    },
  ],
  ["openAppeal", async () => ({ token: await as(dave), body: appeal })],
  [
    "withdrawAppeal",
    async () => ({ token: await as(dave), params: { id: await idOf("appeal", "id desc") }, body: {} }),
  ],
  [
    "decideAppeal",
    async () => {
      await call(await as(dave), "POST", "/v1/appeals", appeal);
      const body = { outcome: "upheld", decision: "The week is explained." };
      return { token: await as(operator), params: { id: await idOf("appeal", "id desc") }, body };
    },
  ],
  [
    "claimAchievement",
    async () => ({
      token: await as(dave),
      params: { identity: lower(dave) },
      body: { achievementId: "first_units" },
    }),
  ],
  ["savePolicy", async () => ({ token: await anybody(), body: policy })],
  ["startSimulation", async () => ({ token: await anybody(), params: { policyId: await idOf("policy") } })],
  [
    "deleteSnapshotTokens",
    async () => {
      const params = { policyId: await idOf("policy") };
      await call(await anybody(), "POST", `/v1/trust/policies/${params.policyId}/snapshot`);
      return { token: await anybody(), params };
    },
  ],
  [
    "watchPolicy",
    async () => ({
      token: await anybody(),
      params: { policyId: await idOf("policy") },
      body: { identities: [lower(dave)] },
    }),
  ],
  ["endWatch", async () => ({ token: await anybody(), params: { policyId: await idOf("policy") } })],
  ["createList", async () => ({ token: await anybody(), body: { identities: [lower(dave)] } })],
  ["changeList", async () => ({ token: await anybody(), params: await list(), body: { state: "cancelled" } })],
  ["rerunList", async () => ({ token: await anybody(), params: await list() })],
  [
    "createListTree",
    async () => {
      await query("update list set state = 'complete', completed_at = now()");
      return { token: await anybody(), params: await list(), body: { who: "wallets" } };
    },
  ],
  [
    "deleteListTree",
    async () => ({ token: await anybody(), params: { ...(await list()), treeId: await idOf("list_tree") } }),
  ],
  [
    "deleteListShare",
    async () => {
      const { listId } = await list();
      await call(await anybody(), "POST", `/v1/lists/${listId}/shares`, {});
      return { token: await anybody(), params: { listId, shareId: await idOf("list_share") } };
    },
  ],
  ["deleteList", async () => ({ token: await anybody(), params: await list() })],
  ["deletePolicy", async () => ({ token: await anybody(), params: { policyId: await idOf("policy") } })],
  [
    "updateWebhook",
    async () => {
      const body = { url: "http://127.0.0.1:9999/hook", events: ["score.updated"] };
      const { json } = await call(await anybody(), "POST", "/v1/webhooks", body);
      made.webhook = (json.webhook as { id: string }).id;
      return { token: await anybody(), params: await webhook(), body: { events: ["attestation.created"] } };
    },
  ],
  ["testWebhook", async () => ({ token: await anybody(), params: await webhook(), body: {} })],
  [
    "redeliver",
    async () => {
      const deliveryId = await idOf("webhook_delivery");
      return { token: await anybody(), params: { ...(await webhook()), deliveryId } };
    },
  ],
  [
    "redeliverFailed",
    async () => {
      await query("update webhook_delivery set status = 'failed'");
      const since = new Date(context.now.getTime() - 3_600_000).toISOString();
      return { token: await anybody(), params: await webhook(), body: { since } };
    },
  ],
  ["switchWebhookOff", async () => ({ token: await as(operator), params: await webhook(), body: { reason } })],
  ["switchWebhookOn", async () => ({ token: await as(operator), params: await webhook() })],
  ["deleteWebhook", async () => ({ token: await anybody(), params: await webhook() })],
  [
    "addNoticeChannel",
    async () => ({ token: await as(carol), body: { medium: "email", target: "carol@example.com", kinds: ["score"] } }),
  ],
  [
    "sendNoticeConfirmation",
    async () => {
      await query("update notice_address set asked_at = asked_at - interval '2 days'");
      return { token: await as(carol), params: { id: await idOf("notice_channel") }, body: {} };
    },
  ],
  [
    "updateNoticeChannel",
    async () => ({ token: await as(carol), params: { id: await idOf("notice_channel") }, body: { kinds: ["key"] } }),
  ],
  ["deleteNoticeChannel", async () => ({ token: await as(carol), params: { id: await idOf("notice_channel") } })],
  [
    "suspendKey",
    async () => {
      await keyOf(addressNumber(50), "read");
      const keyId = await keyOfDeveloper(addressNumber(50));
      return { token: await as(operator), params: { keyId }, body: { reason } };
    },
  ],
  [
    "liftKeySuspension",
    async () => ({ token: await as(operator), params: { keyId: await keyOfDeveloper(addressNumber(50)) } }),
  ],
  [
    "suspendDeveloper",
    async () => ({ token: await as(operator), params: { developer: addressNumber(50) }, body: { reason } }),
  ],
  ["liftDeveloperSuspension", async () => ({ token: await as(operator), params: { developer: addressNumber(50) } })],
  [
    "setDeveloperTier",
    async () => ({ token: await as(operator), params: { developer: addressNumber(50) }, body: { tier: "starter" } }),
  ],
  [
    "revokeApiKey",
    async () => {
      const token = await keyOf(addressNumber(51), "admin");
      const keyId = await keyOfDeveloper(addressNumber(51));
      return { token, params: { keyId }, tokenAgain: () => as(addressNumber(51)) };
    },
  ],
  [
    "endOneSession",
    async () => {
      const token = await as(addressNumber(52));
      return { token, params: { id: await idOf("session") }, tokenAgain: () => as(addressNumber(52)) };
    },
  ],
  ["endSessions", async () => ({ token: await as(addressNumber(53)), tokenAgain: () => as(addressNumber(53)) })],
  ["endSession", async () => ({ token: await as(addressNumber(54)), tokenAgain: () => as(addressNumber(54)) })],
  ["pauseChain", async () => ({ token: await as(operator), params: { chainId }, body: { reason } })],
  ["resumeChain", async () => ({ token: await as(operator), params: { chainId } })],
  [
    "reindexChain",
    async () => {
      await query(
        "insert into block (chain_id, number, hash, parent_hash, time) select $1, n, 'h' || n, 'p', 1 from generate_series(470, 500) n",
        [chainId],
      );
      return { token: await as(operator), params: { chainId }, body: { fromBlock: 490, reason } };
    },
  ],
  [
    "setBlockAside",
    async () => {
      await query("update chain_cursor set missing_block = 501, missing_since = now() where chain_id = $1", [chainId]);
      return { token: await as(operator), params: { chainId }, body: { block: 501, reason } };
    },
  ],
  [
    "retryQuarantined",
    async () => {
      await query(
        `insert into quarantined_transaction (chain_id, block_number, block_hash, tx_index, reason, at, retry_at)
         values ($1, 7, '0x07', 2, 'transaction.value is missing', now(), '2999-01-01')`,
        [chainId],
      );
      return { token: await as(operator), body: {} };
    },
  ],
  [
    "retryJob",
    async () => {
      const [job] = await query<{ id: string }>(
        "select id::text from graphile_worker.add_job('track-wallet', '{}'::json, max_attempts => 1)",
      );
      return { token: await as(operator), params: { id: job?.id ?? "" } };
    },
  ],
  ["startJob", async () => ({ token: await as(operator), body: { task: "clusters.search" } })],
  ["retryBackfill", async () => ({ token: await as(operator), body: { wallet: addressNumber(7), chainId: EXPLORED } })],
  ["compareModel", async () => ({ token: await as(operator), body: { version: await candidate() } })],
  [
    "scheduleModel",
    async () => {
      const [row] = await query<{ at: Date }>("select requested_at as at from model_comparison");
      await runComparison(ctx(), { version: await candidate(), requestedAt: row?.at.toISOString() ?? "" });
      return { token: await as(operator), body: { version: await candidate() } };
    },
  ],
  ["cancelSwitch", async () => ({ token: await as(operator) })],
  ["takeDown", async () => ({ token: await as(operator), body: { kind: "name", target: "lily", reason } })],
  ["liftTakedown", async () => ({ token: await as(operator), params: { id: await idOf("takedown", "id desc") } })],
  [
    "refreshScreeningList",
    async () => {
      await query(
        `insert into screening_list (name, source, due_at, refused, refused_count)
         values ('sanctions', '', '2999-01-01', 'the hash', 4)`,
      );
      return { token: await as(operator), params: { name: "sanctions" } };
    },
  ],
  ["acceptScreeningList", async () => ({ token: await as(operator), params: { name: "sanctions" } })],
  [
    "eraseDeveloperData",
    async () => {
      await as(addressNumber(98));
      return { token: await as(operator), params: { developer: addressNumber(98) }, body: { reason } };
    },
  ],
];

/** The same for the endpoints with values that are shown once. */
const shownOnce: typeof requests = [
  ["createApiKey", async () => ({ token: await as(carol), body: { name: "a", permissions: ["read"] } })],
  [
    "rotateApiKey",
    async () => ({
      token: await as(carol),
      params: { keyId: await keyOfDeveloper(lower(carol)) },
      body: { overlapSeconds: 0 },
    }),
  ],
  [
    "registerWebhook",
    async () => ({ token: await as(carol), body: { url: "http://127.0.0.1:9999/b", events: ["score.updated"] } }),
  ],
  ["rotateWebhookSecret", async () => ({ token: await as(carol), params: { id: await idOf("webhook") } })],
  [
    "createSnapshotToken",
    async () => {
      await call(await as(carol), "POST", "/v1/trust/policies", policy);
      return { token: await as(carol), params: { policyId: await idOf("policy") } };
    },
  ],
  [
    "createListShare",
    async () => {
      await call(await as(carol), "POST", "/v1/lists", { identities: [lower(dave)] });
      return { token: await as(carol), params: await list(), body: {} };
    },
  ],
];

/** Endpoints whose work is not recorded: a repetition does it again. */
const repeatedFromTheStart: Partial<Record<keyof typeof endpoints, string>> = {
  verifyReceipt: "reads",
  getScoreBatch: "reads",
  evaluatePolicy: "reads",
  simulatePolicy: "reads",
  issuePass: "reads, and signs what it read",
  prepareAttestation: "reads",
  lookUpNames: "reads",
  askLocalChain: "passes a call to a node, which takes a signed transaction once",
  syncReservations: "reads on from the block up to which the chain was read before",
  eraseData: "ends the session that asks, and what was recorded of its requests",
};

/** Everything stored, but the requests themselves, and what is written of use in the background. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('idempotent_request', 'idempotent_bytes', 'session', 'api_key', 'usage_hour', 'day_count') or tablename = '_private_jobs'
     order by 1`,
  );
  const stored: Record<string, unknown> = {};
  for (const { name } of tables) {
    stored[name] = (await query(`select t::text as row from ${name} t order by 1`)).map((row) => Object.values(row)[0]);
  }
  return stored;
}

const changedIn = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(after).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]));
const statusOf = (operation: keyof typeof endpoints) => (endpoints[operation] as Endpoint).status ?? 200;
const pathOf = (endpoint: Endpoint, params: Request["params"] = {}) =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
const withoutTime = ({ status, json: { timestamp: _, ...json } }: Awaited<ReturnType<typeof call>>) => ({
  status,
  json,
});

/** Send a request twice. Between the two, the first process ends before it stores the reply. */
async function sendTwice(operation: keyof typeof endpoints, request: Request) {
  const endpoint: Endpoint = endpoints[operation];
  const { token, params, body, tokenAgain } = request;
  const send = async (credential: string) =>
    withoutTime(
      await call(credential, endpoint.method, pathOf(endpoint, params), body, { "idempotency-key": operation }),
    );
  await query("create or replace function lose() returns trigger language plpgsql as 'begin return null; end'");
  await query(
    "create trigger lose before update on idempotent_request for each row when (new.status is not null) execute function lose()",
  );
  const first = await send(token);
  await query("drop trigger lose on idempotent_request");
  const again = tokenAgain ? await tokenAgain() : token;
  context.now = new Date(context.now.getTime() + LOST_MS);
  const [stored] = await query<{ committed: boolean; results: Buffer[] | null }>(
    "select committed, results from idempotent_request where key = $1",
    [operation],
  );
  const before = await everything();
  const [second, third] = [await send(again), await send(again)];
  return { first, second, third, stored, changed: changedIn(before, await everything()) };
}

it("every endpoint that may write is here, with those that show a value once apart", () => {
  const writing = Object.entries<Endpoint>(endpoints).filter(([, one]) => one.method !== "GET" && !isPublic(one));
  const showing = writing.filter(([, { response }]) => SHOWN_ONCE.some((field) => field in response.shape));
  const names = (list: [string, unknown][]) => list.map(([operation]) => operation).sort();
  const addHere = "a good request of each belongs in `requests`, `shownOnce` or `repeatedFromTheStart` of this file";
  expect(names(shownOnce), addHere).toEqual(names(showing));
  expect(names([...requests, ...shownOnce, ...Object.entries(repeatedFromTheStart)]), addHere).toEqual(names(writing));
});

it.each(requests)("%s: the repetition makes the same reply, and changes nothing", async (operation, prepare) => {
  const { first, second, third, stored, changed } = await sendTwice(operation, await prepare());
  expect(first).toMatchObject({ status: statusOf(operation), json: { success: true } });
  expect(stored).toMatchObject({ committed: true, results: expect.any(Array) });
  expect(Buffer.concat(stored?.results ?? []).toString("latin1")).not.toMatch(/secret|apiKey/i);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(changed).toEqual([]);
});

it.each(shownOnce)(
  "%s: nothing of what is shown once is stored, and the repetition reports the loss",
  async (operation, prepare) => {
    const { first, second, stored, changed } = await sendTwice(operation, await prepare());
    expect(first.status).toBe(statusOf(operation));
    expect(stored).toEqual({ committed: true, results: null });
    expect(second).toMatchObject({ status: 400, json: { details: [{ path: "Idempotency-Key" }] } });
    expect(changed).toEqual([]);
  },
);
