import type { ReactNode } from "react";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { isOperator } from "@/lib/core/operators.ts";
import { answerNotFound } from "../../(site)/_lib/answer-not-found.tsx";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";

/**
 * The session of an operator and its context, or what to show instead: signing in if nobody is signed in, and for every other wallet
 * that the page does not exist. Each page calls it, as layouts are not rendered again.
 */
export async function readOperator(): Promise<SignedIn | { instead: ReactNode }> {
  const signedIn = await readSignedIn();
  if (!signedIn) return { instead: <OperatorSignIn /> };
  const { ctx, session } = signedIn;
  if (isOperator(ctx.env, ctx.actor) && session.suspension === null) return signedIn;
  return { instead: await answerNotFound(<PageNotFound />) };
}
