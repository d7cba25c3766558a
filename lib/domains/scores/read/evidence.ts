import { asHex, hexArray, plainArray } from "../../../core/bulk-write.ts";
import { isCluster } from "../../../core/cluster.ts";
import type { Sql } from "../../../core/db.ts";
import { checksumWithin } from "../../../core/schemas.ts";
import { createLoader } from "../../../core/shared-snapshot.ts";
import {
  type Category,
  categories,
  categoryEvidence,
  type EvidenceSelector,
  type ScoreResult,
  signalEvidence,
} from "../../../engine/index.ts";
import type { StoredScore } from "./stored-score.ts";

/** A transaction that shows something about a wallet. */
interface Evidence {
  chainId: number;
  txHash: string;
  note: string;
}

/** Most transactions for one category or signal. */
const MOST = 3;

const orders = {
  oldest: "at, block_number, tx_index, log_index",
  newest: "at desc, block_number desc, tx_index desc, log_index desc",
  largest: "amount desc nulls last, at, block_number, tx_index, log_index",
} as const satisfies Record<EvidenceSelector["order"], string>;

interface EvidenceSearch {
  selector: EvidenceSelector;
  /** Precedes the selector's own note. */
  note?: string;
}

interface Scope {
  wallets: readonly string[];
  chainIds: readonly number[];
  /** Only rows before this time, unix seconds; null: all. */
  before: number | null;
}

/** A score whose points are to be shown by transactions. */
interface ShownScore {
  stored: StoredScore;
  result: ScoreResult;
  /** Only transactions before this time, unix seconds; null: all. */
  before: number | null;
  /** Whether the facts give the points of a category. */
  isExplained: (category: Category) => boolean;
}

/** For each category, a few transactions of the wallets that show it. */
export async function readEvidence(
  sql: Sql,
  wallets: readonly string[],
  score: ShownScore,
): Promise<Map<Category, Evidence[]>> {
  const { stored, before, isExplained } = score;
  const searches = categories
    .filter(isExplained)
    .flatMap((category) => searchesFor(category, score).map((search) => ({ category, search })));
  const scope = { wallets, chainIds: Object.keys(stored.facts.asOf).map(Number), before };
  const found = await search(
    sql,
    scope,
    searches.map(({ search }) => search),
  );
  const evidence = new Map<Category, Evidence[]>();
  for (const [i, { category }] of searches.entries()) {
    evidence.set(category, [...(evidence.get(category) ?? []), ...(found[i] ?? [])]);
  }
  return evidence;
}

/** The evidence of risk comes from its signals; that of every other category from the rows behind its points. */
function searchesFor(category: Category, { stored, result }: ShownScore): EvidenceSearch[] {
  if (category === "risk") {
    return result.signals.flatMap((signal) => {
      const selector = signalEvidence(signal.code, stored.facts, stored.model);
      return selector ? [{ selector, note: checksumWithin(signal.note) }] : [];
    });
  }
  const selector = categoryEvidence(category);
  // Zero points need no evidence.
  return selector && stored.breakdown[category] !== 0 ? [{ selector }] : [];
}

/** For each search, the first few distinct transactions of these wallets on these chains. */
async function search(sql: Sql, scope: Scope, searches: readonly EvidenceSearch[]): Promise<Evidence[][]> {
  // Several categories search for the same rows.
  const reads = new Map<string, Promise<readonly string[]>>();
  return Promise.all(
    searches.map(async ({ selector, note: prefix }) => {
      const note = prefix === undefined ? selector.note : `${prefix}: ${selector.note}`;
      const key = JSON.stringify({ ...selector, note: "" });
      const read = reads.get(key) ?? loadRows(sql, { order: selector.order, values: conditionsOf(selector, scope) });
      reads.set(key, read);
      return [...new Set(await read)].slice(0, MOST).map((row) => {
        const [chainId = "", txHash = ""] = row.split(" ");
        return { chainId: Number(chainId), txHash, note };
      });
    }),
  );
}

/** The parameters of a search. */
const types = {
  wallets: "text[]",
  kinds: "text[]",
  chains: "bigint[]",
  counterparties: "bytea[]",
  since: "bigint",
  before: "bigint",
} as const;
type Conditions = Record<keyof typeof types, string | number | null>;
const names = Object.keys(types) as (keyof typeof types)[]; // It has no others.

function conditionsOf(selector: EvidenceSelector, { wallets, chainIds, before }: Scope): Conditions {
  const { kinds, chainId, counterparties, from, until } = selector;
  return {
    wallets: plainArray(wallets),
    kinds: plainArray(kinds),
    chains: plainArray(chainIds.filter((one) => (chainId ?? one) === one)),
    counterparties: counterparties && hexArray(counterparties),
    since: from,
    before: before === null ? until : Math.min(before, until ?? before),
  };
}

/** SQL: an array of "chain transaction", in an order. `value` is the SQL of a parameter. */
function firstRows(order: EvidenceSelector["order"], value: (name: keyof typeof types) => string): string {
  return `array(select chain_id || ' ' || ${asHex("tx_hash")} from activity
    where wallet = any(${value("wallets")}) and kind = any(${value("kinds")}) and chain_id = any(${value("chains")})
      and (${value("counterparties")} is null or counterparty = any(${value("counterparties")}))
      and (${value("since")} is null or at >= ${value("since")}) and (${value("before")} is null or at < ${value("before")})
    order by ${orders[order]} limit ${MOST * 3})`;
}

const ofColumn = (name: string) => `k.${name}`;
const ofParameter = (name: keyof typeof types) => `$${names.indexOf(name) + 1}::${types[name]}`;

const together = `select case k.ordered when 'oldest' then ${firstRows("oldest", ofColumn)}
    when 'newest' then ${firstRows("newest", ofColumn)} else ${firstRows("largest", ofColumn)} end as found
  from unnest($1::text[], ${names.map((_, i) => `$${i + 2}::text[]`).join(", ")})
    with ordinality as t(ordered, ${names.join(", ")}, index),
    lateral (select ordered, ${names.map((name) => `t.${name}::${types[name]} as ${name}`).join(", ")}) as k
  order by t.index`;

interface Search {
  order: EvidenceSelector["order"];
  values: Conditions;
}

const loadRows = createLoader(async (sql, searches: readonly Search[]): Promise<readonly (readonly string[])[]> => {
  if (await isCluster(sql)) return Promise.all(searches.map((search) => readApart(sql, search)));
  const columns = names.map((name) => searches.map(({ values }) => values[name]));
  const { rows } = await sql.query<{ found: string[] }>(together, [searches.map(({ order }) => order), ...columns]);
  return rows.map(({ found }) => found);
});

/** A search where the wallets are on several nodes. */
async function readApart(sql: Sql, { order, values }: Search): Promise<string[]> {
  const text = `select ${firstRows(order, ofParameter)} as found`;
  const { rows } = await sql.query<{ found: string[] }>(
    text,
    names.map((name) => values[name]),
  );
  return rows[0]?.found ?? [];
}
