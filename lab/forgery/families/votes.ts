import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address, type Ledger, type LogRow } from "../ledger.ts";

const CAST_VOTE = "0x56781388";
type How = "none" | "contract" | "calldata";
type Parameters = { how: How; votes: number; days: number; targets: number };

/** Votes that nobody asked for: events of a contract of the attacker's, or call data to an address without code. */
function vote(ledger: Ledger, wallet: string, how: How, votes: number, days: number): void {
  const log: LogRow = { kind: "vote", counterparty: address("fake governor") };
  if (how === "contract") {
    const logs = Array.from({ length: votes }, () => log);
    ledger.send({
      from: wallet,
      to: log.counterparty,
      day: days / 2,
      method: CAST_VOTE,
      more: ["perLog", votes],
      logs,
    });
  }
  for (let n = 0; how === "calldata" && n < votes; n++) {
    const day = (days * (n + 0.5)) / votes;
    ledger.send({ from: wallet, to: log.counterparty, day, method: CAST_VOTE, gas: "calldata", logs: [log] });
  }
}

function voteAndFarm({ how, votes, days, targets }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  if (how === "contract") ledger.send({ from: address("attacker"), to: null, day: 0, gas: "deployLarge" });
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily: 1, every: 1, targets });
    vote(ledger, wallet, how, votes, days);
  }
  return attempt(days);
}

const base = { votes: 30, days: 90, targets: 20 };

export const votes: Family = {
  name: "votes",
  title: "Votes claimed by any contract, or by call data to an address without code",
  plans: grid<Parameters>(
    { how: ["contract", "calldata"], votes: [5, 30], days: [7, 28, 60, 90, 365], targets: [10, 20, 50] },
    voteAndFarm,
  ),
  gains: [
    {
      label: "30 votes by events of an own contract",
      without: () => voteAndFarm({ ...base, how: "none" }, 1),
      with: () => voteAndFarm({ ...base, how: "contract" }, 1),
    },
    {
      label: "30 votes by call data",
      without: () => voteAndFarm({ ...base, how: "none" }, 1),
      with: () => voteAndFarm({ ...base, how: "calldata" }, 1),
    },
  ],
};
