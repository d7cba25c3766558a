import { signOut } from "next-auth/react";
import type { WalletSettings } from "./types.ts";

/** Ends the session, and that with a wallet of WalletConnect. Loaded on sign-out, to keep next-auth out of every page. */
export async function endSession(settings: WalletSettings): Promise<void> {
  await signOut({ redirect: false });
  if (!settings.walletConnect) return;
  const { disconnectWalletConnect } = await import("./signer.ts");
  await disconnectWalletConnect(settings);
}
