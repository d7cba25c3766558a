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

/** The first byte of stored facts. */
export const FACTS_VERSION = 3;

/** How a value is stored. `fresh` is the empty value, which `read` may fill and return. */
interface Codec<T> {
  write(out: ByteWriter, value: T): void;
  read(from: ByteReader, fresh: T): T;
}

const count: Codec<number> = { write: writeCount, read: readCount };
const amount: Codec<bigint> = { write: writeAmount, read: readAmount };
const address: Codec<string> = { write: writeAddress, read: readAddress };

const pair: Codec<string> = {
  write(out, key) {
    for (const one of splitPair(key)) writeAddress(out, one);
  },
  read: (from) => pairOf(readAddress(from), readAddress(from)),
};

const flowKey: Codec<string> = {
  write(out, key) {
    writeAddress(out, addressOf(key));
    writeByte(out, key.charCodeAt(key.length - 1));
  },
  read: (from) => readAddress(from) + String.fromCharCode(readByte(from)),
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
  const write = <K extends keyof T>(out: ByteWriter, value: T, name: K) => codecs[name].write(out, value[name]);
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
    write(out: ByteWriter, map: ReadonlyMap<K, V>): void {
      writeCount(out, map.size);
      for (const [one, its] of [...map].sort(([a], [b]) => (a < b ? -1 : 1))) {
        key.write(out, one);
        value.write(out, its);
      }
    },
    read(from: ByteReader, take: (key: K, value: V) => void): void {
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
  const out = newWriter();
  writeByte(out, FACTS_VERSION);
  facts.write(out, one);
  return written(out);
}

/** The facts that {@link encodeFacts} stored. Throws RangeError for bytes of another version. */
export function decodeFacts(bytes: Uint8Array): WalletFacts {
  const from: ByteReader = { bytes, at: 0 };
  const version = readByte(from);
  if (version !== FACTS_VERSION) throw new RangeError(`stored facts have version ${version}, not ${FACTS_VERSION}`);
  return { ...facts.read(from, emptyFacts("", 0)), version: FACTS_VERSION };
}
