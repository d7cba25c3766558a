import { expect, test } from "./setup/test.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};
/** At `/` the page is for browsers alone. */
const asPage = { Accept: "text/html" };
const pages = ["/", "/leaderboard", "/search", "/portal", "/nothing/here"];
const data = ["/v1/nothing", "/v1/auth/nonce", "/openapi.json", "/health/live", "/.well-known/credence.json"];

for (const path of [...pages, ...data]) {
  test(`${path} has the security headers, and speaks of TLS only behind it`, async ({ origin }) => {
    const { headers } = await fetch(`${origin}${path}`, { headers: asPage });
    for (const [name, value] of Object.entries(everywhere)) expect(headers.get(name)).toBe(value);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    const policy = headers.get("content-security-policy");
    if (data.includes(path)) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    else expect(policy).toContain("frame-ancestors 'none'");
    // The service of these tests is reached over plain HTTP.
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });
}

for (const path of pages) {
  test(`${path} runs scripts with the nonce of its own answer, and of no other`, async ({ origin }) => {
    const read = async () => {
      const answer = await fetch(`${origin}${path}`, { headers: asPage });
      const policy = answer.headers.get("content-security-policy") ?? "";
      return { nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? "", policy, html: await answer.text() };
    };
    const [first, second] = [await read(), await read()];
    expect(first.nonce).toHaveLength(24);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    const scripts = first.html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${first.nonce}"`);
  });
}

test.describe("with markup that got into a page", () => {
  test.use({
    // React finds markup that it did not write.
    provoked: /Content Security Policy|React error #418/,
  });

  test("its scripts do not run and its requests do not leave", async ({ page, origin }) => {
    await page.route(`${origin}/`, async (route) => {
      const answer = await route.fetch();
      const injected = `<script>window.ran = true</script><img src="data:," onerror="window.ran = true" alt="">`;
      await route.fulfill({ response: answer, body: (await answer.text()).replace("<main", `${injected}<main`) });
    });
    await page.goto(`${origin}/`);
    const left = await page.evaluate(() =>
      fetch("https://elsewhere.example/", { mode: "no-cors" }).then(
        () => true,
        () => false,
      ),
    );
    expect(left).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  });
});

test("a theme that was chosen is there from the first picture on, and the system's comes back", async ({
  page,
  origin,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${origin}/`);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect.poll(paper).not.toBe(light);
  const html = await (await page.request.get(`${origin}/`, { headers: asPage })).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  await page.reload();
  expect(await paper()).not.toBe(light);
  await page.getByRole("radio", { name: "System" }).check({ force: true });
  await expect.poll(paper).toBe(light);
});
