import { Download } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { useTexts } from "#texts";
import { categoryName } from "@/components/scores/labels.ts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { VerifyHere } from "@/components/scores/verify-here.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
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
  const t = await getTexts("profile.receipt");
  const identity = await readIdentity(params);
  return { title: identity === null ? t("notFound") : t("of", { identity }), robots: { index: false } };
}

/** A receipt to read and print; programs verify the file. */
export default async function ReceiptPage({ params }: Props) {
  const t = await getTexts("profile.receipt");
  const ctx = systemContext();
  const identity = await readIdentity(params);
  if (identity === null) return answerNotFound(<UnknownProfile />);
  const loaded = await whenLoaded(whenKnown(getReceipt(ctx, { identity })).then((found) => ({ found })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">{t("short")}</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.found === null) return answerNotFound(<UnknownProfile />);
  return <Receipt receipt={loaded.found.receipt} identity={identity} chains={chainNames(ctx)} />;
}

type SignedReceipt = Awaited<ReturnType<typeof getReceipt>>["receipt"];

function Receipt(props: { receipt: SignedReceipt; identity: string; chains: ChainNames }) {
  const t = useTexts("profile.receipt");
  const { receipt, identity, chains } = props;
  return (
    <article>
      <p className="mt-8 print:hidden">
        <Link
          href={`/profile/${identity}`}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
        >
          {t("profile")}
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
          <Download size={18} /> {t("download")}
        </ButtonLink>
      </div>
      <Section id="points" title={t("points")}>
        <PointsTable receipt={receipt} />
      </Section>
      <Section id="sources" title={t("sources")} note={t("wallets", { count: receipt.facts.wallets.length })}>
        <SourcesTable receipt={receipt} chains={chains} />
      </Section>
      <SignedHashes receipt={receipt} />
      <Check subject={receipt.subject} />
    </article>
  );
}

/** Two ways to compute it again: here, and without this server. */
function Check({ subject }: { subject: string }) {
  const t = useTexts("profile.receipt");
  return (
    <Section id="check" title={t("verify")} note={t("verifyNote")}>
      <div className="grid gap-4">
        <ClientTexts of={["scores.verify"]}>
          <VerifyHere receiptUrl={`/profile/${subject}/receipt.json`} />
        </ClientTexts>
        <CodeBlock code="npm run verify -- receipt.json" label={t("copy")} />
      </div>
    </Section>
  );
}

function SignedHashes({ receipt }: { receipt: SignedReceipt }) {
  const t = useTexts("profile.receipt");
  return (
    <Section id="signed" title={t("signed")} note={t("signedNote")}>
      <dl className="grid gap-4 text-sm">
        <Hash name={t("model", { version: receipt.modelVersion })} value={receipt.modelHash} />
        <Hash name={t("facts")} value={receipt.factsHash} />
        <Hash name={t("signer")} value={receipt.signer} />
        <Hash name={t("signature")} value={receipt.signature} />
      </dl>
    </Section>
  );
}

function ReceiptHeader({ receipt: { subject, issuedAt, result } }: { receipt: SignedReceipt }) {
  const t = useTexts("profile.receipt");
  const tier = scoreTiers.findLast(({ from }) => result.total >= from)?.name ?? "bronze";
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-6">
      <div className="min-w-0">
        <h1 className="text-3xl font-semibold tracking-tight">{t("title")}</h1>
        <p className="figures mt-2 font-mono text-sm text-balance break-all text-ink-soft">{subject}</p>
        <p className="figures mt-1 text-sm text-ink-faint">
          {t.rich("issued", { time: () => <TimeAt at={issuedAt * 1000} /> })}
        </p>
      </div>
      <div className="figures">
        <p className="text-5xl font-semibold tracking-[-0.04em]">{formatNumber(result.total, t.language)}</p>
        <TierBadge tier={tier} />
      </div>
    </div>
  );
}

function PointsTable({ receipt: { result, facts } }: { receipt: SignedReceipt }) {
  const [t, names] = [useTexts("profile.receipt"), useTexts("scores.categories")];
  type Row = [category: keyof typeof result.breakdown, max: number];
  const categories = Object.entries(maxPoints) as Row[]; // Its keys are the categories.
  const isWhole = Object.values(facts.states).every((state) => state === "ok");
  return (
    <DataTable
      caption={t("caption")}
      rows={categories}
      columns={[
        { head: t("category"), cell: ([category]) => categoryName(names, category) },
        {
          head: t("points"),
          className: "text-right",
          cellClassName: "figures font-semibold",
          cell: ([category]) => formatNumber(result.breakdown[category], t.language),
        },
        {
          head: t("maximum"),
          className: "text-right max-sm:pr-4",
          cellClassName: "figures text-ink-soft",
          cell: ([, max]) => max,
        },
        ...(isWhole
          ? []
          : [
              {
                head: t("data"),
                className: "hidden text-right sm:table-cell print:table-cell",
                cellClassName: "text-ink-soft",
                cell: ([category]: Row) => t(`states.${facts.states[category]}`),
              },
            ]),
      ]}
    />
  );
}

function SourcesTable({ receipt: { facts }, chains }: { receipt: SignedReceipt; chains: ChainNames }) {
  const t = useTexts("profile.receipt");
  return (
    <DataTable
      caption={t("blocksCaption")}
      rows={facts.sources}
      columns={[
        { head: t("chain"), cell: ({ chainId }) => chainName(chains, chainId) },
        {
          head: t("blocks"),
          className: "max-sm:pr-4",
          cellClassName: "figures text-ink-soft",
          cell: ({ fromBlock, toBlock, blockHash }) => (
            <>
              <span className="whitespace-nowrap">{t("range", { from: fromBlock, to: toBlock })}</span>
              {blockHash && <span className="block font-mono text-xs break-all text-ink-faint">{blockHash}</span>}
            </>
          ),
        },
        {
          head: t("asOf"),
          className: "hidden sm:table-cell print:table-cell",
          cellClassName: "figures text-ink-soft",
          cell: ({ chainId }) => formatDay((facts.asOf[chainId] ?? 0) * 1000, t.language),
        },
      ]}
    />
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <div className="break-inside-avoid">
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures mt-0.5 max-w-[66ch] font-mono text-balance break-all">{value}</dd>
    </div>
  );
}
