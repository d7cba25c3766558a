import {
  type Activity,
  type ActivityKind,
  categories,
  decodeFacts,
  emptyFacts,
  encodeFacts,
  foldActivity,
  mergeFacts,
  type ScoreFacts,
} from "../lib/engine/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { machine, printTable } from "./support/table.ts";

const options = parseNumbers(
  `usage: npm run bench:facts [-- --rows 10000000 --addresses 1000000]

Fold generated activity of one wallet, such as an exchange's, in batches as the worker does: time a row, bytes of the facts and
memory of the process after each tenth; then the time to store, read and merge them.`,
  { rows: 10_000_000, addresses: 1_000_000 },
);
const BATCH = 5_000;
const ROWS_A_BLOCK = 20;
const ETHER = 10n ** 18n;
const wallet = address(0xe);
const kinds: readonly ActivityKind[] = [
  "sent",
  "received",
  "received",
  "tokenIn",
  "tokenOut",
  "nftIn",
  "sent",
  "failed",
];

function address(n: number): string {
  return `0x${n.toString(16).padStart(40, "0")}`;
}

/** Batch `i` of the history: whole blocks, 12 seconds apart. */
function batchOf(i: number): Activity[] {
  return Array.from({ length: BATCH }, (_, at) => {
    const n = i * BATCH + at;
    const block = Math.floor(n / ROWS_A_BLOCK);
    // Every row another one of the addresses, in an order that repeats only after all of them.
    const other = (Math.imul(n, 2_654_435_761) >>> 0) % options.addresses;
    return {
      chainId: 1,
      blockNumber: block,
      at: 1_450_000_000 + block * 12,
      txHash: `0x${Math.floor(n / 2)}`,
      txIndex: 0,
      logIndex: at,
      wallet,
      kind: kinds[n % kinds.length] ?? "sent",
      counterparty: address(other + 1),
      asset: address(0x70_0000 + (other % 5_000)),
      amount: BigInt((other % 999) + 1) * 10n ** BigInt(12 + (n % 8)),
      assetOut: null,
      amountOut: null,
      method: n % 3 === 0 ? "0xa9059cbb" : null,
    };
  });
}

function foldAll() {
  let facts = emptyFacts(wallet, 1);
  const rows: string[][] = [];
  const batches = Math.ceil(options.rows / BATCH);
  const tenth = Math.max(1, Math.floor(batches / 10));
  let took = 0;
  for (let i = 0; i < batches; i++) {
    const batch = batchOf(i);
    const from = performance.now();
    facts = foldActivity(facts, batch);
    took += performance.now() - from;
    if ((i + 1) % tenth !== 0) continue;
    const { rss } = process.memoryUsage();
    rows.push([
      ((i + 1) * BATCH).toLocaleString("en"),
      ((took * 1_000) / (tenth * BATCH)).toFixed(2),
      encodeFacts(facts).length.toLocaleString("en"),
      (rss / 2 ** 20).toFixed(0),
    ]);
    took = 0;
  }
  return { facts, rows };
}

function timed<T>(work: () => T): { ms: string; result: T } {
  const from = performance.now();
  const result = work();
  return { ms: (performance.now() - from).toFixed(2), result };
}

const { facts, rows } = foldAll();
printTable(["rows", "µs a row", "bytes", "memory, MiB"], rows);
const encoded = timed(() => encodeFacts(facts));
const decoded = timed(() => decodeFacts(encoded.result));
const merged = timed(
  (): ScoreFacts =>
    mergeFacts({
      subject: wallet,
      wallets: [wallet],
      parts: [{ facts: decoded.result, asOf: 1_700_000_000, referenceWei: String(ETHER) }],
      funding: [],
      social: [],
      listed: new Set(),
      listsHash: "",
      listContacts: false,
      listSelf: false,
      states: Object.fromEntries(categories.map((name) => [name, "ok"])) as ScoreFacts["states"], // All of them.
    }),
);
console.log(`\nStored in ${encoded.ms} ms, read in ${decoded.ms} ms, merged in ${merged.ms} ms.`);
console.log(`Estimated: ${merged.result.sketched?.join(", ")}.`);
console.log(machine());
