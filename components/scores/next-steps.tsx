import type { CategoryBreakdown } from "../../lib/domains/scores/schemas.ts";
import { categoryName } from "./labels.ts";

const MAX_STEPS = 3;

/** Categories whose steps take no more than a signature or a vote. */
const free: ReadonlySet<string> = new Set(["social", "governance"]);
/** Its steps pay others: nobody is advised to send money, though the category shows what it would bring. */
const PAYING = "volume";

/** Steps that would raise the score: free ones first, then the most points. */
export function NextSteps({ parts }: { parts: readonly CategoryBreakdown[] }) {
  const steps = parts
    .flatMap(({ category, next }) => (next && category !== PAYING ? [{ category, ...next }] : []))
    .sort((a, b) => Number(free.has(b.category)) - Number(free.has(a.category)) || b.gain - a.gain)
    .slice(0, MAX_STEPS);
  if (steps.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-medium text-ink-faint">Next steps</h2>
      <ul className="mt-1">
        {steps.map((step) => (
          <li key={step.category} className="flex gap-3 border-b border-line py-2 last:border-0">
            <span className="figures w-9 shrink-0 font-semibold text-accent">+{step.gain}</span>
            <span className="min-w-0">
              {step.change}
              <span className="text-ink-faint max-sm:block max-sm:text-sm">
                <span className="max-sm:hidden">{"\u00a0· "}</span>
                {categoryName(step.category)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
