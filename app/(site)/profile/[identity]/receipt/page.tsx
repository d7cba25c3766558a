import { Download } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { categoryName } from "@/components/scores/labels.ts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PrintButton } from "@/components/ui/print-button.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { maxPoints } from "@/lib/domains/models/index.ts";
import { getReceipt, scoreTiers } from "@/lib/domains/scores/index.ts";
import { answerNotFound } from "../../../_lib/answer-not-found.tsx";
import { chainNames } from "../../../_lib/chains.ts";
import { whenKnown, whenLoaded } from "../../../_lib/null-on-error.ts";
import UnknownProfile from "../not-found.tsx";
import { type Props, readIdentity } from "../read-profile.ts";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const identity = await readIdentity(params);
  return { title: identity === null ? "Name not found" : `Receipt of ${identity}`, robots: { index: false } };
}

/** A receipt to read and print; programs verify the file. */
export default async function ReceiptPage({ params }: Props) {
  const ctx = systemContext();
  const identity = await readIdentity(params);
  if (identity === null) return answerNotFound(<UnknownProfile />);
  const loaded = await whenLoaded(whenKnown(getReceipt(ctx, { identity })).then((found) => ({ found })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">Receipt</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.found === null) return answerNotFound(<UnknownProfile />);
  return <Receipt receipt={loaded.found.receipt} identity={identity} chains={chainNames(ctx)} />;
}

type SignedReceipt = Awaited<ReturnType<typeof getReceipt>>["receipt"];

function Receipt(props: { receipt: SignedReceipt; identity: string; chains: ChainNames }) {
  const { receipt, identity, chains } = props;
  return (
    <article>
      <p className="mt-8 print:hidden">
        <Link
          href={`/profile/${identity}`}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
        >
          Profile
        </Link>
      </p>
      <ReceiptHeader receipt={receipt} />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <ButtonLink
          kind="quiet"
          prefetch={false}
          href={`/profile/${receipt.subject}/receipt.json`}
          download="receipt.json"
        >
          <Download size={18} /> Download file
        </ButtonLink>
      </div>
      <Section id="points" title="Points">
        <PointsTable receipt={receipt} />
      </Section>
      <Section id="sources" title="Data sources" note={walletsNote(receipt.facts.wallets.length)}>
        <SourcesTable receipt={receipt} chains={chains} />
      </Section>
      <SignedHashes receipt={receipt} />
      <Section
        id="check"
        title="Verify it"
        note="In a checkout of Credence. The file holds all inputs: no server is needed."
      >
        <CodeBlock code="npm run verify -- receipt.json" label="Copy the command" />
      </Section>
    </article>
  );
}

function SignedHashes({ receipt }: { receipt: SignedReceipt }) {
  return (
    <Section
      id="signed"
      title="Signed"
      note="An EIP-712 ScoreReceipt over the subject, both hashes, the total and the time of issue."
    >
      <dl className="grid gap-4 text-sm">
        <Hash name={`Model ${receipt.modelVersion}`} value={receipt.modelHash} />
        <Hash name="Facts" value={receipt.factsHash} />
        <Hash name="Signer" value={receipt.signer} />
        <Hash name="Signature" value={receipt.signature} />
      </dl>
    </Section>
  );
}

function ReceiptHeader({ receipt: { subject, issuedAt, result } }: { receipt: SignedReceipt }) {
  const tier = scoreTiers.findLast(({ from }) => result.total >= from)?.name ?? "bronze";
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-6">
      <div className="min-w-0">
        <h1 className="text-3xl font-semibold tracking-tight">Receipt of a trust score</h1>
        <p className="figures mt-2 font-mono text-sm text-balance break-all text-ink-soft">{subject}</p>
        <p className="figures mt-1 text-sm text-ink-faint">
          Issued <TimeAt at={issuedAt * 1000} />
        </p>
      </div>
      <div className="figures">
        <p className="text-5xl font-semibold tracking-[-0.04em]">{formatNumber(result.total)}</p>
        <TierBadge tier={tier} />
      </div>
    </div>
  );
}

function PointsTable({ receipt: { result, facts } }: { receipt: SignedReceipt }) {
  type Row = [category: keyof typeof result.breakdown, max: number];
  const categories = Object.entries(maxPoints) as Row[]; // Its keys are the categories.
  const isWhole = Object.values(facts.states).every((state) => state === "ok");
  return (
    <DataTable
      caption="Points by category"
      rows={categories}
      columns={[
        { head: "Category", cell: ([category]) => categoryName(category) },
        {
          head: "Points",
          className: "text-right",
          cellClassName: "figures font-semibold",
          cell: ([category]) => formatNumber(result.breakdown[category]),
        },
        {
          head: "Maximum",
          className: "text-right max-sm:pr-4",
          cellClassName: "figures text-ink-soft",
          cell: ([, max]) => max,
        },
        ...(isWhole
          ? []
          : [
              {
                head: "Data",
                className: "hidden text-right sm:table-cell print:table-cell",
                cellClassName: "text-ink-soft",
                cell: ([category]: Row) => stateLabels[facts.states[category]],
              },
            ]),
      ]}
    />
  );
}

function SourcesTable({ receipt: { facts }, chains }: { receipt: SignedReceipt; chains: ChainNames }) {
  return (
    <DataTable
      caption="Blocks the score was computed from"
      rows={facts.sources}
      columns={[
        { head: "Chain", cell: ({ chainId }) => chainName(chains, chainId) },
        {
          head: "Blocks",
          className: "max-sm:pr-4",
          cellClassName: "figures text-ink-soft",
          cell: ({ fromBlock, toBlock, blockHash }) => (
            <>
              <span className="whitespace-nowrap">
                {formatNumber(fromBlock)} to {formatNumber(toBlock)}
              </span>
              {blockHash && <span className="block font-mono text-xs break-all text-ink-faint">{blockHash}</span>}
            </>
          ),
        },
        {
          head: "Scored as of",
          className: "hidden sm:table-cell print:table-cell",
          cellClassName: "figures text-ink-soft",
          cell: ({ chainId }) => formatDay((facts.asOf[chainId] ?? 0) * 1000),
        },
      ]}
    />
  );
}

const stateLabels = { ok: "indexed", stale: "outdated: its source failed", unavailable: "never indexed" } as const;

function walletsNote(count: number): string {
  return count === 1 ? "The activity of one wallet." : `The activity of ${count} wallets, merged, then scored once.`;
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div className="break-inside-avoid">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 max-w-[66ch] font-mono text-balance break-all">{value}</dd>
    </div>
  );
}
