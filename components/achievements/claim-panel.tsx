"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { UserAchievements } from "../../lib/domains/achievements/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { AchievementIcon } from "./achievement-icon.tsx";

type Claimable = UserAchievements["claimableAchievements"][number];

/** What was claimed last, and the score after it. */
interface Claimed {
  titles: string[];
  bonus: number;
  total: number;
}

interface Props {
  identity: string;
  claimable: readonly Claimable[];
}

/** Lets the owner claim earned achievements, one by one or all at once. */
export function ClaimPanel({ identity, claimable }: Props) {
  const t = useTexts("achievements.claim");
  const { claimed, problem, buttonState, claim } = useClaims(identity);
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {claimed && <ClaimedNotice {...claimed} />}
      </div>
      <ProblemNotice problem={problem} />
      {claimable.length > 0 && (
        <div className="rounded-2xl border border-line bg-surface">
          <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5">
            <h3 className="font-semibold">{t("title")}</h3>
            {claimable.length > 1 && (
              <Button {...buttonState("all")} onClick={() => claim("all", claimable)}>
                {t("all", { count: claimable.length })}
              </Button>
            )}
          </div>
          <ul aria-label={t("list")} className="grid px-5 pt-2 pb-3 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
            {claimable.map((one) => (
              <ClaimableItem key={one.id} one={one} buttonState={buttonState} claim={claim} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Claims = ReturnType<typeof useClaims>;

function ClaimableItem({
  one,
  buttonState,
  claim,
}: {
  one: Claimable;
  buttonState: Claims["buttonState"];
  claim: Claims["claim"];
}) {
  const t = useTexts("achievements.claim");
  return (
    <li className="flex items-center gap-3 py-2.5">
      <AchievementIcon id={one.id} earned size={36} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{one.title}</span>
        <span className="figures block text-sm text-ink-faint">{t("upTo", { points: one.scoreBonus })}</span>
      </span>
      <Button
        kind="quiet"
        aria-label={t("one", { title: one.title })}
        {...buttonState(one.id)}
        onClick={() => claim(one.id, [one])}
      >
        {t("claim")}
      </Button>
    </li>
  );
}

/** Claims achievements; `button` names the pressed button, which alone is busy. */
function useClaims(identity: string) {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [pressed, setPressed] = useState<string | null>(null);
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const claim = (button: string, achievements: readonly Claimable[]) => {
    setPressed(button);
    const done: Claimed = { titles: [], bonus: 0, total: 0 };
    void run(async () => {
      try {
        // One after the other, as each returns the score it leads to.
        for (const { id, title, scoreBonus } of achievements) {
          const { score } = await api.call("POST /v1/achievements/{identity}/claim", {
            params: { identity },
            body: { achievementId: id },
          });
          done.titles.push(title);
          done.bonus += scoreBonus;
          done.total = score.total;
        }
      } finally {
        if (done.titles.length > 0) {
          setClaimed({ ...done });
          router.refresh();
        }
      }
    });
  };
  const buttonState = (button: string) => ({
    busy: busy && pressed === button,
    disabled: busy && pressed !== button,
  });
  return { claimed, problem, buttonState, claim };
}

function ClaimedNotice({ titles, bonus, total }: Claimed) {
  const t = useTexts("achievements.claim");
  return (
    <p className="flex gap-3 rounded-xl bg-up-soft p-4 text-up">
      <CircleCheck size={20} className="mt-0.5 shrink-0" />
      <span>
        {t.rich("done", {
          titles: titles.join(", "),
          count: titles.length,
          points: bonus,
          total,
          b: (inside) => <b className="figures font-semibold">{inside}</b>,
        })}
      </span>
    </p>
  );
}
