import { decodeEventLog, keccak256, stringToHex, zeroAddress } from "viem";
import type { ChainConfig } from "../core/chains.ts";
import { isName } from "../core/schemas.ts";
import { namesAbi, reservationsAbi } from "./names-abi.ts";
import type { ChainLog } from "./types.ts";

/** The events of the names and reservations contracts. */
export const nameEventKinds = ["minted", "subname", "transferred", "reserved", "refunded", "settled"] as const;
export type NameEventKind = (typeof nameEventKinds)[number];

/** One event of a names or reservations contract. */
export interface NameLog {
  kind: NameEventKind;
  /** keccak256 of the name, which is the token's id. */
  nameHash: string;
  /** Without suffix; null for a transfer, which has only the token's id. */
  name: string | null;
  /** The new owner or the reserver; lower-case hex. */
  account: string;
  /** The event's other arguments; numbers as decimal strings, addresses and hashes as lower-case hex. */
  data: Record<string, string>;
  logIndex: number;
}

/**
 * Decodes the logs of a chain's configured contracts, in order. Omits logs of other contracts, other events, names that break the
 * format rules or do not hash to their token's id, and the transfer that comes with a mint.
 */
export function decodeNameLogs(contracts: ChainConfig["contracts"], logs: readonly ChainLog[]): NameLog[] {
  const { names, reservations } = contracts;
  if (names === undefined) return [];
  return logs.flatMap((log) => {
    const decoded =
      log.address === names ? readNames(log) : log.address === reservations ? readReservations(log) : null;
    return decoded ? [{ ...decoded, logIndex: log.logIndex }] : [];
  });
}

type DecodedLog = Omit<NameLog, "logIndex"> | null;

function readNames(log: ChainLog): DecodedLog {
  const event = decode(namesAbi, log);
  switch (event?.eventName) {
    case "NameMinted": {
      const { tokenId, name, owner, price, nonce } = event.args;
      const minted = { kind: "minted", account: owner.toLowerCase(), name } as const;
      if (name.includes(".")) return null;
      return checked({ ...minted, nameHash: wordOf(tokenId), data: { price: String(price), nonce: String(nonce) } });
    }
    case "SubnameMinted": {
      const { tokenId, parentId, name, owner } = event.args;
      const parent = parentOf(name);
      if (parent === null || hashName(parent) !== wordOf(parentId)) return null;
      return checked({ kind: "subname", account: owner.toLowerCase(), name, nameHash: wordOf(tokenId), data: {} });
    }
    case "Transfer": {
      const { from, to, tokenId } = event.args;
      if (from === zeroAddress) return null;
      const data = { from: from.toLowerCase() };
      return { kind: "transferred", account: to.toLowerCase(), name: null, nameHash: wordOf(tokenId), data };
    }
    default:
      return null;
  }
}

function readReservations(log: ChainLog): DecodedLog {
  const event = decode(reservationsAbi, log);
  switch (event?.eventName) {
    case "NameReserved": {
      const { nameHash, name, reserver, deposit, reservedAt, expiresAt } = event.args;
      const data = { deposit: String(deposit), reservedAt: String(reservedAt), expiresAt: String(expiresAt) };
      return checked({ kind: "reserved", account: reserver.toLowerCase(), name, nameHash, data });
    }
    case "ReservationRefunded":
    case "ReservationSettled": {
      const { nameHash, name, reserver, deposit } = event.args;
      const kind = event.eventName === "ReservationRefunded" ? "refunded" : "settled";
      return checked({ kind, account: reserver.toLowerCase(), name, nameHash, data: { deposit: String(deposit) } });
    }
    default:
      return null;
  }
}

function checked(log: Omit<NameLog, "logIndex"> & { name: string }): DecodedLog {
  return isName(log.name) && hashName(log.name) === log.nameHash ? log : null;
}

function decode<A extends typeof namesAbi | typeof reservationsAbi>(abi: A, log: ChainLog) {
  try {
    // Both are lower-case hex, as the chain client reads them; a log without topics is no event of these contracts.
    const topics = log.topics as [`0x${string}`, ...`0x${string}`[]];
    return decodeEventLog({ abi, topics, data: log.data as `0x${string}` });
  } catch {
    return null;
  }
}

/** keccak256 of a name without suffix: its token's id as 32 bytes of hex. */
export function hashName(name: string): `0x${string}` {
  return keccak256(stringToHex(name));
}

/** The name after the first dot; null if there is none. */
export function parentOf(name: string): string | null {
  const dot = name.indexOf(".");
  return dot < 0 ? null : name.slice(dot + 1);
}

function wordOf(value: bigint): string {
  return `0x${value.toString(16).padStart(64, "0")}`;
}
