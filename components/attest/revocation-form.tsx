import { useState } from "react";
import { useTexts } from "#texts";
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

/** Every reason: a missing one is an error of types. The schema would bring its library along. */
const isReason: Record<RevocationReason, true> = {
  relationship_ended: true,
  skill_outdated: true,
  achievement_invalid: true,
  reputation_changed: true,
  identity_verification_failed: true,
  other: true,
};
const reasons = Object.keys(isReason) as RevocationReason[]; // Its own keys.
const MAX_LENGTH = 1_000;

/** The reason of a revocation, and its visibility. */
export function RevocationForm({ attestation, terms, onChange, onReady }: Props) {
  const t = useTexts("attest.revoke");
  const reasonTexts = useTexts("attest.reasons");
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
        label={t("reason")}
        hint={t("reasonHint")}
        value={terms.reason}
        options={reasons.map((value) => ({ value, label: reasonTexts(value) }))}
        onChoose={(reason) => onChange((now) => ({ ...now, reason }))}
      />
      <TextAreaField
        label={t("details")}
        hint={t("detailsHint")}
        rows={2}
        maxLength={MAX_LENGTH}
        value={terms.details}
        error={submitted && lacksDetails ? t("noDetails") : undefined}
        onChange={(details) => onChange((now) => ({ ...now, details }))}
      />
      <TextAreaField
        label={t("explanation")}
        hint={t("explanationHint")}
        rows={2}
        maxLength={MAX_LENGTH}
        value={terms.publicReason}
        onChange={(publicReason) => onChange((now) => ({ ...now, publicReason }))}
      />
      <Checkbox
        label={t("notify")}
        hint={t("notifyHint")}
        checked={terms.notifySubject}
        onChange={(notifySubject) => onChange((now) => ({ ...now, notifySubject }))}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        {t("review")}
      </Button>
    </Form>
  );
}
