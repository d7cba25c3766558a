import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Address } from "../../../core/chains.ts";
import { checksum } from "../../../core/schemas.ts";
import type { Confidence } from "../../../engine/index.ts";
import { type Category, categories } from "../../../engine/types.ts";
import {
  IDENTITY_COLUMNS,
  IDENTITY_JOINS,
  type IdentityColumns,
  identityCacheOf,
  identityOf,
  type KnownIdentity,
} from "../../wallets/index.ts";
import type { Ranking } from "./follow-feed.ts";
import { boardCategories } from "./histogram.ts";

/** `partial`: a category was never read; `provisional`: the newest contributing block is not final; else `final`. */
export type ScoreStatus = "final" | "provisional" | "partial";

/** A subject's score in one scope, as a look-up returns it. */
export interface ScoreRow {
  /** Checksummed. */
  address: Address;
  /** In the order of boardCategories. */
  points: readonly number[];
  ranked: boolean;
  confidence: Confidence;
  status: ScoreStatus;
  unavailable: readonly Category[];
  /** ISO 8601. */
  lastUpdated: string;
}

/** An identity with its score in a scope. */
export interface FoundScore {
  identity: KnownIdentity;
  score: ScoreRow | NoScore;
}

/** A known subject without a score in the scope. */
export interface NoScore {
  address: Address;
  points: null;
  /** The update of its score over all chains, otherwise since when it is known; ISO 8601. */
  lastUpdated: string;
  /** False until every source was read once. */
  read: boolean;
}

interface Key {
  /** Lower case. */
  identity: string;
  chainId: number;
}

/** Look-ups that wait for the next statement. */
interface Waiting {
  keys: readonly Key[];
  take: (found: (FoundScore | null)[]) => void;
  fail: (error: unknown) => void;
}

/** Scores by identity: cached rows of the ranking's snapshot, and one statement for all look-ups of a turn of the event loop. */
export interface ScoreRows {
  /** Calls `use` with the scores of identities in order, null for unknown ones, while the ranking is that of the same snapshot. */
  find<T>(identities: readonly string[], chainId: number, use: (found: (FoundScore | null)[]) => T): Promise<T>;
  forget(changes: readonly { subject: string; chainId: number }[]): void;
  clear(): void;
}

const MOST_BYTES = 24 * 2 ** 20;
/** An estimate of an entry. */
const ROW_BYTES = 700;

interface State {
  ranking: () => Ranking;
  rows: LRUCache<string, ScoreRow>;
  identities: ReturnType<typeof identityCacheOf>;
  waiting: Waiting[];
}

export function openScoreRows(pool: Pool, ranking: () => Ranking): ScoreRows {
  const rows = new LRUCache<string, ScoreRow>({ maxSize: MOST_BYTES, sizeCalculation: () => ROW_BYTES });
  const state: State = { ranking, rows, identities: identityCacheOf(pool), waiting: [] };
  return {
    async find(asked, chainId, use) {
      const keys = asked.map((identity) => ({ identity, chainId }));
      const found = keys.map((key) => findCached(state, key));
      if (found.every((one) => one !== undefined)) return use(found);
      return new Promise((resolve, reject) => {
        if (state.waiting.length === 0) setImmediate(() => readWaiting(state));
        const take = (all: (FoundScore | null)[]) => {
          try {
            resolve(use(all));
          } catch (error) {
            reject(error);
          }
        };
        state.waiting.push({ keys, take, fail: reject });
      });
    },
    forget(changes) {
      for (const { subject, chainId } of changes) rows.delete(rowKey(subject, chainId));
    },
    clear: () => rows.clear(),
  };
}

function findCached({ identities, rows }: State, { identity, chainId }: Key): FoundScore | undefined {
  const known = identities.get(identity);
  const score = known && rows.get(rowKey(known.subject, chainId));
  return score && { identity: known, score };
}

/** Answers everything that waits with one statement. */
async function readWaiting(state: State): Promise<void> {
  let taken: Waiting[] = [];
  try {
    await state.ranking().read<Row, void>(
      () => {
        taken = state.waiting;
        state.waiting = [];
        return queryOf(taken.flatMap(({ keys }) => keys));
      },
      (read) => answer(state, taken, new Map(read.map(({ row: [index, ...columns] }) => [index, foundOf(columns)]))),
    );
  } catch (error) {
    for (const { fail } of taken.length > 0 ? taken : state.waiting.splice(0)) fail(error);
  }
}

