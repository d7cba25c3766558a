import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { Section } from "@/components/ui/section.tsx";
import { OwnChannels } from "../_lib/own-channels.tsx";
import { SignInPrompt } from "../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.notices");
  return { title: t("title") };
}

export default async function NoticesPage() {
  const t = await getTexts("portal.notices");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  return (
    <>
      <PortalHeader current="/portal/notices" title={t("title")} note={t("note")} />
      <Section id="channels" title={t("channels")}>
        <OwnChannels ctx={signedIn.ctx} first="developers" />
      </Section>
    </>
  );
}
