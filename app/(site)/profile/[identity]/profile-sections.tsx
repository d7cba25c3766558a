import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { BreakdownList } from "@/components/scores/breakdown-list.tsx";
import { RiskFlags } from "@/components/scores/risk-flags.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { WalletList } from "@/components/scores/wallet-list.tsx";
import { FoldedSection, Section } from "@/components/ui/section.tsx";
import type { Profile } from "./read-profile.ts";
import type { PartName } from "./render-part.tsx";

/** A part that is there if it is open from the start, and otherwise comes when it is opened. */
export type PartOf = (part: PartName, isOpen?: boolean) => { open: boolean; children: ReactNode };

interface PartsProps {
  profile: Profile;
  partOf: PartOf;
}

export function Breakdown({ profile, partOf }: PartsProps) {
  const t = useTexts("profile.sections");
  return (
    <Section
      id="breakdown"
      title={t("breakdown")}
      note={t.rich("breakdownNote", {
        a: (inside) => (
          <Link href="/docs/scoring" prefetch={false} className="text-ink underline underline-offset-4">
            {inside}
          </Link>
        ),
      })}
    >
      <BreakdownList parts={profile.breakdown.breakdown} detailsOf={partOf} />
    </Section>
  );
}

export function Achievements({ profile: { achievements }, partOf }: PartsProps) {
  const t = useTexts("profile.sections");
  const { earned, all, claimable, isOwner } = achievements;
  return (
    <FoldedSection
      id="achievements"
      title={t("achievements")}
      summary={t(claimable > 0 ? "earnedToClaim" : "earned", { earned, all, claimable })}
      note={t.rich("achievementsNote", {
        a: (inside) => (
          <Link href="/achievements" className="text-ink underline underline-offset-4">
            {inside}
          </Link>
        ),
      })}
      {...(isOwner ? partOf("achievements", true) : partOf("achievements"))}
    />
  );
}

export function Attestations({ profile: { attestations }, partOf }: PartsProps) {
  const t = useTexts("profile.sections");
  const { received, given } = attestations;
  return (
    <FoldedSection
      id="attestations"
      title={t("attestations")}
      summary={t("counts", { received, given })}
      note={t("attestationsNote")}
      {...partOf("attestations")}
    />
  );
}

export function Wallets({ profile, chains }: { profile: Profile; chains: ChainNames }) {
  const t = useTexts("profile.sections");
  const { wallets, address, breakdown } = profile;
  const isMerged = wallets.length > 1;
  const links = new Map(breakdown.wallets.map((link) => [link.address, link]));
  return (
    <FoldedSection
      id="wallets"
      title={t("wallets")}
      summary={t("walletCount", { count: wallets.length })}
      note={isMerged ? t("merged") : t("alone")}
    >
      <WalletList
        wallets={wallets.map((wallet) => {
          const link = links.get(wallet.address);
          return { ...wallet, primary: isMerged && wallet.address === address, ...(link && { link }) };
        })}
        chains={chains}
      />
    </FoldedSection>
  );
}

/** Nothing without agents; over all chains, whatever chain is chosen. */
export function Agents({ profile: { agents }, chains }: { profile: Profile; chains: ChainNames }) {
  const t = useTexts("profile.sections");
  if (agents.length === 0) return null;
  return (
    <FoldedSection
      id="agents"
      title={t("agents")}
      summary={t("agentCount", { count: agents.length })}
      note={t("agentsNote")}
    >
      <ul className="border-t border-line">
        {agents.map(({ chainId, agentId, isOwner, isWallet }) => (
          <li
            key={`${chainId} ${agentId}`}
            className="flex min-h-13 flex-wrap items-center gap-x-4 border-b border-line py-2"
          >
            <Link
              href={`/agents/${chainId}/${agentId}`}
              prefetch={false}
              className="inline-flex min-h-8 min-w-0 items-center underline underline-offset-4 wrap-anywhere hover:text-accent"
            >
              {t("agent", { id: agentId, chain: chainName(chains, chainId) })}
            </Link>
            <span className="text-sm text-ink-faint">
              {t(`agentRoles.${isOwner && isWallet ? "both" : isOwner ? "owner" : "wallet"}`)}
            </span>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

export function countFlags({ flags, breakdown }: Profile): number {
  return breakdown.overrides.length + flags.reduce((sum, one) => sum + one.flags.length, 0);
}

/** Nothing without flags; over all chains, whatever chain is chosen. */
export function Flags({ profile }: { profile: Profile }) {
  const t = useTexts("profile.sections");
  const { flags, breakdown } = profile;
  const count = countFlags(profile);
  if (count === 0) return null;
  const costly = breakdown.risk.signals.filter(({ counts, points }) => counts && points > 0).map(({ code }) => code);
  return (
    <FoldedSection id="flags" title={t("flags")} summary={t("flagCount", { count })} note={t("flagsNote")}>
      <RiskFlags wallets={flags} overrides={breakdown.overrides} costly={costly} />
    </FoldedSection>
  );
}
