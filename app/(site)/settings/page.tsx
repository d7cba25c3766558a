import { AtSign } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { IdentityCard } from "@/components/names/identity-card.tsx";
import { YourData } from "@/components/personal-data/your-data.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ToastProvider } from "@/components/ui/toast.tsx";
import { SignInState } from "@/components/wallet/sign-in-state.tsx";
import { checksum } from "@/lib/core/schemas.ts";
import { getIdentity, type IdentityView, listIdentities } from "@/lib/domains/identities/index.ts";
import { OwnChannels } from "../../portal/_lib/own-channels.tsx";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";
import { whenKnown } from "../_lib/null-on-error.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("settings");
  return { title: t("title"), robots: { index: false } };
}

const PAGE = { limit: 50, offset: 0 };

export default async function SettingsPage() {
  const t = await getTexts("settings");
  const signedIn = await readSignedIn();
  return (
    <ToastProvider>
      <PageHeader title={t("title")} lead={t("lead")} />
      {signedIn ? (
        <ClientTexts of={["api.problem", "wallet.errors", "wallet.list", "wallet.pairing", "wallet.signIn"]}>
          <OwnSettings {...signedIn} />
        </ClientTexts>
      ) : (
        <Section id="names" title={t("names")} note={t("namesNote")}>
          <SignInState icon={AtSign} what="names">
            {t("signIn")}
          </SignInState>
        </Section>
      )}
    </ToastProvider>
  );
}

function OwnSettings({ ctx, session }: SignedIn) {
  const t = useTexts("settings");
  return (
    <>
      <Section id="names" title={t("names")} note={t("namesNote")}>
        <div className="grid gap-6">
          <ClientTexts of={["names.card", "names.link", "names.unlink"]}>
            <OwnIdentities ctx={ctx} session={session} />
          </ClientTexts>
        </div>
      </Section>
      <Section id="notices" title={t("notices")} note={t("noticesNote")}>
        <OwnChannels ctx={ctx} first="owners" />
      </Section>
      <Section id="data" title={t("data")} note={t("dataNote")}>
        <ClientTexts of={["personalData"]}>
          <YourData account={checksum(session.wallet)} chainId={session.chainId ?? null} />
        </ClientTexts>
      </Section>
    </>
  );
}

async function OwnIdentities(signedIn: SignedIn) {
  const t = await getTexts("settings");
  const identities = await readIdentities(signedIn);
  if (identities.length === 0) {
    return (
      <EmptyState icon={AtSign} title={t("noName")}>
        <p>{t("noNameText")}</p>
        <ButtonLink href="/names">{t("find")}</ButtonLink>
      </EmptyState>
    );
  }
  return identities.map(({ svcId, name, state, owner, chainId, nonce, wallets }) => (
    <IdentityCard
      key={svcId}
      account={checksum(signedIn.session.wallet)}
      identity={{
        ...{ svcId, name, state, owner, chainId, nonce },
        wallets: wallets.map(({ address, primary }) => ({ address, primary })),
      }}
    />
  ));
}

/** The identity of the signed-in wallet, whoever owns it, then the other names it owns; a blocked one cannot be activated. */
async function readIdentities({ ctx, session }: SignedIn): Promise<IdentityView[]> {
  const [own, { identities }] = await Promise.all([
    whenKnown(getIdentity(ctx, { identity: session.wallet })),
    listIdentities(ctx, { owner: session.wallet, ...PAGE }),
  ]);
  const names = identities.filter(({ blocked }) => !blocked);
  return own ? [own, ...names.filter(({ svcId }) => svcId !== own.svcId)] : names;
}
