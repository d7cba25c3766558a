import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { QualityElsewhere } from "@/components/docs/quality-elsewhere.tsx";
import { signalWords } from "@/components/docs/signal-words.ts";
import { Code } from "@/components/docs/text.tsx";
import { inputName } from "@/components/scores/labels.ts";
import { Bar } from "@/components/ui/bar.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { Definition } from "@/components/ui/definition.tsx";
import { formatNumber, formatPercent, formatShare } from "@/components/ui/numbers.ts";
import { systemContext } from "@/lib/core/context.ts";
import { modelHash, readActiveModel } from "@/lib/domains/models/index.ts";
import elsewhere from "./elsewhere.json" with { type: "json" };
import measured from "./measured.json" with { type: "json" };
import tried from "./tried.json" with { type: "json" };

export const metadata: Metadata = { title: "How good it is" };

type Spec = Awaited<ReturnType<typeof readActiveModel>>["spec"];

export default async function QualityPage() {
  const model = await readActiveModel(systemContext().pg);
  return (
    <DocsPage
      title="How good the score is, and who is hurt"
      lead={
        <p>
          Measured on {formatDay(measured.measuredOn, "en")} for model {measured.model}, on recorded and labelled
          Ethereum wallets.
          {modelHash(model) !== measured.modelHash && ` This service scores by model ${model.spec.version}.`}
        </p>
      }
    >
      <Figures />
      <QualityElsewhere nested={measured} elsewhere={elsewhere} />
      <WhoIsHurt spec={model.spec} />
      <Signals />
      <Bands />
      <Tried />
      <Limits />
    </DocsPage>
  );
}

function Figures() {
  const { newcomers, whole } = measured;
  return (
    <dl className="figures mt-8 grid gap-px overflow-hidden rounded-xl border border-line bg-line *:bg-surface *:p-4 sm:grid-cols-3">
      <Definition name="An honest wallet scores above a fraud" className="mt-1">
        <Big>{formatShare(newcomers.auc, "en")}</Big> of pairs 30 days after the first transaction,{" "}
        {formatShare(whole.auc, "en")} later. Chance is 50%. <TextLink href="#elsewhere">On other wallets</TextLink>:{" "}
        {formatShare(elsewhere.newcomers.auc, "en")} and {formatShare(elsewhere.whole.auc, "en")}.
      </Definition>
      <Definition name="Frauds above the middle honest wallet" className="mt-1">
        <Big>{formatShare(newcomers.aboveMedian, "en")}</Big> after 30 days, {formatShare(whole.aboveMedian, "en")}{" "}
        later. In the top tenth are {formatShare(newcomers.topTenth, "en")} and {formatShare(whole.topTenth, "en")}. On
        other wallets: {formatShare(elsewhere.newcomers.aboveMedian, "en")} and{" "}
        {formatShare(elsewhere.whole.aboveMedian, "en")} above the middle.
      </Definition>
      <Definition name="The cheapest forgery found costs" className="mt-1">
        <Big>{usdOf("p90")}</Big> for a score above nine tenths of honest wallets, {usdOf("platinum")} for platinum.
        Above half of them costs {usdOf("p50")}.
      </Definition>
    </dl>
  );
}

function Big({ children }: { children: string }) {
  return <b className="block text-2xl font-semibold text-ink">{children}</b>;
}

function WhoIsHurt({ spec }: { spec: Spec }) {
  return (
    <DocsSection id="hurt" title="Honest wallets that are hurt">
      <p>
        Patterns of frauds are also patterns of some honest wallets. Shares of all recorded honest wallets, 30 days
        after their first transaction and later:
      </p>
      <LossesByAttribute spec={spec} />
      <p>
        What lowers honest scores after 30 days: {lossesByAct()}. For $100, a stranger takes at most{" "}
        {formatPercent(measured.worstHarm, "en")} of a wallet’s points, unless wallets of its age copy all it does.{" "}
        <TextLink href="/docs/appeals">Contest a flag</TextLink> that is wrong.
      </p>
    </DocsSection>
  );
}

function LossesByAttribute({ spec }: { spec: Spec }) {
  const sharesOf = (attribute: string, share: "some" | "much") =>
    [false, true]
      .map((whole) => measured.hurt.find((one) => one.attribute === attribute && one.whole === whole)?.[share] ?? 0)
      .map((share) => formatShare(share, "en"))
      .join(", ");
  return (
    <DataTable
      caption="Honest wallets that lose trust, by attribute"
      bodyClassName="figures"
      rows={[...new Set(measured.hurt.map(({ attribute }) => attribute))]}
      columns={[
        {
          head: "Attribute",
          cellClassName: "py-2 text-ink max-sm:min-w-32",
          cell: (attribute) => (
            <>
              {inputName(attribute)}
              <span className="block text-sm text-ink-faint">{improvementOf(spec, attribute)}</span>
            </>
          ),
        },
        {
          head: "Lose trust",
          className: "text-right",
          cellClassName: "py-2 sm:whitespace-nowrap",
          cell: (attribute) => sharesOf(attribute, "some"),
        },
        {
          head: "30% or more",
          className: "text-right",
          headClassName: "max-sm:pr-4",
          cellClassName: "py-2 max-sm:pr-4 sm:whitespace-nowrap",
          cell: (attribute) => sharesOf(attribute, "much"),
        },
      ]}
    />
  );
}

