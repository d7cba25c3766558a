import type { Metadata } from "next";
import { CurveLine } from "@/components/docs/curve.tsx";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { Code } from "@/components/docs/text.tsx";
import { englishCategory, inputName } from "@/components/scores/labels.ts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { Disclosure } from "@/components/ui/disclosure.tsx";
import { formatPercent } from "@/components/ui/numbers.ts";
import { systemContext } from "@/lib/core/context.ts";
import { maxPoints, modelHash, readActiveModel } from "@/lib/domains/models/index.ts";
import { scoreTiers } from "@/lib/domains/scores/index.ts";

export const metadata: Metadata = { title: "Scoring model" };

const PPM = 1_000_000;
const NBSP = "\u00a0";
const formatDecimal = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 1 });
const categories = Object.entries(maxPoints);

type Spec = Awaited<ReturnType<typeof readActiveModel>>["spec"];

/** The curves of the model: input, category, constants, and the unit of the constants. */
const curvesOf = (spec: Spec) => [
  ...(spec.activity.sentShare > 0
    ? [{ input: "Transactions sent", category: "activity", curve: spec.activity.sent, unit: 1 }]
    : []),
  { input: "Active days", category: "activity", curve: spec.activity.days, unit: 1 },
  { input: "Value sent, units", category: "volume", curve: spec.volume.value, unit: PPM },
  { input: "Days that count as age", category: "age", curve: spec.age.days, unit: 1 },
  { input: "Counterparties", category: "diversity", curve: spec.diversity.counterparties, unit: 1 },
  { input: "Contracts called", category: "diversity", curve: spec.diversity.contracts, unit: 1 },
  { input: "Further chains", category: "diversity", curve: spec.diversity.chains, unit: 1 },
  { input: "Votes and delegations", category: "governance", curve: spec.governance.acts, unit: 1 },
  { input: "Weight of issuers", category: "social", curve: spec.social.weight, unit: 1_000 },
  { input: "Active days", category: "risk", curve: spec.exposure.days, unit: 1 },
  { input: "Transactions sent", category: "risk", curve: spec.exposure.sent, unit: 1 },
  { input: "Active months", category: "loyalty", curve: spec.loyalty.months, unit: 1 },
  { input: "Counterparties returned to", category: "loyalty", curve: spec.loyalty.returned, unit: 1 },
];

export default async function ScoringPage() {
  const model = await readActiveModel(systemContext().pg);
  const { spec } = model;
  const maximum = categories.reduce((sum, [, max]) => sum + max, 0);
  return (
    <DocsPage
      title="Scoring model"
      lead={
        <p>
          {formatDecimal(maximum)} points in {categories.length} categories, as whole numbers. All figures on this page
          are read from the model. See also <TextLink href="/docs/quality">how good it is</TextLink>.
        </p>
      }
    >
      <dl className="mt-8 grid gap-px overflow-hidden rounded-xl border border-line bg-line *:bg-surface *:p-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Definition name="Version" className="figures text-lg font-semibold text-ink">
          {spec.version}
        </Definition>
        <Definition name="Hash of the specification" className="font-mono text-sm wrap-anywhere text-ink">
          {modelHash(model)}
        </Definition>
      </dl>
      <Principles />
      <Categories spec={spec} />
      <Tiers />
      <Curves spec={spec} />
      <Trust spec={spec} />
      <Verify spec={spec} />
    </DocsPage>
  );
}

function Tiers() {
  return (
    <DocsSection id="tiers" title="Tiers">
      <DataTable
        caption="Where each tier begins"
        bodyClassName="figures"
        rows={scoreTiers}
        columns={[
          { head: "Tier", cellClassName: "py-2", cell: ({ name }) => <TierBadge tier={name} /> },
          {
            head: "From",
            className: "text-right",
            cellClassName: "py-2 text-ink",
            cell: ({ from }) => formatDecimal(from),
          },
        ]}
      />
    </DocsSection>
  );
}

