import type { Context } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** The developer who acts, by key or session, and their wallet (lower-case hex). FORBIDDEN for who is none. */
export function requireDeveloper({ actor }: Pick<Context, "actor">): { developerId: string; wallet: string } {
  if (actor.kind === "key" || actor.kind === "session") return actor;
  throw new ServiceError("FORBIDDEN", "This belongs to developers: it needs a key or a signed-in wallet.");
}
