import { z } from "zod";
import { ChecksumAddress } from "../../core/schemas.ts";

/** Shapes of the answers about wallets. Safe in a browser. */

const State = z.enum(["queued", "syncing", "ready", "failed"]);

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
