import { decodeFunctionResult, encodeFunctionData } from "viem";
import type { Address } from "../core/chains.ts";
import { ChainError } from "./errors.ts";
import { canyAbi, namesAbi, reservationsAbi } from "./names-abi.ts";
import type { ChainClient } from "./types.ts";

/** What a wallet holds of CANY, or of any other ERC-20 token, at the newest block, in its smallest unit. */
export async function readTokenBalance(client: ChainClient, token: Address, holder: Address): Promise<bigint> {
  const data = await client.call(
    token,
    encodeFunctionData({ abi: canyAbi, functionName: "balanceOf", args: [holder] }),
  );
  return readable(token, () => decodeFunctionResult({ abi: canyAbi, functionName: "balanceOf", data: bytes(data) }));
}

/** Whether a name (without suffix) is minted in an IdentityNames contract at the newest block. */
export async function isNameMinted(client: ChainClient, contract: Address, name: string): Promise<boolean> {
  const data = await client.call(
    contract,
    encodeFunctionData({ abi: namesAbi, functionName: "isMinted", args: [name] }),
  );
  return readable(contract, () => decodeFunctionResult({ abi: namesAbi, functionName: "isMinted", data: bytes(data) }));
}

/** The least deposit of a NameReservations contract, wei, and how long a reservation holds, seconds. Neither ever changes. */
export async function readReservationTerms(
  client: ChainClient,
  contract: Address,
): Promise<{ deposit: bigint; period: bigint }> {
  const read = async (functionName: "deposit" | "period") => {
    const data = await client.call(contract, encodeFunctionData({ abi: reservationsAbi, functionName }));
    return readable(contract, () => decodeFunctionResult({ abi: reservationsAbi, functionName, data: bytes(data) }));
  };
  const [deposit, period] = await Promise.all([read("deposit"), read("period")]);
  return { deposit, period };
}

// The client gives hex alone.
const bytes = (data: string) => data as `0x${string}`;

/** An address without the contract answers with nothing: the settings or the node are wrong, and nothing was learned. */
function readable<T>(contract: Address, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ChainError("MALFORMED", `${contract} does not answer as the contract that the settings name`, { cause });
  }
}
