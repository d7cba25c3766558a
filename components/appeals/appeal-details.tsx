import { useTexts } from "#texts";
import type { AppealView } from "../../lib/domains/appeals/schemas.ts";
import { type Party, PartyLink } from "../attest/party.tsx";
import { formatDay } from "../ui/dates.ts";
import { Definition } from "../ui/definition.tsx";
import { HiddenNotice } from "../ui/hidden-notice.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { StrangersText } from "../ui/visible-text.tsx";

/** What the owner says, as it was sent, unless an operator hides it. */
export function AppealCase({ appeal: { reason, evidence, hidden } }: { appeal: AppealView }) {
  const t = useTexts("appeals.details");
  if (hidden) {
    return <HiddenNotice what={t("hidden")} hidden={hidden} remains={t("remains")} />;
  }
  return (
    <div className="grid gap-6 rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <div>
        <h2 className="text-sm font-medium text-ink-faint">{t("reason")}</h2>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <StrangersText lines>{reason}</StrangersText>
        </p>
      </div>
      <div>
        <h2 className="text-sm font-medium text-ink-faint">{t("evidence")}</h2>
        {evidence.length === 0 && <p className="mt-2 text-ink-soft">{t("none")}</p>}
        <ul className="mt-2 grid gap-1 font-mono text-sm empty:hidden">
          {evidence.map((one) => (
            <li key={one} className="wrap-anywhere">
              <Evidence text={one} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A URL, which anybody may have written, or a transaction hash. */
function Evidence({ text }: { text: string }) {
  if (!/^https?:/.test(text)) return text;
  return (
    <a
      href={text}
      rel="nofollow ugc noopener noreferrer"
      className="underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {text}
    </a>
  );
}

/** The wallet, the clock, and what was decided. */
export function AppealFacts({ appeal, wallet }: { appeal: AppealView; wallet: Party }) {
  const t = useTexts("appeals.details");
  const { openedAt, decideBy, decidedAt, status, fromDay, score } = appeal;
  return (
    <dl className="grid content-start gap-4">
      <Definition name={t("wallet")}>
        <PartyLink party={wallet} />
      </Definition>
      <Definition name={t("opened")} className="figures">
        <TimeAt at={openedAt} />
      </Definition>
      {status === "open" && (
        <Definition name={t("decideBy")} className="figures">
          <TimeAt at={decideBy} />
        </Definition>
      )}
      {decidedAt && (
        <Definition name={status === "withdrawn" ? t("withdrawn") : t("decided")} className="figures">
          <TimeAt at={decidedAt} />
        </Definition>
      )}
      {fromDay && (
        <Definition name={t("countsFrom")} className="figures">
          {formatDay(fromDay, t.language)}
        </Definition>
      )}
      {score && (
        <Definition name={t("score")} className="figures">
          {score.before === score.after
            ? t("unchanged", { after: score.after })
            : t("changed", { before: score.before, after: score.after })}
        </Definition>
      )}
    </dl>
  );
}

/** The operator's reason. */
export function AppealDecision({ decision }: { decision: string }) {
  const t = useTexts("appeals.details");
  return (
    <div className="rounded-2xl border border-line bg-sunken p-5 sm:p-8">
      <h2 className="text-sm font-medium text-ink-soft">{t("decision")}</h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{decision}</p>
    </div>
  );
}
