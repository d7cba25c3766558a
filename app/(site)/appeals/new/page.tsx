import { CircleAlert, Scale } from "lucide-react";
import type { Metadata } from "next";
import { useTexts, useTranslate } from "#texts";
import { AppealForm } from "@/components/appeals/appeal-form.tsx";
import { contestHref, flagName } from "@/components/appeals/labels.ts";
import { NoteText } from "@/components/scores/note-text.tsx";
import { ClientTexts, getTexts, getTranslate } from "@/components/texts/server.tsx";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("appeals.new");
  return { title: t("title"), robots: { index: false } };
}

export default async function NewAppealPage({ searchParams }: PageProps) {
  const t = await getTexts("appeals.new");
  const query = await searchParams;
  const wallet = parseAddress(textParam(query, "wallet") ?? "");
  const flag = lowerAscii(textParam(query, "flag") ?? "");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
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
      <Notice icon={Scale} title={flagName(checksumWithin(flag), await getTranslate("sentences.inputs"))}>
        <p className="wrap-anywhere">
          <NoteText>{(await getTranslate("sentences.signals"))(checksumWithin(contested.note))}</NoteText>
        </p>
        <p className="figures font-mono text-sm text-balance break-all">{checksum(wallet)}</p>
      </Notice>
      <OwnersForm ctx={ctx} wallet={wallet} flag={flag} />
    </div>
  );
}

/** The form, for the owner alone. */
async function OwnersForm({ ctx, wallet, flag }: { ctx: Context; wallet: Address; flag: string }) {
  const t = await getTexts("appeals.new");
  const signedIn = await readSignedIn();
  if (!signedIn) {
    return (
      <EmptyState icon={Scale} title={t("signIn")}>
        <p>{t("signInText")}</p>
        <ConnectButton label={t("connect")} />
      </EmptyState>
    );
  }
  const own = await walletsOf(ctx, wallet);
  if (!own.some((one) => one === signedIn.session.wallet)) {
    return (
      <Notice icon={CircleAlert} title={t("other")}>
        <p className="wrap-anywhere">
          {t("otherText", { wallet: checksum(wallet), own: checksum(signedIn.session.wallet) })}
        </p>
        <ButtonLink kind="quiet" href={`/profile/${checksum(wallet)}`}>
          {t("back")}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <ClientTexts of={["api.problem", "appeals.form"]}>
      <AppealForm wallet={checksum(wallet)} flag={flag} limits={{ reason: LONGEST_REASON, evidence: MOST_EVIDENCE }} />
    </ClientTexts>
  );
}

function OtherFlags({ wallet, flags }: { wallet: Address; flags: readonly string[] }) {
  const [t, translate] = [useTexts("appeals.new"), useTranslate("sentences.inputs")];
  return (
    <Notice icon={CircleAlert} title={flags.length > 0 ? t("choose") : t("noFlags")}>
      <p className="wrap-anywhere">{t(flags.length > 0 ? "has" : "nothing", { wallet: checksum(wallet) })}</p>
      <ul className="grid justify-items-start gap-2 empty:hidden">
        {flags.map((flag) => (
          <li key={flag} className="max-w-full">
            <ButtonLink kind="quiet" className="wrap-anywhere" href={contestHref(checksum(wallet), flag)}>
              {flagName(checksumWithin(flag), translate)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function NoWallet() {
  const t = useTexts("appeals.new");
  return (
    <Notice icon={CircleAlert} title={t("start")}>
      <p>{t("startText")}</p>
      <ButtonLink kind="quiet" href="/search">
        {t("find")}
      </ButtonLink>
    </Notice>
  );
}
