import { ChevronDown } from "lucide-react";
import { Activity, type ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** As all sections, it is hydrated by itself, so that a press elsewhere does not wait for it. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-8 sm:mt-16 print:mt-6">
      <h2 id={id} className="scroll-mt-20 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-2xl text-ink-faint">{note}</p>}
      <div className="mt-5">
        <Activity>{children}</Activity>
      </div>
    </section>
  );
}

interface FoldedProps extends Props {
  /** At the right of the title. */
  summary?: string;
  open?: boolean;
  /** Folded on a phone alone. */
  phoneOnly?: boolean;
}

/** A section that opens on demand, by links to its id (see `OpenLinkedSection`), and in print. */
export function FoldedSection({ id, title, note, summary, open, phoneOnly = false, children }: FoldedProps) {
  const wide = phoneOnly ? "sm:[&::details-content]:[content-visibility:visible]" : "";
  const head = phoneOnly ? "sm:pointer-events-none sm:min-h-0" : "";
  const mark = phoneOnly ? "sm:hidden" : "";
  return (
    <section aria-labelledby={id} className={phoneOnly ? "mt-8 sm:mt-16" : "border-b border-line print:mt-6"}>
      <details open={open} className={`group/section print:[&::details-content]:[content-visibility:visible] ${wide}`}>
        <summary
          className={`-mx-3 flex min-h-16 max-sm:min-h-13 cursor-pointer list-none items-center gap-x-4 rounded-lg px-3 transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden ${head}`}
        >
          <h2 id={id} className="scroll-mt-20 text-xl font-semibold tracking-tight">
            {title}
          </h2>
          {summary && (
            <span className={`figures ml-auto text-right text-sm text-balance text-ink-faint ${mark}`}>{summary}</span>
          )}
          <ChevronDown
            size={20}
            className={`shrink-0 text-ink-faint transition-transform group-open/section:rotate-180 print:hidden ${summary ? "" : "ml-auto"} ${mark}`}
          />
        </summary>
        <div className={phoneOnly ? "pt-1 max-sm:pb-6" : "pt-1 pb-10"}>
          {note && <p className="mb-5 max-w-2xl text-ink-faint">{note}</p>}
          <Activity>{children}</Activity>
        </div>
      </details>
    </section>
  );
}
