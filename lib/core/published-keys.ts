import { privateKeyToAddress } from "viem/accounts";

/** The published mnemonic of Foundry and Hardhat: everybody knows its keys. */
export const LOCAL_MNEMONIC = "test test test test test test test test test test test junk";

/** The demo wallet that administers a service with the local chains, while no other machine reaches it and OPERATORS is not set. */
export const DEMO_OPERATOR = { account: 5, address: "0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc" } as const;

/** Chain ids of local test chains (Foundry, Hardhat, Ganache, and the second local chain). */
export const TEST_CHAIN_IDS: ReadonlySet<number> = new Set([1337, 31337, 31338]);

/** The first accounts of the mnemonic. Outside a local chain their signatures prove nothing. */
const publishedAddresses: ReadonlySet<string> = new Set([
  "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
  "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
  "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc",
  "0x90f79bf6eb2c4f870365e785982e1f101e93b906",
  "0x15d34aaf54267db7d7c367839aaf71a00a2c6a65",
  "0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
  "0x976ea74026e726554db657fa54763abd0c3a0aa9",
  "0x14dc79964da2c08b23698b3d3cc7ca32193d9955",
  "0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",
  "0xa0ee7a142d267c1f36714e4a8f75612f20a79720",
  "0xbcd4042de499d14e55001ccbb24a551f3b954096",
  "0x71be63f3384f5fb98995898a86b02fb2426c5788",
  "0xfabb0ac9d68b0b445fb7357272ff202c5651694a",
  "0x1cbd3b2770909d4e10f157cabc84c7264073c9ec",
  "0xdf3e18d64bc6a983f673ab319ccae4f1a57c7097",
  "0xcd3b766ccdd6ae721141f452c550ca635964ce71",
  "0x2546bcd3c84621e976d8185a91a922ae77ecec30",
  "0xbda5747bfd65f08deb54cb465eb87d40e51b197e",
  "0xdd2fd4581271e230360230f9337d5c0430bf44c0",
  "0x8626f6940e2eb28930efb4cef49b2d1f2c9c1199",
  // The voucher signer and the minter of the local chains (accounts 210 and 211).
  "0x565ac0e8fe74f5052520d6f49f0cbc0bff7df069",
  "0x7af675e0cf99444db59e2f75c1663c261e9f2420",
]);

/** Whether 0x and 64 hex digits are a private key: not zero and below the curve's order. */
export function isPrivateKey(text: string): boolean {
  try {
    privateKeyToAddress(text as `0x${string}`); // It throws for anything else.
    return true;
  } catch {
    return false;
  }
}

/** Whether a private key ({@link isPrivateKey}) is published; false without a key. */
export function isPublishedKey(privateKey: string | undefined): boolean {
  if (privateKey === undefined) return false;
  return isPublishedAddress(privateKeyToAddress(privateKey as `0x${string}`));
}

/** Whether the key of this address (any case) is published. */
export function isPublishedAddress(address: string): boolean {
  return publishedAddresses.has(address.toLowerCase());
}
