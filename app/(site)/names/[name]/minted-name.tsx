import { useTexts } from "#texts";
import { SubnameForm, TransferForm } from "@/components/names/name-forms.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import type { Context } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import type { IdentityView } from "@/lib/domains/identities/index.ts";
import type { SignedIn } from "../../../portal/_lib/signed-in.ts";
import { readNamesChains } from "../_lib/names.ts";
import { NameHeader } from "./name-header.tsx";

interface Props {
  ctx: Context;
  identity: IdentityView;
  signedIn: SignedIn | null;
}

/** A name that has an owner. */
export function MintedName({ ctx, identity, signedIn }: Props) {
  const [t, states] = [useTexts("names.owned"), useTexts("names.card")];
  const { svcId, owner } = identity;
  const isActivated = identity.state === "activated";
  const isOwner = signedIn !== null && checksum(signedIn.session.wallet) === owner;
  return (
    <>
      <NameHeader
        name={svcId}
        suffix={ctx.env.NAME_SUFFIX}
        badge={
          <>
            <Badge tone={isActivated ? "good" : "plain"}>{states(`states.${identity.state}`)}</Badge>
            {!identity.final && <Badge tone="caution">{t("notFinal")}</Badge>}
            {identity.received && <Badge tone="caution">{t("received")}</Badge>}
          </>
        }
      />
      <p className="mt-5 flex items-center gap-3">
        <Avatar address={owner} size={30} />
        <span className="min-w-0">
          {t.rich(isOwner ? "yours" : "ownedBy", { address: () => <ShortAddress address={owner} /> })}
        </span>
      </p>
      {isOwner && identity.wallets.length < 2 && <NamePath next={isActivated ? "link" : "activate"} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {isOwner && (
          <ButtonLink href="/settings" kind={isActivated ? "quiet" : "primary"}>
            {isActivated ? t("manage") : t("activate")}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={`/profile/${svcId}`}>
          {t("profile")}
        </ButtonLink>
      </div>
      {isOwner && <OwnerActions ctx={ctx} identity={identity} />}
    </>
  );
}

function OwnerActions({ ctx, identity: { svcId, tokenId, chainId, parent } }: Pick<Props, "ctx" | "identity">) {
  const t = useTexts("names.owned");
  const chain = readNamesChains(ctx).find((one) => one.chainId === chainId);
  if (!chain) return null;
  return (
    <>
      {parent === null && (
        <Section id="subname" title={t("subnames")} note={t("subnamesNote", { name: svcId })}>
          <div className="max-w-xl">
            <SubnameForm svcId={svcId} tokenId={tokenId} chain={chain} />
          </div>
        </Section>
      )}
      <Section id="transfer" title={t("transfer")} note={t("transferNote")}>
        <div className="max-w-xl">
          <TransferForm svcId={svcId} tokenId={tokenId} chain={chain} />
        </div>
      </Section>
    </>
  );
}
