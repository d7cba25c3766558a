import type { Context } from "../../core/context.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { refreshBoards } from "../scores/index.ts";
import { type CompiledPolicy, readsChain } from "./compile.ts";
import { combine, evaluate } from "./evaluate.ts";
import { loadInputs } from "./load.ts";
import type { Outcome } from "./schemas.ts";

/** A wallet to judge, lower case. */
interface Judgeable {
  address: string;
  /** The outcomes of the rules that read a chain, in order; null: the chain is read now. */
  chainOutcomes: readonly Outcome[] | null;
}

/** What a policy says of a wallet. */
export interface Judged {
  outcome: Outcome;
  /** The reasons of the rules that decide. */
  why: string;
  /** As they were given, or as the chain was read now. */
  chainOutcomes: readonly Outcome[];
  /** Whether the outcome depends on blocks that are not final. */
  isOpen: boolean;
  /** By chain, the newest of these blocks, as far as they are known. */
  openBlocks: Readonly<Record<string, number>>;
  /** Its history is not kept up to date here: it is read once a day for its watch. */
  isReadOnce: boolean;
}

/** Reasons that an event names, and their characters. */
const MOST_REASONS = 3;
const LONGEST_WHY = 600;
const UNKNOWN = "The wallet is not known here.";
const READ_BEFORE = "The chain is read once a day for this rule.";

/** Judges wallets for a developer, in order. Those whose chain is read and those whose chain was read today are loaded apart. */
export async function judgeWallets(
  ctx: Context,
  compiled: CompiledPolicy,
  { asker, wallets }: { asker: string; wallets: readonly Judgeable[] },
): Promise<Judged[]> {
  // Scores of look-ups may be a second old: the change for which a wallet is judged would be missed.
  await refreshBoards(ctx);
  const before = await readOpen(ctx, wallets);
  const judged = new Map<Judgeable, Omit<Judged, "isOpen" | "openBlocks">>();
  for (const isRead of [false, true]) {
    const some = wallets.filter(({ chainOutcomes }) => (chainOutcomes === null) === isRead);
    if (some.length > 0) await judgeAlike(ctx, compiled, { asker, wallets: some }, judged);
  }
  // A block may have come between, and a reorg may have removed one.
  const after = await readOpen(ctx, wallets);
  return wallets.map((wallet) => {
    const found = judged.get(wallet);
    if (!found) throw new Error("each wallet is judged");
    const [first, last] = [before(wallet.address), after(wallet.address)];
    return { ...found, isOpen: first.isOpen || last.isOpen, openBlocks: { ...first.openBlocks, ...last.openBlocks } };
  });
}

async function judgeAlike(
  ctx: Context,
  { policy, rules }: CompiledPolicy,
  { asker, wallets }: { asker: string; wallets: readonly Judgeable[] },
  judged: Map<Judgeable, Omit<Judged, "isOpen" | "openBlocks">>,
): Promise<void> {
  const isRead = wallets[0]?.chainOutcomes === null;
  const inputs = await loadInputs(ctx, {
    rules: isRead ? rules : rules.filter((rule) => !readsChain(rule)),
    identities: wallets.map(({ address }) => address),
    asker,
    isOfMany: true,
  });
  if (!isRead) for (const compiled of rules.filter(readsChain)) inputs.unread.set(compiled.rule, READ_BEFORE);
  const pause = yieldRegularly(ctx.signal?.());
  for (const [index, wallet] of wallets.entries()) {
    const measures = inputs.measures.get("")?.[index] ?? null;
    const isKnown = measures !== null;
    const results = isKnown ? evaluate({ policy, rules }, { inputs, index }, ctx.now).rules : [];
    const given = wallet.chainOutcomes?.values();
    const outcomes = rules.map((rule, at): Outcome => {
      const stored = readsChain(rule) ? given?.next().value : undefined;
      return stored ?? results[at]?.outcome ?? "indeterminate";
    });
    const outcome = combine(policy, outcomes);
    const reasons = results.flatMap(({ reason }, at) => (outcomes[at] === outcome ? [reason] : []));
    judged.set(wallet, {
      ...{ outcome, isReadOnce: measures === null || measures.undecided !== undefined },
      why: isKnown ? [...new Set(reasons)].slice(0, MOST_REASONS).join(" ").slice(0, LONGEST_WHY) : UNKNOWN,
      chainOutcomes: outcomes.filter((_, at) => rules.some((rule, of) => of === at && readsChain(rule))),
    });
    await pause();
  }
}

/** By wallet, whether its history has blocks that are not final, and the newest of them by chain. */
async function readOpen(ctx: Pick<Context, "pg">, wallets: readonly Judgeable[]) {
  const { rows } = await ctx.pg.query<{ address: string; chain: number; block: number | null }>(
    `with asked as materialized (
       select a.address, coalesce(w.subject, a.address) as subject
       from unnest($1::text[]) as a(address) left join wallet w using (address))
     select a.address, f.chain_id as chain, max(f.to_block) as block
     from asked a join wallet o on o.subject = a.subject join facts f on f.wallet = o.address
       join chain_cursor c on c.chain_id = f.chain_id
     where f.to_block > coalesce(c.finalized_block, -1) group by 1, 2
     union all
     select a.address, t.chain_id, max(greatest(t.block_number, t.revoked_block))
     from asked a join wallet o on o.subject = a.subject join attestation t on t.subject = o.address
     where not t.final or (t.revoked_block is not null and t.revocation_seq is null) group by 1, 2
     union all
     select a.address, i.chain_id, max(i.block_number)
     from asked a join wallet o on o.subject = a.subject join identity i on i.owner = o.address where not i.final group by 1, 2
     union all
     select a.address, 0, null from asked a join score s on s.subject = a.subject
     where s.chain_id <= 0 and s.status = 'provisional'`,
    [wallets.map(({ address }) => address)],
  );
  const open = new Map<string, { isOpen: true; openBlocks: Record<string, number> }>();
  for (const { address, chain, block } of rows) {
    const one = open.get(address) ?? { isOpen: true, openBlocks: {} };
    if (block !== null) one.openBlocks[chain] = Math.max(block, one.openBlocks[chain] ?? 0);
    open.set(address, one);
  }
  return (address: string) => open.get(address) ?? { isOpen: false, openBlocks: {} };
}
