import type { AchievementCategory, Rarity } from "../../lib/engine/index.ts";

/** How kinds and rarities are told to people. */
export const kindNames: Record<AchievementCategory, string> = {
  wallet_age: "Age",
  transaction_volume: "Volume",
  protocol_usage: "Variety",
  governance: "Governance",
  social: "Social",
  defi: "DeFi",
  nft: "NFTs",
  trading: "Trading",
};

export const rarityNames: Record<Rarity, string> = {
  common: "Common",
  uncommon: "Uncommon",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** How many hold something: "12 hold it (3.2 %)". */
export function holdersWords(holders: number, ranked: number): string {
  if (holders === 0) return "Nobody holds it yet";
  const share = ranked >= holders ? ` (${((100 * holders) / ranked).toFixed(1)} %)` : "";
  return `${holders.toLocaleString("en")} ${holders === 1 ? "holds" : "hold"} it${share}`;
}

/** "1 point", "4 points". */
export function pointsWords(points: number): string {
  return `${points.toLocaleString("en")} ${points === 1 ? "point" : "points"}`;
}
