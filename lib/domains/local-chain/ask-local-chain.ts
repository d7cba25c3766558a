import { isChainError } from "../../chain/errors.ts";
import { forwardRpcCall } from "../../chain/interactive/interactive-rpc.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { LocalCall } from "./schemas.ts";

/** Gas of a call. A call that never ends would occupy the node until its gas is used up. */
const MOST_GAS = 30_000_000;

/**
 * Forwards a demo wallet's call to the node of a local chain, so that pages connect only to their own host. Throws UNSUPPORTED_CHAIN
 * for other chains; INVALID_REQUEST with the node's message if it refuses; CHAIN_UNAVAILABLE.
 */
export async function askLocalChain(ctx: Context, input: { chainId: number } & LocalCall): Promise<unknown> {
  const { chainId, method } = input;
  const chain = requireChain(ctx, chainId);
  if (!chain.local) {
    throw new ServiceError("UNSUPPORTED_CHAIN", `Chain ${chainId} is not a local chain; call a node of its network.`);
  }
  const params = boundGas(input);
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

/** The parameters, with a bound for the gas of a call. Throws INVALID_REQUEST for a call with more. */
function boundGas({ method, params }: LocalCall): LocalCall["params"] {
  if (method !== "eth_call" && method !== "eth_estimateGas") return params;
  const [call, ...more] = params;
  if (typeof call !== "object" || call === null || Array.isArray(call)) {
    throw invalidField("body.params.0", "must be an object");
  }
  const { gas, gasLimit }: { gas?: unknown; gasLimit?: unknown } = call;
  // Nodes know both names.
  const given = [gas, gasLimit].filter((gas) => gas !== undefined);
  if (!given.every(isBoundGas)) {
    throw invalidField("body.params.0.gas", `must be a hex quantity of at most ${MOST_GAS}`);
  }
  return given.length > 0 ? params : [{ ...call, gas: `0x${MOST_GAS.toString(16)}` }, ...more];
}

function isBoundGas(gas: unknown): boolean {
  return typeof gas === "string" && /^0x[0-9a-f]{1,16}$/i.test(gas) && Number(gas) <= MOST_GAS;
}
