import { type AbiFunction, type AbiParameter, encodeFunctionData, type Hex } from "viem";
import type { Address } from "../../core/chains.ts";
import { parseAddress } from "../../core/parse-address.ts";
import { type AttestationRegistry, type ContractPreset, contractPresets, type PresetId } from "./contract-presets.ts";
import { readErrorSelector, readFunctionSignature } from "./contract-signature.ts";

// Rules on a contract's view function: what a rule means, and what follows from the answers for the wallets of an identity. Pure.

/** Static results of a function. */
const MOST_RESULTS = 32;
const WORD = 64;
const WALLET = "{wallet}";
const NAME = "{name}";
const NOW = "{now}";

type Value = bigint | string | boolean;
type Outcome = "pass" | "fail" | "indeterminate";
type Compare = Given["cmp"] | "notIn";
type Argument = string | number | boolean;

/** A rule as the schema of policies reads it. */
interface Given {
  params?: Params | undefined;
  cmp: "gte" | "gt" | "lte" | "lt" | "eq" | "ne" | "in";
  value: Argument | readonly Argument[];
  negate?: boolean | undefined;
}
interface Params {
  chainId?: number | undefined;
  address?: Address | undefined;
  function?: string | undefined;
  args?: readonly Argument[] | undefined;
  result?: number | undefined;
  over?: "any" | "all" | "sum" | undefined;
  onRevert?: "indeterminate" | "fail" | readonly string[] | undefined;
  preset?: PresetId | undefined;
}

/** A static value of the ABI. */
type Leaf = { kind: "bool" | "address" } | { kind: "uint" | "int"; bits: number } | { kind: "bytes"; bytes: number };

/** What of an identity is asked about. */
interface Asked {
  wallet: Address;
  /** Its activated name; null without one. */
  name: string | null;
}

/** A rule on a contract, ready to be asked. */
export interface ContractRule {
  chainId: number;
  address: Address;
  /** The function's name. */
  name: string;
  /** Whether it asks about the identity's name, and about its wallets. */
  asksName: boolean;
  asksWallet: boolean;
  /** Call data. */
  encode(asked: Asked): Hex;
  /** The result that is compared, read from what the contract returned; null for what is no such value. */
  decode(data: Hex): Value | null;
  /** What follows from a revert with these bytes. */
  onRevert(data: Hex): "no" | "unknown";
  /** Comparison with its negation resolved. */
  cmp: Compare;
  values: readonly (Value | typeof NOW)[];
  over: "any" | "all" | "sum";
  /** A second reading that decides; null: the result does. */
  registry: AttestationRegistry | null;
  /** "at least 5". */
  requirement: string;
}

type RuleIssue = [field: "params" | "cmp" | "value", message: string];

/** Thrown inside, with what is wrong with a rule. */
class Refusal extends Error {
  readonly issue: RuleIssue;
  constructor(...issue: RuleIssue) {
    super(issue[1]);
    this.issue = issue;
  }
}

/** What is wrong with a rule on a contract; null if it can be asked. */
export function findContractIssue(rule: Given): RuleIssue | null {
  try {
    readContractRule(rule);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.issue;
    throw error;
  }
}

