import { plainArray } from "../../core/bulk-write.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import { createTurns } from "../../core/turns.ts";
import { DAY } from "../../engine/index.ts";
import { getScoreOrWait, readAskedFacts, readFactsOrWait, waitCost } from "../once/index.ts";
import { readListed } from "../policies/index.ts";
import { readCoverage, readFlags, scoringSettings } from "../scores/index.ts";
import { type Copy, findAlike, type Lookalike, readPartners, readRelation } from "./read-relation.ts";
import type { Check } from "./schemas.ts";

/** A contract is called new for so many days. */
const NEW_DAYS = 7;

/** Checks that search rows at once in this process: each may read some 60,000 of a chain. */
const AT_ONCE = 4;

const takeTurn = createTurns("checks", AT_ONCE);

interface CheckInput {
  /** Lower case, as `from`. */
  address: Address;
  from?: Address | undefined;
  /** Seconds to wait while `from` is read, if it is not known. */
  wait?: number | undefined;
  /** A page's reader asked for `from`: the text of that question. */
  asked?: string | undefined;
}

/** What a check with `wait` counts as. */
export async function checkCost(ctx: Context, { from }: CheckInput): Promise<number> {
  if (from === undefined) throw invalidField("query.wait", "needs `from`, which it waits for");
  return waitCost(ctx, { identity: from });
}

/**
 * What is known of an address, and what `from` did with it and with addresses that look like it. What could not be checked is null and
 * named in `unchecked`. `isUnfinished`: `from` is not wholly read yet. Throws SERVICE_UNAVAILABLE while the ranks load, after a minute of
 * waiting for a turn, and as a question for a score with `wait` does.
 */
export async function checkAddress(ctx: Context, input: CheckInput): Promise<{ check: Check; isUnfinished: boolean }> {
  const { address, from } = input;
  // In this order they are returned, whichever is read first.
  const [ofHistory, ofSubject, ofLists]: [Found, Found, Found] = [nothingFound(), nothingFound(), nothingFound()];
  const stored = await readStored(ctx, from === undefined ? [address] : [address, from], address);
  const isStored = from !== undefined && stored.wallets.has(from);
  const reading = readHistory(ctx, input, { isStored, found: ofHistory });
  // A wallet that is read meanwhile may be the address itself.
  if (!isStored) await reading;
  const [history, subject, lists] = await Promise.all([
    reading,
    describeSubject(ctx, address, { isStored: stored.wallets.has(address), found: ofSubject }),
    findListed(ctx, address, ofLists),
  ]);
  const kind = kindOf(stored, { isToken: history.isToken, svcId: subject.svcId }, ofSubject);
  warnOfContract(ctx, stored, ofLists);
  const found = [ofHistory, ofSubject, ofLists];
  const check: Check = {
    ...subject,
    kind,
    firstSeen: isoOf(stored.firstAt),
    lists,
    relation: history.relation && { ...history.relation, lastAt: isoOf(history.relation.lastAt) },
    lookalikes:
      history.lookalikes?.map((one) => ({ ...one, address: checksum(one.address), lastAt: isoOf(one.lastAt) })) ?? null,
    copies: history.copies?.map((one) => ({ ...one, address: checksum(one.address) })) ?? null,
    coverage: history.coverage,
    warnings: found.flatMap(({ warnings }) => warnings),
    unchecked: found.flatMap(({ unchecked }) => unchecked),
  };
  return { check, isUnfinished: history.isUnfinished };
}

type Found = Pick<Check, "warnings" | "unchecked">;

const nothingFound = (): Found => ({ warnings: [], unchecked: [] });

const isoOf = (seconds: number | null) =>
  seconds === null ? null : new Date(Math.min(seconds, LAST_TIME) * 1000).toISOString();

interface Stored {
  /** Those of the addresses that are known wallets. */
  wallets: ReadonlySet<string>;
  /** When the address was first seen, and was last created as a contract, unix seconds. */
  firstAt: number | null;
  createdAt: number | null;
  /** It sent transactions itself. */
  acts: boolean;
}

/** By statements of one table's key each, so that a cluster can run them. */
async function readStored({ pg }: Pick<Context, "pg">, wallets: readonly string[], address: string): Promise<Stored> {
  const [known, own, created] = await Promise.all([
    pg.query<{ address: string }>("select address from wallet where address = any($1::text[])", [plainArray(wallets)]),
    pg.query<{ transactions: number; first: number | null }>(
      `select f.transactions, (
         select a.at from activity a where a.wallet = $1 and a.chain_id = f.chain_id order by a.block_number limit 1) as first
       from facts f where f.wallet = $1`,
      [address],
    ),
    pg.query<{ at: number | null }>(
      "select max(at) as at from activity where kind = 'created' and counterparty = decode($1, 'hex')",
      [address.slice(2)],
    ),
  ]);
  const [firstAt = null] = own.rows.flatMap(({ first }) => first ?? []).sort((a, b) => a - b);
  return {
    wallets: new Set(known.rows.map((row) => row.address)),
    ...{ firstAt, createdAt: created.rows[0]?.at ?? null },
    acts: own.rows.some(({ transactions }) => transactions > 0),
  };
}

