import { asHex, plainArray } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { splitPair } from "../../engine/fold.ts";
import type { WalletFacts } from "../../engine/index.ts";

/** Digits that look-alikes share: people compare the first and last four, and many explorers show six at one end. */
const SHARED = { bothEnds: 4, oneEnd: 6 };

/** The newest rows of a chain that are searched. */
const MOST_ROWS = 20_000;
/** Look-alikes that are named. */
const MOST_NAMED = 10;

/** What the stored rows of `from` say about an address. Times are unix seconds. */
interface Relation {
  /** `from` itself moved value or tokens to it. */
  sentBefore: boolean;
  receivedFrom: boolean;
  /** The newest of these; null without any. */
  lastAt: number | null;
  /** Transfers of others' transactions name `from` as the sender to it, or it sent transfers of nothing: somebody wants it copied. */
  isPlanted: boolean;
  /** Other addresses that `from` paid and that look like it, the most alike first. */
  lookalikes: Lookalike[];
  /** Addresses that look like it and stand in the history without a payment to them. */
  copies: string[];
  /** The address is a token that `from` moved or received. */
  isToken: boolean;
  /** Older rows than the newest 20,000 of a chain were not searched. */
  isCut: boolean;
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

interface Row {
  counterparty: string;
  paidAt: number | null;
  receivedAt: number | null;
  planted: boolean;
}

/** Reads what a wallet (lower case) did with an address and with those that look like it, from the rows that are stored of the wallet on these chains. */
export async function readRelation(
  { pg }: Pick<Context, "pg">,
  { from, address, chainIds }: { from: Address; address: Address; chainIds: readonly number[] },
): Promise<Relation> {
  const [{ rows, isToken, isCut }, waiting] = await Promise.all([
    readAlike(pg, { from, digits: address.slice(2), chainIds }),
    pg.query("select from quarantined_wallet where wallet = $1 and not partly_read limit 1", [from]),
  ]);
  const own = rows.find(({ counterparty }) => counterparty === address);
  const others = rows.filter(({ counterparty }) => counterparty !== address && counterparty !== from);
  const times = [own?.paidAt ?? null, own?.receivedAt ?? null].filter((at) => at !== null);
  return {
    sentBefore: own?.paidAt != null,
    receivedFrom: own?.receivedAt != null,
    lastAt: times.length === 0 ? null : Math.max(...times),
    isPlanted: own?.paidAt === null && own.planted,
    lookalikes: findLookalikes(
      address,
      others.flatMap(({ counterparty, paidAt }) => (paidAt === null ? [] : { address: counterparty, lastAt: paidAt })),
    ),
    copies: others.filter(({ paidAt }) => paidAt === null).map(({ counterparty }) => counterparty),
    isToken,
    isCut,
    isWaiting: waiting.rowCount !== 0,
  };
}

/** Those of the paid addresses that look like an address, the most alike first, at most ten. */
export function findLookalikes(
  address: string,
  paid: readonly { address: string; lastAt: number | null }[],
): Lookalike[] {
  const { bothEnds, oneEnd } = SHARED;
  return paid
    .map(({ address: other, lastAt }): Lookalike => {
      const samePrefix = sharedDigits([...address.slice(2)], [...other.slice(2)]);
      const sameSuffix = sharedDigits([...address.slice(2)].reverse(), [...other.slice(2)].reverse());
      return { address: other, samePrefix, sameSuffix, lastAt };
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

/**
 * The address and those that look like it, of the counterparties in a wallet's rows. A transfer is paid only if it moved something and was the
 * wallet's own act: any token may name any sender, and `transferFrom` of zero needs nobody's consent.
 */
async function readAlike(
  pg: Context["pg"],
  { from, digits, chainIds }: { from: string; digits: string; chainIds: readonly number[] },
): Promise<{ rows: Row[]; isToken: boolean; isCut: boolean }> {
  const { bothEnds, oneEnd } = SHARED;
  const hex = "encode(counterparty, 'hex')";
  const { rows } = await pg.query<{ rows: Row[] | null; isToken: boolean; isCut: boolean }>(
    `with searched as materialized (
       select a.* from unnest($3::bigint[]) as c(id) cross join lateral (
         select chain_id, block_number, log_index, tx_hash, kind, counterparty, asset, amount, own, at from activity where wallet = $1 and chain_id = c.id order by block_number desc limit ${MOST_ROWS + 1}) a
     ), alike as materialized (
       select *, kind in ('sent', 'tokenOut', 'nftOut') as outgoing, (kind in ('nftOut', 'nftIn') and amount is null) or amount > 0 as moved
       from searched
       where kind in ('sent', 'received', 'tokenOut', 'tokenIn', 'nftOut', 'nftIn') and (${hex} = $2
         or (left(${hex}, ${bothEnds}) = left($2, ${bothEnds}) and right(${hex}, ${bothEnds}) = right($2, ${bothEnds}))
         or left(${hex}, ${oneEnd}) = left($2, ${oneEnd}) or right(${hex}, ${oneEnd}) = right($2, ${oneEnd}))
     ), judged as (
       select *, kind = 'sent' or coalesce(own, exists (
         select from activity s where s.wallet = $1 and s.chain_id = alike.chain_id and s.block_number = alike.block_number
           and s.log_index = -1 and s.kind = 'sent' and s.tx_hash = alike.tx_hash)) as acted
       from alike
     ), found as (
       select ${asHex("counterparty")} as counterparty,
         max(at) filter (where outgoing and moved and acted) as "paidAt",
         max(at) filter (where not outgoing and moved) as "receivedAt",
         coalesce(bool_or(case when outgoing then not acted else not moved end), false) as planted
       from judged where kind <> 'sent' or moved group by counterparty)
     select (select jsonb_agg(found order by "paidAt" desc nulls last, counterparty) from found) as rows,
       exists (select from searched where asset = decode($2, 'hex')) as "isToken",
       exists (select from searched group by chain_id having count(*) > ${MOST_ROWS}) as "isCut"`,
    [from, digits, plainArray(chainIds)],
  );
  const [found] = rows;
  return { rows: found?.rows ?? [], isToken: found?.isToken ?? false, isCut: found?.isCut ?? false };
}

/** Whom own transactions moved value or tokens to, and who sent some, as far as summaries of histories name them. */
export function readPartners(facts: readonly WalletFacts[]): { paid: Set<string>; received: Set<string> } {
  const [paid, received] = [new Set<string>(), new Set<string>()];
  for (const { outflows, inflows, tokenPaid, tokenSenders } of facts) {
    for (const { address } of outflows.entries.values()) paid.add(address);
    for (const { address } of inflows.entries.values()) received.add(address);
    for (const [key, units] of tokenPaid.entries) if (units > 0n) paid.add(splitPair(key)[1]);
    for (const [key, units] of tokenSenders.entries) if (units > 0n) received.add(splitPair(key)[1]);
  }
  return { paid, received };
}
