import { hasCapability, indexesEveryWallet } from "../../chain/capabilities.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/interactive-client.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { type ChainConfig, worthlessChains } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { parseAddress } from "../../core/parse-address.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { createTurns } from "../../core/turns.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { DAY } from "../../engine/index.ts";
import { dayOf, dayText, newestClosedDay } from "../scores/index.ts";
import { type CompiledPolicy, compilePolicy } from "./compile.ts";
import { evaluateOnDay } from "./evaluate-policy.ts";
import { Policy } from "./policy-schema.ts";
import type { PolicyResult, SnapshotRequest } from "./schemas.ts";
import { hashSnapshotToken } from "./snapshot.ts";

// What Snapshot's strategies ask (docs/policies.md, Snapshot). Snapshot looks at no status and stores a first 0 for good: what could not be
// checked is an error, which has no field `score`, and never 0.

/** Addresses that are judged in one turn of a client. */
const PAGE = 500;
/** Pages that are judged at once in this process. */
const AT_ONCE = 2;
/** Addresses that an error names at most. */
const MOST_NAMED = 100;
/** Blocks and answers that are stored for a developer. Beyond it, answers are computed again: whoever fills it ends no vote. */
const MOST_STORED = 1_000_000;

const takeTurn = createTurns("snapshot answers", AT_ONCE);

/** A question about a token's policy on a day (00:00 UTC, unix seconds). */
interface Question {
  tokenHash: string;
  compiled: CompiledPolicy;
  day: number;
  /** Unknown addresses have no history: every chain of the policy is followed with all its wallets. */
  emptyIfUnknown: boolean;
}

/** The first score of an address. */
interface Answer {
  address: string;
  score: number;
}

/** The answers of a page: those given earlier, the new ones to store, and why others cannot be given. */
interface Page {
  earlier: Answer[];
  fresh: Answer[];
  unchecked: { path: string; message: string }[];
}

/**
 * The scores above 0 of addresses, each once: 1 for one that passes the token's policy at the end of the last whole UTC day before the
 * block. The first answer of a day is stored and repeated. Throws NOT_FOUND for a token that has ended; UNSUPPORTED_CHAIN,
 * CHAIN_UNAVAILABLE or INDETERMINATE if the block, or any of the addresses, could not be checked.
 */
export async function readSnapshotScores(
  ctx: Context,
  input: SnapshotRequest & { token: string },
): Promise<{ score: { address: string; score: string }[] }> {
  const tokenHash = hashSnapshotToken(input.token);
  const compiled = compilePolicy(await readTokenPolicy(ctx, tokenHash));
  const addresses = await readAddresses(ctx, input.addresses);
  if (addresses.length === 0) return { score: [] };
  const chains = chainsOf(ctx, compiled);
  const { day, block } = await takeTurn(ctx, () => judgedDay(ctx, { ...input, tokenHash, chains }));
  const question = { tokenHash, compiled, day, emptyIfUnknown: chains.every(indexesEveryWallet) };
  const scores = new Map<string, number>();
  const fresh: Answer[] = [];
  const unchecked: Page["unchecked"] = [];
  for (let from = 0; from < addresses.length; from += PAGE) {
    const page = await takeTurn(ctx, () => judgePage(ctx, question, addresses.slice(from, from + PAGE)));
    for (const { address, score } of page.earlier) scores.set(address, score);
    fresh.push(...page.fresh);
    unchecked.push(...page.unchecked);
  }
  if (unchecked.length > 0) throw notChecked(unchecked);
  for (const { address, score } of await storeFirst(ctx, question, { block, fresh })) scores.set(address, score);
  const passing = addresses.filter((address) => (scores.get(address) ?? 0) > 0);
  return { score: passing.map((address) => ({ address: checksum(address), score: String(scores.get(address)) })) };
}

async function readTokenPolicy(ctx: Context, tokenHash: string): Promise<Policy> {
  const { rows } = await ctx.pg.query<{ policy: unknown }>({
    name: "snapshot-policy",
    text: `select p.policy from snapshot_token t join policy p on p.id = t.policy_id
      where t.token_hash = $1 and (t.ends_at is null or t.ends_at > $2)`,
    values: [tokenHash, ctx.now],
  });
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "No policy answers Snapshot at this address, or no longer.");
  return Policy.parse(rows[0].policy);
}

/** Lower case, each once. Throws INVALID_REQUEST for what is no address: it would count as 0. */
async function readAddresses(ctx: Context, given: readonly string[]): Promise<string[]> {
  const pause = yieldRegularly(ctx.signal?.());
  const addresses = new Set<string>();
  for (const text of given) {
    const address = parseAddress(text);
    if (!address)
      throw invalidField("addresses", `has ${text.slice(0, 80)}, which is no address with a right checksum`);
    addresses.add(address);
    await pause();
  }
  return [...addresses];
}

