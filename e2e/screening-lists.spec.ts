import { rmSync, writeFileSync } from "node:fs";
import { withClient } from "../scripts/database/with-client.ts";
import { confirm, operator, row } from "./setup/administration.ts";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";
import { listedAddresses } from "./setup/world.ts";

test.describe.configure({ timeout: 240_000 });

test("an operator sees a screening list, has it refreshed, and is told that it cannot be read and is stale", async ({
  page,
  origin,
}) => {
  const file = process.env.E2E_LIST_FILE ?? "";
  const [first = ""] = listedAddresses;
  await signIn(page.context(), origin, operator);
  const list = row(page, "Screening lists", "Own list");
  const refresh = async () => {
    await list.getByRole("button", { name: "Refresh", exact: true }).click();
    await confirm(page, "Refresh", {});
  };
  /** A worker looks each minute for what to refresh. */
  const expectState = (state: string, addresses: string) =>
    expect(async () => {
      await page.goto(`${origin}/admin/screening`);
      await expect(list.getByRole("cell").nth(1)).toHaveText(state, { timeout: 1_000 });
      await expect(list.getByRole("cell").nth(3)).toHaveText(addresses, { timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
  await expectState("current", "2");
  writeFileSync(file, [...listedAddresses, `0x${"bad3".padStart(40, "0")}`].join("\n"));
  await refresh();
  await expectState("current", "3");
  rmSync(file);
  await refresh();
  await expectState("failing", "3");

  await withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    for (const table of ["screening_list", "screening_day"]) {
      await client.query(`update ${table} set refreshed_at = refreshed_at - interval '2 days'`);
    }
  });
  await expectState("stale", "3");
  await expect(list).toContainText("2 days ago");
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole("region", { name: "Needs attention" })).toContainText(/own is stale since/);
  const onLists = page.getByText("On lists").locator("xpath=following-sibling::dd");
  await page.goto(`${origin}/check?address=${first}`);
  await expect(onLists).toContainText(/^own/);
  await page.goto(`${origin}/check?address=${newAccount().address}`);
  await expect(onLists).toContainText("On none that could be checked");
});
