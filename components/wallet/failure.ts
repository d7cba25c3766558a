import { ApiError } from "../../lib/api/client.ts";
import { toProblem } from "../api/problem.ts";
import { faultOf, walletErrors } from "./errors.ts";

/** Why something that a wallet and the service do together was not done. */
export interface Failure {
  title: string;
  text: string;
  /** The session is over: signing in again is the way on. */
  signedOut: boolean;
}

/** Whatever was thrown on the way from a wallet to the service, as something to say. */
export function toFailure(thrown: unknown): Failure {
  const answered = causeOf(thrown, ApiError);
  if (!answered || answered.code === "CHAIN_UNAVAILABLE") return { ...walletErrors[faultOf(thrown)], signedOut: false };
  const { message, signedOut } = toProblem(answered);
  const details = answered.details.map((one) => one.message).filter((one) => one !== message);
  return { title: "The request was refused", text: [message, ...details].join(" "), signedOut };
}

/** An error and what caused it, outermost first. Wallets wrap what their node says in `data`, too. */
export function causesOf(thrown: unknown): object[] {
  const found: object[] = [];
  for (let error = thrown; error instanceof Object && found.length < 8; ) {
    found.push(error);
    if ("data" in error && error.data instanceof Object) found.push(error.data);
    error = "cause" in error ? error.cause : undefined;
  }
  return found;
}

/** The outermost cause of a kind. */
export function causeOf<T>(thrown: unknown, kind: abstract new (...args: never[]) => T): T | undefined {
  return causesOf(thrown).find((one): one is T & object => one instanceof kind);
}
