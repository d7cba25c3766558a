import { getAddress, keccak256 } from "viem/utils";
import type { Address } from "./chains.ts";
import { type Pasted, readPasted } from "./pasted-address.ts";
import { processSingleton } from "./process-singleton.ts";

/** Gives a lower-case address its EIP-55 checksum: in JavaScript, until a process loads something faster (keccak.ts). */
export const checksums = processSingleton("checksums", () => ({ of: getAddress as (address: string) => Address }));

/** A pasted address (pasted-address.ts) as lower-case hex; null if it is none, or in mixed case without a valid EIP-55 checksum. */
export function parseAddress(text: string): Address | null {
  const pasted = readPasted(text);
  return pasted && problemOf(pasted) === null ? lowerOf(pasted) : null;
}

/** Why a text in the form of an address is none: "must …"; null if it has another form, or is one. */
export function addressProblem(text: string): string | null {
  const pasted = readPasted(text);
  return pasted && problemOf(pasted);
}

function lowerOf({ digits }: Pasted): Address {
  return `0x${digits.slice(2).toLowerCase()}`;
}

function problemOf(pasted: Pasted): string | null {
  const { digits, called } = pasted;
  if (called) return callProblem(pasted, called);
  if (!hasValidCase(pasted)) {
    return `must be the address as it was copied: the letter case of ${digits} does not fit its EIP-55 checksum, so that a character is probably wrong`;
  }
  const { chain, check } = pasted;
  const expected = check && interoperableChecksum(pasted);
  if (!expected || check.toLowerCase() === expected) return null;
  return `must have the checksum of ERC-7828 that fits ${digits} on ${chain}; #${check} does not`;
}

function hasValidCase(pasted: Pasted): boolean {
  const letters = pasted.digits.slice(2);
  const lower = lowerOf(pasted);
  return letters === lower.slice(2) || letters === letters.toUpperCase() || checksums.of(lower).slice(2) === letters;
}

/** The first 4 bytes of the hash of the fields of ERC-7930 after the version; null where the chain is not named by its number. */
function interoperableChecksum(pasted: Pasted): string | null {
  const chainId = /^eip155:([1-9][0-9]{0,31})$/i.exec(pasted.chain ?? "")?.[1];
  if (!chainId) return null;
  const hex = BigInt(chainId).toString(16);
  const reference = hex.padStart(hex.length + (hex.length % 2), "0");
  const length = (reference.length / 2).toString(16).padStart(2, "0");
  return keccak256(`0x0000${length}${reference}14${lowerOf(pasted).slice(2)}`).slice(2, 10);
}

const PRINTABLE = /^[\x21-\x7e]{1,100}$/;

/** Of a payment request that calls a function, the address is the contract and not who is meant. */
function callProblem({ digits, parameters }: Pasted, called: string): string {
  const receiver = new URLSearchParams(parameters).get("address") ?? "";
  if (called === "transfer" && PRINTABLE.test(receiver)) {
    return `must be an address: this payment request transfers the token ${digits} to ${receiver}; send one of the two`;
  }
  return `must be an address: this payment request calls ${called.slice(0, 40)} of the contract ${digits}; send the address that you mean`;
}
