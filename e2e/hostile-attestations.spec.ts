import type { Page } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** Plain characters alone: others are refused where a schema is registered. */
const SCHEMA = `"><img src=x onerror="self.ran=1"><hostile-element>`;
const SAID = `</script><script>self.ran=1</script><hostile-element>\u202Etxt`;

async function expectTextAlone(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectNothingRan(page);
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(self, "ran"))).toBeUndefined();
  await expect(page.locator("hostile-element, img[src=x], [onerror], main script")).toHaveCount(0);
}

test("schema names and attestation data are plain text wherever they are shown", async ({
  page,
  browser,
  origin,
  wallet,
}) => {
  const issuer = newAccount();
  await signIn(page.context(), origin, issuer);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${origin}${path}`, { headers: { Origin: origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { schema } = await post("/v1/trust/schemas", { name: SCHEMA, schema: "string said", revocable: true });
  const { typedData, attestation } = await post("/v1/trust/attestations/prepare", {
    subject: wallet,
    schema: schema.uid,
    data: { said: SAID },
    issuer: issuer.address,
    chainId: 31337,
  });
  const signature = await issuer.signTypedData(typedData);
  const made = await post("/v1/trust/attestations", { ...attestation, signature });

  await page.goto(`${origin}/attest/${made.attestation.id}`);
  await expectTextAlone(page, SAID.replace("\u202e", "[U+202E]"));
  await page.goto(`${origin}/attest/given`);
  await expectTextAlone(page, SCHEMA);
  for (const path of [`/attest?schema=${schema.uid}`, `/profile/${wallet}`, "/leaderboard", "/", "/search?q=0x"]) {
    await page.goto(`${origin}${path}`);
    await expectNothingRan(page);
  }

  // The subject is notified.
  const subject = newAccount();
  const own = await post("/v1/trust/attestations/prepare", {
    subject: subject.address,
    schema: schema.uid,
    data: { said: SAID },
    issuer: issuer.address,
    chainId: 31337,
  });
  await post("/v1/trust/attestations", { ...own.attestation, signature: await issuer.signTypedData(own.typedData) });
  const other = await browser.newContext();
  await signIn(other, origin, subject);
  const theirs = await other.newPage();
  for (const path of ["/notifications", "/attest/received"]) {
    await theirs.goto(`${origin}${path}`);
    await expectTextAlone(theirs, SCHEMA);
  }
  await other.close();
});
