import type { ListedAttestation } from "@/components/attest/attestation-list.tsx";
import type { Party } from "@/components/attest/party.tsx";
import { chainName } from "@/components/scores/transaction-link.tsx";
import type { Context } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { easOf, findSchema, formFields, listSchemas } from "@/lib/domains/attestations/index.ts";
import type { Attestation } from "@/lib/domains/attestations/schemas.ts";
import { resolveIdentities, subjectOf } from "@/lib/domains/wallets/index.ts";
import { chainNames } from "../../_lib/chains.ts";

/** An address with the name it is scored under. */
export async function partyOf(ctx: Context, address: string): Promise<Party> {
  const lower = parseAddress(address);
  const [known] = lower ? await resolveIdentities(ctx, [lower]) : [];
  return { address, svcId: known?.svcId ?? null };
}

/** Chains with EAS; local ones first, as demo wallets know no others. */
export function easChains(ctx: Context): { id: number; name: string }[] {
  const chains = ctx.env.CHAINS.filter((chain) => easOf(chain));
  return [...chains.filter(({ local }) => local), ...chains.filter(({ local }) => !local)].map(({ id, name }) => ({
    id,
    name,
  }));
}

/** The first hundred schemas; others are reached by their name or UID in the URL. */
export async function readSchemas(ctx: Context) {
  return (await listSchemas(ctx, { limit: 100, offset: 0 })).schemas;
}

/** An attestation for a list. `account`: checksummed address of the signed-in wallet. */
export async function toListItem(
  ctx: Context,
  attestation: Attestation,
  account: string | null,
): Promise<ListedAttestation> {
  return {
    attestation: await sortData(ctx, attestation),
    issuer: await partyOf(ctx, attestation.issuer),
    subject: await partyOf(ctx, attestation.subject),
    chainName: chainName(chainNames(ctx), attestation.chainId),
    isOwn: await isOwn(ctx, attestation.issuer, account),
  };
}

/** The attestation with its data in the order of its schema, which jsonb does not preserve. */
export async function sortData(ctx: Context, attestation: Attestation): Promise<Attestation> {
  const schema = await findSchema(ctx, attestation.schema);
  const names = (schema && formFields(schema.schema))?.map(({ name }) => name) ?? [];
  const { data } = attestation;
  const sorted = names.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]] as const);
  return { ...attestation, data: { ...Object.fromEntries(sorted), ...data } };
}

/** Whether an address belongs to the signed-in wallet, or to another wallet of its name. */
export async function isOwn(ctx: Context, address: string, account: string | null): Promise<boolean> {
  const [theirs, own] = [parseAddress(address), account === null ? null : parseAddress(account)];
  return theirs !== null && own !== null && (await subjectOf(ctx, theirs)) === (await subjectOf(ctx, own));
}
