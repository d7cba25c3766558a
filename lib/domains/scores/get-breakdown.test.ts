import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { hashNumber, insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { followChain, knowWallets, scoreWallets, storeFacts } from "../../../tests/factories/indexed.ts";
import { addressNumber, scoresWithFacts, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { testFolder } from "../../../tests/setup/folder.ts";
import { checksum } from "../../core/schemas.ts";
import { categories, currentModel } from "../../engine/index.ts";
import { modelHash } from "../models/index.ts";
import { getBreakdown } from "./get-breakdown.ts";
import { getScore } from "./get-score.ts";
import { getReceipt } from "./issue-receipt.ts";
import { boardsOf } from "./ranks/boards.ts";
import { verifyReceipt } from "./receipt/verify.ts";
import { scoringSettings } from "./settings.ts";

const world = useContext({
  chains: [
    { id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"], wallets: "all", startBlock: 5 },
    { id: 2, name: "two", explorers: [{ url: "http://explorer.example:9/api", rate: 5, pageSize: 1000 }] },
  ],
});

const alice = addressNumber(0xa11ce);
const governor = addressNumber(0x60);
const CURSOR = { number: 900, hash: hashNumber(0xb10c), time: 1_760_000_000 };

const rows = makeActivity([
  ...Array.from({ length: 40 }, (_, index) => ({
    wallet: alice,
    kind: "sent" as const,
    at: 1_700_000_000 + index * 10 * 86_400,
    counterparty: addressNumber(0xc000 + (index % 9)),
    amount: BigInt(index % 7) * 10n ** 17n,
    method: index % 2 ? "0x12345678" : null,
  })),
  { wallet: alice, kind: "vote", at: 1_740_000_000, blockNumber: 500, counterparty: governor },
  ...Array.from({ length: 12 }, (_, index) => ({
    wallet: alice,
    kind: "failed" as const,
    at: 1_745_000_000 + index,
    blockNumber: 600 + index,
    counterparty: governor,
  })),
]);

beforeAll(async () => {
  const { pg } = world.ctx();
  await insertActivity(pg, rows);
  await knowWallets(pg, [alice]);
  await storeFacts(pg, rows, 611);
  await followChain(pg, { block: CURSOR.number, hash: CURSOR.hash, time: CURSOR.time, final: 880 });
  await scoreWallets(world.ctx(), [alice]);
});

test("the categories add up to the total, which is the score's", async () => {
  const ctx = world.ctx();
  const found = await getBreakdown(ctx, { identity: alice });
  await boardsOf(ctx).loaded;
  expect(found.address).toBe(checksum(alice));
  expect(found.total).toBeGreaterThan(100);
  expect(found.total).toBe((await getScore(ctx, { identity: alice })).score.total);
  expect(found.breakdown.map((one) => one.category)).toEqual([...categories]);
  expect(found.breakdown.reduce((sum, one) => sum + one.score, 0)).toBe(found.total);
  expect(found).toMatchObject({ modelVersion: currentModel.spec.version, modelHash: modelHash(currentModel) });
});

test("evidence names transactions of that wallet which show the category", async () => {
  const { breakdown } = await getBreakdown(world.ctx(), { identity: alice });
  const evidenceOf = (category: string) => breakdown.find((one) => one.category === category)?.evidence ?? [];
  const hashes = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.txHash);
  for (const { category, score, evidence } of breakdown) {
    if (score > 0 && category !== "risk") expect(evidence.length, category).toBeGreaterThan(0);
    for (const one of evidence) expect(rows.map((row) => row.txHash)).toContain(one.txHash);
  }
  expect(evidenceOf("age")[0]).toMatchObject({ chainId: 1, txHash: rows[0]?.txHash });
  expect(evidenceOf("governance").map((one) => one.txHash)).toEqual(hashes("vote"));
  const risk = evidenceOf("risk").filter((one) => hashes("failed").includes(one.txHash));
  expect(risk.length).toBe(3);
});

test("without evidence a breakdown is otherwise the same", async () => {
  const whole = await getBreakdown(world.ctx(), { identity: alice });
  const breakdown = whole.breakdown.map((one) => ({ ...one, evidence: [] }));
  expect(await getBreakdown(world.ctx(), { identity: alice, evidence: false })).toEqual({ ...whole, breakdown });
});

test("each category has its inputs, formula, state and a change that would raise it", async () => {
  const { breakdown } = await getBreakdown(world.ctx(), { identity: alice });
  const activity = breakdown.find((one) => one.category === "activity");
  expect(activity).toMatchObject({ max: 200, bonus: 0, state: "ok", inputs: { activeDays: 40 } });
  expect(activity?.formula).toContain("200 *");
  expect(activity?.next?.gain).toBeGreaterThan(0);
});

test("social is stale while the contents of an attestation of the wallet are pending", async () => {
  const { pg } = world.ctx();
  const stateOfSocial = async (chainId?: number) => {
    const { breakdown } = await getBreakdown(world.ctx(), { identity: alice, ...(chainId && { chainId }) });
    return breakdown.find(({ category }) => category === "social")?.state;
  };
  expect(await stateOfSocial()).toBe("ok");
  await pg.query(
    `insert into pending_attestation (chain_id, uid, block_number, block_hash, block_time, tx_hash, log_index, subject, issuer,
       at, retry_at) values (2, $1, 1, $1, 1, $1, 0, $2, $3, now(), now())`,
    [hashNumber(1), alice, governor],
  );
  expect([await stateOfSocial(), await stateOfSocial(1)]).toEqual(["stale", "ok"]);
  await pg.query("delete from pending_attestation");
  expect(await stateOfSocial()).toBe("ok");
});

test("coverage names the newest block that was read, and the source of a tracked wallet", async () => {
  const { pg } = world.ctx();
  expect((await getBreakdown(world.ctx(), { identity: alice })).coverage).toEqual([
    {
      chainId: 1,
      source: "rpc",
      fromBlock: 5,
      toBlock: 900,
      blockHash: CURSOR.hash,
      finalizedBlock: 880,
      state: "ok",
    },
  ]);
  await pg.query("insert into tracked_wallet (address, chain_id, state) values ($1, 2, 'queued')", [alice]);
  const queued = (await getBreakdown(world.ctx(), { identity: alice, chainId: 2 })).coverage;
  expect(queued).toMatchObject([{ chainId: 2, source: "explorer.example", toBlock: null, state: "syncing" }]);
  await pg.query(
    `update tracked_wallet set state = 'ready', ready_at = now(), truncated = true, from_block = 1, to_block = 77,
       source = 'other.example' where address = $1`,
    [alice],
  );
  const ready = (await getBreakdown(world.ctx(), { identity: alice, chainId: 2 })).coverage;
  expect(ready).toEqual([
    {
      chainId: 2,
      source: "other.example",
      fromBlock: 1,
      toBlock: 77,
      blockHash: null,
      finalizedBlock: 77,
      state: "truncated",
    },
  ]);
});

test("a known subject without a score has a breakdown of zeros", async () => {
  const bob = addressNumber(0xb0b);
  await world.ctx().pg.query("insert into wallet (address, subject) values ($1, $1)", [bob]);
  const found = await getBreakdown(world.ctx(), { identity: bob });
  expect(found.total).toBe(0);
  expect(found.breakdown.map((one) => [one.score, one.state, one.evidence])).toEqual(
    categories.map(() => [0, "ok", []]),
  );
});

test("requests that share a snapshot get what each gets alone", async () => {
  const ctx = world.ctx();
  const inputs = [{ identity: alice }, { identity: alice, chainId: 1 }, { identity: alice, chainId: 2 }];
  const alone = [];
  for (const input of inputs) alone.push(await getBreakdown(ctx, input));
  const unknown = getBreakdown(ctx, { identity: addressNumber(9) }).catch((error: { code: string }) => error.code);
  expect(await Promise.all([...inputs.map((input) => getBreakdown(ctx, input)), unknown])).toEqual([
    ...alone,
    "USER_NOT_FOUND",
  ]);
  expect(alone[0]?.breakdown.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0);
  expect(alone[0]?.coverage).not.toEqual(alone[2]?.coverage);
});

test("the receipt verifies offline, names the blocks, and holds the score", async () => {
  const ctx = world.ctx();
  const { receipt } = await getReceipt(ctx, { identity: alice });
  const { ok, checks } = await verifyReceipt(JSON.parse(JSON.stringify(receipt)));
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(ok).toBe(true);
  expect(receipt.facts.sources).toMatchObject([{ chainId: 1, fromBlock: 5, toBlock: 900, blockHash: CURSOR.hash }]);
  expect(receipt.result.total).toBe((await getBreakdown(ctx, { identity: alice })).total);
  expect(receipt.issuedAt).toBe(Math.floor(world.now.getTime() / 1000));
});

test("bonus points are part of the points and shown separately", async () => {
  const carol = addressNumber(0xca401);
  const { pg } = world.ctx();
  const [stored] = await scoresWithFacts(pg, { where: `subject = '${alice}' and chain_id <= 0` });
  await writeScoreRows(pg, [{ subject: carol, points: { age: 50 }, facts: { ...stored?.facts, asOf: stored?.asOf } }]);
  await pg.query(`update score set bonus = '{"age": 20}' where subject = $1`, [carol]);
  const { breakdown } = await getBreakdown(world.ctx(), { identity: carol });
  expect(breakdown.find((one) => one.category === "age")).toMatchObject({ score: 50, bonus: 20 });
});

test("a wallet without a score uses the lists loaded at start: no request reads their file", async () => {
  const folder = testFolder();
  const path = join(folder, "listed.csv");
  const listed = addressNumber(0x115);
  writeFileSync(path, `address\n${listed}\n`);
  const ctx = world.ctx({ env: { ...world.ctx().env, LISTED_ADDRESSES: path } });
  const { hash } = scoringSettings(ctx.env).lists;
  rmSync(path);
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $1)", [listed]);
  const { receipt } = await getReceipt(ctx, { identity: listed });
  expect(receipt.facts.listed.listsHash).toBe(hash);
});
