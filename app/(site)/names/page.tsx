import { AtSign, Bookmark } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { MyNames } from "@/components/names/my-names.tsx";
import { MyReservations } from "@/components/names/my-reservations.tsx";
import { NameResult } from "@/components/names/name-result.tsx";
import { NameSearch } from "@/components/names/name-search.tsx";
import { Referrals } from "@/components/names/referrals.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listIdentities } from "@/lib/domains/identities/index.ts";
import { getMintTerms, getReferrals, getReservations, lookUpName } from "@/lib/domains/reservations/index.ts";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";
import { nameHref, type Referrer, readNamesChains, readReferrer, searchHref } from "./_lib/names.ts";

export const metadata: Metadata = { title: "Names" };

/** Rows of each list of one's own. */
const SHOWN = 50;

interface Query {
  q?: string | string[];
  ref?: string | string[];
}

export default async function NamesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { q, ref } = await searchParams;
  const ctx = systemContext();
  const query = typeof q === "string" ? q.replaceAll("\0", "").trim().slice(0, 255) : "";
  const [who, referrer, terms, found] = await Promise.all([
    readSignedIn(),
    readReferrer(ctx, ref),
    getMintTerms(ctx),
    query === "" ? null : lookUpName(ctx, { name: query }),
  ]);
  const suffix = ctx.env.NAME_SUFFIX;
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Names</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">
        One name for all your wallets. It is a token you own, and their score becomes one.
      </p>
      {referrer && (
        <p className="mt-4 text-sm text-ink-faint">
          Invited by <span className="wrap-anywhere text-ink">{referrer.svcId ?? referrer.address}</span>
        </p>
      )}
      <div className="mt-8 grid max-w-2xl gap-6">
        <NameSearch value={query} suffix={suffix} referral={referrer?.code ?? null} />
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
        <Section id="prices" title="What a name costs" note="It is yours for good: nothing has to be renewed.">
          <MintTermsTable terms={terms} />
        </Section>
      )}
      {who ? <Mine who={who} referrer={referrer} /> : <SignedOut />}
    </>
  );
}

function SignedOut() {
  return (
    <Section id="mine" title="My names and reservations">
      <EmptyState icon={AtSign} title="Sign in to see your names">
        <p>Connect a wallet to get a name, and to see yours here.</p>
        <ConnectButton label="Connect and sign in" />
      </EmptyState>
    </Section>
  );
}

async function Mine({ who, referrer }: { who: SignedIn; referrer: Referrer | null }) {
  const { ctx, session } = who;
  const page = { limit: SHOWN, offset: 0 };
  const [owned, reserved, referrals] = await Promise.all([
    listIdentities(ctx, { owner: session.wallet, ...page }),
    getReservations(ctx, { address: session.wallet, ...page }),
    getReferrals(ctx, { address: session.wallet, ...page }),
  ]);
  const chains = readNamesChains(ctx);
  return (
    <>
      <Section
        id="mine"
        title="My names"
        note={
          owned.identities.length > 0 && (
            <>
              Activate one and link your other wallets in{" "}
              <Link href="/settings" className="text-ink underline underline-offset-4">
                Settings
              </Link>
              .
            </>
          )
        }
      >
        {owned.identities.length === 0 ? (
          <EmptyState icon={AtSign} title="No name yet">
            <p>Look one up above. It is yours as soon as it is minted.</p>
          </EmptyState>
        ) : (
          <MyNames
            names={owned.identities}
            chainName={(id) => ctx.env.CHAINS.find((chain) => chain.id === id)?.name ?? `Chain ${id}`}
          />
        )}
      </Section>
      <Section
        id="reservations"
        title="My reservations"
        note="A deposit holds a name for a time. It always comes back: when you mint, or when you ask."
      >
        {reserved.reservations.length === 0 ? (
          <EmptyState icon={Bookmark} title="Nothing reserved">
            <p>Look a name up and reserve it, to decide later.</p>
          </EmptyState>
        ) : (
          <MyReservations
            reservations={reserved.reservations}
            chains={chains}
            now={ctx.now.getTime()}
            hrefOf={(name) => nameHref(name, referrer)}
          />
        )}
      </Section>
      <Section id="referral" title="My referral link" note="Names minted through this link count as your referrals.">
        <Referrals
          link={`${ctx.env.PUBLIC_ORIGIN}/names?ref=${referrals.code}`}
          totals={referrals.totals}
          referrals={referrals.referrals}
        />
      </Section>
      {owned.pagination.hasMore && (
        <div className="mt-8">
          <Notice icon={AtSign} title={`You own ${owned.pagination.total.toLocaleString("en")} names.`}>
            <p>The newest {SHOWN} are shown here; the API lists them all.</p>
          </Notice>
        </div>
      )}
    </>
  );
}
