import { useState } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { describeFailure, type Failure, toFailure } from "./failure.ts";
import { FailureAlert } from "./failure-alert.tsx";
import { WhileSwitching } from "./while-switching.tsx";

/** Why it failed, with ways to continue. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTexts("wallet.signIn");
  const [worse, setWorse] = useState<Failure | null>(null);
  const { signedOut, addNetwork } = worse ?? failure;
  const [ui, errors] = [useTexts("ui"), useTexts("wallet.errors")];
  const described = describeFailure(errors, worse ?? failure);
  const add = addNetwork && (() => void addNetwork().then(onRetry, (thrown) => setWorse(toFailure(thrown))));
  return (
    <>
      <FailureAlert {...described} />
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
