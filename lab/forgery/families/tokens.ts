import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address, type Ledger, type LogRow } from "../ledger.ts";
import { PRICED_TOKEN } from "../score.ts";

type Parameters = { days: number; targets: number; receivers: number; votes: number };
const UNITS = 20n * 10n ** 18n;

/** One transaction that borrows wrapped ether, moves it through the wallet to some addresses, and repays it. */
function flashLoan(ledger: Ledger, wallet: string, day: number, receivers: number, votes: number): void {
  const pool = address("lending pool");
  const borrowed: LogRow = {
    kind: "tokenIn",
    counterparty: pool,
    asset: PRICED_TOKEN,
    amount: UNITS * BigInt(receivers),
  };
  const moved = Array.from({ length: receivers }, (_, n): LogRow => {
    return { kind: "tokenOut", counterparty: address("loan receiver", n), asset: PRICED_TOKEN, amount: UNITS };
  });
  const voted = Array.from({ length: votes }, (): LogRow => ({ kind: "vote", counterparty: address("fake governor") }));
  const logs = [borrowed, ...moved, ...voted];
  const more = ["perTransfer", receivers + Math.ceil(votes / 10)] as const;
  ledger.send({
    from: wallet,
    to: address("attack contract"),
    day,
    method: "0xab9c4b5d",
    gas: "flashLoan",
    more,
    logs,
  });
}

function borrowAndFarm({ days, targets, receivers, votes }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  ledger.send({ from: address("attacker"), to: null, day: 0, gas: "deployLarge" });
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily: 1, every: 1, targets });
    flashLoan(ledger, wallet, days / 2, receivers, votes);
  }
  return attempt(days);
}

/** A fresh wallet whose only transaction is a plain one, or a flash loan with votes on board. */
function single(stuffed: boolean) {
  const { wallets, ledger, attempt } = openAttack(1);
  for (const wallet of wallets) {
    if (stuffed) flashLoan(ledger, wallet, 0, 20, 30);
    else farm(ledger, wallet, { days: 1, daily: 1, every: 1, targets: 1 });
  }
  return attempt(1, { claims: true });
}

/** A wallet that calls a pool of its own, or trades a token of its own there, among its other transactions. */
function ownToken(use: "nothing" | "calls" | "trades") {
  const { wallets, ledger, attempt } = openAttack(1);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days: 90, daily: 1, every: 1, targets: 20 });
    for (let n = 0; use !== "nothing" && n < 60; n++) {
      const asset = address("own token");
      const pool = address("own pool");
      const moved = { counterparty: pool, asset, amount: 10n ** 24n };
      const trade: LogRow[] = [
        { kind: "tokenOut", ...moved },
        { kind: "swap", ...moved },
      ];
      const logs = use === "trades" ? trade : [];
      ledger.send({ from: wallet, to: pool, day: n + 0.5, method: "0x022c0d9f", gas: "swap", logs });
    }
  }
  return attempt(90, { claims: true });
}

export const tokens: Family = {
  name: "tokens",
  title: "Flash-loaned and self-issued tokens",
  plans: grid<Parameters>(
    { days: [1, 28, 90, 365], targets: [20, 50], receivers: [5, 20], votes: [0, 30] },
    borrowAndFarm,
  ),
  gains: [
    { label: "flash loan with 30 votes, one transaction", without: () => single(false), with: () => single(true) },
    {
      label: "flash loan in a wallet of 90 days",
      without: () => borrowAndFarm({ days: 90, targets: 20, receivers: 0, votes: 0 }, 1),
      with: () => borrowAndFarm({ days: 90, targets: 20, receivers: 5, votes: 0 }, 1),
    },
    {
      label: "own token in an own pool, 60 trades",
      without: () => ownToken("nothing"),
      with: () => ownToken("trades"),
    },
    {
      label: "own token in an own pool, 60 trades instead of 60 calls",
      without: () => ownToken("calls"),
      with: () => ownToken("trades"),
    },
  ],
};
