import { toFunctionSelector, zeroAddress } from "viem";
import { signedBatchMethods } from "../../../chain/call-data.ts";
import { addressAt, arrayAt, bytesAt, methodOf, numberAt, pointedTo, skip, type View, wordAt } from "./abi-view.ts";
import { readMultiSend } from "./multi-send.ts";
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
export function readOne(args: View): Calls {
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
