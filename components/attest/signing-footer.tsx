import { LoaderCircle } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import type { SigningPhase } from "./use-signing.ts";

/** The foot of a window in which something is signed: its button, what is waited for, or why it was not done. */
export function SigningFooter<T>(props: {
  phase: SigningPhase<T>;
  action: string;
  kind?: "primary" | "danger";
  onGo: () => void;
}) {
  const { phase, action, kind = "primary", onGo } = props;
  if (phase.name === "done") return null;
  if (phase.name === "fault") return <FailureNotice failure={phase.failure} onRetry={onGo} />;
  if (phase.name === "ready") {
    return (
      <Button kind={kind} onClick={onGo}>
        {action}
      </Button>
    );
  }
  return (
    <p className="flex gap-3 text-ink-soft">
      <LoaderCircle size={22} className="mt-0.5 shrink-0 text-accent motion-safe:animate-spin" />
      {phase.name === "wallet"
        ? "Open your wallet and confirm. Signing is free and moves nothing."
        : "Signed. The service is checking it."}
    </p>
  );
}
