export interface ErrorViewProps {
  error: Error & { digest?: string };
  /** Requests the page again from the server. */
  retry: () => void;
}

/** Stands in place of a page that could not be rendered. Every page loads it beside its own code, so it imports nothing. */
export function ErrorView({ error, retry }: ErrorViewProps) {
  return (
    <>
      <title>Something went wrong · Credence</title>
      <h1 className="mt-10 mb-6 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Something went wrong</h1>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-6">
        <p className="font-semibold">We could not load this page.</p>
        <p className="mt-1 text-ink-soft">
          This is our fault, not yours.{error.digest && ` Error id: ${error.digest}.`} Try again.
        </p>
        <button
          type="button"
          onClick={retry}
          className="mt-4 min-h-11 cursor-pointer rounded-lg bg-accent px-5 font-medium text-on-accent hover:bg-ink hover:text-paper"
        >
          Try again
        </button>
      </div>
    </>
  );
}
