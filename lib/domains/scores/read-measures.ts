import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/read-snapshot.ts";
import { type Category, categories, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { walletsOf } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { findScores } from "./find-scores.ts";
import { readStoredFactsOf } from "./read-facts.ts";
import { readScore } from "./read-score.ts";
import { openBook, scoringSettings } from "./score-book.ts";
import { ALL_CHAINS } from "./write-scores.ts";

/** What can be measured of a subject over some chains. */
export interface Measures {
  subject: Address;
  svcId: string | null;
  total: number;
  /** Bonus included. */
  breakdown: Record<Category, number>;
  /** Among all over the same chains; null where no board is kept over just these. */
  percentile: number | null;
  /** What the points come from; its states say what could be read. */
  facts: ScoreFacts;
}

/**
 * The measures of identities (lower case), in order; null for each that is not known. Over all chains, on one, or over
 * several: then their facts are merged and scored as one.
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
  const known = scores.flatMap((score) => (score ? [lower(score.address)] : []));
  const facts = chainIds.length > 1 ? await mergeOver(ctx, known, chainIds) : await readFacts(ctx, known, scope);
  return scores.map((score) => {
    if (!score) return null;
    const subject = lower(score.address);
    const found = facts.get(subject);
    if (!found) throw new Error(`the facts of ${subject} were not read`);
    if (chainIds.length > 1) {
      const { total, breakdown } = scorePoints(found);
      return { subject, svcId: score.svcId, total, breakdown, percentile: null, facts: found };
    }
    const { total, breakdown, percentile } = score.score;
    return { subject, svcId: score.svcId, total, breakdown, percentile, facts: found };
  });
}

// Checksummed for answers; keys are lower case.
const lower = (address: string) => address.toLowerCase() as Address;

async function readFacts(
  ctx: Context,
  subjects: readonly Address[],
  chainId: number,
): Promise<Map<string, ScoreFacts>> {
  const found = await readStoredFactsOf(ctx, subjects, chainId);
  for (const subject of subjects) {
    if (found.has(subject)) continue;
    const input = { subject, wallets: walletsOf(ctx, subject), chainId };
    found.set(subject, (await readScore(ctx, ctx.pg, input)).facts);
  }
  return found;
}

async function mergeOver(
  ctx: Context,
  subjects: readonly Address[],
  chainIds: readonly number[],
): Promise<Map<string, ScoreFacts>> {
  const settings = scoringSettings(ctx.env);
  const chains = new Map([...settings.chains].filter(([id]) => chainIds.includes(id)));
  return readSnapshot(ctx.pg, async (sql) => {
    const book = openBook(sql, { ...settings, chains });
    await book.load(subjects);
    return new Map(subjects.map((subject) => [subject, book.factsOf(subject)]));
  });
}

/** Whether every category a measure is made of was read now. */
export function worstState(facts: ScoreFacts, of: readonly Category[] = categories): "ok" | "stale" | "unavailable" {
  const states = of.map((category) => facts.states[category]);
  return states.includes("unavailable") ? "unavailable" : states.includes("stale") ? "stale" : "ok";
}
