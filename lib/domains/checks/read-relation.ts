import { asHex, plainArray } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { splitPair } from "../../engine/fold.ts";
import type { WalletFacts } from "../../engine/index.ts";

/** Digits that look-alikes share: people compare the first and last four, and many explorers show six at one end. */
const SHARED = { bothEnds: 4, oneEnd: 6 };

/** The newest own acts, the newest token rows of these, and the newest rows of any kind that are searched, of each chain. */
const MOST_ROWS = 20_000;
/** Calls of an operation that are stored at most, of which the last has this less one as log index. */
const MOST_CALLS = 16;
/** Look-alikes that are named. */
const MOST_NAMED = 10;

/** What the stored rows of `from` say about an address. Times are unix seconds. */
interface Relation {
  /** `from` itself moved value or tokens to it. */
  sentBefore: boolean;
  /** It sent value, or a token that `from` itself moved: a stranger's token may name any sender. */
  receivedFrom: boolean;
  /** It sent value or a token of any kind. */
  isSender: boolean;
  /** The newest payment to it; null without any. */
  lastAt: number | null;
  /** Transfers of others' transactions name `from` as the sender to it, or it sent transfers of nothing: somebody wants it copied. */
  isPlanted: boolean;
  /** Other addresses that `from` paid and that look like it, the most alike first. */
  lookalikes: Lookalike[];
  /** Addresses that look like it and stand in the history without a payment to them, the most alike first. */
  copies: Copy[];
  /** The address is a token that `from` moved or received. */
  isToken: boolean;
  /** Older own acts of a chain than the newest 20,000, or token rows of these, were not searched. What strangers send cuts nothing off. */
  isCut: boolean;
  /** Older rows than the newest 20,000 of a chain were not searched for what others sent. */
  isOthersCut: boolean;
  /** It is a smart account of which some operation's calls are not known, or not all. */
  isPartlyKnown: boolean;
  /** A transaction that concerns `from` is quarantined, and may be a payment. */
  isWaiting: boolean;
}

export interface Lookalike {
  address: string;
  samePrefix: number;
  sameSuffix: number;
  /** The last payment; null where it is not known. */
  lastAt: number | null;
}

export interface Copy extends Omit<Lookalike, "lastAt"> {
  /** It sent value or a token of any kind. */
  sent: boolean;
  /** Transfers that the wallet did not make, or of nothing, name it. */
  madeUp: boolean;
}

interface Row {
  counterparty: string;
  paidAt: number | null;
  received: boolean;
  sender: boolean;
  planted: boolean;
}

interface Alike {
  rows: Row[] | null;
  isToken: boolean;
  isCut: boolean;
  isOthersCut: boolean;
  isPartlyKnown: boolean;
}

/** Reads what a wallet (lower case) did with an address and with those that look like it, from the rows that are stored of the wallet on these chains. */
export async function readRelation(
  { pg }: Pick<Context, "pg">,
  { from, address, chainIds }: { from: Address; address: Address; chainIds: readonly number[] },
): Promise<Relation> {
  const [{ rows, ...alike }, waiting] = await Promise.all([
    readAlike(pg, { from, digits: address.slice(2), chainIds }),
    pg.query("select from quarantined_wallet where wallet = $1 and not partly_read limit 1", [from]),
  ]);
  const named = rows ?? [];
  const own = named.find(({ counterparty }) => counterparty === address);
  const others = named.filter(({ counterparty }) => counterparty !== address && counterparty !== from);
  return {
    sentBefore: own?.paidAt != null,
    receivedFrom: own?.received ?? false,
    isSender: own?.sender ?? false,
    lastAt: own?.paidAt ?? null,
    isPlanted: own?.paidAt === null && own.planted,
    lookalikes: findAlike(
      address,
      others.flatMap(({ counterparty, paidAt }) => (paidAt === null ? [] : { address: counterparty, lastAt: paidAt })),
    ),
    copies: findCopies(address, others),
    ...alike,
    isWaiting: waiting.rowCount !== 0,
  };
}

function findCopies(address: string, others: readonly Row[]): Copy[] {
  return findAlike(
    address,
    others.flatMap(({ counterparty, paidAt, sender, planted }) =>
      paidAt === null ? { address: counterparty, sent: sender, madeUp: planted } : [],
    ),
  );
}

