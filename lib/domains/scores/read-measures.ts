import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { type Category, categories, type Model, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { walletsOf } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findScores } from "./find-scores.ts";
import { type Freshness, freshnessBy } from "./freshness.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readPresent } from "./load-subjects.ts";
import { type CurrentFacts, readCurrentFacts } from "./read-current-facts.ts";
import { readScore } from "./read-score.ts";

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
  /** What the points were computed with. */
  model: Model;
  freshness: Freshness;
  /** Of a name that changed owner, whose points are 0 until then: ISO 8601. */
  countsFrom?: string;
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
    const { facts, model } = merged?.get(subject) ?? factsOf(own) ?? (await readEmpty(ctx, subject, scope));
    const { address, svcId, countsFrom } = score;
    const points = merged && !countsFrom ? { ...scorePoints(facts, model), percentile: null } : score.score;
    const { total, breakdown, percentile } = points;
    const identity = { subject, address, svcId, ...(countsFrom && { countsFrom }) };
    measures.push({ ...identity, total, breakdown, percentile, facts, model, freshness: freshnessOf(own) });
  }
  return measures;
}

// Responses have checksummed addresses; keys are lower case.
const lower = (address: string) => address.toLowerCase() as Address;

/** Facts, and the model to score them with. */
type ScoredFacts = Pick<Measures, "facts" | "model">;

function factsOf({ facts, model }: CurrentFacts): ScoredFacts | null {
  return facts && { facts, model };
}

async function readEmpty(ctx: Context, subject: Address, chainId: number): Promise<ScoredFacts> {
  return readScore(ctx, ctx.pg, { subject, wallets: await walletsOf(ctx, subject), chainId });
}

async function mergeOver(
  ctx: Context,
  subjects: readonly Address[],
  chainIds: readonly number[],
): Promise<Map<string, ScoredFacts>> {
  const settings = scoringSettings(ctx.env);
  const chains = new Map([...settings.chains].filter(([id]) => chainIds.includes(id)));
  return readSnapshot(ctx.pg, async (sql) => {
    const { factsOf: mergedOf, model } = await readPresent(sql, { ...settings, chains }, subjects);
    return new Map(subjects.map((subject) => [subject, { facts: mergedOf(subject), model }]));
  });
}

/** The worst state of the categories that a measure is computed from. */
export function worstState(facts: ScoreFacts, of: readonly Category[] = categories): "ok" | "stale" | "unavailable" {
  const states = of.map((category) => facts.states[category]);
  return states.includes("unavailable") ? "unavailable" : states.includes("stale") ? "stale" : "ok";
}
