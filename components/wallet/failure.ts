import { ApiError } from "../../lib/api/client.ts";
import { toProblem } from "../api/problem.ts";
import type { Texts } from "../texts/create-texts.ts";
import { WalletError, type WalletErrorReason, walletErrorReason } from "./errors.ts";

/** The failure of an action of a wallet and the service. */
export interface Failure {
  reason: WalletErrorReason;
  /** The service's own sentence, in English: it says more than the reason. */
  said: string | null;
  /** Of a limit: when to try again. */
  seconds: number;
  /** The session has ended; signing in again helps. */
  signedOut: boolean;
  /** Has the wallet add a network that it does not know. */
  addNetwork?: () => Promise<void>;
}

export const failureOf = (reason: WalletErrorReason): Failure => ({ reason, said: null, seconds: 0, signedOut: false });

/** The failure of an error of a wallet or the service. */
export function toFailure(thrown: unknown): Failure {
  const apiError = causeOf(thrown, ApiError);
  if (!apiError || apiError.code === "CHAIN_UNAVAILABLE") {
    const addNetwork = causeOf(thrown, WalletError)?.addNetwork;
    return { ...failureOf(walletErrorReason(thrown)), ...(addNetwork && { addNetwork }) };
  }
  const { message, signedOut, seconds } = toProblem(apiError);
  if (signedOut) return { ...failureOf("signedOut"), signedOut };
  if (seconds > 0) return { ...failureOf("rateLimited"), seconds };
  const details = apiError.details.map((one) => one.message).filter((one) => one !== message);
  return { ...failureOf("requestRefused"), said: [message, ...details].join(" ") };
}

/** A failure in the reader's language, with the service's own sentence. */
export function describeFailure(t: Texts<"wallet.errors">, { reason, said, seconds }: Failure) {
  return { title: t(`${reason}.title`), text: said ?? t(`${reason}.text`, { seconds }), isEnglish: said !== null };
}

/** An error and its causes, outermost first. Wallets also wrap a node's error in `data`. */
export function causesOf(thrown: unknown): object[] {
  const causes: object[] = [];
  for (let error = thrown; error instanceof Object && causes.length < 8; ) {
    causes.push(error);
    if ("data" in error && error.data instanceof Object) causes.push(error.data);
    error = "cause" in error ? error.cause : undefined;
  }
  return causes;
}

/** The outermost cause of a class. */
export function causeOf<T>(thrown: unknown, kind: abstract new (...args: never[]) => T): T | undefined {
  return causesOf(thrown).find((one): one is T & object => one instanceof kind);
}
