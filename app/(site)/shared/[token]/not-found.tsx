import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  return (
    <RecordNotFound title="Nothing is shared here" href="/" link="Go to the start">
      The link is wrong, has ended, or its owner revoked it.
    </RecordNotFound>
  );
}
