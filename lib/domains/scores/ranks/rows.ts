import { LRUCache } from "lru-cache";
import type { Address } from "../../../core/chains.ts";
import { checksum, isAddressIdentity } from "../../../core/schemas.ts";
import type { Confidence } from "../../../engine/index.ts";
import { type Category, categories } from "../../../engine/types.ts";
import {
  IDENTITY_COLUMNS,
  IDENTITY_JOINS,
  type IdentityColumns,
  identityOf,
  type KnownIdentity,
} from "../../wallets/index.ts";
import type { Ranking } from "./follow-feed.ts";
import { boardCategories } from "./histogram.ts";
import type { RowQuery } from "./read-feed.ts";
import { inScope, scopesOf } from "./scopes.ts";

/** `partial`: a category was never read; `provisional`: the newest contributing block is not final; else `final`. */
export type ScoreStatus = "final" | "provisional" | "partial";

/** A subject's score in one scope, as a look-up returns it. */
export interface ScoreRow {
  /** Checksummed when it is first read, which takes longer than all the rest. */
  readonly address: Address;
  /** In the order of boardCategories. */
  points: readonly number[];
  ranked: boolean;
  confidence: Confidence;
  status: ScoreStatus;
  unavailable: readonly Category[];
  /** ISO 8601. */
  lastUpdated: string;
  /** The score is the whole answer to the subject's own address: it has no shown name and no open appeal. */
  isPlain: boolean;
  /** The text of that answer around rank and percentile, once it was made. */
  text?: readonly string[];
}

/** An identity with its score in a scope. */
export interface FoundScore {
  /** Null for a plain score that is asked for by its subject's address. */
  identity: KnownIdentity | null;
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
  keeps: boolean;
  take: (found: (FoundScore | null)[]) => void;
  fail: (error: unknown) => void;
}

/** Scores by identity: cached rows of the ranking's snapshot, and few statements for all look-ups of a turn of the event loop. */
export interface ScoreRows {
  /**
   * Calls `use` with the scores of identities in order, null for unknown ones, while the ranking is that of the same snapshot. `keeps`: they
   * are cached for later look-ups.
   */
  find<T>(
    identities: readonly string[],
    { chainId, keeps }: { chainId: number; keeps: boolean },
    use: (found: (FoundScore | null)[]) => T,
  ): Promise<T>;
  /** A cached score that is plain, by its subject's address. */
  findPlain(subject: string, chainId: number): ScoreRow | undefined;
  forget(changes: readonly { subject: string; chainId: number }[]): void;
  /** Names and wallets that resolve differently. */
  forgetIdentities(identities: readonly string[]): void;
  clear(): void;
}

const MOST_BYTES = 40 * 2 ** 20;
/** Estimates of an entry: a score; an identity, and each wallet in it. */
const ROW_BYTES = 1_000;
const IDENTITY_BYTES = 500;
const WALLET_BYTES = 80;

/** Scores by subject and scope, and what identities resolve to whose answers say more than a plain score. */
type Cache = LRUCache<string, ScoreRow | KnownIdentity>;

export function openScoreRows(ranking: () => Ranking): ScoreRows {
  const cache: Cache = new LRUCache({
    maxSize: MOST_BYTES,
    sizeCalculation: (one) => ("points" in one ? ROW_BYTES : IDENTITY_BYTES + one.wallets.length * WALLET_BYTES),
  });
  const findWhole = openQueue(ranking, wholeQuery, (taken, read: Row[]) => answerWhole(cache, taken, read));
  const findLines = openQueue(ranking, lineQuery, (taken, lines: string[]) => {
    for (const one of answerLines(cache, taken, lines)) findWhole(one);
  });
  return {
    async find(asked, { chainId, keeps }, use) {
      const keys = asked.map((identity) => ({ identity, chainId }));
      const found = keeps ? keys.map((key) => findCached(cache, key)) : [undefined];
      if (found.every((one) => one !== undefined)) return use(found);
      return waitFor(asked.every(isAddressIdentity) ? findLines : findWhole, { keys, keeps }, use);
    },
    findPlain(subject, chainId) {
      const row = rowIn(cache, subject, chainId);
      return row?.isPlain ? row : undefined;
    },
    forget(changes) {
      for (const { subject, chainId } of changes) cache.delete(rowKey(subject, chainId));
    },
    forgetIdentities(identities) {
      for (const identity of identities) {
        cache.delete(identityKey(identity));
        for (const chainId of ranking().scopes.keys()) cache.delete(rowKey(identity, chainId));
      }
    },
    clear: () => cache.clear(),
  };
}

