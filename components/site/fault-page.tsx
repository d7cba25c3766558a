import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

export interface FaultPageProps {
  error: Error & { digest?: string };
  /** Asks the server for the page again; to draw what came once more would only show the fault once more. */
  retry: () => void;
}

/** What stands in the place of a page that could not be made. */
export function FaultPage({ error, retry }: FaultPageProps) {
  return (
    <>
      <title>Something went wrong · Credence</title>
      <h1 className="mt-14 mb-6 text-3xl font-semibold tracking-tight">Something went wrong</h1>
      <Notice icon={TriangleAlert} title="This page could not be made.">
        <p>
          The fault is ours, not yours.{error.digest && ` In our logs it is ${error.digest}.`} Trying again often helps.
        </p>
        <Button type="button" onClick={retry}>
          Try again
        </Button>
      </Notice>
    </>
  );
}
