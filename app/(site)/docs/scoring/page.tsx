import type { Metadata } from "next";
import { CurveLine } from "@/components/docs/curve.tsx";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { Code } from "@/components/docs/text.tsx";
import { categoryName, inputName } from "@/components/scores/labels.ts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Disclosure } from "@/components/ui/disclosure.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { currentModel, modelHash, scoreTiers } from "@/lib/domains/scores/index.ts";

export const metadata: Metadata = { title: "Scoring model" };

const PPM = 1_000_000;
const { spec } = currentModel;
const count = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 1 });
const categories = Object.entries(spec.max);

/** The model's curves: what is counted, in which unit of the specification, and where it counts. */
const curves = [
  { of: "Transactions sent", in: "activity", curve: spec.activity.sent, unit: 1 },
  { of: "Active days", in: "activity", curve: spec.activity.days, unit: 1 },
  { of: "Value sent, units", in: "volume", curve: spec.volume.value, unit: PPM },
  { of: "Days since the first transaction", in: "age", curve: spec.age.days, unit: 1 },
  { of: "Counterparties", in: "diversity", curve: spec.diversity.counterparties, unit: 1 },
  { of: "Contracts called", in: "diversity", curve: spec.diversity.contracts, unit: 1 },
  { of: "Further chains", in: "diversity", curve: spec.diversity.chains, unit: 1 },
  { of: "Votes and delegations", in: "governance", curve: spec.governance.acts, unit: 1 },
  { of: "Weight of issuers", in: "social", curve: spec.social.weight, unit: 1_000 },
  { of: "Active days", in: "risk", curve: spec.exposure.days, unit: 1 },
  { of: "Transactions sent", in: "risk", curve: spec.exposure.sent, unit: 1 },
  { of: "Active months", in: "loyalty", curve: spec.loyalty.months, unit: 1 },
  { of: "Counterparties returned to", in: "loyalty", curve: spec.loyalty.returned, unit: 1 },
] as const;

