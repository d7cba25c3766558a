import type { CallInput, CallOutput } from "../../lib/api/client.ts";
import type { ErrorDetail } from "../../lib/core/errors.ts";
import type { FormField } from "../../lib/domains/attestations/index.ts";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";

/** A schema whose data can be entered in a form. */
export interface FormSchema {
  uid: string;
  name: string | null;
  revocable: boolean;
  fields: readonly FormField[];
}

/** An attestation before the signer is known. */
export type AttestationInput = Omit<CallInput<"POST /v1/trust/attestations/prepare">["body"], "issuer">;

type Prepared = CallOutput<"POST /v1/trust/attestations/prepare">;

/** An attestation ready to be signed. */
export interface PreparedAttestation {
  typedData: Prepared["typedData"];
  data: Prepared["attestation"]["data"];
  /** Posted with the signature; null until a wallet is connected. */
  attestation: Prepared["attestation"] | null;
}

/** A validation error of the service. */
export interface ValidationError {
  code: string;
  message: string;
  details: readonly ErrorDetail[];
}

export interface RevocableAttestation {
  attestation: Pick<Attestation, "id" | "issuer" | "chainId" | "signatureKind">;
  /** Title of the schema. */
  title: string;
  /** Name or address of the recipient. */
  subject: string;
}
