import { decodeEventLog, type Hex, parseAbi, toEventSelector } from "viem";
import type { ChainConfig } from "../core/chains.ts";
import { topicAddress } from "./log-words.ts";
import type { ChainLog } from "./types.ts";

/** The registries of ERC-8004 of a chain, as CHAINS names them. */
export type AgentRegistries = NonNullable<ChainConfig["contracts"]["agents"]>;

/** Events as the deployed registries emit them: the text of the standard of 2026-01-25. */
const abi = parseAbi([
  "event Registered(uint256 indexed agentId, string agentURI, address indexed owner)",
  "event URIUpdated(uint256 indexed agentId, string newURI, address indexed updatedBy)",
  "event MetadataSet(uint256 indexed agentId, string indexed indexedMetadataKey, string metadataKey, bytes metadataValue)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "event NewFeedback(uint256 indexed agentId, address indexed clientAddress, uint64 feedbackIndex, int128 value, uint8 valueDecimals, string indexed indexedTag1, string tag1, string tag2, string endpoint, string feedbackURI, bytes32 feedbackHash)",
  "event FeedbackRevoked(uint256 indexed agentId, address indexed clientAddress, uint64 indexed feedbackIndex)",
  "event ResponseAppended(uint256 indexed agentId, address indexed clientAddress, uint64 feedbackIndex, address indexed responder, string responseURI, bytes32 responseHash)",
]);

/** Feedback as drafts of the standard logged it: other scales, so that it is named and not counted. Agent and client stand where they do now. */
const draftFeedback: ReadonlySet<string> = new Set(
  [
    "NewFeedback(uint256,address,uint64,int256,uint8,string,string,string,string,string,bytes32)",
    "NewFeedback(uint256,address,uint64,uint256,uint8,string,string,string,string,string,bytes32)",
    "NewFeedback(uint256,address,uint64,uint8,string,string,string,string,string,bytes32)",
    "NewFeedback(uint256,address,uint64,uint8,string,string,string,string,bytes32)",
    "NewFeedback(uint256,address,uint8,string,string,string,string,bytes32)",
    "NewFeedback(uint256,address,uint8,bytes32,bytes32,string,bytes32)",
  ].map((signature) => toEventSelector(signature)),
);

/** What is stored of a registry's events. `draft`: feedback in a form of a draft, or beyond what the registry takes. */
const agentEventKinds = [
  ...["registered", "transfer", "uri", "wallet", "feedback", "revoked", "response", "draft"],
] as const;

/** One event of a registry. Numbers of the chain are decimal strings, addresses lower-case hex. */
export interface AgentLog {
  kind: (typeof agentEventKinds)[number];
  agentId: string;
  logIndex: number;
  /** The new owner or wallet, or who gave the feedback; null where a wallet was taken away. */
  account: string | null;
  /** Of feedback, its revocation and responses: the registry's number of it, from 1 for each giver. */
  feedbackIndex?: string;
  value?: string;
  decimals?: number;
  /** Texts, cut to what is stored: uri, tag1, tag2, endpoint, hash, responder. */
  data: Record<string, string | number>;
}

/** Characters of what is stored: of a URI, which may have its file in it, and of other texts. */
const MOST_URI = 65_536;
const MOST_TEXT = 500;
const MOST_TAG = 100;
/** What the registry takes. */
const MOST_VALUE = 10n ** 38n;
const MOST_DECIMALS = 18;
const MOST_INDEX = 2n ** 64n - 1n;
const WALLET_KEY = "agentWallet";

/** Reads the events of both registries in the logs of one transaction, in order. Omits all others. */
export function readAgentLogs({ identity, reputation }: AgentRegistries, logs: readonly ChainLog[]): AgentLog[] {
  const found = logs.flatMap((log) =>
    log.address === identity ? readIdentity(log) : log.address === reputation ? readReputation(log) : [],
  );
  return withoutEarlierWallets(found);
}

/**
 * The registry stores the wallet, mints the agent, and logs the wallet last: what the receiver's code does in between, such as to give the
 * agent away, counts after it.
 */
function withoutEarlierWallets(found: readonly AgentLog[]): AgentLog[] {
  const changed = new Set<string>();
  const registered = new Set<string>();
  return found.filter(({ kind, agentId }) => {
    if (kind === "registered") registered.add(agentId);
    if (kind !== "wallet") return true;
    const isOfRegistration = registered.delete(agentId);
    if (!isOfRegistration) changed.add(agentId);
    return !isOfRegistration || !changed.has(agentId);
  });
}

