import type { BlockHeader, TransactionClass } from "../types.ts";

/** How blocks of a family's chains differ from Ethereum's. Addresses are lower-case hex. */
export interface ChainFamily {
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

/**
 * What a header shows of its block. `transactions`: gas or a root of transactions mean that there are some. `logs`: the bloom filters
 * of header and receipts have what their logs have. `gas`: the receipts' gas adds up to the header's, until the fork that adds a list of block accesses.
 */
export type HeaderShows = "transactions" | "logs" | "gas";

/** How a receipt names who paid for gas. */
export interface FeeTransfer {
  token: string;
  collector: string;
}
