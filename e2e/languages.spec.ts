import { languages } from "../lib/core/language.ts";
import { isThorough } from "../tests/setup/rounds.ts";
import { pages } from "./setup/pages.ts";
import { expect, sidewaysScroll, test } from "./setup/test.ts";

const titles = {
  en: "Trust scores for wallets that anyone can verify.",
  es: "Puntuaciones de confianza para wallets que cualquiera puede verificar.",
  ja: "誰でも検証できる、ウォレットの信頼スコア。",
};
const phone = { width: 360, height: 740 };
const looked = pages.filter(({ alike, empty }) => !alike && !empty);
/** English is looked at elsewhere; in an ordinary run each of the others has its part of the pages. */
const others = languages.filter((language) => language !== "en");

for (const language of languages) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language, viewport: phone });

    test("gets the pages in it, none of them wider than a small phone", async ({ page, origin, wallet }) => {
      test.setTimeout(300_000);
      await page.route("**/profile/*/read", () => {});
      await page.goto(origin);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language]);
      const part = others.findIndex((other) => other === language);
      for (const { path } of looked.filter((_, at) => (isThorough ? part >= 0 : at % others.length === part))) {
        await page.goto(`${origin}${path(wallet)}`);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect([path(wallet), await sidewaysScroll(page)]).toEqual([path(wallet), 0]);
      }
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a language is chosen at the foot of a page, which comes back in it, and the choice stays", async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/leaderboard?category=age`);
    await page.getByRole("button", { name: "日本語" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ランキング");
    expect(page.url()).toBe(`${origin}/leaderboard?category=age`);
    await page.goto(origin);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.ja);
    await expect(page.getByRole("button", { name: "日本語" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.en);
  });
});

test("the choice takes posts of own pages alone, offered languages alone, and leads to no other site", async ({
  origin,
}) => {
  const choose = (language: string, headers: Record<string, string> = {}, method = "POST") =>
    fetch(`${origin}/language`, {
      method,
      redirect: "manual",
      headers: { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded", ...headers },
      ...(method === "POST" && { body: new URLSearchParams({ language }) }),
    });
  const chosen = await choose("es", { Referer: "https://elsewhere.example/page" });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/"]);
  expect(chosen.headers.get("set-cookie")).toMatch(
    /^language=es; Path=\/; .*Max-Age=31536000; HttpOnly; SameSite=lax/i,
  );
  expect((await choose("es", { Origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await choose("xx")).status).toBe(400);
  const got = await choose("es", {}, "GET");
  expect([got.status, got.headers.get("set-cookie")]).toEqual([405, null]);
});

test("what programs read stays English", async ({ origin }) => {
  const answer = await fetch(`${origin}/v1/score/nobody-has-this`, { headers: { "Accept-Language": "es" } });
  expect((await answer.json()).message).toMatch(/[a-z] [a-z]/);
});
