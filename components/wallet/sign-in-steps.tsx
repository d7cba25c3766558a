import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { WalletErrorReason } from "./errors.ts";
import { ShortAddress } from "./short-address.tsx";
import type { Connected } from "./sign-in.ts";
import type { WalletChain } from "./types.ts";
import type { Step } from "./use-sign-in.ts";

export function WaitingForWallet(props: { isSigning: boolean; wallet: string; onCancel: () => void }) {
  return (
    <div className="grid gap-6">
      <div className="flex gap-4">
        <Spinner size={24} className="mt-0.5 text-accent" />
        <div className="space-y-1">
          <p>
            {props.isSigning ? (
              <>
                <b className="font-semibold">{props.wallet}</b> shows a message. Sign it to prove that the account is
                yours.
              </>
            ) : (
              <>
                Open <b className="font-semibold">{props.wallet}</b> and confirm its request.
              </>
            )}
          </p>
          <p className="text-sm text-ink-faint">
            {props.isSigning
              ? "Signing is free, sends no transaction and grants no permissions. You have ten minutes; a smart account whose owners sign one by one has a day."
              : "If nothing opens, the wallet may be locked: open and unlock it."}
          </p>
        </div>
      </div>
      <Button kind="quiet" onClick={props.onCancel}>
        Stop waiting
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
  const { reason, failure, connected } = props.step;
  const { title, text, addNetwork } = failure;
  const canSwitch = connected !== null && switchReasons.has(reason);
  return (
    <div className="grid gap-6">
      <Failure title={title} text={text} />
      <div className="grid gap-3">
        {addNetwork && connected && (
          <Button onClick={() => props.onAddNetwork(connected, addNetwork)}>Add the network</Button>
        )}
        {canSwitch ? (
          props.chains.map((chain, i) => (
            <Button
              key={chain.id}
              kind={i === 0 && !addNetwork ? "primary" : "quiet"}
              onClick={() => props.onSwitchChain(connected, chain.id)}
            >
              Switch to {chain.name}
            </Button>
          ))
        ) : (
          <Button onClick={props.onRetry}>Try again</Button>
        )}
        <Button kind="plain" onClick={props.onBack}>
          Choose another wallet
        </Button>
      </div>
    </div>
  );
}

function Failure({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="flex gap-4">
      <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
      <div className="space-y-1">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere text-ink-soft">{text}</p>
      </div>
    </div>
  );
}

/** The wallet uses another account than the session. */
export function AccountChanged(props: { from: string; to: string; onSignIn: () => void; onStay: () => void }) {
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        It now shows <Account address={props.to} />. You are still signed in as <Account address={props.from} />.
      </p>
      <div className="grid gap-3">
        <Button onClick={props.onSignIn}>Sign in with the new account</Button>
        <Button kind="quiet" onClick={props.onStay}>
          Stay signed in as before
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
