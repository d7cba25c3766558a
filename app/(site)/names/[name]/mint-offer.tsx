import { ServerOff } from "lucide-react";
import { NameActionButton } from "@/components/names/action-button.tsx";
import type { NamesChain } from "@/components/names/actions.ts";
import { formatAmount } from "@/components/names/amount.ts";
import { MintConditions } from "@/components/names/mint-conditions.tsx";
import { SponsoredMint } from "@/components/names/sponsored-mint.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { checksum } from "@/lib/core/schemas.ts";
import { isSponsored, namesChains } from "@/lib/domains/identities/index.ts";
import { getMintEligibility } from "@/lib/domains/reservations/index.ts";
import type { SignedIn } from "../../../portal/_lib/signed-in.ts";
import { nullOn } from "../../_lib/null-on-error.ts";
import { nameHref, type Referrer } from "../_lib/names.ts";

interface Props {
  signedIn: SignedIn;
  name: string;
  chain: NamesChain;
  referrer: Referrer | null;
}

/** The conditions and the price of a mint, with a button where all conditions are met. */
export async function MintOffer({ signedIn: { ctx, session }, name, chain, referrer }: Props) {
  const { chainId } = chain;
  const eligibility = await nullOn(
    getMintEligibility(ctx, { name, address: session.wallet, chainId }),
    "CHAIN_UNAVAILABLE",
  );
  if (!eligibility) {
    return (
      <Notice icon={ServerOff} title={`${chain.name} is not responding.`}>
        <p>We need it to know your price. Nothing was lost: try again in a moment.</p>
        <ButtonLink kind="quiet" href={nameHref(name, referrer)}>
          Try again
        </ButtonLink>
      </Notice>
    );
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
        {isFree && <span className="mr-2 text-ink-soft">Or mint it yourself:</span>}
        <span className="text-2xl font-semibold">{formatAmount(price.amount, price.currency)}</span>
        {price.discountPercent > 0 && (
          <span className="ml-3 text-ink-soft">{price.discountPercent}% off: you hold CANY</span>
        )}
      </p>
      {eligibility.eligible && (
        <div>
          <NameActionButton kind={isFree ? "quiet" : "primary"} action={{ kind: "mint", name, chain, referralCode }}>
            Mint {name}
          </NameActionButton>
        </div>
      )}
    </div>
  );
}
