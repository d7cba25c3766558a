import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import type { Refusal } from "./refusal.ts";

/** What went wrong, and the ways on. */
export function Refused({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  return (
    <>
      <div role="alert" className="flex gap-4">
        <TriangleAlert aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-caution" />
        <div className="min-w-0 space-y-1">
          <p className="font-semibold">{refusal.title}</p>
          <p className="wrap-anywhere text-ink-soft">{refusal.text}</p>
        </div>
      </div>
      <div className="grid gap-3">
        {refusal.signedOut && <ConnectButton label="Sign in again" />}
        <Button type="button" kind={refusal.signedOut ? "quiet" : "primary"} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}
