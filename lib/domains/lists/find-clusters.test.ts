import { beforeEach, expect, test } from "vitest";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { DAY, emptyFacts, encodeFacts, foldActivity } from "../../engine/index.ts";
import { ensureDeveloper } from "../developers/index.ts";
import { scoringSettings } from "../scores/index.ts";
import { enqueueListClusters, findListClusters, getListClusters } from "./index.ts";

const START = Date.UTC(2026, 0, 5) / 1_000;
const holder = useContext({ chains: [{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" }] });
const address = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;
const farm = Array.from({ length: 12 }, (_, n) => address(0xf00 + n));
const honest = Array.from({ length: 20 }, (_, n) => address(0xa00 + n));
const boss = address(0xb055);

beforeEach(() => emptyTables(holder.ctx().pg, "list, list_row, facts, wallet, score, score_feed, once_wallet"));

async function owner(n = 1): Promise<Context & { developerId: string }> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: address(n) as `0x${string}` });
  const ctx = holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
  return { ...ctx, developerId };
}

/** A list of these rows: an address, a total, and whether it is a contract. */
async function insertList(
  rows: readonly { address: string; total?: number; special?: string }[],
  upload?: string,
): Promise<string> {
  const { pg } = holder.ctx();
  const { developerId } = await owner();
  await pg.query(
    `insert into list (id, developer_id, name, state, "column", created_at, completed_at, expires_at)
     values ('lst_1', $1, 'drop', 'complete', $2, now(), now(), now())`,
    [developerId, upload ? '"address"' : null],
  );
  for (const [n, { address, total = null, special = null }] of rows.entries()) {
    await pg.query(
      `insert into list_row (list_id, row, line, input, identity, address, total, special)
       values ('lst_1', $1, $2, $3, $3, $3, $4, $5)`,
      [n + 1, n + 2, address, total, special],
    );
  }
  if (upload) {
    // In pieces, so that a record is cut in two.
    const bytes = Buffer.from(upload);
    for (let piece = 0; piece * 50 < bytes.length; piece++) {
      await pg.query("insert into list_upload (list_id, piece, bytes) values ('lst_1', $1, $2)", [
        piece,
        bytes.subarray(piece * 50, piece * 50 + 50),
      ]);
    }
  }
  return "lst_1";
}

/** The farm was funded by one wallet within hours, each wallet of the others by its own at another time. */
async function insertFacts(): Promise<void> {
  for (const [n, wallet] of [...farm, ...honest].entries()) {
    const at = farm.includes(wallet) ? START + n * 600 : START + n * 20 * DAY;
    const rows = [
      activity({
        wallet,
        kind: "received",
        blockNumber: 1,
        at,
        counterparty: farm.includes(wallet) ? boss : address(0xe00 + n),
        amount: 10n ** 18n,
      }),
      activity({
        wallet,
        kind: "sent",
        blockNumber: 2,
        at: at + 60,
        counterparty: address(0xd00 + n),
        amount: 10n ** 15n,
        fee: 1n,
      }),
    ];
    const facts = Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), rows)));
    await holder
      .ctx()
      .pg.query("insert into facts (wallet, chain_id, facts, to_block) values ($1, 1, $2, 2)", [wallet, facts]);
  }
}

const find = (listId: string) => findListClusters(holder.ctx(), scoringSettings(holder.ctx().env), { listId });
async function rows() {
  const { rows } = await holder
    .ctx()
    .pg.query<{ address: string; cluster: number | null; keep: boolean | null }>(
      "select address, cluster, keep from list_row order by row",
    );
  return rows;
}

test("a farm in a list is a cluster, whose member with the highest total is kept; other rows have none, and no score changes", async () => {
  await insertFacts();
  const total = (one: string) => (one === farm[4] || one === farm[7] ? 80 : 10);
  const listId = await insertList([...honest, ...farm].map((one) => ({ address: one, total: total(one) })));
  await find(listId);
  const { clusters, pagination } = await getListClusters(await owner(), { listId, limit: 10, offset: 0 });
  expect(pagination).toMatchObject({ total: 1, hasMore: false });
  expect(clusters).toEqual([
    {
      id: 1,
      size: 12,
      strength: expect.any(Number),
      members: farm.map(checksum),
      keep: checksum(farm[4] ?? ""),
      evidence: [
        { kind: "funding", strength: expect.any(Number), detail: expect.stringContaining("12 of 12 wallets") },
      ],
    },
  ]);
  expect(await rows()).toEqual([
    ...honest.map((one) => ({ address: one, cluster: null, keep: null })),
    ...farm.map((one) => ({ address: one, cluster: 1, keep: one === farm[4] })),
  ]);
  const scored = await holder.ctx().pg.query("select 1 from score union all select 1 from score_feed");
  expect(scored.rowCount).toBe(0);
});

