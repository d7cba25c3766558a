import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { eventTopics } from "../../../lib/chain/abi.ts";
import { createRandom } from "../../../scripts/simulation/prng.ts";

// Blocks in the shape of mainnet's. What the transactions are is drawn from the transactions of data/wallets recorded since 2021: plain
// payments, token transfers, other calls, creations, failures, each with the gas it used. Types and logs are not recorded. A type follows
// from the gas price, see typeOf. Logs follow from gas, about one for each 45,000 above the intrinsic 21,000, as an ERC-20 transfer has
// one log and uses 45,000 to 65,000. docs/performance.md has the mix that results.

export const HOT_WALLET = `0x${"b0".repeat(20)}`;
const SINCE = Date.UTC(2021, 0, 1) / 1000;
const EMPTY_BLOOM = `0x${"0".repeat(512)}`;
const GENESIS = Date.UTC(2026, 0, 1) / 1000;
const BLOCK_SECONDS = 12;
const GAS_PER_LOG = 45_000;
const MOST_LOGS = 60;
const WALLETS = 300_000;
const CONTRACTS = 20_000;
/** Uniswap v2's Swap, so that trades are among the calls with several logs. */
const SWAP = "0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822";

/** The first block with transactions of type 2, and a step of which prices that a sender sets are multiples, wei. */
const LONDON = 12_965_000;
const PRICE_STEP = 1_000_000;

/** One recorded transaction, as far as its shape goes. */
export interface Shape {
  type: "0x0" | "0x2";
  kind: "payment" | "tokenTransfer" | "call" | "creation";
  isFailed: boolean;
  gasUsed: number;
}

/** The shapes of the transactions recorded since 2021, in their order: earlier ones are mostly plain payments. */
export async function readShapes(root: string): Promise<Shape[]> {
  const file = createReadStream(join(root, "data/wallets/normal_tx.sample.csv.gz"));
  const shapes: Shape[] = [];
  for await (const row of file.pipe(createGunzip()).pipe(parse({ columns: true }))) {
    if (Number(row.timeStamp) < SINCE) continue;
    const isPlain = row.methodId === "" || row.methodId === "0x";
    const kind =
      row.to === "" ? "creation" : isPlain ? "payment" : row.methodId === "0xa9059cbb" ? "tokenTransfer" : "call";
    shapes.push({ type: typeOf(row), kind, isFailed: row.isError === "1", gasUsed: Number(row.gasUsed) });
  }
  return shapes;
}

/**
 * The type of a recorded transaction: 2 since London if its price is no round number, because it contains the base fee, which has an
 * odd number of wei. Access lists alone (type 1) and blobs do not show in a price, and count as the others.
 */
function typeOf({ blockNumber, gasPrice }: Record<string, string>): Shape["type"] {
  return Number(blockNumber) >= LONDON && BigInt(gasPrice ?? 0) % BigInt(PRICE_STEP) !== 0n ? "0x2" : "0x0";
}

/**
 * Block `number` of a chain with so many transactions a block; the same whenever it is made: JSON of the answers to eth_getBlockByNumber
 * (with transactions) and eth_getBlockReceipts, and how many logs it has.
 */
export function makeBlock(number: number, count: number, shapes: readonly Shape[]) {
  const { between } = createRandom(number + 1);
  const random = (below: number) => between(0, below - 1);
  const made: { transaction: object; receipt: object; logs: number }[] = [];
  let logs = 0;
  let gas = 0;
  for (let index = 0; index < count; index++) {
    const shape = shapes[random(shapes.length)] ?? { type: "0x0", kind: "payment", isFailed: false, gasUsed: 21_000 };
    gas += shape.gasUsed;
    const one = makeTransaction(shape, { number, index, firstLog: logs, gas, random });
    made.push(one);
    logs += one.logs;
  }
  const header = {
    number: hex(number),
    hash: blockHash(number),
    parentHash: blockHash(number - 1),
    timestamp: hex(GENESIS + number * BLOCK_SECONDS),
    logsBloom: EMPTY_BLOOM,
    gasLimit: "0x2255100",
    gasUsed: hex(gas),
  };
  return {
    block: JSON.stringify({ ...header, transactions: made.map(({ transaction }) => transaction) }),
    receipts: JSON.stringify(made.map(({ receipt }) => receipt)),
    logs,
  };
}

interface Place {
  number: number;
  index: number;
  /** Position in the block of the transaction's first log. */
  firstLog: number;
  /** Used in the block up to the transaction, which is included. */
  gas: number;
  random: (below: number) => number;
}

