import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";
import { becomeSubscriber, failDeliveries, missEvents, startReceiver } from "./setup/webhook.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const deliveries = (page: Page) => page.getByRole("list", { name: "Deliveries" }).locator("details");

/** The secret as the dialog shows it. */
async function takeSecret(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: "Copy the secret now" })).toBeVisible();
  const secret = await dialog(page)
    .getByText(/^whsec_/)
    .textContent();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "I have stored it" }).click();
  return secret ?? "";
}

/** Register a webhook for events about a page's reader alone: other tests change other scores. Gives its id. */
async function register(page: Page, { origin, url }: { origin: string; url: string }): Promise<string> {
  const { address } = await (await page.request.get(`${origin}/api/auth/session`)).json();
  const made = await page.request.post(`${origin}/v1/webhooks`, {
    headers: { Origin: origin },
    data: { url, events: ["score.updated"], subjects: [address] },
  });
  return (await made.json()).webhook.id;
}

test("with a demo wallet alone: register a webhook, see its secret once, receive signed events, replay one, rotate, delete", async ({
  page,
  origin,
}) => {
  const receiver = await startReceiver(200, 0, "<b>Thank you</b>");
  const { received } = receiver;
  try {
    await page.goto(`${origin}/portal/webhooks`);
    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await dialog(page).getByLabel("Other account number").fill("902");
    await dialog(page).getByRole("button", { name: "Use it" }).click();
    await expect(page.getByText("No webhook yet")).toBeVisible();

    await page.getByRole("button", { name: "Register a webhook" }).click();
    await page.getByLabel("URL").fill(receiver.url);
    await page.getByRole("checkbox", { name: "score.updated" }).click();
    await page.getByRole("checkbox", { name: "achievement.earned" }).click();
    // Events that other tests cause are about other subjects.
    await page.getByLabel("Subjects").fill("nobody-here");
    await page.getByRole("button", { name: "Register webhook" }).click();
    const secret = await takeSecret(page);
    const row = page.getByRole("list", { name: "Webhooks" }).getByRole("link");
    await expect(row).toContainText("score.updated, achievement.earned");
    await page.reload();
    expect(await page.content()).not.toContain(secret);

    await row.click();
    await expect(page.getByText("No deliveries yet")).toBeVisible();
    await page.getByLabel("Event", { exact: true }).selectOption("achievement.earned");
    await page.getByRole("button", { name: "Send a test event" }).click();
    const delivered = deliveries(page).filter({ hasText: "Delivered" });
    await expect(delivered).toHaveCount(1);
    await expect(delivered).toContainText("1 attempt");
    await expect.poll(() => received.length).toBe(1);
    const [first] = received;
    if (!first) throw new Error("nothing was received");
    expect(new Webhook(secret).verify(first.body, first.headers)).toMatchObject({ event: "achievement.earned" });
    await delivered.locator("summary").click();
    await expect(delivered).toContainText("200");
    await expect(delivered).toContainText('"achievementId": "test"');
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "Rotate the secret" }).click();
    await page.getByRole("button", { name: "Create new secret" }).click();
    const fresh = await takeSecret(page);
    expect(fresh).not.toBe(secret);

    await delivered.getByRole("button", { name: "Retry", exact: true }).click();
    await expect(delivered).toHaveCount(2);
    await expect.poll(() => received.length).toBe(2);
    const [, again] = received;
    if (!again) throw new Error("nothing was received again");
    expect(again.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(again.body).toBe(first.body);
    for (const one of [secret, fresh]) new Webhook(one).verify(again.body, again.headers);

    // The refreshed list keeps what was opened; a replay leads to its original.
    const replay = delivered.filter({ hasText: "Replay" });
    await expect(replay).toHaveCount(1);
    await expect(delivered.last()).toHaveAttribute("open");
    await replay.locator("summary").click();
    await replay.getByRole("link", { name: "Requests and responses" }).click();
    const attempts = page.getByRole("list", { name: "Attempts" });
    await expect(attempts).toContainText(`x-svc-signature: ${again.headers["x-svc-signature"]}`);
    await page.getByRole("link", { name: /^dlv_/ }).click();
    await expect(attempts).toContainText(`x-svc-signature: ${first.headers["x-svc-signature"]}`);
    await expect(attempts).toContainText("<b>Thank you</b>");
    expect(await page.content()).not.toContain(secret);
    expect(await violations(page)).toEqual([]);
    // Sending it again leads to the new delivery.
    await page.getByRole("button", { name: "Retry", exact: true }).click();
    await expect(page.getByText("Replay of dlv_")).toBeVisible();
    await expect.poll(() => received.length).toBe(3);
    await page.getByRole("link", { name: "All deliveries of this webhook" }).click();

    await page.getByLabel("Status").selectOption("failed");
    await expect(page.getByText("No failed deliveries")).toBeVisible();
    await page.getByRole("link", { name: "Show all deliveries" }).click();
    await expect(delivered).toHaveCount(3);

    await page.getByRole("button", { name: "More actions for this webhook" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await question.getByRole("button", { name: "Delete webhook" }).click();
    await expect(page.getByText("No webhook yet")).toBeVisible();
    await expect(page).toHaveURL(`${origin}/portal/webhooks`);
  } finally {
    await receiver.close();
  }
});

test("what became of a delivery is shown though each reading of the page takes longer than it waits for the next", async ({
  page,
  origin,
}) => {
  const receiver = await startReceiver(204, 4_000);
  try {
    await signIn(page.context(), origin, newAccount());
    const id = await register(page, { origin, url: receiver.url });
    await page.goto(`${origin}/portal/webhooks/${id}`);
    let underWay = 0;
    let most = 0;
    await page.route(
      (url) => url.pathname === `/portal/webhooks/${id}`,
      async (route) => {
        most = Math.max(most, ++underWay);
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        await route.fulfill({ response });
        underWay--;
      },
    );
    await page.getByRole("button", { name: "Send a test event" }).click();
    await expect(deliveries(page)).toContainText("Pending");
    await expect(deliveries(page)).toContainText("Delivered");
    expect(most).toBe(1);
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await receiver.close();
  }
});

test("an attempt that fails says why and when the next is made; off, deliveries wait, and on, they go out", async ({
  page,
  origin,
}) => {
  const id = await becomeSubscriber(page.context(), origin);
  await page.goto(`${origin}/portal/webhooks/${id}`);
  const row = deliveries(page).last();
  await expect(row).toContainText(/[1-9]\d* attempts?, the next/);
  await row.locator("summary").click();
  await expect(row).toContainText("No response");
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("This webhook is off")).toBeVisible();
  await expect(row).toContainText("the next when the webhook is on");

  const receiver = await startReceiver();
  try {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByLabel("URL").fill(receiver.url);
    await page.getByRole("checkbox", { name: "attestation.created" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: new URL(receiver.url).host })).toBeVisible();
    await page.getByRole("button", { name: "Send a test event" }).click();
    await expect(deliveries(page)).toHaveCount(2);
    expect(receiver.received).toHaveLength(0);
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(deliveries(page).first()).toContainText("Delivered");
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  } finally {
    await receiver.close();
  }
});

