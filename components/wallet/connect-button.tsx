"use client";

import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { useWallet } from "./wallet-context.tsx";

/** Opens the wallet dialog. */
export function ConnectButton({ label, className }: { label?: string; className?: string }) {
  const t = useTexts("wallet.connect");
  const { connect, loading, icon } = useWallet();
  return (
    <Button onClick={connect} busy={loading} className={className}>
      {!loading && icon}
      {label ?? t("connect")}
    </Button>
  );
}
