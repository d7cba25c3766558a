import { expect, test } from "./setup/test.ts";

test("a page brings its styles along, and the next page loads none either", async ({ page, origin }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await page.goto(`${origin}/leaderboard`, { waitUntil: "networkidle" });
  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("region", { name: "Breakdown" }).waitFor();
  await page.waitForLoadState("networkidle");
  // Which only a sheet can have changed.
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
  expect(sheets).toEqual([]);
});

test("a fold opens by key and pointer without React, and what is in it reaches React", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}`);
  await page.evaluate(() => {
    const reached: string[] = [];
    Reflect.set(window, "reached", reached);
    for (const kind of ["pointerdown", "mousedown", "keydown", "click"]) {
      document.addEventListener(kind, (event) => reached.push(`${kind} ${(event.target as Element).localName}`), true);
    }
  });
  const reached = () => page.evaluate(() => Reflect.get(window, "reached"));
  const fold = page.getByRole("region", { name: "Breakdown" }).locator("details").first();
  await fold.locator("summary").click();
  await expect(fold).toHaveAttribute("open");
  await fold.locator("summary").press("Enter");
  await expect(fold).not.toHaveAttribute("open");
  await fold.locator("summary").press(" ");
  await expect(fold).toHaveAttribute("open");
  expect(await reached()).toEqual([]);
  await fold.getByRole("heading", { name: "Inputs" }).click();
  expect(await reached()).toContain("click h3");
});

test("the key of the search works from a fold", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`, { waitUntil: "networkidle" });
  await page.getByRole("region", { name: "Breakdown" }).locator("summary").first().press("/");
  await expect(page.getByLabel("Site search")).toBeFocused();
});
