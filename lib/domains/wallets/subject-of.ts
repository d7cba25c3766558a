import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { aliasesOf } from "./aliases.ts";
import { startingWith } from "./sorted-names.ts";

type Ctx = Pick<Context, "pg">;

/** A wallet's subject, from memory; an unknown wallet is its own. */
export function subjectOf(ctx: Ctx, wallet: Address): Address {
  // Subjects are lower-case hex.
  return (aliasesOf(ctx.pg).subjectOf.get(wallet) as Address | undefined) ?? wallet;
}

/** The subject of an identity (lower case), from memory; null for an unknown name. */
export function subjectOfIdentity(ctx: Ctx, identity: string): Address | null {
  if (isAddressIdentity(identity)) return subjectOf(ctx, identity);
  const owner = aliasesOf(ctx.pg).ownerOf.get(identity);
  return owner === undefined ? null : subjectOf(ctx, owner as Address);
}

/** A subject's activated name, from memory, otherwise the requested name (one that is only minted), otherwise null. */
export function svcIdOf(ctx: Ctx, subject: string, asked?: string): string | null {
  const name = aliasesOf(ctx.pg).nameOf.get(subject);
  if (name !== undefined) return name;
  return asked === undefined || isAddressIdentity(asked) ? null : asked;
}

/** All wallets of a subject, from memory, itself first. */
export function walletsOf(ctx: Ctx, subject: Address): Address[] {
  const others = [...(aliasesOf(ctx.pg).walletsOf.get(subject) ?? [])].sort();
  return [subject, ...(others as Address[])];
}

export function namesStartingWith(ctx: Ctx, prefix: string, limit: number): { name: string; subject: Address }[] {
  return startingWith(aliasesOf(ctx.pg).names, prefix, limit).flatMap((name) => {
    const subject = subjectOfIdentity(ctx, name);
    return subject ? [{ name, subject }] : [];
  });
}
