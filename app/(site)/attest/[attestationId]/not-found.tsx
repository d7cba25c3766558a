import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  return (
    <RecordNotFound title="Attestation not found" href="/attest/received" link="See received attestations">
      Check its id or UID. A reorg may also have removed the block it was recorded in.
    </RecordNotFound>
  );
}
