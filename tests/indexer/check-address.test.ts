import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import type { ChainTransaction } from "../../lib/chain/types.ts";
import type { Address } from "../../lib/core/chains.ts";
import { runExclusive } from "../../lib/core/concurrency.ts";
import { checksum } from "../../lib/core/schemas.ts";
import type { Check } from "../../lib/domains/checks/schemas.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import type { Activity } from "../../lib/engine/types.ts";
import { decodeBlock } from "../../lib/indexer/decode/decode-block.ts";
import { historyRowsToActivity } from "../../lib/indexer/decode/history-rows.ts";
import { unknownState } from "../../lib/indexer/decode/smart-accounts/operation.ts";
import { address, hash } from "../chain/scripted-node.ts";
import { insertActivity, makeActivity } from "../factories/activity.ts";
import { chainBlock, chainTransaction } from "../factories/blocks.ts";
import { writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { useApi } from "../setup/in-process-api.ts";

const list = join(useFolder(), "listed.csv");
const listed = address("listed");
writeFileSync(list, `address\n${listed}\n`);

const [BLOCKS, EXPLORER] = [1, 2];
/** It answers nothing. */
const silent = { url: "http://127.0.0.1:1", rate: 1, pageSize: 1 };
const holder = useContext({
  chains: [
    { id: BLOCKS, name: "Followed", explorers: [silent] },
    { id: EXPLORER, name: "Explored", explorers: [silent] },
  ],
  env: { LISTED_ADDRESSES: list },
});
const { call, keyOf } = useApi(holder);
let key: string;

/** An address with these ends. */
const ends = (first: string, last: string, fill = "0"): Hex =>
  `0x${first}${fill.repeat(40 - first.length - last.length)}${last}`;
const paid = ends("abcd12", "90ef12");
const paidByToken = ends("5555", "6666");
const like = {
  zero: ends("abcd99", "99ef12", "1"),
  faked: ends("5555", "6666", "1"),
  dust: ends("abcd77", "77ef12", "2"),
};
const [token, fake, stranger] = ["token", "stranger's token", "stranger"].map(address) as [Hex, Hex, Hex];
const byBlocks = address("payer by blocks") as Hex;
const byExplorer = address("payer by explorer") as Hex;
const partly = address("payer read in part") as Hex;
const AT = 1_700_000_000;

interface Acted {
  from: Hex;
  to: Hex;
  value?: bigint;
  /** A transfer that the token's log names. */
  moved?: { token: Hex; to: Hex; units: bigint };
}

/** What happened around a payer: its own payments, and what strangers sent so that an address is copied from its history. */
const acts = (payer: Hex): Acted[] => [
  { from: payer, to: paid, value: 5n },
  { from: payer, to: token, moved: { token, to: paidByToken, units: 9n } },
  { from: stranger, to: stranger, moved: { token, to: like.zero, units: 0n } },
  { from: stranger, to: fake, moved: { token: fake, to: like.faked, units: 9n } },
  { from: like.dust, to: payer, value: 1n },
];

const erc20 = parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]);

function fromBlocks(payer: Hex): Activity[] {
  const transactions = acts(payer).map(({ from, to, value = 0n, moved }, index): ChainTransaction => {
    const log = moved && {
      ...{ address: moved.token, logIndex: index },
      topics: encodeEventTopics({ abi: erc20, eventName: "Transfer", args: { from: payer, to: moved.to } }).map(String),
      data: encodeAbiParameters([{ type: "uint256" }], [moved.units]),
    };
    const logs = log ? [log] : [];
    return chainTransaction({
      ...{ hash: hash(`${payer} ${index}`), index, from, to, value, logs },
      method: moved ? "0xa9059cbb" : null,
    });
  });
  const none = new Set<string>();
  const rules = { chainId: BLOCKS, trustedPools: none, baseTokens: none, governors: none, state: unknownState };
  return decodeBlock(chainBlock(transactions, { number: 5 }), rules).filter(({ wallet }) => wallet === payer);
}

function fromExplorer(payer: Hex): Activity[] {
  const places = acts(payer).map((one, txIndex) => ({
    ...one,
    row: { blockNumber: 5, at: AT, hash: hash(`${payer} ${txIndex}`), txIndex },
  }));
  const transactions = places.flatMap(({ row, from, to, value = 0n }) =>
    from === payer || to === payer
      ? [{ ...row, from, to, value, failed: false, contractAddress: null, method: null, fee: null, ran: null }]
      : [],
  );
  const tokens = places.flatMap(({ row, moved }) =>
    moved
      ? [{ ...row, logIndex: null, from: payer, to: moved.to, contractAddress: moved.token, value: moved.units }]
      : [],
  );
  const chain = { id: EXPLORER, family: undefined, contracts: { governors: [] } };
  return historyRowsToActivity(chain, payer, { transactions, tokens });
}

