"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Done } from "../ui/status-line.tsx";
import type { TypedData } from "../wallet/signer.ts";
import { describeImpact } from "./format.ts";
import { RevocationForm, type RevocationTerms } from "./revocation-form.tsx";
import { SigningFooter } from "./signing-footer.tsx";
import type { RevocableAttestation } from "./types.ts";
import { useSigning } from "./use-signing.ts";

type Revoked = CallOutput<"DELETE /v1/trust/attestations/{attestationId}">;

/** Asks for the reason, shows the consequences, has the issuer sign, and reports the effect. */
export function RevokeDialog(props: RevocableAttestation & { onClose: () => void }) {
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
      title={revoked ? "Attestation revoked" : `Revoke “${props.title}”`}
      description={<span className="wrap-anywhere">About {props.subject}</span>}
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

interface SignProps extends RevocableAttestation {
  terms: RevocationTerms;
  data: TypedData;
  onBack: () => void;
  onRevoked: (revoked: Revoked) => void;
}

function SignRevocation({ attestation, terms, data, onBack, onRevoked }: SignProps) {
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
    value: value === "" ? "(empty)" : String(value),
  }));
  return (
    <>
      <Consequences terms={terms} isOnChain={attestation.signatureKind === "onchain"} />
      <FieldList title={`Your wallet shows this (${data.primaryType})`} fields={fields} />
      <SigningFooter phase={phase} action="Sign and revoke" kind="danger" onSign={sign} />
      {phase.name !== "wallet" && phase.name !== "storing" && (
        <Button kind="plain" onClick={onBack}>
          Back
        </Button>
      )}
    </>
  );
}

function Consequences({ terms, isOnChain }: { terms: RevocationTerms; isOnChain: boolean }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
      <li>This is final: a revoked attestation cannot become valid again.</li>
      <li>{terms.notifySubject ? "The recipient is notified." : "The recipient is not notified."}</li>
      <li>
        {terms.publicReason === "" ? "The reason is public." : "The reason and your public explanation are public."}
      </li>
      <li>The effect on the recipient’s score is measured when you revoke, and shown then.</li>
      {isOnChain && <li>We mark it as revoked here. On chain, EAS shows it as valid until you revoke it there too.</li>}
    </ul>
  );
}

function Effect({ impact, onClose }: { impact: Revoked["impact"]; onClose: () => void }) {
  const related = impact.relatedAttestations;
  const fields = [
    { name: "Recipient’s score", value: describeImpact(impact.trustScoreImpact) },
    { name: "Recipient notified", value: impact.subjectNotified ? "yes" : "no" },
    { name: "Public explanation shown", value: impact.publicVisibility ? "yes" : "no" },
    { name: "Attestations that reference it", value: related === 0 ? "none" : `${formatNumber(related)}, still valid` },
  ];
  return (
    <>
      <Done>The attestation is revoked.</Done>
      <FieldList title="Effect" fields={fields} />
      <Button onClick={onClose}>Done</Button>
    </>
  );
}
