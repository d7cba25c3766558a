import { scaleLinear } from "@visx/scale";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { SimulationResult } from "../../lib/domains/policies/schemas.ts";
import { Plot } from "../charts/plot.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber, formatPercent, formatShare } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { type PolicyDraft, ruleAt, ruleNumber } from "./draft.ts";
import { describeRule, describeSample } from "./labels.ts";
import { OutcomeShares } from "./outcome-shares.tsx";

interface Props {
  answer: SimulationResult;
  /** As the form shows it; null if it is not one that it can show. */
  policy: PolicyDraft | null;
  /** When everybody was counted; undefined of an estimate. */
  countedAt: string | undefined;
  modules: readonly Module[];
}

/** What a simulation found: the outcomes, and the share that passes at other thresholds. */
export function SimulationOutcome({ countedAt, ...result }: Props) {
  return (
    <>
      <Shares result={result.answer} countedAt={countedAt} />
      <Thresholds {...result} />
    </>
  );
}

function Thresholds(props: Omit<Props, "countedAt">) {
  const rules = useTexts("policies.rules");
  const { answer, policy, modules } = props;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {answer.byThreshold.map((one) => {
        const rule = policy && ruleAt(policy, one.id.split(".").map(Number));
        const title = `${ruleNumber(one.id)}. ${rule ? describeRule(rule, modules, rules) : one.module}`;
        return <ByThreshold key={one.id} title={title} value={Number(rule?.value)} thresholds={one.thresholds} />;
      })}
    </div>
  );
}

function Shares({ result, countedAt }: { result: SimulationResult; countedAt: string | undefined }) {
  const t = useTexts("policies.simulation");
  return (
    <div role="status">
      <OutcomeShares counts={result} first="share">
        <p className="figures mt-4 text-sm text-ink-faint">
          {describeSample(result, t)}
          {countedAt !== undefined && <> {t.rich("counted", { time: () => <TimeAt at={countedAt} /> })}</>}
        </p>
      </OutcomeShares>
    </div>
  );
}

interface Threshold {
  value: number;
  /** 0 to 1. */
  pass: number;
}

function ByThreshold(props: { title: string; value: number; thresholds: readonly Threshold[] }) {
  const t = useTexts("policies.simulation");
  const { title, thresholds } = props;
  return (
    <section aria-label={title} className="min-w-0 rounded-2xl border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      <p className="mb-4 text-sm text-ink-faint">{t("thresholds")}</p>
      <ThresholdChart thresholds={thresholds} value={Number.isFinite(props.value) ? props.value : null} />
      <ShowAsTable className="mt-4">
        <DataTable
          caption={t("tableCaption", { rule: title })}
          bodyClassName="figures"
          rows={thresholds}
          columns={[
            { head: t("value"), cell: ({ value }) => formatNumber(value, t.language) },
            { head: t("passes"), className: "text-right", cell: ({ pass }) => formatShare(pass, t.language) },
          ]}
        />
      </ShowAsTable>
    </section>
  );
}

/** The share that passes at each threshold, with a mark at the current one. */
function ThresholdChart({ thresholds, value }: { thresholds: readonly Threshold[]; value: number | null }) {
  const t = useTexts("policies.simulation");
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(0.01, ...thresholds.map(({ pass }) => pass));
  const shares = scaleLinear({ domain: [0, most], nice: 2 });
  const [, highest = most] = shares.domain();
  const marked = value !== null && value >= first.value && value <= last.value ? value : null;
  // The label is on the side with more room.
  const isRight = marked !== null && marked > (first.value + last.value) / 2;
  return (
    <div className="pt-3">
      <Plot
        points={thresholds.map((one) => ({ x: one.value, y: one.pass }))}
        bounds={[0, highest]}
        rules={shares.ticks(2).map((share) => ({ y: share, name: formatPercent(share, t.language) }))}
        height={180}
        ground="surface"
        label={summarize([first, nearest(thresholds, value), last], t)}
        foot={
          <>
            <span>{formatNumber(first.value, t.language)}</span>
            <span>{formatNumber(last.value, t.language)}</span>
          </>
        }
      >
        {({ left }) =>
          marked !== null && (
            <CurrentValue
              x={left(marked)}
              text={t("current", { value: formatNumber(marked, t.language) })}
              isRight={isRight}
            />
          )
        }
      </Plot>
    </div>
  );
}

function CurrentValue({ x, text, isRight }: { x: string; text: string; isRight: boolean }) {
  return (
    <>
      <line x1={x} x2={x} y1="0" y2="100%" strokeDasharray="3 4" className="stroke-ink-soft" />
      <text
        x={x}
        y="16"
        dx={isRight ? -6 : 6}
        textAnchor={isRight ? "end" : "start"}
        className="fill-ink-soft stroke-surface stroke-4 text-xs [paint-order:stroke]"
      >
        {text}
      </text>
    </>
  );
}

function nearest(thresholds: readonly Threshold[], value: number | null): Threshold | null {
  if (value === null) return null;
  const [closest] = thresholds.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  return closest ?? null;
}

function summarize(points: readonly (Threshold | null)[], t: Texts<"policies.simulation">): string {
  const said = points.flatMap((one) =>
    one ? t("chartPoint", { share: formatShare(one.pass, t.language), value: one.value }) : [],
  );
  const [first = "", second = "", third] = said;
  return third === undefined
    ? t("chart", { first, last: second })
    : t("chartNear", { first, near: second, last: third });
}
