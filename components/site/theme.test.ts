import { expect, test } from "vitest";
import { themeFromCookies } from "./theme.ts";

test("the chosen theme is found among a page's cookies, and nothing else is taken for it", () => {
  expect(themeFromCookies("theme=dark")).toBe("dark");
  expect(themeFromCookies("session=abc; theme=light; other=dark")).toBe("light");
  for (const cookies of ["", "theme=", "theme=sepia", "mytheme=dark", "other=theme=dark"]) {
    expect(themeFromCookies(cookies)).toBe("system");
  }
});
