import Link from "next/link";
import type { ComparedSubject, ModelComparison } from "../../lib/domains/models/schemas.ts";
import { ScoreTier } from "../../lib/domains/scores/schemas.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Definition } from "../ui/definition.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";

const number = "text-right figures";

/** Who changes score and tier under a model, by how much and why. */
export function ComparisonView({ result }: { result: ModelComparison }) {
  const { subjects, rise, fall, medianChange } = result;
  const figures = { Subjects: subjects, Rise: rise, Fall: fall, "Median change": medianChange };
  return (
    <div className="grid gap-8">
      <dl className="figures flex flex-wrap gap-x-12 gap-y-4">
        {Object.entries(figures).map(([name, value]) => (
          <Definition key={name} name={name}>
            {formatNumber(value)}
          </Definition>
        ))}
      </dl>
      <Titled title="Subjects by tier before and after" rows={ScoreTier.options} columns={tierColumns(result)} />
      <Titled title="Changes by cause" rows={Object.entries(result.causes)} columns={causeColumns} />
      <div className="grid gap-8 xl:grid-cols-2">
        <Titled title="Largest falls" rows={result.falls} columns={subjectColumns} />
        <Titled title="Largest rises" rows={result.rises} columns={subjectColumns} />
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
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {rows.length > 0 ? <DataTable caption={title} rows={rows} columns={columns} /> : <p>None.</p>}
    </div>
  );
}

type Tier = (typeof ScoreTier.options)[number];

/** The tier before at the left, the one after above. */
function tierColumns({ tiers }: ModelComparison): Column<Tier>[] {
  const after = ScoreTier.options.map((tier) => ({
    head: tier,
    className: number,
    cell: (before: Tier) => {
      const count = tiers[before]?.[tier] ?? 0;
      return count === 0 ? "–" : <span className={before === tier ? "" : "font-medium"}>{formatNumber(count)}</span>;
    },
  }));
  return [{ head: "Before \\ after", cellClassName: "font-medium", cell: (tier) => tier }, ...after];
}

type Cause = [name: string, counts: ModelComparison["causes"][string]];

const causeColumns: Column<Cause>[] = [
  { head: "Cause", cellClassName: "font-medium", cell: ([name]) => name },
  { head: "Fall", className: number, cell: ([, { fall }]) => formatNumber(fall) },
  { head: "Rise", className: number, cell: ([, { rise }]) => formatNumber(rise) },
  { head: "Into a lower tier", className: number, cell: ([, { tierDown }]) => formatNumber(tierDown) },
  { head: "Into a higher tier", className: number, cell: ([, { tierUp }]) => formatNumber(tierUp) },
];

const subjectColumns: Column<ComparedSubject>[] = [
  {
    head: "Subject",
    cell: ({ subject }) => (
      <Link
        href={`/profile/${subject}`}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        <ShortAddress address={subject} always />
      </Link>
    ),
  },
  { head: "Before", className: number, cell: ({ before }) => formatNumber(before) },
  { head: "After", className: number, cell: ({ after }) => formatNumber(after) },
  {
    head: "Tier",
    cellClassName: "whitespace-nowrap",
    cell: ({ tierBefore, tierAfter }) => (tierBefore === tierAfter ? tierBefore : `${tierBefore} → ${tierAfter}`),
  },
  { head: "Cause", cell: ({ cause }) => cause },
];
