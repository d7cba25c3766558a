import { pad, toHex } from "viem";
import { eventTopics } from "../../../lib/chain/abi.ts";
import type { Json } from "./family.ts";

const word = (value: string | number | bigint): string =>
  typeof value === "string" ? pad(value as `0x${string}`) : toHex(value, { size: 32 }); // An address.

/** The log of an ERC-20 transfer. */
export function tokenTransfer(token: string, from: string, to: string, amount: bigint) {
  return { address: token, topics: [eventTopics.transfer, word(from), word(to)], data: word(amount) };
}

/** The log of an ERC-721 transfer. */
export function nftTransfer(token: string, from: string, to: string, id: number): Json {
  return { address: token, topics: [eventTopics.transfer, word(from), word(to), word(id)], data: "0x" };
}
