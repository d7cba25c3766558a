/** Bytes being written. */
export interface ByteWriter {
  bytes: Uint8Array;
  length: number;
}

/** Bytes being read. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  at: number;
}

export function newWriter(): ByteWriter {
  return { bytes: new Uint8Array(1_024), length: 0 };
}

export function written({ bytes, length }: ByteWriter): Uint8Array {
  return bytes.slice(0, length);
}

export function writeByte(out: ByteWriter, byte: number): void {
  if (out.length === out.bytes.length) {
    const larger = new Uint8Array(out.bytes.length * 2);
    larger.set(out.bytes);
    out.bytes = larger;
  }
  out.bytes[out.length++] = byte;
}

/** Throws RangeError at the end. */
export function readByte(from: ByteReader): number {
  const byte = from.bytes[from.at++];
  if (byte === undefined) throw new RangeError("stored facts end early");
  return byte;
}

/** Write a whole number from 0 to 2^53 − 1, seven bits a byte. */
export function writeCount(out: ByteWriter, value: number): void {
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) writeByte(out, (left % 128) | 128);
  writeByte(out, left);
}

export function readCount(from: ByteReader): number {
  let value = 0;
  for (let unit = 1; ; unit *= 128) {
    const byte = readByte(from);
    value += (byte & 127) * unit;
    if (byte < 128) return value;
  }
}

/** Write an amount of at least 0: the number of its bytes, and these. */
export function writeAmount(out: ByteWriter, value: bigint): void {
  const hex = value === 0n ? "" : value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  writeByte(out, even.length / 2);
  writeHex(out, even, 0);
}

export function readAmount(from: ByteReader): bigint {
  const length = readByte(from);
  // Most are small, and made without a text.
  if (length > SMALL) return BigInt(`0x${readHex(from, length)}`);
  let value = 0;
  for (let i = 0; i < length; i++) value = value * 256 + readByte(from);
  return BigInt(value);
}
/** Bytes of a whole number that is exact. */
const SMALL = 6;

const ADDRESS = /^0x[0-9a-f]{40}$/;

/** Write an address in lower-case hex. Throws RangeError for any other text. */
export function writeAddress(out: ByteWriter, address: string): void {
  if (!ADDRESS.test(address)) throw new RangeError(`${address} is no address in lower case`);
  writeHex(out, address, 2);
}

export function readAddress(from: ByteReader): string {
  return `0x${readHex(from, 20)}`;
}

function writeHex(out: ByteWriter, hex: string, from: number): void {
  for (let i = from; i < hex.length; i += 2) {
    writeByte(out, (digit(hex.charCodeAt(i)) << 4) | digit(hex.charCodeAt(i + 1)));
  }
}

/** The value of the hex digit with this character code. */
function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function readHex(from: ByteReader, length: number): string {
  const { bytes, at } = from;
  if (at + length > bytes.length) throw new RangeError("stored facts end early");
  from.at += length;
  // The engine knows no more of a buffer than that it is bytes; its own hex is one flat text.
  if (bytes instanceof Buffer) return bytes.toString("hex", at, from.at);
  let hex = "";
  for (let i = at; i < from.at; i++) hex += hexOf[bytes[i] ?? 0];
  return hex;
}
