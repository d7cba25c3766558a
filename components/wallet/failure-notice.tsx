import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { type Failure, toFailure } from "./failure.ts";
import { WhileSwitching } from "./switch-network.tsx";

/** Why it failed, with ways to continue. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const [worse, setWorse] = useState<Failure | null>(null);
  const { title, text, signedOut, addNetwork } = worse ?? failure;
  const add = addNetwork && (() => void addNetwork().then(onRetry, (thrown) => setWorse(toFailure(thrown))));
  return (
    <>
      <div role="alert" className="flex gap-4">
        <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
        <div className="min-w-0 space-y-1">
          <p className="font-semibold">{title}</p>
          <p className="wrap-anywhere text-ink-soft">{text}</p>
        </div>
      </div>
      <WhileSwitching>
        <div className="grid gap-3">
          {signedOut && <ConnectButton label="Sign in again" />}
          {add && <Button onClick={add}>Add the network</Button>}
          <Button kind={signedOut || add ? "quiet" : "primary"} onClick={onRetry}>
            Try again
          </Button>
        </div>
      </WhileSwitching>
    </>
  );
}
