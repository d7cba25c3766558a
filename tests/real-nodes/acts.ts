import {
  concatHex,
  fromRlp,
  getContractAddress,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  sha256,
  slice,
  toEventSelector,
  toRlp,
} from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";

export type TransactionType = "legacy" | "eip2930" | "eip1559" | "eip4844" | "eip7702";

/** A row that an act is to become, without what its block decides. */
export interface ExpectedRow {
  wallet: string;
  kind: "sent" | "failed" | "received" | "created" | "tokenOut" | "tokenIn" | "nftOut" | "nftIn";
  counterparty: string | null;
  asset: string | null;
  amount: bigint | null;
  method: string | null;
  /** Code ran; null where rows say nothing of it. */
  ran: boolean | null;
  /** Whether it follows from the log of the transaction. */
  isLog: boolean;
}

/** One transaction, what it is to become, and whether it fails. */
export interface Act {
  type: TransactionType;
  raw: Hex;
  hash: Hex;
  fails: boolean;
  rows: ExpectedRow[];
}

const GWEI = 10n ** 9n;
const ZERO = padHex("0x", { size: 20 });
/** Accounts that send; one more signs authorizations alone. */
export const senders = Array.from({ length: 8 }, (_, index) => localAccount(index));
const authority = localAccount(9);

/**
 * Emits a log: the call data is the number of topics (3 or 4), the topics, and the data. All opcodes are those of 2015, so that every
 * node runs it. Other calls stop at once.
 */
const EMITTER: Hex =
  "0x600035600314601357600035600414602b57005b606035604035602035608036038060806000376000a3005b60803560603560403560203560a036038060a06000376000a400";
/** Init code that returns the code behind it. */
const deploying = (code: Hex): Hex =>
  concatHex(["0x61", numberToHex((code.length - 2) / 2, { size: 2 }), "0x80600c6000396000f3", code]);
const REVERTING: Hex = "0x60006000fd";

const events = {
  transfer: toEventSelector("Transfer(address,address,uint256)"),
  single: toEventSelector("TransferSingle(address,address,address,uint256,uint256)"),
};
const topic = (address: string) => padHex(address as Hex, { size: 32 });
const word = (value: bigint) => numberToHex(value, { size: 32 });

/** The contracts of the acts, made by the first account's first transactions. */
const contracts = [EMITTER, EMITTER, EMITTER, REVERTING];
const at = contracts.map((_, nonce) => contractOf(senders[0] ?? authority, nonce));
const [token = ZERO, collection = ZERO, items = ZERO, reverting = ZERO] = at;
/** Acts that make them. */
export const CONTRACTS = contracts.length;

/** A transaction before it is signed, and what it is to become. */
interface Wanted {
  to: Hex | null;
  value: bigint;
  data: Hex;
  fails?: true;
  /** Rows beside those of the transaction itself. */
  logs?: ExpectedRow[];
}

/** Signs acts of the accounts in turn. The state is what they must remember: a reorg goes back to an earlier one. */
export interface Actors {
  nonces: Map<Hex, number>;
  acts: number;
}

export function newActors(): Actors {
  return { nonces: new Map(), acts: 0 };
}

/** The next act, of a type in turn: the contracts first, then payments, transfers, creations and failures. */
export async function nextAct(
  actors: Actors,
  node: { types: readonly TransactionType[]; chainId: number; cellProofs: boolean },
): Promise<Act> {
  const number = actors.acts++;
  const code = contracts[number];
  const from = (code ? senders[0] : senders[number % senders.length]) ?? authority;
  const to = lower((senders[(number * 5 + 1) % senders.length] ?? authority).address);
  const wanted = code ? create(code) : shapes[number % shapes.length]?.(lower(from.address), to, number);
  if (!wanted) throw new Error("each act has a shape");
  const fitting = node.types.filter((type) => wanted.to !== null || !["eip4844", "eip7702"].includes(type));
  const type = fitting[Math.floor(number / 3) % fitting.length] ?? "legacy";
  const nonce = take(actors, from.address);
  const common = { chainId: node.chainId, nonce, gas: 1_000_000, value: wanted.value, data: wanted.data };
  const signed = await sign(from, type, {
    ...common,
    to: wanted.to,
    authorityNonce: actors.nonces.get(authority.address) ?? 0,
  });
  if (type === "eip7702") take(actors, authority.address);
  return {
    type,
    hash: keccak256(signed),
    raw: type === "eip4844" ? withBlob(signed, node.cellProofs) : signed,
    fails: wanted.fails ?? false,
    rows: rowsOf(lower(from.address), nonce, wanted),
  };
}

const create = (code: Hex, more: Partial<Wanted> = {}): Wanted => ({
  to: null,
  value: 0n,
  data: deploying(code),
  ...more,
});
const emit = (to: Hex, topics: readonly Hex[], data: Hex, logs: ExpectedRow[]): Wanted => ({
  to,
  value: 0n,
  data: concatHex([word(BigInt(topics.length)), ...topics, data]),
  logs,
});

