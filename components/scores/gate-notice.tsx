import { LockKeyhole } from "lucide-react";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { Notice } from "../ui/notice.tsx";
import { formatCount, formatNumber } from "../ui/numbers.ts";

/** Why a total stops just below a gate, and what opens it. `unit`: in which the amounts are. */
export function GateNotice({ gate, unit }: { gate: NonNullable<ScoreBreakdown["gate"]>; unit: string }) {
  return (
    <Notice icon={LockKeyhole} title={`The score is held at ${formatNumber(gate.from - 1)}.`}>
      <p>
        {formatNumber(gate.from)} points and more must be paid for: by gas, or by a balance that is held, of which a
        tenth counts each year. It takes {gate.cost} {unit}; so far {gate.paid} {unit} were paid.
        {gate.gasUnknown > 0 && ` The fees of ${formatCount(gate.gasUnknown, "transaction")} are not known.`}
        {gate.hands !== null &&
          ` Money of this wallet passed through the hands of ${formatCount(gate.hands, "subject")}: each counts that part of what it held.`}
      </p>
    </Notice>
  );
}
