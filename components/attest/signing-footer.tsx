import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { InProgress } from "../ui/status-line.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { WhileSwitching } from "../wallet/while-switching.tsx";
import type { SigningPhase } from "./use-signing.ts";

/** The foot of a signing dialog: the button, the progress, or why it failed. */
export function SigningFooter<T>(props: {
  phase: SigningPhase<T>;
  action: string;
  kind?: "primary" | "danger";
  onSign: () => void;
}) {
  const t = useTexts("attest.sign");
  const { phase, action, kind = "primary", onSign } = props;
  switch (phase.name) {
    case "done":
      return null;
    case "failed":
      return <FailureNotice failure={phase.failure} onRetry={onSign} />;
    case "ready":
      return (
        <Button kind={kind} onClick={onSign}>
          {action}
        </Button>
      );
    case "wallet":
      return (
        <WhileSwitching>
          <InProgress>{t("inWallet")}</InProgress>
        </WhileSwitching>
      );
    case "storing":
      return <InProgress>{t("storing")}</InProgress>;
  }
}