function decode({ topics, data }: ChainLog) {
  try {
    // Both are lower-case hex, as the chain client reads them; a log without topics is no event of these contracts.
    return decodeEventLog({ abi, topics: topics as [Hex, ...Hex[]], data: data as Hex });
  } catch {
    return null;
  }
}

function readIdentity(log: ChainLog): AgentLog[] {
  const event = decode(log);
  const { logIndex } = log;
  switch (event?.eventName) {
    case "Registered": {
      const { agentId, agentURI, owner } = event.args;
      const data = uriOf(agentURI);
      return [{ kind: "registered", agentId: String(agentId), logIndex, account: owner.toLowerCase(), data }];
    }
    case "URIUpdated": {
      const { agentId, newURI, updatedBy } = event.args;
      const data = uriOf(newURI);
      return [{ kind: "uri", agentId: String(agentId), logIndex, account: updatedBy.toLowerCase(), data }];
    }
    case "MetadataSet": {
      const { agentId, metadataKey, metadataValue } = event.args;
      if (metadataKey !== WALLET_KEY) return [];
      return [{ kind: "wallet", agentId: String(agentId), logIndex, account: packedAddress(metadataValue), data: {} }];
    }
    case "Transfer": {
      const { from, to, tokenId } = event.args;
      const data = { from: from.toLowerCase() };
      return [{ kind: "transfer", agentId: String(tokenId), logIndex, account: to.toLowerCase(), data }];
    }
    default:
      return [];
  }
}

function readReputation(log: ChainLog): AgentLog[] {
  if (draftFeedback.has(log.topics[0] ?? "")) return readDraft(log);
  const event = decode(log);
  const { logIndex } = log;
  switch (event?.eventName) {
    case "NewFeedback": {
      const { agentId, clientAddress, feedbackIndex: index, value, valueDecimals: decimals, ...texts } = event.args;
      const isKnown = value <= MOST_VALUE && value >= -MOST_VALUE && decimals <= MOST_DECIMALS && index <= MOST_INDEX;
      if (!isKnown) return readDraft(log);
      const { tag1, tag2, endpoint, feedbackURI, feedbackHash: hash } = texts;
      const [account, feedbackIndex] = [clientAddress.toLowerCase(), String(index)];
      const tags = { tag1: cut(tag1, MOST_TAG), tag2: cut(tag2, MOST_TAG) };
      const data = { ...tags, endpoint: cut(endpoint), uri: cut(feedbackURI), hash };
      const stated = { feedbackIndex, value: String(value), decimals, data };
      return [{ kind: "feedback", agentId: String(agentId), logIndex, account, ...stated }];
    }
    case "FeedbackRevoked": {
      const { agentId, clientAddress, feedbackIndex: index } = event.args;
      const [account, feedbackIndex] = [clientAddress.toLowerCase(), String(index)];
      if (index > MOST_INDEX) return [];
      return [{ kind: "revoked", agentId: String(agentId), logIndex, account, feedbackIndex, data: {} }];
    }
    case "ResponseAppended": {
      const { agentId, clientAddress, feedbackIndex: index, responder, responseURI, responseHash: hash } = event.args;
      const [account, feedbackIndex] = [clientAddress.toLowerCase(), String(index)];
      if (index > MOST_INDEX) return [];
      const data = { responder: responder.toLowerCase(), uri: cut(responseURI), hash };
      return [{ kind: "response", agentId: String(agentId), logIndex, account, feedbackIndex, data }];
    }
    default:
      return [];
  }
}

function readDraft({ topics, logIndex }: ChainLog): AgentLog[] {
  const account = topicAddress(topics[2]);
  if (topics[1] === undefined || account === null) return [];
  return [{ kind: "draft", agentId: String(BigInt(topics[1])), logIndex, account, data: {} }];
}

/** Packed, not encoded: 20 bytes, or none where no wallet is set. */
function packedAddress(value: Hex): string | null {
  return value.length !== 42 || BigInt(value) === 0n ? null : value.toLowerCase();
}

/** A URI, which is left out with its length where it is too long to store. */
function uriOf(uri: string): Record<string, string | number> {
  return uri.length > MOST_URI ? { uri: "", omitted: uri.length } : { uri: withoutHidden(uri) };
}

function cut(text: string, most = MOST_TEXT): string {
  const plain = withoutHidden(text);
  return plain.length > most ? `${plain.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…` : plain;
}

/** A stranger's text without control characters but tabs and line breaks, those that reorder text, and halves of characters. */
export function withoutHidden(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, "\ufffd");
}
