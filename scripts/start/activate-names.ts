import { setTimeout } from "node:timers/promises";
import type { Hex, LocalAccount, TypedDataParameter } from "viem";
import { createSiweMessage } from "viem/siwe";
import { ApiError, type CallOutput, type Client, createClient } from "../../lib/api/client.ts";
import { type SignedType, signedTypes } from "../../lib/core/typed-data.ts";
import { localAccount, localChains } from "../simulation/local-chain.ts";
import { ACCOUNTS, firstAccountOf } from "../simulation/wallets.ts";

// What wallets do at the service and not on a chain: some of the local ones activate their names, link a second wallet and
// refer each other. They do it as any client does, over HTTP and with their own signatures.

/** Names of the simulation that are activated, and which of the dormant wallets their owners link. */
const people: readonly { name: string; secondWallet?: number }[] = [
  { name: "amber", secondWallet: 0 },
  { name: "anton", secondWallet: 1 },
  { name: "aurora", secondWallet: 2 },
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
const ASK_AGAIN_MS = 2_000;
const DEADLINE_S = 600;

const types: Record<string, readonly TypedDataParameter[]> = signedTypes;

type Identity = CallOutput<"GET /v1/identity/{identity}">["identity"];

/**
 * Do it all once the names are read and final; what was done is not done again, also where somebody undid it since. Ends
 * early when `signal` is aborted. Throws ApiError where the service refuses.
 */
export async function activateNames(input: {
  origin: string;
  publicOrigin: string;
  /** Signs in at the service: the local developer, whose tier has room for all the calls. */
  developer: LocalAccount;
  signal: AbortSignal;
}): Promise<void> {
  const { origin, publicOrigin, developer, signal } = input;
  await untilRead(origin, signal);
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) => localAccount(index));
  const open = createClient({ baseUrl: origin });
  const token = await signIn(open, developer, publicOrigin);
  const client = createClient({ baseUrl: origin, apiKey: token });
  const { domain } = await open.call("GET /v1/auth/signing", { query: { chainId: CHAIN } });
  const salt = domain.salt as Hex; // The response's schema has checked it.

  const accountOf = (address: string): LocalAccount => {
    const account = accounts.find((one) => one.address === address);
    if (!account) throw new Error(`${address} is no local wallet.`);
    return account;
  };

  /** A signature of each of these accounts over one message, and the deadline in it. */
  async function sign(primaryType: SignedType, fields: Record<string, unknown>, ...by: LocalAccount[]) {
    const deadline = Math.floor(Date.now() / 1000) + DEADLINE_S;
    const message = { ...fields, deadline: BigInt(deadline) };
    const signing = { domain: { ...domain, salt }, types, primaryType, message };
    const signatures = await Promise.all(by.map((account) => account.signTypedData(signing)));
    return { deadline, signatures };
  }

  async function activate({ svcId: name, owner, nonce }: Identity): Promise<Identity> {
    const fields = { name, owner, nonce: BigInt(nonce) };
    const { deadline, signatures } = await sign("ActivateIdentity", fields, accountOf(owner));
    const call = { params: { identity: name }, body: { deadline, signature: signatures[0] } };
    return (await client.call("POST /v1/identity/{identity}/activate", call)).identity;
  }

  async function link({ svcId: name, owner, nonce }: Identity, second: LocalAccount): Promise<void> {
    const fields = { name, owner, wallet: second.address, nonce: BigInt(nonce) };
    const { deadline, signatures } = await sign("LinkWallet", fields, second, accountOf(owner));
    const [signature = "", ownerSignature] = signatures;
    const body = { address: second.address, deadline, signature, ownerSignature };
    await client.call("POST /v1/identity/{identity}/wallets", { params: { identity: name }, body });
  }

  async function refer(referrer: Identity, { owner: referee }: Identity): Promise<void> {
    const { code } = await client.call("GET /referral-code/{address}", { params: { address: referrer.owner } });
    const { deadline, signatures } = await sign("TrackReferral", { code, referee }, accountOf(referee));
    await client.call("POST /referrals/track", { body: { code, referee, deadline, signature: signatures[0] } });
  }

  try {
    const identities = new Map<string, Identity>();
    for (const { name, secondWallet } of people) {
      let identity = await untilFinal(client, name, signal);
      // The nonce tells what was done: 0 nothing, 1 the activation, more also what people did themselves.
      const isNew = identity.nonce === 0 && identity.state === "minted";
      if (isNew) identity = await activate(identity);
      identities.set(name, identity);
      const isAlone = identity.nonce === 1 && identity.state === "activated";
      const second = secondWallet === undefined ? undefined : accounts[firstAccountOf("dormant") + secondWallet];
      if (isAlone && second) await link(identity, second);
    }
    for (const [referrer, referee] of referrals) {
      const [one, other] = [identities.get(referrer), identities.get(referee)];
      if (one && other) await refer(one, other);
    }
  } finally {
    await client.call("DELETE /v1/auth/token").catch(() => {});
  }
}

/** Wait until the service has read the chain to its end: it says so without anybody's quota. */
async function untilRead(origin: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const response = await fetch(`${origin}/health/ready`, { signal });
    const state = (await response.json()) as { chains?: { chainId: number; state: string; lag: number | null }[] };
    const chain = state.chains?.find(({ chainId }) => chainId === CHAIN);
    // A block may come at any moment.
    if (chain?.state === "following" && chain.lag !== null && chain.lag <= 1) return;
    await setTimeout(ASK_AGAIN_MS, undefined, { signal });
  }
}

/** Sign a wallet in (ERC-4361); the token of its session. */
async function signIn(client: Client, account: LocalAccount, publicOrigin: string): Promise<string> {
  const { nonce } = await client.call("GET /v1/auth/nonce");
  const message = createSiweMessage({
    address: account.address,
    chainId: CHAIN,
    domain: new URL(publicOrigin).host,
    nonce,
    uri: publicOrigin,
    version: "1",
  });
  const signature = await account.signMessage({ message });
  return (await client.call("POST /v1/auth/token", { body: { message, signature } })).token;
}

/** Ask for a name until its mint is read and final. */
async function untilFinal(client: Client, name: string, signal: AbortSignal): Promise<Identity> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { identity } = await client.call("GET /v1/identity/{identity}", { params: { identity: name }, signal });
      if (identity.final) return identity;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "USER_NOT_FOUND")) throw error;
    }
    await setTimeout(ASK_AGAIN_MS, undefined, { signal });
  }
}