function Principles() {
  return (
    <DocsSection id="idea" title="In short">
      <ul className="list-disc space-y-2 pl-5">
        <li>Only successful transactions that a wallet sent count. Incoming dust and airdrops do not.</li>
        <li>Curves saturate: the first steps count most, and more of a good thing never reduces a score.</li>
        <li>Every category is multiplied by trust, which each detected sign of abuse reduces.</li>
        <li>A high score must be paid for, by gas or by a balance that is held.</li>
        <li>The wallets and chains of an identity are merged before scoring; scores are never added up.</li>
        <li>The same blocks always give the same score: time ends at the day of the newest block, not at the clock.</li>
      </ul>
    </DocsSection>
  );
}

function Categories({ spec }: { spec: Spec }) {
  return (
    <DocsSection id="categories" title="Categories">
      <p>
        <Code>c(x; k, cap)</Code> is a curve from 0 to 1: it rises fast at first and is 1 at <Code>cap</Code> (
        <TextLink href="#curves">all curves</TextLink>). <Code>trust</Code> is a share that{" "}
        <TextLink href="#trust">signs of abuse</TextLink> reduce.
      </p>
      <div className="divide-y divide-line border-y border-line">
        {categories.map(([category, max]) => (
          <Formula
            key={category}
            id={category}
            name={englishCategory(category)}
            figure={`at most ${max}`}
            formula={formulaOf(spec, category)}
          />
        ))}
      </div>
      <p>
        <Code>risk</Code> counts up for low risk: a wallet without activity has shown nothing and earns nothing. A
        category whose source was never indexed counts 0, is listed in <Code>unavailable</Code>, and keeps the subject
        unranked; after a failure of its source a category has its last value and the state <Code>stale</Code>.
      </p>
      {spec.formulas.bonus && (
        <p>
          {sentence(spec.formulas.bonus)} In all {formatDecimal(bonusPoints(spec))} points can be claimed, by{" "}
          {Object.keys(spec.bonuses ?? {}).length} <TextLink href="/docs/reference/achievements">achievements</TextLink>
          .
        </p>
      )}
    </DocsSection>
  );
}

function Curves({ spec }: { spec: Spec }) {
  const numbers = { className: "text-right", cellClassName: "py-2" };
  return (
    <DocsSection id="curves" title="Curves">
      <p className="font-mono text-sm">{spec.formulas.curve}</p>
      <p>
        Logarithms are fixed-point integers, so that all machines agree on the last digit. A unit of value is a
        chain&apos;s reference amount; one counterparty adds at most {formatDecimal(spec.merge.counterpartyCap / PPM)}.
      </p>
      <DataTable
        caption="The constants of each curve"
        bodyClassName="figures"
        rows={curvesOf(spec)}
        columns={[
          {
            head: "Input",
            cellClassName: "py-2 text-ink sm:whitespace-nowrap",
            cell: ({ input, category }) => (
              <>
                {input}
                <span className="block text-sm text-ink-faint sm:hidden">{englishCategory(category)}</span>
              </>
            ),
          },
          {
            head: "Category",
            className: "hidden sm:table-cell",
            cellClassName: "py-2 whitespace-nowrap",
            cell: ({ category }) => englishCategory(category),
          },
          { head: "k", ...numbers, cell: ({ curve, unit }) => formatDecimal(curve.k / unit) },
          {
            head: "Half at",
            ...numbers,
            cell: ({ curve: { k, cap }, unit }) => formatDecimal((k / unit) * (Math.sqrt(1 + cap / k) - 1)),
          },
          {
            head: "Full at",
            ...numbers,
            headClassName: "max-sm:pr-4",
            cellClassName: "py-2 max-sm:pr-4",
            cell: ({ curve, unit }) => formatDecimal(curve.cap / unit),
          },
          {
            head: <span className="sr-only">Shape</span>,
            className: "hidden sm:table-cell",
            headClassName: "w-24",
            cellClassName: "py-1",
            cell: ({ curve }) => <CurveLine k={curve.k} cap={curve.cap} />,
          },
        ]}
      />
    </DocsSection>
  );
}

