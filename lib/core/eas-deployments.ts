import type { Address, ChainConfig } from "./chains.ts";

/** An EAS contract. */
interface EasDeployment {
  contract: Address;
  /** The result of `version()`. */
  version: string;
  /** First block that may have an attestation. */
  firstBlock: number;
}

/** EAS's published deployments, for chains without `contracts.eas`. Their blocks are those of the deployments' receipts. */
const published: Readonly<Record<number, EasDeployment>> = {
  1: { contract: "0xa1207f3bba224e2c9c3c6d5af63d0eb1582ce587", version: "0.26", firstBlock: 16_756_728 },
  10: { contract: "0x4200000000000000000000000000000000000021", version: "1.0.1", firstBlock: 0 },
  137: { contract: "0x5e634ef5355f45a855d02d66ecd687b1502af790", version: "1.3.0", firstBlock: 51_279_773 },
  8453: { contract: "0x4200000000000000000000000000000000000021", version: "1.0.1", firstBlock: 0 },
  42161: { contract: "0xbd75f629a22dc1ced33dda0b68c546a1c035c458", version: "0.26", firstBlock: 64_528_381 },
  59144: { contract: "0xaef4103a04090071165f78d45d83a0c0782c2b2a", version: "1.2.0", firstBlock: 362_820 },
  84532: { contract: "0x4200000000000000000000000000000000000021", version: "1.2.0", firstBlock: 0 },
  534352: { contract: "0xc47300428b6ad2c7d03bb76d05a176058b47e6b0", version: "1.3.0", firstBlock: 1_317_868 },
  11155111: { contract: "0xc2679fbd37d54388ce493f1db75320d236e1815e", version: "0.26", firstBlock: 2_958_571 },
};

/** The EAS of a chain, from its settings or as published; null if the chain has none. */
export function easDeployment({ id, contracts }: Pick<ChainConfig, "id" | "contracts">): EasDeployment | null {
  const { eas, easVersion, easFirstBlock } = contracts;
  const known = published[id];
  if (eas && easVersion) {
    const isPublished = known?.contract === eas;
    return { contract: eas, version: easVersion, firstBlock: easFirstBlock ?? (isPublished ? known.firstBlock : 0) };
  }
  return known ? { ...known, firstBlock: easFirstBlock ?? known.firstBlock } : null;
}
