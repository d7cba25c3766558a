import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import { formatNumber } from "../ui/numbers.ts";

/** By how many ranks a wallet rose or fell. */
export function RankChange({ change }: { change: number }) {
  if (change === 0) {
    return (
      <span className="inline-flex items-center text-ink-faint">
        <Minus size={14} />
        <span className="sr-only">unchanged</span>
      </span>
    );
  }
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`figures inline-flex items-center gap-0.5 text-sm ${change > 0 ? "text-up" : "text-down"}`}>
      <Icon size={14} />
      <span className="sr-only">{change > 0 ? "up" : "down"} </span>
      {formatNumber(Math.abs(change))}
    </span>
  );
}
