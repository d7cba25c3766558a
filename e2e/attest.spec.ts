import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { type Address, recoverTypedDataAddress, serializeSignature } from "viem";
import { createEas } from "../scripts/simulation/eas.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { EAS_DEPLOYER } from "../scripts/simulation/wallets.ts";
import { chooseDemo, signIn } from "./setup/session.ts";
import { expect, openSection, sidewaysScroll, test, violations } from "./setup/test.ts";
import { installWallet, newAccount } from "./setup/wallet.ts";

/** A demo account that no other test uses. */
const ISSUER = 915;
/** An exchange of the simulation: the node signs for it. */
const SENDER = 7;
const LOCAL = 31337;
const HOSTILE = '<img src=x onerror="document.title=1"> ‮ & "quoted"';
/** The same as pages show it among others' words. */
const SHOWN = HOSTILE.replace("\u202e", "[U+202E]");
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole("dialog");
const account = (page: Page) => page.getByRole("button", { name: /^Account 0x/ });
const review = (page: Page) => page.getByRole("button", { name: "Review and sign" }).click();

/** Write an endorsement of somebody. */
async function endorse(page: Page, statement: string): Promise<void> {
  await page.getByLabel("How you know them").fill("A guild");
  await page.getByLabel("Your statement").fill(statement);
}

/** Wait for the error of a control. */
async function expectFault(control: Locator, fault: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true", patience);
  const error = `${await control.getAttribute("id")}-error`;
  await expect(control).toHaveAttribute("aria-describedby", new RegExp(error));
  await expect(control.page().locator(`[id="${error}"]`)).toHaveText(fault, patience);
}

