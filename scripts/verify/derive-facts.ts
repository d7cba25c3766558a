import { openSource } from "../../lib/chain/sources/open-source.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { findModel, hashJson } from "../../lib/domains/models/model-hash.ts";
import type { Receipt, ReceiptSource } from "../../lib/domains/scores/receipt/receipt.ts";
import {
  type Activity,
  compareActivity,
  dayNumber,
  dayOf,
  emptyFacts,
  foldActivity,
  type MergePart,
  mergeFacts,
  type ScoreFacts,
  type WalletFunding,
} from "../../lib/engine/index.ts";
import { historyRowsToActivity } from "../../lib/indexer/decode/history-rows.ts";
import { downloadBlocks } from "../../lib/indexer/download.ts";

/** Where the blocks or rows of one chain can be read. */
export interface SourceGiven {
  kind: "rpc" | "explorer";
  url: string;
  chainId: number;
}

/** Blocks requested at a time. */
const RANGE = 200;

/** Facts that no block of the chain holds: they are taken from the receipt, whose signature covers them. */
const given = [
  "links",
  "states",
  "cluster",
  "chain",
  "listed",
  "social",
  "claimed",
  "service",
  "sources",
  "validUntil",
] as const;

/**
 * Read the wallets' activity again from the blocks that the receipt names, fold and merge it, and compare with the
 * receipt's facts. Returns the names of the facts that differ. Throws where the blocks cannot be read.
 */
export async function differingFacts(
  receipt: Receipt,
  sources: readonly SourceGiven[],
  signal: AbortSignal,
): Promise<string[]> {
  const model = findModel(receipt.modelHash);
  if (!model) throw new Error("the model is not a published one");
  const parts: MergePart[] = [];
  for (const chainId of Object.keys(receipt.facts.asOf).map(Number)) {
    const named = receipt.facts.sources.find((one) => one.chainId === chainId);
    const source = sources.find((one) => one.chainId === chainId);
    if (!named) throw new Error(`the receipt does not say from which blocks of chain ${chainId} it was made`);
    if (!source) throw new Error(`chain ${chainId} is in the receipt too: name a source for it (URL,${chainId})`);
    parts.push(...(await readParts(source, named, receipt.facts.wallets, signal)));
  }
  const { subject, wallets, states, listed, social } = receipt.facts;
  const each = [receipt.facts, ...(receipt.facts.each ?? [])];
  const derived = mergeFacts(
    {
      subject,
      wallets,
      parts,
      funding: each.flatMap(fundingOf),
      alike: each.flatMap(({ alike }) => alike ?? []),
      passed: (receipt.facts.passed ?? []).map((row) => ({ ...row, at: dayNumber(receipt.facts.heldUntil ?? 0) })),
      social,
      paymentTrust: receipt.facts.trustedVolume === undefined ? undefined : new Map(),
      overrides: receipt.facts.overrides ?? [],
      listed: new Set(each.flatMap((one) => one.listed.addresses)),
      listsHash: listed.listsHash,
      listContacts: listed.contacts !== null,
      listSelf: listed.self !== null,
      states,
    },
    model,
  );
  // A receipt of version 1 held every address: what is estimated now cannot be compared with it.
  const skipped = new Set<string>([
    ...given,
    ...(receipt.facts.version === 1 ? ["version", ...(derived.sketched ?? [])] : []),
  ]);
  const found = new Map<string, unknown>(Object.entries(withTrustOf(receipt.facts, derived)));
  return Object.entries(receipt.facts).flatMap(([name, value]) =>
    skipped.has(name) || hashJson(found.get(name) ?? null) === hashJson(value) ? [] : [name],
  );
}

/** Whom trust reaches no block of these wallets says: its sums are taken from the receipt too. */
function withTrustOf(known: ScoreFacts, derived: ScoreFacts): ScoreFacts {
  const { trustedCounterparties, trustedVolume } = known;
  if (trustedCounterparties === undefined || trustedVolume === undefined) return derived;
  const each = derived.each?.map((one) =>
    withTrustOf(known.each?.find(({ subject }) => subject === one.subject) ?? one, one),
  );
  return { ...derived, trustedCounterparties, trustedVolume, ...(each && { each }) };
}

