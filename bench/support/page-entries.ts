import type { Page } from "@playwright/test";

/** The shortest that a browser reports. */
const SHORTEST_EVENT_MS = 16;

/** Opens a folded part of the page while React is hydrating it. */
export async function pressEarly(page: Page): Promise<void> {
  const fold = page.locator("main summary:visible").first();
  if ((await fold.count()) > 0) await fold.press("Enter");
}

/**
 * Opens up to three folded parts of the page, and walks on by keyboard. Returns the longest time from a press to the next paint, with
 * those before.
 */
export async function longestPress(page: Page): Promise<number> {
  for (const one of (await page.locator("main summary:visible").all()).slice(0, 3)) await one.press("Enter");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  const presses = (await entries(page, "event")).filter((one) => one.isPress);
  return Math.max(0, ...presses.map((one) => one.duration));
}

/** Of the browser's performance: milliseconds, and the size of a shift. */
interface Entry {
  start: number;
  duration: number;
  value: number;
  /** Of an event: that it is part of a press, not of a mere move of the pointer. */
  isPress: boolean;
  /** Of a shift: that a press came right before. */
  expected: boolean;
}

/** Performance entries of a kind so far. */
export function entries(page: Page, kind: string): Promise<Entry[]> {
  // Code for the page must not name functions: tsx would wrap them in a helper that the page lacks.
  return page.evaluate(
    (asked) =>
      new Promise((resolve) => {
        const seen: Entry[] = [];
        new PerformanceObserver((list) => {
          for (const one of list.getEntries()) {
            const value = "value" in one ? Number(one.value) : 0;
            const isPress = "interactionId" in one && Number(one.interactionId) > 0;
            const expected = "hadRecentInput" in one && one.hadRecentInput === true;
            seen.push({ start: one.startTime, duration: one.duration, value, isPress, expected });
          }
        }).observe(asked);
        // Buffered entries arrive before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
    { type: kind, buffered: true, durationThreshold: SHORTEST_EVENT_MS },
  );
}