function waitFor<T>(
  queue: (one: Waiting) => void,
  asked: Pick<Waiting, "keys" | "keeps">,
  use: (found: (FoundScore | null)[]) => T,
): Promise<T> {
  return new Promise((resolve, fail) => {
    const take = (found: (FoundScore | null)[]) => {
      try {
        resolve(use(found));
      } catch (error) {
        fail(error);
      }
    };
    queue({ ...asked, take, fail });
  });
}

function rowIn(cache: Cache, subject: string, chainId: number): ScoreRow | undefined {
  const row = cache.get(rowKey(subject, chainId));
  return row && "points" in row ? row : undefined;
}

function findCached(cache: Cache, { identity, chainId }: Key): FoundScore | undefined {
  const own = rowIn(cache, identity, chainId);
  if (own?.isPlain) return { identity: null, score: own };
  const known = cache.get(identityKey(identity));
  if (!known || "points" in known) return undefined;
  const score = rowIn(cache, known.subject, chainId);
  return score && { identity: known, score };
}

/** Neither address nor name begins with the mark of an identity. */
const identityKey = (identity: string) => `=${identity}`;
const rowKey = (subject: string, chainId: number) => `${subject}${chainId}`;

/** Look-ups that wait for the next statement: `answer` answers all that it took. */
function openQueue<Read>(
  ranking: () => Ranking,
  query: (keys: readonly Key[]) => RowQuery,
  answer: (taken: readonly Waiting[], read: Read[]) => void,
): (one: Waiting) => void {
  let waiting: Waiting[] = [];
  const read = async () => {
    let taken: Waiting[] = [];
    try {
      await ranking().read<Read, void>(
        () => {
          taken = waiting;
          waiting = [];
          return query(taken.flatMap(({ keys }) => keys));
        },
        (rows) => answer(taken, rows),
      );
    } catch (error) {
      for (const { fail } of taken.length > 0 ? taken : waiting.splice(0)) fail(error);
    }
  };
  return (one) => {
    if (waiting.push(one) === 1) setImmediate(read);
  };
}

/** Caches the plain scores that are kept, and answers the look-ups of these alone. Returns the others. */
function answerLines(cache: Cache, taken: readonly Waiting[], lines: readonly string[]): Waiting[] {
  const read = lines.map((line) => line.split(" "));
  const rows = new Map<string, string[]>();
  const special = new Set<string>();
  for (const fields of read) {
    const [address = "", row] = fields;
    if (row === undefined) special.add(address);
    else for (const scope of scopesOf(Number(row))) rows.set(rowKey(address, scope), fields);
  }
  return taken.filter(({ keys, keeps, take }) => {
    const found: FoundScore[] = [];
    for (const { identity, chainId } of keys) {
      const key = rowKey(identity, chainId);
      const fields = rows.get(key);
      if (!fields || special.has(identity)) continue;
      const score = rowOf(fields, true);
      if (keeps) cache.set(key, score);
      found.push({ identity: null, score });
    }
    if (found.length < keys.length) return true;
    take(found);
    return false;
  });
}

/** Caches the rows that are kept, by their place among all keys, and gives each look-up its own. */
function answerWhole(cache: Cache, taken: readonly Waiting[], read: readonly Row[]): void {
  const found = new Map(read.map(({ row }) => [row[0], foundOf(row)]));
  let index = 0;
  for (const { keys, keeps, take } of taken) {
    const own = keys.map(({ identity, chainId }) => {
      const one = found.get(++index) ?? null;
      if (one && keeps) cache.set(identityKey(identity), one.identity);
      if (one?.score.points && keeps) cache.set(rowKey(one.identity.subject, chainId), one.score);
      return one;
    });
    take(own);
  }
}

type NoScoreColumns = [lastUpdated: number, read: boolean];
interface Row {
  row: [index: number, known: IdentityColumns, line: string | null, none: NoScoreColumns | null];
}

function foundOf([, known, line, none]: Row["row"]): { identity: KnownIdentity; score: ScoreRow | NoScore } {
  const identity = identityOf(known);
  const isPlain = identity.svcId === null && identity.underReview.length === 0;
  if (line !== null) return { identity, score: rowOf(line.split(" "), isPlain) };
  const [lastUpdated, read] = none ?? [0, false];
  const score = { address: checksum(identity.subject), points: null, lastUpdated: timeOf(lastUpdated), read };
  return { identity, score };
}

