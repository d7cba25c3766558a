import type { Context } from "@/lib/core/context.ts";
import { getAttestation } from "@/lib/domains/attestations/index.ts";
import { nullOn } from "../../_lib/null-on-error.ts";

export interface AttestationParams {
  params: Promise<{ attestationId: string }>;
}

/** The attestation of the URL, by id or UID; null if there is none. */
export async function readAttestation(ctx: Context, params: AttestationParams["params"]) {
  return nullOn(getAttestation(ctx, await params), "ATTESTATION_NOT_FOUND");
}
