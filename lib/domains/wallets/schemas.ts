import { z } from "zod";
import { ChecksumAddress } from "../../core/schemas.ts";

/** Schemas of responses about wallets. Safe in a browser. */

/** How far the history of a wallet is fetched, from the worst to the best. */
export const walletStates = ["failed", "queued", "syncing", "ready"] as const;
export type WalletState = (typeof walletStates)[number];

const State = z.enum(walletStates);

export const Wallet = z
  .object({
    address: ChecksumAddress,
    state: State.meta({ description: "The worst of its chains." }),
    chains: z.array(
      z.object({
        chainId: z.int().positive(),
        state: State,
        transactions: z.int().nonnegative(),
        truncated: z.boolean().meta({ description: "The source could not give the whole past." }),
        error: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "Wallet", description: "A wallet, and how far its past is read." });

export const WalletResponse = z.object({ wallet: Wallet });

/** Methods that a wallet may call on a node: reads, and signed transactions. None that use the node's own keys. */
const localMethods = [
  "eth_blockNumber",
  "eth_call",
  "eth_estimateGas",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_sendRawTransaction",
] as const;

export const LocalCall = z.strictObject({
  method: z.enum(localMethods),
  params: z
    .array(z.json())
    .max(3)
    .meta({ description: "As JSON-RPC has them.", override: { type: "array" }, example: [] }),
});
export type LocalCall = z.infer<typeof LocalCall>;
