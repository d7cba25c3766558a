import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import type { Failure } from "./failure.ts";

/** Why it failed, with ways to continue. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <>
      <div role="alert" className="flex gap-4">
        <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
        <div className="min-w-0 space-y-1">
          <p className="font-semibold">{failure.title}</p>
          <p className="wrap-anywhere text-ink-soft">{failure.text}</p>
        </div>
      </div>
      <div className="grid gap-3">
        {failure.signedOut && <ConnectButton label="Sign in again" />}
        <Button kind={failure.signedOut ? "quiet" : "primary"} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}
