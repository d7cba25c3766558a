import { categoryRows } from "../../engine/categories.ts";
import { type Breakdown, categories } from "../../engine/types.ts";
import type { ScoreCause } from "./current-score.ts";

/** What changed: the points before and after, null for no score. */
interface PointsChange {
  before: Breakdown | null;
  after: Breakdown | null;
  cause: ScoreCause;
}

interface CauseWords {
  subject: string;
  /** What to do about a fall. */
  advice: string;
}

const causeWords: Record<ScoreCause, CauseWords> = {
  transactions: {
    subject: "New transactions",
    advice: "Each category shows its transactions, and what would raise it.",
  },
  time: { subject: "The passing of time", advice: "Points for recent use come back when the wallet is used again." },
  reorg: {
    subject: "Blocks that their chain replaced",
    advice: "There is nothing to do: transactions count again once they are in a block.",
  },
  attestation: {
    subject: "A change of attestations",
    advice: "Attestations of issuers with a good score of their own make up for it.",
  },
  achievement: { subject: "A change of achievements", advice: "Meet the requirement again to get the bonus back." },
  wallets: { subject: "A change of linked wallets", advice: "Link wallets of your own to count what they did." },
  clusters: {
    subject: "A comparison with other wallets",
    advice: "Its profile says which wallets act alike, and whether money passed through many hands. Act on your own.",
  },
  trust: {
    subject: "A change of payment trust",
    advice: "It follows whom the operator trusts, and whom these paid.",
  },
  model: { subject: "A new scoring model", advice: "There is nothing to do: the documentation explains the model." },
  appeal: { subject: "The decision on an appeal", advice: "Its reason is in the public log of appeals." },
};

/** The advice where risk took points; it replaces that of the cause. */
const riskAdvice = "The risk signals say what helps, and flags can be contested.";
const riskCauses: readonly ScoreCause[] = ["transactions", "time", "wallets", "clusters"];
const MOST_CATEGORIES = 3;

/**
 * Why a score changed: its cause with the categories that moved most, and for a fall what to do. Empty where no points changed
 * between two scores.
 */
export function explainChange({ before, after, cause }: PointsChange): string {
  if (after === null) return "The score ended: its wallet counts for another score, or is not known any more.";
  const gains = categories.map((category) => ({ category, gain: after[category] - (before?.[category] ?? 0) }));
  const total = gains.reduce((sum, { gain }) => sum + gain, 0);
  if (total === 0) return "";
  const moved = gains
    .filter(({ gain }) => (total < 0 ? gain < 0 : gain > 0))
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_CATEGORIES);
  const { subject, advice } = causeWords[cause];
  const what = listOf(moved.map(({ category, gain }) => `${categoryRows[category].label} by ${Math.abs(gain)}`));
  if (total > 0) return `${subject} raised ${what}.`;
  const isRisk = riskCauses.includes(cause) && moved.some(({ category }) => category === "risk");
  return `${subject} lowered ${what}. ${isRisk ? riskAdvice : advice}`;
}

function listOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join();
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
