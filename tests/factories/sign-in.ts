import { getAddress } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import type { RawResponse, SimpleRequest } from "../contract/http-client.ts";

/** A wallet nobody has seen before. */
export function newWallet(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

export interface MessageFields {
  /** The whole first line up to the domain's end, so that a scheme can stand before it. */
  domain?: string;
  address?: string;
  statement?: string | null;
  uri?: string;
  version?: string;
  chainId?: string | number;
  nonce: string;
  issuedAt?: string;
  /** Lines behind "Issued At". */
  more?: string[];
}

/** A message of Sign-In with Ethereum, as a wallet would be shown it, right or wrong. */
export function signInMessage(wallet: Pick<PrivateKeyAccount, "address">, now: Date, fields: MessageFields): string {
  const {
    domain = "localhost:3000",
    address = getAddress(wallet.address),
    statement = "Sign in to Credence.",
  } = fields;
  const { uri = "http://localhost:3000", version = "1", chainId = 1, issuedAt = now.toISOString(), more = [] } = fields;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    "",
    ...(statement === null ? [] : [statement]),
    "",
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${issuedAt}`,
    ...more,
  ].join("\n");
}

interface SignInApi {
  context: { now: Date };
  send: (request: SimpleRequest) => Promise<RawResponse>;
}

export async function askNonce(api: SignInApi): Promise<string> {
  const { json } = await api.send({ path: "/v1/auth/nonce" });
  if (typeof json?.nonce !== "string") throw new Error(`There is no nonce in ${JSON.stringify(json)}.`);
  return json.nonce;
}

export function postToken(api: SignInApi, body: unknown, headers: Record<string, string> = {}): Promise<RawResponse> {
  return api.send({
    method: "POST",
    path: "/v1/auth/token",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Sign a wallet in; returns the Bearer token. */
export async function signInByToken(
  api: SignInApi,
  wallet: PrivateKeyAccount,
  fields: Partial<MessageFields> = {},
): Promise<string> {
  const message = signInMessage(wallet, api.context.now, { nonce: await askNonce(api), ...fields });
  const { status, json, body } = await postToken(api, { message, signature: await wallet.signMessage({ message }) });
  if (status !== 201 || typeof json?.token !== "string") throw new Error(`Signing in answered ${status}: ${body}`);
  return json.token;
}
