import type { Context } from "../../core/context.ts";
import { keyOf } from "../../engine/wallet-clusters/profile-store.ts";
import { readEvents } from "./read-rows.ts";
import type { ListRow } from "./stored-list.ts";

/** Columns beside the addresses that are looked at, and how much of a cell. */
const MOST_COLUMNS = 16;
const LONGEST = 200;
/** Amounts, dates and marks name nobody. */
const NAMES_NOBODY = /^(?:.{0,2}|[\d.,:/%$€+\-\sTZ]*|true|false|null|none|n\/a|yes|unknown)$/i;

/** What the upload says of the wallets of a list beside their addresses, by their numbers. */
export interface UploadLabels {
  /** Hashes of entries that several wallets have. */
  shared: ReadonlyMap<number, readonly number[]>;
  /** How many different entries of one column a wallet has, where there are several. */
  handles: ReadonlyMap<number, number>;
}

/**
 * Reads the upload of a list again. `walletOf`: the number of the wallet of a row, undefined for none. A column names people if at least half of
 * its entries differ, such as handles, and unlike countries. A list that was given as identities has no labels.
 */
export async function readLabels(
  ctx: Context,
  list: ListRow,
  walletOf: (row: number) => number | undefined,
): Promise<UploadLabels> {
  const columns = Array.from({ length: MOST_COLUMNS }, (): Entries => ({ wallets: [], labels: [] }));
  const groups: Entries = { wallets: [], labels: [] };
  let row = 0;
  for await (const event of readEvents(ctx, list, { withOthers: true })) {
    if (event.kind !== "row") continue;
    const wallet = walletOf(++row);
    if (wallet === undefined) continue;
    if (event.group !== undefined) addEntry(groups, wallet, `group ${event.group}`);
    for (const [n, entries] of columns.entries()) {
      const cell = event.others?.[n]?.trim().slice(0, LONGEST).toLowerCase() ?? "";
      if (!NAMES_NOBODY.test(cell)) addEntry(entries, wallet, `${n} ${cell}`);
    }
  }
  return labelsOf([groups, ...columns.filter(namesPeople)]);
}

/** Entries of one column: a wallet and the hash of what it says. */
interface Entries {
  wallets: number[];
  labels: number[];
}

function addEntry({ wallets, labels }: Entries, wallet: number, text: string): void {
  wallets.push(wallet);
  labels.push(keyOf(text));
}

function namesPeople({ labels }: Entries): boolean {
  return 2 * new Set(labels).size >= labels.length;
}

function labelsOf(columns: readonly Entries[]): UploadLabels {
  const shared = new Map<number, number[]>();
  const handles = new Map<number, number>();
  for (const { wallets, labels } of columns) {
    const first = new Map<number, number>();
    const several = new Set<number>();
    for (const [i, label] of labels.entries()) {
      const wallet = wallets[i] ?? 0;
      if ((first.get(label) ?? wallet) === wallet) first.set(label, wallet);
      else several.add(label);
    }
    const byWallet = new Map<number, Set<number>>();
    for (const [i, label] of labels.entries()) {
      const wallet = wallets[i] ?? 0;
      const own = byWallet.get(wallet);
      if (own) own.add(label);
      else byWallet.set(wallet, new Set([label]));
    }
    for (const [wallet, own] of byWallet) {
      if (own.size > 1) handles.set(wallet, Math.max(handles.get(wallet) ?? 0, own.size));
      const common = [...own].filter((label) => several.has(label));
      if (common.length > 0) shared.set(wallet, [...(shared.get(wallet) ?? []), ...common]);
    }
  }
  return { shared, handles };
}
