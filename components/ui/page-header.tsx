import type { ReactNode } from "react";

/** The title of a page, a sentence about it, and an action at its right. */
export function PageHeader(props: { title: ReactNode; lead?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mt-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mt-12">
      <div>
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{props.title}</h1>
        {props.lead && <p className="mt-2 max-w-2xl text-lg text-pretty text-ink-soft">{props.lead}</p>}
      </div>
      {props.action}
    </div>
  );
}
