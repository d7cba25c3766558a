/** Failures one after the other that open a circuit. */
const FAILURES = 5;
/** How long an open circuit rests: the first time, doubled up to the longest, milliseconds. */
const REST = { first: 30_000, longest: 600_000 };

interface Circuit {
  failures: number;
  /** Unix milliseconds; in the history: one attempt may try whether the receiver is back. */
  openUntil: number;
}

/** How an attempt went: acknowledged fast, acknowledged slowly, or not at all. */
export type AttemptResult = "fast" | "slow" | "failed";

/** What this worker knows of receivers that fail: closed, open (left alone) or half open (one attempt at a time). */
export interface Circuits {
  /** A slow receiver counts as one that fails, but its rest does not grow: it takes what it is sent. */
  record(webhookId: string, result: AttemptResult, at: number): void;
  /** How many attempts may be under way for a webhook, of `most` where all is well. */
  allows(webhookId: string, at: number, most: number): number;
  /** The webhooks to be left alone. */
  open(at: number): string[];
}

export function createCircuits(): Circuits {
  // A webhook that works has no entry.
  const circuits = new Map<string, Circuit>();
  return {
    record(webhookId, result, at) {
      if (result === "fast") {
        circuits.delete(webhookId);
        return;
      }
      const circuit = circuits.get(webhookId) ?? { failures: 0, openUntil: 0 };
      // Attempts that were under way when it opened say nothing new.
      if (at < circuit.openUntil) return;
      circuit.failures = result === "slow" ? Math.min(circuit.failures + 1, FAILURES) : circuit.failures + 1;
      const turns = circuit.failures - FAILURES;
      if (turns >= 0) circuit.openUntil = at + Math.min(REST.first * 2 ** turns, REST.longest);
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
