"use client";

import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { focusContent } from "../ui/focus-content.ts";
import { useToast } from "../ui/toast.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

interface Props {
  name: string;
  chainId: number;
  referralCode: string | undefined;
}

/** Has the service mint a name and pay for it. */
export function SponsoredMint({ name, chainId, referralCode }: Props) {
  const t = useTexts("names.sponsored");
  const router = useRouter();
  const { account } = useWallet();
  const notify = useToast();
  const { busy, problem, run } = useApiCall();
  if (!account) return null;
  const mint = () =>
    run(async () => {
      await api.call("POST /v1/identity/mint", {
        body: { name, owner: account, chainId, ...(referralCode !== undefined && { referralCode }) },
      });
      notify(t("done", { name }));
      focusContent();
      router.refresh();
    });
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" busy={busy} onClick={() => void mint()}>
        {busy ? t("waiting") : t("submit")}
      </Button>
      <p className="text-sm text-ink-faint">{t("text")}</p>
      <ProblemNotice problem={problem} />
    </div>
  );
}
