import type { Page } from "@playwright/test";
import { withClient } from "../scripts/database/with-client.ts";
import { startMailServer } from "../tests/notices/mail-server.ts";
import { notifyOfFall } from "./setup/fall.ts";
import { signIn } from "./setup/session.ts";
import { expect, pressEnter, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const channels = (page: Page) => page.getByRole("list", { name: "Channels" }).getByRole("listitem");

/** The service sends to this port; one test at a time listens. */
const startMail = () => startMailServer({ port: Number(process.env.E2E_MAIL_PORT) });

const linkIn = (text = "") => /https?:\/\/\S+\/notices\/confirm\?token=\S+/.exec(text)?.[0] ?? "";

/** In place of waiting for the window. */
const endWindows = () =>
  withClient({ connectionString: process.env.E2E_DATABASE_URL }, (client) =>
    client.query("update notice_message set created_at = now() - interval '1 hour' where state = 'collecting'"),
  );

// Refused on purpose: no address, no kind, and a second confirmation within a day.
test.use({ provoked: /status of 40[03]/ });

test("an owner adds an address, confirms it, gets a notice of a fall, and ends them by one press in the mail program", async ({
  page,
  context,
  origin,
}) => {
  const mail = await startMail();
  const mailTo = (to: string) => mail.received.filter((one) => one.to.includes(to));
  const owner = newAccount();
  const address = `${owner.address.toLowerCase()}@example.com`;
  await signIn(context, origin, owner);
  await page.goto(`${origin}/settings`);
  await page.getByRole("button", { name: "Add a channel" }).click();
  await dialog(page).getByRole("button", { name: "Add channel" }).click();
  await expect(dialog(page).getByText("Enter the address.")).toBeVisible();
  await expect(dialog(page).getByText("Choose at least one.")).toBeVisible();
  await dialog(page).getByLabel("Address").fill("no address");
  await dialog(page).getByRole("checkbox", { name: "Falls of my score" }).click();
  await dialog(page).getByRole("button", { name: "Add channel" }).click();
  await expect(dialog(page).getByText(/no e-mail address/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByLabel("Address").fill(address);
  await dialog(page).getByRole("button", { name: "Add channel" }).click();
  await expect(channels(page)).toContainText("not confirmed");
  await expect(channels(page)).toContainText("0x…@example.com");
  expect(await page.content()).not.toContain(address);

  await expect.poll(() => mailTo(address).length).toBe(1);
  const link = linkIn(mailTo(address)[0]?.body);
  // Programs that look for malware follow links; nothing changes.
  await fetch(link, { headers: { Accept: "text/html" } });
  await fetch(link, { method: "HEAD" });
  await page.reload();
  await expect(channels(page)).toContainText("not confirmed");
  await channels(page)
    .getByRole("button", { name: /^Send again/ })
    .click();
  await expect(channels(page).getByRole("alert")).toContainText("within a day");

  await page.goto(link);
  await expect(page.getByText("Should notices come to your address?")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your address is confirmed")).toBeVisible();
  expect(page.url()).not.toContain("token");

  await notifyOfFall(owner.address.toLowerCase(), {
    newScore: 480,
    oldScore: 600,
    tier: "silver",
    cause: "activity",
    explanation: "A flag was found.",
  });
  await expect
    .poll(async () => {
      await endWindows();
      return mailTo(address).length;
    })
    .toBe(2);
  const notice = mailTo(address)[1];
  expect(notice?.headers.subject).toBe("Credence: Your score fell");
  expect(notice?.body).toContain("from 600 to 480. A flag was found.");
  expect(notice?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const url = /<(.+)>/.exec(notice?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  await fetch(url);
  await page.goto(`${origin}/settings`);
  await expect(channels(page)).toContainText("active");
  // As mail programs do, without cookies.
  const ended = await fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect(ended.status).toBe(200);
  await page.reload();
  await expect(page.getByText("No channel yet")).toBeVisible();
  await mail.close();
});

test("on a phone, by keyboard: a developer adds a chat, changes its kinds, and deletes it", async ({
  page,
  context,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, origin, newAccount());
  await page.goto(`${origin}/portal/notices`);
  await pressEnter(page.getByRole("button", { name: "Add a channel" }));
  await dialog(page).getByRole("radio", { name: "Slack" }).press("Space");
  await dialog(page).getByLabel("URL").fill("http://127.0.0.1:19009/services/T0/abcd");
  await dialog(page).getByRole("checkbox", { name: "API keys that end" }).press("Space");
  expect(await sidewaysScroll(page)).toBe(0);
  await dialog(page).getByRole("button", { name: "Add channel" }).press("Enter");
  await expect(channels(page)).toContainText("Slack: 127.0.0.1:19009/…abcd");
  await expect(channels(page)).toContainText("API keys that end");
  await channels(page)
    .getByRole("button", { name: /^Change/ })
    .press("Enter");
  await dialog(page).getByRole("checkbox", { name: "Used requests" }).press("Space");
  await dialog(page).getByRole("button", { name: "Save" }).press("Enter");
  await expect(channels(page)).toContainText("Used requests, API keys that end");
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await channels(page)
    .getByRole("button", { name: /^Delete/ })
    .press("Enter");
  await page.getByRole("button", { name: "Delete channel" }).press("Enter");
  await expect(page.getByText("No channel yet")).toBeVisible();
});
