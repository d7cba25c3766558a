import type { LucideIcon } from "lucide-react";
import { EmptyState } from "../ui/empty-state.tsx";
import { ConnectButton } from "./connect-button.tsx";

/** Replaces content that only a signed-in wallet has. */
export function SignInState({ icon, what, children }: { icon: LucideIcon; what: string; children: string }) {
  return (
    <EmptyState icon={icon} title={`Sign in to see your ${what}`}>
      <p>{children}</p>
      <ConnectButton label="Connect and sign in" />
    </EmptyState>
  );
}
