import { LoaderCircle, TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { walletErrors } from "./errors.ts";
import { ShortAddress } from "./short-address.tsx";
import type { Connected } from "./sign-in.ts";
import type { Step } from "./use-sign-in.ts";
import type { WalletChain } from "./wallet-context.tsx";

/** The wallet has the word. */
export function WaitingForWallet(props: { signing: boolean; wallet: string; onCancel: () => void }) {
  return (
    <div className="grid gap-6">
      <div className="flex gap-4">
        <LoaderCircle size={24} className="mt-0.5 shrink-0 text-accent motion-safe:animate-spin" />
        <div className="space-y-1">
          <p>
            {props.signing ? (
              <>
                <b className="font-semibold">{props.wallet}</b> shows a message. Sign it to prove that the account is
                yours.
              </>
            ) : (
              <>
                Open <b className="font-semibold">{props.wallet}</b> and answer what it asks.
              </>
            )}
          </p>
          <p className="text-sm text-ink-faint">
            {props.signing
              ? "Signing is free, sends no transaction and grants no permissions."
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

/** What went wrong, and the ways on. */
export function SignInFailed(props: {
  step: Extract<Step, { name: "fault" }>;
  chains: readonly WalletChain[];
  onMove: (connected: Connected, chainId: number) => void;
  onRetry: () => void;
  onBack: () => void;
}) {
  const { fault, connected } = props.step;
  const { title, text } = walletErrors[fault];
  const isMovable = connected !== null && (fault === "wrongChain" || fault === "chainUnknown");
  return (
    <div className="grid gap-6">
      <div role="alert" className="flex gap-4">
        <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
        <div className="space-y-1">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="grid gap-3">
        {isMovable ? (
          props.chains.map((chain, i) => (
            <Button
              key={chain.id}
              kind={i === 0 ? "primary" : "quiet"}
              onClick={() => props.onMove(connected, chain.id)}
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

/** The wallet went to another account than the session's. */
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
