import { TriangleAlert } from "lucide-react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { WalletErrorReason } from "./errors.ts";
import { describeFailure } from "./failure.ts";
import { ShortAddress } from "./short-address.tsx";
import type { Connected } from "./sign-in.ts";
import type { WalletChain } from "./types.ts";
import type { Step } from "./use-sign-in.ts";

export function WaitingForWallet(props: { isSigning: boolean; wallet: string | null; onCancel: () => void }) {
  const t = useTexts("wallet.signIn");
  return (
    <div className="grid gap-6">
      <div className="flex gap-4">
        <Spinner size={24} className="mt-0.5 text-accent" />
        <div className="space-y-1">
          <p>
            {t.rich(props.isSigning ? "sign" : "open", {
              wallet: props.wallet ?? t("connected"),
              b: (inside) => <b className="font-semibold">{inside}</b>,
            })}
          </p>
          <p className="text-sm text-ink-faint">{props.isSigning ? t("free") : t("locked")}</p>
        </div>
      </div>
      <Button kind="quiet" onClick={props.onCancel}>
        {t("stop")}
      </Button>
    </div>
  );
}

/** Why a wallet is not on a network that is indexed here. */
const switchReasons: ReadonlySet<WalletErrorReason> = new Set([
  ...(["wrongChain", "chainUnknown", "switchDeclined", "switchUnanswered", "switchByHand"] as const),
  ...(["notSwitched", "notAdded"] as const),
]);

/** Why signing in failed, with ways to continue. */
export function SignInFailed(props: {
  step: Extract<Step, { name: "failed" }>;
  chains: readonly WalletChain[];
  onSwitchChain: (connected: Connected, chainId: number) => void;
  onAddNetwork: (connected: Connected, addNetwork: () => Promise<void>) => void;
  onRetry: () => void;
  onBack: () => void;
}) {
  const t = useTexts("wallet.signIn");
  const { reason, failure, connected } = props.step;
  const { addNetwork } = failure;
  const [ui, errors] = [useTexts("ui"), useTexts("wallet.errors")];
  const canSwitch = connected !== null && switchReasons.has(reason);
  return (
    <div className="grid gap-6">
      <Failure {...describeFailure(errors, failure)} />
      <div className="grid gap-3">
        {addNetwork && connected && (
          <Button onClick={() => props.onAddNetwork(connected, addNetwork)}>{t("addNetwork")}</Button>
        )}
        {canSwitch ? (
          props.chains.map((chain, i) => (
            <Button
              key={chain.id}
              kind={i === 0 && !addNetwork ? "primary" : "quiet"}
              onClick={() => props.onSwitchChain(connected, chain.id)}
            >
              {t("switchTo", { chain: chain.name })}
            </Button>
          ))
        ) : (
          <Button onClick={props.onRetry}>{ui("tryAgain")}</Button>
        )}
        <Button kind="plain" onClick={props.onBack}>
          {t("other")}
        </Button>
      </div>
    </div>
  );
}

function Failure({ title, text, isEnglish }: ReturnType<typeof describeFailure>) {
  return (
    <div role="alert" className="flex gap-4">
      <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
      <div className="space-y-1">
        <p className="font-semibold">{title}</p>
        <p lang={isEnglish ? "en" : undefined} className="wrap-anywhere text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}

/** The wallet uses another account than the session. */
export function AccountChanged(props: { from: string; to: string; onSignIn: () => void; onStay: () => void }) {
  const t = useTexts("wallet.signIn");
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {t.rich("changed", {
          to: () => <Account address={props.to} />,
          from: () => <Account address={props.from} />,
        })}
      </p>
      <div className="grid gap-3">
        <Button onClick={props.onSignIn}>{t("withNew")}</Button>
        <Button kind="quiet" onClick={props.onStay}>
          {t("stay")}
        </Button>
      </div>
    </div>
  );
}

function Account({ address }: { address: string }) {
  return (
    <b className="font-medium text-ink">
      <ShortAddress address={address} always />
    </b>
  );
}
