import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/client.ts";
import { WalletError } from "../wallet/errors.ts";
import { type Failure, toFailure } from "../wallet/failure.ts";
import { ensureChain, findSigner, signTypedData, type TypedData } from "../wallet/signer.ts";
import { useWallet } from "../wallet/wallet-context.tsx";

type Hex = `0x${string}`;

export type SigningPhase<T> =
  | { name: "ready" }
  | { name: "wallet" }
  | { name: "storing" }
  | { name: "done"; result: T }
  | { name: "failed"; failure: Failure };

interface Signing<T> {
  phase: SigningPhase<T>;
  /** Has the wallet sign and stores the signature. A retry reuses a signature that could not be stored. */
  sign: () => void;
}

/** Signs typed data with an account's wallet and hands the signature to the service. */
export function useSigning<T>(options: {
  /** Checksummed address of the signer; null before a wallet is connected. */
  account: string | null;
  chainId: number;
  data: TypedData;
  store: (signature: Hex) => Promise<T>;
}): Signing<T> {
  const { account, chainId, data, store } = options;
  const { settings } = useWallet();
  const [phase, setPhase] = useState<SigningPhase<T>>({ name: "ready" });
  const signed = useRef<{ data: TypedData; signature: Hex } | null>(null);
  const unmounted = useRef(false);
  const [phaseData, setPhaseData] = useState(data);
  if (phaseData !== data) {
    setPhaseData(data);
    setPhase({ name: "ready" });
  }
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  const signInWallet = async () => {
    setPhase({ name: "wallet" });
    if (account === null) throw new WalletError("noAccount");
    const signer = await findSigner(settings, account);
    await ensureChain(signer, chainId);
    return signTypedData(signer, data);
  };
  const sign = async () => {
    try {
      if (signed.current?.data !== data) signed.current = { data, signature: await signInWallet() };
      // Do not store a signature after the dialog has closed.
      if (unmounted.current) return;
      setPhase({ name: "storing" });
      setPhase({ name: "done", result: await store(signed.current.signature) });
    } catch (thrown) {
      if (isFinal(thrown)) signed.current = null;
      setPhase({ name: "failed", failure: toFailure(thrown) });
    }
  };
  return { phase, sign: () => void sign() };
}

/** Whether the service rejected the signature itself, so that it is useless to send it again. */
function isFinal(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status < 500 && thrown.status !== 401 && thrown.status !== 429;
}
