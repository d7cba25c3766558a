import { expect, test } from "vitest";
import { labelDetails } from "./audit-details.ts";

test("details of an audit entry are labels and values in words", () => {
  const details = {
    reason: "Its node returned wrong receipts.",
    fromBlock: 1200,
    chainId: 31337,
    permissions: ["read", "write"],
    withoutNotice: false,
    rateLimit: null,
    expiresAt: "2026-11-25T23:07:00.000Z",
    wallets: [],
  };
  expect(labelDetails(details).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Reason: Its node returned wrong receipts.",
    "From block: 1,200",
    "Chain id: 31337",
    "Permissions: read, write",
    "Without notice: no",
    "Rate limit: none",
    "Expires at: 25 Nov 2026, 23:07 UTC",
    "Wallets: none",
  ]);
});
