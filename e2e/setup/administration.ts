import type { Locator, Page } from "@playwright/test";
import { DEMO_OPERATOR } from "../../lib/core/published-keys.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { expect, violations } from "./test.ts";

/** For a machine that does much else; nothing is measured. */
export const patience = { timeout: 60_000 };

export const operator = localAccount(DEMO_OPERATOR.account);

/** The row of a table that has the text. */
export const row = (page: Page, table: string, text: string | RegExp): Locator =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: text });

/** Fill the open dialog and confirm it. */
export async function confirm(page: Page, label: string, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole("dialog");
  // Its code is loaded on demand, and axe measures what has faded in.
  await expect(dialog).toBeVisible(patience);
  for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toBeHidden(patience);
}