/** A rule as it is asked. Throws for one that {@link findContractIssue} refuses. */
export function readContractRule(rule: Given): ContractRule {
  const { params = {} } = rule;
  const { chainId } = params;
  if (chainId === undefined) throw new Refusal("params", "must have chainId");
  const preset = params.preset === undefined ? null : contractPresets[params.preset];
  const { address, text, given, errors } = preset ? fromPreset(preset, params, chainId) : named(params);
  const item = readFunction(text);
  const args = readArguments(item.inputs, given);
  const leaves = leavesOf(item.outputs);
  const place = preset?.code ? 0 : readPlace(params.result, leaves);
  const leaf: Leaf = preset?.code ? { kind: "bool" } : readLeaf(leaves[place] ?? "");
  const values = readValues(rule, leaf);
  const over = readOver(rule, leaf, values);
  const noes = readErrors(errors);
  const encoded = new Map<string, Hex>();
  const cmp = rule.negate ? opposites[rule.cmp] : rule.cmp;
  return {
    ...{ chainId, address, name: item.name, cmp, values, over },
    asksName: given.includes(NAME),
    asksWallet: given.includes(WALLET),
    encode: ({ wallet, name }) => {
      const known = encoded.get(`${wallet} ${name}`);
      if (known) return known;
      const own = args.map((one) => (one === WALLET ? wallet : one === NAME ? name : one));
      const data = encodeFunctionData({ abi: [item], functionName: item.name, args: own });
      encoded.set(`${wallet} ${name}`, data);
      return data;
    },
    decode: (data) => decodeLeaf(leaf, data, place, leaves.length),
    onRevert: (data) => (noes === "all" || noes.some((selector) => data.startsWith(selector)) ? "no" : "unknown"),
    registry: preset?.code?.chains[chainId] ?? null,
    requirement: describeRequirement(cmp, values, over),
  };
}

interface Target {
  address: Address;
  text: string;
  given: readonly Argument[];
  errors: Params["onRevert"];
}

function fromPreset(preset: ContractPreset, params: Params, chainId: number): Target {
  for (const name of ["function", "result", "onRevert"] as const) {
    if (params[name] !== undefined) throw new Refusal("params", `has no ${name} with a preset`);
  }
  const args = [...(params.args ?? [])];
  const given = preset.args.map((one) => one ?? args.shift());
  const missing = preset.args.filter((one) => one === null).length;
  if (args.length > 0 || given.includes(undefined)) {
    const wanted = missing === 0 ? "no args" : `${missing === 1 ? "one argument" : `${missing} arguments`} in args`;
    throw new Refusal("params", `must have ${wanted} with this preset`);
  }
  const known = given.flatMap((one) => one ?? []);
  return {
    address: presetAddress(preset, params, chainId),
    text: preset.function,
    given: known,
    errors: [...preset.onRevert],
  };
}

function presetAddress({ address }: ContractPreset, params: Params, chainId: number): Address {
  if (address === null) {
    if (params.address === undefined) throw new Refusal("params", "must have address with this preset");
    return params.address;
  }
  if (params.address !== undefined) throw new Refusal("params", "has no address with this preset");
  if (typeof address === "string") return address;
  const found = address[chainId];
  if (found) return found;
  throw new Refusal(
    "params",
    `has a preset that is on the chains ${Object.keys(address).join(", ")}, not on ${chainId}`,
  );
}

function named({ address, function: text, args = [], onRevert }: Params): Target {
  if (address === undefined) throw new Refusal("params", "must have address, or a preset");
  if (text === undefined)
    throw new Refusal("params", "must have function, such as isVerified(address) view returns (bool)");
  return { address, text, given: args, errors: onRevert };
}

/** A view function by its human-readable signature. */
function readFunction(text: string): AbiFunction {
  const item = readFunctionSignature(text);
  if (!item) {
    throw new Refusal(
      "params",
      "has a function that cannot be read: write it as isVerified(address) view returns (bool)",
    );
  }
  if (item.stateMutability !== "view" && item.stateMutability !== "pure") {
    throw new Refusal("params", `has a function that is not view or pure: ${item.name} may change the chain`);
  }
  return item;
}

/** The types of static results, one for each word. */
function leavesOf(outputs: readonly AbiParameter[]): string[] {
  const leaves: string[] = [];
  for (const output of outputs) {
    for (const leaf of leavesIn(output, 0)) if (leaves.push(leaf) > MOST_RESULTS) break;
  }
  if (leaves.length === 0) throw new Refusal("params", "has a function that returns nothing");
  if (leaves.length <= MOST_RESULTS) return leaves;
  throw new Refusal("params", `has a function with more than ${MOST_RESULTS} results`);
}

