"use client";

import { Check, KeyRound } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { DialogButton } from "../ui/dialog-button.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import { useDocs } from "./console/docs-context.tsx";
import { Heading } from "./heading.tsx";

const createKey = () => import("../portal/create-key.tsx");

interface Props {
  /** Requests a minute of the reader's tier. */
  perMinute: number;
  /** An identity that has a score. */
  example: string;
  /** Content of the last step. */
  children: ReactNode;
}

/** The first steps: sign in, create a key, call the API. */
export function FirstSteps({ perMinute, example, children }: Props) {
  const { account } = useWallet();
  const { apiKey } = useDocs();
  return (
    <ol className="mt-10 space-y-10">
      <Step number={1} id="sign-in" title="Sign in with a wallet" done={account !== null}>
        <p>
          Your wallet is your account: it signs a message, which is free. On local chains you can use a demo wallet,
          without an extension.
        </p>
        <Account account={account} />
      </Step>
      <Step number={2} id="key" title="Create a key" done={apiKey !== ""}>
        <p>Your server sends the key with each call. We show it once: store it with your server’s secrets.</p>
        <KeyButton perMinute={perMinute} example={example} disabled={account === null} />
        {account === null && <p className="text-sm text-ink-faint">Sign in first.</p>}
      </Step>
      <Step number={3} id="call" title="Call the API" done={false}>
        {children}
      </Step>
    </ol>
  );
}

function KeyButton({ perMinute, example, disabled }: Omit<Props, "children"> & { disabled: boolean }) {
  const router = useRouter();
  const { setApiKey, origin } = useDocs();
  const keep = (made: string) => {
    setApiKey(made);
    router.refresh();
  };
  return (
    <DialogButton
      kind="primary"
      disabled={disabled}
      load={createKey}
      dialog={({ CreateKey }, close) => (
        <CreateKey perMinute={perMinute} origin={origin} example={example} onCreated={keep} onClose={close} />
      )}
    >
      <KeyRound size={18} /> Create a key
    </DialogButton>
  );
}

function Account({ account }: { account: string | null }) {
  return account === null ? (
    <ConnectButton label="Connect and sign in" />
  ) : (
    <p className="text-up">
      Signed in as{" "}
      <span className="font-mono">
        {account.slice(0, 6)}…{account.slice(-4)}
      </span>
      .
    </p>
  );
}

function Step(props: { number: number; id: string; title: string; done: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4">
      <span
        aria-hidden="true"
        className={`figures flex size-9 items-center justify-center rounded-full border font-semibold ${props.done ? "border-up bg-up-soft text-up" : "border-line-strong text-ink"}`}
      >
        {props.done ? <Check size={18} /> : props.number}
      </span>
      <div className="min-w-0">
        <div className="flex min-h-9 items-center text-ink">
          <Heading id={props.id}>{props.title}</Heading>
        </div>
        <div className="mt-2 space-y-4 [&>p]:max-w-2xl">{props.children}</div>
      </div>
    </li>
  );
}
