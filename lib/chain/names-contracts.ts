import { decodeFunctionResult, encodeFunctionData } from "viem";
import type { Address } from "../core/chains.ts";
import { ChainError } from "./errors.ts";
import { canyAbi, namesAbi, reservationsAbi } from "./names-abi.ts";
import type { StateReader } from "./types.ts";

/** A wallet's balance of CANY, or any other ERC-20 token, at the newest block, in its smallest unit. */
export async function readTokenBalance(state: StateReader, token: Address, holder: Address): Promise<bigint> {
  const data = await state.call(token, encodeFunctionData({ abi: canyAbi, functionName: "balanceOf", args: [holder] }));
  return readable(token, () => decodeFunctionResult({ abi: canyAbi, functionName: "balanceOf", data: bytes(data) }));
}

/** Whether a name (without suffix) is minted in an IdentityNames contract at the newest block. */
export async function isNameMinted(state: StateReader, contract: Address, name: string): Promise<boolean> {
  const data = await state.call(
    contract,
    encodeFunctionData({ abi: namesAbi, functionName: "isMinted", args: [name] }),
  );
  return readable(contract, () => decodeFunctionResult({ abi: namesAbi, functionName: "isMinted", data: bytes(data) }));
}

/** The minimum deposit of a NameReservations contract, wei, and the period of a reservation, seconds. Both are constant. */
export async function readReservationTerms(
  state: StateReader,
  contract: Address,
): Promise<{ deposit: bigint; period: bigint }> {
  const read = async (functionName: "deposit" | "period") => {
    const data = await state.call(contract, encodeFunctionData({ abi: reservationsAbi, functionName }));
    return readable(contract, () => decodeFunctionResult({ abi: reservationsAbi, functionName, data: bytes(data) }));
  };
  const [deposit, period] = await Promise.all([read("deposit"), read("period")]);
  return { deposit, period };
}

// The client returns only hex.
const bytes = (data: string) => data as `0x${string}`;

/** Throws MALFORMED if the result cannot be decoded: the address in the settings is not that contract's. */
function readable<T>(contract: Address, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ChainError("MALFORMED", `${contract} does not answer as the contract that the settings name`, { cause });
  }
}
