"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { type CallOutput, createClient } from "../../lib/api/client.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { formatSeconds, formatValue, schemaLabels, schemaTitle } from "./labels.ts";
import { SigningFooter } from "./signing-footer.tsx";
import { useSigning } from "./use-signing.ts";

type Answer = CallOutput<"POST /v1/trust/attestations/prepare">;
type Made = CallOutput<"POST /v1/trust/attestations">;

/** What is to be signed; `attestation`, what is posted with the signature, where it is known who signs. */
export interface Prepared {
  typedData: Answer["typedData"];
  data: Answer["attestation"]["data"];
  attestation: Answer["attestation"] | null;
}

interface Props {
  prepared: Prepared;
  schema: { uid: string; name: string | null };
  /** Recipient, as it was asked for. */
  subject: string;
  chainName: string;
  onClose: () => void;
  /** Called on closing, once it is made. */
  onMade: () => void;
}

/** Shows exactly what will be signed, has the wallet sign it, and leads to what was made. */
export function SignAttestation({ prepared, schema, subject, chainName, onClose, onMade }: Props) {
  const router = useRouter();
  const { typedData, attestation } = prepared;
  const { phase, go } = useSigning<Made>({
    account: attestation?.issuer ?? null,
    chainId: typedData.domain.chainId,
    data: typedData,
    store: async (signature) => {
      if (!attestation) throw new Error("nobody signed in to sign it");
      return createClient().call("POST /v1/trust/attestations", { body: { ...attestation, signature } });
    },
  });
  const close = () => {
    onClose();
    if (phase.name !== "done") return;
    onMade();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={phase.name === "done" ? "It is signed" : "What you sign"}
      description={
        phase.name !== "done" && <span className="wrap-anywhere">{`${schemaTitle(schema)} about ${subject}.`}</span>
      }
      holds
    >
      <div aria-live="polite" className="grid gap-6">
        {phase.name === "done" ? (
          <Done made={phase.result} subject={subject} onClose={close} />
        ) : (
          <Tabs
            label="What you sign"
            tabs={[
              {
                id: "words",
                label: "In words",
                content: <FieldList title="You say" facts={inWords(prepared, { schema, subject, chainName })} />,
              },
              {
                id: "fields",
                label: "Fields",
                content: (
                  <FieldList title={`Your wallet shows this (${typedData.primaryType})`} facts={byField(typedData)} />
                ),
              },
              {
                id: "json",
                label: "Raw JSON",
                content: <CodeBlock code={JSON.stringify(typedData, null, 2)} label="Copy the typed data" />,
              },
            ]}
          />
        )}
        {attestation ? (
          <SigningFooter phase={phase} action="Sign it" onGo={go} />
        ) : (
          <div className="grid gap-3">
            <p className="text-ink-soft">Connect the wallet that says it. What you wrote stays.</p>
            <ConnectButton label="Connect to sign" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function inWords(
  { typedData: { message }, data, attestation }: Prepared,
  told: Pick<Props, "schema" | "subject" | "chainName">,
): { name: string; value: string }[] {
  const { recipient, expirationTime, revocable, refUID } = message;
  const words = schemaLabels(told.schema.name)?.fields;
  return [
    { name: "About", value: told.subject === recipient ? recipient : `${told.subject}, which is ${recipient} now` },
    ...Object.entries(data).map(([name, value]) => ({
      name: words?.[name]?.label ?? name,
      value: formatValue(value, words?.[name]),
    })),
    { name: "Said by", value: attestation?.issuer ?? "the wallet that signs" },
    { name: "Holds until", value: tellEnd(expirationTime, revocable) },
    { name: "Can be revoked", value: revocable ? "by you, at any time" : "never" },
    { name: "Schema", value: told.schema.uid },
    ...(/^0x0+$/.test(refUID) ? [] : [{ name: "About the attestation", value: refUID }]),
    { name: "Network", value: told.chainName },
  ];
}

function tellEnd(expirationTime: number, revocable: boolean): string {
  if (expirationTime !== 0) return formatSeconds(expirationTime);
  return revocable ? "you revoke it" : "no end: it holds for good";
}

/** Everything of the typed data, in its order; times also as moments. */
function byField({ domain, message }: Prepared["typedData"]): { name: string; value: string }[] {
  const { time, expirationTime } = message;
  const moments: Record<string, string> = {
    time: formatSeconds(time),
    expirationTime: expirationTime === 0 ? "never" : formatSeconds(expirationTime),
  };
  const told = (given: Record<string, unknown>, kind: string) =>
    Object.entries(given).map(([name, value]) => ({ name: `${kind}.${name}`, value: String(value) }));
  return [
    ...told(domain, "domain"),
    ...Object.entries(message).map(([name, value]) => ({
      name,
      value: moments[name] === undefined ? String(value) : `${value} (${moments[name]})`,
    })),
  ];
}

function Done({ made, subject, onClose }: { made: Made; subject: string; onClose: () => void }) {
  return (
    <>
      <p className="flex gap-3 font-medium">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
        <span className="wrap-anywhere">
          Attestation about {subject} published. {describeImpact(made.scoreImpact)}
        </span>
      </p>
      <div className="grid gap-3">
        <ButtonLink href={`/attest/${made.attestation.id}`}>See the attestation</ButtonLink>
        <Button kind="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}

/** What became of the subject's score: measured, not estimated. */
export function describeImpact(points: number): string {
  if (points === 0) return "The score did not change.";
  const size = Math.abs(points);
  return `The score ${points > 0 ? "rises" : "falls"} by ${size.toLocaleString("en")} ${size === 1 ? "point" : "points"}.`;
}
