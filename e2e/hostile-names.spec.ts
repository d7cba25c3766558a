import type { Page } from "@playwright/test";
import { visible } from "../components/ui/visible-text.tsx";
import { recordedNames } from "../tests/factories/recorded-names.ts";
import { seeded } from "../tests/indexer/simulated-chain.ts";
import { rounds } from "../tests/setup/rounds.ts";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

// Names on chain keep the format rules; others reach pages through addresses, queries, answers and what people type. The page of
// every test here fails on its own for a message, an exception, a breach of the policy and a request to another host.

const MARK = "hostile-element";
/** Each tries to become an element, to run something, or to reorder the text beside it. */
const payloads = [
  `<${MARK}>`,
  `"><${MARK} onclick=self.ran=1>`,
  `<img src=x onerror="self.ran=1">`,
  `<script>self.ran=1</script>`,
  `</script><script>self.ran=1</script>`,
  `</title><svg onload="self.ran=1">`,
  `<!--<${MARK}>-->]]><${MARK}>`,
  `javascript:self.ran=1//`,
  `'-self.ran=1-'`,
  `\${self.ran=1}{{self.ran=1}}`,
  `\u202E<b>evila\u202C\u2066`,
  `a\u200B\u200C\u200D\uFEFFb\u0301\u0301\u0301`,
  `%3Cscript%3Eself.ran=1%3C/script%3E`,
  `__proto__`,
  `\u0430lice.svc\u0000`,
];

/** Hostile text made of the worst pieces, the same for the same seed. */
function generated(count: number): string[] {
  const random = seeded(4);
  const pieces = [
    ...payloads,
    "<",
    ">",
    '"',
    "'",
    "&",
    "&lt;",
    "/",
    "\\",
    "?",
    "#",
    "%",
    "=",
    "`",
    " ",
    "\t",
    "\u2028",
    "🦊",
  ];
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(4) }, () => pieces[random(pieces.length)] ?? "").join(""),
  );
}

/** What is no name by format and can stand in a path. */
const recorded = [...new Set([...recordedNames(), ...generated(60)])].filter(
  (name) => !/^[a-z0-9-]*$/.test(name) && !/^\.*$/.test(name.trim()),
);

interface Look {
  path: string;
  /** Element that shows the name, and what it must read. */
  shows: { selector: string; text: string } | null;
}

/** As pages take a name: without the character no text may hold, without one suffix. */
function judged(name: string): string {
  const whole = name.replaceAll("\0", "").slice(0, 255);
  return whole.toLowerCase().endsWith(".svc") ? whole.slice(0, -4) : whole;
}

/** Read pages as the browser would and list those that hold more than text: unknown elements, handlers, another text. */
function validateEntries(page: Page, plain: readonly string[], looks: readonly Look[]): Promise<string[]> {
  return page.evaluate(
    async ({ plain, looks }) => {
      const parse = async (path: string) => {
        const answer = await fetch(path, { headers: { Accept: "text/html" } });
        // The policy of this page forbids styles with the nonce of another answer: the sheet is left out, which comes first.
        return new DOMParser().parseFromString((await answer.text()).replace(/<style.*?<\/style>/s, ""), "text/html");
      };
      // React's own places of what a busy server sends later.
      const elements = (doc: Document) => [...doc.querySelectorAll('*:not(template[id^="B:"], template[id^="P:"])')];
      const known = new Set<string>();
      for (const path of plain) for (const one of elements(await parse(path))) known.add(one.tagName);
      const faults: string[] = [];
      const queue = [...looks];
      const work = async () => {
        for (let look = queue.pop(); look; look = queue.pop()) {
          const doc = await parse(look.path);
          for (const one of elements(doc)) {
            if (!known.has(one.tagName)) faults.push(`${look.path}: <${one.tagName}>`);
            for (const { name, value } of one.attributes) {
              const leads = /^(?:href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value);
              if (leads || /^on|^srcdoc$/i.test(name)) faults.push(`${look.path}: ${name}=${value}`);
            }
          }
          if (!look.shows) continue;
          const shown = doc.querySelector(look.shows.selector);
          const text = shown instanceof HTMLInputElement ? shown.value : shown?.textContent;
          if (text !== look.shows.text) faults.push(`${look.path}: shows ${text}`);
        }
      };
      await Promise.all(Array.from({ length: 4 }, work));
      return faults;
    },
    { plain, looks },
  );
}

/** What HTML makes of a text in a field: no line breaks. */
const inField = (text: string) => text.replaceAll(/[\r\n]/g, "");

