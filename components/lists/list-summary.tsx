import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#texts";
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
  const t = useTexts("policies.rules");
  const nameOf = (id: string, module: string) => {
    const rule = policy && ruleAt(policy, id.split(".").map(Number));
    return `${ruleNumber(id)}. ${rule ? describeRule(rule, modules, t) : module}`;
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
  const t = useTexts("lists.summary");
  if (unchecked.length === 0) return null;
  return (
    <Part title={t("unchecked.title")}>
      <DataTable
        caption={t("unchecked.caption")}
        rows={unchecked}
        columns={[
          {
            head: t("unchecked.reason"),
            cell: ({ reason }) => <span lang="en">{reason}</span>,
            cellClassName: "min-w-56 wrap-anywhere",
          },
          {
            head: t("identities"),
            cell: ({ identities }) => formatNumber(identities, t.language),
            className: "figures text-right",
          },
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
  const t = useTexts("lists.summary");
  const figures = {
    [t("difference.passed")]: difference.passed,
    [t("difference.failed")]: difference.failed,
    [t("difference.other")]: difference.other,
    [t("difference.added")]: difference.added,
    [t("difference.removed")]: difference.removed,
  };
  return (
    <Part title={t("difference.title")}>
      <dl className="figures flex flex-wrap gap-x-10 gap-y-3">
        {Object.entries(figures).map(([name, count]) => (
          <Definition key={name} name={name} className="text-lg font-semibold">
            {formatNumber(count, t.language)}
          </Definition>
        ))}
      </dl>
    </Part>
  );
}

function Rules({ rules, nameOf }: Pick<Summary, "rules"> & { nameOf: (id: string, module: string) => string }) {
  const t = useTexts("lists.summary");
  const count = (head: string, of: (rule: Summary["rules"][number]) => number) => ({
    head,
    cell: (rule: Summary["rules"][number]) => formatNumber(of(rule), t.language),
    className: "figures text-right",
  });
  return (
    <Part title={t("rules.title")} note={t("rules.note")}>
      <DataTable
        caption={t("rules.caption")}
        rows={rules}
        columns={[
          {
            head: t("rules.rule"),
            cell: ({ id, module }) => nameOf(id, module),
            cellClassName: "min-w-56 wrap-anywhere",
          },
          count(t("rules.fail"), ({ fails }) => fails),
          count(t("rules.unchecked"), ({ unchecked }) => unchecked),
          count(t("rules.alone"), ({ keepsOut }) => keepsOut),
          { head: t("rules.dataFrom"), cell: ({ dataAsOf }) => (dataAsOf === null ? "–" : <TimeAt at={dataAsOf} />) },
        ]}
      />
    </Part>
  );
}

function Totals({ totals }: Pick<Summary, "totals">) {
  const t = useTexts("lists.summary");
  const last = totals.at(-1);
  if (!last) return null;
  const step = (totals[1]?.from ?? 50) - (totals[0]?.from ?? 0);
  const most = totals.reduce((best, one) => (one.identities > best.identities ? one : best));
  const range = (from: number) => `${formatNumber(from, t.language)}–${formatNumber(from + step - 1, t.language)}`;
  return (
    <Chart
      title={t("totals.title")}
      note={t("totals.note")}
      label={t("totals.label", { count: most.identities, range: range(most.from) })}
      bars={totals.map(({ from, identities }) => ({ name: range(from), value: identities }))}
      ends={["0", formatNumber(last.from + step, t.language)]}
      caption={t("totals.caption")}
      heads={[t("totals.points"), t("identities")]}
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
  const t = useTexts("lists.summary");
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (!first || !last) return null;
  const point = ({ value, passing }: typeof first) => t("thresholds.point", { passing, value });
  return (
    <Chart
      title={title}
      note={t("thresholds.note")}
      label={t("thresholds.label", { first: point(first), last: point(last) })}
      bars={thresholds.map(({ value, passing }) => ({ name: formatNumber(value, t.language), value: passing }))}
      ends={[formatNumber(first.value, t.language), formatNumber(last.value, t.language)]}
      caption={t("thresholds.caption", { rule: title })}
      heads={[t("thresholds.threshold"), t("thresholds.passing")]}
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
  caption: string;
}) {
  const language = useLanguage();
  const { title, bars, heads } = props;
  return (
    <section aria-label={title} className="min-w-0 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mb-6 text-sm text-ink-faint">{props.note}</p>
      <Columns
        columns={bars.map(({ name, value }) => ({
          name: `${name}: ${formatNumber(value, language)}`,
          parts: [{ size: value, className: "fill-accent" }],
        }))}
        label={props.label}
        ends={props.ends}
        format={(value) => formatNumber(value, language)}
      />
      <ShowAsTable className="mt-4">
        <DataTable
          caption={props.caption}
          bodyClassName="figures"
          rows={bars}
          columns={[
            { head: heads[0], cell: ({ name }) => name },
            { head: heads[1], cell: ({ value }) => formatNumber(value, language), className: "text-right" },
          ]}
        />
      </ShowAsTable>
    </section>
  );
}

function People({ oneWallet, onePerson }: Pick<Summary, "oneWallet" | "onePerson">) {
  const t = useTexts("lists.summary");
  if (oneWallet + onePerson === 0) return null;
  return (
    <p className="text-ink-soft">
      {oneWallet > 0 && `${t("people.oneWallet", { rows: oneWallet })} `}
      {onePerson > 0 && t("people.onePerson", { rows: onePerson })}
    </p>
  );
}
