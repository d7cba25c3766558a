import {
  createPublicClient,
  custom,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  isHex,
  numberToHex,
  padHex,
  parseAbi,
  recoverAddress,
  size,
} from "viem";
import { verifyHash } from "viem/actions";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import { isChainError } from "../errors.ts";
import { readBytes } from "../hex.ts";
import type { Rpc } from "../json-rpc/rpc.ts";
import { withInteractiveRpc } from "./interactive-rpc.ts";

/** Longest signature that is verified, bytes: one of ERC-6492 contains the call that deploys its account. */
const LONGEST_SIGNATURE = 16 * 1024;
/** Bytes of a key's signature: r, s and v; and of its compact form (ERC-2098). */
const KEY_SIGNATURE = 65;
const COMPACT_SIGNATURE = 64;
/** The order of the curve, and half of it: only the lower of the two forms of a signature is valid (EIP-2). */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const HALF_ORDER = ORDER / 2n;
/** Ends of signatures that bring code with them: ERC-6492 deploys the account, ERC-8010 delegates the key to it. */
const WRAPPED = /(?:6492|8010){16}$/i;
/** What an account answers to accept a signature (ERC-1271), and what the standard's draft had in its place. */
const ACCEPTED = padHex("0x1626ba7e", { dir: "right", size: 32 });
const FORMERLY_ACCEPTED = "0x20c13b0b";
const accountAbi = parseAbi(["function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)"]);

/**
 * Gas of a call that checks a smart account's signature: what one transaction may use (EIP-7825), so that every account whose checks work on
 * chain is accepted, while a contract made for it cannot take all that a node allows for a call.
 */
const CHECK_GAS = numberToHex(2n ** 24n);

type Ctx = Pick<Context, "env" | "log">;

/** Who signed: the address's key, or the account there, which may not be deployed yet. Otherwise why the signature does not count. */
type SignatureVerdict = { by: "key" | "account" | "comingAccount" } | { refusal: string };

interface Signed {
  address: Address;
  hash: Hex;
  signature: string;
}

/** Whether the key of `address` signed, in the one form that counts. It needs no chain, and holds on every chain. */
export async function isSignedByKey(signed: Signed): Promise<boolean> {
  const verdict = await judgeKey(signed);
  return verdict !== null && "by" in verdict;
}

/**
 * Who signed a hash: the key of `address`, delegated or not, or the account there, which is asked on the chain: one that is deployed
 * (ERC-1271), comes with the signature (ERC-6492), or is delegated by it (ERC-8010). Throws UNSUPPORTED_CHAIN, and CHAIN_UNAVAILABLE if
 * only the chain can decide and it does not answer.
 */
