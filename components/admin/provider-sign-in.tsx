"use client";

import { LogIn } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { startProviderSignIn } from "../api/client.ts";
import { Button } from "../ui/button.tsx";

/** Why nobody was signed in, as `lib/auth/sign-in-by-provider.ts` says it. */
const failures: Readonly<Record<string, string>> = {
  unreachable: "The provider cannot be reached now. Try again in a minute, or sign in with a wallet.",
  refused: "The provider did not sign you in. Try again, or sign in with a wallet.",
  "no-role": "The provider knows you, but you have no role here. Ask an operator for one of its groups.",
  "no-service": "The service cannot sign anybody in now. Check your connection, and try again in a minute.",
};

/** Signs in by the provider, and says why that failed before. */
export function ProviderSignIn({ host }: { host: string }) {
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
        <span className="min-w-0 truncate">Sign in by {host}</span>
      </Button>
      {failure !== null && !isLeaving && (
        <p role="alert" className="w-full text-down">
          {failures[failure] ?? failures.refused}
        </p>
      )}
    </>
  );
}
