import type { z } from "zod";
import { hasCapability, indexesEveryWallet } from "../../chain/capabilities.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { type ChainConfig, worthlessChains } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { parseAddress } from "../../core/parse-address.ts";
import { checksum } from "../../core/schemas.ts";
import { createTurns } from "../../core/turns.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { DAY, dayOf } from "../../engine/index.ts";
import { dayText, newestClosedDay } from "../scores/index.ts";
import { type CompiledPolicy, type CompiledRule, compilePolicy } from "./compile.ts";
import { Policy } from "./policy-schema.ts";
import type { SnapshotQuery } from "./schemas.ts";
import { hashSnapshotToken } from "./snapshot.ts";
import {
  type Answer,
  judgePage,
  judgeUnknown,
  openQuestion,
  type Page,
  type Question,
  readAnswers,
} from "./snapshot-judge.ts";

type SnapshotRequest = z.output<typeof SnapshotQuery>;

// What Snapshot's strategies ask (docs/policies.md, Snapshot). Snapshot looks at no status and stores a first 0 for good: what could not be
// checked is an error, which has no field `score`, and never 0.

/** Pages that are judged at once in this process. */
const AT_ONCE = 2;
/** Blocks and answers that are stored for a developer. Beyond it, answers are computed again: whoever fills it ends no vote. */
const MOST_STORED = 1_000_000;

const takeTurn = createTurns("snapshot answers", AT_ONCE);

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
  const { policy, payer, knownDay } = await readToken(ctx, tokenHash, input);
  const compiled = compilePolicy(policy);
  const asked = await readAddresses(ctx, input.addresses);
  if (asked.size === 0) return { score: [] };
  const addresses = [...asked.keys()];
  const chains = chainsOf(ctx, compiled);
  const { day, block } =
    knownDay === null
      ? await takeTurn(ctx, () => judgedDay(ctx, { ...input, chains }))
      : { day: knownDay, block: null };
  const question = openQuestion(ctx, {
    tokenHash,
    compiled,
    day,
    payer,
    // Contracts may say something of an address without a history, and anybody can make up as many: they are read first, as others are.
    emptyIfUnknown: chains.every(indexesEveryWallet) && !compiled.rules.some(asksContracts),
  });
  const { scores, fresh } = await judgeAll(ctx, question, { addresses, chains });
  for (const { address, score } of await storeFirst(ctx, question, { block, fresh })) scores.set(address, score);
  const passing = addresses.filter((address) => (scores.get(address) ?? 0) > 0);
  const shown = (address: string) => ({
    address: asked.get(address) ?? checksum(address),
    score: String(scores.get(address)),
  });
  return { score: passing.map(shown) };
}

/** The scores that were answered earlier, and the answers that are new. Throws INDETERMINATE if an address could not be checked. */
async function judgeAll(
  ctx: Context,
  question: Question,
  { addresses, chains }: { addresses: readonly string[]; chains: ReturnType<typeof chainsOf> },
): Promise<{ scores: Map<string, number>; fresh: Answer[] }> {
  const scores = new Map<string, number>();
  const fresh: Answer[] = [];
  const unchecked: Page["unchecked"] = [];
  const unknown: string[] = [];
  for (let from = 0; from < addresses.length; from += question.page) {
    const page = await takeTurn(ctx, () => judgePage(ctx, question, addresses.slice(from, from + question.page)));
    for (const { address, score } of page.earlier) scores.set(address, score);
    fresh.push(...page.fresh);
    unchecked.push(...page.unchecked);
    unknown.push(...page.unknown);
  }
  if (unknown.length > 0) {
    const read = await judgeUnknown(ctx, question, { chains, unknown });
    fresh.push(...read.fresh);
    unchecked.push(...read.unchecked);
  }
  if (unchecked.length > 0) throw notChecked(unchecked);
  return { scores, fresh };
}

/** Addresses that an error names at most. */
const MOST_NAMED = 100;

/** At most {@link MOST_NAMED} addresses are named. */
function notChecked(unchecked: Page["unchecked"]): ServiceError {
  const [first] = unchecked;
  const others = unchecked.length > 1 ? ` Nor could ${unchecked.length - 1} others.` : "";
  return new ServiceError("INDETERMINATE", `${first?.path} could not be checked: ${first?.message}${others}`, {
    details: unchecked.slice(0, MOST_NAMED),
  });
}

