import type { ComponentProps, ReactNode } from "react";

/** A table in a frame that scrolls sideways in a narrow window, by keyboard too. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scroll-edges relative overflow-x-auto rounded-xl border border-line"
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function HeadCell({ className = "", ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={`border-b border-line px-2 py-2.5 text-sm font-medium whitespace-nowrap text-ink-faint first:pl-4 last:pr-4 sm:px-4 sm:first:pl-5 sm:last:pr-5 ${className}`}
    />
  );
}

export function Cell({ className = "", ...rest }: ComponentProps<"td">) {
  return (
    <td
      {...rest}
      className={`border-b border-line px-2 py-3 align-middle first:pl-4 last:pr-4 sm:px-4 sm:first:pl-5 sm:last:pr-5 [tr:last-child>&]:border-b-0 ${className}`}
    />
  );
}
