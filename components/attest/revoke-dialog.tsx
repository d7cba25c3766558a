"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { CallOutput } from "../../lib/api/client.ts";
import type { RevocationReason } from "../../lib/domains/attestations/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Done } from "../ui/status-line.tsx";
import type { TypedData } from "../wallet/signer.ts";
import { describeImpact } from "./format.ts";
import { SigningFooter } from "./signing-footer.tsx";
import type { RevocableAttestation } from "./types.ts";
import { useSigning } from "./use-signing.ts";

type Revoked = CallOutput<"DELETE /v1/trust/attestations/{attestationId}">;

interface RevocationTerms {
  reason: RevocationReason;
  details: string;
  publicReason: string;
  notifySubject: boolean;
}

/** Asks for the reason, shows the consequences, has the issuer sign, and reports the effect. */
export function RevokeDialog(props: RevocableAttestation & { onClose: () => void }) {
  const t = useTexts("attest.revoke");
  const router = useRouter();
  const [terms, setTerms] = useState<RevocationTerms>({
    reason: "relationship_ended",
    details: "",
    publicReason: "",
    notifySubject: true,
  });
  const [data, setData] = useState<TypedData | null>(null);
  const [revoked, setRevoked] = useState<Revoked | null>(null);
  const close = () => {
    props.onClose();
    // Refreshing earlier would remove the button this dialog belongs to.
    if (revoked) router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={revoked ? t("revokedTitle") : t("revokeTitle", { title: props.title })}
      description={<span className="wrap-anywhere">{t("about", { subject: props.subject })}</span>}
      persistent
    >
      <div aria-live="polite" className="grid gap-5">
        {revoked && <Effect impact={revoked.impact} onClose={close} />}
        {!revoked && !data && (
          <RevocationForm attestation={props.attestation} terms={terms} onChange={setTerms} onReady={setData} />
        )}
        {!revoked && data && (
          <SignRevocation {...props} terms={terms} data={data} onBack={() => setData(null)} onRevoked={setRevoked} />
        )}
      </div>
    </Dialog>
  );
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
function RevocationForm({ attestation, terms, onChange, onReady }: Props) {
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

interface SignProps extends RevocableAttestation {
  terms: RevocationTerms;
  data: TypedData;
  onBack: () => void;
  onRevoked: (revoked: Revoked) => void;
}

function SignRevocation({ attestation, terms, data, onBack, onRevoked }: SignProps) {
  const t = useTexts("attest.revoke");
  const signing = useTexts("attest.sign");
  const { phase, sign } = useSigning({
    account: attestation.issuer,
    chainId: attestation.chainId,
    data,
    store: async (signature) => {
      const { id: attestationId } = attestation;
      const body = { ...terms, signature };
      onRevoked(await api.call("DELETE /v1/trust/attestations/{attestationId}", { params: { attestationId }, body }));
    },
  });
  const fields = Object.entries(data.message).map(([name, value]) => ({
    name,
    value: value === "" ? t("empty") : String(value),
  }));
  return (
    <>
      <Consequences terms={terms} isOnChain={attestation.signatureKind === "onchain"} />
      <FieldList title={signing("walletShows", { type: data.primaryType })} fields={fields} />
      <SigningFooter phase={phase} action={t("sign")} kind="danger" onSign={sign} />
      {phase.name !== "wallet" && phase.name !== "storing" && (
        <Button kind="plain" onClick={onBack}>
          {t("back")}
        </Button>
      )}
    </>
  );
}

function Consequences({ terms, isOnChain }: { terms: RevocationTerms; isOnChain: boolean }) {
  const t = useTexts("attest.revoke");
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
      <li>{t("final")}</li>
      <li>{t(terms.notifySubject ? "notified" : "notNotified")}</li>
      <li>{t(terms.publicReason === "" ? "reasonPublic" : "explanationPublic")}</li>
      <li>{t("measured")}</li>
      {isOnChain && <li>{t("onChain")}</li>}
    </ul>
  );
}

function Effect({ impact, onClose }: { impact: Revoked["impact"]; onClose: () => void }) {
  const t = useTexts("attest.revoke");
  const values = useTexts("attest.values");
  const related = impact.relatedAttestations;
  const fields = [
    { name: t("scoreEffect"), value: describeImpact(values, impact.trustScoreImpact) },
    { name: t("wasNotified"), value: values(impact.subjectNotified ? "yes" : "no") },
    { name: t("shown"), value: values(impact.publicVisibility ? "yes" : "no") },
    { name: t("related"), value: related === 0 ? t("none") : t("stillValid", { count: related }) },
  ];
  return (
    <>
      <Done>{t("done")}</Done>
      <FieldList title={t("effect")} fields={fields} />
      <Button onClick={onClose}>{t("close")}</Button>
    </>
  );
}
