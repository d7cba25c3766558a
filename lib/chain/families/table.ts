import { concatHex, type Hex, keccak256, numberToHex, stringToHex } from "viem";
import type { ChainFamilyName } from "../../core/chains.ts";
import type { ChainFamily } from "./family.ts";

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

/** Sends the L1 attributes in the first transaction of every block. */
const OP_DEPOSITOR = "0xdeaddeaddeaddeaddeaddeaddeaddeaddead0001";
const OP_DEPOSIT = 0x7e;

const systemContract = (number: number): string => `0x${number.toString(16).padStart(40, "0")}`;

/** Prefix of the hash of the transaction in which bor lists the tokens that arrive from Ethereum. */
const borPrefix = stringToHex("matic-bor-receipt-");
export function stateSyncHash(block: { number: number; hash: string }): string {
  return keccak256(concatHex([borPrefix, numberToHex(block.number, { size: 8 }), block.hash as Hex])); // A hash is hex.
}

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
