import { ChevronDown, CircleArrowUp, TriangleAlert } from "lucide-react";
import { Ruler } from "../charts/ruler.tsx";
import { categoryName, inputName, inputValue } from "./labels.ts";
import { type ChainNames, TransactionLink } from "./transaction-link.tsx";

export interface BreakdownPart {
  category: string;
  score: number;
  max: number;
  bonus: number;
  state: "ok" | "stale" | "unavailable";
  inputs: Record<string, number | string>;
  formula: string;
  evidence: readonly { chainId: number; txHash: string; note: string }[];
  next: { change: string; gain: number } | null;
}

/** Every category as a bar that opens to what it was computed from. */
export function BreakdownList({ parts, chains }: { parts: readonly BreakdownPart[]; chains: ChainNames }) {
  return (
    <ul className="border-t border-line">
      {parts.map((part) => (
        <li key={part.category} className="border-b border-line">
          <details className="group">
            <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1fr_auto_1.5rem] -mx-3 items-center gap-x-4 gap-y-2 rounded-lg px-3 py-3 transition-colors hover:bg-sunken sm:grid-cols-[9rem_1fr_6.5rem_1.5rem]">
              <span className="font-medium">
                {categoryName(part.category)}
                <State state={part.state} />
              </span>
              <span className="order-last col-span-3 sm:order-none sm:col-span-1">
                <Ruler value={part.score} max={part.max} />
              </span>
              <span className="figures text-right">
                <span className="text-lg font-semibold">{part.score.toLocaleString("en")}</span>
                <span className="text-sm text-ink-faint">
                  <span className="sr-only"> of </span>
                  <span aria-hidden="true"> / </span>
                  {part.max.toLocaleString("en")}
                </span>
              </span>
              <ChevronDown size={20} className="text-ink-faint transition-transform group-open:rotate-180" />
            </summary>
            <Reasons part={part} chains={chains} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function State({ state }: { state: BreakdownPart["state"] }) {
  if (state === "ok") return null;
  return (
    <span className="mt-0.5 flex items-center gap-1 text-sm font-normal text-caution">
      <TriangleAlert size={14} />
      {state === "stale" ? "last known value" : "not read yet"}
    </span>
  );
}

function Reasons({ part, chains }: { part: BreakdownPart; chains: ChainNames }) {
  return (
    <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 wrap-anywhere md:grid-cols-2">
      {part.next && (
        <div className="flex gap-3 rounded-lg bg-accent-soft p-4 md:col-span-2">
          <CircleArrowUp size={20} className="mt-0.5 shrink-0 text-accent" />
          <p>
            <span className="sr-only">What would raise it: </span>
            {part.next.change}.
            <span className="figures whitespace-nowrap text-ink-soft">
              {" "}
              +{part.next.gain.toLocaleString("en")} {part.next.gain === 1 ? "point" : "points"}
            </span>
          </p>
        </div>
      )}
      <div className="min-w-0">
        <h3 className="text-sm font-medium text-ink-faint">Computed from</h3>
        <dl className="mt-2">
          {Object.entries(part.inputs).map(([key, value]) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
              <dt className="text-ink-soft">{inputName(key)}</dt>
              <dd className="figures text-right break-all">{inputValue(key, value)}</dd>
            </div>
          ))}
          {part.bonus > 0 && (
            <div className="flex justify-between gap-4 py-2">
              <dt className="text-ink-soft">Bonus</dt>
              <dd className="figures">{part.bonus.toLocaleString("en")}</dd>
            </div>
          )}
        </dl>
        <h3 className="mt-6 text-sm font-medium text-ink-faint">Formula</h3>
        <p className="mt-2 font-mono text-sm leading-relaxed text-ink-soft">{part.formula}</p>
      </div>
      <div className="min-w-0">
        <h3 className="text-sm font-medium text-ink-faint">Evidence</h3>
        {part.evidence.length === 0 ? (
          <p className="mt-2 text-ink-soft">None.</p>
        ) : (
          <ul className="mt-2">
            {byNote(part.evidence).map(([note, transactions]) => (
              <li key={note} className="border-b border-line py-2 last:border-0">
                <span className="text-ink-soft">{note}</span>
                {transactions.map((one) => (
                  <TransactionLink key={`${one.chainId}${one.txHash}`} {...one} chains={chains} />
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type Evidence = BreakdownPart["evidence"][number];

/** Transactions that show the same thing, together, in the order given. */
function byNote(evidence: readonly Evidence[]): [note: string, transactions: Evidence[]][] {
  const groups = new Map<string, Evidence[]>();
  for (const one of evidence) {
    const group = groups.get(one.note) ?? [];
    if (!group.some((known) => known.chainId === one.chainId && known.txHash === one.txHash)) group.push(one);
    groups.set(one.note, group);
  }
  return [...groups];
}
