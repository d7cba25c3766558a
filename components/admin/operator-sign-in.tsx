import { ConnectButton } from "../wallet/connect-button.tsx";
import { ProviderSignIn } from "./provider-sign-in.tsx";

/** Replaces the pages of administration while nobody is signed in. `provider`: the host of the sign-in provider, if there is one. */
export function OperatorSignIn({ provider }: { provider: string | null }) {
  return (
    <div className="mx-auto max-w-2xl pt-16 text-center sm:pt-24">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">Administration</h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-ink-soft">
        Sign in with an operator’s wallet{provider !== null && ", or by your organization’s provider"}.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ConnectButton label="Connect and sign in" className="px-7" />
        {provider !== null && <ProviderSignIn host={provider} />}
      </div>
    </div>
  );
}
