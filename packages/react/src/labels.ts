import { ApiError, type PointsByCategory, type Score } from "@credence/client";

/** A tier as a word of a sentence. */
export function tierName(tier: Score["tier"]): string {
  return tier.charAt(0).toUpperCase() + tier.slice(1);
}

/** The categories in the order of the service. */
export const categoryNames: Readonly<Record<keyof PointsByCategory, string>> = {
  activity: "Activity",
  volume: "Volume",
  age: "Age",
  diversity: "Diversity",
  governance: "Governance",
  social: "Social",
  risk: "Low risk",
  loyalty: "Loyalty",
};

/** What to show instead of a score. */
export function describeProblem(error: Error): { short: string; long: string } {
  if (error instanceof ApiError && error.code === "USER_NOT_FOUND") {
    return { short: "not scored", long: "This wallet or name has no score yet." };
  }
  return { short: "unavailable", long: "The score cannot be loaded now." };
}
