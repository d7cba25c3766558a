import { CircleAlert, Scale } from "lucide-react";
import type { Metadata } from "next";
import { AppealForm } from "@/components/appeals/appeal-form.tsx";
import { contestHref, flagName } from "@/components/appeals/labels.ts";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import type { Address } from "@/lib/core/chains.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { checksum, checksumWithin, lowerAscii } from "@/lib/core/schemas.ts";
import { LONGEST_REASON, MOST_EVIDENCE } from "@/lib/domains/appeals/schemas.ts";
import { readFlags } from "@/lib/domains/scores/index.ts";
import { walletsOf } from "@/lib/domains/wallets/index.ts";
import { readSignedIn } from "../../../portal/_lib/signed-in.ts";
import { type PageProps, textParam } from "../../_lib/query.ts";

export const metadata: Metadata = { title: "Contest a risk flag", robots: { index: false } };

export default async function NewAppealPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const wallet = parseAddress(textParam(query, "wallet") ?? "");
  const flag = lowerAscii(textParam(query, "flag") ?? "");
  return (
    <>
      <PageHeader
        title="Contest a risk flag"
        lead="Say why a flag is wrong about your wallet. An operator decides, and everybody can read the appeal and the decision."
      />
      <div className="mt-8 max-w-3xl">{wallet ? <Contest wallet={wallet} flag={flag} /> : <NoWallet />}</div>
    </>
  );
}

async function Contest({ wallet, flag }: { wallet: Address; flag: string }) {
  const ctx = systemContext();
  const flags = (await readFlags(ctx, { wallets: [wallet] })).get(wallet) ?? [];
  const contested = flags.find((one) => one.flag === flag);
  if (!contested) return <OtherFlags wallet={wallet} flags={flags.map((one) => one.flag)} />;
  return (
    <div className="grid gap-8">
      <Notice icon={Scale} title={flagName(checksumWithin(flag))}>
        <p className="wrap-anywhere">{checksumWithin(contested.note)}</p>
        <p className="figures font-mono text-sm text-balance break-all">{checksum(wallet)}</p>
      </Notice>
      <OwnersForm ctx={ctx} wallet={wallet} flag={flag} />
    </div>
  );
}

/** The form, for the owner alone. */
async function OwnersForm({ ctx, wallet, flag }: { ctx: Context; wallet: Address; flag: string }) {
  const signedIn = await readSignedIn();
  if (!signedIn) {
    return (
      <EmptyState icon={Scale} title="Sign in as the owner">
        <p>Only the owner of the wallet can contest its flags. Connect it, or another wallet of its identity.</p>
        <ConnectButton label="Connect and sign in" />
      </EmptyState>
    );
  }
  const own = await walletsOf(ctx, wallet);
  if (!own.some((one) => one === signedIn.session.wallet)) {
    return (
      <Notice icon={CircleAlert} title="This is another wallet’s flag">
        <p className="wrap-anywhere">
          Only the owner of {checksum(wallet)} can contest it. You are signed in as {checksum(signedIn.session.wallet)}.
          Sign out, and connect that wallet or another one of its name.
        </p>
        <ButtonLink kind="quiet" href={`/profile/${checksum(wallet)}`}>
          Back to the profile
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <AppealForm wallet={checksum(wallet)} flag={flag} limits={{ reason: LONGEST_REASON, evidence: MOST_EVIDENCE }} />
  );
}

function OtherFlags({ wallet, flags }: { wallet: Address; flags: readonly string[] }) {
  return (
    <Notice icon={CircleAlert} title={flags.length > 0 ? "Choose a flag" : "This wallet has no risk flags"}>
      <p className="wrap-anywhere">
        {flags.length > 0 ? `${checksum(wallet)} has these flags:` : `Nothing of ${checksum(wallet)} can be contested.`}
      </p>
      <ul className="grid justify-items-start gap-2 empty:hidden">
        {flags.map((flag) => (
          <li key={flag} className="max-w-full">
            <ButtonLink kind="quiet" className="wrap-anywhere" href={contestHref(checksum(wallet), flag)}>
              {flagName(checksumWithin(flag))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function NoWallet() {
  return (
    <Notice icon={CircleAlert} title="Start from a profile">
      <p>A wallet’s profile lists its risk flags, each with a link that opens this page for it.</p>
      <ButtonLink kind="quiet" href="/search">
        Find a profile
      </ButtonLink>
    </Notice>
  );
}
