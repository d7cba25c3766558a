import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  return (
    <RecordNotFound title="Appeal not found" href="/appeals" link="See all appeals">
      Check its id. The log lists every appeal.
    </RecordNotFound>
  );
}
