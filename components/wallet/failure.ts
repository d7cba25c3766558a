import { ApiError } from "../../lib/api/client.ts";
import { toProblem } from "../api/problem.ts";
import { WalletError, walletErrorReason, walletErrors } from "./errors.ts";

/** The failure of an action of a wallet and the service. */
export interface Failure {
  title: string;
  text: string;
  /** The session has ended; signing in again helps. */
  signedOut: boolean;
  /** Has the wallet add a network that it does not know. */
  addNetwork?: () => Promise<void>;
}

/** Describes an error of a wallet or the service. */
export function toFailure(thrown: unknown): Failure {
  const apiError = causeOf(thrown, ApiError);
  if (!apiError || apiError.code === "CHAIN_UNAVAILABLE") {
    const addNetwork = causeOf(thrown, WalletError)?.addNetwork;
    return { ...walletErrors[walletErrorReason(thrown)], signedOut: false, ...(addNetwork && { addNetwork }) };
  }
  const { message, signedOut, seconds } = toProblem(apiError);
  const saidOf = () => {
    if (signedOut) return "Your session has ended. Sign in again; what you entered stays here.";
    return seconds > 0 ? `You reached your rate limit. Try again in ${seconds} seconds.` : message;
  };
  const details = apiError.details.map((one) => one.message).filter((one) => one !== message);
  return { title: "The request was refused", text: [saidOf(), ...details].join(" "), signedOut };
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
