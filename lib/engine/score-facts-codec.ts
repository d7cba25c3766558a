import type { ScoreFacts } from "./score-facts.ts";
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

// Facts of scores are stored as bytes: about a seventh of their JSON, whose names take most of it. What a field means is nothing to the
// format, so that facts of each version of the model come back as they were, and a new field is one more word.

/** The first byte. Facts that version 1.0.0 stored are JSON, whose first byte is a brace. */
const FORMAT = 1;
const BRACE = "{".charCodeAt(0);

/** Names of fields and texts by the number that stands for them. Append only: numbers are stored. Others are written out. */
const WORDS =
  `version sketched subject wallets links asOf states sent sentToOwn failed contractsCreated firstSentAt lastSentAt gasPaid
  gasUnknown balanceTime balance heldUntil usedDays activeDays activeWeeks activeMonths activeChains waitedDays counterparties contracts
  returned trustedCounterparties trustedVolume tokensMoved collections nfts swaps pools votes delegations governors volume grossVolume
  valueIn valueOut received senders strangers oneWayPayers passedOn passedOnMost roundTrip roundTripMost topPartner busiest cluster chain
  alike listed social claimed overrides service each address from chainId wallet funder size sentToFunder length members by listsHash
  contacts paid addresses self issuer weight linkedAt movedAt flag appeal decidedAt activity age diversity governance risk loyalty ok
  unavailable stale funding passed hands left`.split(/\s+/);
const numbers = new Map(WORDS.map((word, number) => [word, number]));
/** The number of a text that is written out. */
const TEXT = 255;

/** The first byte of a value. */
const Kind = {
  null: 0,
  false: 1,
  true: 2,
  count: 3,
  address: 4,
  hash: 5,
  amount: 6,
  word: 7,
  list: 8,
  object: 9,
  /** Any other number, as JSON. */
  number: 10,
  /** From this byte on, the count that is left is the value. */
  small: 16,
} as const;
const SMALLEST = 256 - Kind.small;

const ADDRESS = /^0x[0-9a-f]{40}$/;
const HASH = /^0x[0-9a-f]{64}$/;
/** A decimal amount that is written in one way only. */
const AMOUNT = /^(0|[1-9]\d{0,600})$/;

/** Facts as bytes: equal facts have equal bytes, whatever the order of their fields. Fields that are undefined are left out. */
export function encodeScoreFacts(facts: ScoreFacts): Uint8Array {
  const out = newWriter();
  writeByte(out, FORMAT);
  writeValue(out, facts);
  return written(out);
}

/** The facts that {@link encodeScoreFacts} or version 1.0.0 stored. Throws RangeError for bytes of another format. */
export function decodeScoreFacts(bytes: Uint8Array): ScoreFacts {
  const from: ByteReader = { bytes, at: 0 };
  const format = readByte(from);
  // What was written are facts.
  if (format === BRACE) return JSON.parse(Buffer.from(bytes).toString("utf8")) as ScoreFacts;
  if (format !== FORMAT) throw new RangeError(`stored facts have format ${format}, not ${FORMAT}`);
  return readValue(from) as ScoreFacts;
}

function writeValue(out: ByteWriter, value: unknown): void {
  if (value === null) writeByte(out, Kind.null);
  else if (typeof value === "boolean") writeByte(out, value ? Kind.true : Kind.false);
  else if (typeof value === "number") writeNumber(out, value);
  else if (typeof value === "string") writeString(out, value);
  else if (Array.isArray(value)) {
    writeByte(out, Kind.list);
    writeCount(out, value.length);
    for (const one of value) writeValue(out, one);
  } else writeObject(out, value as Readonly<Record<string, unknown>>); // JSON has nothing else.
}

function writeNumber(out: ByteWriter, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0 || Object.is(value, -0)) {
    writeByte(out, Kind.number);
    writeText(out, JSON.stringify(value));
  } else if (value < SMALLEST) writeByte(out, Kind.small + value);
  else {
    writeByte(out, Kind.count);
    writeCount(out, value);
  }
}

function writeString(out: ByteWriter, value: string): void {
  if (ADDRESS.test(value)) {
    writeByte(out, Kind.address);
    writeAddress(out, value);
  } else if (HASH.test(value)) {
    writeByte(out, Kind.hash);
    writeAmount(out, BigInt(value));
  } else if (AMOUNT.test(value)) {
    writeByte(out, Kind.amount);
    writeAmount(out, BigInt(value));
  } else {
    writeByte(out, Kind.word);
    writeWord(out, value);
  }
}

/** Fields in the order in which PostgreSQL returns those of JSON: by length, then by name. */
function writeObject(out: ByteWriter, value: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  writeByte(out, Kind.object);
  writeCount(out, names.length);
  for (const name of names) {
    writeWord(out, name);
    writeValue(out, value[name]);
  }
}

function writeWord(out: ByteWriter, text: string): void {
  const number = numbers.get(text);
  writeByte(out, number ?? TEXT);
  if (number === undefined) writeText(out, text);
}

function writeText(out: ByteWriter, text: string): void {
  const bytes = Buffer.from(text, "utf8");
  writeCount(out, bytes.length);
  for (const byte of bytes) writeByte(out, byte);
}

/** All scores that are evaluated pass here: one switch is faster than a table of readers. */
function readValue(from: ByteReader): unknown {
  const kind = readByte(from);
  if (kind >= Kind.small) return kind - Kind.small;
  switch (kind) {
    case Kind.null:
      return null;
    case Kind.false:
      return false;
    case Kind.true:
      return true;
    case Kind.count:
      return readCount(from);
    case Kind.address:
      return readAddress(from);
    case Kind.hash:
      return `0x${readAmount(from).toString(16).padStart(64, "0")}`;
    case Kind.amount:
      return readAmount(from).toString();
    case Kind.word:
      return readWord(from);
    case Kind.list:
      return readList(from);
    case Kind.object:
      return readObject(from);
    case Kind.number:
      return JSON.parse(readText(from));
    default:
      throw new RangeError(`stored facts have a value of the kind ${kind}`);
  }
}

function readList(from: ByteReader): unknown[] {
  const list: unknown[] = [];
  for (let left = readCount(from); left > 0; left--) list.push(readValue(from));
  return list;
}

/** Fields come in one order, so that objects with the same fields have one shape. */
function readObject(from: ByteReader): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let left = readCount(from); left > 0; left--) {
    const name = readWord(from);
    object[name] = readValue(from);
  }
  return object;
}

function readWord(from: ByteReader): string {
  const number = readByte(from);
  if (number === TEXT) return readText(from);
  const word = WORDS[number];
  if (word === undefined) throw new RangeError(`stored facts have a word of the number ${number}`);
  return word;
}

function readText(from: ByteReader): string {
  return Buffer.from(Array.from({ length: readCount(from) }, () => readByte(from))).toString("utf8");
}
