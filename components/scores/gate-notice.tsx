import { LockKeyhole } from "lucide-react";
import { useTexts } from "#texts";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { Notice } from "../ui/notice.tsx";

/** Why a total stops just below a gate, and what opens it. `unit`: in which the amounts are; null where chains differ. */
export function GateNotice({ gate, unit }: { gate: NonNullable<ScoreBreakdown["gate"]>; unit: string | null }) {
  const t = useTexts("scores.gate");
  return (
    <Notice icon={LockKeyhole} title={t("title", { points: gate.from - 1 })}>
      <p>
        {t("text", { from: gate.from, cost: gate.cost, paid: gate.paid, unit: unit ?? t("units") })}
        {gate.gasUnknown > 0 && ` ${t("unknown", { count: gate.gasUnknown })}`}
        {gate.hands !== null && ` ${t("hands", { count: gate.hands })}`}
      </p>
    </Notice>
  );
}
