import { ServerOff } from "lucide-react";
import { useTexts } from "#texts";
import { NameActionButton } from "@/components/names/action-button.tsx";
import type { NamesChain } from "@/components/names/actions.ts";
import { formatAmount } from "@/components/names/amount.ts";
import { Countdown } from "@/components/names/countdown.tsx";
import { MintConditions } from "@/components/names/mint-conditions.tsx";
import { MintTermsTable } from "@/components/names/mint-terms.tsx";
import { NamePath } from "@/components/names/name-path.tsx";
import { nameTones, Suggestions } from "@/components/names/name-result.tsx";
import { SponsoredMint } from "@/components/names/sponsored-mint.tsx";
import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import type { Context } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { isSponsored, namesChains } from "@/lib/domains/identities/index.ts";
import { getMintEligibility, getMintTerms, lookUpName } from "@/lib/domains/reservations/index.ts";
import type { SignedIn } from "../../../portal/_lib/signed-in.ts";
import { nullOn } from "../../_lib/null-on-error.ts";
import { nameHref, type Referrer, searchHref } from "../_lib/names.ts";
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
  const [t, states] = await Promise.all([getTexts("names.offer"), getTexts("names.result")]);
  const [found, translate] = await Promise.all([lookUpName(ctx, { name: requested }), getTranslate("sentences.names")]);
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
            {isOwnReservation ? t("byYou") : states(`states.${found.status}`)}
          </Badge>
        }
      />
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        {isOwnReservation && reservation
          ? t.rich("reserved", {
              time: () => <Countdown until={reservation.expiresAt} now={ctx.now.getTime()} />,
            })
          : found.reason === undefined
            ? t("next")
            : translate(found.reason)}
      </p>
      <NamePath next={isOffered ? "mint" : "choose"} />
      <Suggestions names={found.suggestions ?? []} searchOf={(one) => searchHref(one, referrer)} />
      {available && !signedIn && <ConnectOffer ctx={ctx} hasPrices={chain !== null} />}
      {isOffered && signedIn && chain && (
        <>
          {chains.length > 1 && <ChainChoice name={name} chains={chains} chain={chain} referrer={referrer} />}
          <Section id="mint" title={t("mint")} note={t("mintNote")}>
            <MintOffer signedIn={signedIn} name={name} chain={chain} referrer={referrer} />
          </Section>
          {!isOwnReservation && chain.reservations !== null && <ReserveOffer name={name} chain={chain} />}
        </>
      )}
      {isOffered && !chain && <p className="mt-8 text-ink-soft">{t("noChain")}</p>}
    </>
  );
}

async function ConnectOffer({ ctx, hasPrices }: { ctx: Context; hasPrices: boolean }) {
  const t = await getTexts("names.offer");
  return (
    <>
      <div className="mt-8">
        <ConnectButton label={t("connect")} />
      </div>
      {hasPrices && (
        <Section id="prices" title={t("prices")} note={t("pricesNote")}>
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
  const t = useTexts("names.offer");
  const hrefOf = (chainId: number) => {
    const query = new URLSearchParams({ chainId: String(chainId), ...(referrer && { ref: referrer.code }) });
    return `/names/${encodeURIComponent(name)}?${query}`;
  };
  return (
    <div className="mt-8">
      <p aria-hidden="true" className="mb-2 text-sm text-ink-faint">
        {t("chain")}
      </p>
      <LinkChips
        label={t("chain")}
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
  const t = useTexts("names.offer");
  return (
    <Section id="reserve" title={t("reserve")} note={t("reserveNote")}>
      <NameActionButton action={{ kind: "reserve", name, chain }} kind="quiet">
        {t("reserveOf", { name })}
      </NameActionButton>
    </Section>
  );
}

interface OfferProps {
  signedIn: SignedIn;
  name: string;
  chain: NamesChain;
  referrer: Referrer | null;
}

/** The conditions and the price of a mint, with a button where all conditions are met. */
async function MintOffer({ signedIn: { ctx, session }, name, chain, referrer }: OfferProps) {
  const t = await getTexts("names.offer");
  const { chainId } = chain;
  const eligibility = await nullOn(
    getMintEligibility(ctx, { name, address: session.wallet, chainId }),
    "CHAIN_UNAVAILABLE",
  );
  if (!eligibility) {
    return <PriceUnknown chain={chain.name} href={nameHref(name, referrer)} />;
  }
  // Nobody can refer themselves.
  const referralCode = referrer?.address === checksum(session.wallet) ? undefined : referrer?.code;
  const namesChain = namesChains(ctx).find((one) => one.chain.id === chainId);
  const isFree = namesChain !== undefined && isSponsored(ctx, namesChain);
  const { price } = eligibility;
  return (
    <div className="grid gap-6">
      <MintConditions reasons={eligibility.reasons} />
      {eligibility.eligible && isFree && <SponsoredMint name={name} chainId={chainId} referralCode={referralCode} />}
      <p className="figures">
        {isFree && <span className="mr-2 text-ink-soft">{t("orYourself")}</span>}
        <span className="text-2xl font-semibold">{formatAmount(price.amount, price.currency, t.language)}</span>
        {price.discountPercent > 0 && (
          <span className="ml-3 text-ink-soft">{t("off", { percent: price.discountPercent })}</span>
        )}
      </p>
      {eligibility.eligible && (
        <div>
          <NameActionButton kind={isFree ? "quiet" : "primary"} action={{ kind: "mint", name, chain, referralCode }}>
            {t("mintOf", { name })}
          </NameActionButton>
        </div>
      )}
    </div>
  );
}

function PriceUnknown({ chain, href }: { chain: string; href: string }) {
  const [t, ui] = [useTexts("names.offer"), useTexts("ui")];
  return (
    <Notice icon={ServerOff} title={t("silent", { chain })}>
      <p>{t("silentText")}</p>
      <ButtonLink kind="quiet" href={href}>
        {ui("tryAgain")}
      </ButtonLink>
    </Notice>
  );
}