/** A token's policy with its developer, and the day by which it judged the block before; null if it did not yet. */
async function readToken(
  ctx: Context,
  tokenHash: string,
  { network, snapshot }: Pick<SnapshotRequest, "network" | "snapshot">,
): Promise<{ policy: Policy; payer: string; knownDay: number | null }> {
  const { rows } = await ctx.pg.query<{ policy: unknown; payer: string; day: number | null }>({
    name: "snapshot-token",
    text: `select p.policy, t.developer_id as payer, extract(epoch from b.day)::bigint as day from snapshot_token t join policy p on p.id = t.policy_id
      left join snapshot_block b on b.token_hash = t.token_hash and b.network = $3 and b.snapshot = $4
      where t.token_hash = $1 and (t.ends_at is null or t.ends_at > $2)`,
    values: [tokenHash, ctx.now, NUMBER.test(network) ? network : null, snapshot === "latest" ? null : snapshot],
  });
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "No policy answers Snapshot at this address, or no longer.");
  return { policy: Policy.parse(rows[0].policy), payer: rows[0].payer, knownDay: rows[0].day };
}

const asksContracts = ({ rule }: CompiledRule) => rule.module === "contract" || rule.module === "held";

const NUMBER = /^[0-9]{1,15}$/;

/**
 * By address in lower case, each once: what was given, if that is the address with its checksum, else null. Throws INVALID_REQUEST for what
 * is no address: it would count as 0.
 */
async function readAddresses(ctx: Context, given: readonly string[]): Promise<Map<string, string | null>> {
  const pause = yieldRegularly(ctx.signal?.());
  const addresses = new Map<string, string | null>();
  for (const text of given) {
    const address = parseAddress(text);
    if (!address)
      throw invalidField("addresses", `has ${text.slice(0, 80)}, which is no address with a right checksum`);
    const isChecksummed = text.length === address.length && /[a-f]/.test(text) && /[A-F]/.test(text);
    addresses.set(address, isChecksummed ? text : (addresses.get(address) ?? null));
    await pause();
  }
  return addresses;
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
  input: Pick<SnapshotRequest, "network" | "snapshot"> & { chains: readonly ChainConfig[] },
): Promise<{ day: number; block: Block | null }> {
  const { snapshot } = input;
  const chainIds = input.chains.map(({ id }) => id);
  if (snapshot === "latest") {
    const newest = await newestClosedDay(ctx, chainIds);
    if (newest === null) throw indeterminate("No day of all chains of this policy is closed yet.");
    return { day: Math.min(newest, dayOf(Math.floor(ctx.now.getTime() / 1000)) - DAY), block: null };
  }
  if (!NUMBER.test(input.network)) throw notFollowed(input.network);
  const block = { network: Number(input.network), snapshot };
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

/**
 * Stores a block's day and first answers, and returns them; where another request was first, its answers. One statement, whose commit is
 * all that an answer waits for; in the order of the index it takes less time. Requests at the same time may exceed the bound by what they store.
 */
async function storeFirst(
  ctx: Context,
  question: Question,
  { block, fresh }: { block: Block | null; fresh: readonly Answer[] },
): Promise<readonly Answer[]> {
  const { tokenHash, day } = question;
  if (!block && fresh.length === 0) return [];
  const addresses = fresh.map(({ address }) => address);
  const { rows } = await ctx.pg.query<{ answers: number }>({
    name: "snapshot-store",
    text: `with token as materialized (
        select token_hash, developer_id from snapshot_token where token_hash = $1 for update),
      room as materialized (
        select token_hash from token t
        where (select sum(stored) from snapshot_token s where s.developer_id = t.developer_id) + $7 <= ${MOST_STORED}),
      blocks as (
        insert into snapshot_block (token_hash, network, snapshot, day)
        select token_hash, $2, $3, $4 from room where $2::bigint is not null on conflict do nothing returning 1),
      answers as (
        insert into snapshot_answer (token_hash, day, address, score)
        select token_hash, $4, address, score from room, unnest($5::text[], $6::int[]) as a(address, score)
        order by address on conflict do nothing returning 1),
      added as (select (select count(*) from answers)::int as answers, (select count(*) from blocks)::int as blocks),
      counted as (
        update snapshot_token t set stored = t.stored + added.answers + added.blocks from added, room
        where t.token_hash = room.token_hash and added.answers + added.blocks > 0)
      select answers from added`,
    values: [
      ...[tokenHash, block?.network ?? null, block?.snapshot ?? null, dayText(day)],
      ...[plainArray(addresses), plainArray(fresh.map(({ score }) => score)), fresh.length],
    ],
  });
  if (rows[0]?.answers === fresh.length) return fresh;
  return [...fresh, ...(await readAnswers(ctx, question, addresses))];
}
