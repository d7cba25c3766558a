import type { Page } from "@playwright/test";
import { languages } from "../lib/core/language.ts";
import { textsIn } from "../lib/core/texts.ts";
import { isThorough } from "../tests/setup/rounds.ts";
import { pages } from "./setup/pages.ts";
import { expect, sidewaysScroll, test } from "./setup/test.ts";

const titles = {
  en: "Trust scores for wallets that anyone can verify.",
  es: "Puntuaciones de confianza para wallets que cualquiera puede verificar.",
  ja: "誰でも検証できる、ウォレットの信頼スコア。",
};
const days = { en: "30 Jun 2024", es: "30 jun 2024", ja: "2024年6月30日" };
const waits = { en: /Wait [\d,]+ days/, es: /Espera [\d.]+ días/, ja: /[\d,]+日待つ/ };
const separated = { en: /\d\d,\d{3}/, es: /\d\d\.\d{3}/, ja: /\d\d,\d{3}/ };
const phone = { width: 360, height: 740 };
const looked = pages.filter(({ alike, empty }) => !alike && !empty);
/** English is looked at elsewhere; in an ordinary run each of the others has its part of the pages. */
const others = languages.filter((language) => language !== "en");

/** Texts on a page that look English and do not say that they are. */
function englishOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inEnglish = ":lang(en), script, style, code, pre";
    // Letters with accents and hyphens, as names have, are no ends of words.
    const words = /(?<![\p{L}-])(?:the|of|is|are|and|with|not|your|from|this|to|for|it)(?![\p{L}-])/iu;
    const read = [...document.body.querySelectorAll("*")]
      .filter((element) => !element.matches(inEnglish))
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? ""),
        ...["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
      ]);
    // Documents are in English, and so are their titles.
    const title = location.pathname.startsWith("/docs/") ? "" : document.title;
    return [...new Set([title, ...read].filter((text) => words.test(text)))];
  });
}

for (const language of languages) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language, viewport: phone });

    test("has the menu of a wide screen in one row, and a profile's chart with all its names", async ({
      page,
      origin,
      wallet,
    }) => {
      await page.setViewportSize({ width: 1_024, height: 768 });
      await page.goto(`${origin}/profile/${wallet}`);
      expect(await sidewaysScroll(page)).toBe(0);
      const chart = page.locator('main svg[role="img"]:has(tspan)');
      const cut = await chart.evaluate((svg) => {
        const { left, right } = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll("text")].map(
          (text) => [text.textContent, text.getBoundingClientRect()] as const,
        );
        return texts.filter(([, box]) => box.left < left || box.right > right).map(([text]) => text);
      });
      expect(cut).toEqual([]);
    });

    test("gets the pages in it, with nothing left in English and none of them wider than a small phone", async ({
      page,
      origin,
      wallet,
    }) => {
      test.setTimeout(300_000);
      await page.route("**/profile/*/read", () => {});
      await page.goto(origin);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language]);
      const part = others.findIndex((other) => other === language);
      for (const { path } of looked.filter((_, at) => (isThorough ? part >= 0 : at % others.length === part))) {
        await page.goto(`${origin}${path(wallet)}`);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect([path(wallet), await sidewaysScroll(page)]).toEqual([path(wallet), 0]);
        expect([path(wallet), await englishOn(page)]).toEqual([path(wallet), []]);
      }
    });

    test("gets dates and numbers as they are written in it", async ({ page, origin, wallet }) => {
      await page.goto(`${origin}/leaderboard?at=2024-06-30`);
      await expect(page.getByRole("main")).toContainText(days[language]);
      await page.goto(`${origin}/profile/${wallet}/receipt`);
      await expect(page.getByRole("main")).toContainText(separated[language]);
    });

    test("reads on the page of policies what would close a gap in it", async ({ page, origin, wallet }) => {
      const policy = JSON.stringify({ op: "all", rules: [{ module: "walletAgeDays", cmp: "gte", value: 9_000 }] });
      await page.goto(`${origin}/policies?${new URLSearchParams({ policy, identity: wallet })}`);
      await expect(page.getByRole("listitem").filter({ hasText: waits[language] })).toBeVisible();
    });

    test.describe("for a page with a fault", () => {
      test.use({ provoked: /PluralRules/ });

      test("says so in it", async ({ page, origin }) => {
        const [missing, fault] = [textsIn(language, "site.notFound"), textsIn(language, "site.error")];
        await page.goto(`${origin}/nothing/here`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing("title"));
        await expect(page).toHaveTitle(`${missing("title")} · Credence`);
        await page.addInitScript(() => {
          Object.defineProperty(Intl, "PluralRules", { value: () => Promise.reject(new Error("provoked")) });
        });
        await page.goto(`${origin}/policies`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(fault("title"));
        await expect(page.getByRole("button", { name: fault("retry") })).toBeVisible();
        await expect(page.getByRole("main")).toContainText(fault("text"));
      });
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

test("a language is chosen on a page behind a secret link, which comes back in it", async ({ page, origin }) => {
  await page.goto(`${origin}/notices/confirm?token=nothing`);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(page.url()).toBe(`${origin}/notices/confirm?token=nothing`);
});

/** Bytes of the texts that come with a page for its client components, and their keys. */
async function textsOf(url: string, language: string): Promise<{ bytes: number; keys: string[] }> {
  const html = await (await fetch(url, { headers: { Accept: "text/html", "Accept-Language": language } })).text();
  const rows = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, row = '""']) =>
    JSON.parse(row),
  );
  const given = [...rows.join("").matchAll(/"messages":(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g)].map(
    ([, one = "{}"]) => one,
  );
  return {
    bytes: given.reduce((sum, one) => sum + Buffer.byteLength(one), 0),
    keys: given.flatMap((one) => Object.keys(JSON.parse(one))),
  };
}

test("a plain page brings only the texts of its frame along; those of the wallet's dialog come when it opens", async ({
  page,
  origin,
}) => {
  for (const language of languages) {
    const { bytes, keys } = await textsOf(`${origin}/status`, language);
    expect(keys).toContain("wallet.connect.connect");
    expect(keys.filter((key) => /^(?:api|wallet\.(?!connect\.))/.test(key))).toEqual([]);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThan(2_500);
  }
  await page.context().addCookies([{ name: "language", value: "ja", url: origin }]);
  await page.goto(`${origin}/status`);
  const asked = page.waitForResponse(`${origin}/language/ja/wallet`);
  await page.getByRole("banner").getByRole("button", { name: "接続" }).click();
  expect((await asked).headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText("ウォレットを接続");
  expect((await fetch(`${origin}/language/xx/wallet`)).status).toBe(404);
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
