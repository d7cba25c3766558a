import type { Abi } from "viem";
import { canyAbi, namesAbi, reservationsAbi } from "../../chain/names-abi.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";

/** The contracts a chain can have for names: its setting, the contract's name and its ABI. */
const known = {
  names: { name: "IdentityNames", abi: namesAbi },
  reservations: { name: "NameReservations", abi: reservationsAbi },
  cany: { name: "CanyToken", abi: canyAbi },
} as const;
type Known = keyof typeof known;

/** A contract as anybody can call it. */
export interface DescribedContract {
  name: string;
  address: Address;
  abi: Abi;
}

/** The contracts of names on a chain, with address and ABI; null for one the chain does not have. */
export function describeContracts({
  contracts,
}: Pick<ChainConfig, "contracts">): Record<Known, DescribedContract | null> {
  const contractOf = (key: Known) => {
    const address = contracts[key];
    return address ? { ...known[key], address: checksum(address) } : null;
  };
  return { names: contractOf("names"), reservations: contractOf("reservations"), cany: contractOf("cany") };
}