test("a failed delivery is redelivered at once when its receiver is healthy", async ({ page, origin }) => {
  const id = await becomeSubscriber(page.context(), origin);
  const change = async (data: object) => {
    const answer = await page.request.patch(`${origin}/v1/webhooks/${id}`, { headers: { Origin: origin }, data });
    expect(answer.status()).toBe(200);
  };
  await page.goto(`${origin}/portal/webhooks/${id}`);
  await expect(deliveries(page)).toContainText(/[1-9]\d* attempts?/);
  await change({ active: false });
  await expect.poll(() => failDeliveries(id)).toBe(1);
  const receiver = await startReceiver();
  try {
    await change({ url: receiver.url, active: true });
    await page.reload();
    await page.getByLabel("Status").selectOption("failed");
    const failed = deliveries(page).filter({ hasText: "Failed" });
    await expect(failed).toHaveCount(1);
    expect(receiver.received).toHaveLength(0);

    await page.getByRole("button", { name: "Retry failed deliveries" }).click();
    await dialog(page).getByLabel("Created in").selectOption("the last hour");
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Deliveries retried: 1.", { exact: true })).toBeVisible();
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.getByLabel("Status").selectOption("delivered");
    await expect(deliveries(page)).toHaveCount(1);
  } finally {
    await receiver.close();
  }
});

test("a webhook that the service switched off says why, and can be switched on", async ({ page, origin }) => {
  const gone = await startReceiver(410);
  try {
    await signIn(page.context(), origin, newAccount());
    const id = await register(page, { origin, url: gone.url });
    await page.goto(`${origin}/portal/webhooks/${id}`);
    await page.getByRole("button", { name: "Send a test event" }).click();
    await expect(page.getByText("We switched this webhook off")).toBeVisible();
    await expect(page.getByText("The receiver responded with 410 Gone. Deliveries wait")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  } finally {
    await gone.close();
  }
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText("We switched this webhook off")).toBeHidden();
  await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
});

test("a webhook that missed events says from when to when", async ({ page, origin }) => {
  const id = await becomeSubscriber(page.context(), origin);
  await missEvents(id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/portal/webhooks/${id}`);
  await expect(page.getByText("Events were missed")).toBeVisible();
  await expect(page.getByText(/^From .+ to .+, events were not sent to this webhook/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test.describe("with a field that is wrong", () => {
  test.use({ provoked: /status of 400/ });

  test("the error is shown beside its field, and other input is kept", async ({ page, origin }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/portal/webhooks`);
    await page.getByRole("button", { name: "Register a webhook" }).click();
    const address = page.getByLabel("URL");
    await page.getByRole("button", { name: "Register webhook" }).click();
    await expect(address).toHaveAccessibleDescription(/Enter the URL that receives events\.$/);
    await expect(page.getByRole("group", { name: "Events" })).toHaveAccessibleDescription("Choose at least one.");
    await expect(address).toBeFocused();
    // The first error is in view, however long the dialog is.
    await address.fill("https://example.com");
    await page.getByRole("button", { name: "Register webhook" }).click();
    await expect(page.getByRole("checkbox").first()).toBeFocused();
    await expect(page.getByText("Choose at least one.")).toBeInViewport();
    await page.getByRole("checkbox", { name: "score.updated" }).click();
    await address.fill("ftp://example.com");
    await page.getByRole("button", { name: "Register webhook" }).click();
    await expect(address).toHaveAccessibleDescription(/The url must be an https or http address\.$/);
    await expect(page.getByRole("checkbox", { name: "score.updated" })).toBeChecked();
    await address.fill("https://example.com");
    const subjects = page.getByLabel("Subjects");
    await subjects.fill("alice\n0x12!");
    await page.getByRole("button", { name: "Register webhook" }).click();
    await expect(subjects).toHaveAccessibleDescription(/“0x12!” is neither a name nor a wallet address\.$/);
    expect(await violations(page)).toEqual([]);
  });
});

test("a button is disabled until the page's scripts have run, so that no click is lost", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${origin}/portal/webhooks`, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Register a webhook" });
  await expect(button).toBeDisabled();
  release();
  await button.click();
  await expect(page.getByRole("dialog", { name: "Register a webhook" })).toBeVisible();
});
