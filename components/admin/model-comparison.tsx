import Link from "next/link";
import { useTexts } from "#texts";
import type { ComparedSubject, ModelComparison } from "../../lib/domains/models/schemas.ts";
import { ScoreTier } from "../../lib/domains/scores/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Definition } from "../ui/definition.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";

const number = "text-right figures";

/** Who changes score and tier under a model, by how much and why. */
export function ComparisonView({ result }: { result: ModelComparison }) {
  const t = useTexts("admin.comparison");
  const tiers = useTexts("scores.tiers");
  const { subjects, rise, fall, medianChange } = result;
  const figures = {
    [t("subjects")]: subjects,
    [t("rise")]: rise,
    [t("fall")]: fall,
    [t("medianChange")]: medianChange,
  };
  return (
    <div className="grid gap-8">
      <dl className="figures flex flex-wrap gap-x-12 gap-y-4">
        {Object.entries(figures).map(([name, value]) => (
          <Definition key={name} name={name}>
            {formatNumber(value, t.language)}
          </Definition>
        ))}
      </dl>
      <Titled title={t("byTier")} rows={ScoreTier.options} columns={tierColumns(result, t, tiers)} />
      <Titled title={t("byCause")} rows={Object.entries(result.causes)} columns={causeColumns(t)} />
      <div className="grid gap-8 xl:grid-cols-2">
        <Titled title={t("falls")} rows={result.falls} columns={subjectColumns(t, tiers)} />
        <Titled title={t("rises")} rows={result.rises} columns={subjectColumns(t, tiers)} />
      </div>
    </div>
  );
}

function Titled<Row>({
  title,
  rows,
  columns,
}: {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}) {
  const t = useTexts("admin.comparison");
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {rows.length > 0 ? <DataTable caption={title} rows={rows} columns={columns} /> : <p>{t("none")}</p>}
    </div>
  );
}

type Tier = (typeof ScoreTier.options)[number];

/** The tier before at the left, the one after above. */
function tierColumns({ tiers }: ModelComparison, t: Words, names: TierNames): Column<Tier>[] {
  const after = ScoreTier.options.map((tier) => ({
    head: names(tier),
    className: number,
    cell: (before: Tier) => {
      const count = tiers[before]?.[tier] ?? 0;
      return count === 0 ? (
        "–"
      ) : (
        <span className={before === tier ? "" : "font-medium"}>{formatNumber(count, t.language)}</span>
      );
    },
  }));
  return [{ head: t("beforeAfter"), cellClassName: "font-medium", cell: (tier) => names(tier) }, ...after];
}

type Words = Texts<"admin.comparison">;
type TierNames = Texts<"scores.tiers">;

type Cause = [name: string, counts: ModelComparison["causes"][string]];

function causeColumns(t: Words): Column<Cause>[] {
  const count = (head: string, of: (counts: Cause[1]) => number): Column<Cause> => ({
    head,
    className: number,
    cell: ([, counts]) => formatNumber(of(counts), t.language),
  });
  return [
    { head: t("cause"), cellClassName: "font-medium", cell: ([name]) => name },
    count(t("fall"), ({ fall }) => fall),
    count(t("rise"), ({ rise }) => rise),
    count(t("tierDown"), ({ tierDown }) => tierDown),
    count(t("tierUp"), ({ tierUp }) => tierUp),
  ];
}

function subjectColumns(t: Words, names: TierNames): Column<ComparedSubject>[] {
  return [
    {
      head: t("subject"),
      cell: ({ subject }) => (
        <Link
          href={`/profile/${subject}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <ShortAddress address={subject} always />
        </Link>
      ),
    },
    { head: t("before"), className: number, cell: ({ before }) => formatNumber(before, t.language) },
    { head: t("after"), className: number, cell: ({ after }) => formatNumber(after, t.language) },
    {
      head: t("tier"),
      cellClassName: "whitespace-nowrap",
      cell: ({ tierBefore, tierAfter }) =>
        [...new Set([tierBefore, tierAfter])].map((tier) => names(tier as Tier)).join(" → "), // Every model has these tiers.
    },
    { head: t("cause"), cell: ({ cause }) => cause },
  ];
}
