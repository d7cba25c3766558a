import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { type Category, categories, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { walletsOf } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findScores } from "./find-scores.ts";
import { type Freshness, freshnessBy } from "./freshness.ts";
import { readCurrentFacts } from "./read-current-facts.ts";
import { readScore } from "./read-score.ts";
import { openScoringSession } from "./scoring-session.ts";
import { scoringSettings } from "./scoring-settings.ts";

/** The measures of a subject over some chains. */
export interface Measures {
  subject: Address;
  /** The same with its checksum. */
  address: Address;
  svcId: string | null;
  total: number;
  /** Bonus included. */
  breakdown: Record<Category, number>;
  /** Among all subjects over the same chains; null if no board covers exactly these. */
  percentile: number | null;
  /** The facts behind the points; their states show which sources were read. */
  facts: ScoreFacts;
  freshness: Freshness;
}

/**
 * The measures of identities (lower case), in order; null for each unknown one. Over all chains, on one, or over several:
 * then their facts are merged and scored together.
 */
export async function readMeasures(
  ctx: Context,
  input: { identities: readonly string[]; chainIds?: readonly number[] },
): Promise<(Measures | null)[]> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const chainIds = [...new Set(input.chainIds ?? [])];
  const [only] = chainIds;
  const scope = chainIds.length === 1 && only !== undefined ? only : ALL_CHAINS;
  const scores = await findScores(ctx, boards, input.identities, scope);
  const subjects = scores.flatMap((score) => (score ? [lower(score.address)] : []));
  const { current, cursors } = await readCurrentFacts(ctx, { subjects, chainId: scope });
  const merged = chainIds.length > 1 ? await mergeOver(ctx, subjects, chainIds) : null;
  const freshnessOf = freshnessBy(ctx, { cursors, chainIds });
  const currentBySubject = new Map(subjects.map((subject, i) => [subject, current[i]]));
  const measures: (Measures | null)[] = [];
  for (const score of scores) {
    const subject = score && lower(score.address);
    const own = subject && currentBySubject.get(subject);
    if (!score || !subject || !own) {
      measures.push(null);
      continue;
    }
    const facts = merged?.get(subject) ?? own.facts ?? (await readEmpty(ctx, subject, scope));
    const { address, svcId } = score;
    const { total, breakdown, percentile } = merged ? { ...scorePoints(facts), percentile: null } : score.score;
    const freshness = freshnessOf(own);
    measures.push({ subject, address, svcId, total, breakdown, percentile, facts, freshness });
  }
  return measures;
}

// Responses have checksummed addresses; keys are lower case.
const lower = (address: string) => address.toLowerCase() as Address;

async function readEmpty(ctx: Context, subject: Address, chainId: number): Promise<ScoreFacts> {
  return (await readScore(ctx, ctx.pg, { subject, wallets: walletsOf(ctx, subject), chainId })).facts;
}

async function mergeOver(
  ctx: Context,
  subjects: readonly Address[],
  chainIds: readonly number[],
): Promise<Map<string, ScoreFacts>> {
  const settings = scoringSettings(ctx.env);
  const chains = new Map([...settings.chains].filter(([id]) => chainIds.includes(id)));
  return readSnapshot(ctx.pg, async (sql) => {
    const session = openScoringSession(sql, { ...settings, chains });
    await session.load(subjects);
    return new Map(subjects.map((subject) => [subject, session.factsOf(subject)]));
  });
}

/** The worst state of the categories that a measure is computed from. */
export function worstState(facts: ScoreFacts, of: readonly Category[] = categories): "ok" | "stale" | "unavailable" {
  const states = of.map((category) => facts.states[category]);
  return states.includes("unavailable") ? "unavailable" : states.includes("stale") ? "stale" : "ok";
}
