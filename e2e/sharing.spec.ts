import type { APIResponse } from "@playwright/test";
import { expect, test } from "./setup/test.ts";

/** Width and height a PNG says it has; null for anything else. */
async function sizeOf(answer: APIResponse): Promise<{ width: number; height: number } | null> {
  const bytes = await answer.body();
  if (bytes.subarray(1, 4).toString("latin1") !== "PNG") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const CARD = { width: 1200, height: 630 };

test("a link to a profile is previewed by a picture of its score, at an address others can reach", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const openGraph = (name: string) => page.locator(`meta[property="og:${name}"]`);
  const url = `${origin}/profile/${wallet.toLowerCase()}/card.png`;
  await expect(openGraph("image")).toHaveAttribute("content", url);
  await expect(openGraph("image:width")).toHaveAttribute("content", "1200");
  await expect(openGraph("image:alt")).toHaveAttribute("content", /^The trust score of /);
  await expect(openGraph("url")).toHaveAttribute("content", `${origin}/profile/${wallet.toLowerCase()}`);
  await expect(openGraph("title")).toHaveAttribute("content", /Credence/);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
  const picture = await page.request.get(url);
  expect(picture.status()).toBe(200);
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=300",
    "x-content-type-options": "nosniff",
  });
  expect(await sizeOf(picture)).toEqual(CARD);
});

test("each profile has its own picture, the same as long as its score is; what is not known has none", async ({
  page,
  origin,
  wallet,
}) => {
  const board = await (await page.request.get(`${origin}/leaderboard`, { headers: { Accept: "text/html" } })).text();
  const others = [...board.matchAll(/\/profile\/([\w.-]+)"/g)].map(([, one]) => one).filter((one) => one !== wallet);
  const [other] = others;
  const card = async (identity: string | undefined) =>
    (await page.request.get(`${origin}/profile/${identity}/card.png`)).body();
  const own = await card(wallet);
  expect((await card(wallet)).equals(own)).toBe(true);
  expect((await card(other)).equals(own)).toBe(false);
  for (const nobody of ["nobody-at-all", "0x000000000000000000000000000000000000dEaD", "%3Cb%3E", "a%00b"]) {
    expect((await page.request.get(`${origin}/profile/${nobody}/card.png`)).status()).toBe(404);
  }
});

test("a badge is a picture of the profile's score, in both themes; of nobody it says so", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const total =
    (await page
      .getByRole("img", { name: /of 1,?300/ })
      .first()
      .getAttribute("aria-label")) ?? "";
  for (const theme of ["light", "dark"]) {
    const url = `${origin}/badge/${wallet}.svg?theme=${theme}`;
    const width = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth;
    }, url);
    expect(width).toBeGreaterThan(100);
    const answer = await page.request.get(url);
    expect(answer.headers()).toMatchObject({ "content-type": "image/svg+xml; charset=utf-8" });
    const shown = /trust score: (\d+) /.exec(await answer.text())?.[1];
    expect(total.replaceAll(",", "")).toContain(`${shown}`);
  }
  const nobody = await page.request.get(`${origin}/badge/nobody-at-all.svg`);
  expect([nobody.status(), await nobody.text()]).toEqual([404, expect.stringContaining("not scored")]);
  expect((await page.request.get(`${origin}/badge/${wallet}.png`)).status()).toBe(404);
});

test("every other page is previewed by the site's picture, and the site has icons and a manifest", async ({
  page,
  origin,
}) => {
  for (const path of ["/", "/leaderboard", "/names"]) {
    await page.goto(`${origin}${path}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${origin}/card.png`);
  }
  expect(await sizeOf(await page.request.get(`${origin}/card.png`))).toEqual(CARD);
  const linked = async (rel: string) => {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute("href");
    return page.request.get(new URL(href ?? "", origin).href);
  };
  expect(await sizeOf(await linked("apple-touch-icon"))).toEqual({ width: 180, height: 180 });
  expect((await linked("icon")).ok()).toBe(true);
  const manifest = await (await linked("manifest")).json();
  expect(manifest).toMatchObject({ name: "Credence", start_url: "/" });
  for (const { src } of manifest.icons) expect((await page.request.get(`${origin}${src}`)).ok()).toBe(true);
});

test("robots.txt lists which pages robots may visit", async ({ page, origin }) => {
  const answer = await page.request.get(`${origin}/robots.txt`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual(expect.arrayContaining(["User-Agent: *", "Allow: /", "Disallow: /portal", "Disallow: /v1/"]));
});

test("however many pictures are asked for at once, each is drawn or asked for again later, and pages go on", async ({
  page,
  origin,
}) => {
  const board = await (
    await page.request.get(`${origin}/leaderboard?offset=25`, { headers: { Accept: "text/html" } })
  ).text();
  const wallets = [...new Set([...board.matchAll(/\/profile\/(0x[0-9a-fA-F]{40})"/g)].map(([, one]) => one))];
  expect(wallets.length).toBeGreaterThan(15);
  const answers = await Promise.all(wallets.map((one) => page.request.get(`${origin}/profile/${one}/card.png`)));
  for (const answer of answers) {
    if (answer.status() === 503) expect(answer.headers()["retry-after"]).toBe("5");
    else expect(await sizeOf(answer)).toEqual(CARD);
  }
  expect(answers.some((answer) => answer.status() === 200)).toBe(true);
  await page.goto(`${origin}/leaderboard`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});
