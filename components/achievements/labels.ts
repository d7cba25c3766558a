import type { Texts } from "../texts/create-texts.ts";
import { formatShare } from "../ui/numbers.ts";

/** How many wallets have an achievement: "12 wallets (3.2%)". */
export function formatHolders(t: Texts<"achievements">, holders: number, ranked: number): string {
  if (holders === 0) return t("noHolders");
  if (ranked < holders) return t("holders", { count: holders });
  return t("holdersShare", { count: holders, share: formatShare(holders / ranked, t.language) });
}
