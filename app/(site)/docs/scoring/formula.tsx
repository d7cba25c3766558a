import { Heading } from "@/components/docs/heading.tsx";

/** A formula with its name, its anchor and a figure. */
export function Formula(props: { id: string; name: string; figure: string; formula: string; remedy?: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div>
        <div className="text-ink">
          <Heading level={3} id={props.id}>
            {props.name}
          </Heading>
        </div>
        <p className="figures text-sm text-ink-faint">{props.figure}</p>
      </div>
      <div>
        <p className="font-mono text-sm leading-6 wrap-anywhere">{props.formula}</p>
        {props.remedy && <p className="mt-1 text-sm">{props.remedy}.</p>}
      </div>
    </div>
  );
}
