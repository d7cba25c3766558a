import type { LucideIcon } from "lucide-react";
import { useTexts } from "#texts";
import type { TextKey } from "../../lib/core/texts.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ConnectButton } from "./connect-button.tsx";

/** Replaces content that only a signed-in wallet has. */
export function SignInState({
  icon,
  what,
  children,
}: {
  icon: LucideIcon;
  what: TextKey<"wallet.signInFor">;
  children: string;
}) {
  const [t, titles] = [useTexts("wallet.connect"), useTexts("wallet.signInFor")];
  return (
    <EmptyState icon={icon} title={titles(what)}>
      <p>{children}</p>
      <ConnectButton label={t("signIn")} />
    </EmptyState>
  );
}
