import { useRef, useState } from "react";
import type { Config, Connector } from "wagmi";
import { WalletError, type WalletErrorReason, walletErrorReason } from "./errors.ts";
import { type Failure, toFailure } from "./failure.ts";
import { type Connected, connectWallet, startSession, switchToChain } from "./sign-in.ts";

export type Step =
  | { name: "choose" }
  | { name: "changed"; to: string; connector: Connector }
  | { name: "connecting" | "signing"; connector: Connector }
  | { name: "failed"; reason: WalletErrorReason; failure: Failure; connector: Connector; connected: Connected | null };

export interface SignIn {
  step: Step;
  /** Connects this wallet and signs in with it. */
  begin: (connector: Connector) => void;
  /** Switches the connected wallet to another network, then signs in. */
  switchChain: (connected: Connected, chainId: number) => void;
  /** Has the connected wallet add a network, then signs in on the network that it is on. */
  addNetwork: (connected: Connected, add: () => Promise<void>) => void;
  /** Moves to a step and ignores late responses of the wallet to the previous one. */
  goTo: (step: Step) => void;
  isWaiting: () => boolean;
}

/** In the wallet's words, and for a refused signature in those of the service, which say why. */
function signInFailure(thrown: unknown): Failure {
  const reason = walletErrorReason(thrown);
  const failure = toFailure(thrown);
  return { ...failure, reason, said: reason === "refused" ? failure.said : null };
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
      goTo({ name: "failed", reason: walletErrorReason(thrown), failure: signInFailure(thrown), connector, connected });
    }
  }

  return {
    step,
    goTo,
    begin: (connector) => void run(connector, null, () => connectWallet(config, connector)),
    switchChain: (connected, chainId) =>
      void run(connected.connector, connected, () => switchToChain(config, connected, chainId)),
    addNetwork: (connected, add) =>
      void run(connected.connector, connected, async () => {
        await add();
        return { ...connected, chainId: await connected.connector.getChainId() };
      }),
    isWaiting: () => waiting.current,
  };
}
