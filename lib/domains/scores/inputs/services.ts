import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { keccak256, stringToBytes } from "viem";

/** An exchange, a bridge or another business whose address many people use; no one person's wallet. */
export interface Service {
  name: string;
  /** What it is, in the operator's words, such as `exchange` or `bridge`. */
  kind: string;
}

/** The operator's services. */
export interface Services {
  /** By lower-case address. */
  byAddress: ReadonlyMap<string, Service>;
  /** keccak256 of the addresses and kinds, sorted, one of each per line; null without any. */
  hash: string | null;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
/** Characters of a name or a kind. */
const LONGEST = 60;

/**
 * Read a CSV of address, name and kind; a first line without an address is its header. An empty path is no service. Throws an error
 * that names the first invalid line.
 */
export function loadServices(path: string): Services {
  const byAddress = new Map<string, Service>();
  if (path !== "") {
    const rows: string[][] = parse(readFileSync(path), { skip_empty_lines: true, bom: true, trim: true });
    for (const [index, [address = "", name = "", kind = ""]] of rows.entries()) {
      if (ADDRESS.test(address) && isPlain(name) && isPlain(kind)) byAddress.set(address.toLowerCase(), { name, kind });
      else if (index > 0 || ADDRESS.test(address)) {
        throw new Error(`SERVICES: row ${index + 1} of ${path} is no address with a name and a kind.`);
      }
    }
  }
  const lines = [...byAddress].map(([address, { kind }]) => `${address} ${kind}`).sort();
  return { byAddress, hash: lines.length > 0 ? keccak256(stringToBytes(lines.join("\n"))) : null };
}

function isPlain(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST && !/\p{C}/u.test(text);
}

/** What service one of these wallets (lower case) belongs to; null if none does. */
export function serviceOf({ byAddress }: Services, wallets: readonly string[]): Service | null {
  if (byAddress.size === 0) return null;
  return wallets.map((wallet) => byAddress.get(wallet)).find((service) => service !== undefined) ?? null;
}

/** Kinds of services at which what is paid stays the payer's own, so that to pay them proves nothing. */
const OWN_FUNDS: ReadonlySet<string> = new Set(["bridge", "entry point"]);

/** The addresses of services from which payment trust flows. */
export function trustedServices({ byAddress }: Services): string[] {
  return [...byAddress].flatMap(([address, { kind }]) => (OWN_FUNDS.has(kind.toLowerCase()) ? [] : [address]));
}

/** Whether an address belongs to a service. */
export function isService({ byAddress }: Services, address: string): boolean {
  return byAddress.has(address.toLowerCase());
}
