import type { ReactNode } from "react";
import type { List } from "../../lib/domains/lists/schemas.ts";
import type { Module } from "../../lib/domains/policies/index.ts";
import { Columns } from "../charts/columns.tsx";
import { type PolicyDraft, ruleAt, ruleNumber } from "../policies/draft.ts";
import { describeRule } from "../policies/labels.ts";
import { OutcomeShares } from "../policies/outcome-shares.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Definition } from "../ui/definition.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { TimeAt } from "../ui/time-ago.tsx";

type Summary = NonNullable<List["summary"]>;

interface Props {
  summary: Summary;
  /** What was evaluated; null: only scores. */
  policy: PolicyDraft | null;
  modules: readonly Module[];
}

/** What a complete list came to: outcomes and why, totals, rules and their thresholds, people. Rendered without scripts. */
export function ListSummary({ summary, policy, modules }: Props) {
  const nameOf = (id: string, module: string) => {
    const rule = policy && ruleAt(policy, id.split(".").map(Number));
    return `${ruleNumber(id)}. ${rule ? describeRule(rule, modules) : module}`;
  };
  return (
    <div className="grid gap-6">
      {summary.outcomes && <OutcomeShares counts={summary.outcomes} first="count" />}
      <Unchecked unchecked={summary.unchecked} />
      {summary.difference && <Difference difference={summary.difference} />}
      {summary.rules.length > 0 && <Rules rules={summary.rules} nameOf={nameOf} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <Totals totals={summary.totals} />
        {summary.byThreshold.map(({ id, module, thresholds }) => (
          <Thresholds key={id} title={nameOf(id, module)} thresholds={thresholds} />
        ))}
      </div>
      <People oneWallet={summary.oneWallet} onePerson={summary.onePerson} />
    </div>
  );
}

function Unchecked({ unchecked }: Pick<Summary, "unchecked">) {
  if (unchecked.length === 0) return null;
  return (
    <Part title="Why some could not be checked">
      <DataTable
        caption="Why identities could not be checked"
        rows={unchecked}
        columns={[
          { head: "Reason", cell: ({ reason }) => reason, cellClassName: "min-w-56 wrap-anywhere" },
          { head: "Identities", cell: ({ identities }) => formatNumber(identities), className: "figures text-right" },
        ]}
      />
    </Part>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      {note && <p className="text-sm text-ink-faint">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

function Difference({ difference }: { difference: NonNullable<Summary["difference"]> }) {
  const figures = {
    "Pass now": difference.passed,
    "Fail now": difference.failed,
    "Changed otherwise": difference.other,
    New: difference.added,
    Gone: difference.removed,
  };
  return (
    <Part title="Compared with the earlier run">
      <dl className="figures flex flex-wrap gap-x-10 gap-y-3">
        {Object.entries(figures).map(([name, count]) => (
          <Definition key={name} name={name} className="text-lg font-semibold">
            {formatNumber(count)}
          </Definition>
        ))}
      </dl>
    </Part>
  );
}

function Rules({ rules, nameOf }: Pick<Summary, "rules"> & { nameOf: (id: string, module: string) => string }) {
  const count = (head: string, of: (rule: Summary["rules"][number]) => number) => ({
    head,
    cell: (rule: Summary["rules"][number]) => formatNumber(of(rule)),
    className: "figures text-right",
  });
  return (
    <Part title="What each rule does" note="Keeps out alone: who passes every other rule that is needed.">
      <DataTable
        caption="Rules"
        rows={rules}
        columns={[
          { head: "Rule", cell: ({ id, module }) => nameOf(id, module), cellClassName: "min-w-56 wrap-anywhere" },
          count("Fail", ({ fails }) => fails),
          count("Could not check", ({ unchecked }) => unchecked),
          count("Keeps out alone", ({ keepsOut }) => keepsOut),
          { head: "Data from", cell: ({ dataAsOf }) => (dataAsOf === null ? "–" : <TimeAt at={dataAsOf} />) },
        ]}
      />
    </Part>
  );
}

function Totals({ totals }: Pick<Summary, "totals">) {
  const last = totals.at(-1);
  if (!last) return null;
  const step = (totals[1]?.from ?? 50) - (totals[0]?.from ?? 0);
  const most = totals.reduce((best, one) => (one.identities > best.identities ? one : best));
  const range = (from: number) => `${formatNumber(from)}–${formatNumber(from + step - 1)}`;
  return (
    <Chart
      title="Total scores"
      note="Known identities by their total, in steps of 50."
      label={`Identities by total: most, ${formatNumber(most.identities)}, have ${range(most.from)} points`}
      bars={totals.map(({ from, identities }) => ({ name: range(from), value: identities }))}
      ends={["0", formatNumber(last.from + step)]}
      heads={["Points", "Identities"]}
    />
  );
}

function Thresholds({
  title,
  thresholds,
}: {
  title: string;
  thresholds: Summary["byThreshold"][number]["thresholds"];
}) {
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (!first || !last) return null;
  const point = ({ value, passing }: typeof first) => `${formatNumber(passing)} at ${formatNumber(value)}`;
  return (
    <Chart
      title={title}
      note="How many would pass with another threshold in this rule."
      label={`Who would pass: ${point(first)}, ${point(last)}`}
      bars={thresholds.map(({ value, passing }) => ({ name: formatNumber(value), value: passing }))}
      ends={[formatNumber(first.value), formatNumber(last.value)]}
      heads={["Threshold", "Would pass"]}
    />
  );
}

function Chart(props: {
  title: string;
  note: string;
  label: string;
  bars: readonly { name: string; value: number }[];
  ends: readonly [string, string];
  heads: readonly [string, string];
}) {
  const { title, bars, heads } = props;
  return (
    <section aria-label={title} className="min-w-0 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mb-6 text-sm text-ink-faint">{props.note}</p>
      <Columns
        columns={bars.map(({ name, value }) => ({
          name: `${name}: ${formatNumber(value)}`,
          parts: [{ size: value, className: "fill-accent" }],
        }))}
        label={props.label}
        ends={props.ends}
        format={formatNumber}
      />
      <ShowAsTable className="mt-4">
        <DataTable
          caption={`${title}: ${heads[1].toLowerCase()}`}
          bodyClassName="figures"
          rows={bars}
          columns={[
            { head: heads[0], cell: ({ name }) => name },
            { head: heads[1], cell: ({ value }) => formatNumber(value), className: "text-right" },
          ]}
        />
      </ShowAsTable>
    </section>
  );
}

function People({ oneWallet, onePerson }: Pick<Summary, "oneWallet" | "onePerson">) {
  if (oneWallet + onePerson === 0) return null;
  return (
    <p className="text-ink-soft">
      {oneWallet > 0 && `Rows that name a wallet which an earlier row names too: ${formatNumber(oneWallet)}. `}
      {onePerson > 0 && `Rows of a person for whom another row stands, by linked wallets: ${formatNumber(onePerson)}.`}
    </p>
  );
}
