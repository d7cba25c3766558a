import type { Page } from "@playwright/test";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { FIRST_WALLET } from "../scripts/simulation/wallets.ts";
import { signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

/** Wallets of the simulation, from its end: other tests take theirs from its beginning. */
const candidates = Array.from({ length: 40 }, (_, i) => localAccount(FIRST_WALLET + 100 + i));

/** A simulated wallet that waits to claim at least three, and is on no identity. */
async function someoneWhoEarned(page: Page, origin: string) {
  await signIn(page.context(), origin, newAccount());
  for (const account of candidates) {
    const answer = await page.context().request.get(`${origin}/v1/achievements/${account.address}`);
    const { success, svcId, claimableAchievements } = await answer.json();
    if (success && svcId === null && claimableAchievements.length >= 3) return { account, claimableAchievements };
  }
  throw new Error("no simulated wallet has earned three");
}

/** The points that claimed achievements add, as the API returns them by category. */
async function bonusOf(page: Page, origin: string, address: string): Promise<number> {
  const answer = await page.context().request.get(`${origin}/v1/score/${address}/breakdown`);
  const { breakdown } = await answer.json();
  return breakdown.reduce((sum: number, { bonus }: { bonus: number }) => sum + bonus, 0);
}

test("only its owner claims an earned achievement: its bonus is in the score, and it is not offered again", async ({
  page,
  browser,
  origin,
}) => {
  const { account, claimableAchievements } = await someoneWhoEarned(page, origin);
  const [first, ...others] = claimableAchievements as { title: string; scoreBonus: number }[];
  if (!first) throw new Error("nothing to claim");

  // To somebody else it is shown as earned, without a button.
  await page.goto(`${origin}/profile/${account.address}#achievements`);
  const section = page.getByRole("region", { name: "Achievements" });
  const earned = section.getByRole("list", { name: "Earned achievements" });
  const card = earned.getByRole("listitem").filter({ has: page.getByRole("heading", { name: first.title }) });
  await expect(card).toContainText("Earned");
  await expect(section.getByRole("button", { name: /^Claim/ })).toHaveCount(0);
  expect(await bonusOf(page, origin, account.address)).toBe(0);

  // Other tests bring new blocks, which may move the score and earn more: only what is known here is looked at.
  const own = await browser.newContext();
  const mine = await own.newPage();
  await signIn(own, origin, account);
  await mine.goto(`${origin}/profile/${account.address}`);
  const claim = (title: string) => mine.getByRole("button", { name: `Claim ${title}`, exact: true });
  await claim(first.title).click();
  const claimed = mine.getByRole("status").filter({ hasText: `${first.title} is claimed` });
  await expect(claimed).toContainText(
    /: up to \d+ points more, by trust and by what was paid\. The score is [\d,]+\./,
    patience,
  );
  expect(await bonusOf(page, origin, account.address)).toBeLessThanOrEqual(first.scoreBonus);
  await expect(claim(first.title)).toHaveCount(0, patience);
  await expect(claim(others[0]?.title ?? "")).toBeVisible();
  expect(await sidewaysScroll(mine)).toBe(0);
  expect(await violations(mine)).toEqual([]);

  // The rest at once.
  await mine.getByRole("button", { name: /^Claim all \d+$/ }).click();
  for (const { title } of others) await expect(claim(title)).toHaveCount(0, patience);
  const most = [first, ...others].reduce((sum, one) => sum + one.scoreBonus, 0);
  // Under a low trust, nothing of it may be left.
  expect(await bonusOf(page, origin, account.address)).toBeLessThanOrEqual(most);
  await own.close();

  await page.reload();
  await expect(card).toContainText("Claimed");
});

test("a visitor without a session reads how to claim; an unearned achievement shows its progress", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}#achievements`);
  const section = page.getByRole("region", { name: "Achievements" });
  await expect(section).toContainText(/ready to claim/);
  await section.getByRole("button", { name: "Connect to claim" }).click();
  await expect(page.getByRole("dialog")).toBeVisible(patience);
  await page.keyboard.press("Escape");
  const nearest = section.getByRole("list", { name: "Achievements in progress" });
  await expect(nearest.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(nearest.getByRole("listitem").first()).toContainText(/[\d,]+ of [\d,]+ /);
});

test("all achievements are listed with requirement and rarity, with the filter in the URL", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/achievements`);
  const first = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "First month" }) });
  await expect(first).toContainText("Requires at least 30 days since the first transaction sent.");
  await expect(first).toContainText(/\d+ wallets? \(\d+(\.\d)?%\)/);
  await expect(first).toContainText("+2 points in the score");
  await page.getByLabel("Category").selectOption({ label: "Governance" });
  await expect(page).toHaveURL(/category=governance/);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["A voice", "Trustee", "Steady voice"]);
  await page.getByLabel("Rarity").selectOption({ label: "Legendary" });
  await expect(page.getByText("No achievements match this category and rarity.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Trading" })).toBeVisible();
});