export async function judgeSignature(ctx: Ctx, input: Signed & { chainId: number }): Promise<SignatureVerdict> {
  const { chainId, signature } = input;
  const chain = requireChain(ctx, chainId);
  const byKey = await judgeKey(input);
  if (byKey) return byKey;
  if (chain.rpcUrls.length === 0) {
    // Smart accounts cannot be checked there; a signature of a key's length is treated as a key's.
    const { length } = signature;
    if (length > 2 && length <= 2 + 2 * KEY_SIGNATURE) return { refusal: await describeStranger(input) };
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chainId} has no node here that could check a smart account.`);
  }
  // A string with this form is hex.
  return judgeAccount(ctx, chain, { ...input, signature: signature as Hex });
}

/** Whether an address has code on a chain now, also by delegation. Throws CHAIN_UNAVAILABLE. */
export async function hasCode(ctx: Ctx, input: { chainId: number; address: Address }): Promise<boolean> {
  const chain = requireChain(ctx, input.chainId);
  if (chain.rpcUrls.length === 0) return false;
  return askChain(chain, (request) => readHasCode(request, input.address));
}

/** Null if the signature is not the key's own, and the account decides. */
async function judgeKey({ address, hash, signature }: Signed): Promise<SignatureVerdict | null> {
  const fault = faultOfText(signature);
  if (fault) return { refusal: fault };
  const hex = signature as Hex; // Without a fault it is hex.
  const bytes = size(hex);
  if (bytes !== KEY_SIGNATURE && bytes !== COMPACT_SIGNATURE) return null;
  const form = faultOfForm(hex);
  const signers = await recoverSigners(hash, hex);
  if (!signers.some((signer) => isAddressEqual(signer, address))) return null;
  return form === null ? { by: "key" } : { refusal: form };
}

/** Why a text is no signature of anybody. */
function faultOfText(signature: string): string | null {
  if (signature.startsWith("0X")) return "The signature begins with 0X; write 0x.";
  if (/^[0-9a-f]+$/i.test(signature) && signature.length % 2 === 0) return "The signature lacks 0x before its digits.";
  if (!isHex(signature)) return "The signature is not hex.";
  if (signature.length % 2 !== 0) return "The signature has an odd number of digits.";
  if (size(signature) > LONGEST_SIGNATURE) return `The signature is longer than ${LONGEST_SIGNATURE} bytes.`;
  return null;
}

/** Why 64 or 65 bytes are not in the form in which a key's signature counts. */
function faultOfForm(signature: Hex): string | null {
  if (size(signature) === COMPACT_SIGNATURE) {
    return "The signature has 64 bytes, the compact form (ERC-2098); send 65 bytes: r, s and v.";
  }
  const v = Number(`0x${signature.slice(130)}`);
  if (v >= 35) return `The signature's v is ${v}, as in a transaction (EIP-155); it must be 27 or 28, or 0 or 1.`;
  if (v > 1 && v !== 27 && v !== 28) return `The signature's v is ${v}; it must be 27 or 28, or 0 or 1.`;
  const s = BigInt(`0x${signature.slice(66, 130)}`);
  return s > HALF_ORDER
    ? "The signature's s is in the upper half of its range (EIP-2); send the one with the low s."
    : null;
}

/** The addresses whose keys made the signature: one if it says which, otherwise both that are possible. */
async function recoverSigners(hash: Hex, signature: Hex): Promise<Address[]> {
  const isCompact = size(signature) === COMPACT_SIGNATURE;
  const r = signature.slice(2, 66);
  const word = BigInt(`0x${signature.slice(66, 130)}`);
  const s = isCompact ? word & (2n ** 255n - 1n) : word;
  const v = isCompact ? Number(word >> 255n) : Number(`0x${signature.slice(130)}`);
  const parities = v === 0 || v === 1 ? [v] : v === 27 || v === 28 ? [v - 27] : [0, 1];
  const found: Address[] = [];
  for (const parity of parities) {
    const whole = `0x${r}${s.toString(16).padStart(64, "0")}${(27 + parity).toString(16)}` as const;
    try {
      found.push(await recoverAddress({ hash, signature: whole }));
    } catch {
      // Not a point of the curve, so no key made it; an account may still accept it.
    }
  }
  return found;
}

/** Why a signature is not that of a key's address where no account can be asked. */
async function describeStranger({ address, hash, signature }: Signed): Promise<string> {
  const hex = signature as Hex; // It was judged as a key's before, which makes sure of it.
  const bytes = size(hex);
  if (bytes !== KEY_SIGNATURE && bytes !== COMPACT_SIGNATURE)
    return `It is no signature of the key of ${checksum(address)}.`;
  const form = faultOfForm(hex);
  if (form) return form;
  const [signer] = await recoverSigners(hash, hex);
  return signer
    ? `It is the signature of the key of ${signer}, or of another text, not that of ${checksum(address)}.`
    : "No key can have made the signature.";
}

