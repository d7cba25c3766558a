/** The tiers, from the lowest: the name and the least total that reaches it. */
export const tiers = [
  { name: "bronze", from: 0 },
  { name: "silver", from: 300 },
  { name: "gold", from: 500 },
  { name: "platinum", from: 700 },
  { name: "diamond", from: 900 },
  { name: "legendary", from: 1_200 },
] as const;
export type Tier = (typeof tiers)[number]["name"];

/** The tier of a total. */
export function tierOf(total: number): Tier {
  let found: Tier = "bronze";
  for (const { name, from } of tiers) if (total >= from) found = name;
  return found;
}