function* leavesIn(parameter: AbiParameter, depth: number): Generator<string> {
  const { type } = parameter;
  const [, inner, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (type === "string" || type === "bytes" || size === "") {
    throw new Refusal(
      "params",
      `has a function with a result of the dynamic type ${type}: only static results are compared`,
    );
  }
  if (inner !== undefined) {
    const length = Number(size);
    if (length < 1 || length > MOST_RESULTS || depth > MOST_RESULTS) {
      throw new Refusal("params", `has a function with more than ${MOST_RESULTS} results`);
    }
    for (let n = 0; n < length; n++) yield* leavesIn({ ...parameter, type: inner }, depth + 1);
  } else if (type === "tuple" && "components" in parameter) {
    for (const component of parameter.components) yield* leavesIn(component, depth + 1);
  } else {
    yield type;
  }
}

function readPlace(result: number | undefined, leaves: readonly string[]): number {
  if (result === undefined && leaves.length === 1) return 0;
  if (result === undefined)
    throw new Refusal("params", `must have result: which of the ${leaves.length} results, from 0`);
  if (result < leaves.length) return result;
  throw new Refusal("params", `has result ${result}, but the function has ${leaves.length}, counted from 0`);
}

function readLeaf(type: string): Leaf {
  if (type === "bool" || type === "address") return { kind: type };
  const [, kind, size = ""] = /^(uint|int|bytes)(\d{0,3})$/.exec(type) ?? [];
  if (kind === "bytes") return { kind, bytes: Number(size) };
  if (kind === "uint" || kind === "int") return { kind, bits: Number(size || 256) };
  throw new Refusal("params", `has a result of the type ${type}, which rules do not compare`);
}

/** The arguments as the encoder takes them; the placeholders stay. */
function readArguments(inputs: readonly AbiParameter[], given: readonly Argument[]): unknown[] {
  if (inputs.length !== given.length) {
    throw new Refusal("params", `must have ${inputs.length} args for this function, not ${given.length}`);
  }
  return inputs.map(({ type }, index) => {
    const value = readArgument(type, given[index] ?? "");
    if (value !== null) return value;
    throw new Refusal("params", `has args that do not fit: argument ${index + 1} is of the type ${type}`);
  });
}

function readArgument(type: string, given: Argument): unknown {
  if (given === WALLET) return type === "address" ? WALLET : null;
  if (given === NAME) return type === "string" ? NAME : null;
  if (type === "string") return typeof given === "string" ? given : null;
  if (type === "bytes") return isHex(given) ? given : null;
  if (/[[\]]|^tuple|^function/.test(type)) return null;
  return readConstant(readLeaf(type), given);
}

const isHex = (given: Argument): given is Hex => typeof given === "string" && /^0x(?:[0-9a-fA-F]{2})*$/.test(given);

/** A constant of a static type; null for anything else. */
function readConstant(leaf: Leaf, given: Argument): Value | null {
  switch (leaf.kind) {
    case "bool":
      return typeof given === "boolean" ? given : null;
    case "address":
      return typeof given === "string" ? parseAddress(given) : null;
    case "bytes":
      return isHex(given) && given.length === 2 + 2 * leaf.bytes ? given.toLowerCase() : null;
    case "uint":
    case "int":
      return readInteger(leaf, given);
    default:
      return leaf satisfies never;
  }
}

function readInteger({ kind, bits }: { kind: "uint" | "int"; bits: number }, given: Argument): bigint | null {
  const isWhole =
    typeof given === "number"
      ? Number.isSafeInteger(given)
      : /^(?:-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(String(given));
  if (!isWhole || typeof given === "boolean") return null;
  const value = BigInt(given);
  const [least, end] = kind === "uint" ? [0n, 1n << BigInt(bits)] : [-(1n << BigInt(bits - 1)), 1n << BigInt(bits - 1)];
  return value >= least && value < end ? value : null;
}

const ordered: readonly Leaf["kind"][] = ["uint", "int"];

function readValues({ cmp, value }: Given, leaf: Leaf): (Value | typeof NOW)[] {
  const isOrdered = ordered.includes(leaf.kind);
  if (!isOrdered && !["eq", "ne", "in"].includes(cmp)) {
    throw new Refusal("cmp", `must be eq, ne or in for a result of the type ${leaf.kind}`);
  }
  return [value].flat().map((one) => {
    if (one === NOW && isOrdered) return NOW;
    const read = readConstant(leaf, one);
    if (read !== null) return read;
    throw new Refusal("value", `must be ${valueWords(leaf)} for this function`);
  });
}

function valueWords(leaf: Leaf): string {
  if (leaf.kind === "bool") return "true or false";
  if (leaf.kind === "address") return "an address";
  if (leaf.kind === "bytes") return `0x and ${2 * leaf.bytes} hex digits`;
  const type = "bits" in leaf ? `${leaf.kind}${leaf.bits}` : leaf.kind;
  return `a whole number of ${type}, or one as a decimal string, or "${NOW}"`;
}

/** `all` where one wallet could hide another: a wallet that holds nothing costs nothing. */
function readOver(
  { params = {}, cmp, negate }: Given,
  leaf: Leaf,
  values: ContractRule["values"],
): ContractRule["over"] {
  const isOfNothing =
    (cmp === "eq" || cmp === "in") &&
    values.some((value) => value === false || value === 0n || /^0x0*$/.test(String(value)));
  const mustBeAll = negate === true || cmp === "lt" || cmp === "lte" || cmp === "ne" || isOfNothing;
  const over = params.over ?? (mustBeAll ? "all" : "any");
  if (over === "sum" && leaf.kind !== "uint")
    throw new Refusal("params", "has over sum, which is for results of uint alone");
  if (over === "any" && negate) {
    throw new Refusal("params", "has over any with negate, which could mean two things: write the opposite comparison");
  }
  return over;
}

const opposites: Record<Given["cmp"], Compare> = {
  ...{ gte: "lt", gt: "lte", lte: "gt", lt: "gte", eq: "ne", ne: "eq", in: "notIn" },
};

/** Of what a contract returned, the word at a place; null for bytes that are no value of the type. */
function decodeLeaf(leaf: Leaf, data: Hex, place: number, leaves: number): Value | null {
  if (data.length < 2 + leaves * WORD) return null;
  const word = data.slice(2 + place * WORD, 2 + (place + 1) * WORD).toLowerCase();
  switch (leaf.kind) {
    case "bool":
      return /^0{63}[01]$/.test(word) ? word.endsWith("1") : null;
    case "address":
      return word.startsWith("0".repeat(24)) ? `0x${word.slice(24)}` : null;
    case "bytes":
      return /^0*$/.test(word.slice(2 * leaf.bytes)) ? `0x${word.slice(0, 2 * leaf.bytes)}` : null;
    case "uint":
    case "int": {
      const value = leaf.kind === "uint" ? BigInt(`0x${word}`) : BigInt.asIntN(256, BigInt(`0x${word}`));
      return readInteger(leaf, String(value));
    }
    default:
      return leaf satisfies never;
  }
}

/** The selectors of errors that mean no; `all`: every revert does. */
function readErrors(errors: Params["onRevert"]): readonly Hex[] | "all" {
  if (errors === "fail") return "all";
  return errors === undefined || errors === "indeterminate" ? [] : errors.map(errorSelector);
}

function errorSelector(text: string): Hex {
  const selector = readErrorSelector(text);
  if (selector) return selector;
  throw new Refusal("params", "has onRevert with an error that cannot be read: write it as AttestationNotFound()");
}

/** What is known of one wallet. */
export type WalletResult =
  | { kind: "value"; value: Value }
  | { kind: "no"; why: string }
  | { kind: "unknown"; why: string };

/** What follows for an identity. */
export interface Judgement {
  outcome: Outcome;
  /** The value that decides; null without one. */
  shown: Value | null;
  words: string;
}

const orders: Record<Exclude<Compare, "in" | "notIn">, (a: Value, b: Value) => boolean> = {
  gte: (a, b) => a >= b,
  gt: (a, b) => a > b,
  lte: (a, b) => a <= b,
  lt: (a, b) => a < b,
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
};

/**
 * The outcome of a rule for an identity by the results of its wallets, by strong Kleene logic: what is not known decides nothing. `now`: the
 * block's time, unix seconds.
 */
export function judgeResults(rule: ContractRule, results: readonly WalletResult[], now: number): Judgement {
  const values = rule.values.map((one) => (one === NOW ? BigInt(now) : one));
  const holds = (value: Value): boolean => {
    if (rule.cmp === "in") return values.includes(value);
    if (rule.cmp === "notIn") return !values.includes(value);
    const [required] = values;
    return required !== undefined && orders[rule.cmp](value, required);
  };
  if (rule.over === "sum") return judgeSum(rule, results, holds);
  const judged = results.map((result): Outcome => {
    if (result.kind === "unknown") return "indeterminate";
    return result.kind === "value" && holds(result.value) ? "pass" : "fail";
  });
  const [decisive, other] = rule.over === "any" ? (["pass", "fail"] as const) : (["fail", "pass"] as const);
  const outcome = judged.includes(decisive) ? decisive : judged.includes("indeterminate") ? "indeterminate" : other;
  const at = Math.max(0, judged.indexOf(outcome));
  const met = judged.filter((one) => one === "pass").length;
  return { outcome, ...describe(rule, results[at], { met, wallets: results.length }) };
}

/** A wallet of which the contract says no makes the sum fail: no number is known of it. */
function judgeSum(rule: ContractRule, results: readonly WalletResult[], holds: (value: Value) => boolean): Judgement {
  const no = results.find(({ kind }) => kind === "no");
  const unknown = results.find(({ kind }) => kind === "unknown");
  const count = { met: 0, wallets: results.length };
  if (no) return { outcome: "fail", ...describe(rule, no, count) };
  if (unknown) return { outcome: "indeterminate", ...describe(rule, unknown, count) };
  const sum = results.reduce(
    (total, one) => (one.kind === "value" && typeof one.value === "bigint" ? total + one.value : total),
    0n,
  );
  return { outcome: holds(sum) ? "pass" : "fail", ...describe(rule, { kind: "value", value: sum }, count) };
}

function describe(
  rule: ContractRule,
  result: WalletResult | undefined,
  { met, wallets }: { met: number; wallets: number },
): Pick<Judgement, "shown" | "words"> {
  if (result === undefined) return { shown: null, words: "There is no wallet to ask about." };
  if (result.kind !== "value") return { shown: null, words: result.why };
  const requires = `the policy requires ${rule.requirement}`;
  const isSum = rule.over === "sum";
  const many = wallets === 1 ? "" : isSum ? ` over ${wallets} wallets` : ` (${met} of ${wallets} wallets meet it)`;
  return {
    shown: result.value,
    words: `${rule.name} is ${String(result.value)}${isSum ? many : ""}; ${requires}${isSum ? "" : many}.`,
  };
}

const words: Record<Compare, string> = {
  ...{ gte: "at least", gt: "more than", lte: "at most", lt: "less than" },
  ...{ eq: "exactly", ne: "anything but", in: "one of", notIn: "none of" },
};
const MOST_NAMED = 8;

function describeRequirement(cmp: Compare, values: ContractRule["values"], over: ContractRule["over"]): string {
  const named = values.map((value) => (value === NOW ? "the block's time" : String(value))).join(", ");
  const list = values.length > MOST_NAMED ? `${values.length} values` : named;
  return `${words[cmp]} ${list}${over === "all" ? " of each wallet" : ""}`;
}
