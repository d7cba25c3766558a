import { toEventSelector, zeroAddress } from "viem";
import { dataAddress, topicAddress, word, wordCount } from "../../chain/log-words.ts";
import type { ChainLog } from "../../chain/types.ts";
import type { tokenStandards } from "./source-schemas.ts";

// What a log changes of a list: of whom, of which token, by how much. Only shapes of the standards are read.

export type TokenStandard = (typeof tokenStandards)[number];

export interface Change {
  /** Lower case. Of tokens that are made or burned, the zero address. */
  holder: string;
  tokenId: bigint;
  units: bigint;
}

/** What a log changes; null for one of no known shape. */
export type ReadChanges = (log: Pick<ChainLog, "topics" | "data">) => readonly Change[] | null;

const [transfer, single, batch, attested, revoked, voteCast, voteCastWithParams, alphaVoteCast] = [
  "Transfer(address,address,uint256)",
  "TransferSingle(address,address,address,uint256,uint256)",
  "TransferBatch(address,address,address,uint256[],uint256[])",
  "Attested(address,address,bytes32,bytes32)",
  "Revoked(address,address,bytes32,bytes32)",
  "VoteCast(address,uint256,uint8,uint256,string)",
  "VoteCastWithParams(address,uint256,uint8,uint256,string,bytes)",
  "VoteCast(address,uint256,bool,uint256)",
].map((event) => toEventSelector(event)) as [string, string, string, string, string, string, string, string]; // As many.

export const transferTopics: Readonly<Record<TokenStandard, readonly string[]>> = {
  erc20: [transfer],
  erc721: [transfer],
  erc1155: [single, batch],
};
export const attestationTopics = [attested, revoked];
/** Governors of OpenZeppelin and Compound's Bravo; those with parameters; Compound's Alpha. */
export const voteTopics = [voteCast, voteCastWithParams, alphaVoteCast];

/** Reads transfers of a token. `tokenId`: only of this one. */
export function readTransfers(standard: TokenStandard, tokenId: bigint | null): ReadChanges {
  const read = { erc20: readErc20, erc721: readErc721, erc1155: readErc1155 }[standard];
  const only = standard === "erc20" ? null : tokenId;
  return (log) => {
    const moves = read(log);
    if (!moves) return null;
    const changes: Change[] = [];
    // Of who sends to themselves the two cancel each other.
    for (const { from, to, tokenId: id, units } of moves) {
      if (only !== null && id !== only) continue;
      // How many of a collection somebody has; of ERC-1155, how many of each.
      const of = standard === "erc721" ? ANY : id;
      changes.push({ holder: from, tokenId: of, units: -units }, { holder: to, tokenId: of, units });
    }
    return changes;
  };
}

/** Each holder is stored once, as the key of its changes: those of a large token would fill the cache that all share. */
const holderOf = (topic: string | undefined) => topicAddress(topic, false);

interface Move {
  from: string;
  to: string;
  tokenId: bigint;
  units: bigint;
}

/**
 * The addresses and the number of a `Transfer`. Old contracts index none of its fields, and some the addresses alone; which of them are
 * indexed does not say whether the number is an amount or an id.
 */
function readTransfer({ topics, data }: Pick<ChainLog, "topics" | "data">): [string, string, bigint] | null {
  const indexed = topics.length - 1;
  if (wordCount(data) !== 3 - indexed) return null;
  const addresses =
    indexed === 0 ? [dataAddress(data, 0), dataAddress(data, 1)] : [holderOf(topics[1]), holderOf(topics[2])];
  const number = indexed === 3 ? topicNumber(topics[3]) : indexed === 1 ? null : word(data, 2 - indexed);
  const [from, to] = addresses;
  return from && to && number !== null ? [from, to, number] : null;
}

const topicNumber = (topic: string | undefined) => (topic === undefined ? null : word(topic, 0));

/** Amounts are of no particular token. */
const ANY = 0n;

function readErc20(log: Pick<ChainLog, "topics" | "data">): Move[] | null {
  const [from, to, units] = readTransfer(log) ?? [];
  if (from === undefined || to === undefined || units === undefined || log.topics.length === 4) return null;
  return [{ from, to, tokenId: ANY, units }];
}

function readErc721(log: Pick<ChainLog, "topics" | "data">): Move[] | null {
  const [from, to, tokenId] = readTransfer(log) ?? [];
  if (from === undefined || to === undefined || tokenId === undefined) return null;
  return [{ from, to, tokenId, units: 1n }];
}

function readErc1155({ topics: [event, , ...sides], data }: Pick<ChainLog, "topics" | "data">): Move[] | null {
  const [from, to] = [holderOf(sides[0]), holderOf(sides[1])];
  if (from === null || to === null || sides.length !== 2) return null;
  if (event === single) {
    const [tokenId, units] = [word(data, 0), word(data, 1)];
    return tokenId === null || units === null || wordCount(data) !== 2 ? null : [{ from, to, tokenId, units }];
  }
  const [ids, amounts] = [readNumbers(data, 0), readNumbers(data, 1)];
  if (!ids || !amounts || ids.length !== amounts.length) return null;
  return ids.map((tokenId, place) => ({ from, to, tokenId, units: amounts[place] ?? 0n }));
}

/** The array of numbers whose offset is a word of the data; null if it is not all there. */
function readNumbers(data: string, position: number): bigint[] | null {
  const offset = word(data, position);
  if (offset === null || offset % 32n !== 0n || offset > BigInt(data.length)) return null;
  const start = Number(offset) / 32;
  const length = word(data, start);
  // Before anything of that length is made.
  if (length === null || length > BigInt(Math.max(0, wordCount(data) - start - 1))) return null;
  const numbers = Array.from({ length: Number(length) }, (_, place) => word(data, start + 1 + place));
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** Reads the votes on a proposal, with their weights. */
export function readVotes(proposalId: bigint): ReadChanges {
  return ({ topics: [event, voter], data }) => {
    // Alpha indexes nothing.
    const first = event === alphaVoteCast ? 1 : 0;
    const holder = first === 1 ? dataAddress(data, 0) : holderOf(voter);
    const [proposal, weight] = [word(data, first), word(data, first + 2)];
    if (holder === null || proposal === null || weight === null) return null;
    return proposal === proposalId ? [{ holder, tokenId: ANY, units: weight }] : [];
  };
}

/** Reads who has an attestation: its uid is the token. */
export const readAttested: ReadChanges = ({ topics, data }) => {
  const [holder, tokenId] = [holderOf(topics[1]), word(data, 0)];
  if (holder === null || tokenId === null) return null;
  return [{ holder, tokenId, units: topics[0] === attested ? 1n : -1n }];
};

export const NOBODY: string = zeroAddress;
