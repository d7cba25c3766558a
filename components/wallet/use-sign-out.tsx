import { useState } from "react";
import { useTexts } from "#texts";
import { Alert } from "../ui/alert.tsx";
import { useWallet } from "./wallet-context.tsx";

/** Signs out, and loads the page again. */
export function useSignOut(): { state: "idle" | "leaving" | "failed"; signOut: () => Promise<void> } {
  const { settings } = useWallet();
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");
  const signOut = async () => {
    setState("leaving");
    try {
      const { endSession } = await import("./sign-out.ts");
      await endSession(settings);
      // A refresh would be dropped if the page is left meanwhile, and would keep private pages in the browser's memory.
      window.location.reload();
    } catch {
      setState("failed");
    }
  };
  return { state, signOut };
}

export function SignOutFailed() {
  const t = useTexts("wallet.account");
  return <Alert>{t("signOutFailed")}</Alert>;
}
