import type { BrowserContext } from "@playwright/test";
import type { LocalAccount } from "viem/accounts";
import { createSiweMessage } from "viem/siwe";

/** Sign a wallet in without its dialog, for tests about what comes after: the browser's context has the cookie then. */
export async function carrySession(context: BrowserContext, origin: string, account: LocalAccount): Promise<void> {
  const { request } = context;
  const { nonce, timestamp } = await (await request.get(`${origin}/v1/auth/nonce`)).json();
  const { csrfToken } = await (await request.get(`${origin}/api/auth/csrf`)).json();
  const message = createSiweMessage({
    domain: new URL(origin).host,
    address: account.address,
    uri: origin,
    version: "1",
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
