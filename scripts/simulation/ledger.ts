import type { Hex } from "viem";
import { chunks } from "../../lib/core/chunks.ts";
import type { Call } from "./economy.ts";
import type { Random } from "./prng.ts";
import { createBundles, operationGas, type QueuedOperation, smartAccountOf } from "./smart-accounts.ts";
import { BUNDLER, FIRST_WALLET, MINTER, SMART_ACCOUNTS } from "./wallets.ts";

/** One transaction to send, fully determined before the chain receives it. */
interface PlannedTransaction extends Call {
  from: Hex;
  nonce: number;
}

export interface PlannedBlock {
  /** Block time, unix seconds. */
  time: number;
  transactions: PlannedTransaction[];
}

export interface Ledger {
  blocks: readonly PlannedBlock[];
  /** The wallet of an account: its own address, or its smart account's. */
  address(account: number): Hex;
  /** Plan a transaction of today, or an operation of a smart account. False, without planning it, if the account cannot pay for it. */
  send(account: number, call: Call): boolean;
  canPay(account: number, value: bigint): boolean;
  /** Wei; 0 for the accounts that start with native currency. */
  balance(account: number): bigint;
  /** Pack the day's transactions, in their order, into a few blocks at rising times; the operations come last. */
  endDay(day: number): Promise<void>;
}

/** Highest price of a unit of gas, wei, that a planned transaction must be able to pay. */
export const GAS_PRICE_CEILING = 3_000_000_000n;
const DAY = 86_400;
const BLOCKS_A_DAY = 12;
/** Blocks cost the node more time than transactions: with fewer per block, a first start takes twice as long. */
const TRANSACTIONS_A_BLOCK = 20;
const OPERATIONS_A_BUNDLE = 8;

/** The deployer, the exchanges, the visitors' account, the minter and the bundler start with native currency; others receive it. */
export function isRich(account: number): boolean {
  return account < FIRST_WALLET || account === MINTER || account === BUNDLER;
}

/** Plans transactions and tracks nonces and native balances, so that every planned transaction can be paid for. */
export function createLedger(
  input: { chainId: number; genesis: number; accounts: readonly Hex[] },
  random: Random,
): Ledger {
  const wallets = input.accounts.map((key, account) => (SMART_ACCOUNTS.has(account) ? smartAccountOf(key) : key));
  const blocks: PlannedBlock[] = [];
  const nonces = new Map<number, number>();
  const balances = new Map<number, bigint>();
  const bundle = createBundles({ chainId: input.chainId, bundler: address(BUNDLER), price: GAS_PRICE_CEILING });
  let today: PlannedTransaction[] = [];
  let operations: QueuedOperation[] = [];
  /** Paid today, spendable tomorrow: the chain's pool only takes what a sender can pay before the block. */
  let incoming: { account: number; value: bigint }[] = [];

  const balance = (account: number) => balances.get(account) ?? 0n;
  const canPay = (account: number, value: bigint) => isRich(account) || balance(account) > value;

  function address(account: number): Hex {
    const address = wallets[account];
    if (!address) throw new Error(`The local chain has no account ${account}.`);
    return address;
  }

  function send(account: number, call: Call): boolean {
    const nonce = nonces.get(account) ?? 0;
    const isSmart = SMART_ACCOUNTS.has(account);
    const gas = isSmart ? operationGas(call, nonce) : call.gas;
    const cost = call.value + BigInt(gas) * GAS_PRICE_CEILING;
    if (!canPay(account, cost)) return false;
    nonces.set(account, nonce + 1);
    if (!isRich(account)) balances.set(account, balance(account) - cost);
    const { to, value } = call;
    if (value > 0n && to) incoming.push({ account: wallets.indexOf(to), value });
    if (isSmart && !to) throw new Error("A smart account of the local chains cannot create contracts.");
    if (isSmart) operations.push({ account, sender: address(account), nonce, call });
    else today.push({ ...call, from: address(account), nonce });
    return true;
  }

  /** The bundler sends the operations of the day. */
  async function sendBundles(): Promise<void> {
    for (const group of chunks(operations, OPERATIONS_A_BUNDLE)) send(BUNDLER, await bundle(group));
    operations = [];
  }

  async function endDay(day: number): Promise<void> {
    await sendBundles();
    if (today.length === 0) return;
    blocks.push(...packBlocks(today, { start: input.genesis + day * DAY, random }));
    for (const { account, value } of incoming) balances.set(account, balance(account) + value);
    today = [];
    incoming = [];
  }

  return { blocks, address, send, canPay, balance, endDay };
}

/** The transactions of a day, in their order, in a few blocks at rising times. `start`: 00:00 of the day, unix seconds. */
function packBlocks(
  transactions: readonly PlannedTransaction[],
  { start, random }: { start: number; random: Random },
): PlannedBlock[] {
  const count = Math.min(BLOCKS_A_DAY, Math.ceil(transactions.length / TRANSACTIONS_A_BLOCK));
  const step = Math.floor(DAY / (count + 1));
  return chunks(transactions, Math.ceil(transactions.length / count)).map((group, i) => ({
    time: start + step * (i + 1) - random.between(0, Math.floor(step / 2)),
    transactions: group,
  }));
}
