import type { Abi } from "viem";
import { canyAbi, namesAbi, reservationsAbi } from "../../chain/names-abi.ts";
import { rootsAbi } from "../../chain/roots-abi.ts";
import { passportAbi, verifierAbi } from "../../chain/verifier-abi.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";

/** The contracts of this project by setting. */
const known = {
  names: { name: "IdentityNames", abi: namesAbi },
  reservations: { name: "NameReservations", abi: reservationsAbi },
  cany: { name: "CanyToken", abi: canyAbi },
  verifier: { name: "ScoreVerifier", abi: verifierAbi },
  passport: { name: "PassportAdapter", abi: passportAbi },
  roots: { name: "BoardRoots", abi: rootsAbi },
} as const;
type Known = keyof typeof known;

interface DescribedContract {
  name: string;
  address: Address;
  abi: Abi;
}

/** The contracts of this project on a chain, with address and ABI; null for missing ones. */
export function describeContracts({
  contracts,
}: Pick<ChainConfig, "contracts">): Record<Known, DescribedContract | null> {
  const contractOf = (key: Known) => {
    const address = contracts[key];
    return address ? { ...known[key], address: checksum(address) } : null;
  };
  return {
    names: contractOf("names"),
    reservations: contractOf("reservations"),
    cany: contractOf("cany"),
    verifier: contractOf("verifier"),
    passport: contractOf("passport"),
    roots: contractOf("roots"),
  };
}
