import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { aliasesOf } from "./aliases.ts";

/** The subject a wallet is scored under, from memory; whether it is known at all is another question. */
export function subjectOf(ctx: Pick<Context, "pg">, wallet: Address): Address {
  // Subjects are addresses as the table `wallet` holds them: lower-case hex.
  return (aliasesOf(ctx.pg).subjectOf.get(wallet) as Address | undefined) ?? wallet;
}

/** All wallets of a subject, from memory, its own address first. */
export function walletsOf(ctx: Pick<Context, "pg">, subject: Address): Address[] {
  const others = [...(aliasesOf(ctx.pg).walletsOf.get(subject) ?? [])].sort();
  return [subject, ...(others as Address[])];
}
