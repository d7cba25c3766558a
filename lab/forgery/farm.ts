import { address, HOME, type Ledger, type Transaction } from "./ledger.ts";

/** How a wallet is used to look alive. */
export interface FarmRate {
  /** Length in days. */
  days: number;
  /** Transactions on an active day. */
  daily: number;
  /** Days from one active day to the next. */
  every: number;
  /** Different addresses that transactions go to, in turn. */
  targets: number;
}

interface FarmOptions {
  /** Chains used in turn. */
  chains?: readonly number[];
  /** Day of the first transaction. */
  from?: number;
  /** What each transaction is besides its target and day. Default: a call of a public contract. */
  as?: Partial<Transaction>;
  kind?: string;
}

/** Use a wallet at a steady rate, with nothing but gas. */
export function farm(ledger: Ledger, wallet: string, rate: FarmRate, options: FarmOptions = {}): void {
  const { chains = [HOME], from = 0, as = { method: "0x095ea7b3" }, kind = "public contract" } = options;
  const targets = Array.from({ length: rate.targets }, (_, n) => address(kind, n));
  let sent = 0;
  for (let day = 0; day < rate.days; day += rate.every) {
    for (let n = 0; n < rate.daily; n++, sent++) {
      const to = targets[sent % rate.targets] ?? null;
      const chainId = chains[sent % chains.length] ?? HOME;
      ledger.send({ from: wallet, to, day: from + day + 0.1 + n / 1_000, chainId, ...as });
    }
  }
}

/** Give each wallet ether for its gas by separate withdrawals from an exchange with many other customers. */
export function fundFromExchange(ledger: Ledger, wallets: readonly string[], chains: readonly number[] = [HOME]): void {
  for (const chainId of chains) {
    addCustomers(ledger, chainId);
    for (const to of wallets) {
      ledger.receive({ from: EXCHANGE, to, day: 0, ether: 0.002, chainId });
      ledger.bill.withdrawals++;
    }
  }
}

/** Give each wallet ether for its gas through a contract: the chain's blocks name no payer of the wallets. */
export function fundByContract(ledger: Ledger, wallets: readonly string[], chains: readonly number[] = [HOME]): void {
  for (const chainId of chains) {
    for (let first = 0; first < wallets.length; first += 100) {
      const more = ["perTransfer", Math.min(100, wallets.length - first)] as const;
      const contract = address("disperse contract");
      ledger.send({
        from: address("attacker"),
        to: contract,
        day: 0,
        method: "0xe63d38ed",
        gas: "disperse",
        more,
        chainId,
      });
    }
  }
}

export const EXCHANGE = address("exchange");
const CUSTOMERS = 40;

function addCustomers(ledger: Ledger, chainId: number): void {
  for (let n = 0; n < CUSTOMERS; n++) {
    const customer = address("other customer", n);
    ledger.receive({ from: EXCHANGE, to: customer, day: -30, ether: 1, chainId });
    ledger.record({ from: customer, to: address("shop"), day: -29, ether: 0.1, chainId });
  }
}
