import Link from "next/link";
import { formatPoints } from "@/components/achievements/labels.ts";
import { LazyClaimPanel } from "@/components/achievements/lazy-claim-panel.tsx";
import { OwnAchievements } from "@/components/achievements/own-achievements.tsx";
import { FoldedSection } from "@/components/ui/section.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { readSession } from "@/lib/auth/session.ts";
import type { Address } from "@/lib/core/chains.ts";
import type { Context } from "@/lib/core/context.ts";
import { getClaimGain, getUserAchievements, listAchievements } from "@/lib/domains/achievements/index.ts";
import { walletsOf } from "@/lib/domains/wallets/index.ts";
import { countRanked } from "../../_lib/count-ranked.ts";

const ALL = { limit: 100, offset: 0 };

/** The achievements of a subject, what claiming them would add, and whether the signed-in wallet is one of its own. */
export async function readAchievements(ctx: Context, subject: Address) {
  const [own, all, ranked, session] = await Promise.all([
    getUserAchievements(ctx, { identity: subject, status: "all", ...ALL }),
    listAchievements(ctx, ALL),
    countRanked(ctx),
    readSession(),
  ]);
  const isOwner = session !== null && (await walletsOf(ctx, subject)).includes(session.wallet);
  const gain = own.claimableCount > 0 ? await getClaimGain(ctx, { identity: subject }) : 0;
  return { own, gain, all: all.achievements, ranked, isOwner, isSignedIn: session !== null };
}

interface Props {
  address: string;
  found: Awaited<ReturnType<typeof readAchievements>>;
}

/** Achievements of an identity; a signed-in wallet of it can claim them. */
export function ProfileAchievements({ address, found: { own, gain, all, ranked, isOwner, isSignedIn } }: Props) {
  const holders = new Map(all.map((one) => [one.id, one.holders]));
  const { claimableAchievements: claimable, summary } = own;
  return (
    <FoldedSection
      id="achievements"
      title="Achievements"
      summary={`${summary.totalEarned} of ${all.length} earned${claimable.length > 0 ? `, ${claimable.length} to claim` : ""}`}
      open={isOwner}
      note={
        <>
          Claimed achievements raise your all-chains score.{" "}
          <Link href="/achievements" className="text-ink underline underline-offset-4">
            See all achievements
          </Link>
          .
        </>
      }
    >
      {isOwner && (
        <div className="mb-8 empty:hidden">
          <LazyClaimPanel identity={address} claimable={claimable} />
        </div>
      )}
      {!isSignedIn && claimable.length > 0 && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 print:hidden">
          <p className="text-ink-soft">
            <span className="font-semibold text-ink">{claimable.length} ready to claim</span> (+{formatPoints(gain)}).
            Is this your wallet?
          </p>
          <ConnectButton label="Connect to claim" />
        </div>
      )}
      <OwnAchievements
        ranked={ranked}
        achievements={own.achievements.map((one) => ({
          ...one,
          claimed: one.earned && !claimable.some(({ id }) => id === one.id),
          holders: holders.get(one.id) ?? 0,
        }))}
      />
    </FoldedSection>
  );
}
