import { NameActionButton } from "@/components/names/action-button.tsx";
import type { NamesChain } from "@/components/names/actions.ts";
import { Countdown } from "@/components/names/countdown.tsx";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { nameTones, Suggestions } from "@/components/names/name-result.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import type { Context } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { getMintTerms, lookUpName } from "@/lib/domains/reservations/index.ts";
import type { SignedIn } from "../../../portal/_lib/signed-in.ts";
import { type Referrer, searchHref } from "../_lib/names.ts";
import { MintOffer } from "./mint-offer.tsx";
import { NameHeader } from "./name-header.tsx";

interface Props {
  requested: string;
  ctx: Context;
  signedIn: SignedIn | null;
  chains: readonly NamesChain[];
  chain: NamesChain | null;
  referrer: Referrer | null;
}

/** A name without an owner: available, reserved, blocked or invalid. */
export async function AvailableName({ requested, ctx, signedIn, chains, chain, referrer }: Props) {
  const found = await lookUpName(ctx, { name: requested });
  const { name, valid, available, reservation } = found;
  const isOwnReservation = signedIn !== null && reservation?.address === checksum(signedIn.session.wallet);
  const isOffered = available || isOwnReservation;
  return (
    <>
      <NameHeader
        name={name}
        suffix={valid ? ctx.env.NAME_SUFFIX : ""}
        badge={
          <Badge tone={isOffered ? "good" : nameTones[found.status]}>
            {isOwnReservation ? "reserved by you" : found.status}
          </Badge>
        }
      />
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        {isOwnReservation && reservation ? (
          <>
            Reserved for you for <Countdown until={reservation.expiresAt} now={ctx.now.getTime()} />. Mint it in time to
            get the deposit back with it.
          </>
        ) : (
          (found.reason ?? "Mint it now, or reserve it to decide later.")
        )}
      </p>
      <NamePath next={isOffered ? "mint" : "choose"} />
      <Suggestions names={found.suggestions ?? []} searchOf={(one) => searchHref(one, referrer)} />
      {available && !signedIn && <ConnectOffer ctx={ctx} hasPrices={chain !== null} />}
      {isOffered && signedIn && chain && (
        <>
          {chains.length > 1 && <ChainChoice name={name} chains={chains} chain={chain} referrer={referrer} />}
          <Section id="mint" title="Mint" note="The name becomes a token that only your wallet controls.">
            <MintOffer signedIn={signedIn} name={name} chain={chain} referrer={referrer} />
          </Section>
          {!isOwnReservation && chain.reservations !== null && <ReserveOffer name={name} chain={chain} />}
        </>
      )}
      {isOffered && !chain && (
        <p className="mt-8 text-ink-soft">No chain of this service has names yet: its operator has to deploy them.</p>
      )}
    </>
  );
}

async function ConnectOffer({ ctx, hasPrices }: { ctx: Context; hasPrices: boolean }) {
  return (
    <>
      <div className="mt-8">
        <ConnectButton label="Connect to get it" />
      </div>
      {hasPrices && (
        <Section id="prices" title="Prices" note="You own the name forever: there are no renewals.">
          <MintTermsTable terms={await getMintTerms(ctx)} />
        </Section>
      )}
    </>
  );
}

interface ChainChoiceProps extends Pick<Props, "chains" | "referrer"> {
  name: string;
  chain: NamesChain;
}

function ChainChoice({ name, chains, chain, referrer }: ChainChoiceProps) {
  const hrefOf = (chainId: number) => {
    const query = new URLSearchParams({ chainId: String(chainId), ...(referrer && { ref: referrer.code }) });
    return `/names/${encodeURIComponent(name)}?${query}`;
  };
  return (
    <div className="mt-8">
      <p aria-hidden="true" className="mb-2 text-sm text-ink-faint">
        Chain
      </p>
      <LinkChips
        label="Chain"
        choices={chains.map((one) => ({
          name: one.name,
          href: hrefOf(one.chainId),
          current: one.chainId === chain.chainId,
        }))}
      />
    </div>
  );
}

function ReserveOffer({ name, chain }: { name: string; chain: NamesChain }) {
  return (
    <Section
      id="reserve"
      title="Or reserve it"
      note="A refundable deposit holds the name for a while. You get it back when you mint, or whenever you withdraw it."
    >
      <NameActionButton action={{ kind: "reserve", name, chain }} kind="quiet">
        Reserve {name}
      </NameActionButton>
    </Section>
  );
}