async function judgeAccount(
  ctx: Ctx,
  chain: ChainConfig,
  signed: Signed & { chainId: number; signature: Hex },
): Promise<SignatureVerdict> {
  const { chainId, address, signature } = signed;
  const account = `${checksum(address)} on chain ${chainId}`;
  return askChain(chain, async (request): Promise<SignatureVerdict> => {
    const isDeployed = await readHasCode(request, address);
    if (WRAPPED.test(signature)) {
      if (await isAcceptedWrapped(ctx, request, signed)) return { by: isDeployed ? "account" : "comingAccount" };
      return {
        refusal: `The account ${account} refused the signature, or its code cannot be used (ERC-6492, ERC-8010).`,
      };
    }
    if (!isDeployed) {
      const why = signature === "0x" ? "The signature is empty." : await describeStranger(signed);
      return { refusal: `${why} There is no code at ${account} that could accept it.` };
    }
    const answer = await callAccount(request, signed);
    if (answer === ACCEPTED) return { by: "account" };
    const how = answer?.startsWith(FORMERLY_ACCEPTED)
      ? `answered ${FORMERLY_ACCEPTED}, of the draft of ERC-1271, in place of ${ACCEPTED.slice(0, 10)}`
      : answer === null
        ? "refused the signature: its check of it failed (ERC-1271)"
        : "refused the signature (ERC-1271)";
    return { refusal: `The account ${account} ${how}.` };
  });
}

type Request = (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>;

async function readHasCode(request: Request, address: Address): Promise<boolean> {
  return readBytes(await request({ method: "eth_getCode", params: [address, "latest"] }), "eth_getCode").length > 2;
}

/** What the account answers; null if its call fails or returns more than is read. */
async function callAccount(
  request: Request,
  { address, hash, signature }: Signed & { signature: Hex },
): Promise<string | null> {
  const data = encodeFunctionData({ abi: accountAbi, functionName: "isValidSignature", args: [hash, signature] });
  try {
    const call = { to: address, data, gas: CHECK_GAS };
    return readBytes(await request({ method: "eth_call", params: [call, "latest"] }), "eth_call").toLowerCase();
  } catch (error) {
    if (isContractFault(error)) return null;
    throw error;
  }
}

/** viem reports an unreachable node as a refused signature, so the node's first fault is kept and thrown. */
async function isAcceptedWrapped(ctx: Ctx, request: Request, signed: Signed & { signature: Hex }): Promise<boolean> {
  let fault: unknown;
  const limited: Request = async ({ method, params = [] }) => {
    try {
      const [call, ...others] = params;
      const isCall = method === "eth_call" && typeof call === "object";
      return await request({ method, params: isCall ? [{ ...call, gas: CHECK_GAS }, ...others] : params });
    } catch (error) {
      if (!isContractFault(error)) fault ??= error;
      throw error;
    }
  };
  // An account must not make this service fetch a URL (ERC-3668).
  const client = createPublicClient({ transport: custom({ request: limited }, { retryCount: 0 }), ccipRead: false });
  const isValid = await verifyHash(client, signed).catch((err: unknown) => {
    // Bytes that no account's scheme can read, unless the node failed.
    if (fault === undefined) ctx.log.debug({ err }, "a signature cannot be read");
    return false;
  });
  if (!isValid && fault !== undefined) throw fault;
  return isValid;
}

/** Whether a call failed by what its contract does, not by the node: it reverts, or gives more than anybody reads. */
function isContractFault(error: unknown): boolean {
  return isChainError(error) && (error.code === "REVERTED" || error.code === "TOO_LARGE");
}

/** Runs requests for which a user waits. Throws CHAIN_UNAVAILABLE for faults of the node. */
async function askChain<T>(chain: ChainConfig, work: (request: Request) => Promise<T>): Promise<T> {
  const ask = (rpc: Rpc) => work(({ method, params = [] }) => rpc.request([{ method, params }], ([result]) => result));
  try {
    return await withInteractiveRpc(chain, 1, ask);
  } catch (error) {
    if (!isChainError(error)) throw error;
    throw new ServiceError(
      "CHAIN_UNAVAILABLE",
      `The signature is not that of the wallet's own key, and chain ${chain.id} is not available to check for a smart account; try again.`,
      { cause: error },
    );
  }
}
