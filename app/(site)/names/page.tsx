import type { Metadata } from "next";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { NameResult } from "@/components/names/name-result.tsx";
import { NameSearch } from "@/components/names/name-search.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { getMintTerms, lookUpName } from "@/lib/domains/reservations/index.ts";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";
import { type PageProps, textParam } from "../_lib/query.ts";
import { nameHref, readReferrer, searchHref } from "./_lib/names.ts";
import { OwnNames, SignedOutNames } from "./own-names.tsx";

export const metadata: Metadata = { title: "Names" };

export default async function NamesPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const ctx = systemContext();
  const searched = (textParam(query, "q") ?? "").trim().slice(0, 255);
  const [signedIn, referrer, terms, found] = await Promise.all([
    readSignedIn(),
    readReferrer(ctx, query.ref),
    getMintTerms(ctx),
    searched === "" ? null : lookUpName(ctx, { name: searched }),
  ]);
  const suffix = ctx.env.NAME_SUFFIX;
  return (
    <>
      <PageHeader
        title="Names"
        lead="One name for all your wallets. It is a token you own, and your wallets share one score."
      />
      <NamePath next="choose" />
      {referrer && (
        <p className="mt-4 text-sm text-ink-faint">
          Invited by <span className="wrap-anywhere text-ink">{referrer.svcId ?? referrer.address}</span>
        </p>
      )}
      <div className="mt-8 grid max-w-3xl gap-6">
        <NameSearch value={searched} suffix={suffix} referral={referrer?.code ?? null} />
        {found && (
          <NameResult
            found={found}
            suffix={suffix}
            hrefOf={(name) => nameHref(name, referrer)}
            searchOf={(name) => searchHref(name, referrer)}
          />
        )}
      </div>
      {terms.length > 0 && (
        <Section id="prices" title="Prices" note="You own the name forever: there are no renewals.">
          <MintTermsTable terms={terms} />
        </Section>
      )}
      {signedIn ? <OwnNames signedIn={signedIn} referrer={referrer} /> : <SignedOutNames />}
    </>
  );
}
