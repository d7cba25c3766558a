"use client";

import { useState, useTransition } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { describeProblem, type Problem, toProblem } from "../api/problem.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

/** Starts indexing a wallet; without a session, shows how to by the API of `origin`. */
export function TrackWallet({ address, origin }: { address: string; origin: string }) {
  const [t, problems] = [useTexts("search.track"), useTexts("api.problem")];
  const { account } = useWallet();
  const [error, setError] = useState<Problem | null>(null);
  const [isStarting, start] = useTransition();
  if (account === null) {
    return <FollowOffer address={address} origin={origin} />;
  }
  const track = () =>
    start(async () => {
      setError(null);
      try {
        await api.call("POST /v1/wallets", { body: { address } });
        // router.refresh() does not leave a not-found page.
        window.location.reload();
      } catch (thrown) {
        setError(toProblem(thrown));
      }
    });
  return (
    <div className="mt-8">
      <Button onClick={track} busy={isStarting}>
        {t("start")}
      </Button>
      <p role="status" className="mt-3 text-down">
        {error && describeProblem(error, problems)}
      </p>
    </div>
  );
}

function FollowOffer({ address, origin }: { address: string; origin: string }) {
  const t = useTexts("search.track");
  return (
    <div className="mt-8">
      <h2 className="text-xl font-semibold tracking-tight">{t("title")}</h2>
      <p className="mt-1 text-ink-faint">{t("text")}</p>
      <div className="mt-5 grid gap-5">
        <div>
          <ConnectButton label={t("connect")} />
        </div>
        <CodeBlock
          code={`curl -X POST -H "Authorization: Bearer $CREDENCE_KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '{"address":"${address}"}' \\\n  ${origin}/v1/wallets`}
          label={t("copy")}
        />
      </div>
    </div>
  );
}