/** The chains whose days the policy judges: those of its rules, all that count for a rule without any. */
function chainsOf({ env }: Pick<Context, "env">, { rules }: CompiledPolicy): ChainConfig[] {
  const worthless = worthlessChains(env.CHAINS);
  const named = new Set(rules.flatMap(({ rule }) => rule.chainIds ?? []));
  const all = rules.some(({ rule }) => rule.chainIds === undefined);
  return env.CHAINS.filter(({ id }) => named.has(id) || (all && !worthless.has(id)));
}

/** A block by its chain and number. */
interface Block {
  network: number;
  snapshot: number;
}

/** The last whole UTC day before a block, or the newest close, and the block if its day is not stored yet. */
async function judgedDay(
  ctx: Context,
  input: Pick<SnapshotRequest, "network" | "snapshot"> & { tokenHash: string; chains: readonly ChainConfig[] },
): Promise<{ day: number; block: Block | null }> {
  const { snapshot, tokenHash } = input;
  const chainIds = input.chains.map(({ id }) => id);
  if (snapshot === "latest") {
    const newest = await newestClosedDay(ctx, chainIds);
    if (newest === null) throw indeterminate("No day of all chains of this policy is closed yet.");
    return { day: Math.min(newest, dayOf(Math.floor(ctx.now.getTime() / 1000)) - DAY), block: null };
  }
  if (!/^[0-9]{1,15}$/.test(input.network)) throw notFollowed(input.network);
  const block = { network: Number(input.network), snapshot };
  const stored = await ctx.pg.query<{ day: number }>({
    name: "snapshot-day",
    text: `select extract(epoch from day)::bigint as day from snapshot_block where token_hash = $1 and network = $2 and snapshot = $3`,
    values: [tokenHash, block.network, block.snapshot],
  });
  if (stored.rows[0]) return { day: stored.rows[0].day, block: null };
  const day = dayOf(await blockTime(ctx, block)) - DAY;
  const newest = await newestClosedDay(ctx, chainIds);
  if (newest !== null && day <= newest) return { day, block };
  throw indeterminate(`The day ${dayText(Math.max(0, day))}, by which block ${snapshot} is judged, is not closed yet.`);
}

function notFollowed(network: string | number): ServiceError {
  return new ServiceError("UNSUPPORTED_CHAIN", `The blocks of the network ${network} are not followed here.`);
}

function indeterminate(message: string): ServiceError {
  return new ServiceError("INDETERMINATE", message);
}

/** The time of a block of a followed chain, unix seconds. Throws UNSUPPORTED_CHAIN, CHAIN_UNAVAILABLE, and INDETERMINATE for one to come. */
async function blockTime(ctx: Context, { network, snapshot }: Block): Promise<number> {
  const chain = ctx.env.CHAINS.find(({ id }) => id === network);
  if (!chain || !hasCapability(chain, "blocks")) throw notFollowed(network);
  // As the node gave it, like the header below.
  const { rows } = await ctx.pg.query<{ time: number }>({
    name: "snapshot-block-time",
    text: `select coalesce(stated_time, time) as time from block where chain_id = $1 and number = $2
      union all select block_time from chain_cursor where chain_id = $1 and block_number = $2 limit 1`,
    values: [network, snapshot],
  });
  if (rows[0]) return rows[0].time;
  const header = await orChainUnavailable(chain, () => interactiveClient(chain).header(snapshot, ctx.signal?.()));
  if (!header) throw indeterminate(`Chain ${network} has no block ${snapshot} yet.`);
  return header.time;
}

async function judgePage(ctx: Context, question: Question, addresses: readonly string[]): Promise<Page> {
  const earlier = await readAnswers(ctx, question, addresses);
  const known = new Set(earlier.map(({ address }) => address));
  const { shared, moved } = await readLinks(ctx, question, addresses);
  const judged = addresses.filter((one) => !known.has(one) && !shared.has(one) && !moved.has(one));
  const page: Page = { earlier, fresh: [], unchecked: [] };
  for (const address of addresses) {
    if (known.has(address)) continue;
    if (shared.has(address)) page.fresh.push({ address, score: 0 });
    else if (moved.has(address)) page.unchecked.push({ path: checksum(address), message: MOVED });
  }
  if (judged.length === 0) return page;
  const { compiled, day: at, emptyIfUnknown } = question;
  const results = await evaluateOnDay(ctx, compiled, { identities: judged, at, emptyIfUnknown });
  const wallets = emptyIfUnknown ? await readWallets(ctx, judged) : null;
  for (const [index, address] of judged.entries()) {
    const result = results[index] ?? null;
    const why = whyUnchecked(result);
    const score = result?.outcome === "pass" ? 1 : 0;
    if (why !== null) page.unchecked.push({ path: checksum(address), message: why });
    // The 0 of an address without a history is the same later, and anybody can make up as many.
    else if (score > 0 || !wallets || wallets.has(address)) page.fresh.push({ address, score });
  }
  return page;
}