test.describe("all of them", () => {
  // Profiles of what is no name are not found.
  test.use({ provoked: /status of 404/ });

  test("every recorded and generated hostile name is text on the page of a name, in its search and in the site's", async ({
    page,
    origin,
  }) => {
    test.setTimeout(600_000);
    await page.goto(`${origin}/names`);
    const plain = [
      ...["/names/nobody-has-this", "/names/no--good", "/names/amber", "/names?q=nobody-has-this", "/names?q=no--good"],
      ...["/search?q=zzz", "/search?q=0x12", "/profile/nobody-at-all", "/leaderboard?category=age"],
    ];
    expect(recorded.length).toBeGreaterThan(500);
    const visited = recorded.filter((_, i) => i % rounds(40, 1) === 0);
    const looks = visited.flatMap((name, i): Look[] => {
      const text = encodeURIComponent(name);
      const shown = judged(name);
      const own: Look = { path: `/names/${text}`, shows: { selector: "h1 bdi", text: visible(shown) } };
      if (i % 5 > 0) return [own];
      return [
        own,
        { path: `/names?q=${text}`, shows: { selector: "#name", text: inField(name.replaceAll("\0", "").trim()) } },
        {
          path: `/search?q=${text}`,
          shows: { selector: "main input[name=q]", text: inField(name.replaceAll("\0", "").trim()) },
        },
        { path: `/profile/${text}`, shows: null },
        { path: `/leaderboard?category=${text}&timeframe=${text}&chainId=${text}&offset=${text}`, shows: null },
      ];
    });
    expect(await validateEntries(page, plain, looks)).toEqual([]);
  });
});

/** Nothing ran and no element was made of what was sent. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(self, "ran"))).toBeUndefined();
  await expect(page.locator(`${MARK}, img[src=x], [onerror], [onload], [onclick], main script`)).toHaveCount(0);
}

/** Paths that carry a text wherever a page takes one. */
function pathsWith(text: string): string[] {
  return [
    `/?q=${text}#${text}`,
    `/names?q=${text}&ref=${text}`,
    `/names/${text}?chainId=${text}&ref=${text}`,
    `/search?q=${text}`,
    `/profile/${text}?chainId=${text}&range=${text}`,
    `/leaderboard?category=${text}&timeframe=${text}`,
    `/settings?name=${text}`,
    `/portal?key=${text}`,
    `/${text}`,
  ];
}

for (const part of [0, 1, 2]) {
  test(`hostile texts in addresses run nothing on any page (part ${part + 1} of 3)`, async ({ page, origin }) => {
    test.setTimeout(300_000);
    page.on("dialog", (dialog) => dialog.dismiss().then(() => expect(dialog.message()).toBe("no dialog")));
    for (const [i, name] of payloads.entries()) {
      if (i % 3 !== part) continue;
      // In a run of few rounds each page is visited with a text or two.
      const paths = pathsWith(encodeURIComponent(name)).filter((_, at) => (at + i) % rounds(18, 1) === 0);
      for (const path of paths) {
        await page.goto(`${origin}${path}`);
        await expectNothingRan(page);
      }
    }
  });
}

test("hostile names are plain text while the user types", async ({ page, origin }) => {
  await page.goto(`${origin}/names`);
  const field = page.getByLabel("Name", { exact: true });
  for (const name of payloads.filter((_, i) => i % rounds(2, 1) === 0)) {
    const typed = name.replaceAll("\0", "");
    await field.fill(typed);
    await expect(page.locator("#name-result bdi")).toHaveText(visible(judged(typed)), { useInnerText: false });
    await expectNothingRan(page);
  }
});

test("an answer of hostile names is text among the suggestions of every search", async ({ page, origin, wallet }) => {
  await page.route("**/v1/search*", (route) =>
    route.fulfill({
      json: {
        success: true,
        timestamp: new Date(0).toISOString(),
        results: payloads.slice(0, 10).map((svcId) => ({ svcId, address: wallet, total: 1, tier: "bronze" })),
      },
    }),
  );
  for (const path of ["/", "/search"]) {
    await page.goto(`${origin}${path}`);
    await page.getByRole("combobox", { name: "Name or wallet address" }).fill("hostile");
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await expect(options).toHaveCount(10);
    for (const [i, name] of payloads.slice(0, 10).entries()) await expect(options.nth(i)).toContainText(name);
    await expectNothingRan(page);
  }
});

test("the name of a key is plain text in the portal", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  const names = payloads.slice(0, 8);
  for (const name of names) {
    const answer = await page.request.post(`${origin}/v1/developer/keys`, {
      headers: { Origin: origin },
      data: { name, permissions: ["read"] },
    });
    expect(answer.status()).toBe(201);
  }
  for (const path of ["/portal/keys", "/portal", "/settings", "/names"]) {
    await page.goto(`${origin}${path}`);
    await expectNothingRan(page);
  }
  await page.goto(`${origin}/portal/keys`);
  for (const name of names) await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();
});
