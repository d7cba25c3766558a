import { useRef, useState } from "react";
import type { Config, Connector } from "wagmi";
import { faultOf, WalletError, type WalletErrorReason } from "./errors.ts";
import { type Connected, connectWallet, startSession, switchToChain } from "./sign-in.ts";

/** Where somebody stands between choosing a wallet and being signed in. */
export type Step =
  | { name: "choose" }
  | { name: "changed"; to: string; connector: Connector }
  | { name: "connecting" | "signing"; wallet: string }
  | { name: "fault"; fault: WalletErrorReason; connector: Connector; connected: Connected | null };

interface SignIn {
  step: Step;
  /** Connect this wallet and sign in with it. */
  begin: (connector: Connector) => void;
  /** Go to another network in the connected wallet, then sign in. */
  move: (connected: Connected, chainId: number) => void;
  /** Stand at a step, and wait for no answer any longer. */
  goTo: (step: Step) => void;
  /** Whether a wallet's answer is being waited for. */
  isWaiting: () => boolean;
}

/** The steps of signing in. What a wallet answers after one went on elsewhere is left alone. */
export function useSignIn(options: { config: Config; chainIds: readonly number[]; onSignedIn: () => void }): SignIn {
  const { config, chainIds, onSignedIn } = options;
  const [step, setStep] = useState<Step>({ name: "choose" });
  const attempt = useRef(0);
  const waiting = useRef(false);

  const goTo = (next: Step) => {
    attempt.current++;
    waiting.current = false;
    setStep(next);
  };

  /** Reach the wallet, then sign in with what was reached. */
  async function run(connector: Connector, known: Connected | null, reach: () => Promise<Connected>): Promise<void> {
    goTo({ name: "connecting", wallet: connector.name });
    waiting.current = true;
    const mine = attempt.current;
    let connected = known;
    try {
      connected = await reach();
      if (attempt.current !== mine) return;
      if (!chainIds.includes(connected.chainId)) throw new WalletError("wrongChain");
      setStep({ name: "signing", wallet: connector.name });
      await startSession(config, connected);
      if (attempt.current !== mine) return;
      goTo({ name: "choose" });
      onSignedIn();
    } catch (thrown) {
      if (attempt.current === mine) goTo({ name: "fault", fault: faultOf(thrown), connector, connected });
    }
  }

  return {
    step,
    goTo,
    begin: (connector) => void run(connector, null, () => connectWallet(config, connector)),
    move: (connected, chainId) =>
      void run(connected.connector, connected, () => switchToChain(config, connected, chainId)),
    isWaiting: () => waiting.current,
  };
}
