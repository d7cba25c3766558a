import { TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

export interface ErrorViewProps {
  error: Error & { digest?: string };
  /** Requests the page again from the server. */
  retry: () => void;
}

/** Stands in place of a page that could not be rendered. */
export function ErrorView({ error, retry }: ErrorViewProps) {
  return (
    <>
      <title>Something went wrong · Credence</title>
      <h1 className="mt-14 mb-6 text-3xl font-semibold tracking-tight">Something went wrong</h1>
      <Notice icon={TriangleAlert} title="We could not load this page.">
        <p>This is our fault, not yours.{error.digest && ` Error id: ${error.digest}.`} Try again.</p>
        <Button onClick={retry}>Try again</Button>
      </Notice>
    </>
  );
}
