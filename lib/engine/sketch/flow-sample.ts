import { min } from "../numbers/amounts.ts";
import { hashOf } from "./hash.ts";
import { entryOf, newSample, type Sample, type SampleKind } from "./sample.ts";

/** Payments of one order of magnitude between the wallet and one address. */
export interface Flow {
  count: number;
  value: bigint;
}

/** The same as an entry. Its key is only looked up: cutting the address out of it would cost more than all else that is summed. */
interface HeldFlow extends Flow {
  readonly address: string;
}

/**
 * Payments by address and number of digits of the amount. Payments with more digits are held first, equal ones by the hash of
 * the address: dust, whoever sends it, displaces nothing but dust.
 */
export interface FlowSample extends Sample<string, HeldFlow> {
  /** Entries by number of digits. */
  readonly sizes: number[];
}

/** Above the digits of every amount. */
const SIZES = 40;
/** The last character of a key: the number of digits. */
const FIRST_SIZE = 64;

function flowKind(capacity: number): SampleKind<string> {
  return { capacity, rankOf: (key) => (SIZES - sizeOf(key)) * 2 ** 32 + hashOf(addressOf(key)) };
}

export function newFlows(capacity: number): FlowSample {
  return { ...newSample<string, HeldFlow>(flowKind(capacity)), sizes: new Array(SIZES).fill(0) };
}

/** The address of a key. */
export function addressOf(key: string): string {
  return key.slice(0, -1);
}

function sizeOf(key: string): number {
  return key.charCodeAt(key.length - 1) - FIRST_SIZE;
}

function keyOf(address: string, size: number): string {
  return address + String.fromCharCode(FIRST_SIZE + size);
}

/** Add a payment of an amount above 0. */
export function addFlow(flows: FlowSample, address: string, amount: bigint): void {
  const size = String(min(amount, MOST_WEI)).length;
  const count = (of: number, by: 1 | -1) => {
    flows.sizes[of] = (flows.sizes[of] ?? 0) + by;
  };
  const make = () => {
    count(size, 1);
    return { address, count: 0, value: 0n };
  };
  const flow = entryOf(flows, keyOf(address, size), make, (key) => count(sizeOf(key), -1));
  if (!flow) return;
  flow.count++;
  flow.value = plusWei(flow.value, amount);
}

/** Put back an entry that was stored. */
export function restoreFlow(flows: FlowSample, key: string, flow: Flow): void {
  flows.entries.set(key, { address: addressOf(key), ...flow });
  const size = sizeOf(key);
  flows.sizes[size] = (flows.sizes[size] ?? 0) + 1;
}

/** All that is held of the payments with an address. */
export function flowWith(flows: FlowSample, address: string): Flow {
  const sum: Flow = { count: 0, value: 0n };
  if (flows.entries.size === 0) return sum;
  for (const [size, entries] of flows.sizes.entries()) {
    const flow = entries > 0 ? flows.entries.get(keyOf(address, size)) : undefined;
    if (!flow) continue;
    sum.count += flow.count;
    sum.value += flow.value;
  }
  return sum;
}

/** All that is held of the payments with anybody. */
export function flowTotal(flows: FlowSample): Flow {
  const sum: Flow = { count: 0, value: 0n };
  for (const { count, value } of flows.entries.values()) {
    sum.count += count;
    sum.value += value;
  }
  return sum;
}

/** The most wei and the most token units that facts hold: sums stop there, whatever a chain or a contract claims to have moved. */
const MOST_WEI = (1n << 96n) - 1n;
const MOST_UNITS = (1n << 112n) - 1n;

export function plusWei(a: bigint, b: bigint): bigint {
  const sum = a + b;
  return sum > MOST_WEI ? MOST_WEI : sum;
}

export function plusUnits(a: bigint, b: bigint): bigint {
  const sum = a + b;
  return sum > MOST_UNITS ? MOST_UNITS : sum;
}
