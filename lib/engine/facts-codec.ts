import { pairOf, splitPair } from "./fold.ts";
import {
  type ByteReader,
  type ByteWriter,
  newWriter,
  readAddress,
  readAmount,
  readByte,
  readCount,
  writeAddress,
  writeAmount,
  writeByte,
  writeCount,
  written,
} from "./sketch/bytes.ts";
import type { DayHistogram } from "./sketch/day-histogram.ts";
import { addressOf, type Flow, type FlowSample, restoreFlow } from "./sketch/flow-sample.ts";
import { BIT_BYTES, type Recipient, type Recipients, SENT_BUCKETS } from "./sketch/recipients.ts";
import type { Sample } from "./sketch/sample.ts";
import { type DayFlow, emptyFacts, type MovedToken, type WalletFacts } from "./wallet-facts.ts";

/** What facts mean. It is the first byte of those that are stored with each address in full. */
export const FACTS_VERSION = 3;
/** The first byte of facts with each address once: where it comes again, its number stands for it. */
const EACH_ADDRESS_ONCE = 4;
/** The first bytes of facts that can be read. */
export const FACTS_FORMATS: readonly number[] = [FACTS_VERSION, EACH_ADDRESS_ONCE];

/** `known`: the addresses that were written, by their numbers, which begin with 1. */
type FactsWriter = ByteWriter & { readonly known: Map<string, number> };
/** `known`: the addresses that were read; null where each is in full. */
type FactsReader = ByteReader & { readonly known: string[] | null };

/** How a value is stored. `fresh` is the empty value, which `read` may fill and return. */
interface Codec<T> {
  write(out: FactsWriter, value: T): void;
  read(from: FactsReader, fresh: T): T;
}

const count: Codec<number> = { write: writeCount, read: readCount };
const amount: Codec<bigint> = { write: writeAmount, read: readAmount };
const address: Codec<string> = {
  write(out, one) {
    const number = out.known.get(one);
    writeCount(out, number ?? 0);
    if (number !== undefined) return;
    out.known.set(one, out.known.size + 1);
    writeAddress(out, one);
  },
  read: readKnownAddress,
};

/** Throws RangeError for a number of no address. */
function readKnownAddress(from: FactsReader): string {
  const number = from.known ? readCount(from) : 0;
  const one = number === 0 ? readAddress(from) : from.known?.[number - 1];
  if (one === undefined) throw new RangeError(`stored facts have no address of the number ${number}`);
  if (number === 0) from.known?.push(one);
  return one;
}

const pair: Codec<string> = {
  write(out, key) {
    for (const one of splitPair(key)) address.write(out, one);
  },
  read: (from) => pairOf(readKnownAddress(from), readKnownAddress(from)),
};

const flowKey: Codec<string> = {
  write(out, key) {
    address.write(out, addressOf(key));
    writeByte(out, key.charCodeAt(key.length - 1));
  },
  read: (from) => readKnownAddress(from) + String.fromCharCode(readByte(from)),
};

function nullable<T>(codec: Codec<T>, empty: T): Codec<T | null> {
  return {
    write(out, value) {
      writeByte(out, value === null ? 0 : 1);
      if (value !== null) codec.write(out, value);
    },
    read: (from) => (readByte(from) === 0 ? null : codec.read(from, empty)),
  };
}

/** The fields of an object in a fixed order. */
function fields<T extends object>(codecs: { [K in keyof T]: Codec<T[K]> }): Codec<T> {
  const names = Object.keys(codecs) as (keyof T)[]; // Its own keys.
  const write = <K extends keyof T>(out: FactsWriter, value: T, name: K) => codecs[name].write(out, value[name]);
  return {
    write(out, value) {
      for (const name of names) write(out, value, name);
    },
    read(from, fresh) {
      const value = { ...fresh };
      for (const name of names) value[name] = codecs[name].read(from, fresh[name]);
      return value;
    },
  };
}

/** Entries in ascending order of their keys, so that equal facts have equal bytes. */
function entries<K extends string | number, V>(key: Codec<K>, value: Codec<V>, empty: { key: K; value: V }) {
  return {
    write(out: FactsWriter, map: ReadonlyMap<K, V>): void {
      writeCount(out, map.size);
      for (const [one, its] of [...map].sort(([a], [b]) => (a < b ? -1 : 1))) {
        key.write(out, one);
        value.write(out, its);
      }
    },
    read(from: FactsReader, take: (key: K, value: V) => void): void {
      for (let left = readCount(from); left > 0; left--) take(key.read(from, empty.key), value.read(from, empty.value));
    },
  };
}

