import { dailyActivity, onDays, plural } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { ONE, saturate } from "../numbers/fixed-point.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** How much a wallet acts: by days, and before model 4 by transactions too. */
export const activity: CategoryRow = {
  label: "Activity",
  sources: ["transactions"],
  curve: ({ sent, sentToOwn, activeDays }, spec) =>
    blend(
      [saturate(sent - sentToOwn, spec.activity.sent), spec.activity.sentShare],
      [saturate(activeDays, spec.activity.days), ONE - spec.activity.sentShare],
    ),
  inputs: ({ sent, sentToOwn, activeDays }, spec) => ({
    ...(spec.activity.sentShare > 0 && { transactionsSent: sent - sentToOwn }),
    activeDays,
  }),
  evidence: { ...any, kinds: ["sent"], order: "newest", note: "latest own transaction" },
  steps: [
    {
      words: (n) => plural(n, "Send a transaction on one more day", "Send a transaction on each of # more days"),
      apply: onDays,
    },
  ],
  combined: dailyActivity.alone,
};
