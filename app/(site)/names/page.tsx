import { AtSign, Bookmark } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { useTexts } from "#texts";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { MyNames } from "@/components/names/my-names.tsx";
import { MyReservations } from "@/components/names/my-reservations.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { NameResult } from "@/components/names/name-result.tsx";
import { NameSearch } from "@/components/names/name-search.tsx";
import { Referrals } from "@/components/names/referrals.tsx";
import { chainName } from "@/components/scores/transaction-link.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("names.page");
  return { title: t("title") };
}

export default async function NamesPage({ searchParams }: PageProps) {
  const t = await getTexts("names.page");
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
    <ClientTexts
      of={["names.forms", "names.search", "names.timeLeft", "names.transaction", "wallet.errors", "wallet.signIn"]}
    >
      <PageHeader title={t("title")} lead={t("lead")} />
      <NamePath next="choose" />
      {referrer && (
        <p className="mt-4 text-sm text-ink-faint">
          {t.rich("invited", {
            referrer: referrer.svcId ?? referrer.address,
            b: (inside) => <span className="wrap-anywhere text-ink">{inside}</span>,
          })}
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
        <Section id="prices" title={t("prices")} note={t("pricesNote")}>
          <MintTermsTable terms={terms} />
        </Section>
      )}
      {signedIn ? <OwnNames signedIn={signedIn} referrer={referrer} /> : <SignedOutNames />}
    </ClientTexts>
  );
}

const PAGE = { limit: 50, offset: 0 };

function SignedOutNames() {
  const t = useTexts("names.page");
  return (
    <Section id="mine" title={t("mineBoth")}>
      <SignInState icon={AtSign} what="names">
        {t("signIn")}
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
  const t = await getTexts("names.page");
  const { ctx, session } = signedIn;
  const referrals = await getReferrals(ctx, { address: session.wallet, ...PAGE });
  return (
    <>
      <OwnedNames {...signedIn} />
      <Reservations signedIn={signedIn} referrer={referrer} />
      <Section id="referral" title={t("referral")} note={t("referralNote")}>
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
  const t = await getTexts("names.page");
  const { identities, pagination } = await listIdentities(ctx, { owner: session.wallet, ...PAGE });
  const chains = chainNames(ctx);
  const note = t.rich("settings", {
    a: (inside) => (
      <Link href="/settings" className="text-ink underline underline-offset-4">
        {inside}
      </Link>
    ),
  });
  return (
    <Section id="mine" title={t("mine")} note={identities.length > 0 && note}>
      {identities.length === 0 ? (
        <EmptyState icon={AtSign} title={t("none")}>
          <p>{t("noneText")}</p>
        </EmptyState>
      ) : (
        <MyNames names={identities} chainName={(id) => chainName(chains, id)} />
      )}
      {pagination.hasMore && (
        <div className="mt-8">
          <Notice icon={AtSign} title={t("many", { total: pagination.total })}>
            <p>{t("manyText", { count: PAGE.limit })}</p>
          </Notice>
        </div>
      )}
    </Section>
  );
}

async function Reservations({ signedIn: { ctx, session }, referrer }: Props) {
  const t = await getTexts("names.page");
  const { reservations } = await getReservations(ctx, { address: session.wallet, ...PAGE });
  return (
    <Section id="reservations" title={t("reservations")} note={t("reservationsNote")}>
      {reservations.length === 0 ? (
        <EmptyState icon={Bookmark} title={t("noReservations")}>
          <p>{t("noReservationsText")}</p>
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
