import type { ReactNode } from "react";

const tones = {
  plain: "bg-sunken text-ink-soft",
  accent: "bg-accent-soft text-accent",
  good: "bg-up-soft text-up",
  caution: "bg-caution-soft text-caution",
  bad: "bg-down-soft text-down",
} as const;
export type Tone = keyof typeof tones;

/** A word about a state; its colour only adds to the word. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
