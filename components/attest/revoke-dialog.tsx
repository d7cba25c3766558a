"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type CallOutput, createClient } from "../../lib/api/client.ts";
import type { RevocationReason } from "../../lib/domains/attestations/schemas.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { SelectField } from "../ui/select.tsx";
import type { TypedData } from "../wallet/signer.ts";
import { reasonLabels } from "./labels.ts";
import type { Revocable } from "./revoke-button.tsx";
import { describeImpact } from "./sign-attestation.tsx";
import { SigningFooter } from "./signing-footer.tsx";
import { useSigning } from "./use-signing.ts";

type Revoked = CallOutput<"DELETE /v1/trust/attestations/{attestationId}">;

interface Terms {
  reason: RevocationReason;
  details: string;
  publicReason: string;
  notifySubject: boolean;
}

const reasons = Object.entries(reasonLabels).map(([value, label]) => ({
  // A key of the table.
  value: value as RevocationReason,
  label,
}));
const LONGEST_TEXT = 1_000;
const client = createClient();

/** Asks why an attestation is revoked, says what that does, has the issuer sign it, and tells what it did. */
export function RevokeDialog(props: Revocable & { onClose: () => void }) {
  const router = useRouter();
  const [terms, setTerms] = useState<Terms>({
    reason: "relationship_ended",
    details: "",
    publicReason: "",
    notifySubject: true,
  });
  const [data, setData] = useState<TypedData | null>(null);
  const [done, setDone] = useState<Revoked | null>(null);
  const close = () => {
    props.onClose();
    // Not before: the button this window belongs to goes from the page that is read again.
    if (done) router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={done ? "It is revoked" : `Revoke ${props.title}`}
      description={<span className="wrap-anywhere">What was said of {props.subject}.</span>}
      holds
    >
      <div aria-live="polite" className="grid gap-5">
        {done && <Done impact={done.impact} onClose={close} />}
        {!done && !data && <Reasons {...props} terms={terms} onChange={setTerms} onReady={setData} />}
        {!done && data && <Sign {...props} terms={terms} data={data} onBack={() => setData(null)} onDone={setDone} />}
      </div>
    </Dialog>
  );
}

interface ReasonsProps extends Revocable {
  terms: Terms;
  onChange: (terms: Terms) => void;
  onReady: (data: TypedData) => void;
}

function Reasons({ attestation, terms, onChange, onReady }: ReasonsProps) {
  const { busy, problem, run } = useApiCall();
  const [isAsked, setAsked] = useState(false);
  const missing = terms.reason === "other" && terms.details.trim() === "";
  const go = () => {
    setAsked(true);
    if (missing) return;
    void run(async () => {
      const { domain, types } = await client.call("GET /v1/auth/signing", { query: { chainId: attestation.chainId } });
      const message = { attestationId: attestation.id, ...terms };
      onReady({ domain, types, primaryType: "RevokeAttestation", message });
    });
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <SelectField
        label="Reason"
        hint="Everybody sees it."
        value={terms.reason}
        options={reasons}
        onChoose={(reason) => onChange({ ...terms, reason })}
      />
      <Text
        label="Details"
        hint="For the record. These pages show them to you and to whom it is about; the API tells them to its users."
        value={terms.details}
        error={isAsked && missing ? "Say what the other reason is." : undefined}
        onChange={(details) => onChange({ ...terms, details })}
      />
      <Text
        label="Public reason"
        hint="What everybody reads beside the revoked attestation. Leave it empty to say nothing."
        value={terms.publicReason}
        onChange={(publicReason) => onChange({ ...terms, publicReason })}
      />
      <Checkbox
        label="Tell whom it is about"
        hint="They find it in their notifications."
        checked={terms.notifySubject}
        onChange={(notifySubject) => onChange({ ...terms, notifySubject })}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        See what it does
      </Button>
    </form>
  );
}

function Text(props: {
  label: string;
  hint: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={props.label} hint={props.hint} error={props.error}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={LONGEST_TEXT}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          className="field w-full px-3 py-2.5"
        />
      )}
    </Field>
  );
}

interface SignProps extends Revocable {
  terms: Terms;
  data: TypedData;
  onBack: () => void;
  onDone: (revoked: Revoked) => void;
}

function Sign({ attestation, terms, data, onBack, onDone }: SignProps) {
  const { phase, go } = useSigning({
    account: attestation.issuer,
    chainId: attestation.chainId,
    data,
    store: async (signature) => {
      const { reason, details, publicReason, notifySubject } = terms;
      const revoked = await client.call("DELETE /v1/trust/attestations/{attestationId}", {
        params: { attestationId: attestation.id },
        body: { reason, details, publicReason, notifySubject, signature },
      });
      onDone(revoked);
    },
  });
  const busy = phase.name === "wallet" || phase.name === "storing";
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>It is final: it cannot be taken back, nor can the attestation come to hold again.</li>
        <li>{terms.notifySubject ? "Recipient is told." : "Recipient is not told."}</li>
        <li>
          {terms.publicReason === ""
            ? "Everybody sees the reason, and no words of yours beside it."
            : "Everybody sees the reason and your public reason."}
        </li>
        <li>
          What it takes from the score, and how many attestations refer to this one, is measured as it happens and told
          then.
        </li>
        {attestation.signatureKind === "onchain" && (
          <li>It is revoked here. EAS on chain goes on showing it until you revoke it there too.</li>
        )}
      </ul>
      <FieldList title={`Your wallet shows this (${data.primaryType})`} facts={factsOf(data)} />
      <SigningFooter phase={phase} action="Sign and revoke" kind="danger" onGo={go} />
      {!busy && (
        <Button kind="plain" onClick={onBack}>
          Back
        </Button>
      )}
    </>
  );
}

function factsOf({ message }: TypedData): { name: string; value: string }[] {
  return Object.entries(message).map(([name, value]) => ({ name, value: value === "" ? "(empty)" : String(value) }));
}

function Done({ impact, onClose }: { impact: Revoked["impact"]; onClose: () => void }) {
  const related = impact.relatedAttestations;
  return (
    <>
      <p className="flex gap-3 font-medium">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
        The attestation is revoked.
      </p>
      <FieldList
        title="Effect"
        facts={[
          { name: "Recipient’s score", value: describeImpact(impact.trustScoreImpact) },
          { name: "Recipient notified", value: impact.subjectNotified ? "yes" : "no" },
          { name: "Public reason shown", value: impact.publicVisibility ? "yes" : "no" },
          {
            name: "Attestations that reference it",
            value: related === 0 ? "none" : `${related.toLocaleString("en")}, which still hold`,
          },
        ]}
      />
      <Button onClick={onClose}>Done</Button>
    </>
  );
}
