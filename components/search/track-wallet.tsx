"use client";

import { type ReactNode, useState, useTransition } from "react";
import { ApiError, createClient } from "../../lib/api/client.ts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

/** Has a wallet's past read, for whoever is signed in; tells everybody else how. */
export function TrackWallet({ address, call }: { address: string; call: ReactNode }) {
  const { account } = useWallet();
  const [fault, setFault] = useState<string | null>(null);
  const [asking, ask] = useTransition();
  if (account === null) {
    return (
      <div className="mt-8">
        <h2 className="text-xl font-semibold tracking-tight">Score this wallet</h2>
        <p className="mt-1 text-ink-faint">Sign in with your own wallet to start it here, or call the API.</p>
        <div className="mt-5 grid gap-5">
          <div>
            <ConnectButton label="Connect to start indexing" />
          </div>
          {call}
        </div>
      </div>
    );
  }
  const track = () =>
    ask(async () => {
      setFault(null);
      try {
        await createClient().call("POST /v1/wallets", { body: { address } });
        // A page that was not found does not come back by a refresh of the router.
        window.location.reload();
      } catch (error) {
        setFault(
          error instanceof ApiError ? error.message : "The service could not be reached. Try again in a moment.",
        );
      }
    });
  return (
    <div className="mt-8">
      <Button onClick={track} busy={asking}>
        Score this wallet
      </Button>
      <p role="status" className="mt-3 text-down">
        {fault}
      </p>
    </div>
  );
}
