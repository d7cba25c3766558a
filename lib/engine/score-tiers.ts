/** The tiers, from the lowest: the name and the least total that reaches it. */
export const scoreTiers = [
  { name: "bronze", from: 0 },
  { name: "silver", from: 300 },
  { name: "gold", from: 500 },
  { name: "platinum", from: 700 },
  { name: "diamond", from: 900 },
  { name: "legendary", from: 1_200 },
] as const;
export type ScoreTier = (typeof scoreTiers)[number]["name"];

/** The tier of a total. */
export function scoreTierOf(total: number): ScoreTier {
  let found: ScoreTier = "bronze";
  for (const { name, from } of scoreTiers) if (total >= from) found = name;
  return found;
}
