import type { Context } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** The acting developer and its wallet (lower-case hex). Throws FORBIDDEN without key or session. */
export function requireDeveloper({ actor }: Pick<Context, "actor">): { developerId: string; wallet: string } {
  if (actor.kind === "key" || actor.kind === "session") return actor;
  throw new ServiceError("FORBIDDEN", "This needs an API key or a signed-in wallet.");
}
