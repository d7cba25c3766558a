import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/client.ts";
import type { Failure } from "../wallet/failure.ts";
import { ensureChain, findSigner, type Signer } from "../wallet/signer.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { NameError, toNameFailure } from "./errors.ts";
import { isMined, sendTransaction, type TransactionRequest } from "./transactions.ts";

type Hex = `0x${string}`;

/** What the service knows of a recorded transaction. */
export interface Recorded {
  /** Absent if the service does not count them. */
  confirmations?: number;
  final?: boolean;
}

export type Phase =
  | { name: "preparing" }
  | { name: "ready" | "wallet"; signer: Signer; request: TransactionRequest }
  | { name: "mining" | "recording"; hash: Hex }
  | { name: "done"; hash: Hex; recorded: Recorded }
  /** A reorg removed its block. */
  | { name: "lost"; hash: Hex }
  | { name: "failed"; failure: Failure; retry: () => void };

export interface TransactionPlan {
  chainId: number;
  /** Checksummed address of the sender. */
  account: string;
  prepare: (signer: Signer) => Promise<TransactionRequest>;
  /** Has the service record a mined transaction; may be repeated. Throws until the service has seen its block. */
  record: (hash: Hex) => Promise<Recorded>;
}

const POLL_MS = 1_500;
/** Polls before the network is called slow: three minutes. */
const MAX_POLLS = 120;
const MAX_RECORD_ATTEMPTS = 6;
const FINALITY_POLL_MS = 5_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prepares a transaction, has the wallet send it, waits for its block, and has the service record it. */
export function useTransaction(plan: TransactionPlan): { phase: Phase; send: () => void } {
  const { settings } = useWallet();
  const [phase, setPhase] = useState<Phase>({ name: "preparing" });
  const unmounted = useUnmounted();

  const attempt = async (work: () => Promise<void>, retry: () => void) => {
    try {
      await work();
    } catch (thrown) {
      setPhase({ name: "failed", failure: toNameFailure(thrown), retry });
    }
  };
  const prepare = () =>
    attempt(async () => {
      setPhase({ name: "preparing" });
      const signer = await findSigner(settings, plan.account);
      await ensureChain(signer, plan.chainId);
      setPhase({ name: "ready", signer, request: await plan.prepare(signer) });
    }, prepare);
  const send = (signer: Signer, request: TransactionRequest) =>
    attempt(async () => {
      setPhase({ name: "wallet", signer, request });
      // The wallet may have switched since it was prepared.
      await ensureChain(signer, plan.chainId);
      await waitForBlock(signer, await sendTransaction(signer, request));
    }, prepare);
  const waitForBlock = (signer: Signer, hash: Hex): Promise<void> =>
    attempt(
      async () => {
        setPhase({ name: "mining", hash });
        const mined = await pollUntilMined(signer, hash, () => unmounted.current);
        // Without a wallet that knows, the service is asked for as long.
        if (mined !== false) await record(hash, mined ? MAX_RECORD_ATTEMPTS : MAX_POLLS);
      },
      () => void waitForBlock(signer, hash),
    );
  const record = (hash: Hex, attempts: number): Promise<void> =>
    attempt(
      async () => {
        setPhase({ name: "recording", hash });
        setPhase({ name: "done", hash, recorded: await recordWithRetries(() => plan.record(hash), attempts) });
      },
      () => void record(hash, attempts),
    );

  useFinality(plan, phase, setPhase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => {
    void prepare();
  }, []);

  return {
    phase,
    send: () => {
      if (phase.name === "ready") void send(phase.signer, phase.request);
    },
  };
}

/** Whether the component is gone, for work that outlasts it. */
function useUnmounted(): { readonly current: boolean } {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  return unmounted;
}

/** Asks again until the transaction is final, and notices a reorg. */
function useFinality(plan: TransactionPlan, phase: Phase, setPhase: (phase: Phase) => void): void {
  useEffect(() => {
    if (phase.name !== "lost" && (phase.name !== "done" || phase.recorded.final !== false)) return;
    const { hash } = phase;
    const timer = setTimeout(() => {
      plan.record(hash).then(
        (recorded) => setPhase({ name: "done", hash, recorded }),
        // A busy service changes nothing: a new object starts the next poll.
        (thrown) => setPhase(isUnconfirmed(thrown) ? { name: "lost", hash } : { ...phase }),
      );
    }, FINALITY_POLL_MS);
    return () => clearTimeout(timer);
  });
}

/** True once the transaction is in a block; undefined if the wallet reads no chain; false if the dialog was closed. Throws NameError `slow`. */
async function pollUntilMined(signer: Signer, hash: Hex, isClosed: () => boolean): Promise<boolean | undefined> {
  for (let poll = 0; ; poll++) {
    const mined = await isMined(signer, hash);
    if (mined !== false) return mined;
    if (isClosed()) return false;
    if (poll >= MAX_POLLS) throw new NameError("slow");
    await pause(POLL_MS);
  }
}

/** The service's node may see the block a little later than the wallet's. */
async function recordWithRetries(record: () => Promise<Recorded>, attempts: number): Promise<Recorded> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await record();
    } catch (thrown) {
      if (!isUnseen(thrown) || attempt >= attempts) throw thrown;
      await pause(POLL_MS);
    }
  }
}

function isUnseen(thrown: unknown): boolean {
  return thrown instanceof NameError ? thrown.reason === "unseen" : isUnconfirmed(thrown);
}

function isUnconfirmed(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.code === "TRANSACTION_NOT_CONFIRMED";
}