/** Score and flags of the address; nothing of one that is not known. */
async function describeSubject(
  ctx: Context,
  address: Address,
  { isStored, found }: { isStored: boolean; found: Found },
): Promise<Pick<Check, "address" | "svcId" | "known" | "total" | "tier" | "flags">> {
  const scored = await getScoreOrWait(ctx, { identity: address }).catch((error: unknown) => {
    if (isServiceError(error) && error.code === "USER_NOT_FOUND") return null;
    throw error;
  });
  const flags = isStored ? ((await readFlags(ctx, { wallets: [address] })).get(address) ?? []) : null;
  const { unchecked, warnings } = found;
  if (scored === null) {
    unchecked.push({
      code: "address",
      message: "Nothing is known here of the address: it has no score and no stored activity.",
    });
  } else if (scored.score.score.status === "partial" || scored.isUnfinished) {
    unchecked.push({ code: "score", message: "The address was read in part only, so its score may lack what it did." });
  }
  if (flags === null)
    unchecked.push({ code: "flags", message: "The address is not indexed, so risk signals of it are not known." });
  else if (flags.length > 0) {
    const signals = flags.map(({ flag }) => flag.replaceAll("_", " "));
    warnings.push({ code: "flags", message: `It has risk signals: ${signals.join(", ")}.` });
  }
  const { total = null, tier = null } = scored?.score.score ?? {};
  return { address: checksum(address), svcId: scored?.score.svcId ?? null, known: scored !== null, total, tier, flags };
}

function kindOf(
  { acts, createdAt }: Stored,
  { isToken, svcId }: { isToken: boolean; svcId: string | null },
  { unchecked }: Found,
): Check["kind"] {
  if (svcId !== null) return "name";
  if (acts) return "wallet";
  if (createdAt !== null || isToken) return "contract";
  unchecked.push({
    code: "kind",
    message: "Whether there is a contract at the address is not known: no node was asked.",
  });
  return null;
}

/** What each list of the operator's says of the address; null where there is none. */
async function findListed(ctx: Context, address: Address, { warnings, unchecked }: Found): Promise<Check["lists"]> {
  const { listed } = scoringSettings(ctx.env).lists;
  const screened = await readListed(ctx, { address });
  if (listed.size === 0 && screened.length === 0) {
    unchecked.push({ code: "lists", message: "The operator has no list of addresses." });
    return null;
  }
  const lists: NonNullable<Check["lists"]> = [];
  if (listed.size > 0) {
    const isListed = listed.has(address);
    if (isListed) warnings.push({ code: "listed", message: "It is on the operator's list of addresses." });
    lists.push({ list: "LISTED_ADDRESSES", asOf: null, entry: isListed ? checksum(address) : null });
  }
  for (const { list, listed } of screened) {
    const asOf = listed.asOf?.toISOString() ?? null;
    if ("missing" in listed) unchecked.push({ code: "lists", message: listed.missing });
    else if (listed.value)
      warnings.push({ code: "listed", message: `It is on the list ${list.name} (${list.title}).` });
    lists.push({ list: list.name, asOf, entry: "value" in listed && listed.value ? checksum(address) : null });
  }
  return lists;
}

function warnOfContract({ now }: Pick<Context, "now">, { createdAt }: Stored, { warnings }: Found): void {
  if (createdAt === null || createdAt < now.getTime() / 1000 - NEW_DAYS * DAY) return;
  warnings.push({
    code: "new_contract",
    message: `It is a contract that was created on ${isoOf(createdAt)?.slice(0, 10)}.`,
  });
}

/** What `from` did, as far as it is known. */
interface History {
  relation: { sentBefore: boolean | null; receivedFrom: boolean | null; lastAt: number | null } | null;
  lookalikes: Lookalike[] | null;
  copies: Copy[] | null;
  coverage: Check["coverage"];
  isToken: boolean;
  isUnfinished: boolean;
}

const nothing: History = {
  ...{ relation: null, lookalikes: null, copies: null, coverage: [] },
  ...{ isToken: false, isUnfinished: false },
};

async function readHistory(
  ctx: Context,
  { address, from, wait, asked }: CheckInput,
  { isStored, found }: { isStored: boolean; found: Found },
): Promise<History> {
  const { unchecked, warnings } = found;
  if (from === undefined) {
    unchecked.push({
      code: "from",
      message: "Without `from` nothing can be said of payments, nor of addresses that look alike.",
    });
    return nothing;
  }
  if (from === address) warnings.push({ code: "self", message: "It is the address that pays." });
  const history = isStored
    ? await readRows(ctx, { address, from, found })
    : await readSummary(ctx, { address, from, wait, asked, found });
  const [like] = history.lookalikes ?? [];
  if (like) warnings.push(warnOfLookalike(like));
  return history;
}

function warnOfLookalike({ address, samePrefix, sameSuffix }: Lookalike): Found["warnings"][number] {
  return {
    code: "lookalike",
    message: `It is not ${checksum(address)}, which you paid, and which has the same first ${samePrefix} and last ${sameSuffix} digits. Compare all digits.`,
  };
}

