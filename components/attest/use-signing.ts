import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/client.ts";
import { WalletError } from "../wallet/errors.ts";
import { type Failure, toFailure } from "../wallet/failure.ts";
import { ensureChain, findSigner, signTypedData, type TypedData } from "../wallet/signer.ts";
import { useWallet } from "../wallet/wallet-context.tsx";

type Hex = `0x${string}`;

export type SigningPhase<T> =
  | { name: "ready" }
  | { name: "wallet" | "storing" }
  | { name: "done"; result: T }
  | { name: "fault"; failure: Failure };

interface Signing<T> {
  phase: SigningPhase<T>;
  /** Have the account's wallet sign, and hand the signature in. Again after a fault: what is signed already is only handed in. */
  go: () => void;
}

/** From a button to a signature that the service has taken. What is answered after one left is left alone. */
export function useSigning<T>(options: {
  /** Checksummed; who signs. Null: nobody does yet. */
  account: string | null;
  chainId: number;
  data: TypedData;
  store: (signature: Hex) => Promise<T>;
}): Signing<T> {
  const { account, chainId, data, store } = options;
  const { settings } = useWallet();
  const [phase, setPhase] = useState<SigningPhase<T>>({ name: "ready" });
  const signed = useRef<{ data: TypedData; signature: Hex } | null>(null);
  const left = useRef(false);
  // Something else to sign starts again.
  const [shown, setShown] = useState(data);
  if (shown !== data) {
    setShown(data);
    setPhase({ name: "ready" });
  }
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const show = (next: SigningPhase<T>) => {
    if (!left.current) setPhase(next);
  };
  const sign = async () => {
    show({ name: "wallet" });
    if (account === null) throw new WalletError("noAccount");
    const signer = await findSigner(settings, account);
    await ensureChain(signer, chainId);
    return signTypedData(signer, data);
  };
  const go = async () => {
    try {
      if (signed.current?.data !== data) signed.current = { data, signature: await sign() };
      if (left.current) return;
      show({ name: "storing" });
      show({ name: "done", result: await store(signed.current.signature) });
    } catch (thrown) {
      if (isFinal(thrown)) signed.current = null;
      show({ name: "fault", failure: toFailure(thrown) });
    }
  };
  return { phase, go: () => void go() };
}

/** The service judged what was handed in, and will not judge it otherwise. */
function isFinal(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status < 500 && thrown.status !== 401 && thrown.status !== 429;
}
