import { createKeccak } from "hash-wasm";
import { getAddress, keccak256 } from "viem/utils";
import { checksums } from "./parse-address.ts";

/** keccak256 of bytes. */
export type Keccak = (data: Uint8Array) => Uint8Array;

let loading: Promise<Keccak> | undefined;
let loaded: Keccak | undefined;

/** keccak256 in WebAssembly takes a tenth of the time of viem's JavaScript. Epochs hash every leaf, lists every address. */
export function loadKeccak(): Promise<Keccak> {
  loading ??= createKeccak(256).then((hasher) => {
    loaded = (data) => hasher.init().update(data).digest("binary");
    return loaded;
  });
  return loading;
}

/** keccak256 of bytes as hex, in WebAssembly once it is loaded. */
export function keccakHex(data: Uint8Array): `0x${string}` {
  return loaded ? `0x${Buffer.from(loaded(data)).toString("hex")}` : keccak256(data);
}

const LOWER_CASE = /^0x[0-9a-f]{40}$/;

/** Loads keccak256 and makes checksums by it. */
export async function loadFastChecksum(): Promise<void> {
  const keccak = await loadKeccak();
  checksums.of = (address) => (LOWER_CASE.test(address) ? checksumWith(keccak, address) : getAddress(address));
}

/** A lower-case address with its EIP-55 checksum. */
export function checksumWith(keccak: Keccak, address: string): `0x${string}` {
  const digits = Buffer.from(address.slice(2), "latin1");
  const hash = keccak(digits);
  for (let i = 0; i < digits.length; i++) {
    const byte = hash[i >> 1] ?? 0;
    const nibble = i % 2 === 0 ? byte >> 4 : byte & 15;
    const digit = digits[i] ?? 0;
    // In ASCII, a capital is 32 below its small letter.
    if (nibble > 7 && digit > 0x60) digits[i] = digit - 32;
  }
  return `0x${digits.toString("latin1")}`;
}
