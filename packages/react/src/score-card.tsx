import type { PointsByCategory } from "@credence/client";
import type { ReactNode } from "react";
import { categoryNames, describeProblem, tierName } from "./labels.ts";
import { useStyles } from "./styles.tsx";
import { useScore } from "./use-score.ts";

export interface ScoreCardProps {
  /** A name or an address. */
  identity: string;
  chainId?: number;
}

const categories = Object.keys(categoryNames) as (keyof PointsByCategory)[]; // The keys of the record.

/** A score with its tier, its percentile and the points of each category. */
export function ScoreCard({ identity, chainId }: ScoreCardProps): ReactNode {
  const { data, error, isLoading, reload } = useScore(identity, { chainId });
  const { sheet, style } = useStyles();
  return (
    <section
      className="credence credence-box"
      style={style}
      aria-label={`Trust score of ${identity}`}
      aria-busy={isLoading}
    >
      {sheet}
      <p className="credence-soft">{data?.svcId ?? shorten(data?.address ?? identity)}</p>
      {isLoading && <p role="status">Loading the score…</p>}
      {error && (
        <div role="alert">
          <p>{describeProblem(error).long}</p>
          <button type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {data && (
        <>
          <p className="credence-total">{data.score.total}</p>
          <p>
            {tierName(data.score.tier)} · rank {data.score.rank} · percentile {data.score.percentile}
          </p>
          <dl>
            {categories.map((category) => (
              <div key={category} style={{ display: "contents" }}>
                <dt className="credence-soft">{categoryNames[category]}</dt>
                <dd>{data.score.breakdown[category]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** An address as its first and last characters; a name as it is. */
function shorten(identity: string): string {
  return /^0x[0-9a-f]{40}$/i.test(identity) ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity;
}
