import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  padHex,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from "viem";
import type { ChainLog } from "../../lib/chain/types.ts";
import { address, hash } from "../chain/scripted-node.ts";

// What a bundler sends to an EntryPoint, and what that reports.

/** EntryPoint v0.7. */
export const ENTRY_POINT = "0x0000000071727de22e5e9d8baf0edac6f37da032";
export const bundler = address("bundler") as Hex;

export const entryPointAbi = parseAbi([
  "struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }",
  "struct Group { PackedUserOperation[] userOps; address aggregator; bytes signature; }",
  "function handleOps(PackedUserOperation[] ops, address beneficiary)",
  "function handleAggregatedOps(Group[] groups, address beneficiary)",
]);
const executeAbi = parseAbi(["function execute(address to, uint256 value, bytes data)"]);

export type UserOperation = ReturnType<typeof operation>;

/** An operation of an account, with `callData` for it. */
export function operation(sender: Hex, callData: Hex, nonce = 0n) {
  const empty: { initCode: Hex; paymasterAndData: Hex; signature: Hex } = {
    initCode: "0x",
    paymasterAndData: "0x",
    signature: "0x",
  };
  const gas = { accountGasLimits: padHex("0x"), preVerificationGas: 0n, gasFees: padHex("0x") };
  return { ...empty, ...gas, sender, nonce, callData };
}

/** Call data that makes an account call an address. */
export function execute(to: Hex, value: bigint, data: Hex): Hex {
  return encodeFunctionData({ abi: executeAbi, functionName: "execute", args: [to, value, data] });
}

/** The call data of the bundler's transaction. */
export function handle(...operations: UserOperation[]): Hex {
  return encodeFunctionData({ abi: entryPointAbi, functionName: "handleOps", args: [operations, bundler] });
}

type Log = Pick<ChainLog, "address" | "topics" | "data">;

export const beforeExecution: Log = {
  address: ENTRY_POINT,
  topics: [toEventSelector("BeforeExecution()")],
  data: "0x",
};

export interface ReportOptions {
  success?: boolean;
  nonce?: bigint;
  /** The EntryPoint. */
  at?: string;
  paymaster?: Hex;
  cost?: bigint;
}

/** The log of an operation that ended. */
export function reported(sender: Hex, options: ReportOptions = {}): Log {
  const topic = (who: Hex) => padHex(who, { size: 32 });
  return {
    address: options.at ?? ENTRY_POINT,
    topics: [
      toEventSelector("UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)"),
      ...[hash("operation"), topic(sender), topic(options.paymaster ?? zeroAddress)],
    ],
    data: encodeAbiParameters(
      [{ type: "uint256" }, { type: "bool" }, { type: "uint256" }, { type: "uint256" }],
      [options.nonce ?? 0n, options.success ?? true, options.cost ?? 1n, 1n],
    ),
  };
}
