import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { keccak256, stringToBytes } from "viem";
import { type ChainConfig, worthlessChains } from "../../core/chains.ts";
import type { Env } from "../../core/env.ts";

/** The settings that scores depend on. */
export interface ScoringSettings {
  chains: ReadonlyMap<number, Pick<ChainConfig, "referenceWei" | "prices">>;
  /** Chains whose activity is in no score over all chains. */
  worthless: ReadonlySet<number>;
  /** Chains on which every wallet is known once it has sent a transaction. */
  followed: ReadonlySet<number>;
  lists: Lists;
  listContacts: boolean;
  listSelf: boolean;
  /** Issuers whose attestations count in full. */
  seeds: readonly string[];
  /** Funders that do not link the wallets that they fund. */
  services: Services;
}

const cache = new WeakMap<Env, ScoringSettings>();

/** The scoring settings of an environment; the lists are read once per process. */
export function scoringSettings(env: Env): ScoringSettings {
  const cached = cache.get(env);
  if (cached) return cached;
  const settings: ScoringSettings = {
    chains: new Map(
      env.CHAINS.map(({ id, referenceWei, prices }) => [id, { referenceWei, prices: lowerKeys(prices) }]),
    ),
    worthless: worthlessChains(env.CHAINS),
    followed: new Set(env.CHAINS.flatMap(({ id, wallets }) => (wallets === "all" ? [id] : []))),
    lists: loadLists(env.LISTED_ADDRESSES),
    listContacts: env.LIST_CONTACTS,
    listSelf: env.LIST_SELF,
    seeds: env.ATTESTATION_SEEDS,
    services: loadServices(env.SERVICES),
  };
  cache.set(env, settings);
  return settings;
}

function lowerKeys<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
}

/** Listed addresses. */
interface Lists {
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

/** An exchange, a bridge or another business whose address many people use; no one person's wallet. */
export interface Service {
  name: string;
  /** What it is, in the operator's words, such as `exchange` or `bridge`. */
  kind: string;
}

/** The operator's services. */
interface Services {
  /** By lower-case address. */
  byAddress: ReadonlyMap<string, Service>;
  /** keccak256 of the addresses and kinds, sorted, one of each per line; null without any. */
  hash: string | null;
}

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
