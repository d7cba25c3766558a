import type { PolicyResult } from "@credence/client";
import type { ReactNode } from "react";
import { useStyles } from "./styles.tsx";
import { type PolicyQuery, usePolicy } from "./use-policy.ts";

export type GateProps = PolicyQuery & {
  /** Shown if the policy allows the identity. */
  children: ReactNode;
  /** Shown if it does not; default: the reasons, and what would change them. */
  fallback?: ReactNode | ((result: PolicyResult) => ReactNode);
  /** Shown while the policy is evaluated; default: a line that says so. */
  pending?: ReactNode;
};

/**
 * Shows its children to identities that meet a policy. It hides nothing from somebody who reads the page's code: check again on
 * your server, or require a pass in your contract.
 */
export function Gate({ children, fallback, pending, ...query }: GateProps): ReactNode {
  const { data, isLoading, reload } = usePolicy(query);
  const { sheet, style } = useStyles();
  if (data?.allowed) return children;
  const shown = data && typeof fallback === "function" ? fallback(data) : (fallback as ReactNode | undefined); // Not a function.
  if (data && shown !== undefined) return shown;
  if (isLoading && pending !== undefined) return pending;
  return (
    <section className="credence credence-box" style={style} aria-label="Access" aria-busy={isLoading}>
      {sheet}
      {isLoading || query.identity === null ? (
        <p role="status">{isLoading ? "Checking access…" : "Connect a wallet to check access."}</p>
      ) : data ? (
        <Reasons result={data} />
      ) : (
        <div role="alert">
          <p>Access cannot be checked now.</p>
          <button type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
    </section>
  );
}

/** The rules that do not pass. */
function Reasons({ result }: { result: PolicyResult }) {
  const missing = result.rules.filter(({ outcome }) => outcome !== "pass");
  return (
    <>
      <p>{result.outcome === "indeterminate" ? "Access could not be checked." : "You do not have access yet."}</p>
      <ul>
        {missing.map(({ id, reason, howTo }) => (
          <li key={id}>
            {reason}
            {howTo && <span className="credence-soft"> {howTo.change}.</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
