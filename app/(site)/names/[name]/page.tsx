import { ServerOff } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { NameActionButton } from "@/components/names/action-button.tsx";
import type { NamesChain } from "@/components/names/actions.ts";
import { formatAmount } from "@/components/names/amount.ts";
import { ChainChoice } from "@/components/names/chain-choice.tsx";
import { Countdown } from "@/components/names/countdown.tsx";
import { MintConditions } from "@/components/names/mint-conditions.tsx";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { SubnameForm, TransferForm } from "@/components/names/name-forms.tsx";
import { Suggestions } from "@/components/names/name-result.tsx";
import { SponsoredMint } from "@/components/names/sponsored-mint.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { checksum, Identity, isAddressIdentity } from "@/lib/core/schemas.ts";
import { getIdentity, type IdentityView, isSponsored, namesChains } from "@/lib/domains/identities/index.ts";
import { getMintEligibility, getMintTerms, lookUpName } from "@/lib/domains/reservations/index.ts";
import { readSignedIn, type SignedIn } from "../../../portal/_lib/signed-in.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import { nameHref, type Referrer, readNamesChains, readReferrer, searchHref } from "../_lib/names.ts";

interface Props {
  params: Promise<{ name: string }>;
  searchParams: Promise<{ chainId?: string | string[]; ref?: string | string[] }>;
}

/** The name of the page's address, as it was typed. */
async function readName(params: Props["params"]): Promise<string> {
  const { name } = await params;
  try {
    return decodeURIComponent(name).replaceAll("\0", "").slice(0, 255);
  } catch {
    return name;
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await readName(params) };
}

export default async function NamePage({ params, searchParams }: Props) {
  const { chainId, ref } = await searchParams;
  const ctx = systemContext();
  const given = await readName(params);
  const known = Identity.safeParse(given).data;
  const [who, referrer, identity] = await Promise.all([
    readSignedIn(),
    readReferrer(ctx, ref),
    known === undefined || isAddressIdentity(known) ? null : whenKnown(getIdentity(ctx, { identity: known })),
  ]);
  if (identity) return <Minted ctx={ctx} identity={identity} who={who} />;
  const chains = readNamesChains(ctx);
  const chain = chains.find((one) => String(one.chainId) === chainId) ?? chains[0] ?? null;
  return <Free given={given} ctx={ctx} who={who} chains={chains} chain={chain} referrer={referrer} />;
}

function Head({ name, suffix, badge }: { name: string; suffix: string; badge: ReactNode }) {
  return (
    <>
      <p className="mt-8">
        <Link href="/names" className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4">
          Names
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          <bdi>{name}</bdi>
          <span className="text-ink-faint">{suffix}</span>
        </h1>
        {badge}
      </div>
    </>
  );
}

interface FreeProps {
  given: string;
  ctx: Context;
  who: SignedIn | null;
  chains: readonly NamesChain[];
  chain: NamesChain | null;
  referrer: Referrer | null;
}

/** A name that nobody owns. */
async function Free({ given, ctx, who, chains, chain, referrer }: FreeProps) {
  const found = await lookUpName(ctx, { name: given });
  const { name, valid, reservation } = found;
  const isMine = reservation !== undefined && who !== null && reservation.address === checksum(who.session.wallet);
  const state = isMine ? "reserved by you" : found.status;
  const hrefOf = (chainId: number) =>
    `/names/${encodeURIComponent(name)}?${new URLSearchParams({ chainId: String(chainId), ...(referrer && { ref: referrer.code }) })}`;
  return (
    <>
      <Head
        name={name}
        suffix={valid ? ctx.env.NAME_SUFFIX : ""}
        badge={<Badge tone={found.available || isMine ? "good" : "caution"}>{state}</Badge>}
      />
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        {isMine && reservation ? (
          <>
            It is kept for you for <Countdown until={reservation.expiresAt} now={ctx.now.getTime()} />. Mint it within
            that time, and the deposit comes back with it.
          </>
        ) : (
          (found.reason ?? "Available. Reserve it to decide later, or mint it now.")
        )}
      </p>
      <Suggestions names={found.suggestions ?? []} searchOf={(one) => searchHref(one, referrer)} />
      {found.available && !who && (
        <>
          <div className="mt-8">
            <ConnectButton label="Connect to get it" />
          </div>
          {chain && (
            <Section id="prices" title="What it costs" note="It is yours for good: nothing has to be renewed.">
              <MintTermsTable terms={await getMintTerms(ctx)} />
            </Section>
          )}
        </>
      )}
      {(found.available || isMine) && who && chain && (
        <>
          {chains.length > 1 && (
            <div className="mt-8">
              <ChainChoice
                choices={chains.map((one) => ({
                  name: one.name,
                  href: hrefOf(one.chainId),
                  current: one.chainId === chain.chainId,
                }))}
              />
            </div>
          )}
          {!isMine && chain.reservations !== null && (
            <Section
              id="reserve"
              title="Reserve"
              note="A deposit keeps the name for you for a time. It comes back when you mint, or whenever you ask."
            >
              <NameActionButton act={{ kind: "reserve", name, chain }} kind="quiet">
                Reserve {name}
              </NameActionButton>
            </Section>
          )}
          <Section
            id="mint"
            title="Mint"
            note="The name becomes a token of your wallet. Nobody can take it from there."
          >
            <Mint who={who} name={name} chain={chain} referrer={referrer} />
          </Section>
        </>
      )}
      {(found.available || isMine) && !chain && (
        <p className="mt-8 text-ink-soft">No chain of this service has names yet: its operator has to deploy them.</p>
      )}
    </>
  );
}

