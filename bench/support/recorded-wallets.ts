import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The recorded wallets of a directory: the first column of its transactions and token transfers. */
export function readRecordedWallets(dir: string, split: string): string[] {
  const wallets = new Set<string>();
  for (const kind of ["normal_tx", "erc20_tx"]) {
    const text = gunzipSync(readFileSync(join(dir, `${kind}.${split}.csv.gz`))).toString("utf8");
    for (const [, wallet] of text.matchAll(/^(0x[0-9a-f]{40}),/gm)) if (wallet) wallets.add(wallet);
  }
  return [...wallets].sort();
}
