import type { AchievementCategory, Rarity } from "../../lib/engine/index.ts";
import { formatCount, formatShare } from "../ui/numbers.ts";

export const categoryNames: Record<AchievementCategory, string> = {
  wallet_age: "Age",
  transaction_volume: "Volume",
  protocol_usage: "Diversity",
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

/** How many wallets have an achievement: "12 wallets (3.2%)". */
export function formatHolders(holders: number, ranked: number): string {
  if (holders === 0) return "No holders yet";
  const share = ranked >= holders ? ` (${formatShare(holders / ranked)})` : "";
  return `${formatCount(holders, "wallet")}${share}`;
}

/** "1 point", "4 points". */
export function formatPoints(points: number): string {
  return formatCount(points, "point");
}
