import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { follow } from "../indexer/following.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { useFolder } from "../setup/folder.ts";
import { isExhaustive, isThorough } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { type Act, type Actors, CONTRACTS, newActors, nextAct, senders } from "./acts.ts";
import { readAnswers } from "./answers.ts";
import { CHAIN_ID, type RealNode, type RunningNode, realNodes, startRealNode } from "./nodes.ts";

/** Transactions that are to stay, those of a block, and those of a fork that is replaced. */
const ACTS = 150;
const OF_A_BLOCK = 5;
const OF_A_FORK = 10;
/** After so many a fork is replaced; two blocks have the same time; each transaction is mined by itself. */
const FORKS_AT = [60, 110];
const SAME_TIME_AT = [30, 90];
const EACH_FROM = 130;

const folder = useFolder();
const holder = useContext();
afterEach(() => emptyIndex(holder.ctx()));

const tested = realNodes.filter(({ run }) => run === "always" || isExhaustive || (run === "ci" && isThorough));
const documented = readFileSync("docs/chains.md", "utf8");

describe.each(tested.map((node) => [node.name, node] as const))("%s", (_, node) => {
  let running: RunningNode;
  let acts: Act[];

  beforeAll(async () => {
    running = await startRealNode(node, folder);
  });
  afterAll(() => running?.stop());

  test(`each of ${ACTS} transactions of every type becomes the rows it was sent for, over reorgs, equal times and failures`, async () => {
    const settings = { id: CHAIN_ID, name: node.name, rpcUrls: [running.url], wallets: "all", local: true };
    const chain = ChainConfig.parse({ ...settings, finalityDepth: 30 });
    const following = await follow(holder.ctx(), holder.url(), chain);
    const reached = () =>
      until(async () => {
        const { hash } = await blockAt(running, "latest");
        const { newest, state } = following.leader.cursor;
        return newest?.hash === hash && state === "following";
      });
    try {
      acts = await act(node, running, reached);
      await reached();
    } finally {
      await following.stop();
    }
    expect(new Set(acts.map(({ type }) => type))).toEqual(new Set(node.types));
    expect(acts.filter(({ fails }) => fails).length).toBeGreaterThan(10);
    const compared = (rows: object[]) => (node.oddGas ? inOrder(rows.map((row) => ({ ...row, ran: null }))) : rows);
    expect(compared(await readRows())).toEqual(compared(await expectRows(running, acts)));
  });

  test("answers what its row in docs/chains.md says", async () => {
    const [, paid] = acts.filter(({ rows: [row] }) => row?.kind === "sent" && row.ran === false);
    const receipt = (await running.call("eth_getTransactionReceipt", paid?.hash)) as Receipt;
    const answers = await readAnswers(running, Number(receipt.blockNumber));
    const types = [...new Set(acts.map(({ type }) => type))].map((type) => type.replace("eip", ""));
    const cells = [node.name, types.join(", "), ...Object.values(answers), String(Number(receipt.gasUsed))];
    const row = documented.split("\n").find((line) => line.startsWith(`| ${node.name} | `));
    expect(row).toBe(`| ${cells.join(" | ")} |`);
  });
});

/** Send all acts. Returns those that stay. */
async function act(node: RealNode, running: RunningNode, reached: () => Promise<void>): Promise<Act[]> {
  let actors = newActors();
  const done: Act[] = [];
  const send = async (count: number, isSameTime = false): Promise<Act[]> => {
    const next: Act[] = [];
    for (let i = 0; i < count; i++) next.push(await nextAct(actors, { ...node, chainId: CHAIN_ID }));
    await deliver(node, running, next, { isSameTime, isEach: node.mining === "each" || done.length >= EACH_FROM });
    return next;
  };
  done.push(...(await send(CONTRACTS)), ...(await send(OF_A_BLOCK * 2 - CONTRACTS)));
  while (done.length < ACTS) {
    if (FORKS_AT.includes(done.length)) {
      const before: Actors = structuredClone(actors);
      const snapshot = await running.call("evm_snapshot");
      for (let sent = 0; sent < OF_A_FORK; sent += OF_A_BLOCK) await send(OF_A_BLOCK);
      await reached();
      await running.call("evm_revert", snapshot);
      // Others than those that are taken back.
      actors = { ...before, acts: before.acts + 3 };
    }
    if (done.length === EACH_FROM && node.mining === "on request") await running.call("evm_setAutomine", true);
    done.push(...(await send(OF_A_BLOCK, SAME_TIME_AT.includes(done.length))));
  }
  return done;
}

