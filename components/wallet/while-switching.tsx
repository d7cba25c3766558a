"use client";

import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { InProgress } from "../ui/status-line.tsx";
import { useSwitching } from "./switch-network.ts";

/** What a wallet is asked while it switches the network, with a way to stop waiting; otherwise `children`. */
export function WhileSwitching({ children = null }: { children?: ReactNode }) {
  const t = useTexts("wallet.signIn");
  const switching = useSwitching();
  if (!switching) return children;
  return (
    <>
      <InProgress>
        {t("switching", { wallet: switching.wallet ?? t("connected"), network: switching.network })}
      </InProgress>
      <Button kind="quiet" onClick={switching.stop}>
        {t("stop")}
      </Button>
    </>
  );
}
