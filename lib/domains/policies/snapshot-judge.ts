import type { Pool } from "pg";
import { hasCapability, indexesEveryWallet } from "../../chain/capabilities.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { erasedForm, isOrWas } from "../../core/meta.ts";
import { checksum } from "../../core/schemas.ts";
import { DAY, scoreTierOf } from "../../engine/index.ts";
import { readVoters } from "../once/index.ts";
import { dayText, firstCloseDay, readOnDay } from "../scores/index.ts";
import type { CompiledPolicy, CompiledRule } from "./compile.ts";
import { satisfies } from "./condition.ts";
import { combine } from "./evaluate.ts";
import { evaluateOnDay } from "./evaluate-policy.ts";
import { isCategory } from "./modules.ts";
import { whyUnread } from "./require-rule-chains.ts";
import type { Outcome, PolicyResult } from "./schemas.ts";

// How voters are judged on a past day: by closes alone where the policy asks for nothing else, since thousands are asked for at once, and
// otherwise by a whole evaluation.

/** A question about a token's policy on a day (00:00 UTC, unix seconds). */
export interface Question {
  tokenHash: string;
  compiled: CompiledPolicy;
  day: number;
  /** Unknown addresses have no history: every chain of the policy is followed with all its wallets. */
  emptyIfUnknown: boolean;
  /** The developer of the policy, who is charged for the reading of unknown voters. */
  payer: string;
  /** Closes decide every rule of the policy. */
  isOfCloses: boolean;
  /** Addresses that are judged in one turn of a client. */
  page: number;
}

/** The first score of an address. */
export interface Answer {
  address: string;
  score: number;
}

/** The answers of a page: those given earlier, the new ones to store, and why others cannot be given. */
export interface Page {
  earlier: Answer[];
  fresh: Answer[];
  unchecked: { path: string; message: string }[];
  /** Addresses that this service does not know. */
  unknown: string[];
}

/** Addresses that are judged together by closes, and by whole evaluations. */
const PAGE = { closes: 5_000, evaluations: 500 };

export function openQuestion(ctx: Context, asked: Omit<Question, "isOfCloses" | "page">): Question {
  const isOfCloses = asked.compiled.rules.every((rule) => isDecidedByCloses(ctx, rule));
  return { ...asked, isOfCloses, page: isOfCloses ? PAGE.closes : PAGE.evaluations };
}

function isDecidedByCloses(ctx: Context, { rule }: CompiledRule): boolean {
  const { module, chainIds = [], maxAgeSeconds } = rule;
  const isOfPoints = module === "total" || module === "tier" || isCategory(module);
  return isOfPoints && new Set(chainIds).size < 2 && maxAgeSeconds === undefined && whyUnread(ctx, rule) === null;
}

/** Judges addresses of lower case, each once, unless they were judged earlier. */
export async function judgePage(ctx: Context, question: Question, addresses: readonly string[]): Promise<Page> {
  const earlier = await readAnswers(ctx, question, addresses);
  const known = new Set(earlier.map(({ address }) => address));
  const rest = known.size === 0 ? addresses : addresses.filter((address) => !known.has(address));
  const page: Page = { earlier, fresh: [], unchecked: [], unknown: [] };
  if (rest.length === 0) return page;
  const [links, passes] = await Promise.all([readLinks(ctx, question, rest), judgeByCloses(ctx, question, rest)]);
  const judged: string[] = [];
  for (const address of rest) {
    const link = links.get(address);
    const isPassing = link === undefined ? passes.get(address) : undefined;
    if (isPassing !== undefined) page.fresh.push({ address, score: isPassing ? 1 : 0 });
    else if (link === "shared") page.fresh.push({ address, score: 0 });
    else if (link === "moved") page.unchecked.push({ path: checksum(address), message: MOVED });
    else judged.push(address);
  }
  if (judged.length > 0) await judgeWhole(ctx, question, { judged, page });
  return page;
}

const MOVED = "It was linked to another wallet, or left one, after the judged day.";

/** Whether addresses pass, by their closes alone; nothing of one that closes do not decide. */
async function judgeByCloses(
  { pg }: Context,
  { compiled, day, isOfCloses }: Question,
  subjects: readonly string[],
): Promise<Map<string, boolean>> {
  const passes = new Map<string, boolean>();
  if (!isOfCloses) return passes;
  const scopes = [...new Set(compiled.rules.map(({ scope }) => scope))];
  const read = scopes.map((scope) => readScope(pg, { subjects, chainId: Number(scope || 0), day: dayText(day) }));
  const known = new Map((await Promise.all(read)).map((found, i) => [scopes[i], found]));
  for (const [index, subject] of subjects.entries()) {
    const outcomes: Outcome[] = [];
    for (const rule of compiled.rules) {
      const own = known.get(rule.scope)?.[index];
      if (!own?.isRead || own.isStale) break;
      const { module } = rule.rule;
      const { total, breakdown } = own.close ?? { total: 0, breakdown: null };
      const value = isCategory(module) ? (breakdown?.[module] ?? 0) : module === "tier" ? scoreTierOf(total) : total;
      outcomes.push(satisfies(rule.condition, value) ? "pass" : "fail");
    }
    if (outcomes.length === compiled.rules.length) passes.set(subject, combine(compiled.policy, outcomes) === "pass");
  }
  return passes;
}

