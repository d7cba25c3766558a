"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import type { NameAction } from "./actions.ts";

const transactionDialog = () => import("./transaction-dialog.tsx");

/** A button that opens the dialog of a transaction about a name; nothing while nobody is signed in. */
export function NameActionButton(props: { action: NameAction; kind?: "primary" | "quiet"; children: ReactNode }) {
  const { account } = useWallet();
  const [open, setOpen] = useState(false);
  if (!account) return null;
  return (
    <>
      <Button kind={props.kind ?? "primary"} onClick={() => setOpen(true)}>
        {props.children}
      </Button>
      <ActionDialog action={open ? props.action : null} onClose={() => setOpen(false)} />
    </>
  );
}

/** The dialog of an action; nothing while there is none. */
export function ActionDialog({ action, onClose }: { action: NameAction | null; onClose: () => void }) {
  const { account } = useWallet();
  if (!action || !account) return null;
  return (
    <Lazy load={transactionDialog}>
      {({ TransactionDialog }) => <TransactionDialog action={action} account={account} onClose={onClose} />}
    </Lazy>
  );
}
