import { randomUUID } from "node:crypto";
import { redirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { readPerson } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { includesRole, roleOf } from "@/lib/core/operators.ts";
import type { Role } from "@/lib/core/permissions.ts";
import { answerNotFound } from "../../(site)/_lib/answer-not-found.tsx";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";

interface Acting {
  /** A context in which the signed-in wallet or person acts. */
  ctx: Context;
  role: Role;
}

/** Who is signed in and has a role; null if nobody is signed in. The role is null for every other wallet. */
export const readActing = cache(async (): Promise<(Omit<Acting, "role"> & { role: Role | null }) | null> => {
  const person = await readPerson();
  if (person) return { ctx: { ...systemContext(), actor: person, requestId: randomUUID() }, role: person.role };
  const signedIn = await readSignedIn();
  if (!signedIn) return null;
  const { ctx, session } = signedIn;
  return { ctx, role: session.suspension === null ? roleOf(ctx.env, ctx.actor) : null };
});

/**
 * The signed-in wallet or person with a role that sees the page (`any`: each), or what to show instead: signing in if nobody is signed in, and
 * for every other wallet that the page does not exist. Each page calls it, as layouts are not rendered again.
 */
export async function readOperator(needed: Role | "any" = "reader"): Promise<Acting | { instead: ReactNode }> {
  const acting = await readActing();
  if (!acting) {
    const issuer = systemContext().env.OIDC_ISSUER;
    return { instead: <OperatorSignIn provider={issuer === undefined ? null : new URL(issuer).host} /> };
  }
  const { ctx, role } = acting;
  if (role === null) return { instead: await answerNotFound(<PageNotFound />) };
  if (needed === "any" || includesRole(role, needed)) return { ctx, role };
  // A reviewer has this page alone.
  return redirect("/admin/appeals");
}
