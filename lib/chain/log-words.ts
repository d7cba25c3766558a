import { internAddress } from "./intern-address.ts";

const WORD = /^[0-9a-f]{64}$/i;
const ADDRESS_TOPIC = /^0x0{24}[0-9a-f]{40}$/;

/** The 32-byte word at a position of log data; null if the data ends before it or is not hex. */
export function word(data: string, position: number): bigint | null {
  const start = 2 + position * 64;
  const digits = data.slice(start, start + 64);
  return WORD.test(digits) ? BigInt(`0x${digits}`) : null;
}

/** Length of log data in words; -1 if it does not consist of whole words. */
export function wordCount(data: string): number {
  const digits = data.length - 2;
  return digits >= 0 && digits % 64 === 0 ? digits / 64 : -1;
}

/** The address in a 32-byte word of log data; null if the word is absent or is no address. */
export function dataAddress(data: string, position: number): string | null {
  const start = 2 + position * 64;
  return topicAddress(`0x${data.slice(start, start + 64).toLowerCase()}`);
}

/** The address in an indexed topic; null if the topic is absent or is no address. `isCached`: as one string in memory. */
export function topicAddress(topic: string | undefined, isCached = true): string | null {
  if (topic === undefined) return null;
  return isCached ? internAddress(topic, findAddress) : findAddress(topic);
}

const findAddress = (topic: string) => (ADDRESS_TOPIC.test(topic) ? `0x${topic.slice(26)}` : null);

const MOST = 2n ** 256n - 1n;

/** A sum, capped at the largest amount that is stored, because hostile contracts can exceed 256 bits. */
export function atMost(sum: bigint): bigint {
  return sum > MOST ? MOST : sum;
}
