import { z } from "zod";

/** A lower-case hex address, as stored and compared. Responses add checksums. */
export type Address = `0x${string}`;

const HexAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "must be an address (0x and 40 hex digits)")
  .transform((value) => value.toLowerCase() as Address);
const Wei = z.string().regex(/^[0-9]{1,78}$/, "must be a whole number as a decimal string");

/** An Etherscan-compatible explorer. If one fails, the next in order is used. */
const ExplorerConfig = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  apiKey: z.string().min(1).optional(),
  /** Calls per second. */
  rate: z.number().positive().max(100_000).default(5),
  /** Rows of a page; Etherscan's free tier returns at most 1,000. */
  pageSize: z.int().min(1).max(10_000).default(1000),
  /** How old its newest block may be on a chain without rpcUrls, minutes; default: of any age, as in a recording. */
  maxAgeMinutes: z.int().positive().max(525_600).optional(),
});

/** Kinds of chains whose blocks need rules of their own; `lib/chain/families/rules.ts` has the rules. */
export const chainFamilies = [
  "ethereum",
  "op-stack",
  "arbitrum",
  "zksync",
  "polygon-pos",
  "bsc",
  "celo",
  "avalanche",
] as const;
export type ChainFamilyName = (typeof chainFamilies)[number];

/** A chain of the setting CHAINS. */
export const ChainConfig = z
  .strictObject({
    id: z.int().positive(),
    name: z.string().min(1).max(64),
    /** JSON-RPC endpoints in order of preference; none for a chain read only from explorers. */
    rpcUrls: z.array(z.url({ protocol: /^https?$/ })).default([]),
    /** Calls in one JSON-RPC request at first; an endpoint that refuses as many gets fewer. */
    rpcBatchSize: z.int().min(1).max(1000).default(32),
    /** JSON-RPC endpoints that must agree on the newest block. */
    headQuorum: z.int().min(1).max(16).default(1),
    explorers: z.array(ExplorerConfig).default([]),
    /** Rules for the chain's blocks. Unset: the chain's id decides; an unknown id gets the rules of all families. */
    family: z.enum(chainFamilies).optional(),
    /** Time of the first block by the rules of Glamsterdam (EIP-7773), unix seconds. Unset: only headers of blocks tell. */
    glamsterdamTime: z.int().nonnegative().optional(),
    /** First block to follow over RPC. */
    startBlock: z.int().nonnegative().default(0),
    /** Blocks after which a block is final. */
    finalityDepth: z.int().nonnegative().default(65),
    /** `all`: every wallet of every block; `tracked`: requested wallets. */
    wallets: z.enum(["all", "tracked"]).default("tracked"),
    /** One unit of volume, in wei of the native currency. */
    referenceWei: Wei.default("1000000000000000000"),
    currency: z.string().min(1).max(16).default("ETH"),
    /** Wei of native currency for one whole token. Tokens without a price add no volume. */
    prices: z.record(z.string(), z.strictObject({ decimals: z.int().min(0).max(36), wei: Wei })).default({}),
    contracts: z
      .strictObject({
        /** Governors whose votes count, and votes tokens whose delegations count. */
        governors: z.array(HexAddress).default([]),
        pools: z.array(HexAddress).default([]),
        /** IdentityNames; without it the chain has no names. */
        names: HexAddress.optional(),
        /** NameReservations of these names. */
        reservations: HexAddress.optional(),
        /** CanyToken. */
        cany: HexAddress.optional(),
        /** ScoreVerifier; without it no passes are issued for the chain. */
        verifier: HexAddress.optional(),
        /** PassportAdapter of this verifier. */
        passport: HexAddress.optional(),
        /** Where ENS clients find names of this service. */
        ens: z
          .strictObject({
            /** CredenceResolver: the gateway signs answers for it. */
            resolver: HexAddress,
            /** ENS's registry and universal resolver on this chain. */
            registry: HexAddress.optional(),
            universalResolver: HexAddress.optional(),
          })
          .optional(),
        /** BoardRoots; without it no epoch is published on the chain. */
        roots: HexAddress.optional(),
        /** EAS, the result of its `version()`, and its SchemaRegistry. */
        eas: HexAddress.optional(),
        easVersion: z
          .string()
          .regex(/^\d+\.\d+(\.\d+)?$/, "must be a version such as 1.4.0")
          .optional(),
        schemaRegistry: HexAddress.optional(),
        /** First block that may have an attestation. Unset: that of a published EAS, otherwise 0. */
        easFirstBlock: z.int().nonnegative().optional(),
        /** The registries of ERC-8004, and the block from which their logs are read; without it the chain has no agents. */
        agents: z
          .strictObject({
            identity: HexAddress,
            reputation: HexAddress,
            firstBlock: z.int().nonnegative().default(0),
          })
          .optional(),
      })
      .refine(
        ({ eas, easVersion, schemaRegistry }) => new Set([eas, easVersion, schemaRegistry].map(Boolean)).size === 1,
        "eas, easVersion and schemaRegistry are given together or not at all",
      )
      .refine(
        (contracts) => contracts.reservations === undefined || contracts.names !== undefined,
        "reservations needs names: a name is reserved in order to be minted",
      )
      .refine(
        (contracts) => contracts.passport === undefined || contracts.verifier !== undefined,
        "passport needs verifier, whose receipts it stores",
      )
      .default({ governors: [], pools: [] }),
    /** The price of a name. */
    mint: z
      .strictObject({
        /** Wei of native currency. */
        price: Wei.default("1000000000000000"),
        /** Discount for wallets that hold `canyBalance`. */
        canyDiscountPercent: z.int().min(0).max(100).default(20),
        /** CANY in its smallest unit. */
        canyBalance: Wei.default("100000000000000000000"),
      })
      .prefault({}),
    /** Web pages of an explorer: `{explorerUrl}/tx/{hash}`. */
    explorerUrl: z.url({ protocol: /^https?$/ }).optional(),
    /**
     * Gas and coins cost nothing, so activity counts only in the chain's own scores. Unset: true for the id of a public test
     * network, unless the chain is `local`.
     */
    worthless: z.boolean().optional(),
    /** A chain of this machine, with published demo wallets. */
    local: z.boolean().default(false),
  })
  .refine((chain) => chain.rpcUrls.length + chain.explorers.length > 0, "needs rpcUrls or explorers")
  .refine(
    (chain) => chain.headQuorum <= Math.max(chain.rpcUrls.length, 1),
    "headQuorum is more than the number of rpcUrls",
  );
