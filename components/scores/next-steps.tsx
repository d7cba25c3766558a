import type { ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import type { CategoryBreakdown } from "../../lib/domains/scores/schemas.ts";
import { categoryName } from "./labels.ts";

const MAX_STEPS = 3;

/** Categories whose steps take no more than a vote or a signature, best first. */
const free: readonly string[] = ["governance", "social"];
/** Its steps pay others: nobody is advised to send money, though the category shows what it would bring. */
const PAYING = "volume";

interface Props {
  parts: readonly CategoryBreakdown[];
  /** Achievements that are earned and not claimed, and the points that claiming them all would add. */
  claims: { count: number; gain: number };
  /** The currency of which one whole is one unit of the score; null: there is none. */
  unit: string | null;
}

/** Steps that would raise the score: free ones first (claims, votes, attestations), then those with the most points. */
export function NextSteps({ parts, claims, unit }: Props) {
  const t = useTexts("scores.nextSteps");
  const translate = useTranslate("sentences.steps");
  const categories = useTexts("scores.categories");
  const nativeUnit = translate("unit of native currency");
  const steps = parts
    .flatMap(({ category, next }) => (next && category !== PAYING ? [{ category, ...next }] : []))
    .sort((a, b) => rankOf(a.category) - rankOf(b.category) || b.gain - a.gain)
    .slice(0, claims.gain > 0 ? MAX_STEPS - 1 : MAX_STEPS);
  if (steps.length === 0 && claims.gain === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-medium text-ink-faint">{t("title")}</h2>
      <ul className="mt-1">
        {claims.gain > 0 && (
          <Step gain={claims.gain} of={t("free")}>
            <a href="#achievements" className="underline underline-offset-4">
              {t("claim", { count: claims.count })}
            </a>
          </Step>
        )}
        {steps.map(({ category, change, gain }) => (
          <Step key={category} gain={gain} of={categoryName(categories, category)}>
            {unit ? translate(change).replace(nativeUnit, unit) : translate(change)}
          </Step>
        ))}
      </ul>
    </div>
  );
}

function rankOf(category: string): number {
  const rank = free.indexOf(category);
  return rank === -1 ? free.length : rank;
}

function Step({ gain, of, children }: { gain: number; of: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-line py-2 last:border-0">
      <span className="figures w-9 shrink-0 font-semibold text-accent">+{gain}</span>
      <span className="min-w-0">
        {children}
        <span className="text-ink-faint max-sm:block max-sm:text-sm">
          <span className="max-sm:hidden">{"\u00a0· "}</span>
          {of}
        </span>
      </span>
    </li>
  );
}
