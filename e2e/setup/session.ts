import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { LocalAccount, PrivateKeyAccount } from "viem/accounts";
import { writeSignInText } from "../../lib/core/sign-in-text.ts";
import { newAccount } from "./wallet.ts";

/** Sign a wallet in without its dialog, for tests about what comes after: the browser's context has the cookie then. */
export async function signIn(context: BrowserContext, origin: string, account: LocalAccount): Promise<void> {
  const { request } = context;
  const { nonce, timestamp } = await (await request.get(`${origin}/v1/auth/nonce`)).json();
  const { csrfToken } = await (await request.get(`${origin}/api/auth/csrf`)).json();
  const message = writeSignInText({
    origin,
    address: account.address,
    statement: "Sign in to Credence.",
    chainId: 1,
    nonce,
    issuedAt: new Date(timestamp),
  });
  const signature = await account.signMessage({ message });
  const answer = await request.post(`${origin}/api/auth/callback/siwe`, {
    form: { message, signature, csrfToken, json: "true" },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
}

/** Sign in by the page's own dialog, as a demo account of the local chain. */
export async function signInAsDemo(page: Page, number: number): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
  await chooseDemo(page, number);
  // For a machine that does much else; nothing is measured.
  await expect(page.getByRole("button", { name: /^Account / })).toBeVisible({ timeout: 60_000 });
}

/** Choose a demo account in the open dialog. */
export async function chooseDemo(page: Page, number: number): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Connect a wallet" });
  await dialog.getByLabel("Other account number").fill(String(number));
  await dialog.getByRole("button", { name: "Use it" }).click();
}

/** Sign a new wallet in that has a key of each state, and made some use of them. `wallet`: one that has a score. */
export async function becomeDeveloper(context: BrowserContext, origin: string, wallet: string): Promise<void> {
  await signIn(context, origin, newAccount());
  const { request } = context;
  const headers = { Origin: origin };
  const keys = `${origin}/v1/developer/keys`;
  const make = async (name: string, permissions: string[], rateLimit?: number) =>
    (await request.post(keys, { headers, data: { name, permissions, rateLimit } })).json();
  const works = await make("Mint page", ["read"], 50);
  const replaced = await make("Nightly export", ["read"]);
  const revoked = await make("First steps", ["read", "write", "admin"]);
  await request.post(`${keys}/${replaced.key.id}/rotate`, { headers, data: { overlapSeconds: 86_400 } });
  await request.delete(`${keys}/${revoked.key.id}`, { headers, data: {} });
  for (const path of [
    `score/${wallet}`,
    `score/${wallet}/breakdown`,
    "score/nobody-is-called-so",
    "scores/leaderboard",
  ]) {
    for (let i = 0; i < 4; i++) {
      const answer = await fetch(`${origin}/v1/${path}`, { headers: { Authorization: `Bearer ${works.apiKey}` } });
      await answer.text();
    }
  }
}

/** Sign a new wallet in that owns a name, activated. The local chain has to mine by itself. Gives the name. */
export async function becomeNamed(context: BrowserContext, origin: string): Promise<string> {
  const owner = newAccount();
  await signIn(context, origin, owner);
  const headers = { Origin: origin };
  const name = `willow-${owner.address.slice(2, 8).toLowerCase()}`;
  const minted = await context.request.post(`${origin}/v1/identity/mint`, {
    headers,
    data: { name, owner: owner.address },
  });
  if (!minted.ok()) throw new Error(`minting answered ${minted.status()}: ${await minted.text()}`);
  await context.request.post(`${origin}/v1/identity/${name}/activate`, { headers, data: {} });
  return name;
}

/** Sign a new wallet in of whom another one said something. Gives the attestation's id, and who said it. */
export async function becomeAttested(
  context: BrowserContext,
  origin: string,
): Promise<{ attestationId: string; issuer: PrivateKeyAccount }> {
  const [issuer, subject] = [newAccount(), newAccount()];
  const headers = { Origin: origin };
  const attestations = `${origin}/v1/trust/attestations`;
  await signIn(context, origin, subject);
  const prepared = await context.request.post(`${attestations}/prepare`, {
    headers,
    data: {
      subject: subject.address,
      schema: "endorsement",
      data: { context: "A guild", statement: "Reviewed our vault twice, and was right both times." },
      issuer: issuer.address,
    },
  });
  const { typedData, attestation } = await prepared.json();
  const signature = await issuer.signTypedData(typedData);
  const made = await context.request.post(attestations, { headers, data: { ...attestation, signature } });
  if (!made.ok()) throw new Error(`attesting answered ${made.status()}: ${await made.text()}`);
  return { attestationId: (await made.json()).attestation.id, issuer };
}
