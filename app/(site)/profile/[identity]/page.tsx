import { ArrowLeftRight, CircleDashed, type LucideIcon, ScanSearch } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Activity } from "react";
import { useTexts } from "#texts";
import { CARD_SIZE } from "@/components/scores/share-card.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { OnDemand } from "@/components/ui/on-demand.tsx";
import { OpenLinkedSection } from "@/components/ui/open-linked-section.tsx";
import { FoldedSection } from "@/components/ui/section.tsx";
import { SectionLinks } from "@/components/ui/section-links.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { isAddressIdentity } from "@/lib/core/schemas.ts";
import { readAsked } from "@/lib/domains/once/index.ts";
import { type Service, scoringSettings } from "@/lib/domains/scores/index.ts";
import { requireIdentity } from "@/lib/domains/wallets/index.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import { chainNames } from "../../_lib/chains.ts";
import { unitOf } from "../../_lib/currency.ts";
import { whenKnown, whenLoaded } from "../../_lib/null-on-error.ts";
import { textParam } from "../../_lib/query.ts";
import { keepReady, visitorContext } from "../../_lib/visitor-context.ts";
import { AskedProfile } from "./asked-profile.tsx";
import { DataAndProof } from "./data-and-proof.tsx";
import { loadPart } from "./load-part.ts";
import UnknownProfile from "./not-found.tsx";
import { ProfileHistory } from "./profile-history.tsx";
import { ProfileNotices } from "./profile-notices.tsx";
import {
  Achievements,
  Agents,
  Attestations,
  Breakdown,
  countFlags,
  Flags,
  type PartOf,
  Wallets,
} from "./profile-sections.tsx";
import { type Profile, type Props, readIdentity, readProfile, readView, type View } from "./read-profile.ts";
import { PartInPlace } from "./render-part.tsx";
import { ScorePanel } from "./score-panel.tsx";

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = await getTexts("profile");
  const identity = await readIdentity(params);
  if (identity === null) return { title: t("nameNotFound") };
  const own = await ownName(identity);
  const name = isAddressIdentity(own) ? `${own.slice(0, 6)}…${own.slice(-4)}` : own;
  const description = t("description", { name });
  // What is shown to who asked alone is not for search engines, and has no picture.
  if ((await searchParams).asked !== undefined) return { title: name, description, robots: { index: false } };
  const card = { url: `/profile/${own}/card.png`, ...CARD_SIZE, alt: t("cardAlt", { name }) };
  return {
    title: name,
    description,
    alternates: { canonical: `/profile/${own}` },
    openGraph: { type: "profile", siteName: "Credence", url: `/profile/${own}`, images: [card] },
  };
}

/** The identity; of a name that somebody sent to a wallet, the wallet's own name or address. */
async function ownName(identity: string): Promise<string> {
  if (isAddressIdentity(identity)) return identity;
  const known = await whenKnown(requireIdentity(systemContext(), identity));
  return known ? (known.svcId ?? known.subject) : identity;
}

