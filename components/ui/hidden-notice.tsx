import { EyeOff } from "lucide-react";
import { useTexts } from "#texts";
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
  const t = useTexts("ui");
  return (
    <Notice icon={EyeOff} title={t("hidden", { what })}>
      <p>
        {reason} {t("hiddenSince", { day: formatDay(at, t.language) })} {remains}
      </p>
    </Notice>
  );
}