/** Those of some addresses that look like an address, the most alike first, at most ten. */
export function findAlike<T extends { address: string }>(
  address: string,
  others: readonly T[],
): (T & Omit<Lookalike, "lastAt">)[] {
  const { bothEnds, oneEnd } = SHARED;
  return others
    .map((one) => {
      const samePrefix = sharedDigits([...address.slice(2)], [...one.address.slice(2)]);
      const sameSuffix = sharedDigits([...address.slice(2)].reverse(), [...one.address.slice(2)].reverse());
      return { ...one, samePrefix, sameSuffix };
    })
    .filter(
      ({ address: other, samePrefix, sameSuffix }) =>
        other !== address &&
        (Math.min(samePrefix, sameSuffix) >= bothEnds || Math.max(samePrefix, sameSuffix) >= oneEnd),
    )
    .sort((a, b) => b.samePrefix + b.sameSuffix - a.samePrefix - a.sameSuffix)
    .slice(0, MOST_NAMED);
}

function sharedDigits(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((digit, index) => digit !== b[index]);
  return end === -1 ? a.length : end;
}

const columns = "chain_id, block_number, log_index, tx_hash, kind, counterparty, asset, amount, own, at";
const moved = "((kind in ('nftOut', 'nftIn') and amount is null) or amount > 0)";
const newestFirst = `order by block_number desc limit ${MOST_ROWS + 1}`;

/** SQL: bytes of the address $2 (hex digits), computed once for all rows. */
const bytes = (digits: string) => `(select decode(${digits}, 'hex'))`;

/** SQL: whether a row's counterparty is the address or looks like it. Its bytes are compared: text of each row would take several times as long. */
const isAlike = (() => {
  const { bothEnds, oneEnd } = SHARED;
  const first = (digits: number) =>
    `counterparty between ${bytes(`left($2, ${digits})`)} and ${bytes(`rpad(left($2, ${digits}), 40, 'f')`)}`;
  const last = (digits: number) => `substr(counterparty, ${21 - digits / 2}) = ${bytes(`right($2, ${digits})`)}`;
  return `((${first(oneEnd)}) or (${last(bothEnds)} and ((${first(bothEnds)}) or ${last(oneEnd)})))`;
})();

/** SQL: of the rows of `from`, those that say something of the address, by what each says. */
const telling = (from: string) => `select * from (
    select ${columns},
      coalesce(${isAlike} and kind in ('sent', 'received', 'tokenOut', 'tokenIn', 'nftOut', 'nftIn'), false) as alike,
      coalesce(asset = ${bytes("$2")}, false) as names_token,
      -- The transaction of a key has index -1.
      ((log_index >= 0 and counterparty is null) or log_index >= ${MOST_CALLS - 1}) and kind = 'sent' as partly
    from ${from}) r where alike or names_token or partly`;

/** SQL: that the transaction of a row is the wallet's own. */
const ofOwnTransaction = (row: string) => `exists (
    select from activity s where s.wallet = $1 and s.chain_id = ${row}.chain_id and s.block_number = ${row}.block_number
      and s.kind = 'sent' and s.tx_hash = ${row}.tx_hash)`;

/**
 * SQL: `searched`, the telling rows of a wallet that has no more rows on a chain than are searched, in one pass, and `tokens`, of those that
 * the address sent which the wallet moved itself.
 */
const WHOLE = `size as materialized (
    select exists (select from unnest($3::bigint[]) as c(id) where exists (
      select from activity where wallet = $1 and chain_id = c.id offset ${MOST_ROWS} limit 1)) as "isLarge"
  ), searched as materialized (
    ${telling(`activity where wallet = $1 and chain_id = any($3::bigint[]) and not (select "isLarge" from size)`)}
  ), tokens as materialized (
    select chain_id, asset from (
      select distinct chain_id, asset from searched where alike and kind in ('tokenIn', 'nftIn') and counterparty = ${bytes("$2")}) t
    where exists (
      select from activity m where m.wallet = $1 and m.chain_id = t.chain_id and m.asset = t.asset and m.kind in ('tokenOut', 'nftOut')
        and ${moved} and ((m.kind = 'tokenOut' and m.own) or (m.own is not false and ${ofOwnTransaction("m")}))
      offset 0)
  )`;

/**
 * SQL: the same of the newest rows of a wallet that has more: `acts`, the newest own acts of $1 on the chains of $3 (any `sent` row, which
 * smart accounts have several of in a transaction, and what it signed), `moves`, the token rows of these transactions that are not others'
 * acts, and `newest`, the newest rows of any kind.
 */