/** "one more own transaction (1.2% of them, by 11 points at worst)": the worse of the places that it can go to. */
function lossesByAct(): string {
  const newcomers = measured.acts.filter(({ whole }) => !whole);
  const kinds = [...new Set(newcomers.map(({ act }) => act.split(", to ")[0] ?? act))];
  return kinds
    .map((kind) => {
      const found = newcomers.filter(({ act }) => act.startsWith(kind));
      const share = Math.max(...found.map(({ losers, wallets }) => losers / wallets));
      if (share === 0) return `${kind} (none)`;
      const worst = Math.max(...found.map((one) => one.worst));
      return `${kind} (${formatShare(share, "en")} of them, by ${formatNumber(worst, "en")} points at worst)`;
    })
    .join("; ");
}

function Signals() {
  return (
    <DocsSection id="signals" title="What the risk signals mean">
      <dl className="divide-y divide-line border-y border-line">
        {Object.entries(signalWords).map(([code, words]) => (
          <div key={code} className="grid gap-x-6 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-ink">{inputName(code)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        A profile shows each with its transactions, what it costs and what lessens it. The formulas are part of{" "}
        <TextLink href="/docs/scoring#trust">the model</TextLink>.
      </p>
    </DocsSection>
  );
}

function Bands() {
  return (
    <DocsSection id="bands" title="Frauds by points">
      <p>
        Of the wallets with so many points over their whole histories, so many were frauds. These figures and the first
        two are of wallets that the points were not fitted to:
      </p>
      <DataTable
        caption="Share of frauds by points"
        bodyClassName="figures"
        rows={measured.bands}
        columns={[
          {
            head: "Points",
            cellClassName: "py-2 text-ink whitespace-nowrap",
            cell: ({ from }) => `${from}–${from + 99}`,
          },
          {
            head: "Frauds",
            className: "text-right",
            cellClassName: "py-2 whitespace-nowrap",
            cell: ({ honest, fraud }) => `${fraud} of ${honest + fraud}`,
          },
          {
            head: "Share",
            cellClassName: "py-2 sm:w-1/2",
            cell: ({ share }) => (
              <span className="flex items-center gap-3">
                <span className="w-14 shrink-0 text-right">{formatShare(share, "en")}</span>
                <Bar value={share} max={1} className="text-down max-sm:hidden" />
              </span>
            ),
          },
        ]}
      />
    </DocsSection>
  );
}

/** Wallets of the same age, after 30 days and over whole histories. */
const COHORT = ["cohort, first30d", "cohort, full"] as const;

function Tried() {
  const [published, fitted] = Object.keys(tried.figures) as (keyof typeof tried.figures)[]; // Its own keys, in their order.
  const lessThanFitted = (name: string, group: (typeof COHORT)[number]) =>
    tried.differences.find((one) => one.name === name && one.than === fitted)?.groups[group];
  return (
    <DocsSection id="tried" title="What was tried for the next model">
      <p>
        Folds are too kind where choices saw all wallets. So all that a card consists of was chosen again inside each
        fold: what counts and how, between which values, in which direction, how smooth, and what months earn. Its
        figures on the wallets of no choice, of {formatDay(tried.measuredOn, "en")}:
      </p>
      <DataTable
        caption="Pairs in which the honest wallet is above the fraud, after 30 days and over whole histories"
        bodyClassName="figures"
        rows={Object.keys(tried.figures) as (keyof typeof tried.figures)[]}
        columns={[
          { head: "Card", cellClassName: "py-2 text-ink max-sm:min-w-32", cell: (name) => name },
          {
            head: "Pairs",
            className: "text-right",
            cellClassName: "py-2 sm:whitespace-nowrap",
            cell: (name) => COHORT.map((group) => formatShare(tried.figures[name][group].auc, "en")).join(", "),
          },
          {
            head: "Gained",
            className: "text-right",
            cellClassName: "py-2",
            cell: (name) => COHORT.flatMap((group) => formatGain(lessThanFitted(name, group)) ?? []).join(", ") || "–",
          },
        ]}
      />
      <p>
        Gained: percentage points more than {fitted}, with 95% intervals. Its attributes and months, and the points of{" "}
        {published} too, were chosen with all these wallets in view, which flatters both. A new model is published if it
        is surely at most half a point worse at both times, and surely better at one. None of these is, so {published}{" "}
        stays. <Code>npm run lab -- next-model &lt;folder&gt;</Code> repeats it.
      </p>
    </DocsSection>
  );
}

function formatGain(gain: { difference: number; low: number; high: number } | undefined): string | undefined {
  if (!gain) return undefined;
  const [difference, low, high] = [gain.difference, gain.low, gain.high].map(
    (value) => `${value < 0 ? "−" : "+"}${Math.abs(value * 100).toFixed(1)}`,
  );
  return `${difference} (${low} to ${high})`;
}

function Limits() {
  return (
    <DocsSection id="limits" title="What it does not say">
      <ul className="list-disc space-y-1 pl-5">
        <li>The frauds are reported scams of 2017 to 2022, who collect from many and vanish. Others look different.</li>
        <li>The honest wallets began in 2015 to 2017. A new wallet has few points, which does not make it a fraud.</li>
        <li>Governance, attestations, lists and clusters cannot be measured on these wallets.</li>
      </ul>
      <p>
        <Code>docs/scoring.md</Code> in the source of Credence has all figures, what was tried and what is missed.{" "}
        <Code>npm run validity -- &lt;folder&gt; --nested</Code> and <Code>npm run forgery -- &lt;folder&gt;</Code>{" "}
        measure them again on a folder of labelled wallets.
      </p>
    </DocsSection>
  );
}

function usdOf(level: string): string {
  const usd = measured.plans.find(({ name }) => name === level)?.usd ?? null;
  return usd === null ? "more than any plan" : `$${usd.toFixed(2)}`;
}

function improvementOf({ card }: Spec, attribute: string): string | null | undefined {
  return Object.entries(card?.attributes ?? {}).find(([name]) => name === attribute)?.[1].improve;
}
