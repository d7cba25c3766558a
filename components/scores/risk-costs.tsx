import { CircleDashed, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { formatNumber } from "../ui/numbers.ts";
import { inputName, inputValue } from "./labels.ts";
import { NoteText } from "./note-text.tsx";

/** What the risk signals of a score cost, each with what was seen and the way back. `isIndexed`: all that they can be seen in was read. */
export function RiskCosts({ points, signals, isIndexed }: ScoreBreakdown["risk"] & { isIndexed: boolean }) {
  const t = useTexts("scores.risk");
  if (points === 0 && !isIndexed) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <CircleDashed size={18} className="shrink-0" /> {t("unknown")}
      </p>
    );
  }
  if (points === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <ShieldCheck size={18} className="shrink-0 text-up" /> {t("none")}
      </p>
    );
  }
  const costly = signals.filter(({ counts }) => counts);
  return (
    <div>
      <h2 className="text-lg font-semibold text-balance">{t("cost", { points })}</h2>
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
  const t = useTexts("scores.risk");
  const [translate, inputs] = [useTranslate("sentences.signals"), useTranslate("sentences.inputs")];
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <span className="figures min-w-9 shrink-0 font-semibold text-down">
        {signal.points > 0 ? `−${formatNumber(signal.points, t.language)}` : "±0"}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <NoteText>{sentence(translate(signal.note), t.language)}</NoteText>{" "}
          <span className="text-sm whitespace-nowrap text-ink-faint">
            ({inputs(inputName(signal.code))}, {inputValue(useTexts("scores.values"), "Permille", signal.permille)})
          </span>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {signal.remedy ? t("helps", { remedy: translate(signal.remedy) }) : t("noHelp")}
        </p>
      </div>
    </li>
  );
}

/** Where to look further. */
function WayBack({ isSeveral }: { isSeveral: boolean }) {
  const t = useTexts("scores.risk");
  return (
    <p className="text-sm text-ink-faint">
      {isSeveral && `${t("several")} `}
      {t.rich("listed", { risk: linkTo("#breakdown"), flags: linkTo("#flags") })}
    </p>
  );
}

const linkTo = (href: string) => (inside: ReactNode) => (
  <a href={href} className="underline underline-offset-4">
    {inside}
  </a>
);

function sentence(note: string, language: Language): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}${language === "ja" ? "。" : "."}`;
}
