import type { PassedMoney, PassedSum } from "./score-facts.ts";

/** What counts at the end of a day (days since 1970) of money that a wallet had; null if nothing. */
export function passedBefore({ wallet, chainId, lots }: PassedMoney, day: number): PassedSum | null {
  const counted = lots.filter(({ since }) => since <= day);
  if (counted.length === 0) return null;
  let [left, time, balance] = [0n, 0n, 0n];
  for (const { hands, amount, from, until } of counted) {
    const isLeft = until !== null && until <= day;
    const others = (value: bigint) => (value * BigInt(hands - 1)) / BigInt(hands);
    const held = BigInt(amount) * BigInt(isLeft ? until - from : 0);
    left += held;
    time += isLeft ? others(held) : -others(BigInt(amount)) * BigInt(from);
    balance += isLeft ? 0n : others(BigInt(amount));
  }
  const most = Math.max(...counted.map(({ hands }) => hands));
  return {
    wallet,
    chainId,
    hands: most,
    left: String(left),
    balanceTime: String(time),
    balance: String(balance),
    at: 0,
  };
}
