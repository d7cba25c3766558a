import { notFound } from "next/navigation";
import { isOperator } from "@/lib/core/operators.ts";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";

/**
 * The session of an operator and its context; null if nobody is signed in. For every other wallet the pages do not exist. Each
 * page calls it, as layouts are not rendered again.
 */
export async function readOperator(): Promise<SignedIn | null> {
  const signedIn = await readSignedIn();
  if (!signedIn) return null;
  const { ctx, session } = signedIn;
  return isOperator(ctx.env, ctx.actor) && session.suspension === null ? signedIn : notFound();
}
