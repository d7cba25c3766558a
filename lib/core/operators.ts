import type { Actor, Context } from "./context.ts";
import type { Env } from "./env.ts";
import { ServiceError } from "./errors.ts";

/**
 * Whether the actor may administer the service: only the session of a wallet in OPERATORS may, never an API key. A smart account must have
 * signed in on the first configured chain: on another, somebody else may control its address.
 */
export function isOperator(env: Pick<Env, "OPERATORS" | "CHAINS">, actor: Actor): boolean {
  if (actor.kind !== "session" || !isOperatorWallet(env, actor.wallet)) return false;
  return actor.chainId === undefined || actor.chainId === env.CHAINS[0]?.id;
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
