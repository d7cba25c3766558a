import { useState } from "react";
import { api } from "../api/client.ts";
import { WalletError } from "../wallet/errors.ts";
import type { Failure } from "../wallet/failure.ts";
import { ensureChain, type Signer, signingSeconds, signTypedData, type TypedData } from "../wallet/signer.ts";
import { toNameFailure } from "./errors.ts";

export interface LinkTarget {
  svcId: string;
  /** Checksummed. */
  owner: string;
  chainId: number;
  nonce: number;
}

/** What the joining wallet signs. */
export interface LinkRequest {
  signer: Signer;
  data: TypedData;
  /** Unix seconds. */
  deadline: number;
  /** What the link means for ever. */
  notice: string;
  /** Whether the wallet was ever linked before. */
  linkedBefore: boolean;
}

export type LinkStep =
  | { name: "choose" }
  /** `pairs`: with a wallet of WalletConnect. */
  | { name: "connecting"; pairs: boolean }
  | ({ name: "ready" | "signing" } & LinkRequest)
  | { name: "done"; address: string; score: ScoreMove | null }
  | { name: "failed"; failure: Failure };

/** Points of the name before and after. */
export interface ScoreMove {
  before: number;
  after: number;
}

export interface LinkWalletState {
  step: LinkStep;
  connect: (open: () => Promise<Signer>, pairs?: boolean) => void;
  sign: (request: LinkRequest) => void;
  restart: () => void;
}

/** How long the signature is valid, seconds. The service allows little more. */
const VALIDITY = { key: 900, account: 85_000 };

/** The steps from choosing a wallet to linking it. */
export function useLinkWallet(target: LinkTarget): LinkWalletState {
  const [step, setStep] = useState<LinkStep>({ name: "choose" });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      setStep({ name: "failed", failure: toNameFailure(thrown) });
    }
  };
  const connect = (open: () => Promise<Signer>, pairs = false) =>
    attempt(async () => {
      setStep({ name: "connecting", pairs });
      const signer = await open();
      if (signer.address === target.owner) throw new WalletError("sameAccount");
      await ensureChain(signer, target.chainId);
      setStep({ name: "ready", ...(await prepare(signer, target)) });
    });
  const sign = (request: LinkRequest) =>
    attempt(async () => {
      setStep({ name: "signing", ...request });
      setStep({ name: "done", address: request.signer.address, score: await signAndLink(target, request) });
    });
  return {
    step,
    connect: (open, pairs) => void connect(open, pairs),
    sign: (request) => void sign(request),
    restart: () => setStep({ name: "choose" }),
  };
}

/** Links a wallet. Returns the points of the name before and after; null where they cannot be read. */
async function signAndLink({ svcId }: LinkTarget, { signer, deadline, data }: LinkRequest) {
  const signature = await signTypedData(signer, data);
  const before = await readTotal(svcId);
  await api.call("POST /v1/identity/{identity}/wallets", {
    params: { identity: svcId },
    body: { address: signer.address, deadline, signature },
  });
  const after = await readTotal(svcId);
  return before === null || after === null ? null : { before, after };
}

/** The points of a name; null where they cannot be read, which is no reason not to link. */
async function readTotal(svcId: string): Promise<number | null> {
  return api.call("GET /v1/score/{identity}", { params: { identity: svcId } }).then(
    ({ score }) => score.total,
    () => null,
  );
}

async function prepare(signer: Signer, { svcId, owner, chainId }: LinkTarget): Promise<LinkRequest> {
  // The page's nonce may be outdated.
  const [{ domain, types, link, timestamp }, { identity }] = await Promise.all([
    api.call("GET /v1/auth/signing", { query: { chainId, wallet: signer.address } }),
    api.call("GET /v1/identity/{identity}", { params: { identity: svcId } }),
  ]);
  const deadline = Math.floor(Date.parse(timestamp) / 1000) + (await signingSeconds(signer, VALIDITY));
  const message = { name: svcId, owner, wallet: signer.address, nonce: identity.nonce, deadline };
  const { notice = "", linkedBefore = false } = link ?? {};
  return { signer, deadline, notice, linkedBefore, data: { domain, types, primaryType: "LinkWallet", message } };
}