/** Nothing is known of a day before the first with scores. */
async function readScope(pg: Pool, query: Parameters<typeof readOnDay>[1]) {
  const first = await firstCloseDay(pg, query.chainId);
  return first === null || query.day < first ? [] : readOnDay(pg, query);
}

/** Judges addresses by whole evaluations. */
async function judgeWhole(
  ctx: Context,
  { compiled, day: at, emptyIfUnknown, payer }: Question,
  { judged, page }: { judged: readonly string[]; page: Page },
): Promise<void> {
  for (let from = 0; from < judged.length; from += PAGE.evaluations) {
    const identities = judged.slice(from, from + PAGE.evaluations);
    const results = await evaluateOnDay(ctx, compiled, { identities, at, emptyIfUnknown, payer });
    const wallets = emptyIfUnknown ? await readWallets(ctx, identities) : null;
    for (const [index, address] of identities.entries()) {
      const result = results[index] ?? null;
      if (result === null) {
        page.unknown.push(address);
        continue;
      }
      const why = whyUnchecked(result);
      const score = result.outcome === "pass" ? 1 : 0;
      if (why !== null) page.unchecked.push({ path: checksum(address), message: why });
      // The 0 of an address without a history is the same later, and anybody can make up as many.
      else if (score > 0 || !wallets || wallets.has(address)) page.fresh.push({ address, score });
    }
  }
}

/**
 * Reads unknown addresses once, for a few seconds, and judges those that are read. Others are unchecked, with the reason. `chains`: those of
 * the policy.
 */
export async function judgeUnknown(
  ctx: Context,
  { compiled, day: at, payer }: Question,
  { chains, unknown }: { chains: readonly ChainConfig[]; unknown: readonly string[] },
): Promise<Pick<Page, "fresh" | "unchecked">> {
  const page: Pick<Page, "fresh" | "unchecked"> = { fresh: [], unchecked: [] };
  const isReadable = chains.every((chain) => indexesEveryWallet(chain) || hasCapability(chain, "walletHistory"));
  const { asker, refused } = isReadable
    ? await readVoters(ctx, { payer, addresses: unknown })
    : { asker: payer, refused: new Map(unknown.map((address) => [address, UNKNOWN])) };
  const identities = unknown.filter((address) => !refused.has(address));
  const results =
    identities.length > 0
      ? await evaluateOnDay(ctx, compiled, { identities, at, emptyIfUnknown: false, asker, payer })
      : [];
  for (const address of unknown) {
    const result = results[identities.indexOf(address)] ?? null;
    const why = refused.get(address) ?? (result === null ? UNKNOWN : whyUnchecked(result));
    if (why !== null) page.unchecked.push({ path: checksum(address), message: why });
    else page.fresh.push({ address, score: result?.outcome === "pass" ? 1 : 0 });
  }
  return page;
}

const UNKNOWN = "This service does not know this address, and not all chains of the policy can be read for it.";

/** Why a result is no answer; null if it is one. */
function whyUnchecked(result: PolicyResult): string | null {
  if (result.outcome !== "indeterminate") return null;
  return result.rules.find(({ outcome }) => outcome === "indeterminate")?.reason ?? "A rule could not be checked.";
}

async function readWallets(ctx: Context, addresses: readonly string[]): Promise<Set<string>> {
  const text = "select address from wallet where address = any($1::text[])";
  const { rows } = await ctx.pg.query<{ address: string }>(text, [addresses]);
  return new Set(rows.map(({ address }) => address));
}

export async function readAnswers(
  ctx: Context,
  { tokenHash, day }: Pick<Question, "tokenHash" | "day">,
  addresses: readonly string[],
): Promise<Answer[]> {
  const { rows } = await ctx.pg.query<Answer>({
    name: "snapshot-answers",
    // A join: with `any`, a table without statistics is searched through for each of its rows.
    text: `select s.address, s.score from unnest($3::text[]) as a(address) join snapshot_answer s
      on s.token_hash = $1 and s.day = $2 and s.address = a.address`,
    values: [tokenHash, dayText(day), plainArray(addresses)],
  });
  return rows;
}

/**
 * What identities are to addresses: `shared`, of one whose primary wallet is another at the end of the day, so that a person counts once;
 * `moved`, it is not known, because links are not stored by day; `primary`, of one whose evaluation may need more than its closes.
 */
type Link = "shared" | "moved" | "primary";

async function readLinks(ctx: Context, { day }: Question, addresses: readonly string[]): Promise<Map<string, Link>> {
  const { rows } = await ctx.pg.query<{ address: string; link: Link }>({
    name: "snapshot-links",
    text: `with asked as materialized (select unnest($1::text[]) as address)
      select address, case when "primary" or not (counts or linked_at < $2) then 'primary'
          when linked_at < $2 then 'shared' else 'moved' end as link
        from asked join identity_wallet using (address)
      union all select asked.address, 'moved' from asked join identity_departure d on ${isOrWas("d.address", "asked.address")}
          join wallet_group g on ${isOrWas("g.address", "asked.address")}
        where d.owner <> asked.address and d.owner is distinct from ${erasedForm("asked.address")} and d.left_at >= $2 and g.joined_at < $2`,
    values: [plainArray(addresses), new Date((day + DAY) * 1000)],
  });
  const links = new Map<string, Link>();
  // One that is shared now was so, whatever it left.
  for (const { address, link } of rows)
    if (links.get(address) !== "shared" && link !== "primary") links.set(address, link);
  for (const { address, link } of rows) if (link === "primary" && !links.has(address)) links.set(address, link);
  return links;
}
