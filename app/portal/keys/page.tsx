import type { Metadata } from "next";
import { KeyList } from "@/components/portal/key-list.tsx";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { limitsOf } from "@/lib/core/plans.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { listKeys } from "@/lib/domains/developers/index.ts";
import { listPolicies } from "@/lib/domains/policies/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { exampleIdentity } from "../_lib/example.ts";
import { SignInPrompt } from "../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.keys");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const REFRESH_SECONDS = 15;
/** The newest saved policies, to choose those of a publishable key from. */
const OFFERED_POLICIES = 50;

export default async function KeysPage({ searchParams }: PageProps) {
  const t = await getTexts("portal.keys");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx, session } = signedIn;
  const offset = offsetParam(await searchParams);
  const [{ keys, pagination }, { policies }, example] = await Promise.all([
    listKeys(ctx, { developerId: session.developerId, limit: PAGE_SIZE, offset }),
    listPolicies(ctx, { limit: OFFERED_POLICIES, offset: 0 }),
    exampleIdentity(ctx),
  ]);
  return (
    <>
      <PortalHeader current="/portal/keys" title={t("title")} note={t("note")} />
      <ClientTexts
        of={[
          "portal.keys",
          "portal.permissions",
          "portal.createKey",
          "portal.newKey",
          "portal.rotateKey",
          "portal.revokeKey",
          "portal.secret",
        ]}
      >
        <KeyList
          keys={keys}
          policies={policies.map(({ id, name }) => ({ id, name }))}
          perMinute={limitsOf(session.tier, ctx.env).perMinute}
          now={ctx.now.getTime()}
          origin={ctx.env.PUBLIC_ORIGIN}
          example={example ?? checksum(session.wallet)}
        />
      </ClientTexts>
      <Refresh seconds={REFRESH_SECONDS} />
      <PageLinks page={pagination} href={(to) => `/portal/keys?offset=${to}`} />
    </>
  );
}
