import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";

/** The developer who acts. FORBIDDEN for who is none. */
export function requireDeveloper({ actor }: Pick<Context, "actor">): string {
  if (actor.kind === "key" || actor.kind === "session") return actor.developerId;
  throw new ServiceError("FORBIDDEN", "Policies belong to developers: this needs a key or a signed-in wallet.");
}
