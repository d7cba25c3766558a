import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/client.ts";
import type { Failure } from "../wallet/failure.ts";
import { ensureChain, findSigner, type Signer } from "../wallet/signer.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { NameError, toNameFailure } from "./errors.ts";
import { isMined, send } from "./transactions.ts";

type Hex = `0x${string}`;

/** A transaction as it is shown before the wallet is asked, and then sent. */
export interface Order {
  to: Hex;
  data: Hex;
  /** Wei. */
  value: bigint;
  /** What it does, field by field. */
  facts: readonly { name: string; value: string }[];
}

/** What the service says of a transaction that it took note of. */
export interface Recorded {
  /** Absent where the service does not count them. */
  confirmations?: number;
  final?: boolean;
}

export type Phase =
  | { name: "preparing" }
  | { name: "ready" | "wallet"; signer: Signer; order: Order }
  | { name: "mining" | "recording"; hash: Hex }
  | { name: "done"; hash: Hex; recorded: Recorded }
  /** A reorg took its block away, after the service knew it. */
  | { name: "lost"; hash: Hex }
  | { name: "fault"; failure: Failure; retry: () => void };

export interface TransactionPlan {
  chainId: number;
  /** Checksummed; who sends it. */
  account: string;
  /** Work out what is to be sent. */
  prepare: (signer: Signer) => Promise<Order>;
  /** Have the service take note of what is mined; may be done again. Throws until it knows. */
  record: (hash: Hex) => Promise<Recorded>;
}

const LOOK_EVERY_MS = 1_500;
/** Polls before the page says that the network is slow: three minutes. */
const LOOKS = 120;
/** How often the service is asked again, where the block has not come to it. */
const ATTEMPTS = 6;
const FOLLOW_EVERY_MS = 5_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** From working a transaction out to the service knowing it. What is answered after one left is left alone. */
export function useTransaction(plan: TransactionPlan): { phase: Phase; go: () => void } {
  const { settings } = useWallet();
  const [phase, setPhase] = useState<Phase>({ name: "preparing" });
  const left = useRef(false);

  const show = (next: Phase) => {
    if (!left.current) setPhase(next);
  };
  const attempt = async (work: () => Promise<void>, retry: () => void) => {
    try {
      await work();
    } catch (thrown) {
      show({ name: "fault", failure: toNameFailure(thrown), retry });
    }
  };

  const prepare = () =>
    attempt(async () => {
      show({ name: "preparing" });
      const signer = await findSigner(settings, plan.account);
      await ensureChain(signer, plan.chainId);
      show({ name: "ready", signer, order: await plan.prepare(signer) });
    }, prepare);

  const go = (signer: Signer, order: Order) =>
    attempt(async () => {
      show({ name: "wallet", signer, order });
      // It may have been moved meanwhile.
      await ensureChain(signer, plan.chainId);
      const hash = await send(signer, order);
      await follow(signer, hash);
    }, prepare);

  const follow = (signer: Signer, hash: Hex): Promise<void> =>
    attempt(
      async () => {
        show({ name: "mining", hash });
        for (let look = 0; !(await isMined(signer, hash)); look++) {
          if (left.current) return;
          if (look >= LOOKS) throw new NameError("slow");
          await pause(LOOK_EVERY_MS);
        }
        await note(hash);
      },
      () => void follow(signer, hash),
    );

  const note = (hash: Hex): Promise<void> =>
    attempt(
      async () => {
        show({ name: "recording", hash });
        const recorded = await recordSoon(() => plan.record(hash));
        show({ name: "done", hash, recorded });
      },
      () => void note(hash),
    );

  // Ask again with each block, until it is final.
  useEffect(() => {
    if (phase.name !== "lost" && (phase.name !== "done" || phase.recorded.final !== false)) return;
    const { hash } = phase;
    const timer = setTimeout(() => {
      plan.record(hash).then(
        (recorded) => show({ name: "done", hash, recorded }),
        // While the service is busy the last state stays, and the request is repeated.
        (thrown) => show(isUnconfirmed(thrown) ? { name: "lost", hash } : { ...phase }),
      );
    }, FOLLOW_EVERY_MS);
    return () => clearTimeout(timer);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens.
  useEffect(() => {
    left.current = false;
    void prepare();
    return () => {
      left.current = true;
    };
  }, []);

  return {
    phase,
    go: () => {
      if (phase.name === "ready") void go(phase.signer, phase.order);
    },
  };
}

/** The service's node may see the block a little later than the wallet's. */
async function recordSoon(record: () => Promise<Recorded>): Promise<Recorded> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record();
    } catch (thrown) {
      if (!isEarly(thrown) || attempt >= ATTEMPTS) throw thrown;
      await pause(LOOK_EVERY_MS);
    }
  }
}

function isEarly(thrown: unknown): boolean {
  if (thrown instanceof NameError) return thrown.fault === "unseen";
  return isUnconfirmed(thrown);
}

function isUnconfirmed(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.code === "TRANSACTION_NOT_CONFIRMED";
}
