import { Download, Reply } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import { AttestationData, AttestationFacts, Revocation, Verification } from "@/components/attest/attestation-view.tsx";
import { schemaTitle } from "@/components/attest/labels.ts";
import { RevokeButton } from "@/components/attest/revoke-button.tsx";
import { StatusBadges } from "@/components/attest/status-badges.tsx";
import type { ChainNames } from "@/components/scores/transaction-link.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { PrintButton } from "@/components/ui/print-button.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { inOrder, isMine, partyOf } from "../_lib/attestations.ts";
import { type AttestationParams, readAttestation } from "./read-attestation.ts";

/** Between two looks at whether its block is final. */
const REFRESH_SECONDS = 5;

export async function generateMetadata({ params }: AttestationParams): Promise<Metadata> {
  const found = await readAttestation(systemContext(), params);
  if (!found) return { title: "Attestation" };
  const { schema, schemaName } = found.attestation;
  return { title: `${schemaTitle({ uid: schema, name: schemaName })}, an attestation` };
}

export default async function AttestationPage({ params }: AttestationParams) {
  const ctx = systemContext();
  const [found, session] = await Promise.all([readAttestation(ctx, params), readSession()]);
  if (!found) notFound();
  const { validity } = found;
  const attestation = await inOrder(ctx, found.attestation);
  const account = session ? checksum(session.wallet) : null;
  const [issuer, subject] = [partyOf(ctx, attestation.issuer), partyOf(ctx, attestation.subject)];
  const byReader = isMine(ctx, attestation.issuer, account);
  const title = schemaTitle({ uid: attestation.schema, name: attestation.schemaName });
  const chains: ChainNames = Object.fromEntries(ctx.env.CHAINS.map(({ id, ...chain }) => [id, chain]));
  const { id, chainId, signatureKind, revokedAt, revocationReason, revocationDetails, publicReason, uid } = attestation;
  const showsDetails = byReader || isMine(ctx, attestation.subject, account);
  return (
    <>
      <AttestTabs here={null} />
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">{title}</h1>
        <StatusBadges {...attestation} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem] print:block">
        <div className="grid min-w-0 content-start gap-6">
          {revokedAt !== undefined && (
            <Revocation
              at={revokedAt}
              {...(revocationReason && { reason: revocationReason })}
              {...(publicReason !== undefined && { publicReason })}
              {...(showsDetails && revocationDetails !== undefined && { details: revocationDetails })}
            />
          )}
          <div className="rounded-2xl border border-line bg-surface p-5 sm:p-8">
            <AttestationData attestation={attestation} />
          </div>
          <AttestationFacts attestation={attestation} issuer={issuer} subject={subject} chains={chains} />
        </div>
        <div className="print:mt-8">
          <h2 className="mb-4 text-xl font-semibold tracking-tight">Verification</h2>
          <Verification attestation={attestation} validity={validity} />
        </div>
      </div>
      <div className="print:hidden">
        <Section
          id="export"
          title="Take it with you"
          note={
            found.export
              ? "The share package of EAS: its SDK and explorers verify it without this service."
              : attestation.signatureKind === "onchain"
                ? "It is on chain: whoever reads EAS there finds it by its uid."
                : "The share package of EAS has no room for the signature of a smart account. The API tells all that is kept."
          }
        >
          <div className="flex flex-wrap gap-3">
            {found.export && (
              <ButtonLink
                kind="quiet"
                prefetch={false}
                href={`/attest/${attestation.id}/export.json`}
                download={`${attestation.id}.json`}
              >
                <Download size={18} /> Download it
              </ButtonLink>
            )}
            <PrintButton />
            <ButtonLink kind="quiet" href={`/attest?${new URLSearchParams({ subject: attestation.issuer, ref: uid })}`}>
              <Reply size={18} /> Answer it
            </ButtonLink>
            {byReader && attestation.status !== "revoked" && attestation.revocable && (
              <RevokeButton
                attestation={{ id, issuer: issuer.address, chainId, signatureKind }}
                title={title}
                subject={subject.svcId ?? subject.address}
              />
            )}
          </div>
        </Section>
      </div>
      {!attestation.final && <Refresh seconds={REFRESH_SECONDS} />}
    </>
  );
}
