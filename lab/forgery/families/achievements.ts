import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address, type Ledger, type LogRow } from "../ledger.ts";

type Parameters = { days: number; targets: number; events: number; claims: boolean; burned: number };

/** Mints, trades, a vote and a delegation of contracts that the attacker deployed, packed into a few transactions. */
function stageEvents(ledger: Ledger, wallet: string, days: number, events: number): void {
  const contract = address("stage contract");
  const asset = address("staged token");
  const row = (kind: LogRow["kind"]): LogRow => ({ kind, counterparty: contract, asset, amount: 1n });
  const batches = 5;
  for (let n = 0; n < batches; n++) {
    const packed = Array.from({ length: Math.ceil(events / batches) }, () => [
      row("swap"),
      row("nftIn"),
      row("vote"),
    ]).flat();
    const collections = [0, 1].map((which) => ({ ...row("nftOut"), asset: address("staged collection", which) }));
    const logs = [...packed, ...collections, row("tokenOut"), row("delegate")];
    const day = (days * (n + 0.5)) / batches;
    ledger.send({
      from: wallet,
      to: contract,
      day,
      method: "0x1249c58b",
      gas: "mint",
      more: ["perLog", logs.length],
      logs,
    });
  }
}

function stageAndFarm({ days, targets, events, claims, burned }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  ledger.send({ from: address("attacker"), to: null, day: 0, gas: "deployLarge" });
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily: 1, every: 1, targets });
    if (events > 0) stageEvents(ledger, wallet, days, events);
    if (burned > 0)
      ledger.send({ from: wallet, to: address("public contract"), day: 0.6, method: "0x095ea7b3", tip: burned });
  }
  return attempt(days, { claims });
}

const base = { days: 90, targets: 20, burned: 0 };
/** What gold costs, in ether. */
const GOLD = 0.0084;

export const achievementsFamily: Family = {
  name: "achievements",
  title: "Achievements staged by contracts of the attacker's",
  plans: grid<Parameters>(
    { days: [7, 28, 60, 90, 365], targets: [10, 20, 50], events: [10, 100], claims: [true], burned: [0, GOLD] },
    stageAndFarm,
  ),
  gains: [
    {
      label: "100 staged trades, mints and votes, all achievements claimed",
      without: () => stageAndFarm({ ...base, events: 0, claims: false }, 1),
      with: () => stageAndFarm({ ...base, events: 100, claims: true }, 1),
    },
    {
      label: "the same in a wallet that paid what gold costs",
      without: () => stageAndFarm({ ...base, events: 0, claims: false, burned: GOLD }, 1),
      with: () => stageAndFarm({ ...base, events: 100, claims: true, burned: GOLD }, 1),
    },
    {
      label: "claims alone",
      without: () => stageAndFarm({ ...base, events: 0, claims: false }, 1),
      with: () => stageAndFarm({ ...base, events: 0, claims: true }, 1),
    },
  ],
};
