import { useTexts } from "#texts";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { ProviderSignIn } from "./provider-sign-in.tsx";

/** Replaces the pages of administration while nobody is signed in. `provider`: the host of the sign-in provider, if there is one. */
export function OperatorSignIn({ provider }: { provider: string | null }) {
  const t = useTexts("admin.signIn");
  return (
    <div className="mx-auto max-w-2xl pt-16 text-center sm:pt-24">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{t("title")}</h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-ink-soft">
        {t(provider === null ? "wallet" : "walletOrProvider")}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ConnectButton label={t("connect")} className="px-7" />
        {provider !== null && <ProviderSignIn host={provider} />}
      </div>
    </div>
  );
}
