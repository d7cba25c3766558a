import { eventTopics } from "../../chain/abi.ts";
import type { ChainTransaction } from "../../chain/types.ts";
import { readErc20Transfer } from "./erc20-transfer.ts";
import type { TokenMoves } from "./types.ts";

/** Sums the ERC-20 transfers of a transaction. */
export function tokenMoves(transaction: ChainTransaction): TokenMoves {
  const moved = new Map<string, bigint>();
  const add = (key: string, units: bigint) => moved.set(key, (moved.get(key) ?? 0n) + units);
  const take = (key: string, units: bigint): boolean => {
    const rest = (moved.get(key) ?? 0n) - units;
    if (rest < 0n) return false;
    moved.set(key, rest);
    return true;
  };
  for (const log of transaction.logs) {
    if (log.topics[0] !== eventTopics.transfer) continue;
    const transfer = readErc20Transfer(log);
    if (!transfer) continue;
    add(`${log.address}<${transfer.from}`, transfer.units);
    add(`${log.address}>${transfer.to}`, transfer.units);
  }
  return {
    takeIn: (address, token, units) => take(`${token}>${address}`, units),
    takeOut: (address, token, units) => take(`${token}<${address}`, units),
  };
}
