import { toFunctionSelector, zeroAddress } from "viem";
import { signedBatchMethods } from "../../../chain/call-data.ts";
import { addressAt, arrayAt, bytesAt, methodOf, numberAt, pointedTo, skip, type View, wordAt } from "./abi-view.ts";
import { type AccountCall, MOST_CALLS } from "./operation.ts";

type Calls = readonly AccountCall[] | null;

/** The execution methods of common accounts, and how to read their calls. */
const readers: ReadonlyMap<string, (args: View, account: string) => Calls> = new Map([
  // SimpleAccount, Coinbase Smart Wallet, LightAccount, Biconomy v2, Kernel v2.
  ...bySignature(readOne, ["execute(address,uint256,bytes)", "execute_ncC(address,uint256,bytes)"]),
  ...bySignature(
    (args: View) => (wordAt(args, 3) === 0n ? readOne(args) : null),
    ["execute(address,uint256,bytes,uint8)"],
  ),
  ...bySignature((args: View) => readLists(args, { data: 1 }), ["executeBatch(address[],bytes[])"]),
  ...bySignature(
    (args: View) => readLists(args, { value: 1, data: 2 }),
    ["executeBatch(address[],uint256[],bytes[])", "executeBatch_y6U(address[],uint256[],bytes[])"],
  ),
  ...bySignature(readBatch, ["executeBatch((address,uint256,bytes)[])", "executeBySender((address,uint256,bytes)[])"]),
  // Ambire, and Uniswap's Calibur: a batch that the account signed, or that it sends itself.
  [signedBatchMethods.ambire, readBatch],
  [signedBatchMethods.calibur, (args) => readInner(args, readCalibur)],
  ...bySignature(readCalibur, ["execute(((address,uint256,bytes)[],bool))"]),
  // The Safe's module for ERC-4337.
  ...bySignature(readSafe, [
    "executeUserOp(address,uint256,bytes,uint8)",
    "executeUserOpWithErrorString(address,uint256,bytes,uint8)",
  ]),
  // ERC-7579 and ERC-7821: Kernel v3, Nexus, Safe7579, MetaMask and others.
  ...bySignature(readMode, ["execute(bytes32,bytes)"]),
]);

/** `executeUserOp(PackedUserOperation,bytes32)` precedes the call data for accounts that read the operation themselves. */
const EXECUTE_USER_OP = toFunctionSelector(
  "executeUserOp((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes),bytes32)",
);

/** The calls that call data makes an account do; null if its form is unknown. */
export function readAccountCalls(callData: View, account: string): Calls {
  const direct = methodOf(callData) === EXECUTE_USER_OP ? skip(callData, 4) : callData;
  const args = direct && skip(direct, 4);
  const read = direct && readers.get(methodOf(direct) ?? "");
  if (!args || !read) return null;
  // ERC-7821 writes the zero address for the account itself.
  return read(args, account)?.map((call) => (call.to === zeroAddress ? { ...call, to: account } : call)) ?? null;
}

/** `(address to, uint256 value, bytes data)`, as arguments or as a tuple. */
function readOne(args: View): Calls {
  const to = addressAt(args, 0);
  const value = wordAt(args, 1);
  const data = bytesAt(args, 2);
  return to && value !== null && data ? [{ to, value, data }] : null;
}

/** `(address,uint256,bytes)[]` as the first argument. */
function readBatch(args: View): Calls {
  const list = arrayAt(args, 0);
  if (!list) return null;
  return allOf(Math.min(list.length, MOST_CALLS), (i) => {
    const tuple = pointedTo(list.items, i);
    return tuple && (readOne(tuple)?.[0] ?? null);
  });
}

/** Lists of the same length: of addresses first, of values and of data at these positions. */
function readLists(args: View, at: { value?: number; data: number }): Calls {
  const [to, data] = [arrayAt(args, 0), arrayAt(args, at.data)];
  const value = at.value === undefined ? null : arrayAt(args, at.value);
  if (!to || !data || to.length !== data.length) return null;
  return allOf(Math.min(to.length, MOST_CALLS), (i) => {
    const [target, content] = [addressAt(to.items, i), bytesAt(data.items, i)];
    // SimpleAccount accepts an empty list of values in place of zeros.
    const wei = value && value.length > 0 ? wordAt(value.items, i) : 0n;
    return target && content && wei !== null ? { to: target, value: wei, data: content } : null;
  });
}

