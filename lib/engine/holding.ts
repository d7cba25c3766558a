import { max } from "./numbers/amounts.ts";
import { DAY } from "./numbers/days.ts";
import type { ScoreFacts } from "./score-facts.ts";
import type { DayFlow } from "./wallet-facts.ts";

/** Native value that is held, from day to day. */
interface Holding {
  balance: bigint;
  /** Value times days up to the first day not yet counted. */
  time: bigint;
  until: number | null;
}

/** The facts about value that is held. */
export type HeldFacts = Required<Pick<ScoreFacts, "balance" | "balanceTime" | "heldUntil">>;

/** What is held in one part, and what converts it into millionths. */
interface HeldPart {
  holding: Holding;
  micro: (wei: bigint) => bigint;
}

/** Nothing, before the first day. */
export function newHolding(): Holding {
  return { balance: 0n, time: 0n, until: null };
}

/**
 * Hold what came in and did not go out. Of days with transfers only what was there before them and did not leave counts:
 * value that passes through is not held, nor is value that is there at midnight alone. Value that a contract paid is not
 * seen: less is counted, never more.
 */
export function hold(holding: Holding, day: number, width: number, flow: DayFlow): void {
  const { balance, until } = holding;
  const stayed = max(0n, balance - flow.out);
  holding.time += balance * BigInt(day - (until ?? day)) + stayed * BigInt(width);
  holding.balance = max(0n, balance + flow.in - flow.out);
  holding.until = day + width;
}

/** What is held in all parts, and for how long, up to the end of the newest day of any. */
export function heldFacts(parts: readonly HeldPart[]): HeldFacts {
  const until = parts.reduce((latest, { holding }) => Math.max(latest, holding.until ?? 0), 0);
  let total = 0n;
  let time = 0n;
  for (const { holding, micro } of parts) {
    total += micro(holding.balance);
    time += micro(holding.time + holding.balance * BigInt(until - (holding.until ?? until)));
  }
  return { balance: String(total), balanceTime: String(time), heldUntil: until === 0 ? null : until * DAY };
}

/** What is held after days in ascending order, each 2^shift days wide. */
export function holdingOf(days: readonly [day: number, DayFlow][], shift: number): Holding {
  const holding = newHolding();
  for (const [day, flow] of days) hold(holding, day, 1 << shift, flow);
  return holding;
}
