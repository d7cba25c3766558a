import { setTimeout } from "node:timers/promises";
import type { Hex, LocalAccount, TypedDataDomain, TypedDataParameter } from "viem";
import { ApiError, type CallOutput, type Client, createClient } from "../../lib/api/client.ts";
import { writeSignInText } from "../../lib/core/sign-in-text.ts";
import { type SignedType, signedTypes } from "../../lib/core/typed-data.ts";
import { localAccount, localChains } from "../simulation/local-chain.ts";
import { ACCOUNTS, firstAccountOf } from "../simulation/wallets.ts";

// The simulated wallets' actions at the service: some activate their names, link a second wallet and
// refer each other, over HTTP and with their own signatures, like any client.

/** Simulated names that are activated, and the dormant wallet that the owner links, by its place among them. */
const activations: readonly { name: string; secondWallet?: number }[] = [
  { name: "amber", secondWallet: 0 },
  { name: "anton", secondWallet: 1 },
  { name: "agate", secondWallet: 2 },
  { name: "basil", secondWallet: 3 },
  { name: "beatrix", secondWallet: 4 },
  { name: "birch" },
  { name: "block42" },
  { name: "bruno" },
  { name: "ember" },
  { name: "fennel" },
];
/** Who referred whom, by name. */
const referrals: readonly [referrer: string, referee: string][] = [
  ["amber", "anton"],
  ["amber", "birch"],
  ["anton", "block42"],
  ["beatrix", "bruno"],
];

const CHAIN = localChains[0].id;
const POLL_MS = 2_000;
const DEADLINE_S = 600;

const types: Record<string, readonly TypedDataParameter[]> = signedTypes;

type Identity = CallOutput<"GET /v1/identity/{identity}">["identity"];

/**
 * Once the names are indexed and final, activate them, link wallets and track referrals. Completed steps are not repeated,
 * even if somebody reverted them. Ends early when `signal` is aborted. Throws ApiError on an error response.
 */
export async function activateNames(input: {
  origin: string;
  publicOrigin: string;
  /** Signs in at the service: the local developer, whose tier allows all the calls. */
  developer: LocalAccount;
  signal: AbortSignal;
}): Promise<void> {
  const { origin, publicOrigin, developer, signal } = input;
  await untilIndexed(origin, signal);
  const anonymous = createClient({ baseUrl: origin });
  const token = await signIn(anonymous, developer, publicOrigin);
  const client = createClient({ baseUrl: origin, apiKey: token });
  const { domain } = await anonymous.call("GET /v1/auth/signing", { query: { chainId: CHAIN } });
  const salt = domain.salt as Hex; // Checked by the response's schema.
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) => localAccount(index));
  const owners: Owners = { client, domain: { ...domain, salt }, accounts };
  try {
    const identities = new Map<string, Identity>();
    for (const { name, secondWallet } of activations) {
      identities.set(name, await activateAndLink(owners, await untilFinal(client, name, signal), secondWallet));
    }
    for (const [referrer, referee] of referrals) {
      const [one, other] = [identities.get(referrer), identities.get(referee)];
      if (one && other) await refer(owners, one, other);
    }
  } finally {
    await client.call("DELETE /v1/auth/token").catch(() => {});
  }
}

/** The client and accounts with which owners sign typed data and send it. */
interface Owners {
  client: Client;
  domain: TypedDataDomain;
  /** All accounts of the local chains. */
  accounts: readonly LocalAccount[];
}

async function activateAndLink(owners: Owners, minted: Identity, secondWallet?: number): Promise<Identity> {
  // The nonce counts changes: 0 none, 1 the activation, more for later changes by users.
  const isNew = minted.nonce === 0 && minted.state === "minted";
  const identity = isNew ? await activate(owners, minted) : minted;
  const isAlone = identity.nonce === 1 && identity.state === "activated";
  if (isAlone && secondWallet !== undefined) {
    await link(owners, identity, localAccount(firstAccountOf("dormant") + secondWallet));
  }
  return identity;
}

async function activate(owners: Owners, { svcId: name, owner, nonce }: Identity): Promise<Identity> {
  const fields = { name, owner, nonce: BigInt(nonce) };
  const { deadline, signatures } = await sign(owners, "ActivateIdentity", fields, accountOf(owners, owner));
  const call = { params: { identity: name }, body: { deadline, signature: signatures[0] } };
  return (await owners.client.call("POST /v1/identity/{identity}/activate", call)).identity;
}

async function link(owners: Owners, { svcId: name, owner, nonce }: Identity, second: LocalAccount) {
  const fields = { name, owner, wallet: second.address, nonce: BigInt(nonce) };
  const { deadline, signatures } = await sign(owners, "LinkWallet", fields, second, accountOf(owners, owner));
  const [signature = "", ownerSignature] = signatures;
  const body = { address: second.address, deadline, signature, ownerSignature };
  await owners.client.call("POST /v1/identity/{identity}/wallets", { params: { identity: name }, body });
}

async function refer(owners: Owners, referrer: Identity, { owner: referee }: Identity): Promise<void> {
  const { code } = await owners.client.call("GET /referral-code/{address}", { params: { address: referrer.owner } });
  const { deadline, signatures } = await sign(owners, "TrackReferral", { code, referee }, accountOf(owners, referee));
  await owners.client.call("POST /referrals/track", { body: { code, referee, deadline, signature: signatures[0] } });
}

/** A signature of each of these accounts over one message, and the message's deadline. */
async function sign(
  { domain }: Owners,
  primaryType: SignedType,
  fields: Record<string, unknown>,
  ...accounts: LocalAccount[]
): Promise<{ deadline: number; signatures: Hex[] }> {
  const deadline = Math.floor(Date.now() / 1000) + DEADLINE_S;
  const signing = { domain, types, primaryType, message: { ...fields, deadline: BigInt(deadline) } };
  return { deadline, signatures: await Promise.all(accounts.map((account) => account.signTypedData(signing))) };
}

function accountOf({ accounts }: Owners, address: string): LocalAccount {
  const account = accounts.find((one) => one.address === address);
  if (!account) throw new Error(`${address} is not a local wallet.`);
  return account;
}

/** Wait until the service has indexed the chain. */
async function untilIndexed(origin: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const response = await fetch(`${origin}/health/ready`, { signal });
    const state = (await response.json()) as { chains?: { chainId: number; state: string; lag: number | null }[] };
    const chain = state.chains?.find(({ chainId }) => chainId === CHAIN);
    // A new block may arrive at any moment.
    if (chain?.state === "following" && chain.lag !== null && chain.lag <= 1) return;
    await setTimeout(POLL_MS, undefined, { signal });
  }
}

/** Sign a wallet in (ERC-4361). Returns the session's token. */
async function signIn(client: Client, account: LocalAccount, publicOrigin: string): Promise<string> {
  const { nonce } = await client.call("GET /v1/auth/nonce");
  const statement = "Sign in to activate a name of the local chains.";
  const terms = { origin: publicOrigin, address: account.address, statement, chainId: CHAIN, nonce };
  const message = writeSignInText({ ...terms, issuedAt: new Date() });
  const signature = await account.signMessage({ message });
  return (await client.call("POST /v1/auth/token", { body: { message, signature } })).token;
}

/** Poll for a name until its mint is indexed and final. */
async function untilFinal(client: Client, name: string, signal: AbortSignal): Promise<Identity> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { identity } = await client.call("GET /v1/identity/{identity}", { params: { identity: name }, signal });
      if (identity.final) return identity;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "USER_NOT_FOUND")) throw error;
    }
    await setTimeout(POLL_MS, undefined, { signal });
  }
}