function sample<K extends string | number, V>(key: Codec<K>, value: Codec<V>, empty: { key: K; value: V }) {
  const all = entries(key, value, empty);
  const codec: Codec<Sample<K, V>> = {
    write(out, one) {
      writeByte(out, one.sketched ? 1 : 0);
      all.write(out, one.entries);
    },
    read(from, fresh) {
      fresh.sketched = readByte(from) === 1;
      all.read(from, (k, v) => fresh.entries.set(k, v));
      return fresh;
    },
  };
  return codec;
}

const byAddress = sample(address, count, { key: "", value: 0 });
const byPair = sample(pair, amount, { key: "", value: 0n });

const flowEntries = entries(flowKey, fields<Flow>({ count, value: amount }), {
  key: "",
  value: { count: 0, value: 0n },
});

const flows: Codec<FlowSample> = {
  write(out, one) {
    writeByte(out, one.sketched ? 1 : 0);
    flowEntries.write(out, one.entries);
  },
  read(from, fresh) {
    fresh.sketched = readByte(from) === 1;
    flowEntries.read(from, (key, flow) => restoreFlow(fresh, key, flow));
    return fresh;
  },
};

const recipientEntries = sample(address, fields<Recipient>({ sent: count, firstDay: count, lastDay: count }), {
  key: "",
  value: { sent: 0, firstDay: 0, lastDay: 0 },
});

const recipients: Codec<Recipients> = {
  write(out, one) {
    recipientEntries.write(out, one);
    if (!one.overflow) return;
    for (const byte of one.overflow.bits) writeByte(out, byte);
    for (const sent of one.overflow.sent) writeCount(out, sent);
  },
  read(from, fresh) {
    recipientEntries.read(from, fresh);
    if (!fresh.sketched) return fresh;
    fresh.overflow = {
      bits: Uint8Array.from({ length: BIT_BYTES }, () => readByte(from)),
      sent: Array.from({ length: SENT_BUCKETS }, () => readCount(from)),
    };
    return fresh;
  },
};

function days<V>(value: Codec<V>, empty: V): Codec<DayHistogram<V>> {
  const all = entries(count, value, { key: 0, value: empty });
  return {
    write(out, histogram) {
      writeByte(out, histogram.shift);
      all.write(out, histogram.buckets);
    },
    read(from, fresh) {
      fresh.shift = readByte(from);
      all.read(from, (bucket, one) => fresh.buckets.set(bucket, one));
      return fresh;
    },
  };
}

const time = nullable(count, 0);

/** Every part of the facts, in the order it is stored. A part added here needs a new version. */
const facts = fields<Omit<WalletFacts, "version">>({
  wallet: address,
  chainId: count,
  block: time,
  sent: count,
  failed: count,
  gasPaid: amount,
  gasUnknown: count,
  calls: count,
  created: count,
  firstSentAt: time,
  lastSentAt: time,
  firstSeenAt: time,
  lastSeenAt: time,
  funder: nullable(fields({ address, block: count, at: count }), { address: "", block: 0, at: 0 }),
  out: amount,
  in: amount,
  received: count,
  recipients,
  contracts: byAddress,
  outflows: flows,
  inflows: flows,
  activeMonths: sample(count, count, { key: 0, value: 0 }),
  sentDays: days(count, 0),
  flowDays: days(fields<DayFlow>({ in: amount, out: amount }), { in: 0n, out: 0n }),
  tokens: sample(address, fields<MovedToken>({ out: count, units: amount }), { key: "", value: { out: 0, units: 0n } }),
  tokenPaid: byPair,
  tokenSenders: byPair,
  nftsOut: byAddress,
  nftsIn: byAddress,
  swaps: count,
  pools: byAddress,
  votes: count,
  delegations: count,
  governors: byAddress,
});

/** Facts as bytes, at most 64 KiB: equal facts have equal bytes. Throws RangeError for an address that is none. */
export function encodeFacts(one: WalletFacts): Uint8Array {
  const out = { ...newWriter(), known: new Map<string, number>() };
  writeByte(out, EACH_ADDRESS_ONCE);
  facts.write(out, one);
  return written(out);
}

/** The facts that {@link encodeFacts} or version 1.0.0 stored. Throws RangeError for bytes of another version. */
export function decodeFacts(bytes: Uint8Array): WalletFacts {
  const [format = 0] = bytes;
  if (!FACTS_FORMATS.includes(format))
    throw new RangeError(`stored facts have version ${format}, not ${FACTS_VERSION}`);
  const from: FactsReader = { bytes, at: 1, known: format === EACH_ADDRESS_ONCE ? [] : null };
  return { ...facts.read(from, emptyFacts("", 0)), version: FACTS_VERSION };
}
