import type { World } from "../world.ts";

export const HONEST_DEVELOPERS = 20;

export interface ScenarioInput {
  world: World;
  /** An empty, migrated database. */
  databaseUrl: string;
  /** Of each phase. */
  seconds: number;
  rounds: number;
}

/** The waits of honest developers in milliseconds, and the responses to the abuser as text. */
export interface Measured {
  alone: number[];
  beside: number[];
  abuser: string;
}

/** One kind of abuse. */
export interface Scenario {
  what: string;
  run(input: ScenarioInput): Promise<Measured>;
}

/** Measure by turns without and with the abuser; the first round is a warm-up and does not count. */
export async function takeTurns(
  rounds: number,
  measure: () => Promise<number[]>,
  startAbuser: () => Promise<{ stop(): Promise<string> }>,
): Promise<Measured> {
  const alone: number[] = [];
  const beside: number[] = [];
  let abuser = "";
  for (let round = 0; round <= rounds; round++) {
    const calm = await measure();
    const running = await startAbuser();
    const disturbed = await measure().finally(async () => {
      abuser = await running.stop();
    });
    if (round === 0) continue;
    alone.push(...calm);
    beside.push(...disturbed);
  }
  return { alone, beside, abuser };
}
