"use client";

import { Wallet } from "lucide-react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { useWallet } from "./wallet-context.tsx";

/** Opens the wallet dialog. */
export function ConnectButton({ label, className }: { label?: string; className?: string }) {
  const t = useTexts("wallet.connect");
  const { connect, loading } = useWallet();
  return (
    <Button onClick={connect} busy={loading} className={className}>
      {!loading && <Wallet size={18} />}
      {label ?? t("connect")}
    </Button>
  );
}
