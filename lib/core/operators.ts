import type { Actor, Context } from "./context.ts";
import type { Env } from "./env.ts";
import { ServiceError } from "./errors.ts";
import type { Role } from "./permissions.ts";

/**
 * What the actor may do in the administration; null: nothing, as with every API key. A wallet of OPERATORS is an operator; a smart account
 * must have signed in on the first configured chain: on another, somebody else may control its address.
 */
export function roleOf(env: Pick<Env, "OPERATORS" | "CHAINS">, actor: Actor): Role | null {
  if (actor.kind === "commandLine") return "operator";
  if (actor.kind === "person") return actor.role;
  if (actor.kind !== "session" || !isOperatorWallet(env, actor.wallet)) return null;
  return actor.chainId === undefined || actor.chainId === env.CHAINS[0]?.id ? "operator" : null;
}

/** Whether a role includes another. An operator may do everything; a reviewer and a reader have nothing in common. */
export function includesRole(role: Role | null, needed: Role): boolean {
  return role === "operator" || role === needed;
}

/** `wallet` in lower case. */
export function isOperatorWallet(env: Pick<Env, "OPERATORS">, wallet: string): boolean {
  return env.OPERATORS.some((operator) => operator === wallet);
}

/** A role with those that include it, as a noun phrase. */
export const rolesInWords: Readonly<Record<Role, string>> = {
  operator: "an operator",
  reviewer: "an operator or reviewer of appeals",
  reader: "an operator or reader",
};

/** Throws FORBIDDEN unless somebody with the role, or a command on the service's machine, acts. */
export function requireRole({ env, actor }: Pick<Context, "env" | "actor">, needed: Role): void {
  if (includesRole(roleOf(env, actor), needed)) return;
  throw new ServiceError("FORBIDDEN", `This needs ${rolesInWords[needed]}.`);
}