export default async function ProfilePage({ params, searchParams }: Props) {
  const t = await getTexts("profile");
  const identity = await readIdentity(params);
  if (identity === null) return answerNotFound(<UnknownProfile />);
  const ctx = await visitorContext("boards");
  const view = await readView(ctx, searchParams);
  const session = await readSession();
  const loaded = await whenLoaded(readProfile(ctx, identity, view, session).then((profile) => ({ profile })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">{t("title")}</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.profile === null)
    return answerUnknown(ctx, identity, view.chainId, textParam(await searchParams, "asked"));
  // A part that is open from the start is read while it is rendered.
  if (view.open === undefined) {
    await keepReady({ found: loaded.profile, read: (anybody) => readProfile(anybody, identity, view, null) });
  }
  return <ProfileView ctx={ctx} view={view} profile={loaded.profile} />;
}

/** A wallet that was read for who asks now, or what to do about an unknown one. */
async function answerUnknown(ctx: Context, address: string, chainId: number | undefined, asked: string | undefined) {
  const score = asked && isAddressIdentity(address) ? await readAsked(ctx, { address, asked, chainId }) : null;
  if (!score || !asked) return answerNotFound(<UnknownProfile refused={asked} />);
  return <AskedProfile ctx={ctx} score={score} chainId={chainId} asked={asked} />;
}

function ProfileView({ ctx, view, profile }: { ctx: Context; view: View; profile: Profile }) {
  const { svcId, address } = profile;
  const t = useTexts("profile");
  const isShown = { flags: countFlags(profile) > 0, agents: profile.agents.length > 0 };
  const shownSections = sections.filter((id) => (id !== "flags" && id !== "agents") || isShown[id]);
  const chains = chainNames(ctx);
  const unit = unitOf(ctx, view.chainId);
  const identity = svcId ?? address;
  const href = (changed: Partial<View>) => hrefOf(identity, { ...view, ...changed });
  const shown = { identity: identity.toLowerCase(), chainId: view.chainId };
  const partOf: PartOf = (part, isOpen = view.open === part) => ({
    open: isOpen,
    children: isOpen ? (
      <PartInPlace ctx={ctx} part={part} shown={shown} />
    ) : (
      <OnDemand
        load={loadPart.bind(null, part, shown.identity, shown.chainId)}
        href={`${href({ open: part })}#${sections.some((id) => id === part) ? part : "breakdown"}`}
      />
    ),
  });
  return (
    <>
      <ProfileHeader profile={profile} service={serviceOf(ctx, address)} />
      {profile.countsFrom && <NameWaits countsFrom={profile.countsFrom} />}
      <div className="mt-4 sm:mt-6">
        <ChainChoice profile={profile} chainId={view.chainId} chains={chains} href={href} />
      </div>
      <ProfileNotices profile={profile} chainId={view.chainId} chains={chains} unit={unit} />
      <Activity>
        <ScorePanel profile={profile} unit={unit} />
      </Activity>
      <SectionLinks sections={shownSections.map((id) => ({ id, title: t(`sections.${id}`) }))} />
      <OpenLinkedSection />
      <Breakdown profile={profile} partOf={partOf} />
      <ProfileHistory profile={profile} view={view} href={href} />
      <div className="border-line sm:mt-16 sm:border-t max-sm:[&>:first-child]:border-t">
        <Flags profile={profile} />
        <Achievements profile={profile} partOf={partOf} />
        <Attestations profile={profile} partOf={partOf} />
        <FoldedSection
          id="trading"
          title={t("trading")}
          summary={profile.trades === null ? t("tradesUnknown") : t("swaps", { count: profile.trades })}
          {...partOf("trading")}
        />
        <Wallets profile={profile} chains={chains} />
        <Agents profile={profile} chains={chains} />
        <DataAndProof profile={profile} chains={chains} />
        <FoldedSection id="share" title={t("share")} summary={t("shareSummary")} {...partOf("share")} />
      </div>
    </>
  );
}

const sections = [
  ...(["breakdown", "history", "flags", "achievements", "attestations"] as const),
  ...(["trading", "wallets", "agents", "coverage", "recompute", "share"] as const),
];

function NameWaits({ countsFrom }: { countsFrom: string }) {
  const t = useTexts("profile");
  return (
    <div className="mt-6">
      <Notice icon={CircleDashed} title={t("moved")}>
        {t("movedText", { day: formatDay(countsFrom, t.language) })}
      </Notice>
    </div>
  );
}

function serviceOf({ env }: Context, address: string): Service | null {
  return scoringSettings(env).services.byAddress.get(address.toLowerCase()) ?? null;
}

function ProfileHeader({ profile, service }: { profile: Profile; service: Service | null }) {
  const t = useTexts("profile");
  const { svcId, address, wallets } = profile;
  const isSmart = wallets.some((one) => one.address === address && one.chains.some((chain) => chain.smartAccount));
  return (
    <div className="mt-8 flex items-center gap-4 sm:mt-12">
      <Avatar address={address} size={56} />
      <div className="min-w-0">
        <h1 className="figures text-lg font-semibold tracking-tight break-all sm:text-2xl">{svcId ?? address}</h1>
        {svcId && <p className="figures font-mono text-sm text-balance break-all text-ink-faint">{address}</p>}
        {isSmart && <p className="text-sm text-ink-faint">{t("smart")}</p>}
        {service && (
          <p className="text-sm text-ink-faint">{t("service", { name: service.name, kind: service.kind })}</p>
        )}
      </div>
      <CopyButton text={address} label={t("copy")} />
      <div className="ml-auto flex flex-wrap gap-x-4 print:hidden">
        <HeaderLink href={`/check?address=${address}`} icon={ScanSearch} label={t("check")} />
        <HeaderLink href={`/compare?a=${svcId ?? address}`} icon={ArrowLeftRight} label={t("compare")} />
      </div>
    </div>
  );
}

function HeaderLink({ href, icon: Icon, label }: { href: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-center gap-2 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon size={18} className="shrink-0" /> <span className="max-sm:sr-only">{label}</span>
    </Link>
  );
}

function ChainChoice(props: {
  profile: Profile;
  chainId: number | undefined;
  chains: ChainNames;
  href: (changed: Partial<View>) => string;
}) {
  const t = useTexts("profile");
  const { profile, chainId, chains, href } = props;
  const choices = [
    { id: undefined, name: t("allChains"), total: profile.total },
    ...profile.byChain.map(({ id, total }) => ({ id, name: chainName(chains, id), total })),
  ];
  return (
    <LinkChips
      label={t("chain")}
      choices={choices.map(({ id, name, total }) => ({
        name,
        href: href({ chainId: id }),
        current: chainId === id,
        note: total === null ? <NoScore /> : formatNumber(total, t.language),
      }))}
    />
  );
}

function NoScore() {
  const t = useTexts("profile");
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("noScore")}</span>
    </>
  );
}

function hrefOf(identity: string, { chainId, range, isListed, at, opensHistory, open }: View): string {
  const query = new URLSearchParams();
  if (chainId !== undefined) query.set("chainId", String(chainId));
  if (opensHistory) query.set("range", range);
  if (isListed) query.set("table", "history");
  if (at !== undefined) query.set("at", at);
  if (open !== undefined) query.set("open", open);
  return `/profile/${identity}${query.size > 0 ? `?${query}` : ""}`;
}
