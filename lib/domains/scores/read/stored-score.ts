import { asHex } from "../../../core/bulk-write.ts";
import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { createLoader } from "../../../core/shared-snapshot.ts";
import {
  type Breakdown,
  type Category,
  type CategoryState,
  categories,
  decodeScoreFacts,
  type Model,
  mergeFacts,
  type ScoreFacts,
  type WalletLink,
} from "../../../engine/index.ts";
import { byCategory, noPoints } from "../../../engine/types.ts";
import { modelOfScore, readActiveModel } from "../../models/index.ts";
import { readCategories } from "../category-sources.ts";
import { datedFacts } from "../chain-heads.ts";
import { loadSharedHeads } from "../read-chain-heads.ts";
import { scoringSettings } from "../settings.ts";

/** The stored score of a subject in a scope, with the facts it was computed from as of the newest covered days. */
export interface StoredScore {
  total: number;
  breakdown: Breakdown;
  bonus: Partial<Record<Category, number>>;
  facts: ScoreFacts;
  /** What it was computed with; of a subject without a score, the active model. */
  model: Model;
}

type Row = Breakdown & {
  subject: string;
  chain_id: number;
  total: number;
  bonus: Partial<Record<Category, number>>;
  facts: Buffer;
  next_change_day: number | null;
  model_hash: string;
};

const loadRow = createLoader(async (sql, keys: readonly { subject: string; chainId: number }[]) => {
  const { rows } = await sql.query<Row>(
    `select subject, chain_id, total, bonus, facts, next_change_day, ${asHex("model_hash")} as model_hash, ${categories.join(", ")}
     from score join score_facts using (subject, facts_hash) where subject = any($1::text[]) and chain_id = any($2::bigint[])`,
    [keys.map(({ subject }) => subject), [...new Set(keys.map(({ chainId }) => chainId))]],
  );
  const found = new Map(rows.map((row) => [`${row.chain_id} ${row.subject}`, row]));
  return keys.map(({ subject, chainId }) => found.get(`${chainId} ${subject}`));
});

/** The score of a known subject; zero points over empty facts if it has none, and for a name that waits. */
export async function readScore(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[]; chainId: number; waitingName?: string | null },
): Promise<StoredScore> {
  if (input.waitingName) return readWaiting(ctx, sql, { subject: input.subject, name: input.waitingName });
  const [row, heads] = await Promise.all([loadRow(sql, input), loadSharedHeads(sql)]);
  if (row) {
    return {
      total: row.total,
      breakdown: byCategory((category) => row[category]),
      bonus: row.bonus,
      facts: datedFacts({ facts: decodeScoreFacts(row.facts), nextChangeDay: row.next_change_day }, (chainId) =>
        heads.get(chainId),
      ),
      model: modelOfScore(row.model_hash),
    };
  }
  const model = await readActiveModel(sql);
  const read = await wasRead(sql, input);
  return viewNoScore(ctx, { ...input, model, read });
}

/** A name that waits has the facts of no wallet; its links say why. */
async function readWaiting(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { subject, name }: { subject: string; name: string },
): Promise<StoredScore> {
  const model = await readActiveModel(sql);
  const links = await readWaitingLinks(sql, name);
  const none = viewNoScore(ctx, { subject, wallets: [], model, read: true });
  return { ...none, facts: { ...none.facts, links } };
}

/** Zero points over the facts of a subject that did nothing. `read`: its sources were read. */
export function viewNoScore(
  ctx: Pick<Context, "env">,
  input: { subject: string; wallets: readonly string[]; model: Model; read: boolean },
): StoredScore {
  const facts = emptyScoreFacts(ctx, input);
  return { total: 0, breakdown: noPoints, bonus: {}, facts, model: input.model };
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
  { subject, wallets, model, read }: { subject: string; wallets: readonly string[]; model: Model; read: boolean },
): ScoreFacts {
  const stateOf = (category: Category): CategoryState =>
    read || !readCategories.includes(category) ? "ok" : "unavailable";
  const { lists } = scoringSettings(ctx.env);
  return mergeFacts(
    {
      subject,
      wallets: [...wallets],
      parts: [],
      funding: [],
      social: [],
      listed: lists.listed,
      listsHash: lists.hash,
      listContacts: ctx.env.LIST_CONTACTS,
      listSelf: ctx.env.LIST_SELF,
      states: byCategory(stateOf),
    },
    model,
  );
}

/** The facts of a known subject's score over all chains; empty ones if it has none. */
export async function readStoredFacts(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { subject: string; wallets: readonly string[] },
): Promise<ScoreFacts> {
  return (await readScore(ctx, sql, { ...input, chainId: 0 })).facts;
}

/** The links of a name that waits; its owner's wallet if nobody has activated it. In the order of wallets. */
async function readWaitingLinks(sql: Sql, name: string): Promise<WalletLink[]> {
  const { rows } = await sql.query<{ wallet: string; linkedAt: number | null; movedAt: number }>(
    `select coalesce(link.address, i.owner) as wallet, floor(extract(epoch from link.linked_at))::bigint as "linkedAt",
       floor(extract(epoch from coalesce(link.moved_at, i.moved_at)))::bigint as "movedAt"
     from identity i left join identity_wallet link on link.name = i.name where i.name = $1 order by 1`,
    [name],
  );
  return rows;
}