function fundingOf({ cluster, chain }: ScoreFacts): WalletFunding[] {
  const funding: WalletFunding[] = [];
  if (cluster) funding.push({ ...cluster, clusterSize: cluster.size, chainLength: 0 });
  if (chain) funding.push({ ...chain, clusterSize: 1, chainLength: chain.length });
  return funding;
}

async function readParts(...[source, named, wallets, signal]: Parameters<Reader>): Promise<MergePart[]> {
  const read = source.kind === "rpc" ? readBlocks : readExplorer;
  const { rows, asOf } = await read(source, named, wallets, signal);
  return wallets.flatMap((wallet) => {
    const own = rows.filter((row) => row.wallet === wallet).sort(compareActivity);
    // On a wholly followed chain a wallet has facts once it has sent a transaction there.
    const known = own.some((row) => source.kind === "explorer" || row.kind === "sent" || row.kind === "failed");
    if (!known) return [];
    const facts = foldActivity(emptyFacts(wallet, named.chainId), own);
    return [{ facts, asOf, referenceWei: named.referenceWei, prices: named.prices }];
  });
}

type Reader = (
  source: SourceGiven,
  named: ReceiptSource,
  wallets: readonly string[],
  signal: AbortSignal,
) => Promise<{ rows: Activity[]; asOf: number }>;

function configOf({ kind, url, chainId }: SourceGiven, { contracts }: ReceiptSource): ChainConfig {
  const urls = kind === "rpc" ? { rpcUrls: [url] } : { explorers: [{ url }] };
  return ChainConfig.parse({ id: chainId, name: `chain ${chainId}`, contracts, ...urls });
}

const readBlocks: Reader = async (source, named, wallets, signal) => {
  const chain = configOf(source, named);
  const client = openSource(chain, "blocks");
  try {
    await client.verify(signal);
    const newest = await client.header(named.toBlock, signal);
    if (!newest) throw new Error(`chain ${chain.id} has no block ${named.toBlock}`);
    if (named.blockHash !== null && newest.hash !== named.blockHash) {
      throw new Error(
        `block ${named.toBlock} of chain ${chain.id} is ${newest.hash}, in the receipt ${named.blockHash}`,
      );
    }
    const wanted = new Set(wallets);
    const rows: Activity[] = [];
    for (let from = named.fromBlock; from <= named.toBlock; from += RANGE) {
      const to = Math.min(from + RANGE - 1, named.toBlock);
      for (const block of await downloadBlocks(chain, client, { from, to }, signal)) {
        rows.push(...block.rows.filter((row) => wanted.has(row.wallet)));
      }
    }
    return { rows, asOf: dayOf(newest.time) };
  } finally {
    await client.close();
  }
};

const readExplorer: Reader = async (source, named, wallets, signal) => {
  const chain = configOf(source, named);
  const reader = openSource(chain, "walletHistory");
  const rows: Activity[] = [];
  for (const wallet of wallets) {
    const history = await reader.fetch(wallet, { fromBlock: named.fromBlock, signal });
    for (const [list, result] of Object.entries(history.lists)) {
      if (result.state !== "ok") throw new Error(`${list} of ${wallet}: ${result.error?.message ?? "not read"}`);
    }
    const { transactions, internal, tokens, nfts } = history.lists;
    const lists = { transactions: transactions.rows, internal: internal.rows, tokens: tokens.rows, nfts: nfts.rows };
    rows.push(...historyRowsToActivity(chain, wallet, lists).filter((row) => row.blockNumber <= named.toBlock));
  }
  // An explorer returns no time of a block without rows, so the newest row's day is the newest covered day.
  return { rows, asOf: dayOf(rows.reduce((newest, row) => Math.max(newest, row.at), 0)) };
};
