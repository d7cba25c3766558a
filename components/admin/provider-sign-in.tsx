"use client";

import { LogIn } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { startProviderSignIn } from "../api/client.ts";
import { Button } from "../ui/button.tsx";

/** Why nobody was signed in, as `lib/auth/sign-in-by-provider.ts` says it. */
const failures = new Map<string, "unreachable" | "refused" | "noRole" | "noService">([
  ["unreachable", "unreachable"],
  ["refused", "refused"],
  ["no-role", "noRole"],
  ["no-service", "noService"],
]);

/** Signs in by the provider, and says why that failed before. */
export function ProviderSignIn({ host }: { host: string }) {
  const t = useTexts("admin.provider");
  const returned = useSearchParams().get("error");
  const [isLeaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const failure = fault ?? returned;
  const leave = async () => {
    setLeaving(true);
    setFault(null);
    const answer = await startProviderSignIn().catch(() => ({ error: "no-service" }));
    if ("url" in answer) return window.location.assign(answer.url);
    setFault(answer.error);
    setLeaving(false);
  };
  return (
    <>
      <Button kind="quiet" className="max-w-full" busy={isLeaving} onClick={() => void leave()}>
        {!isLeaving && <LogIn size={18} className="shrink-0" />}
        <span className="min-w-0 truncate">{t("submit", { host })}</span>
      </Button>
      {failure !== null && !isLeaving && (
        <p role="alert" className="w-full text-down">
          {t(`failures.${failures.get(failure) ?? "refused"}`)}
        </p>
      )}
    </>
  );
}