/** Caches the rows, by their place among all keys, and gives each look-up its own. */
function answer({ identities, rows }: State, taken: readonly Waiting[], found: ReadonlyMap<number, FoundScore>): void {
  let index = 0;
  for (const { keys, take } of taken) {
    const own = keys.map((key) => {
      const one = found.get(++index) ?? null;
      if (one) identities.set(key.identity, one.identity);
      if (one?.score.points) rows.set(rowKey(one.identity.subject, key.chainId), one.score);
      return one;
    });
    take(own);
  }
}

function rowKey(subject: string, chainId: number): string {
  return `${subject}${chainId}`;
}

type ScoreColumns = [points: (number | null)[], boolean, Confidence, ScoreStatus, Category[], updatedAt: number];
type NoScoreColumns = [lastUpdated: number, read: boolean];
type Columns = [IdentityColumns, ScoreColumns | null, NoScoreColumns | null];
interface Row {
  row: [index: number, ...Columns];
}

function queryOf(keys: readonly Key[]) {
  const values = [keys.map(({ identity }) => identity), keys.map(({ chainId }) => chainId)];
  return { name: "score-rows", text: oneServer, textOnCluster: onCluster, values };
}

function foundOf([known, score, none]: Columns): FoundScore {
  const identity = identityOf(known);
  const address = checksum(identity.subject);
  if (score) {
    const [points, ranked, confidence, status, unavailable, updatedAt] = score;
    return {
      identity,
      score: {
        address,
        points: points.map(Number),
        ranked,
        confidence,
        status,
        unavailable: categories.filter((category) => unavailable.includes(category)),
        lastUpdated: new Date(Math.round(updatedAt)).toISOString(),
      },
    };
  }
  const [lastUpdated, read] = none ?? [0, false];
  return {
    identity,
    score: { address, points: null, lastUpdated: new Date(Math.round(lastUpdated)).toISOString(), read },
  };
}

const milliseconds = (time: string) => `extract(epoch from ${time})::float8 * 1000`;

const SCORE = `json_build_array(
      array[${boardCategories.map((column) => `s.${column}`).join(", ")}], s.ranked, s.confidence, s.status, s.unavailable,
      ${milliseconds("s.updated_at")})`;

const KEYS = `unnest($3::text[], $4::bigint[]) with ordinality as k(identity, chain_id, index) ${IDENTITY_JOINS}`;

/** The scores of identities in scopes, with the identities; without a score, when it was last known that there is none. */
const oneServer = `select json_build_array(k.index, json_build_array(${IDENTITY_COLUMNS}),
    case when s.subject is not null then ${SCORE} end,
    case when s.subject is null then json_build_array(
      ${milliseconds("coalesce((select updated_at from score where subject = w.subject and chain_id = 0), w.created_at)")},
      not exists (select from wallet o join tracked_wallet t on t.address = o.address
        where o.subject = w.subject and (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)) end) as row
  from ${KEYS}
  left join score s on s.subject = w.subject and s.chain_id = k.chain_id`;

/** The same where the scores are on several nodes: each joins its scores with the identities that the coordinator resolved. */
const onCluster = `with k as materialized (
    select k.index, k.chain_id, w.subject, w.created_at, json_build_array(${IDENTITY_COLUMNS}) as identity from ${KEYS}),
  found as materialized (
    select k.index, ${SCORE} as score from k join score s on s.subject = k.subject and s.chain_id = k.chain_id),
  updated as materialized (
    select k.index, s.updated_at from k join score s on s.subject = k.subject and s.chain_id = 0 where k.chain_id <> 0),
  unread as materialized (
    select distinct k.index from k join wallet o on o.subject = k.subject join tracked_wallet t on t.address = o.address
    where (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)
  select json_build_array(k.index, k.identity, f.score, case when f.score is null then json_build_array(
    ${milliseconds("coalesce(u.updated_at, k.created_at)")}, n.index is null) end) as row
  from k left join found f using (index) left join updated u using (index) left join unread n using (index)`;
