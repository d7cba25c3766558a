import { Buffer } from "node:buffer";
import { type ChildProcess, spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { end } from "../../../tests/indexer/anvil.ts";
import { bundleProgram } from "../../../tests/setup/bundle.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { until } from "../../../tests/setup/until.ts";
import { loadKeccak } from "../../core/keccak.ts";
import { rootFrom, rootOf } from "../../core/merkle-tree.ts";
import { createEpoch } from "../../worker/trees.ts";
import { buildEpoch, countBoard, readBoard, writeRows } from "./build-epoch.ts";
import { epochDigest, signerOf } from "./epoch-header.ts";
import { EpochRow } from "./epoch-row.ts";
import { getEpoch, getEpochProof, getEpochRows, listEpochs, rowsCost } from "./get-epoch.ts";
import { createEpochJob } from "./publish-epochs.ts";

const holder = useContext({ env: { EPOCHS_WITH_ROWS: "2" } });

/** Scores of every third address, so that there is one on each side of any other. */
const score = (i: number, points = 100 + (i % 1100)) => ({
  subject: addressNumber(3 * i),
  points: { activity: points },
});
const make = async () => buildEpoch(await createEpochJob(holder.ctx(), false));

/** The scores of the factory name no model. */
const nameModel = () => holder.ctx().pg.query("update score set model_hash = $1", [`\\x${"ab".repeat(32)}`]);

async function download(number: number) {
  const { plain, ...zipped } = await getEpochRows(holder.ctx(), { number });
  const read = async ({ bytes, chunks }: typeof plain) => {
    const parts: Uint8Array[] = [];
    for await (const one of chunks) parts.push(one);
    const file = Buffer.concat(parts);
    expect(file.length).toBe(bytes);
    return file;
  };
  const file = gunzipSync(await read(zipped));
  expect((await read(plain)).equals(file)).toBe(true);
  const lines = file.toString().split("\n").filter(Boolean);
  return lines.map((line) => EpochRow.parse(JSON.parse(line)));
}

test("an epoch without rows has a root of zeros and proves nothing", async () => {
  const built = await make();
  expect(built?.header).toMatchObject({ number: 1, rows: 0, root: `0x${"00".repeat(32)}` });
  expect(await download(1)).toEqual([]);
  const proof = await getEpochProof(holder.ctx(), { number: 1, address: addressNumber(1) });
  expect(proof).toMatchObject({ included: false, proof: [], neighbours: { before: null, after: null } });
});

test("an epoch has every ranked subject in the order of addresses, and is signed and chained", async () => {
  const unranked = { ...score(2_000), ranked: false };
  await writeScoreRows(holder.ctx().pg, [...Array.from({ length: 1_500 }, (_, i) => score(i + 1)), unranked]);
  await nameModel();
  const first = (await getEpoch(holder.ctx(), { number: 1 })).epoch;
  // In a process, as the service does.
  const built = await createEpoch(holder.ctx());
  expect(built?.header).toMatchObject({ number: 2, rows: 1_500, previousRoot: first.root });
  const { epoch } = await getEpoch(holder.ctx(), { number: 2 });
  expect(await signerOf(epoch, epoch.domain, epoch.signature as `0x${string}`)).toBe(epoch.signer);
  expect(epochDigest({ ...epoch, rows: 1_499 }, epoch.domain)).not.toBe(epochDigest(epoch, epoch.domain));
  const rows = await download(2);
  const addresses = rows.map((row) => row.address.toLowerCase());
  expect(addresses).toEqual(Array.from({ length: 1_500 }, (_, i) => addressNumber(3 * (i + 1))));
  expect(rows[7]).toMatchObject({ total: 108, tier: "bronze", breakdown: { activity: 108, risk: 0 } });
  expect(await rowsCost(holder.ctx(), { number: 2 })).toBe(2);
});

test("proves each ranked address, and by its neighbours that another is not ranked", async () => {
  const keccak = await loadKeccak();
  const bytes = (hex: string) => Buffer.from(hex.slice(2), "hex");
  const { root } = (await getEpoch(holder.ctx(), { number: 2 })).epoch;
  const rootBy = ({ leaf, proof }: { leaf: { hash: string }; proof: string[] }) =>
    `0x${Buffer.from(rootFrom(keccak, bytes(leaf.hash), proof.map(bytes))).toString("hex")}`;
  for (const i of [1, 2, 400, 1_023, 1_499, 1_500]) {
    const { leaf, proof, index } = await getEpochProof(holder.ctx(), { number: 2, address: addressNumber(3 * i) });
    expect([index, leaf?.total]).toEqual([i - 1, 100 + (i % 1100)]);
    expect(leaf && rootBy({ leaf, proof })).toBe(root);
  }
  for (const [address, before, after] of [
    [1, null, 3],
    [4, 3, 6],
    [1_501, 1_500, 1_503],
    [9_999, 4_500, null],
  ] as const) {
    const { included, neighbours } = await getEpochProof(holder.ctx(), { number: 2, address: addressNumber(address) });
    expect(included).toBe(false);
    for (const side of [neighbours?.before, neighbours?.after]) if (side) expect(rootBy(side)).toBe(root);
    const lower = (text?: string) => text?.toLowerCase();
    expect([lower(neighbours?.before?.leaf.address), lower(neighbours?.after?.leaf.address)]).toEqual(
      [before, after].map((one) => (one === null ? undefined : addressNumber(one))),
    );
    // Each names the other, or nobody at an end.
    const nobody = addressNumber(0);
    if (neighbours?.before) expect(neighbours.before.leaf.next).toBe(neighbours.after?.leaf.address ?? nobody);
    if (neighbours?.after) expect(neighbours.after.leaf.previous).toBe(neighbours.before?.leaf.address ?? nobody);
  }
});

test("the next epoch stores only what changed, and the rows of old ones are deleted", async () => {
  await writeScoreRows(holder.ctx().pg, [score(700, 5)]);
  await nameModel();
  const built = await make();
  expect(built?.newChunks).toBe(1);
  expect((await download(3))[699]?.total).toBe(5);
  await expect(getEpochRows(holder.ctx(), { number: 1 })).rejects.toThrow("no longer stored");
  await expect(getEpochProof(holder.ctx(), { number: 1, address: addressNumber(3) })).rejects.toThrow(
    "no longer stored",
  );
  expect((await getEpoch(holder.ctx(), { number: 1 })).epoch.hasRows).toBe(false);
  expect(await make()).toMatchObject({ header: { number: 4 }, newChunks: 0 });
  expect((await download(3)).length).toBe(1_500);
  const { rows } = await holder.ctx().pg.query("select count(*) as chunks from epoch_chunk");
  const { rows: used } = await holder.ctx().pg.query("select count(distinct chunk_hash) as chunks from epoch_page");
  expect(rows).toEqual(used);
});

test("two at once make one; one is due each day, and missed days are not made up for", async () => {
  const due = async () => buildEpoch(await createEpochJob(holder.ctx(), true));
  expect(await due()).toBeNull();
  holder.now = new Date("2026-01-19T00:00:01Z");
  const [one, other] = await Promise.all([due(), due()]);
  expect([one ?? other].map((built) => built?.header.number)).toEqual([5]);
  expect([one, other]).toContain(null);
  expect(await due()).toBeNull();
});

/** The processes that start from now on until the test ends. */
function watchPrograms(): ChildProcess[] {
  const programs: ChildProcess[] = [];
  const note = (message: unknown) => programs.push((message as { process: ChildProcess }).process); // What Node tells.
  subscribe("child_process", note);
  onTestFinished(() => void unsubscribe("child_process", note));
  return programs;
}

test("no process starts while none is due, and one whose worker is gone ends", async () => {
  const ctx = holder.ctx();
  const programs = watchPrograms();
  expect(await createEpoch(ctx, { onlyIfDue: true })).toBeNull();
  expect(programs).toEqual([]);
  const client = await ctx.pg.connect();
  onTestFinished(() => client.release());
  await client.query("begin; lock table epoch in exclusive mode");
  const built = expect(createEpoch(ctx)).rejects.toThrow("no tree");
  const waiting = "select from pg_locks where relation = 'epoch'::regclass and not granted";
  await until(async () => (await ctx.pg.query(waiting)).rowCount === 1);
  expect(programs.length).toBe(1);
  programs[0]?.disconnect();
  await built;
  await client.query("rollback");
});

/** What can happen to the score of the address with a number between two epochs. */
const change = fc.record({
  kind: fc.constantFrom("points", "facts", "model", "removed", "unranked", "inserted"),
  // Most of them have a score.
  at: fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 1_500 }).map((i) => 3 * i) },
    // The first row of a chunk, whose neighbour is in another.
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 90 }).map((i) => 3 * (16 * i + 1)) },
    fc.integer({ min: 1, max: 5_000 }),
  ),
  value: fc.integer({ min: 1, max: 300 }),
});

