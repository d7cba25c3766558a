import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { readSession } from "@/lib/auth/session.ts";
import type { Address } from "@/lib/core/chains.ts";
import type { Context } from "@/lib/core/context.ts";
import { addressProblem, parseAddress } from "@/lib/core/parse-address.ts";
import { checksum, Identity } from "@/lib/core/schemas.ts";
import { checkAddress } from "@/lib/domains/checks/index.ts";
import type { Check } from "@/lib/domains/checks/schemas.ts";
import { findEnsAddress } from "@/lib/domains/ens/index.ts";
import { requireIdentity } from "@/lib/domains/wallets/index.ts";
import { nullOn, whenKnown } from "../_lib/null-on-error.ts";
import { type Query, textParam } from "../_lib/query.ts";

/** A text of the form: the address (lower case) that it is or leads to, or why it leads to none. */
export type Named = { text: string } & ({ address: Address; movedName: boolean } | { problem: string });

/** What the page of a check shows. */
export interface CheckPage {
  /** The address to be paid, and the wallet that pays: of the URL, else the signed-in one. */
  paid: Named | null;
  from: Named | null;
  /** Null while there is nothing to check; else what is known, or why there is no answer now. */
  found: { check: Check; isUnfinished: boolean } | "indexing" | "busy" | null;
  /** `from` is not known: its text by which its reader sees it, or why it was refused; undefined if nobody asked. */
  asked: string | undefined;
}

export async function readCheck(ctx: Context, query: Query): Promise<CheckPage> {
  const [text, fromText, asked] = ["address", "from", "asked"].map((name) => textParam(query, name)?.trim());
  const session = await readSession();
  const [paid, from] = await Promise.all([
    text ? resolveText(ctx, text) : null,
    fromText ? resolveText(ctx, fromText) : session && nameOf(session.wallet),
  ]);
  const isAsked = paid !== null && "address" in paid && (from === null || "address" in from);
  // Calls of nodes count to the reader's network.
  const visitor: Context = { ...ctx, actor: { kind: "anonymous" } };
  const found = isAsked ? await check(visitor, { address: paid.address, from: from?.address, asked }) : null;
  return { paid, from, found, asked };
}

const nameOf = (wallet: Address): Named => ({ text: checksum(wallet), address: wallet, movedName: false });

async function check(ctx: Context, input: Parameters<typeof checkAddress>[1]): Promise<CheckPage["found"]> {
  const answer = nullOn(checkAddress(ctx, input), "SERVICE_UNAVAILABLE").then((found) => found ?? ("busy" as const));
  return (await nullOn(answer, "LEADERBOARD_UNAVAILABLE")) ?? "indexing";
}

/** A pasted address, a name of this service or one of ENS. */
async function resolveText(ctx: Context, text: string): Promise<Named> {
  const address = parseAddress(text);
  if (address) return { text, address, movedName: false };
  const t = await getTexts("check.problems");
  const problem = addressProblem(text);
  if (problem) return { text, problem: (await getTranslate("sentences.addresses"))(`This ${problem}.`) };
  const ens = await findEnsAddress(ctx, text);
  if (ens?.state === "found") return { text, address: ens.address, movedName: false };
  if (ens) return { text, problem: t(`ens.${ens.state}`) };
  const name = Identity.safeParse(text).data;
  if (name === undefined) return { text, problem: t("invalid") };
  const known = await whenKnown(requireIdentity(ctx, name));
  if (!known) return { text, problem: t(HEX.test(text) ? "invalid" : "unknown") };
  return { text, address: known.subject, movedName: known.countsFrom !== null };
}

/** A part of an address rather than a name. */
const HEX = /^0x[0-9a-f]*$/i;