test("members that were read once for its developer are compared by what was read, and those of another's questions are not", async () => {
  const { pg } = holder.ctx();
  await insertFacts();
  await pg.query(
    "insert into once_wallet (address, party, queued_at, asked_at, read_at) select wallet, '', now(), now(), now() from facts where wallet = any($1)",
    [farm],
  );
  await pg.query(
    "insert into once_history (address, chain_id, facts) select wallet, chain_id, facts from facts where wallet = any($1)",
    [farm],
  );
  await pg.query("delete from facts where wallet = any($1)", [farm]);
  const listId = await insertList([...honest, ...farm].map((one) => ({ address: one })));
  const clustered = async () => {
    await find(listId);
    return (await rows()).filter(({ cluster }) => cluster !== null).map((row) => row.address);
  };
  const ask = async (asker: string, addresses: readonly string[]) =>
    pg.query("insert into once_question (asker, address, asked_at, reads) select $1, unnest($2::text[]), now(), true", [
      asker,
      addresses,
    ]);
  await ask("another developer", farm);
  expect(await clustered()).toEqual([]);
  await ask((await owner()).developerId, farm.slice(0, 9));
  expect(await clustered()).toEqual(farm.slice(0, 9));
});

test("a repeated row has the cluster of its wallet, and a contract is not compared", async () => {
  await insertFacts();
  const [first = "", ...rest] = farm;
  const listId = await insertList([
    { address: first, special: "contract" },
    ...[...rest, rest[0] ?? ""].map((one) => ({ address: one })),
  ]);
  await find(listId);
  const found = await rows();
  expect(found[0]).toMatchObject({ cluster: null, keep: null });
  expect(found.at(-1)).toEqual({ address: rest[0], cluster: 1, keep: true });
});

test("found again, clusters replace the earlier ones; where nothing is left, none remain", async () => {
  await insertFacts();
  const listId = await insertList(farm.map((one) => ({ address: one })));
  await find(listId);
  const first = await rows();
  await find(listId);
  expect(await rows()).toEqual(first);
  await holder.ctx().pg.query("delete from facts");
  await find(listId);
  expect((await rows()).every(({ cluster, keep }) => cluster === null && keep === null)).toBe(true);
  expect((await getListClusters(await owner(), { listId, limit: 10, offset: 0 })).clusters).toEqual([]);
});

test("one handle on two wallets, and three handles on one, are clusters by rows of the upload; amounts and countries are not", async () => {
  const [a = "", b = "", c = "", d = ""] = honest;
  const lines = [
    ["alice", a, "100", "Peru"],
    ["alice", b, "100", "Peru"],
    ["carol", c, "100", "Peru"],
    ["dave", d, "100", "Peru"],
    ["erin", d, "100", "Peru"],
    ["frank", d, "100", "Peru"],
    ["grace", honest[5] ?? "", "100", "Peru"],
  ];
  const upload = `handle,address,amount,country\n${lines.map((line) => line.join(",")).join("\n")}\n`;
  const listId = await insertList(
    lines.map(([, one = ""]) => ({ address: one })),
    upload,
  );
  await find(listId);
  const { clusters } = await getListClusters(await owner(), { listId, limit: 10, offset: 0 });
  expect(clusters.map(({ members, evidence }) => [members, evidence.map(({ kind }) => kind)])).toEqual([
    [[a, b].map(checksum), ["rows"]],
    [[checksum(d)], ["rows"]],
  ]);
  expect((await rows()).map(({ cluster, keep }) => [cluster, keep])).toEqual([
    [1, true],
    [1, false],
    [null, null],
    [2, true],
    [2, true],
    [2, true],
    [null, null],
  ]);
});

test("clusters come in pages; another developer's list, and one that is gone, are not found and change nothing", async () => {
  const listId = await insertList([]);
  await expect(getListClusters(await owner(2), { listId, limit: 10, offset: 0 })).rejects.toThrow("does not exist");
  await expect(find("lst_gone")).resolves.toBeUndefined();
  await enqueueListClusters(holder.ctx().pg, listId);
  const jobs = await holder.ctx().pg.query("select 1 from graphile_worker.jobs where key = $1", [`clusters ${listId}`]);
  expect(jobs.rowCount).toBe(1);
});
