import { isChainError } from "../../chain/errors.ts";
import { forwardRpcCall } from "../../chain/forward-rpc-call.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { LocalCall } from "./schemas.ts";

/**
 * Forwards a demo wallet's call to the node of a local chain, so that pages connect only to their own host. Throws UNSUPPORTED_CHAIN
 * for other chains; INVALID_REQUEST with the node's message if it refuses; CHAIN_UNAVAILABLE.
 */
export async function askLocalChain(ctx: Context, input: { chainId: number } & LocalCall): Promise<unknown> {
  const { chainId, method, params } = input;
  const chain = requireChain(ctx, chainId);
  if (!chain.local) {
    throw new ServiceError("UNSUPPORTED_CHAIN", `Chain ${chainId} is not a local chain; call a node of its network.`);
  }
  try {
    return await forwardRpcCall(chain, { method, params });
  } catch (error) {
    if (!isChainError(error)) throw error;
    if (error.code === "RPC_ERROR" || error.code === "REVERTED" || error.code === "REFUSED") {
      throw invalidField("body", "is refused by the node", `The node refuses it: ${error.message}`);
    }
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chainId} (${chain.name}) does not respond; try again.`, {
      cause: error,
    });
  }
}
