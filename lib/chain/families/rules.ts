import { concatHex, type Hex, keccak256, numberToHex, stringToHex, zeroAddress } from "viem";
import type { ChainConfig, ChainFamilyName } from "../../core/chains.ts";
import { NATIVE_LOGS } from "../gas.ts";
import type { BlockHeader, TransactionClass } from "../types.ts";

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

/**
 * What a header shows of its block. `transactions`: gas or a root of transactions mean that there are some. `logs`: the bloom filters
 * of header and receipts have what their logs have. `gas`: the receipts' gas adds up to the header's, until the fork that adds a list of block accesses.
 */
type HeaderShows = "transactions" | "logs" | "gas";

/** How a receipt names who paid for gas. */
export interface FeeTransfer {
  token: string;
  collector: string;
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

const systemContract = (number: number): string => `0x${number.toString(16).padStart(40, "0")}`;

const OP_DEPOSIT = 0x7e;

/** Sends the L1 attributes in the first transaction of every block. */
const OP_DEPOSITOR = "0xdeaddeaddeaddeaddeaddeaddeaddeaddead0001";

/** How blocks of a family's chains differ from Ethereum's. Addresses are lower-case hex. */
interface ChainFamily {
  /** Chains that belong to the family; others can join it with the setting `family`. */
  chainIds: readonly number[];
  /** Transaction types whose transactions are not their sender's own acts. */
  types: Readonly<Record<number, Exclude<TransactionClass, "user">>>;
  /** Of these, the types whose sender is given as the alias of its address on the parent chain, even for a wallet. */
  aliasedTypes: readonly number[];
  /** Senders that are the chain itself. */
  systemSenders: readonly string[];
  /** Contracts that the producer of a block calls as part of the protocol, without paying for gas. */
  producerContracts: readonly string[];
  /** Contracts whose `Transfer` logs repeat moves of native value: their logs are skipped. */
  baseTokens: readonly string[];
  /** Contracts that create contracts: a call that deployed one is a creation. */
  deployers: readonly string[];
  /** Fields of a receipt with what its sender paid in addition to gas, wei, such as for data on the parent chain. */
  feeFields: readonly string[];
  /** Fields of a receipt which show that its gas pays for more than execution and call data. */
  broadGasFields: readonly string[];
  /** What a header shows of the block's contents; unset: nothing for sure. */
  headerShows?: readonly HeaderShows[];
  /** Types whose gas somebody else may pay: the first `Transfer` of `token` to `collector` names who did. */
  sponsoredTypes: Readonly<Record<number, FeeTransfer>>;
  /**
   * The hash of a transaction or receipt that some nodes list although it is not part of the block. It is omitted, so that the rows
   * do not depend on the node.
   */
  syntheticHash?: (block: Pick<BlockHeader, "number" | "hash">) => string;
}

const none: Omit<ChainFamily, "chainIds"> = {
  types: {},
  aliasedTypes: [],
  systemSenders: [],
  producerContracts: [],
  baseTokens: [],
  deployers: [],
  feeFields: [],
  broadGasFields: [],
  sponsoredTypes: {},
};

/** The rules of each family. docs/decoding.md explains them. */
export const families: Readonly<Record<ChainFamilyName, ChainFamily>> = {
  ethereum: {
    ...none,
    chainIds: [1, 11155111, 17000, 560048, 100, 10200, 31337, 31338],
    headerShows: ["transactions", "logs", "gas"],
  },
  "op-stack": {
    ...none,
    headerShows: ["transactions", "logs"],
    chainIds: [
      10, 130, 204, 252, 291, 360, 420, 424, 478, 480, 690, 919, 999, 1135, 1301, 1750, 1868, 1923, 1924, 1946, 2192,
      2522, 4202, 4326, 4801, 5000, 5003, 5330, 5611, 8453, 11011, 12553, 13001, 17069, 33979, 34443, 48898, 48900,
      53302, 57073, 58008, 60808, 81224, 81457, 84531, 84532, 91342, 132902, 695569, 763373, 808813, 812242, 3397901,
      7777777, 11155420, 28122024, 168587773, 888888888, 999999999,
    ],
    types: { [OP_DEPOSIT]: "deposit" },
    systemSenders: [OP_DEPOSITOR],
    feeFields: ["l1Fee"],
    broadGasFields: ["tokenRatio"], // Mantle's gas pays for the data too.
  },
  arbitrum: {
    ...none,
    headerShows: ["transactions", "logs"],
    chainIds: [42161, 42170, 421613, 421614, 33111, 33139, 660279, 1380012617],
    types: {
      100: "deposit", // Native value from the parent chain.
      101: "deposit", // A call from the parent chain, unsigned here.
      102: "deposit", // The same from a contract there.
      104: "retry", // What a retryable ticket does.
      105: "system", // The ticket itself: its value moves in the retry.
      106: "system", // ArbOS.
    },
    aliasedTypes: [0x64, 0x65, 0x66, 0x68],
    systemSenders: [systemContract(0xa4b05)],
    broadGasFields: ["gasUsedForL1"],
  },
  zksync: {
    ...none,
    chainIds: [
      232, 260, 270, 272, 300, 324, 388, 626, 627, 2741, 11124, 37111, 50104, 61166, 978658, 1612127, 531050104,
    ],
    types: {
      254: "system", // Upgrades of the protocol.
      255: "deposit", // Priority operations from the parent chain.
    },
    systemSenders: [systemContract(0x8001), systemContract(0x8007)],
    baseTokens: [systemContract(0x800a)],
    deployers: [systemContract(0x8006)],
    broadGasFields: ["l1BatchNumber", "l2ToL1Logs"],
    sponsoredTypes: { 113: { token: systemContract(0x800a), collector: systemContract(0x8001) } },
  },
  "polygon-pos": {
    ...none,
    chainIds: [137, 80001, 80002],
    types: { 127: "deposit" }, // State sync as part of the block.
    baseTokens: [systemContract(0x1010)],
    syntheticHash: stateSyncHash,
    headerShows: ["transactions"],
  },
  bsc: {
    ...none,
    headerShows: ["transactions", "logs"],
    chainIds: [56, 97],
    producerContracts: [
      ...[0x1000, 0x1001, 0x1002, 0x1003, 0x1004, 0x1005, 0x1006, 0x1007, 0x1008].map(systemContract),
      ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x3000].map(systemContract),
    ],
  },
  celo: {
    ...none,
    chainIds: [42220, 44787, 62320, 11142220],
    types: { [OP_DEPOSIT]: "deposit" },
    systemSenders: [OP_DEPOSITOR],
    feeFields: ["l1Fee"],
    // Before Celo became an L2, a receipt of the block itself had the logs of epoch rewards.
    syntheticHash: (block) => block.hash,
    headerShows: ["transactions"],
  },
  avalanche: { ...none, chainIds: [43113, 43114], headerShows: ["transactions", "logs"] },
};

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

/** Prefix of the hash of the transaction in which bor lists the tokens that arrive from Ethereum. */
const borPrefix = stringToHex("matic-bor-receipt-");
export function stateSyncHash(block: { number: number; hash: string }): string {
  return keccak256(concatHex([borPrefix, numberToHex(block.number, { size: 8 }), block.hash as Hex])); // A hash is hex.
}
