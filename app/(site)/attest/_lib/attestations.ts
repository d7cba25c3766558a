import type { ListedAttestation } from "@/components/attest/attestation-list.tsx";
import type { Party } from "@/components/attest/party.tsx";
import type { Context } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/schemas.ts";
import { easOf, findSchema, formFields, listSchemas } from "@/lib/domains/attestations/index.ts";
import type { Attestation } from "@/lib/domains/attestations/schemas.ts";
import { subjectOf, svcIdOf } from "@/lib/domains/wallets/index.ts";

/** Whose address it is: with the name it is scored under, if it has one. */
export function partyOf(ctx: Context, address: string): Party {
  const lower = parseAddress(address);
  return { address, svcId: lower && svcIdOf(ctx, subjectOf(ctx, lower)) };
}

/** Chains whose EAS attestations can be signed for. Chains of this machine come first: demo wallets know those alone. */
export function easChains(ctx: Context): { id: number; name: string }[] {
  const chains = ctx.env.CHAINS.filter((chain) => easOf(chain));
  return [...chains.filter(({ local }) => local), ...chains.filter(({ local }) => !local)].map(({ id, name }) => ({
    id,
    name,
  }));
}

/** Most schemas that are offered; others are reached by their name or uid in the address. */
const SHOWN = 100;

/** The first schemas: those of every installation, then the oldest others. */
export async function readSchemas(ctx: Context) {
  return (await listSchemas(ctx, { limit: SHOWN, offset: 0 })).schemas;
}

export type Query = Record<string, string | string[] | undefined>;

/** One value of the page's address; undefined where it is absent or stands there twice. */
export function one(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value.replaceAll("\0", "") : undefined;
}

/** An attestation as lists show it to whoever is signed in as `account` (checksummed). */
export async function listed(
  ctx: Context,
  attestation: Attestation,
  account: string | null,
): Promise<ListedAttestation> {
  return {
    attestation: await inOrder(ctx, attestation),
    issuer: partyOf(ctx, attestation.issuer),
    subject: partyOf(ctx, attestation.subject),
    chainName: chainNameOf(ctx, attestation.chainId),
    mine: isMine(ctx, attestation.issuer, account),
  };
}

/** The same with its data in the order of its schema, which the database does not keep. */
export async function inOrder(ctx: Context, attestation: Attestation): Promise<Attestation> {
  const schema = await findSchema(ctx, attestation.schema);
  const names = (schema && formFields(schema.schema))?.map(({ name }) => name) ?? [];
  const { data } = attestation;
  const sorted = names.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]] as const);
  return { ...attestation, data: { ...Object.fromEntries(sorted), ...data } };
}

/** Whether an address is that of the reader, or of another wallet on the same name. */
export function isMine(ctx: Context, address: string, account: string | null): boolean {
  const [theirs, own] = [parseAddress(address), account === null ? null : parseAddress(account)];
  return theirs !== null && own !== null && subjectOf(ctx, theirs) === subjectOf(ctx, own);
}

export function chainNameOf(ctx: Context, chainId: number): string {
  return ctx.env.CHAINS.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`;
}
