"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import type { NameAct } from "./acts.ts";

// What speaks to wallets is loaded when somebody wants to.
const transactionDialog = () => import("./transaction-dialog.tsx");

/** A button that opens the window in which a transaction about a name is shown and sent. */
export function ActButton(props: { act: NameAct; kind?: "primary" | "quiet"; children: ReactNode }) {
  const { account } = useWallet();
  const [open, setOpen] = useState(false);
  if (!account) return null;
  return (
    <>
      <Button type="button" kind={props.kind ?? "primary"} onClick={() => setOpen(true)}>
        {props.children}
      </Button>
      {open && (
        <Later part={transactionDialog}>
          {({ TransactionDialog }) => (
            <TransactionDialog act={props.act} account={account} onClose={() => setOpen(false)} />
          )}
        </Later>
      )}
    </>
  );
}
