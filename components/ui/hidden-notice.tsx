import { EyeOff } from "lucide-react";
import { formatDay } from "./dates.ts";
import { Notice } from "./notice.tsx";

interface Props {
  /** Such as "this attestation". */
  what: string;
  hidden: { reason: string; at: string };
  /** What is not hidden. */
  remains: string;
}

/** In place of what an operator hides. */
export function HiddenNotice({ what, hidden: { reason, at }, remains }: Props) {
  return (
    <Notice icon={EyeOff} title={`An operator of this service hides ${what}`}>
      <p>
        {reason} Since {formatDay(at)}. {remains}
      </p>
    </Notice>
  );
}
