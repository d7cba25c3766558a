import { expect, test } from "vitest";
import { themeOf } from "./theme.ts";

test("the chosen theme is found among a page's cookies, and nothing else is taken for it", () => {
  expect(themeOf("theme=dark")).toBe("dark");
  expect(themeOf("session=abc; theme=light; other=dark")).toBe("light");
  for (const cookies of ["", "theme=", "theme=sepia", "mytheme=dark", "other=theme=dark"]) {
    expect(themeOf(cookies)).toBe("system");
  }
});