/** From the stored rows of a known wallet. */
async function readRows(
  ctx: Context,
  { address, from, found }: { address: Address; from: Address; found: Found },
): Promise<History> {
  const { env, pg, now } = ctx;
  const coverage = await readCoverage(pg, { chains: [...env.CHAINS], wallets: [from], now });
  const chainIds = env.CHAINS.map(({ id }) => id);
  const relation = await takeTurn(ctx, () => readRelation(ctx, { from, address, chainIds }));
  const unread = findUnread(ctx, coverage);
  if (relation.isCut) unread.push("Only the newest 20,000 acts of `from` on each chain were searched.");
  if (relation.isPartlyKnown) unread.push("Not all calls of the operations of `from` are known.");
  if (relation.isWaiting) unread.push("A transaction that concerns `from` could not be read yet.");
  const isWhole = unread.length === 0;
  // What strangers send pushes out older rows of theirs, never what `from` paid.
  const isOthersWhole = isWhole && !relation.isOthersCut;
  if (relation.isOthersCut)
    unread.push("Only the newest 20,000 rows of each chain were searched for what others sent `from`.");
  found.unchecked.push(...unread.map((message) => ({ code: "history" as const, message })));
  warnOfHistory(relation, found);
  const { sentBefore, receivedFrom, lastAt, lookalikes, copies, isToken } = relation;
  return {
    relation: {
      sentBefore: sentBefore || orUnknown(isWhole),
      receivedFrom: receivedFrom || orUnknown(isOthersWhole),
      lastAt,
    },
    lookalikes: lookalikes.length > 0 || isWhole ? lookalikes : null,
    copies: copies.length > 0 || isOthersWhole ? copies : null,
    ...{ coverage, isToken, isUnfinished: false },
  };
}

/** What was not found is false only where all was searched. */
const orUnknown = (isWhole: boolean) => (isWhole ? false : null);

function warnOfHistory(
  { sentBefore, isSender, isPlanted, isToken, lookalikes, copies }: Awaited<ReturnType<typeof readRelation>>,
  { warnings }: Found,
): void {
  if (isPlanted) {
    const message =
      "Your history has transfers with it that you did not make, or of nothing, and no payment to it was found. Such transfers are made so that the address is copied.";
    warnings.push({ code: "planted", message });
  }
  if (isSender && !sentBefore && lookalikes.length > 0) {
    warnings.push({ code: "dust", message: "It sent you something, and looks like an address that you paid." });
  }
  if (sentBefore && copies.length > 0) {
    const named = copies
      .slice(0, 3)
      .map(({ address }) => checksum(address))
      .join(", ");
    warnings.push({
      code: "copies",
      message: `Your history has addresses that look like it, and to which no payment was found: ${named}.`,
    });
  }
  if (isToken)
    warnings.push({
      code: "token",
      message: "It is a token's contract. Tokens that are sent to it are lost as a rule.",
    });
}

/** Why what a wallet did on each configured chain is not wholly known, as sentences. */
function findUnread({ env }: Pick<Context, "env">, coverage: Check["coverage"]): string[] {
  return env.CHAINS.flatMap(({ id, name }) => {
    const own = coverage.filter(({ chainId }) => chainId === id);
    const where = `on ${name} (chain ${id})`;
    if (own.length === 0) return [`What \`from\` did ${where} was not read.`];
    const isWhole = own.every(
      ({ state, smartAccount, unreadRows, gaps, missingBlocks }) =>
        state === "ok" && !smartAccount && !unreadRows && !gaps?.length && !missingBlocks?.length,
    );
    return isWhole
      ? []
      : [
          `What \`from\` did ${where} is known in part only: ${[...new Set(own.map(({ state }) => state))].join(", ")}.`,
        ];
  });
}

/** From the summary of a wallet that is read once, of which no rows are stored. What is not in a summary may have been all the same. */
async function readSummary(
  ctx: Context,
  { address, from, wait, asked, found: { unchecked } }: CheckInput & { from: Address; found: Found },
): Promise<History> {
  const read =
    asked === undefined
      ? await readFactsOrWait(ctx, { address: from, wait })
      : await readAskedFacts(ctx, { address: from, asked });
  if (!read) {
    unchecked.push({
      code: "from",
      message: "`from` is not known here, so that nothing can be said of its payments.",
    });
    return nothing;
  }
  const message = read.isDone
    ? "`from` was read once, so that only a summary of it is stored: dates, older payments and transfers that others made up are not known."
    : "`from` is being read. Ask again.";
  unchecked.push({ code: "history", message });
  const { paid, received } = readPartners(read.facts);
  const named = [...paid].map((other) => ({ address: other, lastAt: null }));
  const lookalikes = findAlike(address, named);
  return {
    ...nothing,
    relation: { sentBefore: paid.has(address) || null, receivedFrom: received.has(address) || null, lastAt: null },
    lookalikes: lookalikes.length > 0 ? lookalikes : null,
    isUnfinished: !read.isDone,
  };
}
