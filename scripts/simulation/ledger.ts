import type { Hex } from "viem";
import type { Call } from "./economy.ts";
import type { Random } from "./prng.ts";
import { FIRST_WALLET, MINTER } from "./wallets.ts";

/** One transaction to send, fully determined before the chain receives it. */
export interface PlannedTransaction extends Call {
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
  address(account: number): Hex;
  /** Plan a transaction of today. False, without planning it, if the account cannot pay for it. */
  send(account: number, call: Call): boolean;
  canPay(account: number, value: bigint): boolean;
  /** Wei; 0 for the accounts that start with native currency. */
  balance(account: number): bigint;
  /** Pack the day's transactions, in their order, into a few blocks at rising times. */
  endDay(day: number): void;
}

/** Highest price of a unit of gas, wei, that a planned transaction must be able to pay. */
export const GAS_PRICE_CEILING = 3_000_000_000n;
const DAY = 86_400;
const BLOCKS_A_DAY = 12;
/** Blocks cost the node more time than transactions: with fewer per block, a first start takes twice as long. */
const TRANSACTIONS_A_BLOCK = 20;

/** The deployer, the exchanges, the visitors' account and the minter start with native currency; others receive it. */
export function isRich(account: number): boolean {
  return account < FIRST_WALLET || account === MINTER;
}

/** Plans transactions and tracks nonces and native balances, so that every planned transaction can be paid for. */
export function createLedger(input: { genesis: number; accounts: readonly Hex[] }, random: Random): Ledger {
  const blocks: PlannedBlock[] = [];
  const nonces = new Map<number, number>();
  const balances = new Map<number, bigint>();
  let today: PlannedTransaction[] = [];
  /** Paid today, spendable tomorrow: the chain's pool only takes what a sender can pay before the block. */
  let incoming: { account: number; value: bigint }[] = [];

  const balance = (account: number) => balances.get(account) ?? 0n;
  const canPay = (account: number, value: bigint) => isRich(account) || balance(account) > value;

  function address(account: number): Hex {
    const address = input.accounts[account];
    if (!address) throw new Error(`The local chain has no account ${account}.`);
    return address;
  }

  function send(account: number, call: Call): boolean {
    const cost = call.value + BigInt(call.gas) * GAS_PRICE_CEILING;
    if (!canPay(account, cost)) return false;
    const nonce = nonces.get(account) ?? 0;
    nonces.set(account, nonce + 1);
    if (!isRich(account)) balances.set(account, balance(account) - cost);
    if (call.value > 0n && call.to) incoming.push({ account: input.accounts.indexOf(call.to), value: call.value });
    today.push({ ...call, from: address(account), nonce });
    return true;
  }

  function endDay(day: number): void {
    if (today.length === 0) return;
    const count = Math.min(BLOCKS_A_DAY, Math.ceil(today.length / TRANSACTIONS_A_BLOCK));
    const size = Math.ceil(today.length / count);
    const start = input.genesis + day * DAY;
    const step = Math.floor(DAY / (count + 1));
    for (let i = 0; i * size < today.length; i++) {
      const transactions = today.slice(i * size, (i + 1) * size);
      blocks.push({ time: start + step * (i + 1) - random.between(0, Math.floor(step / 2)), transactions });
    }
    for (const { account, value } of incoming) balances.set(account, balance(account) + value);
    today = [];
    incoming = [];
  }

  return { blocks, address, send, canPay, balance, endDay };
}
