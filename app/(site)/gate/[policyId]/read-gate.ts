import { readSignedIn, type SignedIn } from "@/app/portal/_lib/signed-in.ts";
import type { Context } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { checksum, Identity } from "@/lib/core/schemas.ts";
import { evaluatePolicy, getGatePolicy } from "@/lib/domains/policies/index.ts";
import type { PolicyResult, SavedPolicy } from "@/lib/domains/policies/schemas.ts";
import { nullOn } from "../../_lib/null-on-error.ts";
import { type PageProps, textParam } from "../../_lib/query.ts";

export interface GateProps extends PageProps {
  params: Promise<{ policyId: string }>;
}

/** How the looked-up wallet does: its result, or why there is none. */
export type Verdict =
  | { identity: string; result: PolicyResult }
  | {
      identity: string;
      problem: "malformed" | "notIndexed" | "unknown";
      next?: { href: string; to: "score" | "similar" };
    };

/** What the page of a saved policy shows. */
export interface GatePage {
  policy: SavedPolicy;
  signedIn: SignedIn | null;
  /** Of the wallet in the URL, otherwise of the signed-in one; null without either. */
  verdict: Verdict | null;
}

/** The saved policy of the URL, and whose it is; null if there is none. */
export async function readGatePolicy(
  ctx: Context,
  params: GateProps["params"],
): Promise<{ policy: SavedPolicy; developerId: string } | null> {
  return nullOn(getGatePolicy(ctx, await params), "NOT_FOUND");
}

/** What a gate's page shows; null for an unknown policy. */
export async function readGate(ctx: Context, { params, searchParams }: GateProps): Promise<GatePage | null> {
  const gate = await readGatePolicy(ctx, params);
  if (!gate) return null;
  const { policy } = gate;
  const signedIn = await readSignedIn();
  const asked = textParam(await searchParams, "identity")
    ?.trim()
    .slice(0, 255);
  const identity = asked || (signedIn && checksum(signedIn.session.wallet));
  return {
    policy,
    signedIn,
    verdict: identity ? await judge(ctx, gate, identity) : null,
  };
}

async function judge(
  ctx: Context,
  { policy: { id, policy }, developerId }: { policy: SavedPolicy; developerId: string },
  identity: string,
): Promise<Verdict> {
  if (!Identity.safeParse(identity).success) return { identity, problem: "malformed" };
  const saved = policy as Parameters<typeof evaluatePolicy>[1]["policy"]; // As it was saved.
  const asked = { policy: saved, isSaved: true, identity, gate: developerId };
  // A visitor has one share of the calls of nodes at all gates of a developer.
  const visitor = { ...ctx, client: ctx.client?.replace(` ${id}`, "") ?? "unknown" };
  const result = await nullOn(evaluatePolicy(visitor, asked), "USER_NOT_FOUND");
  if (result) return { identity, result };
  if (parseAddress(identity) !== null) {
    return { identity, problem: "notIndexed", next: { href: `/profile/${identity}`, to: "score" } };
  }
  const href = `/search?q=${encodeURIComponent(identity)}`;
  return { identity, problem: "unknown", next: { href, to: "similar" } };
}