/** What accounts do, in turn. */
const shapes: ((from: Hex, to: Hex, number: number) => Wanted)[] = [
  (_, to, number) => ({ to, value: BigInt(number) * GWEI, data: "0x" }),
  (from, to, number) => {
    const amount = BigInt(number) * 1_000n;
    return emit(
      token,
      [events.transfer, topic(from), topic(to)],
      word(amount),
      moved("token", token, from, to, amount),
    );
  },
  (from, to, number) => {
    const id = word(BigInt(number));
    return emit(
      collection,
      [events.transfer, topic(from), topic(to), id],
      "0x",
      moved("nft", collection, from, to, 1n),
    );
  },
  () => ({ to: reverting, value: 7n, data: "0x12345678", fails: true }),
  (from, to, number) => {
    const amount = BigInt(1 + (number % 5));
    const data = concatHex([word(BigInt(number)), word(amount)]);
    const topics = [events.single, topic(from), topic(from), topic(to)];
    return emit(items, topics, data, moved("nft", items, from, to, amount));
  },
  (_from, _to, number) => create(concatHex([REVERTING, numberToHex(number, { size: 2 })])),
  (_, to) => ({ to, value: 0n, data: "0x" }),
  () => ({ to: null, value: 0n, data: REVERTING, fails: true }),
];

function moved(what: "token" | "nft", asset: string, from: string, to: string, amount: bigint): ExpectedRow[] {
  const common = { asset, amount, method: null, ran: null, isLog: true };
  return [
    { ...common, kind: `${what}Out`, wallet: from, counterparty: to },
    { ...common, kind: `${what}In`, wallet: to, counterparty: from },
  ];
}

function rowsOf(from: Hex, nonce: number, { to, value, data, fails, logs = [] }: Wanted): ExpectedRow[] {
  const common = { asset: null, method: null, ran: null, isLog: false };
  const made = contractOf({ address: from }, nonce);
  const method = to !== null && data.length >= 10 ? slice(data, 0, 4) : null;
  if (fails) return [{ ...common, wallet: from, kind: "failed", counterparty: to, amount: value, method }];
  const rows: ExpectedRow[] = [
    {
      ...common,
      wallet: from,
      kind: "sent",
      counterparty: to,
      amount: value,
      method,
      ran: to === null ? null : data !== "0x",
    },
  ];
  if (value > 0n) rows.push({ ...common, wallet: to ?? made, kind: "received", counterparty: from, amount: value });
  if (to === null) rows.push({ ...common, wallet: from, kind: "created", counterparty: made, amount: null });
  return [...rows, ...logs];
}

interface Unsigned {
  chainId: number;
  nonce: number;
  gas: number;
  value: bigint;
  data: Hex;
  to: Hex | null;
  authorityNonce: number;
}

/** As on the chain: a blob is not part of it. */
async function sign(from: PrivateKeyAccount, type: TransactionType, unsigned: Unsigned): Promise<Hex> {
  const { authorityNonce, gas, ...rest } = unsigned;
  const base = { ...rest, gas: BigInt(gas) };
  const fees = { maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: GWEI };
  switch (type) {
    case "legacy":
      return from.signTransaction({ ...base, type, gasPrice: 20n * GWEI });
    case "eip2930":
      return from.signTransaction({
        ...base,
        type,
        gasPrice: 20n * GWEI,
        accessList: [{ address: token, storageKeys: [word(1n)] }],
      });
    case "eip1559":
      return from.signTransaction({ ...base, type, ...fees });
    case "eip4844":
      return from.signTransaction({
        ...base,
        type,
        ...fees,
        maxFeePerBlobGas: 100n * GWEI,
        blobVersionedHashes: [BLOB_HASH],
        to: unsigned.to ?? ZERO,
      });
    case "eip7702": {
      const own = { chainId: unsigned.chainId, nonce: authorityNonce, address: token };
      const authorizationList = [await authority.signAuthorization(own)];
      return from.signTransaction({ ...base, type, ...fees, authorizationList });
    }
    default:
      return type satisfies never;
  }
}

/** The commitment and the proofs of a blob of zeros are the point at infinity. */
const INFINITY: Hex = `0xc0${"00".repeat(47)}`;
const BLOB: Hex = `0x${"00".repeat(4_096 * 32)}`;
const BLOB_HASH = concatHex(["0x01", slice(sha256(INFINITY), 1)]);
const CELLS = 128;

/** A signed transaction with its blob, as it is sent: with one proof, or since Osaka with those of the blob's cells. */
function withBlob(signed: Hex, cellProofs: boolean): Hex {
  const body = fromRlp(slice(signed, 1), "hex");
  const wrapped = cellProofs
    ? [body, "0x01" as const, [BLOB], [INFINITY], Array<Hex>(CELLS).fill(INFINITY)]
    : [body, [BLOB], [INFINITY], [INFINITY]];
  return concatHex(["0x03", toRlp(wrapped)]);
}

function take({ nonces }: Actors, address: Hex): number {
  const nonce = nonces.get(address) ?? 0;
  nonces.set(address, nonce + 1);
  return nonce;
}

function contractOf({ address }: { address: Hex }, nonce: number): Hex {
  return lower(getContractAddress({ from: address, nonce: BigInt(nonce) }));
}

function lower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`;
}
