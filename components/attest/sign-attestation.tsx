"use client";

import { useRouter } from "next/navigation";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Done } from "../ui/status-line.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { describeImpact, formatSeconds, formatValue } from "./format.ts";
import { schemaLabels, schemaTitle } from "./labels.ts";
import { SigningFooter } from "./signing-footer.tsx";
import type { PreparedAttestation } from "./types.ts";
import { useSigning } from "./use-signing.ts";

type Published = CallOutput<"POST /v1/trust/attestations">;

interface Review {
  prepared: PreparedAttestation;
  schema: { uid: string; name: string | null };
  /** The recipient as it was entered. */
  subject: string;
  chainName: string;
}

interface Props extends Review {
  onClose: () => void;
  /** Called when the dialog closes after publishing. */
  onPublished: () => void;
}

/** Shows the exact data to sign, has the wallet sign it, and links to the published attestation. */
export function SignAttestation({ onClose, onPublished, ...review }: Props) {
  const router = useRouter();
  const { typedData, attestation } = review.prepared;
  const { phase, sign } = useSigning<Published>({
    account: attestation?.issuer ?? null,
    chainId: typedData.domain.chainId,
    data: typedData,
    store: async (signature) => {
      if (!attestation) throw new Error("no wallet is connected");
      return api.call("POST /v1/trust/attestations", { body: { ...attestation, signature } });
    },
  });
  const isDone = phase.name === "done";
  const close = () => {
    onClose();
    if (!isDone) return;
    onPublished();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={isDone ? "Attestation signed" : "Review before signing"}
      description={
        !isDone && <span className="wrap-anywhere">{`${schemaTitle(review.schema)} about ${review.subject}.`}</span>
      }
      persistent
    >
      <div aria-live="polite" className="grid gap-6">
        {isDone ? (
          <PublishedView published={phase.result} subject={review.subject} onClose={close} />
        ) : (
          <ReviewTabs {...review} />
        )}
        {attestation ? (
          <SigningFooter phase={phase} action="Sign attestation" onSign={sign} />
        ) : (
          <div className="grid gap-3">
            <p className="text-ink-soft">Connect the wallet that signs. What you entered stays.</p>
            <ConnectButton label="Connect to sign" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ReviewTabs(review: Review) {
  const { typedData } = review.prepared;
  const tabs = [
    { id: "summary", label: "Summary", content: <FieldList title="You attest" fields={summarize(review)} /> },
    {
      id: "fields",
      label: "Fields",
      content: <FieldList title={`Your wallet shows this (${typedData.primaryType})`} fields={listFields(typedData)} />,
    },
    {
      id: "json",
      label: "Raw JSON",
      content: <CodeBlock code={JSON.stringify(typedData, null, 2)} label="Copy the typed data" />,
    },
  ];
  return <Tabs label="What you sign" tabs={tabs} />;
}

function summarize({ prepared, schema, subject, chainName }: Review): { name: string; value: string }[] {
  const { recipient, expirationTime, revocable, refUID } = prepared.typedData.message;
  const labels = schemaLabels(schema.name)?.fields;
  return [
    { name: "Recipient", value: subject === recipient ? recipient : `${subject}, currently ${recipient}` },
    ...Object.entries(prepared.data).map(([name, value]) => ({
      name: labels?.[name]?.label ?? name,
      value: formatValue(value, labels?.[name]),
    })),
    { name: "Issuer", value: prepared.attestation?.issuer ?? "the wallet that signs" },
    { name: "Expires", value: expirationTime === 0 ? "never" : formatSeconds(expirationTime) },
    { name: "Revocable", value: revocable ? "by you, at any time" : "no" },
    { name: "Schema", value: schema.uid },
    ...(/^0x0+$/.test(refUID) ? [] : [{ name: "Referenced attestation", value: refUID }]),
    { name: "Network", value: chainName },
  ];
}

/** Every field of the typed data in its order; times as dates too. */
function listFields({ domain, message }: PreparedAttestation["typedData"]): { name: string; value: string }[] {
  const dates: Record<string, string> = {
    time: formatSeconds(message.time),
    expirationTime: message.expirationTime === 0 ? "never" : formatSeconds(message.expirationTime),
  };
  return [
    ...Object.entries(domain).map(([name, value]) => ({ name: `domain.${name}`, value: String(value) })),
    ...Object.entries(message).map(([name, value]) => ({
      name,
      value: dates[name] === undefined ? String(value) : `${value} (${dates[name]})`,
    })),
  ];
}

function PublishedView(props: { published: Published; subject: string; onClose: () => void }) {
  const { attestation, scoreImpact } = props.published;
  return (
    <>
      <Done>
        Attestation about {props.subject} published. {describeImpact(scoreImpact)}
      </Done>
      <div className="grid gap-3">
        <ButtonLink href={`/attest/${attestation.id}`}>See the attestation</ButtonLink>
        <Button kind="quiet" onClick={props.onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