export default function ScoringPage() {
  const most = categories.reduce((sum, [, max]) => sum + max, 0);
  return (
    <DocsPage
      title="Scoring model"
      lead={
        <p>
          {count(most)} points in {categories.length} categories, whole numbers, and nothing hidden. All figures here
          are read from the model that scores.
        </p>
      }
    >
      <dl className="mt-8 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="bg-surface p-4">
          <dt className="text-sm text-ink-faint">Version</dt>
          <dd className="figures text-lg font-semibold text-ink">{spec.version}</dd>
        </div>
        <div className="bg-surface p-4">
          <dt className="text-sm text-ink-faint">Hash of the specification</dt>
          <dd className="font-mono text-sm wrap-anywhere text-ink">{modelHash(currentModel)}</dd>
        </div>
      </dl>
      <Part id="idea" title="In short">
        <ul className="list-disc space-y-2 pl-5">
          <li>
            Only what a wallet itself sent, and what succeeded, counts. Incoming dust and airdrops count for nothing.
          </li>
          <li>
            Curves saturate: the first steps count most, more never takes points away, and no threshold is a cliff.
          </li>
          <li>Every category is multiplied by trust, which each sign of abuse that is found lowers.</li>
          <li>Wallets and chains of one identity are merged before anything is computed; scores are never added up.</li>
          <li>
            The same blocks give the same score, always: time is measured to the day of the newest block, not to the
            clock.
          </li>
        </ul>
      </Part>
      <Part id="categories" title="Categories">
        <div className="divide-y divide-line border-y border-line">
          {categories.map(([category, max]) => (
            <div key={category} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <div>
                <div className="text-ink">
                  <Heading level={3} id={category}>
                    {categoryName(category)}
                  </Heading>
                </div>
                <p className="figures text-sm text-ink-faint">at most {max}</p>
              </div>
              <p className="font-mono text-sm leading-6 wrap-anywhere">{formulaOf(category)}</p>
            </div>
          ))}
        </div>
        <p>
          <Code>risk</Code> counts up for low risk: a wallet that did nothing has shown nothing, and earns nothing. A
          category whose source was never read counts 0, is listed in <Code>unavailable</Code>, and keeps the subject
          off the boards; one that could not be read lately keeps its value with the state <Code>stale</Code>.
        </p>
        {spec.formulas.bonus && (
          <p>
            {sentence(spec.formulas.bonus)} In all {count(bonusPoints())} points can be claimed, by{" "}
            {Object.keys(spec.bonuses ?? {}).length}{" "}
            <TextLink href="/docs/reference/achievements">achievements</TextLink>.
          </p>
        )}
      </Part>
      <Part id="tiers" title="Tiers">
        <Table caption="Where each tier begins">
          <thead>
            <tr>
              <HeadCell>Tier</HeadCell>
              <HeadCell className="text-right">From</HeadCell>
            </tr>
          </thead>
          <tbody className="figures">
            {scoreTiers.map(({ name, from }) => (
              <tr key={name}>
                <Cell className="py-2">
                  <TierBadge tier={name} />
                </Cell>
                <Cell className="py-2 text-right text-ink">{count(from)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part id="curves" title="Curves">
        <p className="font-mono text-sm">{spec.formulas.curve}</p>
        <p>
          Logarithms are fixed-point integers, so that two machines never disagree about the last digit. A unit of value
          is a chain&apos;s reference amount; one counterparty adds at most {count(spec.merge.counterpartyCap / PPM)}.
        </p>
        <Table caption="The constants of each curve">
          <thead>
            <tr>
              <HeadCell>What is counted</HeadCell>
              <HeadCell className="hidden sm:table-cell">In</HeadCell>
              <HeadCell className="text-right">k</HeadCell>
              <HeadCell className="text-right">Half at</HeadCell>
              <HeadCell className="text-right max-sm:pr-4">Full at</HeadCell>
              <HeadCell className="hidden w-24 sm:table-cell">
                <span className="sr-only">Shape</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody className="figures">
            {curves.map(({ of, in: category, curve: { k, cap }, unit }) => (
              <tr key={`${of} ${category}`}>
                <Cell className="py-2 text-ink sm:whitespace-nowrap">
                  {of}
                  <span className="block text-sm text-ink-faint sm:hidden">{categoryName(category)}</span>
                </Cell>
                <Cell className="hidden py-2 whitespace-nowrap sm:table-cell">{categoryName(category)}</Cell>
                <Cell className="py-2 text-right">{count(k / unit)}</Cell>
                <Cell className="py-2 text-right">{count((k / unit) * (Math.sqrt(1 + cap / k) - 1))}</Cell>
                <Cell className="py-2 text-right max-sm:pr-4">{count(cap / unit)}</Cell>
                <Cell className="hidden py-1 sm:table-cell">
                  <CurveLine k={k} cap={cap} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part id="trust" title="Trust, and the signs of abuse">
        <p>
          Trust is {spec.formulas.trust}. Each sign comes with the transactions that show it, in{" "}
          <TextLink href="/docs/reference/scores#getBreakdown">the breakdown</TextLink>.
        </p>
        <div className="divide-y divide-line border-y border-line">
          {Object.entries(spec.formulas.signals).map(([code, formula]) => (
            <div key={code} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <div>
                <div className="text-ink">
                  <Heading level={3} id={code}>
                    {inputName(code)}
                  </Heading>
                </div>
                <p className="figures text-sm text-ink-faint">takes up to {count(weightOf(code) * 100)} %</p>
              </div>
              <p className="font-mono text-sm leading-6 wrap-anywhere">{formula}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part id="check" title="Verify it">
        <p>
          <TextLink href="/docs/reference/scores#getReceipt">A receipt</TextLink> names the model by the hash above;{" "}
          <Code>npm run verify -- receipt.json</Code> recomputes it offline, and with <Code>--rpc</Code> or{" "}
          <Code>--explorer</Code> derives the inputs from the blocks as well. The hash is keccak256 of the specification
          as RFC 8785 JSON:
        </p>
        <Disclosure title="Full specification">
          <CodeBlock code={JSON.stringify(spec, null, 2)} label="Copy the specification" />
        </Disclosure>
      </Part>
    </DocsPage>
  );
}

function formulaOf(category: string): string {
  return (
    Object.entries(spec.formulas).flatMap(([name, text]) =>
      name === category && typeof text === "string" ? [text] : [],
    )[0] ?? ""
  );
}

function weightOf(code: string): number {
  return (Object.entries(spec.weights).find(([name]) => name === code)?.[1] ?? 0) / PPM;
}

function bonusPoints(): number {
  return Object.values(spec.bonuses ?? {}).reduce((sum, { points }) => sum + points, 0);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
