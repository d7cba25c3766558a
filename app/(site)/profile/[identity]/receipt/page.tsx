import { Download } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { categoryName } from "@/components/scores/labels.ts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { formatDay, formatTime } from "@/components/ui/dates.ts";
import { PrintButton } from "@/components/ui/print-button.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { currentModel, getReceipt, scoreTiers } from "@/lib/domains/scores/index.ts";
import { whenKnown, whenLoaded } from "../../../_lib/null-on-error.ts";
import { type Props, readIdentity } from "../read-profile.ts";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Receipt of ${await readIdentity(params)}`, robots: { index: false } };
}

/** A receipt as people read and print it. The file beside it is what programs check. */
export default async function ReceiptPage({ params }: Props) {
  const ctx = systemContext();
  const identity = await readIdentity(params);
  const loaded = await whenLoaded(whenKnown(getReceipt(ctx, { identity })).then((found) => ({ found })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">Receipt</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.found === null) notFound();
  const { receipt } = loaded.found;
  const { subject, result, facts } = receipt;
  const chains: ChainNames = Object.fromEntries(ctx.env.CHAINS.map(({ id, ...chain }) => [id, chain]));
  const tier = scoreTiers.findLast(({ from }) => result.total >= from)?.name ?? "bronze";
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
      <div className="mt-2 flex flex-wrap items-start justify-between gap-6">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight">Receipt of a trust score</h1>
          <p className="figures mt-2 font-mono text-sm break-all text-ink-soft">{subject}</p>
          <p className="figures mt-1 text-sm text-ink-faint">Issued {formatTime(receipt.issuedAt * 1000)}</p>
        </div>
        <div className="figures">
          <p className="text-5xl font-semibold tracking-[-0.04em]">{result.total.toLocaleString("en")}</p>
          <TierBadge tier={tier} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <ButtonLink kind="quiet" prefetch={false} href={`/profile/${subject}/receipt.json`} download="receipt.json">
          <Download size={18} /> Download file
        </ButtonLink>
      </div>
      <Section id="points" title="Points">
        <Table caption="Points by category">
          <thead>
            <tr>
              <HeadCell>Category</HeadCell>
              <HeadCell className="text-right">Points</HeadCell>
              <HeadCell className="text-right max-sm:pr-4">Most</HeadCell>
              <HeadCell className="hidden text-right sm:table-cell print:table-cell">Data</HeadCell>
            </tr>
          </thead>
          <tbody>
            {Object.entries(currentModel.spec.max).map(([category, max]) => {
              const key = category as keyof typeof result.breakdown; // The model's categories are the receipt's.
              return (
                <tr key={category}>
                  <Cell>{categoryName(category)}</Cell>
                  <Cell className="figures text-right font-semibold">{result.breakdown[key].toLocaleString("en")}</Cell>
                  <Cell className="figures text-right text-ink-soft max-sm:pr-4">{max}</Cell>
                  <Cell className="hidden text-right text-ink-soft sm:table-cell print:table-cell">
                    {stateWords[facts.states[key]]}
                  </Cell>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Section>
      <Section id="read" title="Data sources" note={walletsOf(facts.wallets.length)}>
        <Table caption="Blocks the score was computed from">
          <thead>
            <tr>
              <HeadCell>Chain</HeadCell>
              <HeadCell className="max-sm:pr-4">Blocks</HeadCell>
              <HeadCell className="hidden sm:table-cell print:table-cell">Counted to</HeadCell>
            </tr>
          </thead>
          <tbody>
            {facts.sources.map(({ chainId, fromBlock, toBlock, blockHash }) => (
              <tr key={chainId}>
                <Cell>{chainName(chains, chainId)}</Cell>
                <Cell className="figures text-ink-soft max-sm:pr-4">
                  <span className="whitespace-nowrap">
                    {fromBlock.toLocaleString("en")} to {toBlock.toLocaleString("en")}
                  </span>
                  {blockHash && <span className="block font-mono text-xs break-all text-ink-faint">{blockHash}</span>}
                </Cell>
                <Cell className="figures hidden text-ink-soft sm:table-cell print:table-cell">
                  {formatDay((facts.asOf[chainId] ?? 0) * 1000)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
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
      <Section id="check" title="Verify it" note="The file holds all inputs. No server is needed.">
        <CodeBlock code="npm run verify -- receipt.json" label="Copy the command" />
      </Section>
    </article>
  );
}

const stateWords = { ok: "read", stale: "old: its source failed", unavailable: "never read" } as const;

function walletsOf(count: number): string {
  return count === 1 ? "The facts of one wallet." : `The facts of ${count} wallets, merged first and scored once.`;
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div className="break-inside-avoid">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 max-w-[66ch] font-mono break-all">{value}</dd>
    </div>
  );
}
