import {
  createPublicClient,
  custom,
  type Hex,
  hashMessage,
  hashTypedData,
  isAddressEqual,
  isHex,
  numberToHex,
  recoverAddress,
  size,
  type TypedDataDefinition,
} from "viem";
import { getCode, verifyHash } from "viem/actions";
import type { Address } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { requireChain } from "../core/require-chain.ts";
import { isChainError } from "./errors.ts";
import { withInteractiveRpc } from "./json-rpc/interactive-rpc.ts";
import type { Rpc } from "./json-rpc/rpc.ts";

/** Longest signature that is verified, bytes: one of ERC-6492 contains the call that deploys its account. */
const LONGEST_SIGNATURE = 16 * 1024;
/** Bytes of a key's signature: r, s and v. */
const KEY_SIGNATURE = 65;
/** Half the order of the curve: only the lower of the two forms of a signature is valid (EIP-2). */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Gas of a call that checks a smart account's signature: what one transaction may use (EIP-7825), so that every account whose checks work on
 * chain is accepted, while a contract made for it cannot take all that a node allows for a call.
 */
const CHECK_GAS = 2n ** 24n;

type Ctx = Pick<Context, "env" | "log">;

/**
 * Whether `address` signed the text (EIP-191): with its own key, or as a smart account that is deployed (ERC-1271) or not yet
 * (ERC-6492). Throws UNSUPPORTED_CHAIN, and CHAIN_UNAVAILABLE if only the chain can decide and it does not answer.
 */
export function verifyMessageSignature(
  ctx: Ctx,
  input: { chainId: number; address: Address; message: string; signature: string },
): Promise<boolean> {
  return verifyHashSignature(ctx, { ...input, hash: hashMessage(input.message) });
}

/** Like {@link verifyMessageSignature}, for typed data (EIP-712). */
export function verifyTypedSignature(
  ctx: Ctx,
  input: { chainId: number; address: Address; typedData: TypedDataDefinition; signature: string },
): Promise<boolean> {
  return verifyHashSignature(ctx, { ...input, hash: hashTypedData(input.typedData) });
}

/** Whether the key of `address` itself signed the typed data, which needs no chain. */
export function isTypedDataOfKey(input: {
  address: Address;
  typedData: TypedDataDefinition;
  signature: string;
}): Promise<boolean> {
  const { address, typedData, signature } = input;
  return isHex(signature)
    ? isSignedByKey({ address, hash: hashTypedData(typedData), signature })
    : Promise.resolve(false);
}

/** Whether the key of `address` itself signed the text, which holds on every chain; what a smart account signs holds on its own. */
export function isMessageOfKey(input: { address: Address; message: string; signature: string }): Promise<boolean> {
  const { address, message, signature } = input;
  return isHex(signature) ? isSignedByKey({ address, hash: hashMessage(message), signature }) : Promise.resolve(false);
}

async function verifyHashSignature(
  ctx: Ctx,
  input: { chainId: number; address: Address; hash: Hex; signature: string },
): Promise<boolean> {
  const { chainId, address, hash, signature } = input;
  const { rpcUrls } = requireChain(ctx, chainId);
  if (!isHex(signature) || signature.length % 2 !== 0) return false;
  const bytes = size(signature);
  if (bytes === 0 || bytes > LONGEST_SIGNATURE) return false;
  if (await isSignedByKey({ address, hash, signature })) return true;
  if (rpcUrls.length === 0) {
    // Smart accounts cannot be checked there; a signature of a key's length is treated as a key's.
    if (bytes <= KEY_SIGNATURE) return false;
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chainId} has no node here that could check a smart account.`);
  }
  return isSignedByAccount(ctx, { chainId, rpcUrls, address, hash, signature });
}

async function isSignedByKey(input: { address: Address; hash: Hex; signature: Hex }): Promise<boolean> {
  const { address, hash, signature } = input;
  if (size(signature) !== KEY_SIGNATURE || BigInt(`0x${signature.slice(66, 130)}`) > HALF_ORDER) return false;
  try {
    return isAddressEqual(address, await recoverAddress({ hash, signature }));
  } catch {
    // Not a point of the curve, so no key made it; an account may still accept it.
    return false;
  }
}

/** Asks the chain. viem reports an unreachable node as a refused signature, so node faults are recorded on the way. */
async function isSignedByAccount(
  ctx: Ctx,
  input: { chainId: number; rpcUrls: string[]; address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const { chainId, rpcUrls, ...signed } = input;
  const chain = { id: chainId, rpcUrls };
  const { isValid, fault } = await withInteractiveRpc(chain, 1, async (rpc) => {
    const transport = recordFaults(rpc);
    const isValid = await isAcceptedByAccount(transport.request, signed).catch((err: unknown) => {
      // Bytes that no account's scheme can read, unless the node failed.
      if (transport.fault() === undefined) ctx.log.debug({ err, chainId }, "a signature cannot be read");
      return false;
    });
    return { isValid, fault: transport.fault() };
  });
  if (isValid) return true;
  if (fault === undefined) return false;
  throw new ServiceError(
    "CHAIN_UNAVAILABLE",
    `The signature is not that of the wallet's own key, and chain ${chainId} is not available to check for a smart account; try again.`,
    { cause: fault },
  );
}

type Request = (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;

/** A transport for viem that limits the gas of calls, and remembers the node's first fault. A revert is not a fault. */
function recordFaults(rpc: Rpc): { request: Request; fault: () => unknown } {
  let fault: unknown;
  return {
    fault: () => fault,
    async request({ method, params = [] }) {
      try {
        return await rpc.request([{ method, params: limitGas(method, params) }], ([result]) => result);
      } catch (error) {
        if (!isChainError(error) || error.code !== "REVERTED") fault ??= error;
        throw error;
      }
    },
  };
}

function limitGas(method: string, params: readonly unknown[]): readonly unknown[] {
  const [call, ...others] = params;
  if (method !== "eth_call" || typeof call !== "object") return params;
  return [{ ...call, gas: numberToHex(CHECK_GAS) }, ...others];
}

async function isAcceptedByAccount(
  request: Request,
  signed: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  // An account must not make this service fetch a URL (ERC-3668).
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }), ccipRead: false });
  // Without a deployed account only a signature with deployment code (ERC-6492) can be valid: the key's signature was checked before.
  if (size(signed.signature) <= KEY_SIGNATURE && !(await getCode(client, signed))) return false;
  return verifyHash(client, signed);
}
