/** Failures in a row that open a circuit. */
const FAILURES = 5;
/** How long a circuit stays open: the first time, doubled up to the longest, milliseconds. */
const OPEN_MS = { first: 30_000, longest: 600_000 };

interface Circuit {
  failures: number;
  /** Unix milliseconds. When it has passed, one attempt may test whether the receiver is back. */
  openUntil: number;
}

/** Result of an attempt: acknowledged fast, slowly, or not at all. */
export type AttemptResult = "fast" | "slow" | "failed";

/** A circuit breaker for each webhook: closed, open (no attempts) or half open (one attempt at a time). */
export interface Circuits {
  /** Slow counts as failed, but does not prolong the pause: the receiver does accept events. */
  record(webhookId: string, result: AttemptResult, at: number): void;
  /** How many attempts a webhook may have under way; `most` while its circuit is closed. */
  allows(webhookId: string, at: number, most: number): number;
  /** The webhooks whose circuit is open. */
  open(at: number): string[];
}

export function createCircuits(): Circuits {
  // Webhooks without failures have no entry.
  const circuits = new Map<string, Circuit>();
  return {
    record(webhookId, result, at) {
      if (result === "fast") {
        circuits.delete(webhookId);
        return;
      }
      const circuit = circuits.get(webhookId) ?? { failures: 0, openUntil: 0 };
      // Attempts that were under way when it opened do not count.
      if (at < circuit.openUntil) return;
      circuit.failures = result === "slow" ? Math.min(circuit.failures + 1, FAILURES) : circuit.failures + 1;
      const reopenings = circuit.failures - FAILURES;
      if (reopenings >= 0) circuit.openUntil = at + Math.min(OPEN_MS.first * 2 ** reopenings, OPEN_MS.longest);
      circuits.set(webhookId, circuit);
    },
    allows(webhookId, at, most) {
      const circuit = circuits.get(webhookId);
      if (!circuit || circuit.failures < FAILURES) return most;
      return at < circuit.openUntil ? 0 : 1;
    },
    open(at) {
      return [...circuits].filter(([, circuit]) => at < circuit.openUntil).map(([id]) => id);
    },
  };
}
