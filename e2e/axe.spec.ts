import { expect, test, violations, violationsInBothThemes } from "./setup/test.ts";

// What the tests of pages rely on: that a fault would be seen.

test("two small buttons are too close, and text that cannot be read in the other theme is found there", async ({
  page,
  origin,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${origin}/search`);
  expect(await violations(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    for (const name of ["one", "another"]) {
      const button = main.appendChild(document.createElement("button"));
      button.ariaLabel = name;
      Object.assign(button.style, { width: "9px", height: "9px", padding: "0" });
    }
    const text = main.appendChild(document.createElement("p"));
    text.textContent = "Hard to read in the dark.";
    Object.assign(text.style, { color: "light-dark(#000, #999)", background: "light-dark(#fff, #888)" });
  });
  const rules = (await violationsInBothThemes(page)).map((line) => line.split(":")[0]);
  expect(rules).toEqual(["target-size", "target-size", "color-contrast"]);
});
