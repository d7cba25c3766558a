import { zeroAddress } from "viem";
import type { ChainConfig, ChainFamilyName } from "../../core/chains.ts";
import { NATIVE_LOGS } from "../gas.ts";
import type { BlockHeader, TransactionClass } from "../types.ts";
import type { ChainFamily, FeeTransfer, HeaderShows } from "./family.ts";
import { families } from "./table.ts";

/** What the class of a transaction depends on. */
export interface ClassifiedTransaction {
  type: number | null;
  from: string;
  to: string | null;
  /** Wei; null if the node gives none. */
  gasPrice: bigint | null;
  /** Who produced the block; null if the node does not say. */
  producer: string | null;
}

/** The rules of a chain's family, ready to use. */
export interface FamilyRules {
  classify(transaction: ClassifiedTransaction): TransactionClass;
  /** The sender's address on its own chain. */
  senderOf(transaction: Pick<ClassifiedTransaction, "type" | "from">): string;
  /** Hashes that nodes may list although they are not of the block's transactions. */
  syntheticHashes(block: Pick<BlockHeader, "number" | "hash">): readonly string[];
  /** Addresses whose logs repeat moves of native value, and are no tokens: those of the family, and of the protocol. */
  baseTokens: ReadonlySet<string>;
  deployers: ReadonlySet<string>;
  /** When the chain had Glamsterdam, unix seconds, if the settings say. */
  glamsterdamTime?: number | undefined;
  feeFields: readonly string[];
  broadGasFields: readonly string[];
  sponsoredTypes: ReadonlyMap<number, FeeTransfer>;
  /** What a header shows of its block; null of an unknown chain. */
  headerShows: readonly HeaderShows[] | null;
}

/**
 * The rules of a chain's family, which the setting `family` or the chain's id determines. An unknown chain gets the rules of all
 * families together, which do not contradict each other.
 */
export function familyRules(chain: Pick<ChainConfig, "id" | "family" | "glamsterdamTime">): FamilyRules {
  const name = familyOf(chain);
  return { ...(name ? compiled(name) : allFamilies), glamsterdamTime: chain.glamsterdamTime };
}

/** The family of a chain; null if neither the setting nor the id determines it. */
export function familyOf(chain: Pick<ChainConfig, "id" | "family">): ChainFamilyName | null {
  return chain.family ?? byChainId.get(chain.id) ?? null;
}

/** Whether others than the senders may pay for transactions of the chain, which explorers do not show. */
export function hidesWhoPays(chain: Pick<ChainConfig, "id" | "family">): boolean {
  const name = familyOf(chain);
  return name !== null && Object.keys(families[name].sponsoredTypes).length > 0;
}

const names = Object.keys(families) as ChainFamilyName[]; // The keys of the table are the names.
const byChainId = new Map(names.flatMap((name) => families[name].chainIds.map((id) => [id, name] as const)));
const rules = new Map<ChainFamilyName, FamilyRules>();

function compiled(name: ChainFamilyName): FamilyRules {
  const known = rules.get(name);
  if (known) return known;
  const made = compileRules([families[name]], families[name].headerShows ?? []);
  rules.set(name, made);
  return made;
}

function compileRules(parts: readonly ChainFamily[], headerShows: FamilyRules["headerShows"]): FamilyRules {
  const types = new Map(parts.flatMap((one) => Object.entries(one.types).map(([type, kind]) => [Number(type), kind])));
  const aliased = new Set(parts.flatMap((one) => one.aliasedTypes));
  const senders = new Set(parts.flatMap((one) => one.systemSenders));
  const producerContracts = new Set(parts.flatMap((one) => one.producerContracts));
  const synthetic = parts.flatMap((one) => one.syntheticHash ?? []);
  return {
    classify({ type, from, to, gasPrice, producer }) {
      if (senders.has(from)) return "system";
      const kind = type === null ? undefined : types.get(type);
      if (kind) return kind;
      const isProtocol = from === producer && gasPrice === 0n && to !== null && producerContracts.has(to);
      // Nodes give the zero address as the sender of transactions that nobody sent.
      return isProtocol || from === zeroAddress ? "system" : "user";
    },
    senderOf: ({ type, from }) => (type !== null && aliased.has(type) ? undoAlias(from) : from),
    syntheticHashes: (block) => synthetic.map((hashOf) => hashOf(block)),
    baseTokens: new Set([NATIVE_LOGS, ...parts.flatMap((one) => one.baseTokens)]),
    deployers: new Set(parts.flatMap((one) => one.deployers)),
    headerShows,
    feeFields: [...new Set(parts.flatMap((one) => one.feeFields))],
    broadGasFields: parts.flatMap((one) => one.broadGasFields),
    sponsoredTypes: new Map(
      parts.flatMap((one) => Object.entries(one.sponsoredTypes).map(([type, transfer]) => [Number(type), transfer])),
    ),
  };
}

/** What the chain adds to an address of the parent chain to make its alias. */
const ALIAS = 0x1111000000000000000000000000000000001111n;

function undoAlias(address: string): string {
  return `0x${BigInt.asUintN(160, BigInt(address) - ALIAS)
    .toString(16)
    .padStart(40, "0")}`;
}

const allFamilies = compileRules(Object.values(families), null);