function Trust({ spec }: { spec: Spec }) {
  return (
    <DocsSection id="trust" title="Trust and signs of abuse">
      <p>
        Trust is {closePercent(spec.formulas.trust)}. Each sign comes with its transactions, in{" "}
        <TextLink href="/docs/reference/scores#getBreakdown">the breakdown</TextLink>.
      </p>
      {spec.card && <Scorecard card={spec.card} />}
      {spec.formulas.gates && (
        <p>{sentence(closePercent(spec.formulas.gates))} Without it, the total stops just below.</p>
      )}
      <div className="divide-y divide-line border-y border-line">
        {Object.entries(spec.formulas.signals).map(([code, formula]) => (
          <Formula key={code} id={code} name={inputName(code)} figure={costOf(spec, code)} formula={formula} />
        ))}
      </div>
    </DocsSection>
  );
}

function Scorecard({ card }: { card: NonNullable<Spec["card"]> }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      <Formula
        id="base"
        name="Base"
        figure={formatPercent(card.base / 1_000, "en")}
        formula="what every wallet starts with"
      />
      {Object.entries(card.attributes).map(([name, { formula, knots, improve }]) => (
        <Formula
          key={name}
          id={name}
          name={inputName(name)}
          figure={pointsOf(knots)}
          formula={`${formula}: ${knots.map(([value, permille]) => `${knotOf(name, value)}${NBSP}→${NBSP}${formatPercent(permille / 1_000, "en")}`).join(", ")}`}
          {...(improve && { remedy: improve })}
        />
      ))}
    </div>
  );
}

/** Values in millionths of a unit, or parts per million, as the number that the formula gives. */
function knotOf(name: string, value: number): string {
  const scaled = ["passedOn", "usedSoon", "oneWayPayers", "busiestDays"].includes(name) ? value / PPM : value;
  return scaled.toLocaleString("en", { maximumFractionDigits: 2 });
}

function pointsOf(knots: readonly (readonly [number, number])[]): string {
  const last = knots.at(-1)?.[1] ?? 0;
  return last < 0
    ? `takes up to ${formatPercent(-last / 1_000, "en")}`
    : `adds up to ${formatPercent(last / 1_000, "en")}`;
}

function Verify({ spec }: { spec: Spec }) {
  return (
    <DocsSection id="check" title="Verify a score">
      <p>
        <TextLink href="/docs/reference/scores#getReceipt">A receipt</TextLink> names the model by the hash above. In a
        checkout of Credence, <Code>npm run verify -- receipt.json</Code> recomputes the score offline; with{" "}
        <Code>--rpc</Code> or <Code>--explorer</Code> it also derives the inputs from the blocks. The hash is keccak256
        of the specification as RFC 8785 JSON:
      </p>
      <Disclosure title="Full specification">
        <CodeBlock code={JSON.stringify(spec, null, 2)} label="Copy the specification" />
      </Disclosure>
    </DocsSection>
  );
}

function formulaOf(spec: Spec, category: string): string {
  return (
    Object.entries(spec.formulas).flatMap(([name, text]) =>
      name === category && typeof text === "string" ? [text] : [],
    )[0] ?? ""
  );
}

/** What a signal of its own takes; from model 3 on the scorecard does, and the others are shown without a cost. */
function costOf(spec: Spec, code: string): string {
  const weight = (Object.entries(spec.weights).find(([name]) => name === code)?.[1] ?? 0) / PPM;
  return weight > 0 ? `takes up to ${formatPercent(weight, "en")}` : "shown, takes nothing";
}

function bonusPoints(spec: Spec): number {
  return Object.values(spec.bonuses ?? {}).reduce((sum, { points }) => sum + points, 0);
}

/** The model writes "1 %". */
function closePercent(text: string): string {
  return text.replaceAll(" %", "%");
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A formula with its name, its anchor and a figure. */
function Formula(props: { id: string; name: string; figure: string; formula: string; remedy?: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        <div className="text-ink">
          <Heading level={3} id={props.id}>
            {props.name}
          </Heading>
        </div>
        <p className="figures text-sm text-ink-faint">{props.figure}</p>
      </div>
      <div>
        <p className="font-mono text-sm leading-6 wrap-anywhere">{props.formula}</p>
        {props.remedy && <p className="mt-1 text-sm">{props.remedy}.</p>}
      </div>
    </div>
  );
}
