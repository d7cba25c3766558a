import { concatHex, getContractAddress, type Hex } from "viem";
import { readArtifact } from "../contracts/artifacts.ts";
import type { Call } from "./economy.ts";

/** The factory that local nodes have from the start: it deploys to addresses that depend on salt and code alone. */
const FACTORY: Hex = "0x4e59b44847b379578588920ca78fbf26c0b4956c";
/** The salt of EntryPoint v0.8 on public chains. */
const SALT: Hex = "0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9";

const { bytecode } = readArtifact("EntryPoint");

/** ERC-4337's EntryPoint v0.8, at the address that it has on every chain. */
export const ENTRY_POINT = getContractAddress({ opcode: "CREATE2", from: FACTORY, salt: SALT, bytecode });

export function entryPointDeployment(): Call {
  return { to: FACTORY, data: concatHex([SALT, bytecode]), value: 0n, gas: 8_000_000 };
}
