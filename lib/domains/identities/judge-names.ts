import { createHash } from "node:crypto";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { isName } from "../../core/schemas.ts";
import { isBlockedName, whyBlocked } from "./blocked-names.ts";
import type { NameCheck } from "./schemas.ts";

/** Suggestions for a name. */
const MOST = 5;

/** What is said of a blocked name that was minted. */
const NO_NAME = "It is blocked: its owner keeps the token, which is no name here.";

type NameStatus = "available" | "reserved" | "minted" | "blocked" | "invalid";

/** The state of a name, with the reason. Addresses are lower-case hex. */
export interface NameVerdict {
  /** Without one suffix, otherwise as sent. */
  name: string;
  status: NameStatus;
  /** Whether it satisfies the format rules. */
  valid: boolean;
  available: boolean;
  /** Absent for an available name. */
  reason?: string;
  /** Available similar names; absent for an available name, or if there are none. */
  suggestions?: string[];
  minted?: { owner: Address; chainId: number; tokenId: string };
  /** The reservation that counts. */
  reserved?: { address: Address; chainId: number; txHash: string; reservedAt: Date; expiresAt: Date };
}

/** The verdicts on names, in order, with at most one query, suggestions included. */
export async function judgeNames(
  ctx: Pick<Context, "env" | "now" | "pg">,
  given: readonly string[],
): Promise<NameVerdict[]> {
  const drafts = given.map((one) => {
    const name = withoutSuffix(ctx, one);
    const fault = formatFault(name);
    return { name, fault, candidates: canSuggest(name) ? candidatesFor(ctx, name) : [] };
  });
  // A subname cannot be claimed, but it may be taken.
  const wanted = drafts.flatMap(({ name, candidates }) => (isName(name) ? [name, ...candidates] : candidates));
  const taken = await readTaken(ctx, wanted);
  return drafts.map(({ name, fault, candidates }) => {
    const verdict = judge(ctx, name, fault, taken.get(name));
    if (verdict.available || candidates.length === 0) return verdict;
    return { ...verdict, suggestions: candidates.filter((one) => !taken.has(one)).slice(0, MOST) };
  });
}

function judge(ctx: Pick<Context, "env">, name: string, fault: string | null, taken: Taken | undefined): NameVerdict {
  const no = { name, valid: fault === null, available: false };
  if (taken?.owner) {
    const minted = { owner: taken.owner, chainId: taken.chainId ?? 0, tokenId: taken.tokenId ?? "0" };
    const reason = taken.isBlocked ? `The name is taken. ${NO_NAME}` : "The name is taken.";
    return { ...no, valid: true, status: "minted", reason, minted };
  }
  if (fault !== null) return { ...no, status: "invalid", reason: fault };
  const blocked = whyBlocked(ctx, name);
  if (blocked !== null) return { ...no, status: "blocked", reason: blocked };
  if (taken?.reserved) {
    const until = taken.reserved.expiresAt.toISOString();
    return { ...no, status: "reserved", reason: `The name is reserved until ${until}.`, reserved: taken.reserved };
  }
  return { name, valid: true, available: true, status: "available" };
}

function withoutSuffix(ctx: Pick<Context, "env">, given: string): string {
  const suffix = ctx.env.NAME_SUFFIX;
  return given.slice(-suffix.length).toLowerCase() === suffix ? given.slice(0, -suffix.length) : given;
}

/** The format rule that a name breaks; null for none. */
function formatFault(name: string): string | null {
  if (/[^a-z0-9-]/.test(name)) return "A name has only the letters a-z, digits and hyphens.";
  if (name.length < 3 || name.length > 32) return "A name has 3 to 32 characters.";
  if (name.startsWith("-") || name.endsWith("-")) return "A name starts and ends with a letter or digit.";
  if (name.includes("--")) return "A name has no two hyphens in a row.";
  return null;
}

interface Taken {
  owner: Address | null;
  isBlocked: boolean | null;
  chainId: number | null;
  tokenId: string | null;
  reserved: NonNullable<NameVerdict["reserved"]> | null;
}

interface TakenRow extends Omit<Taken, "reserved"> {
  name: string;
  reserver: Address | null;
  reservedOn: number;
  txHash: string;
  reservedAt: Date;
  expiresAt: Date;
}

async function readTaken(ctx: Pick<Context, "now" | "pg">, names: readonly string[]): Promise<Map<string, Taken>> {
  if (names.length === 0) return new Map();
  const { rows } = await ctx.pg.query<TakenRow>({
    name: "judge-names",
    text: `select n.name, i.owner, i.blocked as "isBlocked", i.chain_id as "chainId", i.token_id::text as "tokenId", r.address as reserver,
        r.chain_id as "reservedOn", r.tx_hash as "txHash", r.reserved_at as "reservedAt", r.expires_at as "expiresAt"
      from unnest($1::text[]) as n(name)
      left join identity i on i.name = n.name
      left join lateral (
        select * from reservation where name = n.name and state = 'open' and expires_at >= $2
        order by reserved_at, chain_id, log_index limit 1
      ) r on true
      where i.name is not null or r.name is not null`,
    values: [[...new Set(names)], ctx.now],
  });
  return new Map(
    rows.map(({ name, reserver, reservedOn, txHash, reservedAt, expiresAt, ...minted }) => [
      name,
      { ...minted, reserved: reserver && { address: reserver, chainId: reservedOn, txHash, reservedAt, expiresAt } },
    ]),
  );
}

/** Longest stem that gets a prefix or suffix. */
const LONGEST_STEM = 25;
const LONGEST_LABEL = 32;
const BEFORE = ["my-", "the-"];
const BEHIND = ["-id", "-one", "-1", "-2", "-3", "-name"];
/** Random suggestions, which nobody can register in advance. */
const RANDOM = 6;

/** Whether the text has a letter a-z or a digit after lower-casing. */
function canSuggest(given: string): boolean {
  return /[a-z0-9]/.test(given.toLowerCase());
}

/** Valid similar names, most similar first. They may be taken. */
function candidatesFor(ctx: Pick<Context, "env" | "now">, given: string): string[] {
  const whole = cut(plain(given), LONGEST_LABEL);
  const stem = cut(whole, LONGEST_STEM);
  if (stem === "") return [];
  const random = Array.from({ length: RANDOM }, (_, index) => {
    const digest = createHash("sha256").update(`${stem} ${ctx.now.getTime()} ${index}`).digest();
    return `${stem}-${digest.readUInt32BE(0).toString(36).padStart(6, "0").slice(-6)}`;
  });
  const made = [whole, ...BEHIND.map((end) => `${stem}${end}`), ...BEFORE.map((begin) => `${begin}${stem}`), ...random];
  return [...new Set(made)].filter((name) => name !== given && isName(name) && !isBlockedName(ctx, name));
}

/** Lower case, without marks; every run of other characters becomes one hyphen. */
function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return bare.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-/, "");
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/-$/, "");
}

/** Whether a name can be minted, with suggestions; at most one query. Throws INVALID_NAME_FORMAT if there is nothing to suggest. */
export async function checkName(ctx: Pick<Context, "env" | "now" | "pg">, input: { name: string }): Promise<NameCheck> {
  const [verdict] = await judgeNames(ctx, [input.name]);
  if (!verdict?.suggestions && !verdict?.valid) {
    throw new ServiceError("INVALID_NAME_FORMAT", verdict?.reason ?? "This is not a name.");
  }
  const { name, available, valid, reason, suggestions } = verdict;
  return { name, available, valid, ...(reason && { reason }), ...(suggestions && { suggestions }) };
}
