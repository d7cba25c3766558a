import { CircleCheck, CircleX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { Attestation, RevocationReason } from "../../lib/domains/attestations/schemas.ts";
import { type ChainNames, chainName, TransactionLink } from "../scores/transaction-link.tsx";
import { formatTime } from "../ui/dates.ts";
import { formatSeconds, formatValue, proofLabels, reasonLabels, schemaLabels } from "./labels.ts";
import { LongText } from "./long-text.tsx";
import { type Party, PartyLink } from "./party.tsx";

/** What an attestation states: its fields, in words where its schema has some. */
export function AttestationData({ attestation }: { attestation: Attestation }) {
  const { data, schemaName } = attestation;
  const words = schemaLabels(schemaName)?.fields;
  const fields = Object.entries(data);
  if (fields.length === 0) return <Undecoded attestation={attestation} />;
  return (
    <dl className="grid gap-5">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm wrap-anywhere text-ink-faint">{words?.[name]?.label ?? name}</dt>
          <dd className="mt-0.5 text-lg wrap-anywhere whitespace-pre-wrap">
            <LongText text={formatValue(value, words?.[name])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Undecoded({ attestation: { encodedData, dataState, dataBytes } }: { attestation: Attestation }) {
  if (dataState === "omitted") {
    return (
      <p className="text-ink-soft">
        Its data has {dataBytes.toLocaleString("en")} bytes, more than this service stores. The transaction has all of
        it.
      </p>
    );
  }
  if (encodedData === "0x") return <p className="text-ink-soft">It holds no data.</p>;
  return (
    <div>
      <p className="text-ink-soft">Its data cannot be read by its schema. As it was encoded:</p>
      <div className="mt-2 font-mono text-sm wrap-anywhere">
        <LongText text={encodedData} />
      </div>
    </div>
  );
}

interface Validity {
  signature: boolean;
  revoked: boolean;
  expired: boolean;
}

/** What speaks for an attestation and against it, each by itself. */
export function Verification({ attestation, validity }: { attestation: Attestation; validity: Validity }) {
  const { expirationTime, revocable, signatureKind, final } = attestation;
  const isOnChain = signatureKind === "onchain";
  return (
    <ul aria-label="Verification" className="divide-y divide-line rounded-xl border border-line bg-surface">
      <Check holds={validity.signature} title={isOnChain ? "It is on chain" : "The signature holds"}>
        {proofLabels[signatureKind]}
        {isOnChain && !final && " Its block is not final yet: a reorganisation could still take it."}
      </Check>
      <Check holds={!validity.revoked} title={validity.revoked ? "It was revoked" : "It was not revoked"}>
        {revocable || validity.revoked
          ? "Its issuer alone can revoke it."
          : "It was made as one that cannot be revoked."}
      </Check>
      <Check holds={!validity.expired} title={validity.expired ? "It has expired" : "It has not expired"}>
        {expirationTime === 0 ? "It has no end." : `It holds until ${formatSeconds(expirationTime)}.`}
      </Check>
    </ul>
  );
}

function Check({ holds, title, children }: { holds: boolean; title: string; children: ReactNode }) {
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <li className="flex gap-3 p-4">
      <Icon size={20} className={`mt-0.5 shrink-0 ${holds ? "text-up" : "text-down"}`} />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </li>
  );
}

/** Why an attestation was revoked. `details` are for its two sides. */
export function Revocation(props: { reason?: RevocationReason; details?: string; publicReason?: string; at: string }) {
  const { reason, details, publicReason, at } = props;
  return (
    <div className="rounded-xl bg-down-soft p-5">
      <p className="font-semibold text-down">
        Revoked {formatTime(at)}
        {reason ? `: ${reasonLabels[reason]}` : ", on chain"}
      </p>
      {publicReason !== undefined && <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{publicReason}</p>}
      {details !== undefined && (
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">For the record: {details}</p>
      )}
    </div>
  );
}

/** Who said it, of whom, when and where. */
export function AttestationFacts(props: {
  attestation: Attestation;
  issuer: Party;
  subject: Party;
  chains: ChainNames;
}) {
  const { attestation, chains } = props;
  const { id, uid, schema, time, createdAt, expirationTime, revocable, refUID, chainId, txHash } = attestation;
  return (
    <dl className="grid">
      <Fact name="Said by">
        <PartyLink party={props.issuer} />
        <Whole address={props.issuer.address} />
      </Fact>
      <Fact name="Of">
        <PartyLink party={props.subject} />
        <Whole address={props.subject.address} />
      </Fact>
      <Fact name="Said">{formatSeconds(time)}</Fact>
      <Fact name="Came in">{formatTime(createdAt)}</Fact>
      <Fact name="Holds until">{expirationTime === 0 ? "no end" : formatSeconds(expirationTime)}</Fact>
      <Fact name="Can be revoked">{revocable ? "yes" : "no"}</Fact>
      <Fact name="Network">{chainName(chains, chainId)}</Fact>
      {txHash !== null && (
        <Fact name="Transaction">
          <TransactionLink chainId={chainId} txHash={txHash} chains={chains} />
        </Fact>
      )}
      {!/^0x0+$/.test(refUID) && (
        <Fact name="About the attestation">
          <Link href={`/attest/${refUID}`} prefetch={false} className="underline underline-offset-4 hover:text-accent">
            <Hash value={refUID} />
          </Link>
        </Fact>
      )}
      <Fact name="Schema">
        <Hash value={schema} />
      </Fact>
      <Fact name="Uid">
        <Hash value={uid} />
      </Fact>
      <Fact name="Id">
        <Hash value={id} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 last:border-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  );
}

/** In two lines of the same length where it is one of 32 bytes. */
function Hash({ value }: { value: string }) {
  return <span className="inline-block max-w-[33ch] font-mono text-sm wrap-anywhere">{value}</span>;
}

/** On paper nothing can be followed or copied: the address stands there whole. */
function Whole({ address }: { address: string }) {
  return (
    <span aria-hidden="true" className="hidden font-mono text-sm wrap-anywhere print:block">
      {address}
    </span>
  );
}
