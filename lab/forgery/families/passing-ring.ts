import { currentModel } from "../../../lib/engine/index.ts";
import { type Family, type Measure, openAttack } from "../family.ts";
import { type HonestWallet, partsOf } from "../honest.ts";
import { address, type Ledger } from "../ledger.ts";
import { passedAmong } from "../passed.ts";
import { priceOf, prices } from "../prices.ts";
import { type Attempt, scoreParts } from "../score.ts";

const MEMBERS = 20;
const DAYS = 365;
const ETHER = 20;
/** Steps through the ring that reach every member; each has its opposite, so that who pays is paid back. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19] as const;
const MINUTE = 1 / 1_440;
const GOLD = 500;

interface Passing {
  ether?: number;
  /** Each amount that is sent on is less by such a share than the one that came in, or more by it, in turn. */
  uneven?: number;
}

/**
 * The same ether is held by one member after the other. To change hands it goes round the whole ring within a day, each time by another step: so
 * each member passes value on, pays many others and is paid back by all.
 */
function passRound(ledger: Ledger, wallets: readonly string[], { ether = ETHER, uneven = 0 }: Passing): void {
  const at = (n: number) => wallets[n % MEMBERS] ?? "";
  let sent = 0;
  const pass = (from: number, to: number, day: number) => {
    ledger.send({ from: at(from), to: at(to), day, ether: ether * (1 - (sent++ % 2) * uneven) });
  };
  ledger.receive({ from: address("savings"), to: at(0), day: 1, ether });
  for (let holder = 0; holder < MEMBERS; holder++) {
    const day = ((holder + 1) * DAYS) / MEMBERS - 0.5;
    const step = STEPS[holder % STEPS.length] ?? 1;
    for (let hop = 0; hop < MEMBERS; hop++) pass(holder + hop * step, holder + (hop + 1) * step, day + hop * MINUTE);
    pass(holder, holder + 1, day + MEMBERS * MINUTE);
  }
  ledger.lock(ether, DAYS);
}

/** A ring of twenty for a year: every second day each pays another one a little, and the same ether passes from hand to hand. */
export function passingRing(passing: Passing = {}): Attempt {
  const { wallets, ledger, attempt } = openAttack(MEMBERS, { all: true });
  wallets.forEach((from, n) => {
    for (let day = 0, turn = 0; day < DAYS; day += 2, turn++) {
      const to = wallets[(n + 1 + (turn % (MEMBERS - 1))) % MEMBERS] ?? "";
      ledger.send({ from, to, day: day + 0.1, ether: 0.001 });
    }
  });
  passRound(ledger, wallets, passing);
  return attempt(DAYS);
}

function outcome(label: string, passing?: Passing): Measure {
  return { label, unit: "points", value: (score) => score(passingRing(passing)) };
}

/**
 * Percent of recorded honest gold that stays gold. The worst case: every address that a recorded wallet paid, or was paid by, counts as a known
 * wallet of another person.
 */
function stillGold(wallets: readonly HonestWallet[]): number {
  const rows = wallets.flatMap(({ history, lastAt }) => history.activity.filter(({ at }) => at <= lastAt));
  const people = new Set(
    rows.flatMap(({ wallet, counterparty }) => (counterparty === null ? [wallet] : [wallet, counterparty])),
  );
  const passed = passedAmong(rows, new Map([...people].map((one) => [one, one])));
  const gold = wallets.filter(({ scored }) => scored.points.total >= GOLD);
  const remaining = gold.filter(({ address: wallet, facts, asOf }) => {
    const own = passed.filter((one) => one.wallet === wallet);
    return scoreParts({ ...partsOf(wallet, facts, asOf), passed: own }, {}, currentModel).points.total >= GOLD;
  });
  return gold.length === 0 ? 100 : (100 * remaining.length) / gold.length;
}

export const passingRingFamily: Family = {
  name: "passing-ring",
  title: "Passing ring: twenty wallets that hold the same ether one after the other, so that each has paid for a gate",
  measures: [
    outcome("points of each of a ring of twenty for a year, 20 ETH pass from hand to hand"),
    outcome("the same with 100 ETH", { ether: 5 * ETHER }),
    outcome("the same with 20 ETH, where every second amount is less by a fifth", { uneven: 0.2 }),
    {
      label: "its gas on a rollup, all twenty together",
      unit: "USD",
      value: () => priceOf({ ...passingRing().ledger.bill, etherDays: 0 }, "rollup"),
    },
    {
      label: "the interest on its capital for the year",
      unit: "USD",
      value: () => ETHER * prices.interest * prices.etherUsd,
    },
    {
      label: "recorded honest gold that is lost by it, were all addresses known, whole histories",
      unit: "percent",
      value: (_, { whole }) => 100 - stillGold(whole),
    },
  ],
};
