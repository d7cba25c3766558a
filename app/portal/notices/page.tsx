import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { Section } from "@/components/ui/section.tsx";
import { OwnChannels } from "../_lib/own-channels.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Notices" };

export default async function NoticesPage() {
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  return (
    <>
      <PortalHeader
        current="/portal/notices"
        title="Notices"
        note="Used requests, keys that end, webhooks that were switched off, switches of the model and finished lists, by e-mail or in a chat."
      />
      <Section id="channels" title="Channels">
        <OwnChannels ctx={signedIn.ctx} first="developers" />
      </Section>
    </>
  );
}
