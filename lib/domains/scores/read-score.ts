import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import {
  type Breakdown,
  type Category,
  type CategoryState,
  categories,
  mergeFacts,
  type ScoreFacts,
} from "../../engine/index.ts";
import { readCategories } from "./category-sources.ts";
import { scoringSettings } from "./scoring-settings.ts";

/** The stored score of a subject in a scope, with the facts it was computed from. */
export interface StoredScore {
  total: number;
  breakdown: Breakdown;
  bonus: Partial<Record<Category, number>>;
  facts: ScoreFacts;
  /** Null if the subject has no score yet. */
  modelHash: string | null;
}

type Row = Breakdown & {
  total: number;
  bonus: Partial<Record<Category, number>>;
  facts: ScoreFacts;
  model_hash: string;
};

/** The score of a known subject; zero points over empty facts if it has none. */
export async function readScore(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[]; chainId: number },
): Promise<StoredScore> {
  const { rows } = await sql.query<Row>(
    `select total, bonus, facts, model_hash, ${categories.join(", ")} from score where subject = $1 and chain_id = $2`,
    [input.subject, input.chainId],
  );
  const row = rows[0];
  if (row) {
    return {
      total: row.total,
      breakdown: byCategory((category) => row[category]),
      bonus: row.bonus,
      facts: row.facts,
      modelHash: row.model_hash,
    };
  }
  const read = await wasRead(sql, input);
  return {
    total: 0,
    breakdown: byCategory(() => 0),
    bonus: {},
    facts: emptyScoreFacts(ctx, input, read),
    modelHash: null,
  };
}

async function wasRead(sql: Sql, input: { wallets: readonly string[]; chainId: number }): Promise<boolean> {
  const { rows } = await sql.query(
    `select from tracked_wallet where address = any($1) and ($2 = 0 or chain_id = $2) and ready_at is null limit 1`,
    [input.wallets, input.chainId],
  );
  return rows.length === 0;
}

function emptyScoreFacts(
  ctx: Pick<Context, "env">,
  input: { subject: string; wallets: readonly string[] },
  read: boolean,
): ScoreFacts {
  const stateOf = (category: Category): CategoryState =>
    read || !readCategories.includes(category) ? "ok" : "unavailable";
  // Scores are computed with the lists that were loaded at start.
  const { lists } = scoringSettings(ctx.env);
  return mergeFacts({
    subject: input.subject,
    wallets: [...input.wallets],
    parts: [],
    funding: [],
    social: [],
    listed: lists.listed,
    listsHash: lists.hash,
    listContacts: ctx.env.LIST_CONTACTS,
    listSelf: ctx.env.LIST_SELF,
    states: byCategory(stateOf),
  });
}

function byCategory<T>(value: (category: Category) => T): Record<Category, T> {
  // Every category is a key.
  return Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, T>;
}

/** The facts of a known subject's score over all chains; empty ones if it has none. */
export async function readStoredFacts(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[] },
): Promise<ScoreFacts> {
  return (await readScore(ctx, sql, { ...input, chainId: 0 })).facts;
}
