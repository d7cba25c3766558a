import { CircleDashed, ShieldCheck } from "lucide-react";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { formatCount, formatNumber } from "../ui/numbers.ts";
import { inputName, inputValue } from "./labels.ts";
import { NoteText } from "./note-text.tsx";

/** What the risk signals of a score cost, each with what was seen and the way back. `isIndexed`: all that they can be seen in was read. */
export function RiskCosts({ points, signals, isIndexed }: ScoreBreakdown["risk"] & { isIndexed: boolean }) {
  if (points === 0 && !isIndexed) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <CircleDashed size={18} className="shrink-0" /> Risk signals are not known yet.
      </p>
    );
  }
  if (points === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <ShieldCheck size={18} className="shrink-0 text-up" /> No risk signal costs points.
      </p>
    );
  }
  const costly = signals.filter(({ counts }) => counts);
  return (
    <div>
      <h2 className="text-lg font-semibold text-balance">Risk signals cost {formatCount(points, "point")}</h2>
      <ul className="mt-2">
        {costly.map((signal) => (
          <CostlySignal key={signal.code} signal={signal} />
        ))}
      </ul>
      <WayBack isSeveral={costly.length > 1} />
    </div>
  );
}

function CostlySignal({ signal }: { signal: ScoreBreakdown["risk"]["signals"][number] }) {
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <span className="figures w-9 shrink-0 font-semibold text-down">
        {signal.points > 0 ? `−${formatNumber(signal.points)}` : "±0"}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <NoteText>{sentence(signal.note)}</NoteText>{" "}
          <span className="text-sm whitespace-nowrap text-ink-faint">
            ({inputName(signal.code)}, {inputValue("Permille", signal.permille)})
          </span>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {signal.remedy ? `What helps: ${signal.remedy}.` : "Nothing that the wallet does lessens it."}
        </p>
      </div>
    </li>
  );
}

/** Where to look further. */
function WayBack({ isSeveral }: { isSeveral: boolean }) {
  return (
    <p className="text-sm text-ink-faint">
      {isSeveral && "Each number is what the score would gain without that signal alone. "}
      The transactions are listed below, under{" "}
      <a href="#breakdown" className="underline underline-offset-4">
        Low risk
      </a>
      . Whoever owns the wallet can{" "}
      <a href="#flags" className="underline underline-offset-4">
        contest a flag
      </a>
      .
    </p>
  );
}

function sentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`;
}
