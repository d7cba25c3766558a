import { isChainError } from "../../chain/errors.ts";
import { forwardRpcCall } from "../../chain/forward-rpc-call.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { LocalCall } from "./schemas.ts";

/**
 * Ask the node of a local chain what a wallet in the browser has to know of it, or hand it a signed transaction. So the demo
 * wallets work wherever the service is reached from, and pages speak to no other host. UNSUPPORTED_CHAIN for public networks:
 * their wallets have nodes of their own. INVALID_REQUEST with the node's words where it refuses; CHAIN_UNAVAILABLE.
 */
export async function askLocalChain(ctx: Context, input: { chainId: number } & LocalCall): Promise<unknown> {
  const { chainId, method, params } = input;
  const chain = requireChain(ctx, chainId);
  if (!chain.local) {
    throw new ServiceError(
      "UNSUPPORTED_CHAIN",
      `Chain ${chainId} is no chain of this machine; ask a node of its network.`,
    );
  }
  try {
    return await forwardRpcCall(chain, { method, params });
  } catch (error) {
    if (!isChainError(error)) throw error;
    if (error.code === "RPC_ERROR" || error.code === "REVERTED" || error.code === "REFUSED") {
      throw invalidField("body", "is refused by the node", `The node refuses it: ${error.message}`);
    }
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chainId} (${chain.name}) is not available now; try again.`, {
      cause: error,
    });
  }
}
