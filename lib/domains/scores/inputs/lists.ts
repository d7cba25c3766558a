import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { keccak256, stringToBytes } from "viem";

/** Listed addresses. */
export interface Lists {
  listed: ReadonlySet<string>;
  /** keccak256 of the sorted addresses, one per line: facts name the list they were computed with. */
  hash: string;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * Read a CSV whose first column is an address; a first line without one is its header. An empty path is an empty
 * list. Throws an error that names the first invalid line.
 */
export function loadLists(path: string): Lists {
  const addresses = new Set<string>();
  if (path !== "") {
    const rows: string[][] = parse(readFileSync(path), { relax_column_count: true, skip_empty_lines: true, bom: true });
    for (const [index, [first = ""]] of rows.entries()) {
      const address = first.trim();
      if (ADDRESS.test(address)) addresses.add(address.toLowerCase());
      else if (index > 0) throw new Error(`LISTED_ADDRESSES: row ${index + 1} of ${path} starts with no address.`);
    }
  }
  return { listed: addresses, hash: keccak256(stringToBytes([...addresses].sort().join("\n"))) };
}
