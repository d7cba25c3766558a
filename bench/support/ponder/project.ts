import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface PonderSettings {
  chainId: number;
  rpcUrl: string;
  lastBlock: number;
  /** All accounts of the chain: Ponder has no filter for everybody. */
  wallets: readonly string[];
  governor: string;
  votes: string;
  pool: string;
  /** Of the pool, in its order. */
  tokens: readonly [string, string];
  collection: string;
}

/** Write a Ponder project that stores the activity of these wallets, and all transfers of tokens, in rows like those of `activity`. */
export function writeProject(folder: string, settings: PonderSettings): void {
  mkdirSync(join(folder, "src/api"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(folder, "settings.ts"), `export default ${JSON.stringify(settings)} as const;\n`);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text.trimStart());
}

const files = {
  "ponder.config.ts": `
import { createConfig } from "ponder";
import { parseAbi } from "viem";
import settings from "./settings";

const { chainId, rpcUrl, lastBlock, wallets, governor, votes, pool, collection } = settings;
const shared = { chain: "local", startBlock: 0, endBlock: lastBlock } as const;
const contract = (event: string, address?: string) => ({ ...shared, abi: parseAbi([event]), ...(address && { address }) });

export default createConfig({
  database: { kind: "postgres", connectionString: process.env.DATABASE_URL },
  chains: { local: { id: chainId, rpc: rpcUrl } },
  accounts: { Wallets: { ...shared, address: wallets } },
  contracts: {
    Erc20: contract("event Transfer(address indexed from, address indexed to, uint256 value)"),
    Erc721: contract("event Transfer(address indexed from, address indexed to, uint256 indexed id)", collection),
    Erc1155: contract("event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)"),
    Pool: contract("event Swap(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to)", pool),
    Governor: contract("event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason)", governor),
    Votes: contract("event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)", votes),
  },
});
`,
  "ponder.schema.ts": `
import { index, onchainTable, primaryKey } from "ponder";

export const activity = onchainTable(
  "activity",
  (t) => ({
    wallet: t.hex().notNull(),
    block: t.integer().notNull(),
    at: t.integer().notNull(),
    txIndex: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    kind: t.text().notNull(),
    txHash: t.hex().notNull(),
    counterparty: t.hex(),
    asset: t.hex(),
    amount: t.bigint(),
    assetOut: t.hex(),
    amountOut: t.bigint(),
    method: t.hex(),
    fee: t.bigint(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.wallet, table.block, table.logIndex, table.kind, table.txHash] }),
    byBlock: index().on(table.block),
  }),
);
`,
  "src/index.ts": `
import { ponder } from "ponder:registry";
import { activity } from "ponder:schema";
import settings from "../settings";

const NOBODY = "0x0000000000000000000000000000000000000000";
const place = ({ block, transaction, log }: any) => ({
  block: Number(block.number),
  at: Number(block.timestamp),
  txIndex: transaction.transactionIndex,
  logIndex: log?.logIndex ?? -1,
  txHash: transaction.hash,
});

ponder.on("Wallets:transaction:from", async ({ event, context }) => {
  const { transaction, transactionReceipt } = event;
  const { from: wallet, to: counterparty, value: amount, input } = transaction;
  const fee = transactionReceipt.gasUsed * transactionReceipt.effectiveGasPrice;
  const row = { ...place(event), wallet, kind: "sent", counterparty, amount, fee, method: input === "0x" ? null : input.slice(0, 10) };
  const created = transactionReceipt.contractAddress;
  await context.db.insert(activity).values(created ? [row, { ...place(event), wallet, kind: "created", counterparty: created }] : [row]);
});

ponder.on("Wallets:transaction:to", async ({ event, context }) => {
  const { to: wallet, from: counterparty, value: amount } = event.transaction;
  if (amount > 0n) await context.db.insert(activity).values({ ...place(event), wallet, kind: "received", counterparty, amount });
});

const transfer = (kind: "token" | "nft", amountOf: (args: any) => bigint) => async ({ event, context }: any) => {
  const { from, to } = event.args;
  const shared = { ...place(event), asset: event.log.address, amount: amountOf(event.args) };
  const rows = [
    { ...shared, wallet: from, kind: kind + "Out", counterparty: to },
    { ...shared, wallet: to, kind: kind + "In", counterparty: from },
  ];
  await context.db.insert(activity).values(rows.filter(({ wallet }) => wallet !== NOBODY));
};
ponder.on("Erc20:Transfer", transfer("token", ({ value }) => value));
ponder.on("Erc721:Transfer", transfer("nft", () => 1n));
ponder.on("Erc1155:TransferSingle", transfer("nft", ({ value }) => value));

ponder.on("Pool:Swap", async ({ event, context }) => {
  const { in0, in1, out0, out1, to } = event.args;
  const [first, second] = settings.tokens;
  const moves = in0 > 0n
    ? { asset: first, amount: in0, assetOut: second, amountOut: out1 }
    : { asset: second, amount: in1, assetOut: first, amountOut: out0 };
  await context.db.insert(activity).values({ ...place(event), wallet: to, kind: "swap", counterparty: event.log.address, ...moves });
});

const act = (kind: string, walletOf: (args: any) => string) => async ({ event, context }: any) => {
  await context.db.insert(activity).values({ ...place(event), wallet: walletOf(event.args), kind, counterparty: event.log.address });
};
ponder.on("Governor:VoteCast", act("vote", ({ voter }) => voter));
ponder.on("Votes:DelegateChanged", act("delegate", ({ delegator }) => delegator));
`,
  // Ponder does not start without an API.
  "src/api/index.ts": `
import { Hono } from "hono";

export default new Hono();
`,
};
