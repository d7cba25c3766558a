import { TriangleAlert } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreakdownList } from "@/components/scores/breakdown-list.tsx";
import { CoverageTable } from "@/components/scores/coverage-table.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import { ScoreHistory } from "@/components/scores/score-history.tsx";
import { TierPath } from "@/components/scores/tier-path.tsx";
import type { ChainNames } from "@/components/scores/transaction-link.tsx";
import { categoryName, formatTime } from "@/components/scores/words.ts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getBreakdown, getHistory, getScore, type SubjectScore, tiers } from "@/lib/domains/scores/index.ts";
import { whenKnown, whenLoaded } from "../../_lib/when-loaded.ts";

interface Props {
  params: Promise<{ identity: string }>;
}

async function readIdentity(params: Props["params"]): Promise<string> {
  const { data } = Identity.safeParse(decodeURIComponent((await params).identity));
  return data ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const identity = await readIdentity(params);
  const name = identity.startsWith("0x") ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity;
  return { title: name, description: `The trust score of ${name}, and what it was computed from.` };
}

export default async function ProfilePage({ params }: Props) {
  const identity = await readIdentity(params);
  const ctx = systemContext();
  const found = await whenLoaded(whenKnown(getScore(ctx, { identity })).then((score) => ({ score })));
  if (found === null) {
    return (
      <div className="mt-14">
        <StillIndexing />
      </div>
    );
  }
  if (found.score === null) notFound();
  return <Profile ctx={ctx} identity={identity} found={found.score} />;
}

const HISTORY = 100;

async function Profile({ ctx, identity, found }: { ctx: Context; identity: string; found: SubjectScore }) {
  const { svcId, address, score } = found;
  const [{ breakdown, coverage, modelVersion, modelHash }, latest] = await Promise.all([
    getBreakdown(ctx, { identity }),
    getHistory(ctx, { identity, interval: "event", limit: HISTORY, offset: 0 }),
  ]);
  const chains: ChainNames = Object.fromEntries(ctx.env.CHAINS.map(({ id, ...chain }) => [id, chain]));
  const ranked = score.status !== "partial" && score.total > 0;
  return (
    <>
      <div className="mt-12 flex items-center gap-4">
        <Avatar address={address} size={56} />
        <div className="min-w-0">
          <h1 className="figures text-lg font-semibold tracking-tight break-all sm:text-2xl">{svcId ?? address}</h1>
          {svcId && <p className="figures font-mono text-sm break-all text-ink-faint">{address}</p>}
        </div>
        <CopyButton text={address} label="Copy the address" />
      </div>
      {score.status === "partial" && (
        <div className="mt-8">
          <Notice icon={TriangleAlert} title="This score is partial.">
            <p>
              {score.unavailable.map(categoryName).join(", ")} could not be read yet and count nothing so far. Until
              they are read, this wallet stays off the boards.
            </p>
          </Notice>
        </div>
      )}
      <section aria-label="Score" className="mt-10 grid items-center gap-x-16 gap-y-8 md:grid-cols-[18rem_1fr]">
        <ScoreDial total={score.total} tier={score.tier} tiers={tiers} />
        <div className="grid max-w-xl gap-8">
          <TierPath total={score.total} tier={score.tier} tiers={tiers} />
          <dl className="grid grid-cols-3 gap-x-4 border-t border-line pt-6 sm:gap-x-8">
            <Fact name="Rank" value={ranked ? score.rank.toLocaleString("en") : "not ranked"} />
            <Fact name="Percentile" value={ranked ? score.percentile.toFixed(2) : "–"} />
            <Fact name="Status" value={score.status} />
          </dl>
          <p className="figures text-sm text-ink-faint">Last changed {formatTime(score.lastUpdated)}</p>
        </div>
      </section>
      <Section
        id="breakdown"
        title="Breakdown"
        note="Each category opens to its inputs, its formula and the transactions behind it."
      >
        <BreakdownList parts={breakdown} chains={chains} />
      </Section>
      <Section id="history" title="History">
        <ScoreHistory points={latest.history.toReversed()} total={latest.pagination.total} />
      </Section>
      <Section id="coverage" title="Read from">
        <CoverageTable coverage={coverage} chains={chains} />
      </Section>
      <Section
        id="recompute"
        title="Recompute it"
        note="The receipt holds the inputs, the blocks they were read at, and the result. Checking it needs no server."
      >
        <CodeBlock
          code={`curl -H "Authorization: Bearer $CREDENCE_KEY" \\\n${ctx.env.PUBLIC_ORIGIN}/v1/score/${address}/receipt > receipt.json\nnpm run verify -- receipt.json`}
          label="Copy the commands"
        />
        <p className="figures mt-4 text-sm break-all text-ink-faint">
          Model {modelVersion}, <span className="font-mono">{modelHash}</span>
        </p>
      </Section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 text-lg font-semibold tracking-tight sm:text-2xl">{value}</dd>
    </div>
  );
}