/** The Safe's operation 1 is a delegate call: only MultiSend is known to call what it is given. */
export function readSafe(args: View): Calls {
  const calls = readOne(args);
  const operation = wordAt(args, 3);
  const [call] = calls ?? [];
  return operation === 0n ? calls : operation === 1n && call ? readMultiSend(call) : null;
}

/** `execute(bytes32 mode, bytes executionCalldata)`: the mode's first bytes say single or batch, and that failing reverts. */
function readMode(args: View): Calls {
  const mode = numberAt(args, 0, 2);
  const execution = bytesAt(args, 1);
  if (!execution) return null;
  if (mode === 0x0100n) return readBatch(execution);
  if (mode !== 0x0000n) return null;
  const [to, value, data] = [numberAt(execution, 0, 20), numberAt(execution, 20), skip(execution, 52)];
  if (to === null || value === null || !data) return null;
  return [{ to: `0x${to.toString(16).padStart(40, "0")}`, value, data }];
}

/** Calibur's `(Call[] calls, bool revertOnFailure)`; if the second is false, calls may have failed. */
function readCalibur(args: View): Calls {
  return readInner(args, (batch) => (wordAt(batch, 1) === 1n ? readBatch(batch) : null));
}

function readInner(args: View, read: (tuple: View) => Calls): Calls {
  const tuple = pointedTo(args, 0);
  return tuple && read(tuple);
}

function allOf(count: number, read: (i: number) => AccountCall | null): Calls {
  const calls: AccountCall[] = [];
  for (let i = 0; i < count; i++) {
    const call = read(i);
    if (!call) return null;
    calls.push(call);
  }
  return calls;
}

function bySignature<T>(read: T, signatures: readonly string[]): [string, T][] {
  return signatures.map((signature) => [toFunctionSelector(signature), read]);
}

/** The Safe's MultiSend and MultiSendCallOnly, versions 1.1.1, 1.3.0 (both deployments) and 1.4.1; the same on every chain. */
const multiSends: ReadonlySet<string> = new Set([
  "0x8d29be29923b68abfdd21e541b9374737b49cdad",
  "0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761",
  "0x998739bfdaadde7c933b942a68053933098f9eda",
  "0x40a2accbd92bca938b02010e17a5b8929b49130d",
  "0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b",
  "0x38869bf66a61cf6bdb996a6ae40d5853fd43b526",
  "0x9641d764fc13c8b624c04430c7356c1c7c8102e2",
]);
const MULTI_SEND = toFunctionSelector("multiSend(bytes)");
/** Bytes before the data of each call: operation, address, value, length. */
const HEAD = 1 + 20 + 32 + 32;

/** The calls of `multiSend(bytes)`, packed one after the other; null for another contract, or if one is a delegate call. */
function readMultiSend({ to, data }: AccountCall): readonly AccountCall[] | null {
  const args = multiSends.has(to) && methodOf(data) === MULTI_SEND ? skip(data, 4) : null;
  let rest: View | null = args && bytesAt(args, 0);
  if (!rest) return null;
  const calls: AccountCall[] = [];
  while (rest && rest.bytes > 0 && calls.length < MOST_CALLS) {
    const [operation, target] = [numberAt(rest, 0, 1), numberAt(rest, 1, 20)];
    const [value, length] = [numberAt(rest, 21), numberAt(rest, 53)];
    const content: View | null = skip(rest, HEAD);
    if (operation !== 0n || target === null || value === null || length === null || !content) return null;
    if (length > BigInt(content.bytes)) return null;
    const bytes = Number(length);
    calls.push({ to: `0x${target.toString(16).padStart(40, "0")}`, value, data: { ...content, bytes } });
    rest = skip(content, bytes);
  }
  return calls;
}
