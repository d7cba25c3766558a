import type { Score } from "@credence/client";
import type { ReactNode } from "react";
import { describeProblem, tierName } from "./labels.ts";
import { useStyles } from "./styles.tsx";
import { useScore } from "./use-score.ts";

/** An identity whose score is loaded, or a score that you have. */
export type ScoreBadgeProps =
  | { identity: string; score?: undefined }
  | { identity?: undefined; score: Pick<Score, "total" | "tier"> };

/** A score in a line of text: points and tier. */
export function ScoreBadge({ identity, score: given }: ScoreBadgeProps): ReactNode {
  const { data, error } = useScore(identity ?? null);
  const { sheet, style } = useStyles();
  const score = given ?? data?.score;
  const text = score ? `${score.total} · ${tierName(score.tier)}` : error ? describeProblem(error).short : "…";
  return (
    <>
      {sheet}
      <span className="credence credence-badge" style={style} role="img" aria-label={`Credence trust score: ${text}`}>
        <span aria-hidden="true">Credence</span>
        <span aria-hidden="true">{text}</span>
      </span>
    </>
  );
}
