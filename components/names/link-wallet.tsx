"use client";

import { CircleCheck, LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { getAddress } from "viem";
import { useConnectors } from "wagmi";
import { createClient } from "../../lib/api/client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { WalletError } from "../wallet/errors.ts";
import type { Failure } from "../wallet/failure.ts";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import {
  demoSigner,
  ensureChain,
  getWallets,
  requestOtherAccount,
  type Signer,
  signTypedData,
  type TypedData,
} from "../wallet/signer.ts";
import { isDemo } from "../wallet/wallet-config.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { WalletList } from "../wallet/wallet-list.tsx";
import { toNameFailure } from "./errors.ts";

export interface LinkTarget {
  svcId: string;
  /** Checksummed. */
  owner: string;
  chainId: number;
  nonce: number;
}

interface Ready {
  signer: Signer;
  data: TypedData;
  /** Unix seconds. */
  deadline: number;
}

type Step =
  | { name: "choose" }
  | { name: "reaching" }
  | ({ name: "ready" | "signing" } & Ready)
  | { name: "done"; address: string }
  | { name: "fault"; failure: Failure };

/** How long a signature may be used, seconds. */
const LIFE = 900;
const client = createClient();

/** Choose another wallet, see what it signs, and have it sign. */
export function LinkWallet({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const router = useRouter();
  const { settings } = useWallet();
  const [{ config, demo }] = useState(() => getWallets(settings));
  const wallets = useConnectors({ config }).filter((connector) => !isDemo(connector));
  const [step, setStep] = useState<Step>({ name: "choose" });

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      setStep({ name: "fault", failure: toNameFailure(thrown) });
    }
  };
  const reach = (open: () => Promise<Signer>) =>
    attempt(async () => {
      setStep({ name: "reaching" });
      const signer = await open();
      if (signer.address === getAddress(target.owner)) throw new WalletError("sameAccount");
      await ensureChain(signer, target.chainId);
      setStep({ name: "ready", ...(await prepare(signer, target)) });
    });
  const sign = (ready: Ready) =>
    attempt(async () => {
      setStep({ name: "signing", ...ready });
      const { signer, deadline } = ready;
      const signature = await signTypedData(signer, ready.data);
      await client.call("POST /v1/identity/{identity}/wallets", {
        params: { identity: target.svcId },
        body: { address: signer.address, deadline, signature },
      });
      setStep({ name: "done", address: signer.address });
    });
  const close = () => {
    onClose();
    if (step.name === "done") router.refresh();
  };

  return (
    <Dialog open onClose={close} title={`Link a wallet to ${target.svcId}`} holds>
      <div aria-live="polite" className="grid gap-6">
        {step.name === "choose" && (
          <WalletList
            note="Choose the wallet that joins. It signs that it wants to; you stay signed in as you are."
            wallets={wallets}
            demo={demo}
            onChoose={(connector) => void reach(() => requestOtherAccount(connector, getAddress(target.owner)))}
            onChooseDemo={(number) => void reach(() => demoSigner(settings, number))}
          />
        )}
        {step.name === "reaching" && (
          <p className="flex gap-3 text-ink-soft">
            <LoaderCircle size={22} className="mt-0.5 text-accent motion-safe:animate-spin" />
            Open the wallet and answer what it asks.
          </p>
        )}
        {(step.name === "ready" || step.name === "signing") && (
          <>
            <p className="text-ink-soft">
              From then on the scores of both are one. Either side can undo it. Signing costs nothing and moves nothing.
            </p>
            <FieldList title={`${step.signer.wallet} signs this (${step.data.primaryType})`} facts={factsOf(step)} />
            <Button busy={step.name === "signing"} onClick={() => void sign(step)}>
              Sign and link
            </Button>
          </>
        )}
        {step.name === "done" && (
          <>
            <p className="flex gap-3 font-medium">
              <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
              <span className="wrap-anywhere">
                {step.address} is on {target.svcId} now.
              </span>
            </p>
            <Button onClick={close}>Done</Button>
          </>
        )}
        {step.name === "fault" && <FailureNotice failure={step.failure} onRetry={() => setStep({ name: "choose" })} />}
      </div>
    </Dialog>
  );
}

async function prepare(signer: Signer, { svcId, owner, chainId }: LinkTarget): Promise<Ready> {
  // The nonce as it is now: the page may be old.
  const [{ domain, types, timestamp }, { identity }] = await Promise.all([
    client.call("GET /v1/auth/signing", { query: { chainId } }),
    client.call("GET /v1/identity/{identity}", { params: { identity: svcId } }),
  ]);
  const deadline = Math.floor(Date.parse(timestamp) / 1000) + LIFE;
  const message = { name: svcId, owner, wallet: signer.address, nonce: identity.nonce, deadline };
  return { signer, deadline, data: { domain, types, primaryType: "LinkWallet", message } };
}

function factsOf({ data, deadline }: Ready): { name: string; value: string }[] {
  const told = Object.entries(data.message).map(([name, value]) => ({ name, value: String(value) }));
  const until = new Date(deadline * 1000).toISOString().slice(11, 16);
  return told.map((one) => (one.name === "deadline" ? { ...one, value: `${one.value} (${until} UTC)` } : one));
}
