/** Consecutive failures that open a circuit. */
const FAILURES = 5;
/** How long a circuit stays open, doubled each time, milliseconds. */
const OPEN_MS = { first: 30_000, longest: 600_000 };

interface Circuit {
  failures: number;
  /** Unix milliseconds. Afterwards one attempt at a time is allowed. */
  openUntil: number;
}

/** Result of an attempt: acknowledged fast, slowly, or not at all. */
type AttemptResult = "fast" | "slow" | "failed";

/** A circuit breaker for each webhook: closed, open (no attempts) or half open (one attempt at a time). */
interface Circuits {
  /** A slow response counts as a failure but does not prolong the pause, because the receiver accepts events. */
  record(webhookId: string, result: AttemptResult, at: number): void;
  /** Allowed concurrent attempts of a webhook; `most` while its circuit is closed. */
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
      // Attempts that started before it opened do not count.
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
