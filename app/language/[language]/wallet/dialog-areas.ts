import type { Area } from "@/lib/core/texts.ts";

/** The texts of the dialog, which come with it when it opens: no page has them. */
export const dialogAreas = [
  ...(["wallet.errors", "wallet.list", "wallet.pairing"] as const),
  ...(["wallet.signIn", "wallet.titles"] as const),
] satisfies Area[];