const NONE: readonly Category[] = [];

/** A score from the fields of its line. */
function rowOf([subject = "", , ...fields]: readonly string[], isPlain: boolean): ScoreRow {
  const boards = boardCategories.length;
  const [ranked, confidence, status, updatedAt, lacking] = fields.slice(boards);
  let address: Address | undefined;
  return {
    get address() {
      address ??= checksum(subject);
      return address;
    },
    points: fields.slice(0, boards).map(Number),
    ranked: ranked === "1",
    // The service writes no others.
    confidence: confidence as Confidence,
    status: status as ScoreStatus,
    unavailable: lacking ? categories.filter((category) => lacking.split(",").includes(category)) : NONE,
    lastUpdated: timeOf(Number(updatedAt)),
    isPlain,
  };
}

const timeOf = (ms: number) => new Date(Math.round(ms)).toISOString();

const milliseconds = (time: string) => `extract(epoch from ${time})::float8 * 1000`;

/** A score as text: computed from its one row when it is read, so that whatever writes rows needs to know nothing of it. */
const LINE = `concat_ws(' ', s.subject, s.chain_id, ${boardCategories.map((column) => `s.${column}`).join(", ")}, s.ranked::int,
    s.confidence, s.status, ${milliseconds("s.updated_at")}, s.unavailable)`;

/**
 * The lines of addresses in scopes; and the addresses alone of wallets that are linked or have an open appeal, whose answers say more. A
 * wallet that counts for another subject is linked.
 */
const LINES = `with scored as materialized (
    select ${LINE} as line from score s where s.subject = any($4::text[]) and ${inScope("s.chain_id", "any($5::bigint[])")}),
  special as materialized (
    select address as line from identity_wallet where address = any($4::text[])
    union all select wallet from appeal where status = 'open' and wallet = any($4::text[]))
  select line from scored union all select line from special`;

function lineQuery(keys: readonly Key[]): RowQuery {
  const values = [keys.map(({ identity }) => identity), [...new Set(keys.map(({ chainId }) => chainId))]];
  return { name: "score-lines", text: LINES, lines: true, values };
}

function wholeQuery(keys: readonly Key[]): RowQuery {
  const values = [keys.map(({ identity }) => identity), keys.map(({ chainId }) => chainId)];
  return { name: "score-rows", text: oneServer, textOnCluster: onCluster, values };
}

const KEYS = `unnest($4::text[], $5::bigint[]) with ordinality as k(identity, chain_id, index) ${IDENTITY_JOINS}`;

/** The scores of identities in scopes, with the identities; without a score, when it was last known that there is none. */
const oneServer = `select json_build_array(k.index, json_build_array(${IDENTITY_COLUMNS}),
    case when s.subject is not null then ${LINE} end,
    case when s.subject is null then json_build_array(
      ${milliseconds("coalesce((select updated_at from score where subject = w.subject and chain_id <= 0), w.created_at)")},
      not exists (select from wallet o join tracked_wallet t on t.address = o.address
        where o.subject = w.subject and (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)) end) as row
  from ${KEYS}
  left join score s on s.subject = w.subject and ${inScope("s.chain_id", "k.chain_id")}`;

/** The same where the scores are on several nodes: each joins its scores with the identities that the coordinator resolved. */
const onCluster = `with k as materialized (
    select k.index, k.chain_id, w.subject, w.created_at, json_build_array(${IDENTITY_COLUMNS}) as identity from ${KEYS}),
  found as materialized (
    select k.index, ${LINE} as score from k join score s on s.subject = k.subject and ${inScope("s.chain_id", "k.chain_id")}),
  updated as materialized (
    select k.index, s.updated_at from k join score s on s.subject = k.subject and s.chain_id <= 0 where k.chain_id <> 0),
  unread as materialized (
    select distinct k.index from k join wallet o on o.subject = k.subject join tracked_wallet t on t.address = o.address
    where (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)
  select json_build_array(k.index, k.identity, f.score, case when f.score is null then json_build_array(
    ${milliseconds("coalesce(u.updated_at, k.created_at)")}, n.index is null) end) as row
  from k left join found f using (index) left join updated u using (index) left join unread n using (index)`;
