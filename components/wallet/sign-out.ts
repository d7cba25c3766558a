import { changeSession } from "../api/client.ts";
import type { WalletSettings } from "./types.ts";

/** Ends the session, and that with a wallet of WalletConnect. Loaded on sign-out. */
export async function endSession(settings: WalletSettings): Promise<void> {
  await changeSession("signout");
  if (!settings.walletConnect) return;
  const { disconnectWalletConnect } = await import("./signer.ts");
  await disconnectWalletConnect(settings);
}
