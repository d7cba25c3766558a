import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { describeFailure, type Failure, toFailure } from "./failure.ts";
import { WhileSwitching } from "./while-switching.tsx";

/** Why it failed, with ways to continue. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTexts("wallet.signIn");
  const [worse, setWorse] = useState<Failure | null>(null);
  const { signedOut, addNetwork } = worse ?? failure;
  const [ui, errors] = [useTexts("ui"), useTexts("wallet.errors")];
  const { title, text, isEnglish } = describeFailure(errors, worse ?? failure);
  const add = addNetwork && (() => void addNetwork().then(onRetry, (thrown) => setWorse(toFailure(thrown))));
  return (
    <>
      <div role="alert" className="flex gap-4">
        <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
        <div className="min-w-0 space-y-1">
          <p className="font-semibold">{title}</p>
          <p lang={isEnglish ? "en" : undefined} className="wrap-anywhere text-ink-soft">
            {text}
          </p>
        </div>
      </div>
      <WhileSwitching>
        <div className="grid gap-3">
          {signedOut && <ConnectButton label={t("again")} />}
          {add && <Button onClick={add}>{t("addNetwork")}</Button>}
          <Button kind={signedOut || add ? "quiet" : "primary"} onClick={onRetry}>
            {ui("tryAgain")}
          </Button>
        </div>
      </WhileSwitching>
    </>
  );
}
