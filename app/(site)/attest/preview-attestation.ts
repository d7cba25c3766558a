"use server";

import type { AttestationInput, PreparedAttestation, ValidationError } from "@/components/attest/types.ts";
import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { composeAttestation } from "@/lib/domains/attestations/index.ts";
import { PrepareAttestation } from "@/lib/domains/attestations/schemas.ts";

const Preview = PrepareAttestation.omit({ issuer: true });

/** Prepares an attestation while nobody is signed in: typed data does not name its issuer. Stores nothing. */
export async function previewAttestation(input: AttestationInput): Promise<PreparedAttestation | ValidationError> {
  const { data, error } = Preview.safeParse(input);
  // PostgreSQL rejects NUL; server actions bypass the check of the API.
  if (!data || data.schema.includes("\0")) {
    const details = error?.issues.map(({ path, message }) => ({ path: path.join("."), message })) ?? [];
    return { code: "INVALID_REQUEST", message: "The attestation is not valid.", details };
  }
  try {
    return { ...(await composeAttestation(systemContext(), data)), attestation: null };
  } catch (thrown) {
    if (!isServiceError(thrown)) throw thrown;
    return { code: thrown.code, message: thrown.message, details: [...(thrown.details ?? [])] };
  }
}
