"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Badge } from "../ui/badge.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { DialogButton } from "../ui/dialog-button.tsx";
import { focusContent } from "../ui/focus-content.ts";
import { useToast } from "../ui/toast.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import type { LinkTarget } from "./use-link-wallet.ts";

// Wallet code is loaded on demand.
const linkWallet = () => import("./link-wallet.tsx");
const unlinkWallet = () => import("./unlink-wallet.tsx");

export interface OwnIdentity extends LinkTarget {
  /** With suffix. */
  name: string;
  state: "minted" | "activated";
  wallets: readonly { address: string; primary: boolean }[];
}

/** A name of the signed-in wallet (`account`, checksummed): its activation and its wallets. */
export function IdentityCard({ identity, account }: { identity: OwnIdentity; account: string }) {
  const t = useTexts("names.card");
  const { svcId, state } = identity;
  return (
    <section aria-label={identity.name} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">
          <Link href={`/names/${svcId}`} className="underline-offset-4 hover:underline">
            {identity.name}
          </Link>
        </h2>
        <Badge tone={state === "activated" ? "good" : "plain"}>{t(`states.${state}`)}</Badge>
      </div>
      {state === "minted" ? <Activate svcId={svcId} /> : <Wallets identity={identity} account={account} />}
    </section>
  );
}

function Wallets({ identity, account }: { identity: OwnIdentity; account: string }) {
  const t = useTexts("names.card");
  const { svcId } = identity;
  const isOwner = identity.owner === account;
  return (
    <>
      <ul aria-label={t("wallets", { name: svcId })} className="mt-4 border-t border-line">
        {identity.wallets.map((wallet) => (
          <LinkedWallet
            key={wallet.address}
            svcId={svcId}
            wallet={wallet}
            mayUnlink={!wallet.primary && (isOwner || wallet.address === account)}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOwner && (
          <DialogButton
            kind="primary"
            load={linkWallet}
            dialog={({ LinkWallet }, close) => <LinkWallet target={identity} onClose={close} />}
          >
            {t("link")}
          </DialogButton>
        )}
        <ButtonLink kind="quiet" href={`/profile/${svcId}`}>
          {t("profile")}
        </ButtonLink>
      </div>
    </>
  );
}

function Activate({ svcId }: { svcId: string }) {
  const t = useTexts("names.card");
  const router = useRouter();
  const notify = useToast();
  const { busy, problem, run } = useApiCall();
  const activate = () =>
    run(async () => {
      await api.call("POST /v1/identity/{identity}/activate", { params: { identity: svcId }, body: {} });
      notify(t("done", { name: svcId }));
      focusContent();
      router.refresh();
    });
  return (
    <div className="mt-3 grid gap-4">
      <p className="max-w-2xl text-ink-soft">{t("text", { name: svcId })}</p>
      <ProblemNotice problem={problem} />
      <Button className="justify-self-start" busy={busy} onClick={() => void activate()}>
        {t("activate", { name: svcId })}
      </Button>
    </div>
  );
}

interface LinkedProps {
  svcId: string;
  wallet: { address: string; primary: boolean };
  mayUnlink: boolean;
}

function LinkedWallet({ svcId, wallet, mayUnlink }: LinkedProps) {
  const t = useTexts("names.card");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Avatar address={wallet.address} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <ShortAddress address={wallet.address} className="text-[0.95rem]" />
        {wallet.primary && <Badge>{t("primary")}</Badge>}
      </span>
      {mayUnlink && (
        <DialogButton
          aria-label={t("unlinkOf", { address: wallet.address })}
          load={unlinkWallet}
          dialog={({ UnlinkWallet }, close) => <UnlinkWallet svcId={svcId} address={wallet.address} onClose={close} />}
        >
          {t("unlink")}
        </DialogButton>
      )}
    </li>
  );
}
