import { type AbiFunction, type AbiParameter, type Hex, keccak256, toHex } from "viem";

// Signatures that strangers write. Parsers of libraries keep each name that they ever saw, and take names of objects' own members for structs.

/** Characters of a function's or error's signature. */
export const MAX_SIGNATURE = 300;

const bits = Array.from({ length: 32 }, (_, index) => 8 * (index + 1)).join("|");
const TYPE = new RegExp(`^(?:bool|address|string|bytes(?:[1-9]|[12]\\d|3[0-2])?|u?int(?:${bits})?)$`);
const NAME = /^[A-Za-z_$][\w$]*$/;
const ARRAY = /^\[\d*\]$/;
const SCOPE = /^(?:external|public)$/;
const MUTABILITY = /^(?:view|pure|payable|nonpayable)$/;
const LOCATION = /^(?:memory|calldata|storage)$/;

interface Place {
  tokens: readonly string[];
  at: number;
}

/** A function by its human-readable signature, without the names of parameters; null for text that is none. */
export function readFunctionSignature(text: string): AbiFunction | null {
  const place = begin(text, /^function$/);
  const name = take(place, NAME);
  const inputs = readList(place);
  if (name === null || !inputs) return null;
  take(place, SCOPE);
  const word = take(place, MUTABILITY) ?? "nonpayable";
  take(place, SCOPE);
  const outputs = take(place, /^returns$/) === null ? [] : readList(place);
  if (!outputs || !isAtEnd(place)) return null;
  const stateMutability = word as AbiFunction["stateMutability"]; // One of MUTABILITY.
  return { type: "function", name, inputs, outputs, stateMutability };
}

/** The selector of an error by its human-readable signature; null for text that is none. */
export function readErrorSelector(text: string): Hex | null {
  const place = begin(text, /^error$/);
  const name = take(place, NAME);
  const inputs = readList(place);
  if (name === null || !inputs || !isAtEnd(place)) return null;
  return keccak256(toHex(`${name}${canonical(inputs)}`)).slice(0, 10) as Hex; // A prefix of one.
}

function begin(text: string, keyword: RegExp): Place {
  const tokens = text.length > MAX_SIGNATURE ? [] : (text.match(/[\w$]+|\[\d*\]|\S/g) ?? []);
  const place = { tokens, at: 0 };
  take(place, keyword);
  return place;
}

function isAtEnd(place: Place): boolean {
  take(place, /^;$/);
  return place.at === place.tokens.length;
}

function take(place: Place, token: RegExp): string | null {
  const found = place.tokens[place.at];
  if (found === undefined || !token.test(found)) return null;
  place.at++;
  return found;
}

function readList(place: Place): AbiParameter[] | null {
  if (take(place, /^\($/) === null) return null;
  const parameters: AbiParameter[] = [];
  if (take(place, /^\)$/) !== null) return parameters;
  for (;;) {
    const parameter = readParameter(place);
    if (!parameter) return null;
    parameters.push(parameter);
    if (take(place, /^\)$/) !== null) return parameters;
    if (take(place, /^,$/) === null) return null;
  }
}

function readParameter(place: Place): AbiParameter | null {
  const components = place.tokens[place.at] === "(" ? readList(place) : undefined;
  const base = components?.length ? "tuple" : take(place, TYPE);
  if (base === null || components === null) return null;
  let type = base === "uint" || base === "int" ? `${base}256` : base;
  for (let size = take(place, ARRAY); size !== null; size = take(place, ARRAY)) type += size;
  take(place, LOCATION);
  take(place, NAME);
  return components ? { type, components } : { type };
}

function canonical(parameters: readonly AbiParameter[]): string {
  const types = parameters.map((one) =>
    "components" in one ? `${canonical(one.components)}${one.type.slice("tuple".length)}` : one.type,
  );
  return `(${types.join(",")})`;
}