/** The root of an epoch of the present scores that takes over nothing. */
async function rootFromNothing(): Promise<string> {
  const keccak = await loadKeccak();
  const client = await holder.ctx().pg.connect();
  try {
    await client.query("begin");
    const batches = readBoard(client, keccak);
    const { tree } = await writeRows(client, { epoch: -1, leaves: await countBoard(client), batches, keccak });
    return `0x${Buffer.from(rootOf(tree)).toString("hex")}`;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("an epoch after any changes has the root that it would have from nothing", async () => {
  const { pg } = holder.ctx();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      for (const { kind, at, value } of changes) {
        const subject = addressNumber(at);
        const update = (set: string, ...values: unknown[]) =>
          pg.query(`update score set ${set} where subject = $1`, [subject, ...values]);
        if (kind === "points") await update("activity = $2::int, total = $2", value);
        if (kind === "facts") await update("facts_hash = decode(repeat(md5($2::text), 2) || '00000000', 'hex')", value);
        if (kind === "model") await update("model_hash = decode(repeat(md5($2::text), 2), 'hex')", value);
        if (kind === "removed") await pg.query("delete from score where subject = $1", [subject]);
        if (kind === "unranked") await update("ranked = not ranked");
        if (kind === "inserted") await writeScoreRows(pg, [{ subject, points: { activity: value } }]);
      }
      await pg.query("update score set model_hash = $1 where length(model_hash) < 32", [`\\x${"ab".repeat(32)}`]);
      expect((await make())?.header.root).toBe(await rootFromNothing());
    }),
    { numRuns: rounds(4, 20) },
  );
});

