import { DataTable } from "../ui/data-table.tsx";
import { formatShare } from "../ui/numbers.ts";
import { DocsSection } from "./docs-page.tsx";

/** What was measured at one time of a wallet's life, as shares of 1. */
interface Figures {
  auc: number;
  low: number;
  high: number;
  aboveMedian: number;
}

interface Measured {
  newcomers: Figures;
  whole: Figures;
}

interface Props {
  /** By nested folds, on the wallets that the model was made with. */
  nested: Measured;
  /** On wallets that nobody who made the model had. */
  elsewhere: Measured & { frauds: number; whole: { age: number } };
}

/** The figures of nested folds beside those on other wallets, and why the former are too kind. */
export function QualityElsewhere({ nested, elsewhere }: Props) {
  const rows = (["newcomers", "whole"] as const).flatMap((asOf) => {
    const when = asOf === "newcomers" ? "after 30 days" : "whole history";
    const [inside, outside] = [nested[asOf], elsewhere[asOf]];
    return [
      { name: `Honest above fraud, ${when}`, inside: formatPairs(inside), outside: formatPairs(outside) },
      {
        name: `Frauds above the middle honest wallet, ${when}`,
        inside: formatShare(inside.aboveMedian, "en"),
        outside: formatShare(outside.aboveMedian, "en"),
      },
    ];
  });
  return (
    <DocsSection id="elsewhere" title="On wallets that nobody here had">
      <p>
        Others measured the model on {elsewhere.frauds} frauds, and honest wallets of their age, that nobody who made it
        had. Expect these figures for your wallets:
      </p>
      <DataTable
        caption="Quality on our wallets and on others, with 95% intervals"
        bodyClassName="figures"
        rows={rows}
        columns={[
          { head: "Measure", cellClassName: "py-2 text-ink max-sm:min-w-32", cell: ({ name }) => name },
          { head: "Ours, nested", className: "text-right", cellClassName: "py-2", cell: ({ inside }) => inside },
          { head: "Others", className: "text-right", cellClassName: "py-2", cell: ({ outside }) => outside },
        ]}
      />
      <p>
        Nested folds were too kind. They measure each wallet without what it was fitted to, but they undo only choices
        that are made inside a fold. The curves, how payers, busy days and the first use are counted, and the points for
        months were chosen with all our wallets in view. No fold undoes that. Age alone ranks{" "}
        {formatShare(elsewhere.whole.age, "en")} of the other pairs right over whole histories, little better than
        chance.
      </p>
    </DocsSection>
  );
}

function formatPairs({ auc, low, high }: Figures): string {
  return `${formatShare(auc, "en")} (${formatShare(low, "en")}–${formatShare(high, "en")})`;
}
