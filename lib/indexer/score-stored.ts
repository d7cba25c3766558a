import { plainArray } from "../core/bulk-write.ts";
import { yieldRegularly } from "../core/yield-regularly.ts";
import { attestedAbove } from "../domains/attestations/index.ts";
import { type ChainView, lockScores, openScoringSession, type ScoreTrigger } from "../domains/scores/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { dayOf, emptyFacts, foldActivity, type WalletFacts } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import { type ChainLeader, clearMemory, leaderTransaction } from "./chain-leader.ts";
import { writeCursor } from "./cursor.ts";
import { readFacts, snapshotFacts, writeFacts } from "./facts-rows.ts";
import { mustObey } from "./roll-back.ts";

// Far behind its head a chain stores blocks alone: activity, attestations, marks of quarantine, names and the cursor. Their wallets are
// folded and scored once, before the next block that opens a chain day and at the latest near the head, in pages in the order of subjects.
// A page commits by itself: what is left is found again by the rows above the newest scored block, and a page that is repeated changes
// nothing, since facts name the block up to which they are folded.

/** Wallets folded and scored in one transaction, which holds the score lock for a second or two, unless the leader says otherwise. */
const AT_ONCE = 2_000;

/**
 * Folds and scores the wallets of the blocks that are stored alone, at the end of their chain day or where it is read to. Returns whether
 * all are scored: not if the leader must stop or obey an operator before. May be interrupted at any time and repeated.
 */
export async function scoreStored(leader: ChainLeader, ending?: AbortSignal): Promise<boolean> {
  const { sql, chain } = leader;
  if (leader.cursor.scored === null) return true;
  // Pages write facts of which the leader's memory does not know.
  clearMemory(leader);
  const touched = await readTouched(leader, leader.cursor.scored.number);
  for (const page of pagesOf(touched, leader.scoredAtOnce ?? AT_ONCE)) {
    if (ending?.aborted || (await mustObey(leader))) return false;
    await leaderTransaction(leader, () => scorePage(leader, page));
  }
  const next = { ...leader.cursor, scored: null };
  await leaderTransaction(leader, () => writeCursor(sql, chain.id, next, leader.now()));
  leader.cursor = next;
  return true;
}

/** A wallet that stored blocks concern. */
interface Touched {
  wallet: string;
  subject: string;
  /** Whether it has activity in them, which its facts are to hold. */
  isActive: boolean;
  cause: ScoreTrigger["cause"];
}

/**
 * The wallets that blocks above `scored` concern: those with activity that are known or become known, because they send, and those whose
 * attestations or marks changed. In the order of subjects.
 */
async function readTouched({ sql, chain }: ChainLeader, scored: number): Promise<Touched[]> {
  const values = [chain.id, scored];
  const { rows: active } = await sql.query<[wallet: string, subject: string]>({
    text: `select t.wallet, coalesce(w.subject, t.wallet) from (
         select wallet, bool_or(kind in ('sent', 'failed')) as sends from activity
         where chain_id = $1 and block_number > $2 group by wallet) t
       left join facts f on f.wallet = t.wallet and f.chain_id = $1 left join wallet w on w.address = t.wallet
       where t.sends or f.facts is not null`,
    values,
    rowMode: "array",
  });
  const { rows: marked } = await sql.query<{ wallet: string }>(
    "select distinct wallet from quarantined_wallet where chain_id = $1 and block_number > $2",
    values,
  );
  const attested = await attestedAbove(sql, { chainId: chain.id, above: scored });
  const { rows: others } = await sql.query<{ wallet: string; subject: string }>(
    `select a.wallet, coalesce(w.subject, a.wallet) as subject
     from unnest($1::text[]) as a(wallet) left join wallet w on w.address = a.wallet`,
    [plainArray([...attested, ...marked.map(({ wallet }) => wallet)])],
  );
  const isAttested = new Set(attested);
  const touched = new Map<string, Touched>();
  for (const one of others) {
    const cause = isAttested.has(one.wallet) ? "attestation" : "transactions";
    touched.set(one.wallet, { ...one, isActive: false, cause });
  }
  for (const [wallet, subject] of active)
    touched.set(wallet, { wallet, subject, isActive: true, cause: "transactions" });
  return [...touched.values()].sort((a, b) => order(a.subject, b.subject) || order(a.wallet, b.wallet));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Pages of wallets, each with all touched wallets of its subjects, so that a subject is scored once. */
function* pagesOf(touched: readonly Touched[], size: number): Generator<Touched[]> {
  let page: Touched[] = [];
  for (const one of touched) {
    if (page.length >= size && page.at(-1)?.subject !== one.subject) {
      yield page;
      page = [];
    }
    page.push(one);
  }
  if (page.length > 0) yield page;
}

async function scorePage(leader: ChainLeader, page: readonly Touched[]): Promise<void> {
  const { sql, chain, cursor } = leader;
  const { newest, finalized } = cursor;
  if (!newest) return;
  await lockScores(sql);
  const now = leader.now();
  const active = page.flatMap(({ wallet, isActive }) => (isActive ? [wallet] : []));
  const { facts, changed, newWallets } = await foldStored(leader, active, newest.number);
  const view: ChainView = {
    ...{ chainId: chain.id, asOf: dayOf(newest.time), finalized },
    factsOf: (wallet) => facts.get(wallet),
  };
  const session = openScoringSession(sql, leader.settings, view);
  const causes = new Map<string, ScoreTrigger["cause"]>();
  for (const { subject, cause } of page) if (causes.get(subject) !== "transactions") causes.set(subject, cause);
  const pause = yieldRegularly();
  for (const subject of await session.load(page.map(({ wallet }) => wallet))) {
    const cause = causes.get(subject) ?? "transactions";
    session.score(subject, chain.id, { cause, source: { chainId: chain.id, ...newest } });
    await pause();
  }
  await rememberWallets(sql, newWallets, now);
  const open = changed.flatMap(({ wallet, block }) => ((block ?? -1) > finalized ? [wallet] : []));
  await snapshotFacts(sql, { chainId: chain.id, wallets: open, finalized });
  await writeFacts(sql, chain.id, changed);
  await session.flush({ now });
}

/** The facts of wallets with what is stored up to a block, those among them that this changed, and the wallets that had none. */
async function foldStored(
  { sql, chain }: ChainLeader,
  wallets: readonly string[],
  upTo: number,
): Promise<{ facts: Map<string, WalletFacts>; changed: WalletFacts[]; newWallets: string[] }> {
  const facts = await readFacts(sql, chain.id, wallets);
  const newWallets = wallets.filter((wallet) => !facts.has(wallet));
  for (const wallet of newWallets) facts.set(wallet, emptyFacts(wallet, chain.id));
  const after = new Map([...facts].map(([wallet, { block }]) => [wallet, block ?? -1]));
  const changed = new Set<WalletFacts>();
  await readActivity(sql, { chainId: chain.id, wallets, upTo, after }, (wallet, rows) => {
    const known = facts.get(wallet);
    if (known) changed.add(foldActivity(known, rows));
  });
  return { facts, changed: [...changed], newWallets };
}