/** Runs a process that builds an epoch until it waits for a table that it writes next, and kills it. */
async function killBefore(table: string): Promise<void> {
  const { pg } = holder.ctx();
  const client = await pg.connect();
  await client.query(`begin; lock table ${table} in exclusive mode`);
  const env = { ...process.env, EPOCH_JOB: JSON.stringify(await createEpochJob(holder.ctx(), false)) };
  const child = spawn(process.execPath, [await bundleProgram("tests/setup/build-epoch.ts")], { env, stdio: "inherit" });
  await until(async () => {
    const { rowCount } = await pg.query("select from pg_locks where relation = $1::regclass and not granted", [table]);
    return rowCount === 1;
  });
  await end(child, "SIGKILL");
  await client.query("rollback");
  client.release();
}

test.each(["epoch_chunk", "epoch_page", "epoch"])(
  "a process that is killed before it writes %s leaves no part of an epoch, and the next builds it as from nothing",
  async (table) => {
    const { pg } = holder.ctx();
    const newest = async () => (await listEpochs(holder.ctx(), { limit: 1, offset: 0 })).epochs[0]?.number ?? 0;
    await writeScoreRows(pg, [score(table.length, 7), score(2_000 + table.length)]);
    await nameModel();
    const before = await newest();
    await killBefore(table);
    expect(await newest()).toBe(before);
    // The server ends the transaction of the connection that is gone, and frees its lock.
    await until(async () => (await make()) !== null);
    expect(await newest()).toBe(before + 1);
    const { root } = (await getEpoch(holder.ctx(), { number: before + 1 })).epoch;
    const rows = await download(before + 1);
    await emptyTables(pg, "epoch, epoch_page, epoch_chunk");
    expect((await make())?.header).toMatchObject({ number: 1, root, rows: rows.length });
    expect(await download(1)).toEqual(rows);
  },
);
