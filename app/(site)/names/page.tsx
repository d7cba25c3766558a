import { AtSign, Bookmark } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { MyNames } from "@/components/names/my-names.tsx";
import { MyReservations } from "@/components/names/my-reservations.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { NameResult } from "@/components/names/name-result.tsx";
import { NameSearch } from "@/components/names/name-search.tsx";
import { Referrals } from "@/components/names/referrals.tsx";
import { chainName } from "@/components/scores/transaction-link.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { SignInState } from "@/components/wallet/sign-in-state.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listIdentities } from "@/lib/domains/identities/index.ts";
import { getMintTerms, getReferrals, getReservations, lookUpName } from "@/lib/domains/reservations/index.ts";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";
import { chainNames } from "../_lib/chains.ts";
import { type PageProps, textParam } from "../_lib/query.ts";
import { nameHref, type Referrer, readNamesChains, readReferrer, searchHref } from "./_lib/names.ts";

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

const PAGE = { limit: 50, offset: 0 };

function SignedOutNames() {
  return (
    <Section id="mine" title="My names and reservations">
      <SignInState icon={AtSign} what="names">
        Connect a wallet to get a name, and to see yours here.
      </SignInState>
    </Section>
  );
}

interface Props {
  signedIn: SignedIn;
  referrer: Referrer | null;
}

/** Names, reservations and referrals of the signed-in wallet. */
async function OwnNames({ signedIn, referrer }: Props) {
  const { ctx, session } = signedIn;
  const referrals = await getReferrals(ctx, { address: session.wallet, ...PAGE });
  return (
    <>
      <OwnedNames {...signedIn} />
      <Reservations signedIn={signedIn} referrer={referrer} />
      <Section id="referral" title="My referral link" note="Names minted through this link count as your referrals.">
        <Referrals
          link={`${ctx.env.PUBLIC_ORIGIN}/names?ref=${referrals.code}`}
          totals={referrals.totals}
          referrals={referrals.referrals}
        />
      </Section>
    </>
  );
}

async function OwnedNames({ ctx, session }: SignedIn) {
  const { identities, pagination } = await listIdentities(ctx, { owner: session.wallet, ...PAGE });
  const chains = chainNames(ctx);
  const note = (
    <>
      Activate a name and link other wallets in{" "}
      <Link href="/settings" className="text-ink underline underline-offset-4">
        Settings
      </Link>
      .
    </>
  );
  return (
    <Section id="mine" title="My names" note={identities.length > 0 && note}>
      {identities.length === 0 ? (
        <EmptyState icon={AtSign} title="No name yet">
          <p>Look up a name above and mint it.</p>
        </EmptyState>
      ) : (
        <MyNames names={identities} chainName={(id) => chainName(chains, id)} />
      )}
      {pagination.hasMore && (
        <div className="mt-8">
          <Notice icon={AtSign} title={`You own ${formatNumber(pagination.total)} names.`}>
            <p>The newest {PAGE.limit} are shown here; the API lists them all.</p>
          </Notice>
        </div>
      )}
    </Section>
  );
}

async function Reservations({ signedIn: { ctx, session }, referrer }: Props) {
  const { reservations } = await getReservations(ctx, { address: session.wallet, ...PAGE });
  return (
    <Section
      id="reservations"
      title="My reservations"
      note="A refundable deposit holds a name for a while. You get it back when you mint, or when you withdraw it."
    >
      {reservations.length === 0 ? (
        <EmptyState icon={Bookmark} title="No reservations">
          <p>Look up a name and reserve it to decide later.</p>
        </EmptyState>
      ) : (
        <MyReservations
          reservations={reservations}
          chains={readNamesChains(ctx)}
          now={ctx.now.getTime()}
          hrefOf={(name) => nameHref(name, referrer)}
        />
      )}
    </Section>
  );
}
