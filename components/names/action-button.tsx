"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import type { NameAction } from "./actions.ts";

// What speaks to wallets is loaded when somebody wants to.
const transactionDialog = () => import("./transaction-dialog.tsx");

/** A button that opens the window in which a transaction about a name is shown and sent. */
export function NameActionButton(props: { act: NameAction; kind?: "primary" | "quiet"; children: ReactNode }) {
  const { account } = useWallet();
  const [open, setOpen] = useState(false);
  if (!account) return null;
  return (
    <>
      <Button kind={props.kind ?? "primary"} onClick={() => setOpen(true)}>
        {props.children}
      </Button>
      {open && (
        <Lazy part={transactionDialog}>
          {({ TransactionDialog }) => (
            <TransactionDialog act={props.act} account={account} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </>
  );
}