export type ChainConfig = z.infer<typeof ChainConfig>;

export const ChainConfigs = z
  .array(ChainConfig)
  .refine((chains) => new Set(chains.map((chain) => chain.id)).size === chains.length, "two chains have the same id");

/**
 * Chain ids of public test networks, where gas and coins cost nothing: those of viem's chain definitions, without ids that a main
 * network shares. A test compares the two.
 */
export const testNetworks: ReadonlySet<number> = new Set([
  5, 16, 21, 31, 41, 51, 71, 83, 89, 97, 114, 133, 153, 157, 164, 202, 216, 261, 270, 272, 282, 296, 297, 300, 338, 365,
  398, 420, 462, 475, 545, 595, 599, 627, 646, 681, 699, 701, 785, 825, 842, 919, 943, 997, 998, 1001, 1028, 1038, 1073,
  1075, 1112, 1114, 1115, 1123, 1131, 1230, 1287, 1301, 1315, 1328, 1336, 1338, 1439, 1442, 1453, 1513, 1516, 1663,
  1686, 1874, 1879, 1891, 1924, 1946, 1952, 1993, 1995, 2017, 2022, 2024, 2039, 2201, 2221, 2331, 2340, 2358, 2391,
  2442, 2443, 2522, 2625, 2710, 2730, 2810, 3110, 3141, 3636, 3939, 3993, 4002, 4090, 4112, 4201, 4202, 4203, 4460,
  4690, 4759, 4777, 4801, 5001, 5003, 5115, 5124, 5611, 5700, 5887, 6000, 6343, 6423, 6497, 7001, 7120, 7234, 7672,
  8082, 8150, 8408, 8882, 9000, 9280, 9496, 9746, 9747, 9990, 10081, 10143, 10200, 10218, 10243, 11011, 11124, 11822,
  12325, 13001, 13337, 13473, 14800, 14853, 15000, 15557, 16600, 16601, 16602, 17000, 17069, 18233, 18881, 20993, 20994,
  21363, 23023, 23295, 23452, 25925, 28882, 29112, 31318, 31611, 33101, 33111, 34952, 35443, 37111, 40204, 42000, 42070,
  42421, 42431, 43113, 43521, 43851, 44787, 46630, 46688, 48898, 50006, 50312, 50341, 53302, 53457, 54170, 54211, 55931,
  57000, 57054, 58008, 59140, 59141, 59902, 60600, 62049, 62092, 64165, 64240, 66665, 72344, 80001, 80002, 80008, 80069,
  80084, 80085, 84531, 84532, 88882, 88991, 91342, 97476, 98864, 98867, 101003, 102031, 102032, 105363, 120893, 124832,
  127823, 128123, 132902, 167005, 167007, 167008, 167009, 167013, 181228, 200024, 200810, 202601, 205205, 314159,
  421613, 421614, 450815, 490092, 534351, 560048, 631571, 656476, 666666, 695569, 743111, 751230, 763373, 763375,
  808813, 810181, 812242, 839999, 911867, 978658, 984123, 1337803, 1440002, 1449000, 1612127, 1998991, 2019775, 2524852,
  2651420, 3397901, 3441005, 3441006, 5042002, 5201420, 5318007, 6038361, 6912115, 7080969, 10241025, 11142220,
  11155111, 11155420, 11155931, 12227332, 20241133, 21000001, 28122024, 33772211, 37084624, 41144114, 52164803,
  111557560, 161221135, 168587773, 245022926, 324705682, 420420421, 420420422, 531050104, 974399131, 999999999,
  1020352220, 1187947933, 1313161555, 1444673419, 1523903251, 1660990954, 1722641160, 1802203764, 1952959480,
  2494104990, 3448148188, 7078815900, 11297108099, 37714555429, 123420000220, 123420001114, 920637907288165,
  2713017997578000,
]);

/** The chains whose activity is in no score over all chains; none if all chains are worthless, so that such a score exists. */
export function worthlessChains(chains: readonly ChainConfig[]): ReadonlySet<number> {
  const found = chains.filter(({ id, worthless, local }) => worthless ?? (!local && testNetworks.has(id)));
  return new Set(found.length < chains.length ? found.map(({ id }) => id) : []);
}

/** How long a chain's source may fail before its data counts as stale, milliseconds. */
export const SOURCE_GRACE_MS = 5 * 60_000;

/** Whether a followed chain stopped, or its source failed for longer than the grace. */
export function sourceFails(cursor: { state: string; failingSince: Date | null }, now: Date): boolean {
  if (cursor.state === "stopped") return true;
  return cursor.failingSince !== null && now.getTime() - cursor.failingSince.getTime() > SOURCE_GRACE_MS;
}