beforeAll(async () => {
  const { pg } = holder.ctx();
  key = await keyOf(address("developer") as Address, "read");
  await writeScoreRows(
    pg,
    [byBlocks, byExplorer, partly, paid].map((subject) => ({ subject, points: { activity: 5 } })),
  );
  await insertActivity(pg, [...fromBlocks(byBlocks), ...fromExplorer(byExplorer)]);
  const created = Math.floor(holder.now.getTime() / 1000) - 86_400;
  await insertActivity(
    pg,
    makeActivity([
      { wallet: stranger, kind: "created", counterparty: fake, at: created },
      { wallet: paid, kind: "sent", counterparty: stranger, amount: 1n, at: 1_600_000_000 },
    ]),
  );
  await pg.query("insert into facts (wallet, chain_id, transactions, to_block) values ($1, 1, 1, 100)", [paid]);
  await pg.query(
    `insert into tracked_wallet (address, chain_id, state, from_block, to_block, sources)
     select address, id, 'ready', 0, 9, '{"transactions": "ok"}' from unnest($1::text[]) as address, unnest($2::int[]) as id`,
    [
      [byBlocks, byExplorer],
      [BLOCKS, EXPLORER],
    ],
  );
  await boardsOf(holder.ctx()).loaded;
  await boardsOf(holder.ctx()).refresh();
});

async function check(of: string, from?: string): Promise<Check> {
  const { status, json } = await call(key, "GET", `/v1/check/${of}${from ? `?from=${from}` : ""}`);
  expect([status, json.error]).toEqual([200, undefined]);
  // Nothing that it says may be read as a promise.
  expect(JSON.stringify(json)).not.toMatch(/\bsafe|trustworthy|no risk/i);
  return json.check as Check; // The API checks its answers.
}

const codes = ({ warnings }: Check) => warnings.map(({ code }) => code);
const unchecked = (one: Check) => one.unchecked.map(({ code }) => code);
const likeness = ({ lookalikes }: Check) =>
  lookalikes?.map(({ address: other, samePrefix, sameSuffix }) => [other.toLowerCase(), samePrefix, sameSuffix]);

describe.each([
  ["blocks", byBlocks],
  ["explorers' rows", byExplorer],
])("by %s, an address", (_, payer) => {
  it.each([
    ["value", paid, ["copies"], { [like.zero]: [false, true], [like.dust]: [true, false] }],
    ["tokens", paidByToken, ["copies"], { [like.faked]: [false, true] }],
  ])("that was paid in %s was dealt with, and others in the history look like it", async (_, of, warnings, copies) => {
    const found = await check(of, payer);
    expect(found.relation).toEqual({
      sentBefore: true,
      receivedFrom: false,
      lastAt: new Date(AT * 1000).toISOString(),
    });
    expect([found.lookalikes, codes(found)]).toEqual([[], warnings]);
    const named = found.copies?.map((one) => [one.address.toLowerCase(), [one.sent, one.madeUp]]);
    expect(Object.fromEntries(named ?? [])).toEqual(copies);
  });

  it.each([
    ["a transferFrom of zero names", like.zero, [paid, 4, 4], ["planted", "lookalike"]],
    ["a stranger's token names", like.faked, [paidByToken, 4, 4], ["planted", "lookalike"]],
    ["sent dust", like.dust, [paid, 4, 4], ["dust", "lookalike"]],
  ])("that %s was not paid, and looks like one that was", async (_, of, likes, warnings) => {
    const found = await check(of, payer);
    expect(found.relation).toMatchObject({ sentBefore: false, receivedFrom: of === like.dust });
    expect([likeness(found), codes(found)]).toEqual([[likes], warnings]);
  });

  it("that is a moved token is a contract, and warned of", async () => {
    const found = await check(token, payer);
    expect([found.kind, codes(found)]).toEqual(["contract", ["token"]]);
  });

  it("that pays is told from the one that is paid", async () => {
    const found = await check(payer, payer);
    expect([codes(found), likeness(found)]).toEqual([expect.arrayContaining(["self"]), []]);
  });
});