async function Mint(props: { who: SignedIn; name: string; chain: NamesChain; referrer: Referrer | null }) {
  const { ctx, session } = props.who;
  const { name, chain } = props;
  const { chainId } = chain;
  const judged = await whenReached(getMintEligibility(ctx, { name, address: session.wallet, chainId }));
  if (!judged) {
    return (
      <Notice icon={ServerOff} title={`${chain.name} does not answer.`}>
        <p>What a name costs you there depends on it. Nothing was lost: try again in a moment.</p>
        <ButtonLink kind="quiet" href={nameHref(name, props.referrer)}>
          Try again
        </ButtonLink>
      </Notice>
    );
  }
  // One's own link gives nothing.
  const referralCode = props.referrer?.address === checksum(session.wallet) ? undefined : props.referrer?.code;
  const on = namesChains(ctx).find((one) => one.chain.id === chainId);
  const { price } = judged;
  return (
    <div className="grid gap-6">
      <MintConditions reasons={judged.reasons} />
      <p className="figures">
        <span className="text-2xl font-semibold">{formatAmount(price.amount, price.currency)}</span>
        {price.discountPercent > 0 && (
          <span className="ml-3 text-ink-soft">{price.discountPercent} % off: you hold CANY</span>
        )}
      </p>
      {judged.eligible && (
        <div className="flex flex-wrap items-start gap-6">
          <NameActionButton act={{ kind: "mint", name, chain, referralCode }}>Mint {name}</NameActionButton>
          {on && isSponsored(ctx, on) && <SponsoredMint name={name} chainId={chainId} referralCode={referralCode} />}
        </div>
      )}
    </div>
  );
}

/** What a verb answered, or null where the chain could not be asked. Other errors are thrown on. */
async function whenReached<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isServiceError(error) && error.code === "CHAIN_UNAVAILABLE") return null;
    throw error;
  }
}

/** A name that somebody owns. */
function Minted({ ctx, identity, who }: { ctx: Context; identity: IdentityView; who: SignedIn | null }) {
  const { svcId, tokenId, owner } = identity;
  const chain = readNamesChains(ctx).find((one) => one.chainId === identity.chainId);
  const isMine = who !== null && checksum(who.session.wallet) === owner;
  return (
    <>
      <Head
        name={svcId}
        suffix={ctx.env.NAME_SUFFIX}
        badge={
          <>
            <Badge tone={identity.state === "activated" ? "good" : "plain"}>{identity.state}</Badge>
            {!identity.final && <Badge tone="caution">not final yet</Badge>}
          </>
        }
      />
      <p className="mt-5 flex items-center gap-3">
        <Avatar address={owner} size={30} />
        <span className="min-w-0">
          {isMine ? "Yours: " : "Owned by "}
          <ShortAddress address={owner} />
        </span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isMine && (
          <ButtonLink href="/settings" kind={identity.state === "activated" ? "quiet" : "primary"}>
            {identity.state === "activated" ? "Wallets of this name" : "Activate it and link wallets"}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={`/profile/${svcId}`}>
          See the profile
        </ButtonLink>
      </div>
      {isMine && chain && (
        <>
          {identity.parent === null && (
            <Section
              id="subname"
              title="Subnames"
              note={`Names below yours, such as team.${svcId}. They cost the network’s fee alone, and belong to whom you give them.`}
            >
              <div className="max-w-xl">
                <SubnameForm svcId={svcId} tokenId={tokenId} chain={chain} />
              </div>
            </Section>
          )}
          <Section
            id="transfer"
            title="Transfer"
            note="The name gets a new owner for good, and all its wallets are unlinked. It cannot be taken back."
          >
            <div className="max-w-xl">
              <TransferForm svcId={svcId} tokenId={tokenId} chain={chain} />
            </div>
          </Section>
        </>
      )}
    </>
  );
}
