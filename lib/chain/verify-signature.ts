import {
  createPublicClient,
  custom,
  type Hex,
  hashMessage,
  hashTypedData,
  isAddressEqual,
  isHex,
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
import { realWaiting } from "./retry.ts";
import { createRpc } from "./rpc.ts";

/** Somebody waits for the answer: a node that is slower than this cannot be asked. */
const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Longest signature that is looked at, in bytes. One of ERC-6492 holds the call that deploys its account. */
const LONGEST_SIGNATURE = 16 * 1024;
/** What a wallet's own key makes: r, s and v. */
const KEY_SIGNATURE = 65;
/** Half the order of the curve: of the two forms of a signature, the lower alone counts (EIP-2). */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

type Ctx = Pick<Context, "env" | "log">;

/**
 * Whether `address` signed the text (EIP-191): its own key, or the smart account that stands there or will (ERC-1271,
 * ERC-6492). UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE where only the chain could tell and it does not answer.
 */
export function verifyMessageSignature(
  ctx: Ctx,
  input: { chainId: number; address: Address; message: string; signature: string },
): Promise<boolean> {
  return verifyHashSignature(ctx, { ...input, hash: hashMessage(input.message) });
}

/** The same for typed data (EIP-712). */
export function verifyTypedSignature(
  ctx: Ctx,
  input: { chainId: number; address: Address; typedData: TypedDataDefinition; signature: string },
): Promise<boolean> {
  return verifyHashSignature(ctx, { ...input, hash: hashTypedData(input.typedData) });
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
    // Nobody can be asked about accounts there. What has the form of a key's signature is judged as one.
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
    // Numbers that are no point of the curve: no key made them, an account may still take them.
    return false;
  }
}

/** Asks the chain. viem takes a node's silence for a refusal, so silence is noted on the way. */
async function isSignedByAccount(
  ctx: Ctx,
  input: { chainId: number; rpcUrls: readonly string[]; address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const { chainId, rpcUrls, ...signed } = input;
  const rpc = createRpc({
    urls: rpcUrls,
    chainId,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    concurrency: 2,
    retry: { attempts: 1, baseMs: 0, maxMs: 0 },
    waiting: realWaiting,
  });
  let silence: unknown;
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    try {
      return await rpc.request([{ method, params }], ([result]) => result);
    } catch (error) {
      if (!isChainError(error) || error.code !== "REVERTED") silence ??= error;
      throw error;
    }
  };
  try {
    const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
    // Where no account stands, only bytes that tell how to make it are more than a key's signature, which was judged.
    const isPlain = size(signed.signature) <= KEY_SIGNATURE;
    if (isPlain && !(await getCode(client, signed))) return false;
    if (await verifyHash(client, signed)) return true;
  } catch (err) {
    // Bytes that no account's scheme can read, unless the node was silent.
    if (silence === undefined) ctx.log.debug({ err, chainId }, "a signature cannot be read");
  } finally {
    rpc.close().catch(() => {});
  }
  if (silence === undefined) return false;
  throw new ServiceError(
    "CHAIN_UNAVAILABLE",
    `The signature is not that of the wallet's own key, and chain ${chainId} cannot be asked now whether a smart account takes it; try again.`,
    { cause: silence },
  );
}
