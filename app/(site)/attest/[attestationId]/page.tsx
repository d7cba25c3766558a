import { Download, Reply } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import {
  AttestationData,
  AttestationProperties,
  Revocation,
  Verification,
} from "@/components/attest/attestation-view.tsx";
import { schemaTitle } from "@/components/attest/labels.ts";
import type { Party } from "@/components/attest/party.tsx";
import { RevokeButton } from "@/components/attest/revoke-button.tsx";
import { StatusBadges } from "@/components/attest/status-badges.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { HiddenNotice } from "@/components/ui/hidden-notice.tsx";
import { PrintButton } from "@/components/ui/print-button.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { visible } from "@/components/ui/visible-text.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import type { Attestation } from "@/lib/domains/attestations/schemas.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import { chainNames } from "../../_lib/chains.ts";
import { isOwn, partyOf, sortData } from "../_lib/attestations.ts";
import NotFound from "./not-found.tsx";
import { type AttestationParams, readAttestation } from "./read-attestation.ts";

/** Interval while its block is not final. */
const REFRESH_SECONDS = 5;

export async function generateMetadata({ params }: AttestationParams): Promise<Metadata> {
  const [t, labels] = await Promise.all([getTexts("attest.view"), getTexts("attest.schemas")]);
  const found = await readAttestation(systemContext(), params);
  if (!found) return { title: t("notFound") };
  return { title: t("metaTitle", { title: visible(titleOf(labels, found.attestation)) }) };
}

function titleOf(labels: Texts<"attest.schemas">, { schema, schemaName }: Attestation): string {
  return schemaTitle(labels, { uid: schema, name: schemaName });
}

export default async function AttestationPage({ params }: AttestationParams) {
  const [t, labels] = await Promise.all([getTexts("attest.view"), getTexts("attest.schemas")]);
  const ctx = systemContext();
  const [found, session] = await Promise.all([readAttestation(ctx, params), readSession()]);
  if (!found) return answerNotFound(<NotFound />);
  const attestation = await sortData(ctx, found.attestation);
  const account = session ? checksum(session.wallet) : null;
  const [issuer, subject, isIssuer, isSubject] = await Promise.all([
    partyOf(ctx, attestation.issuer),
    partyOf(ctx, attestation.subject),
    isOwn(ctx, attestation.issuer, account),
    isOwn(ctx, attestation.subject, account),
  ]);
  return (
    <ClientTexts
      of={[
        "api.problem",
        "attest.reasons",
        "attest.revoke",
        "attest.sign",
        "attest.values",
        "wallet.errors",
        "wallet.signIn",
      ]}
    >
      <AttestTabs current={null} />
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          {titleOf(labels, attestation)}
        </h1>
        <StatusBadges {...attestation} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] print:block">
        <div className="grid min-w-0 content-start gap-6">
          <RevocationNotice attestation={attestation} showsDetails={isIssuer || isSubject} />
          <div className="rounded-2xl border border-line bg-surface p-5 sm:p-8">
            {found.hidden ? (
              <HiddenNotice what={t("this")} hidden={found.hidden} remains={t("remains")} />
            ) : (
              <AttestationData attestation={attestation} />
            )}
          </div>
          <AttestationProperties attestation={attestation} issuer={issuer} subject={subject} chains={chainNames(ctx)} />
        </div>
        <div className="print:mt-8">
          <h2 className="mb-4 text-xl font-semibold tracking-tight">{t("verification")}</h2>
          <Verification attestation={attestation} validity={found.validity} />
        </div>
      </div>
      <Actions
        attestation={attestation}
        subject={subject}
        hasExport={found.export !== undefined && found.export !== null}
        mayRevoke={isIssuer && attestation.status !== "revoked" && attestation.revocable}
      />
      {!attestation.final && <Refresh seconds={REFRESH_SECONDS} />}
    </ClientTexts>
  );
}

function RevocationNotice({ attestation, showsDetails }: { attestation: Attestation; showsDetails: boolean }) {
  const { revokedAt, revocationReason, revocationDetails, publicReason } = attestation;
  if (revokedAt === undefined) return null;
  return (
    <Revocation
      at={revokedAt}
      {...(revocationReason && { reason: revocationReason })}
      {...(publicReason !== undefined && { publicReason })}
      {...(showsDetails && revocationDetails !== undefined && { details: revocationDetails })}
    />
  );
}

interface ActionProps {
  attestation: Attestation;
  subject: Party;
  hasExport: boolean;
  mayRevoke: boolean;
}

function Actions({ attestation, subject, hasExport, mayRevoke }: ActionProps) {
  const t = useTexts("attest.view");
  const labels = useTexts("attest.schemas");
  const { id, uid, chainId, signatureKind } = attestation;
  return (
    <div className="print:hidden">
      <Section id="actions" title={t("actions")} note={t(exportNote(attestation, hasExport))}>
        <div className="flex flex-wrap gap-3">
          {hasExport && (
            <ButtonLink kind="quiet" prefetch={false} href={`/attest/${id}/export.json`} download={`${id}.json`}>
              <Download size={18} /> {t("download")}
            </ButtonLink>
          )}
          <PrintButton />
          <ButtonLink kind="quiet" href={`/attest?${new URLSearchParams({ subject: attestation.issuer, ref: uid })}`}>
            <Reply size={18} /> {t("reply")}
          </ButtonLink>
          {mayRevoke && (
            <RevokeButton
              attestation={{ id, issuer: attestation.issuer, chainId, signatureKind }}
              title={titleOf(labels, attestation)}
              subject={subject.svcId ?? subject.address}
            />
          )}
        </div>
      </Section>
    </div>
  );
}

function exportNote({ signatureKind }: Attestation, hasExport: boolean) {
  if (hasExport) return "exportNote";
  return signatureKind === "onchain" ? "onChainNote" : "accountNote";
}
