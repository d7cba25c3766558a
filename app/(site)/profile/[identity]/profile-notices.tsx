import { CircleDashed, LoaderCircle } from "lucide-react";
import { useTexts } from "#texts";
import { CoverageNotice } from "@/components/scores/coverage-notice.tsx";
import { GateNotice } from "@/components/scores/gate-notice.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { ModelNotice } from "@/components/site/model-notice.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import type { Profile } from "./read-profile.ts";

/** What a reader should know of a score before reading it: what is missing, held or about to change. */
export function ProfileNotices(props: {
  profile: Profile;
  chainId: number | undefined;
  chains: ChainNames;
  unit: string | null;
}) {
  const { profile, chainId, chains } = props;
  const { breakdown } = profile;
  const syncing = syncingChains(profile);
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {!profile.ranked && profile.score.status !== "partial" && (
        <NoTransactionsYet chain={chainId === undefined ? null : chainName(chains, chainId)} />
      )}
      {syncing.length > 0 && <IndexingNotice syncing={syncing} chains={chains} />}
      {isBehind(profile) && <Refresh seconds={3} />}
      {breakdown.gate && <GateNotice gate={breakdown.gate} unit={props.unit} />}
      <CoverageNotice
        parts={breakdown.breakdown}
        coverage={breakdown.coverage}
        chains={chains}
        isIndexing={syncing.length > 0}
      />
      {profile.scheduled && (
        <ModelNotice version={profile.scheduled.version} from={profile.scheduled.from} score={profile.scheduled} />
      )}
    </div>
  );
}

function NoTransactionsYet({ chain }: { chain: string | null }) {
  const t = useTexts("profile.notices");
  return (
    <Notice icon={CircleDashed} title={chain === null ? t("noneAnywhere") : t("noneOn", { chain })}>
      <p>{t("noneText")}</p>
    </Notice>
  );
}

/** Whether the score, which may be a second old, lacks a category that the breakdown has. */
function isBehind({ score, breakdown }: Profile): boolean {
  return score.status === "partial" && breakdown.breakdown.every(({ state }) => state !== "unavailable");
}

type Chain = Profile["wallets"][number]["chains"][number];

/** Chains on which the history of a wallet is not read yet. */
export function syncingChains({ wallets }: Pick<Profile, "wallets">): Chain[] {
  return wallets.flatMap(({ chains }) => chains.filter(({ state }) => state === "queued" || state === "syncing"));
}

/** Progress of a backfill; refreshes the page until it is done. */
function IndexingNotice({ syncing, chains }: { syncing: readonly Chain[]; chains: ChainNames }) {
  const t = useTexts("profile.notices");
  return (
    <>
      <Refresh seconds={3} />
      <Notice icon={LoaderCircle} title={t("indexing")} busy>
        <p>
          {syncing
            .map((one) => t("soFar", { chain: chainName(chains, one.chainId), count: one.transactions }))
            .concat(t("indexingText"))
            .join(" ")}
        </p>
      </Notice>
    </>
  );
}
