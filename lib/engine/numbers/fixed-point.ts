/**
 * Logarithms in whole numbers. `Math.log` is not specified to the last bit, so two machines may disagree about it; a
 * score must not. Everything here is exact integer arithmetic: the same bits everywhere, and monotone by construction.
 */

/** One whole, in parts per million: the unit of every share and curve of the engine. */
export const ONE = 1_000_000;
const ONE_BIG = 1_000_000n;

/** Fractional bits of a logarithm. */
export const LOG_BITS = 40;
const LOG_BITS_BIG = 40n;
/** Fractional bits of the mantissa while its square is taken; the excess absorbs the truncation of 40 squarings. */
const MANTISSA_BITS = 96n;
const TWO = 1n << (MANTISSA_BITS + 1n);

function bitLength(value: bigint): bigint {
  return BigInt(value.toString(2).length);
}

/**
 * log2 of a positive whole number, rounded down, with {@link LOG_BITS} fractional bits. Throws below 1.
 * The classic method: the mantissa is squared, and each time it passes 2 the next bit of the logarithm is 1.
 */
export function log2(value: bigint): bigint {
  if (value < 1n) throw new RangeError("log2 needs a whole number of at least 1");
  if (value >= REMEMBERED) return computeLog2(value);
  const index = Number(value);
  const known = remembered[index];
  if (known !== undefined) return known;
  const found = computeLog2(value);
  remembered[index] = found;
  return found;
}

/** Logarithms of small numbers, once computed: most facts are small counts, and are scored again and again. */
const REMEMBERED = 8_192n;
const remembered: (bigint | undefined)[] = new Array(Number(REMEMBERED)).fill(undefined);

function computeLog2(value: bigint): bigint {
  const exponent = bitLength(value) - 1n;
  let mantissa = exponent > MANTISSA_BITS ? value >> (exponent - MANTISSA_BITS) : value << (MANTISSA_BITS - exponent);
  let fraction = 0n;
  for (let bit = 0n; bit < LOG_BITS_BIG; bit++) {
    mantissa = (mantissa * mantissa) >> MANTISSA_BITS;
    fraction <<= 1n;
    if (mantissa >= TWO) {
      mantissa >>= 1n;
      fraction |= 1n;
    }
  }
  return (exponent << LOG_BITS_BIG) | fraction;
}

interface Scale {
  k: bigint;
  start: bigint;
  span: bigint;
  /** What was computed before: the same counts come again and again. */
  memo: Map<number | bigint, number>;
}

const scales = new WeakMap<object, Scale>();
const MOST_REMEMBERED = 50_000;

function scaleOf(curve: { k: number; cap: number }): Scale {
  let scale = scales.get(curve);
  if (!scale) {
    const k = BigInt(curve.k);
    const start = log2(k);
    scale = { k, start, span: log2(k + BigInt(curve.cap)) - start, memo: new Map() };
    scales.set(curve, scale);
  }
  return scale;
}

/**
 * The saturating curve ln(1 + x/k) / ln(1 + cap/k) in parts per million, rounded down, within two of them: 0 at 0,
 * {@link ONE} from `cap` on, steep at first. Monotone, and without a step anywhere. `x`, `k` and `cap` are in the same unit; k > 0, cap > 0.
 */
export function saturate(x: bigint | number, curve: Readonly<{ k: number; cap: number }>): number {
  if (x <= 0) return 0;
  if (x >= curve.cap) return ONE;
  const { k, start, span, memo } = scaleOf(curve);
  const known = memo.get(x);
  if (known !== undefined) return known;
  const result = Number(((log2(k + BigInt(x)) - start) * ONE_BIG) / span);
  if (memo.size >= MOST_REMEMBERED) memo.clear();
  memo.set(x, result);
  return result;
}

/**
 * A straight ramp in parts per million, rounded down: 0 up to `from`, {@link ONE} from `to` on, linear between.
 * Same unit for all three; from < to.
 */
export function ramp(x: bigint | number, bounds: { from: number; to: number }): number {
  const { from, to } = bounds;
  if (x <= from) return 0;
  if (x >= to) return ONE;
  return share(typeof x === "number" ? x - from : x - BigInt(from), to - from);
}

/** The largest count whose millionfold is exact, and so is its division, rounded down. */
const MOST_EXACT = Math.floor(Number.MAX_SAFE_INTEGER / ONE) - 1;

/** part ÷ whole in parts per million, rounded down and at most {@link ONE}; 0 where the whole is 0. Whole numbers. */
export function share(part: bigint | number, whole: bigint | number): number {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return ONE;
  if (whole <= MOST_EXACT) return Math.floor((Number(part) * ONE) / Number(whole));
  return Number((BigInt(part) * ONE_BIG) / BigInt(whole));
}

/** The product of shares in parts per million, rounded down at each step. At most 10^12 in between: exact. */
export function times(...shares: readonly number[]): number {
  let product = ONE;
  for (const one of shares) product = Math.floor((product * one) / ONE);
  return product;
}