describe("an address", () => {
  it("of a wallet has its score, its first activity and no flags", async () => {
    const found = await check(checksum(paid));
    expect(found).toMatchObject({
      ...{
        address: checksum(paid),
        svcId: null,
        kind: "wallet",
        known: true,
        total: 5,
        tier: expect.any(String),
        flags: [],
      },
      firstSeen: new Date(1_600_000_000_000).toISOString(),
      lists: [{ list: "LISTED_ADDRESSES", asOf: null, entry: null }],
      warnings: [],
    });
  });

  it("that is unknown is said to be unknown, part by part, without `from` too", async () => {
    const found = await check(address("nobody"));
    expect(found).toMatchObject({
      ...{
        kind: null,
        known: false,
        firstSeen: null,
        total: null,
        tier: null,
        flags: null,
        relation: null,
        lookalikes: null,
      },
      ...{ warnings: [], coverage: [] },
    });
    expect(unchecked(found).sort()).toEqual(["address", "flags", "from", "kind"]);
  });

  it("that is listed, or a contract of yesterday, is warned of", async () => {
    expect(await check(listed)).toMatchObject({ lists: [{ entry: checksum(listed) }], warnings: [{ code: "listed" }] });
    expect(await check(fake)).toMatchObject({ kind: "contract", warnings: [{ code: "new_contract" }] });
  });
});

describe("a wallet that pays", () => {
  it("and is read in part has no answer where it may have paid, on each chain that lacks", async () => {
    const found = await check(paid, partly);
    expect(found.relation).toEqual({ sentBefore: null, receivedFrom: null, lastAt: null });
    expect(found.lookalikes).toBeNull();
    expect(found.unchecked.map(({ message }) => /chain \d/.exec(message)?.[0])).toEqual(["chain 1", "chain 2"]);
  });

  it.each([
    [
      "has a transaction that could not be read",
      "insert into quarantined_wallet (chain_id, wallet, block_number, tx_index) values (1, $1, 7, 0)",
      "delete from quarantined_wallet where wallet = $1",
    ],
    [
      "is a smart account with an operation that could not be read",
      `insert into activity (chain_id, block_number, at, tx_index, log_index, kind, wallet, tx_hash, amount)
       values (1, 8, 8, 0, 0, 'sent', $1, '\\x08', 0)`,
      "delete from activity where wallet = $1 and block_number = 8",
    ],
    [
      "is a smart account whose acts are known in part",
      "update tracked_wallet set smart_account = true where address = $1",
      "update tracked_wallet set smart_account = false where address = $1",
    ],
  ])("and %s has no answer where that may be a payment", async (_, lack, mend) => {
    const { pg } = holder.ctx();
    await pg.query(lack, [byBlocks]);
    expect(await check(like.zero, byBlocks)).toMatchObject({ relation: { sentBefore: null, receivedFrom: null } });
    expect(await check(paid, byBlocks)).toMatchObject({ relation: { sentBefore: true }, lookalikes: null });
    await pg.query(mend, [byBlocks]);
  });

  it("is searched once at a time for a developer, while others go on", async () => {
    const answered: string[] = [];
    const ask = async (as: string) => {
      await call(as, "GET", `/v1/check/${paid}?from=${byBlocks}`);
      answered.push(as);
    };
    const wallet = address("developer") as Address;
    const { id } = await ensureDeveloper(holder.ctx(), { wallet, tier: "enterprise" });
    const other = await keyOf(address("other developer") as Address, "read");
    let release = () => {};
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = runExclusive(`checks of ${id}`, () => promise);
    const own = ask(key);
    await ask(other);
    release();
    await Promise.all([held, own]);
    expect(answered).toEqual([other, key]);
  });

  it("and is not known has no answer, and is asked for with `wait` at the price of a reading", async () => {
    const unknown = address("unknown payer");
    const found = await check(paid, unknown);
    expect([found.relation, found.lookalikes, unchecked(found)]).toEqual([null, null, ["from"]]);
    const asked = await call(key, "GET", `/v1/check/${paid}?from=${unknown}&wait=1`);
    expect(asked).toMatchObject({ status: 200, headers: { "X-RateLimit-Cost": "10", "Retry-After": "5" } });
    expect(asked.json.check).toMatchObject({
      relation: { sentBefore: null },
      lookalikes: null,
      unchecked: [{ code: "history" }],
    });
    const known = await call(key, "GET", `/v1/check/${paid}?from=${byBlocks}&wait=1`);
    expect(known.headers).toMatchObject({ "X-RateLimit-Cost": "1" });
  });

  it.each([
    "/v1/check/0x12",
    `/v1/check/${paid}?from=alice`,
    `/v1/check/${paid}?wait=1`,
    `/v1/check/${paid}?from=${paid}&wait=31`,
  ])("is refused in %s", async (path) => {
    expect(await call(key, "GET", path)).toMatchObject({ status: 400, json: { error: "INVALID_REQUEST" } });
  });
});
