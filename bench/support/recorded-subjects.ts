import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { factsAt } from "../../lab/validity/facts-at.ts";
import { readActivity } from "../../lab/validity/read-histories.ts";
import { createPool } from "../../lib/core/db.ts";
import { currentModel, scorePoints } from "../../lib/engine/index.ts";
import { addressNumber, type MadeScore, writeScoreRows } from "../../tests/factories/scores.ts";

const root = join(import.meta.dirname, "../..");

/** Insert subjects with the facts and points of recorded mainnet wallets, each read a minute ago. Returns their addresses. */
export async function insertRecordedSubjects(databaseUrl: string, count: number): Promise<string[]> {
  const histories = await readActivity(join(root, "data/wallets"), "sample");
  const recorded = [...histories.values()].map((wallet) => factsAt(wallet, wallet.lastAt, currentModel));
  const subjects = Array.from({ length: count }, (_, i) => addressNumber(i + 1));
  const scores = subjects.map((subject, i): MadeScore => {
    const facts = recorded[i % recorded.length];
    if (!facts) throw new Error("no wallet is recorded");
    const { breakdown, ranked } = scorePoints(facts);
    return { subject, points: breakdown, ranked, facts: { ...facts, subject, wallets: [subject] } };
  });
  const pool = createPool(databaseUrl, 2);
  try {
    await writeScoreRows(pool, scores);
    await pool.query(
      `insert into tracked_wallet (address, chain_id, state, ready_at, checked_at)
       select address, 1, 'ready', now(), now() - interval '1 minute' from wallet`,
    );
    await pool.query("analyze");
  } finally {
    await pool.end();
  }
  return subjects;
}

/** The recorded wallets of a directory: the first column of its transactions and token transfers. */
export function readRecordedWallets(dir: string, split: string): string[] {
  const wallets = new Set<string>();
  for (const kind of ["normal_tx", "erc20_tx"]) {
    const text = gunzipSync(readFileSync(join(dir, `${kind}.${split}.csv.gz`))).toString("utf8");
    for (const [, wallet] of text.matchAll(/^(0x[0-9a-f]{40}),/gm)) if (wallet) wallets.add(wallet);
  }
  return [...wallets].sort();
}