/** A transaction and its receipt. The hot wallet sends or is paid by every third. */
function makeTransaction(shape: Shape, { number, index, firstLog, gas, random }: Place) {
  const isHot = index % 3 === 0;
  const from = isHot && index % 2 === 0 ? HOT_WALLET : wallet(random(WALLETS));
  const receiver = isHot && index % 2 === 1 ? HOT_WALLET : wallet(random(WALLETS));
  const contract = address(0xc0, random(CONTRACTS));
  const to = shape.kind === "creation" ? null : shape.kind === "payment" ? receiver : contract;
  const hash = `0x${(number * 1_000 + index + 1).toString(16).padStart(64, "0")}`;
  const place = { blockHash: blockHash(number), blockNumber: hex(number), transactionIndex: hex(index) };
  const common = { ...place, type: shape.type, from, to };
  const logs = logsOf(shape, { from, receiver, contract, random });
  return {
    logs: logs.length,
    transaction: {
      ...common,
      hash,
      nonce: hex(number),
      value: shape.kind === "payment" ? hex(10 ** 15 * (1 + random(5_000))) : "0x0",
      gas: hex(shape.gasUsed * 2),
      gasPrice: "0x3b9aca00",
      input: inputOf(shape, receiver),
      r: hash,
      s: hash,
      v: "0x1",
    },
    receipt: {
      ...common,
      transactionHash: hash,
      status: shape.isFailed ? "0x0" : "0x1",
      gasUsed: hex(shape.gasUsed),
      cumulativeGasUsed: hex(gas),
      effectiveGasPrice: "0x3b9aca00",
      contractAddress: shape.kind === "creation" ? address(0xcc, number * 1_000 + index) : null,
      logsBloom: EMPTY_BLOOM,
      logs: logs.map((log, i) => {
        return { ...place, ...log, transactionHash: hash, logIndex: hex(firstLog + i), removed: false };
      }),
    },
  };
}

/** How many logs a transaction leaves. */
export function logCountOf({ kind, isFailed, gasUsed }: Shape): number {
  if (isFailed || kind === "payment" || kind === "creation") return 0;
  if (kind === "tokenTransfer") return 1;
  return Math.max(0, Math.min(MOST_LOGS, Math.floor((gasUsed - 21_000) / GAS_PER_LOG)));
}

function logsOf(
  shape: Shape,
  { from, receiver, contract, random }: Record<"from" | "receiver" | "contract", string> & Pick<Place, "random">,
): object[] {
  const count = logCountOf(shape);
  if (count < 3) return Array.from({ length: count }, () => transfer(contract, from, receiver, random(1_000)));
  // A trade: tokens in and out, the pool's event, and whatever else the route logged.
  const pool = address(0xd0, random(5_000));
  const data = `0x${[1_000, 0, 0, 900].map((value) => word(value).slice(2)).join("")}`;
  return [
    transfer(address(0xc0, random(100)), from, pool, 1_000),
    transfer(address(0xc0, 100 + random(100)), pool, from, 900),
    { address: pool, topics: [SWAP, word(contract), word(from)], data },
    ...Array.from({ length: count - 3 }, () => {
      return { address: contract, topics: [word(random(50))], data: word(random(50)) };
    }),
  ];
}

function transfer(token: string, from: string, to: string, amount: number): object {
  return { address: token, topics: [eventTopics.transfer, word(from), word(to)], data: word(amount) };
}

function inputOf({ kind, gasUsed }: Shape, receiver: string): string {
  if (kind === "payment") return "0x";
  if (kind === "tokenTransfer") return `0xa9059cbb${word(receiver).slice(2)}${word(1).slice(2)}`;
  return `0x12345678${"00".repeat(Math.min(2_000, Math.floor(gasUsed / 200)))}`;
}

/** Half of all picks fall on a hundredth of the wallets, as on public chains few are very active. */
function wallet(pick: number): string {
  return address(0xa0, pick % 2 === 0 ? pick % (WALLETS / 100) : pick);
}

function address(kind: number, n: number): string {
  return `0x${kind.toString(16)}${n.toString(16).padStart(38, "0")}`;
}

function blockHash(number: number): string {
  return `0x${"e".repeat(48)}${(number + 1).toString(16).padStart(16, "0")}`;
}

function word(value: string | number): string {
  return `0x${(typeof value === "string" ? value.slice(2) : value.toString(16)).padStart(64, "0")}`;
}

function hex(value: number): string {
  return `0x${BigInt(Math.floor(value)).toString(16)}`;
}