test("a visitor sees exactly what would be signed; a demo wallet then signs, downloads and revokes it", async ({
  page,
  origin,
}) => {
  const receiver = newAccount().address;
  const issuer = localAccount(ISSUER).address;
  await page.goto(`${origin}/attest`);
  await page
    .getByRole("navigation", { name: "Schema" })
    .getByRole("link", { name: /^Skill/ })
    .click();
  await expect(page).toHaveURL(`${origin}/attest?schema=skill`);
  const skill = page.getByRole("textbox", { name: "Skill", exact: true });
  await expect(skill).toBeVisible();

  // All errors appear at once, each at its field; the first invalid field has the focus.
  await page.getByLabel("Level").fill("256");
  await review(page);
  await expectFault(page.getByLabel("Recipient"), "Enter a name or address.");
  await expectFault(skill, "This field is required.");
  await expectFault(page.getByLabel("Level"), "Enter a whole number from 0 to 255.");
  await expect(page.getByLabel("Recipient")).toBeFocused();

  await page.getByLabel("Recipient").fill(receiver);
  await skill.fill("Solidity");
  await page.getByLabel("Level").fill("4");
  await page.getByLabel("Expires").selectOption("In 1 year");
  await review(page);
  const reviewed = dialog(page).getByRole("definition");
  for (const said of [receiver, "Solidity", "4", "Local One"]) {
    await expect(reviewed.getByText(said, { exact: true })).toBeVisible(patience);
  }
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("tab", { name: "Fields" }).click();
  await expect(dialog(page).getByText("EAS Attestation", { exact: true })).toBeVisible();
  await dialog(page).getByRole("tab", { name: "Raw JSON" }).click();
  const raw = JSON.parse((await dialog(page).locator("code").textContent()) ?? "");
  expect(raw).toMatchObject({ primaryType: "Attest", message: { recipient: receiver, version: 2, revocable: true } });
  expect(raw.domain.chainId).toBe(LOCAL);

  await dialog(page).getByRole("button", { name: "Connect to sign" }).click();
  await chooseDemo(page, ISSUER);
  await expect(dialog(page).getByRole("button", { name: "Sign attestation" })).toBeVisible(patience);
  await dialog(page).getByRole("tab", { name: "Summary" }).click();
  await expect(dialog(page).getByRole("definition").getByText(issuer, { exact: true })).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Sign attestation" }).click();
  await expect(dialog(page)).toContainText("The score did not change.", patience);
  await dialog(page).getByRole("link", { name: "See the attestation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Skill" })).toBeVisible(patience);
  const checks = page.getByRole("list", { name: "Verification" }).getByRole("listitem");
  await expect(checks).toHaveText([/Signature valid/, /Not revoked/, /Not expired/]);

  // What is taken along is verified by its own means.
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const { sig, signer } = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(signer).toBe(issuer);
  const { domain, types, primaryType, message } = sig;
  const { r, s, v } = sig.signature;
  const signature = serializeSignature({ r, s, yParity: v - 27 });
  expect(await recoverTypedDataAddress({ domain, types, primaryType, message, signature })).toBe(issuer);

  await page.getByRole("button", { name: /^Revoke/ }).click();
  await dialog(page).getByLabel("Reason", { exact: true }).selectOption("The skill is outdated");
  await dialog(page).getByLabel("Notify the recipient").uncheck();
  await dialog(page).getByRole("button", { name: "Review", exact: true }).click();
  await expect(dialog(page).getByText("The recipient is not notified.")).toBeVisible(patience);
  await expect(dialog(page).getByText("skill_outdated")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Sign and revoke" }).click();
  await expect(dialog(page).getByText("The attestation is revoked.")).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(checks.getByText("Revoked", { exact: true })).toBeVisible(patience);
  await expect(page.getByText(/^Revoked .+: The skill is outdated$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(0);
});

test("a subject sees an injected wallet's attestation and its revocation on the profile and in notifications, as text", async ({
  page,
  browser,
  origin,
}) => {
  const wallet = await installWallet(page, { chainId: 1, knows: [LOCAL] });
  await signIn(page.context(), origin, wallet.account);
  const receiver = newAccount();
  const theirs = await browser.newContext();
  await signIn(theirs, origin, receiver);
  const other = await theirs.newPage();

  await page.goto(`${origin}/attest?subject=${receiver.address}`);
  await endorse(page, HOSTILE);
  await review(page);
  await expect(dialog(page).getByRole("definition").getByText(HOSTILE)).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Sign attestation" }).click();
  await expect(dialog(page)).toContainText("published", patience);
  // The wallet was brought to the chain whose EAS it is signed for.
  expect(wallet.chainId()).toBe(LOCAL);
  await dialog(page).getByRole("button", { name: "Done" }).click();

  await other.goto(`${origin}/attest/received`);
  await expect(account(other)).toHaveAccessibleName(/1 notification not read$/, patience);
  await account(other).click();
  await other.getByRole("menuitem", { name: "Notifications 1 not read" }).click();
  const notices = other.getByRole("list", { name: "Notifications" }).getByRole("listitem");
  await expect(notices).toHaveCount(1, patience);
  await expect(notices).toContainText("attested to you: Endorsement");
  await expect(notices.getByText("new", { exact: true })).toBeVisible();
  // Listed is read: the mark goes, and the next look shows nothing new.
  await expect(account(other)).not.toHaveAccessibleName(/not read/);
  await other.reload();
  await expect(notices).toHaveCount(1);
  await expect(notices.getByText("new", { exact: true })).toHaveCount(0);

  const received = other.getByRole("list", { name: "Attestations received" }).getByRole("listitem");
  await expect
    .poll(async () => {
      await other.goto(`${origin}/profile/${receiver.address}`);
      await openSection(other, "Attestations");
      await other.getByRole("link", { name: "Attest to this wallet" }).waitFor();
      return received.count();
    }, patience)
    .toBe(1);
  await expect(received).toContainText(SHOWN);
  await expect(received.getByText("valid", { exact: true })).toBeVisible();
  await expect(received.getByRole("button")).toHaveCount(0);
  await expect(other.getByRole("link", { name: "Attest to this wallet" })).toHaveAttribute(
    "href",
    new RegExp(`subject=${receiver.address}$`, "i"),
  );

  await page.goto(`${origin}/attest/given`);
  const given = page.getByRole("list", { name: "Given" }).getByRole("listitem");
  await expect(given).toHaveCount(1);
  await given.getByRole("button", { name: /^Revoke/ }).click();
  await dialog(page).getByLabel("Reason", { exact: true }).selectOption("Another reason");
  await dialog(page).getByRole("button", { name: "Review", exact: true }).click();
  await expectFault(dialog(page).getByLabel("Details"), "Describe the reason.");
  await dialog(page).getByLabel("Details").fill(`${HOSTILE} kept`);
  await dialog(page).getByLabel("Public explanation").fill(`${HOSTILE} shown`);
  await dialog(page).getByRole("button", { name: "Review", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Sign and revoke" }).click(patience);
  const did = dialog(page).getByRole("region").or(dialog(page)).filter({ hasText: "Effect" }).first();
  await expect(did).toContainText("The score did not change.", patience);
  await expect(did).toContainText("Public explanation shown");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(given.getByText("revoked", { exact: true })).toBeVisible(patience);
  await expect(given.getByRole("button")).toHaveCount(0);

  await other.goto(`${origin}/attest/received?status=revoked`);
  const row = other.getByRole("list", { name: "Received" }).getByRole("listitem");
  await expect(row).toContainText(`${SHOWN} shown`);
  await expect(row).not.toContainText("kept");
  await row.getByRole("link", { name: "Endorsement" }).click();
  // Its two sides read the details, nobody else.
  await expect(other.getByText(`For the record: ${SHOWN} kept`)).toBeVisible(patience);
  await theirs.clearCookies();
  await other.reload();
  await expect(other.getByText(`${SHOWN} shown`)).toBeVisible();
  await expect(other.getByText("For the record")).toHaveCount(0);
  expect(await other.title()).not.toBe("1");

  await signIn(theirs, origin, receiver);
  await other.goto(`${origin}/notifications`);
  await expect(notices).toHaveText([/revoked an attestation about you: Endorsement/, /attested to you/]);
  await expect(notices.first().getByText("new", { exact: true })).toBeVisible();
  await other.goto(`${origin}/attest/received`);
  await other.getByLabel("Status").selectOption("valid");
  await expect(other).toHaveURL(/status=active/);
  await expect(other.getByText("No attestations match these filters")).toBeVisible();
  await theirs.close();
});

test("a schema of one's own gets a form by its types, with lists that grow", async ({ page, origin }) => {
  const wallet = await installWallet(page, { chainId: LOCAL });
  await signIn(page.context(), origin, wallet.account);
  const mark = wallet.account.address.slice(2, 10).toLowerCase();
  const name = `<b>Course</b> ${mark}`;
  await page.goto(`${origin}/attest?subject=${newAccount().address}`);
  await page.getByRole("button", { name: "Register a schema" }).click();
  await dialog(page).getByRole("button", { name: "Register schema" }).click();
  await expectFault(dialog(page).getByLabel("Name"), "Enter a name.");
  await dialog(page).getByLabel("Name").fill(name);
  await dialog(page).getByLabel("Fields").fill(`string course_${mark}, bool passed, address[] teachers`);
  await dialog(page).getByRole("button", { name: "Register schema" }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible(patience);

  await page.getByLabel("Recipient").fill(newAccount().address);
  await page.getByRole("textbox", { name: `course_${mark}` }).fill("Rust");
  await page.getByRole("checkbox", { name: "passed" }).check();
  await page.getByRole("button", { name: "Add item" }).click();
  const teacher = page.getByLabel("teachers 1", { exact: true });
  await teacher.fill("nobody");
  await review(page);
  await expectFault(teacher, "Enter an address: 0x and 40 hex digits.");
  await teacher.fill(newAccount().address);
  await review(page);
  await dialog(page).getByRole("button", { name: "Sign attestation" }).click(patience);
  await dialog(page).getByRole("link", { name: "See the attestation" }).click(patience);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(patience);
  await expect(page.getByText("Rust", { exact: true })).toBeVisible();
});

test.describe("what goes wrong is said, with a way on", () => {
  test.use({ provoked: /status of (400|401|404|503)/ });

  test("an unknown name, and an address with a typo, beside the field", async ({ page, origin }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/attest?subject=nobody-has-this-name`);
    await endorse(page, "Good");
    await review(page);
    const subject = page.getByLabel("Recipient");
    await expectFault(subject, /^Nobody has this name/);
    await subject.fill("0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045");
    await review(page);
    await expectFault(subject, /checksum/);
  });

  test("a declined signature, another account, and an account changed meanwhile; then it is signed", async ({
    page,
    origin,
  }) => {
    let change = false;
    const wallet = await installWallet(page, {
      chainId: LOCAL,
      onSign: async (signing) => {
        if (change) await signing.changeAccount(newAccount());
      },
    });
    const own = wallet.account;
    await signIn(page.context(), origin, own);
    await page.goto(`${origin}/attest?subject=${newAccount().address}`);
    await endorse(page, "Good");
    await review(page);
    const alert = dialog(page).getByRole("alert");
    wallet.behave("declines to sign");
    await dialog(page).getByRole("button", { name: "Sign attestation" }).click(patience);
    await expect(alert).toContainText("You declined the request", patience);
    expect(await violations(page)).toEqual([]);
    wallet.behave("agrees");
    await wallet.changeAccount(newAccount());
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(alert).toContainText("Your wallet uses another account", patience);
    await wallet.changeAccount(own);
    change = true;
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(alert).toContainText("Your wallet changed its account", patience);
    change = false;
    await wallet.changeAccount(own);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toContainText("published", patience);
  });

  test("a wallet that does not go to the network", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    await signIn(page.context(), origin, wallet.account);
    await page.goto(`${origin}/attest?subject=${newAccount().address}`);
    await endorse(page, "Good");
    await review(page);
    await dialog(page).getByRole("button", { name: "Sign attestation" }).click(patience);
    await expect(dialog(page).getByRole("alert")).toContainText("Your wallet did not switch", patience);
    // Another network is the way on.
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await page.getByText("More options", { exact: true }).click();
    await page.getByLabel("Network").selectOption("Ethereum (recorded)");
    await review(page);
    await dialog(page).getByRole("button", { name: "Sign attestation" }).click(patience);
    await expect(dialog(page)).toContainText("published", patience);
  });

  test("a chain that cannot be asked, and a session that ended: what is signed already is not signed again", async ({
    page,
    origin,
  }) => {
    let signatures = 0;
    const wallet = await installWallet(page, {
      chainId: LOCAL,
      onSign: async () => {
        signatures++;
      },
    });
    await signIn(page.context(), origin, wallet.account);
    await page.goto(`${origin}/attest?subject=${newAccount().address}`);
    await endorse(page, "Good");
    await review(page);
    await expect(dialog(page).getByRole("button", { name: "Sign attestation" })).toBeVisible(patience);
    const down = { success: false, error: "CHAIN_UNAVAILABLE", message: "The chain cannot be asked now." };
    await page.route("**/v1/trust/attestations", (route) => route.fulfill({ status: 503, json: down }));
    await dialog(page).getByRole("button", { name: "Sign attestation" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("The signature could not be checked", patience);
    await page.unroute("**/v1/trust/attestations");
    // As if somebody signed out in another window.
    const ended = await page.request.delete(`${origin}/v1/auth/token`, { headers: { Origin: origin }, data: {} });
    expect(ended.status()).toBe(200);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Your session has ended", patience);
    await signIn(page.context(), origin, wallet.account);
    expect(signatures).toBe(1);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toContainText("published", patience);
    expect(signatures).toBe(1);
  });
});

test("one made on chain is shown with its transaction, and as final once it is", async ({ page, origin, nodeUrl }) => {
  const receiver: Address = newAccount().address;
  const eas = createEas(localAccount(EAS_DEPLOYER).address);
  const { to, data } = eas.attest("endorsement", receiver, { context: "on chain", statement: HOSTILE });
  await callChain(nodeUrl, "evm_setAutomine", [true]);
  const from = localAccount(SENDER).address;
  await callChain(nodeUrl, "eth_sendTransaction", [{ from, to, data, gas: "0xc3500", gasPrice: "0x0" }]);
  await callChain(nodeUrl, "anvil_mine", ["0xf"]);
  const rows = page.getByRole("list", { name: "Received" }).getByRole("listitem");
  await expect
    .poll(async () => {
      await page.goto(`${origin}/attest/received?of=${receiver}`);
      return rows.filter({ hasText: SHOWN }).count();
    }, patience)
    .toBe(1);
  await rows.getByRole("link", { name: "Endorsement" }).click();
  const checks = page.getByRole("list", { name: "Verification" }).getByRole("listitem");
  await expect(checks.first()).toContainText("Recorded on chain", patience);
  // The page looks again by itself.
  await expect(page.getByText("not final yet")).toHaveCount(0, patience);
  await expect(page.getByRole("term").filter({ hasText: "Transaction" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(0);
});

test("the pages fit a small phone and paper, and nothing is found by axe", async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wallet = await installWallet(page, { chainId: LOCAL });
  await signIn(page.context(), origin, wallet.account);
  await page.goto(`${origin}/attest?subject=${wallet.account.address}`);
  await endorse(page, `${"long".repeat(200)} ${HOSTILE}`);
  await review(page);
  await expect(dialog(page).getByRole("button", { name: "Sign attestation" })).toBeVisible(patience);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Sign attestation" }).click();
  await dialog(page).getByRole("link", { name: "See the attestation" }).click(patience);
  await expect(page.getByRole("heading", { level: 1, name: "Endorsement" })).toBeVisible(patience);
  const one = page.url();
  for (const path of [one, `${origin}/attest/given`, `${origin}/attest/received`, `${origin}/notifications`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  await page.goto(one);
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await expect(dialog(page).getByLabel("Reason", { exact: true })).toBeVisible(patience);
  expect(await violations(page)).toEqual([]);
  const box = await dialog(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box && box.y + box.height).toBeLessThanOrEqual(740);
  await page.keyboard.press("Escape");
  const whole = page.getByRole("definition").filter({ hasText: wallet.account.address }).first();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(whole.getByText(wallet.account.address).last()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});
