import { toFunctionSelector } from "viem";
import { bytesAt, methodOf, numberAt, skip, type View } from "./abi-view.ts";
import { type AccountCall, MOST_CALLS } from "./operation.ts";

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
export function readMultiSend({ to, data }: AccountCall): readonly AccountCall[] | null {
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
