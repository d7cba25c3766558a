import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { checksum, checksumWithin, isAddressIdentity } from "../../core/schemas.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  contactFlag,
  countsFrom,
  type Model,
  type ScoreFacts,
  scorePoints,
  scoreTierOf,
  signalsOf,
} from "../../engine/index.ts";
import { readScheduled } from "../models/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { lookUpScore, type ScoreInput } from "./get-score.ts";
import { readPresent } from "./load-subjects.ts";
import type { LinkedWallet, SubjectScore } from "./schemas.ts";
import { scoringSettings } from "./settings.ts";
import { readScore } from "./stored-score.ts";

interface Key {
  address: string;
  name?: string | null;
  only?: string | undefined;
}

interface Row {
  index: number;
  address: string;
  linked_at: Date;
  moved_at: Date | null;
  counts: boolean;
}

/** The links of the name, or of the name that an address is linked to; `only` those of one wallet. The primary first. */
const loadLinks = createLoader(async (sql, keys: readonly Key[]) => {
  const { rows } = await sql.query<Row>(
    `select k.index::int, l.address, linked_at, moved_at, counts
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as k(address, name, wallet, index)
     join identity_wallet l on l.name = coalesce(k.name, (select o.name from identity_wallet o where o.address = k.address))
       and (k.wallet is null or l.address = k.wallet)
     order by k.index, "primary" desc, linked_at, l.address`,
    [keys.map(({ address }) => address), keys.map(({ name }) => name ?? null), keys.map(({ only }) => only ?? null)],
  );
  const byKey = groupBy(rows, ({ index }) => index);
  return keys.map((_, i) => byKey.get(i + 1) ?? []);
});

/**
 * The score of an identity as {@link getScore} has it; asked by the address of an identity's wallet, with that wallet's own points, which
 * costs more queries.
 */
export async function getScoreWithWallet(ctx: Context, input: ScoreInput): Promise<SubjectScore> {
  const { identity } = input;
  const { isLinked, ...score } = await lookUpScore(ctx, input);
  if (!isLinked || !isAddressIdentity(identity)) return score;
  const [wallet] = await readLinkedWallets(ctx, ctx.pg, { of: { address: identity }, only: identity });
  return { ...score, ...(wallet && { wallet }) };
}

/** All wallets of the activated identity that a wallet is linked to, or of a name that waits, the primary first. */
export async function readLinkedWallets(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { of, only }: { of: { address: string; name?: string | null }; only?: string },
): Promise<LinkedWallet[]> {
  const rows = await loadLinks(sql, { ...of, only });
  if (rows.length === 0) return [];
  const wallets = rows.map(({ address }) => address);
  const { factsOfWallet, model } = await readPresent(sql, scoringSettings(ctx.env), wallets);
  return rows.map((row) => {
    const facts = factsOfWallet(row.address);
    const { total } = scorePoints(facts, model);
    const from = row.counts || row.moved_at === null ? null : countsFrom({ movedAt: row.moved_at.getTime() / 1000 });
    return {
      address: checksum(row.address),
      linkedAt: row.linked_at.toISOString(),
      ...(from !== null && { countsFrom: new Date(from * 1000).toISOString() }),
      total,
      tier: scoreTierOf(total),
      signals: signalsOf(facts, model).map(({ note, ...signal }) => ({
        ...signal,
        note: checksumWithin(note),
      })),
    };
  });
}

/** A risk flag of one wallet: a signal's code, or one listed contact. */
interface Flag {
  flag: string;
  /** What was seen, in words. */
  note: string;
}

/** The flags of each of these wallets alone; its identity may have others. Each listed contact is a flag. */
export async function readFlags(
  ctx: Pick<Context, "env" | "pg">,
  { wallets }: { wallets: readonly Address[] },
): Promise<Map<Address, Flag[]>> {
  const { factsOfWallet, model } = await readPresent(ctx.pg, scoringSettings(ctx.env), wallets);
  return new Map(wallets.map((wallet) => [wallet, flagsOf(factsOfWallet(wallet), model)]));
}

function flagsOf(facts: ScoreFacts, model: Model): Flag[] {
  return signalsOf(facts, model).flatMap(({ code, note }) =>
    code === "listed_contact"
      ? facts.listed.addresses.map((address) => ({
          flag: contactFlag(address),
          note: `dealt with the listed ${address}`,
        }))
      : [{ flag: code, note }],
  );
}

/** The score over all chains that an identity would have under the scheduled model. */
interface ScheduledScore {
  version: string;
  /** The earliest time of the switch, ISO 8601. */
  from: string;
  total: number;
  /** Against the total under the active model. */
  change: number;
}

/**
 * The score of an identity under the scheduled model, from the facts of its present score; null while no switch is scheduled.
 * Merges the wallets' facts once, because merging depends on the model. Throws USER_NOT_FOUND.
 */
export async function getScheduledScore(ctx: Context, input: { identity: string }): Promise<ScheduledScore | null> {
  if (!(await readScheduled(ctx.pg))) return null;
  const { subject, wallets } = await requireIdentity(ctx, input.identity);
  return readSnapshot(ctx.pg, async (sql) => {
    const scheduled = await readScheduled(sql);
    if (!scheduled) return null;
    const { model, activeFrom } = scheduled;
    const { total: before } = await readScore(ctx, sql, { subject, wallets, chainId: ALL_CHAINS });
    const present = await readPresent(sql, scoringSettings(ctx.env), [subject], { model });
    const { total } = scorePoints(present.factsOf(subject), model);
    return { version: model.spec.version, from: activeFrom.toISOString(), total, change: total - before };
  });
}
