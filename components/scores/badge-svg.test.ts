import { describe, expect, test } from "vitest";
import { badgeSvg } from "./badge-svg.ts";

const score = { total: 742, tier: "platinum" } as const;

describe("a badge", () => {
  test("shows total and tier, as text for screen readers too", () => {
    const svg = badgeSvg({ score, theme: "light" });
    expect(svg).toContain('aria-label="Credence trust score: 742 · Platinum"');
    expect(svg).toContain(">742 · Platinum</text>");
  });

  test("of an unknown identity says so instead of a number", () => {
    expect(badgeSvg({ score: null, theme: "light" })).toMatch(/>not scored<\/text>/);
  });

  test("follows the reader's system unless a theme is chosen", () => {
    expect(badgeSvg({ score, theme: "auto" })).toContain("prefers-color-scheme: dark");
    for (const theme of ["light", "dark"] as const) expect(badgeSvg({ score, theme })).not.toContain("<style>");
    expect(badgeSvg({ score, theme: "dark" })).not.toBe(badgeSvg({ score, theme: "light" }));
  });
});
