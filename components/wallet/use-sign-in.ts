import { useRef, useState } from "react";
import type { Config, Connector } from "wagmi";
import { WalletError, type WalletErrorReason, walletErrorReason } from "./errors.ts";
import { type Connected, connectWallet, startSession, switchToChain } from "./sign-in.ts";

export type Step =
  | { name: "choose" }
  | { name: "changed"; to: string; connector: Connector }
  | { name: "connecting" | "signing"; connector: Connector }
  | { name: "failed"; reason: WalletErrorReason; connector: Connector; connected: Connected | null };

export interface SignIn {
  step: Step;
  /** Connects this wallet and signs in with it. */
  begin: (connector: Connector) => void;
  /** Switches the connected wallet to another network, then signs in. */
  switchChain: (connected: Connected, chainId: number) => void;
  /** Moves to a step and ignores late responses of the wallet to the previous one. */
  goTo: (step: Step) => void;
  isWaiting: () => boolean;
}

/** The steps from choosing a wallet to being signed in. */
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

  async function run(connector: Connector, known: Connected | null, connect: () => Promise<Connected>): Promise<void> {
    goTo({ name: "connecting", connector });
    waiting.current = true;
    const own = attempt.current;
    let connected = known;
    try {
      connected = await connect();
      if (attempt.current !== own) return;
      if (!chainIds.includes(connected.chainId)) throw new WalletError("wrongChain");
      setStep({ name: "signing", connector });
      await startSession(config, connected);
      if (attempt.current !== own) return;
      goTo({ name: "choose" });
      onSignedIn();
    } catch (thrown) {
      if (attempt.current !== own) return;
      goTo({ name: "failed", reason: walletErrorReason(thrown), connector, connected });
    }
  }

  return {
    step,
    goTo,
    begin: (connector) => void run(connector, null, () => connectWallet(config, connector)),
    switchChain: (connected, chainId) =>
      void run(connected.connector, connected, () => switchToChain(config, connected, chainId)),
    isWaiting: () => waiting.current,
  };
}
