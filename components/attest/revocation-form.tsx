import { useState } from "react";
import type { RevocationReason } from "../../lib/domains/attestations/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import type { TypedData } from "../wallet/signer.ts";
import { reasonLabels } from "./labels.ts";
import type { RevocableAttestation } from "./types.ts";

export interface RevocationTerms {
  reason: RevocationReason;
  details: string;
  publicReason: string;
  notifySubject: boolean;
}

interface Props extends Pick<RevocableAttestation, "attestation"> {
  terms: RevocationTerms;
  onChange: (change: (terms: RevocationTerms) => RevocationTerms) => void;
  /** Receives the revocation for the wallet to sign. */
  onReady: (data: TypedData) => void;
}

const reasons = Object.entries(reasonLabels).map(([value, label]) => ({
  value: value as RevocationReason, // A key of the table.
  label,
}));
const MAX_LENGTH = 1_000;

/** The reason of a revocation, and its visibility. */
export function RevocationForm({ attestation, terms, onChange, onReady }: Props) {
  const { busy, problem, run } = useApiCall();
  const [submitted, setSubmitted] = useState(false);
  const lacksDetails = terms.reason === "other" && terms.details.trim() === "";
  const review = () => {
    setSubmitted(true);
    if (lacksDetails) return;
    void run(async () => {
      const { domain, types } = await api.call("GET /v1/auth/signing", { query: { chainId: attestation.chainId } });
      const message = { attestationId: attestation.id, ...terms };
      onReady({ domain, types, primaryType: "RevokeAttestation", message });
    });
  };
  return (
    <Form className="grid gap-6" onSubmit={review}>
      <SelectField
        label="Reason"
        hint="Shown to everybody."
        value={terms.reason}
        options={reasons}
        onChoose={(reason) => onChange((now) => ({ ...now, reason }))}
      />
      <TextAreaField
        label="Details"
        hint="For the record: pages show them to you and the recipient; the API returns them to its users."
        rows={2}
        maxLength={MAX_LENGTH}
        value={terms.details}
        error={submitted && lacksDetails ? "Describe the reason." : undefined}
        onChange={(details) => onChange((now) => ({ ...now, details }))}
      />
      <TextAreaField
        label="Public explanation"
        hint="Shown to everybody with the revoked attestation. Optional."
        rows={2}
        maxLength={MAX_LENGTH}
        value={terms.publicReason}
        onChange={(publicReason) => onChange((now) => ({ ...now, publicReason }))}
      />
      <Checkbox
        label="Notify the recipient"
        hint="They see it in their notifications."
        checked={terms.notifySubject}
        onChange={(notifySubject) => onChange((now) => ({ ...now, notifySubject }))}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        Review
      </Button>
    </Form>
  );
}
