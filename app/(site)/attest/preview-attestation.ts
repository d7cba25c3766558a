"use server";

import type { Terms, ValidationError } from "@/components/attest/attest-form.tsx";
import type { Prepared } from "@/components/attest/sign-attestation.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { composeAttestation } from "@/lib/domains/attestations/index.ts";
import { PrepareAttestation } from "@/lib/domains/attestations/schemas.ts";

const Preview = PrepareAttestation.omit({ issuer: true });

/** What would be signed, for readers who have not connected a wallet: what is signed does not name its issuer. Nothing is stored. */
export async function previewAttestation(terms: Terms): Promise<Prepared | ValidationError> {
  const { data: input, error } = Preview.safeParse(terms);
  // The API refuses NUL characters at its door, since PostgreSQL does.
  if (!input || input.schema.includes("\0")) {
    const details = error?.issues.map(({ path, message }) => ({ path: path.join("."), message })) ?? [];
    return { code: "INVALID_REQUEST", message: "What was written is not valid.", details };
  }
  try {
    return { ...(await composeAttestation(systemContext(), input)), attestation: null };
  } catch (thrown) {
    if (!isServiceError(thrown)) throw thrown;
    return { code: thrown.code, message: thrown.message, details: [...(thrown.details ?? [])] };
  }
}
