import { expect, it } from "vitest";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { formatHolders } from "./labels.ts";

it("shows the share of holders, and omits it where it would mislead", () => {
  const t = createTexts("en", messagesOf("en", "achievements"), "achievements");
  expect(formatHolders(t, 0, 375)).toBe("No holders yet");
  expect(formatHolders(t, 1, 375)).toBe("1 wallet (0.3%)");
  expect(formatHolders(t, 1_200, 2_400)).toBe("1,200 wallets (50.0%)");
  // Wallets that are not ranked at the moment keep what they earned.
  expect(formatHolders(t, 3, 2)).toBe("3 wallets");
});