const MOVED = "It was linked to another wallet, or left one, after the judged day.";

/** Why a result is no answer; null if it is one. */
function whyUnchecked(result: PolicyResult | null): string | null {
  if (result === null)
    return "This service does not know this address, and not all chains of the policy are read with all their wallets.";
  if (result.outcome !== "indeterminate") return null;
  return result.rules.find(({ outcome }) => outcome === "indeterminate")?.reason ?? "A rule could not be checked.";
}

/** At most {@link MOST_NAMED} addresses are named. */
function notChecked(unchecked: Page["unchecked"]): ServiceError {
  const [first] = unchecked;
  const others = unchecked.length > 1 ? ` Nor could ${unchecked.length - 1} others.` : "";
  return new ServiceError("INDETERMINATE", `${first?.path} could not be checked: ${first?.message}${others}`, {
    details: unchecked.slice(0, MOST_NAMED),
  });
}

async function readWallets(ctx: Context, addresses: readonly string[]): Promise<Set<string>> {
  const text = "select address from wallet where address = any($1::text[])";
  const { rows } = await ctx.pg.query<{ address: string }>(text, [addresses]);
  return new Set(rows.map(({ address }) => address));
}

async function readAnswers(
  ctx: Context,
  { tokenHash, day }: Question,
  addresses: readonly string[],
): Promise<Answer[]> {
  const { rows } = await ctx.pg.query<Answer>({
    name: "snapshot-answers",
    text: `select address, score from snapshot_answer where token_hash = $1 and day = $2 and address = any($3::text[])`,
    values: [tokenHash, dayText(day), plainArray(addresses)],
  });
  return rows;
}

/**
 * Which addresses are of an identity whose primary wallet is another one at the end of the day, so that a person counts once, and of
 * which it is not known, because links are not stored by day.
 */
async function readLinks(
  ctx: Context,
  { day }: Question,
  addresses: readonly string[],
): Promise<{ shared: Set<string>; moved: Set<string> }> {
  const { rows } = await ctx.pg.query<{ address: string; shared: boolean }>({
    name: "snapshot-links",
    text: `select address, linked_at < $2 as shared from identity_wallet
        where address = any($1::text[]) and not "primary" and (counts or linked_at < $2)
      union all select d.address, false from identity_departure d join wallet_group g using (address)
        where d.address = any($1::text[]) and d.owner <> d.address and d.left_at >= $2 and g.joined_at < $2`,
    values: [plainArray(addresses), new Date((day + DAY) * 1000)],
  });
  const ofKind = (shared: boolean) => new Set(rows.flatMap((row) => (row.shared === shared ? [row.address] : [])));
  return { shared: ofKind(true), moved: ofKind(false) };
}

/** Stores a block's day and first answers, and returns them; where another request was first, its answers. */
async function storeFirst(
  ctx: Context,
  question: Question,
  { block, fresh }: { block: Block | null; fresh: readonly Answer[] },
): Promise<readonly Answer[]> {
  const { tokenHash, day } = question;
  if (!block && fresh.length === 0) return [];
  const isFirst = await sqlTransaction(ctx.pg, async (sql) => {
    const lock = "select developer_id as developer from snapshot_token where token_hash = $1 for update";
    const [token] = (await sql.query<{ developer: string }>(lock, [tokenHash])).rows;
    const all = "select coalesce(sum(stored), 0)::int as stored from snapshot_token where developer_id = $1";
    const [sum] = (await sql.query<{ stored: number }>(all, [token?.developer])).rows;
    if (!token || (sum?.stored ?? 0) + fresh.length > MOST_STORED) return true;
    const blocks = await sql.query(
      `insert into snapshot_block (token_hash, network, snapshot, day)
       select $1, $2, $3, $4 where $2::bigint is not null on conflict do nothing`,
      [tokenHash, block?.network ?? null, block?.snapshot ?? null, dayText(day)],
    );
    const answers = await sql.query(
      `insert into snapshot_answer (token_hash, day, address, score)
       select $1, $2, address, score from unnest($3::text[], $4::int[]) as a(address, score) on conflict do nothing`,
      [tokenHash, dayText(day), fresh.map(({ address }) => address), fresh.map(({ score }) => score)],
    );
    const added = (blocks.rowCount ?? 0) + (answers.rowCount ?? 0);
    await sql.query("update snapshot_token set stored = stored + $2 where token_hash = $1", [tokenHash, added]);
    return answers.rowCount === fresh.length;
  });
  if (isFirst) return fresh;
  const stored = await readAnswers(
    ctx,
    question,
    fresh.map(({ address }) => address),
  );
  return [...fresh, ...stored];
}
