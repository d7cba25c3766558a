import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  type LocalAccount,
  zeroHash,
} from "viem";
import { getUserOperationHash, toPackedUserOperation, type UserOperation } from "viem/account-abstraction";
import { readArtifact } from "../contracts/artifacts.ts";
import type { Call } from "./economy.ts";
import { localAccount } from "./local-chain.ts";

// Smart accounts of the local chains (ERC-4337): what each does is an operation that its key signs and a bundler sends.

/** Where EntryPoint v0.7 is on every chain. On the local chains, LocalEntryPoint.sol is placed there. */
export const ENTRY_POINT: Hex = "0x0000000071727de22e5e9d8baf0edac6f37da032";
export const entryPointArtifact = readArtifact("LocalEntryPoint");
const accountArtifact = readArtifact("LocalSmartAccount");
const factoryArtifact = readArtifact("LocalSmartAccountFactory");

/** What local nodes have from the start: it deploys to addresses that depend on salt and code alone. */
const DEPLOYMENT_PROXY: Hex = "0x4e59b44847b379578588920ca78fbf26c0b4956c";
const SALT = zeroHash;
const FACTORY = create2(DEPLOYMENT_PROXY, factoryArtifact.bytecode);
/** Gas of validating an operation, of creating the account before its first one, of calling through it, and of a bundle. */
const GAS = { validation: 150_000, creation: 1_200_000, call: 50_000, bundle: 50_000 };

/** What a smart account is to do. */
export interface QueuedOperation {
  /** The local account whose key signs. */
  account: number;
  /** The smart account. */
  sender: Hex;
  /** 0 creates the account. */
  nonce: number;
  call: Call;
}

/** The most gas an operation uses. */
export function operationGas(call: Call, nonce: number): number {
  return call.gas + GAS.call + validationGas(nonce);
}

function validationGas(nonce: number): number {
  return GAS.validation + (nonce === 0 ? GAS.creation : 0);
}

/** The smart account of a key. It gets its code with its first operation. */
export function smartAccountOf(key: Hex): Hex {
  return create2(FACTORY, concatHex([accountArtifact.bytecode, encodeAbiParameters([{ type: "address" }], [key])]));
}

export function factoryDeployment(): Call {
  return { to: DEPLOYMENT_PROXY, data: concatHex([SALT, factoryArtifact.bytecode]), value: 0n, gas: 5_000_000 };
}

/** Makes a bundler's transactions. `price`: wei that each unit of gas costs the accounts. */
export function createBundles(input: { chainId: number; bundler: Hex; price: bigint }) {
  const keys = new Map<number, LocalAccount>();
  const keyOf = (account: number) => {
    const key = keys.get(account) ?? localAccount(account);
    keys.set(account, key);
    return key;
  };
  return async (operations: readonly QueuedOperation[]): Promise<Call> => {
    const signed = await Promise.all(operations.map((one) => signOperation(input, one, keyOf(one.account))));
    const args = [signed.map((one) => toPackedUserOperation(one)), input.bundler];
    return {
      to: ENTRY_POINT,
      data: encodeFunctionData({ abi: entryPointArtifact.abi, functionName: "handleOps", args }),
      value: 0n,
      gas: operations.reduce((sum, { call, nonce }) => sum + operationGas(call, nonce), GAS.bundle),
    };
  };
}

async function signOperation(
  { chainId, price }: { chainId: number; price: bigint },
  { sender, nonce, call }: QueuedOperation,
  key: LocalAccount,
): Promise<UserOperation<"0.7">> {
  if (!key.sign) throw new Error("The accounts of the local chains sign hashes.");
  const creation = { abi: factoryArtifact.abi, functionName: "create", args: [key.address, SALT] };
  const execution = { abi: accountArtifact.abi, functionName: "execute", args: [call.to, call.value, call.data] };
  const userOperation: UserOperation<"0.7"> = {
    sender,
    nonce: BigInt(nonce),
    ...(nonce === 0 && { factory: FACTORY, factoryData: encodeFunctionData(creation) }),
    callData: encodeFunctionData(execution),
    callGasLimit: BigInt(call.gas + GAS.call),
    verificationGasLimit: BigInt(validationGas(nonce)),
    preVerificationGas: 0n,
    maxFeePerGas: price,
    maxPriorityFeePerGas: price,
    signature: "0x",
  };
  const entryPoint = { entryPointAddress: ENTRY_POINT, entryPointVersion: "0.7" } as const;
  const hash = getUserOperationHash({ chainId, ...entryPoint, userOperation });
  return { ...userOperation, signature: await key.sign({ hash }) };
}

function create2(from: Hex, bytecode: Hex): Hex {
  return getContractAddress({ opcode: "CREATE2", from, salt: SALT, bytecode }).toLowerCase() as Hex; // Still hex.
}
