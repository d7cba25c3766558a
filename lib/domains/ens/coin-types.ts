import type { ChainConfig } from "../../core/chains.ts";

/** Ether (SLIP-44), whose address is the wallet's on chain 1. */
const ETHER = 60n;
/** All EVM chains (ENSIP-19). */
const ANY_CHAIN = 0x8000_0000n;

/** The coin type of a chain (ENSIP-11); null for an id that has none. */
function coinTypeOf(chainId: number): bigint | null {
  if (chainId === 1) return ETHER;
  return BigInt(chainId) < ANY_CHAIN ? ANY_CHAIN | BigInt(chainId) : null;
}

/** The coin types that names have an address for: ether, all EVM chains, and each configured chain. */
export function coinTypesOf(chains: readonly Pick<ChainConfig, "id">[]): ReadonlySet<bigint> {
  const own = chains.map(({ id }) => coinTypeOf(id)).filter((one) => one !== null);
  return new Set([ETHER, ANY_CHAIN, ...own]);
}

/** The coin type of a reverse name's label (ENSIP-19): `addr`, `default`, or hex without leading zeros; null for others. */
export function coinTypeOfLabel(label: string): bigint | null {
  if (label === "addr") return ETHER;
  if (label === "default") return ANY_CHAIN;
  return /^[1-9a-f][0-9a-f]{0,15}$/.test(label) ? BigInt(`0x${label}`) : null;
}
