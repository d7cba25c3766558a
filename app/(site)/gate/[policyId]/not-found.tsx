import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  return (
    <RecordNotFound title="Gate not found" href="/policies" link="Build a policy">
      Its policy does not exist, or was deleted by its owner.
    </RecordNotFound>
  );
}
