import { LockKeyhole } from "lucide-react";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { Notice } from "../ui/notice.tsx";
import { formatCount, formatNumber } from "../ui/numbers.ts";

/** Why a total stops just below a gate, and what opens it. Amounts are in units of native currency. */
export function GateNotice({ gate }: { gate: NonNullable<ScoreBreakdown["gate"]> }) {
  return (
    <Notice icon={LockKeyhole} title={`The score is held at ${formatNumber(gate.from - 1)}.`}>
      <p>
        {formatNumber(gate.from)} points and more must be paid for: by gas, or by a balance that is held, of which a
        tenth counts each year. It takes {gate.cost} units; so far {gate.paid} were paid.
        {gate.gasUnknown > 0 && ` The fees of ${formatCount(gate.gasUnknown, "transaction")} are not known.`}
      </p>
    </Notice>
  );
}