const NEWEST = `acts as materialized (
    select a.* from unnest($3::bigint[]) as c(id) cross join lateral (
      select ${columns} from activity where wallet = $1 and chain_id = c.id and kind in ('sent', 'tokenOut') and (kind = 'sent' or own) ${newestFirst}) a
  ), transactions as materialized (
    select distinct chain_id, block_number, tx_hash from acts where kind = 'sent'
  ), moves as materialized (
    select m.* from unnest($3::bigint[]) as c(id) cross join lateral (
      select ${columns} from transactions t join activity a using (chain_id, block_number, tx_hash)
      where t.chain_id = c.id and a.wallet = $1 and a.chain_id = c.id and kind in ('tokenOut', 'nftOut') and own is not false ${newestFirst}) m
  ), newest as materialized (
    select a.* from unnest($3::bigint[]) as c(id) cross join lateral (
      select ${columns} from activity where wallet = $1 and chain_id = c.id ${newestFirst}) a
  ), searched as materialized (
    ${telling("(select * from acts union select * from moves union select * from newest) a")}
  ), tokens as materialized (
    select distinct chain_id, asset from (select * from acts union all select * from moves) m where kind <> 'sent' and ${moved}
  ), size as (
    select true as "isLarge", ${isCut("acts")} or ${isCut("moves")} as "isCut", ${isCut("newest")} as "isOthersCut"
  )`;

function isCut(rows: string): string {
  return `exists (select from ${rows} group by chain_id having count(*) > ${MOST_ROWS})`;
}

/** SQL over the rows that `WHOLE` or `NEWEST` searches. */
const judge = (rows: string) => `with ${rows}, judged as (
    select *, kind in ('sent', 'tokenOut', 'nftOut') as outgoing, ${moved} as moved,
      kind = 'sent' or coalesce(own, ${ofOwnTransaction("searched")}) as acted,
      kind = 'received' or (chain_id, asset) in (select chain_id, asset from tokens) as genuine
    from searched where alike
  ), found as (
    select ${asHex("counterparty")} as counterparty,
      max(at) filter (where outgoing and moved and acted) as "paidAt",
      coalesce(bool_or(not outgoing and moved and genuine), false) as received,
      coalesce(bool_or(not outgoing and moved), false) as sender,
      coalesce(bool_or(case when outgoing then not acted else not moved end), false) as planted
    from judged where kind <> 'sent' or moved group by counterparty)
  select (select jsonb_agg(found order by "paidAt" desc nulls last, counterparty) from found) as rows,
    exists (select from searched where names_token) as "isToken", exists (select from searched where partly) as "isPartlyKnown", size.*
  from size`;

/**
 * The address and those that look like it, of the counterparties in a wallet's rows. A transfer is paid only if it moved something and was the
 * wallet's own act: any token may name any sender, and `transferFrom` of zero needs nobody's consent.
 */
async function readAlike(
  pg: Context["pg"],
  { from, digits, chainIds }: { from: string; digits: string; chainIds: readonly number[] },
): Promise<Alike> {
  const values = [from, digits, plainArray(chainIds)];
  const ask = async (name: string, text: string) => {
    const { rows } = await pg.query<Alike & { isLarge: boolean }>({ name, text, values });
    const [found] = rows;
    if (!found) throw new Error("a statement over the size of a history gives one row");
    return found;
  };
  const { isLarge, ...whole } = await ask("check", judge(WHOLE));
  if (!isLarge) return { ...whole, isCut: false, isOthersCut: false };
  const { isLarge: _, ...newest } = await ask("check newest", judge(NEWEST));
  return newest;
}

/** Whom own transactions moved value or tokens to, and who sent some, as far as summaries of histories name them. */
export function readPartners(facts: readonly WalletFacts[]): { paid: Set<string>; received: Set<string> } {
  const [paid, received] = [new Set<string>(), new Set<string>()];
  for (const { outflows, inflows, tokenPaid, tokenSenders } of facts) {
    for (const { address } of outflows.entries.values()) paid.add(address);
    for (const { address } of inflows.entries.values()) received.add(address);
    const moved = new Set<string>();
    for (const [token, other] of pairsOf(tokenPaid)) {
      moved.add(token);
      paid.add(other);
    }
    // A stranger's token may name any sender.
    for (const [token, other] of pairsOf(tokenSenders)) if (moved.has(token)) received.add(other);
  }
  return { paid, received };
}

const pairsOf = ({ entries }: WalletFacts["tokenPaid"]) =>
  [...entries].flatMap(([key, units]) => (units > 0n ? [splitPair(key)] : []));
