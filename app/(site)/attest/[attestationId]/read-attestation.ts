import type { Context } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { getAttestation } from "@/lib/domains/attestations/index.ts";

export interface AttestationParams {
  params: Promise<{ attestationId: string }>;
}

/** The attestation of the page's address, by its id or uid; null where there is none. */
export async function readAttestation(ctx: Context, params: AttestationParams["params"]) {
  try {
    return await getAttestation(ctx, await params);
  } catch (error) {
    if (isServiceError(error) && error.code === "ATTESTATION_NOT_FOUND") return null;
    throw error;
  }
}
