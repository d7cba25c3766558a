import { z } from "zod";
import { ChecksumAddress } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

/** From the worst to the best. */
export const walletStates = ["failed", "queued", "syncing", "ready"] as const;

const State = z.enum(walletStates);

const WalletView = z
  .object({
    address: ChecksumAddress,
    state: State.meta({ description: "The worst of its chains." }),
    chains: z.array(
      z.object({
        chainId: z.int().positive(),
        state: State,
        /** Read so far; on followed chains only sent ones. */
        transactions: z.int().nonnegative(),
        truncated: z.boolean().meta({ description: "The history is incomplete." }),
        smartAccount: z.literal(true).optional().meta({
          description: "Present for a smart account: it acts in transactions that others send.",
        }),
        error: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "Wallet", description: "A wallet, with the progress of its history." });
export type WalletView = z.infer<typeof WalletView>;

export const WalletResponse = z.object({ wallet: WalletView });
