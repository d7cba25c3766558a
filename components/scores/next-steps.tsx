import { categoryName } from "./labels.ts";

interface Part {
  category: string;
  next: { change: string; gain: number } | null;
}

const MOST = 3;

/** The smallest steps that would raise the score, those that give the most points first. */
export function NextSteps({ parts }: { parts: readonly Part[] }) {
  const ways = parts
    .flatMap(({ category, next }) => (next ? [{ category, ...next }] : []))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  if (ways.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-medium text-ink-faint">What would raise it</h2>
      <ul className="mt-1">
        {ways.map((way) => (
          <li key={way.category} className="flex gap-3 border-b border-line py-2 last:border-0">
            <span className="figures w-9 shrink-0 font-semibold text-accent">+{way.gain}</span>
            <span className="min-w-0">
              {way.change}
              <span className="text-ink-faint max-sm:block max-sm:text-sm">
                <span className="max-sm:hidden">{"\u00a0· "}</span>
                {categoryName(way.category)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
