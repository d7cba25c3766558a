import type { ReactNode } from "react";

export function Section(props: { id: string; title: string; note?: ReactNode; children: ReactNode }) {
  const { id, title, note, children } = props;
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-16 print:mt-6">
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-2xl text-ink-faint">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