async function blockAt({ call }: RunningNode, tag: string): Promise<Record<string, string>> {
  return (await call("eth_getBlockByNumber", tag, false)) as Record<string, string>; // Fields that are read are text.
}

interface Receipt {
  status: string;
  blockNumber: string;
  blockHash: string;
  transactionIndex: string;
  gasUsed: string;
  effectiveGasPrice: string;
  logs: { logIndex: string }[];
}

/** Send acts and wait until they are mined. A node may answer one that fails with an error, though it mines it. */
async function deliver(
  node: RealNode,
  running: RunningNode,
  acts: readonly Act[],
  { isSameTime, isEach }: { isSameTime: boolean; isEach: boolean },
): Promise<void> {
  const { call } = running;
  for (const { raw, fails, hash, type } of acts) {
    const isAlone = type === "eip4844" && node.blobsAlone && !isEach;
    if (isAlone) {
      await call("evm_mine");
      await call("evm_setAutomine", true);
    }
    const sent = await call("eth_sendRawTransaction", raw).catch((error: Error) => error);
    if (sent instanceof Error ? !fails : sent !== hash) throw new Error(`${hash}: ${String(sent)}`);
    if (isAlone) await call("evm_setAutomine", false);
  }
  if (isSameTime && node.sameTime) await mineAtSameTime(running, node.sameTime);
  else if (!isEach) await call("evm_mine");
  await until(async () => {
    const receipts = await Promise.all(acts.map(({ hash }) => call("eth_getTransactionReceipt", hash)));
    return receipts.every((receipt) => receipt !== null);
  });
}

async function mineAtSameTime(running: RunningNode, way: NonNullable<RealNode["sameTime"]>): Promise<void> {
  const { timestamp } = await blockAt(running, "latest");
  if (way === "interval") await running.call("anvil_setBlockTimestampInterval", 0);
  await running.call("evm_mine", ...(way === "timestamp" ? [Number(timestamp)] : []));
  if (way === "interval") await running.call("anvil_removeBlockTimestampInterval");
  expect((await blockAt(running, "latest")).timestamp).toBe(timestamp);
}

/** What the rows of acts are, with what their blocks decided. */
async function expectRows(running: RunningNode, acts: readonly Act[]): Promise<object[]> {
  const known = new Set(senders.map(({ address }) => address.toLowerCase()));
  const expected: object[] = [];
  for (const act of acts) {
    const receipt = (await running.call("eth_getTransactionReceipt", act.hash)) as Receipt;
    expect(Number(receipt.status), `${act.type} ${act.hash}`).toBe(act.fails ? 0 : 1);
    const block = await blockAt(running, receipt.blockNumber);
    const price = BigInt(receipt.effectiveGasPrice);
    const most = 2n * BigInt(block.baseFeePerGas ?? "0x0");
    const fee = BigInt(receipt.gasUsed) * (most > 0n && most < price ? most : price);
    for (const row of act.rows) {
      if (!known.has(row.wallet)) continue;
      expected.push({
        block: Number(receipt.blockNumber),
        at: Number(block.timestamp),
        hash: act.hash,
        log: row.isLog ? Number(receipt.logs[0]?.logIndex) : -1,
        kind: row.kind,
        wallet: row.wallet,
        counterparty: row.counterparty,
        asset: row.asset,
        amount: row.amount === null ? null : String(row.amount),
        method: row.method,
        fee: row.kind === "sent" || row.kind === "failed" ? String(fee) : null,
        ran: row.ran,
      });
    }
  }
  return inOrder(expected);
}

async function readRows(): Promise<object[]> {
  const { rows } = await holder.ctx().pg.query<object>(
    `select block_number as block, at, '0x' || encode(tx_hash, 'hex') as hash, log_index as log, kind, wallet,
       '0x' || encode(counterparty, 'hex') as counterparty, '0x' || encode(asset, 'hex') as asset, amount::text,
       '0x' || encode(method, 'hex') as method, fee::text, ran
     from activity`,
  );
  return inOrder(rows);
}

function inOrder(rows: object[]): object[] {
  return [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
