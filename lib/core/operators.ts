import type { Actor, Context } from "./context.ts";
import type { Env } from "./env.ts";
import { ServiceError } from "./errors.ts";

/** Whether the actor may administer the service: only the session of a wallet in OPERATORS may, never an API key. */
export function isOperator(env: Pick<Env, "OPERATORS">, actor: Actor): boolean {
  return actor.kind === "session" && isOperatorWallet(env, actor.wallet);
}

/** `wallet` in lower case. */
export function isOperatorWallet(env: Pick<Env, "OPERATORS">, wallet: string): boolean {
  return env.OPERATORS.some((operator) => operator === wallet);
}

/** Throws FORBIDDEN unless an operator, or a command on the service's machine, acts. */
export function requireOperator({ env, actor }: Pick<Context, "env" | "actor">): void {
  if (actor.kind === "commandLine" || isOperator(env, actor)) return;
  throw new ServiceError("FORBIDDEN", "This needs the signed-in wallet of an operator.");
}
