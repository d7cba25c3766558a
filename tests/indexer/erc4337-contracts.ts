import { createRequire } from "node:module";
import { type Abi, concatHex, getContractAddress, type Hex } from "viem";
import type { Call } from "../../scripts/simulation/economy.ts";

// ERC-4337's reference contracts, as the package @account-abstraction/contracts compiled them. EntryPoint is under GPL-3.0, so
// no copy of it is part of this project.

/** The factory that local nodes have from the start: it deploys to addresses that depend on salt and code alone. */
const FACTORY: Hex = "0x4e59b44847b379578588920ca78fbf26c0b4956c";
/** The salt of EntryPoint v0.8 on public chains. */
const SALT: Hex = "0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9";

type Name = "EntryPoint" | "SimpleAccount" | "SimpleAccountFactory" | "Simple7702Account";

export function readContract(name: Name): { abi: Abi; bytecode: Hex } {
  return createRequire(import.meta.url)(`@account-abstraction/contracts/artifacts/${name}.json`);
}

const { bytecode } = readContract("EntryPoint");

/** EntryPoint v0.8, at the address that it has on every chain. */
export const ENTRY_POINT = getContractAddress({ opcode: "CREATE2", from: FACTORY, salt: SALT, bytecode });

export function entryPointDeployment(): Call {
  return { to: FACTORY, data: concatHex([SALT, bytecode]), value: 0n, gas: 8_000_000 };
}
