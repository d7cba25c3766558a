import type { ReactNode } from "react";

/** A table in a frame that scrolls sideways in a narrow window, by keyboard too. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scroll-edges relative overflow-x-auto rounded-xl border border-line"
    >
      <table className="cells w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
